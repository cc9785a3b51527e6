import { expect, test } from 'vitest';
import { type KnownItem, knownComics, recallOf } from './known-comics.ts';

const now = new Date('2026-11-24T12:00:00Z');
const item = (comicId: string, daysAgo: number, stability: number, wasRight = true): KnownItem => ({
  comicId,
  stability,
  lastReviewAt: new Date(now.getTime() - daysAgo * 86_400_000),
  wasRight,
});

test('after as many days as it is stable an item is remembered nine times in ten', () => {
  expect(recallOf(item('a', 0, 5), now)).toBe(1);
  expect(recallOf(item('a', 5, 5), now)).toBeCloseTo(0.9, 10);
  // A clock that goes wrong makes nothing surer than sure.
  expect(recallOf(item('a', -3, 5), now)).toBe(1);
});

test('a comic is known well while all of it is, and shaky where something fades or was never right', () => {
  const known = knownComics(
    [
      item('well', 1, 60),
      item('well', 1, 80),
      item('fading', 30, 10),
      item('fading', 1, 30),
      item('wrong', 1, 30, false),
      item('wrong', 1, 30),
    ],
    now,
  );
  expect(known.map(({ comicId, state }) => [comicId, state])).toEqual([
    ['wrong', 'shaky'],
    ['fading', 'shaky'],
    ['well', 'well'],
  ]);
  expect(known[0]).toMatchObject({ items: 2, shakyItems: 1, unrepairedItems: 1 });
  expect(known[1]).toMatchObject({ items: 2, shakyItems: 1, unrepairedItems: 0, stabilityDays: 10 });
  expect(knownComics([], now)).toEqual([]);
});
