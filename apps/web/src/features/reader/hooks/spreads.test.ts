import { expect, test } from 'vitest';
import { spreadName, spreads } from './spreads.ts';

test('the cover lies alone and the other pages lie in pairs', () => {
  expect(spreads(5, true)).toEqual([[0], [1, 2], [3, 4]]);
  expect(spreads(4, true)).toEqual([[0], [1, 2], [3]]);
  expect(spreads(1, true)).toEqual([[0]]);
  expect(spreads(0, true)).toEqual([]);
});

test('a narrow screen shows one page at a time', () => {
  expect(spreads(3, false)).toEqual([[0], [1], [2]]);
});

test('a spread is named by its pages', () => {
  expect(spreadName([0])).toBe('Page 1');
  expect(spreadName([1, 2])).toBe('Pages 2 and 3');
});
