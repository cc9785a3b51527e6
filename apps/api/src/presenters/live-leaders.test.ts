import { expect, test } from 'vitest';
import { leadersOf } from './live-leaders.ts';

/** What is shown of a room in which seats have so many right. */
function shownOf(...right: number[]) {
  const { names, more } = leadersOf(right.map((n, i) => ({ id: String(i), name: `Seat ${i}`, right: n })));
  return { places: names.map(({ seatId, place }) => [Number(seatId), place]), more };
}

test('the first five by right answers, of the better half alone; who is level shares a place', () => {
  const ten = [0, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0];
  expect(shownOf(...ten).places).toEqual([1, 2, 3, 4, 5].map((seat, i) => [seat, i + 1]));
  expect(shownOf(3, 1, 3, 2, 0, 0)).toEqual({
    places: [
      [0, 1],
      [2, 1],
      [3, 3],
    ],
    more: 0,
  });
  expect(shownOf(4, 3, 2, 1).places).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('whoever is level with the lower half is not named, and nobody is where none is ahead', () => {
  expect(shownOf(3, 2, 2, 2, 2, 2, 1).places).toEqual([[0, 1]]);
  for (const room of [[], [3], [3, 3], [0, 0, 0, 0], [2, 2, 2, 1]])
    expect(shownOf(...room)).toEqual({ places: [], more: 0 });
});

test('where more are level than there is room for, five are named and the others counted', () => {
  const room = [...Array<number>(7).fill(3), ...Array<number>(7).fill(1)];
  expect(shownOf(...room)).toEqual({ places: [0, 1, 2, 3, 4].map((seat) => [seat, 1]), more: 2 });
});
