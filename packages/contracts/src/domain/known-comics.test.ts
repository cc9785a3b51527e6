import { expect, test } from 'vitest';
import { type KnownItem, knownComics } from './known-comics.ts';

const item = (comicId: string, recall: number, stability: number, wasRight = true): KnownItem => ({
  comicId,
  stability,
  wasRight,
  recall,
});

test('a comic is known well while all of it is, and shaky where something fades or was never right', () => {
  const known = knownComics([
    item('well', 0.99, 60),
    item('well', 0.99, 80),
    item('fading', 0.8, 10),
    item('fading', 0.99, 30),
    item('wrong', 0.99, 30, false),
    item('wrong', 0.99, 30),
  ]);
  expect(known.map(({ comicId, state }) => [comicId, state])).toEqual([
    ['wrong', 'shaky'],
    ['fading', 'shaky'],
    ['well', 'well'],
  ]);
  expect(known[0]).toMatchObject({ items: 2, shakyItems: 1, unrepairedItems: 1 });
  expect(known[1]).toMatchObject({ items: 2, shakyItems: 1, unrepairedItems: 0, stabilityDays: 10 });
  expect(knownComics([])).toEqual([]);
});
