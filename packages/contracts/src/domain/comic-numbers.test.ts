import { expect, test } from 'vitest';
import { sharesOf, whereReadersLeave } from './comic-numbers.ts';

const of = (people: number, right: number) => ({ people, right, total: people * 2 });

test('answers of fewer than five people wait for the next span, and at the end for more', () => {
  expect(sharesOf([of(5, 5), of(4, 8), of(6, 2), of(2, 0)])).toEqual({
    shares: [50, null, 50, null],
    // Without the last two people, who could be told from the difference.
    all: 50,
  });
  expect(sharesOf([of(2, 4), of(2, 4)])).toEqual({ shares: [null, null], all: null });
  expect(sharesOf([])).toEqual({ shares: [], all: null });
});

test('readers leave where the largest part of those who came goes no further', () => {
  expect(whereReadersLeave([100, 98, 97, 60, 58])).toBe(2);
  expect(whereReadersLeave([100, 98, 60, 20])).toBe(2);
  expect(whereReadersLeave([100, 99, 98])).toBeUndefined();
  expect(whereReadersLeave([5, 1, 0])).toBeUndefined();
  expect(whereReadersLeave([])).toBeUndefined();
});
