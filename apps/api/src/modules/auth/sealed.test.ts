import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { reseal, seal, unseal } from './sealed.ts';

const [old, young, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];

test('a secret is read again for its own account, by the key of today or the one before', () => {
  const sealed = seal({ now: old }, 'JBSWY3DP', 'ada');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(unseal({ now: old }, sealed, 'ada')).toBe('JBSWY3DP');
  expect(unseal({ now: young, before: old }, sealed, 'ada')).toBe('JBSWY3DP');
  expect(unseal({ now: other }, sealed, 'ada')).toBeUndefined();
  expect(unseal({ now: old }, sealed, 'eve')).toBeUndefined();
  expect(unseal({ now: old }, `${sealed.slice(0, -2)}AA`, 'ada')).toBeUndefined();
  expect(unseal({ now: old }, '', 'ada')).toBeUndefined();
});

test('what the key before sealed is sealed anew, once', () => {
  const keys = { now: young, before: old };
  const anew = reseal(keys, seal({ now: old }, 'JBSWY3DP', 'ada'), 'ada')!;
  expect(unseal({ now: young }, anew, 'ada')).toBe('JBSWY3DP');
  expect(reseal(keys, anew, 'ada')).toBeUndefined();
  expect(reseal(keys, seal({ now: other }, 'JBSWY3DP', 'ada'), 'ada')).toBeUndefined();
});
