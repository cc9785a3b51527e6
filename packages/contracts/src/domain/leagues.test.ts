import { expect, test } from 'vitest';
import { placeTold } from './leagues.ts';

test('a place of the upper half is told, and no last one; with two people there is none to tell', () => {
  const toldOf = (people: number) =>
    Array.from({ length: people }, (_, i) => placeTold({ place: i + 1, people }));
  expect(toldOf(10)).toEqual([1, 2, 3, 4, 5, null, null, null, null, null]);
  expect(toldOf(3)).toEqual([1, 2, null]);
  expect(toldOf(2)).toEqual([null, null]);
  expect(toldOf(1)).toEqual([null]);
});
