import { expect, test } from 'vitest';
import { labelled, scaleEnd } from './number-words.ts';

test('a scale ends at a round number, and labels do not touch', () => {
  expect([0, 1, 3, 7, 10, 11, 480, 1284].map(scaleEnd)).toEqual([1, 1, 5, 10, 10, 20, 500, 2000]);
  const isLabelled = labelled(12, 5);
  expect(Array.from({ length: 12 }, (_, i) => i).filter(isLabelled)).toEqual([2, 5, 8, 11]);
});
