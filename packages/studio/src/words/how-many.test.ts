import { expect, it } from 'vitest';
import { howMany } from './how-many.ts';

it.each([
  ['three apples', 3],
  ['12 big red apples', 12],
  ['both apples', 2],
  ['apples', undefined],
  ['many apples', undefined],
  ['13 apples', undefined],
  ['one of the three apples', undefined],
  ['more than two apples', undefined],
  ['two boxes of apples', undefined],
  ['after ten minutes small apples', undefined],
  ['two delicious apples', 2],
  ['only two of the usual six apples', 2],
  ['two of six apples', 2],
  ['half of the six apples', undefined],
  ['3 / 4 apples', undefined],
  ['fifty - two apples', undefined],
  ['two hundred apples', undefined],
  ['pears and two apples', 2],
  ['three , apples', undefined],
])('"%s" are %s', (words, count) => {
  const all = words.split(' ');
  expect(howMany(all, all.indexOf('apples'))).toBe(count);
});
