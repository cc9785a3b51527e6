import { expect, test } from 'vitest';
import { stepKey } from './step-key.ts';

const call = {
  provider: 'p',
  model: 'm',
  kind: 'k',
  version: 1,
  inputs: { a: 1, b: { c: [1, 2], d: undefined } },
};

test('the order of keys and absent values do not matter', () => {
  const same = { inputs: { b: { c: [1, 2] }, a: 1 }, version: 1, kind: 'k', model: 'm', provider: 'p' };
  expect(stepKey(same)).toBe(stepKey(call));
  expect(stepKey(call)).toMatch(/^[0-9a-f]{64}$/);
});

test('everything else does', () => {
  const others = [
    { ...call, model: 'n' },
    { ...call, version: 2 },
    { ...call, kind: 'l' },
    { ...call, provider: 'q' },
    { ...call, inputs: { a: 1, b: { c: [2, 1] } } },
    { ...call, inputs: { a: '1', b: { c: [1, 2] } } },
  ];
  expect(new Set([call, ...others].map(stepKey)).size).toBe(7);
});
