import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { copyTitle, seedOf } from './series.ts';

test('a copy is named after the first one, in the length of a title', () => {
  expect(copyTitle('The Puddle')).toBe('Copy of The Puddle');
  expect(copyTitle('Copy of Copy of The Puddle')).toBe('Copy of The Puddle');
  const long = copyTitle('x'.repeat(limits.titleMax));
  expect([long.length, long.slice(0, 10)]).toEqual([limits.titleMax, 'Copy of xx']);
});

test('the people of a copy look like those of the comic that was copied', () => {
  const seed = seedOf('The  Puddle', 'Water cycle');
  expect(seed).toBe('the puddle|water cycle');
  expect(seedOf(copyTitle('The  Puddle'), 'Water cycle')).toBe(seed);
  expect(seedOf('Tides', 'Water cycle')).not.toBe(seed);
});
