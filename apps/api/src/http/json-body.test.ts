import { expect, test } from 'vitest';
import { depthOf } from './json-body.ts';

test('depth counts brackets, but not those in strings', () => {
  expect(depthOf('1')).toBe(0);
  expect(depthOf('[{"a":[]},[]]')).toBe(3);
  expect(depthOf('{"a":"[[[[\\"[[","b":[]}')).toBe(2);
  expect(depthOf('['.repeat(5_000))).toBe(5_000);
});
