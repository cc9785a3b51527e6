import { expect, it } from 'vitest';
import { lookedSoIn } from './things-of-their-time.ts';

it.each([
  [1520, 'mobile-phone', false],
  [1520, 'womans-sandal', false],
  [1520, 'x-rope', true],
  [1520, 'mountain', true],
  [1520, 'ear-of-corn', true],
  [-500, 'x-printing-press', false],
  [1600, 'x-printing-press', true],
  [1860, 'locomotive', true],
  [1860, 'desktop-computer', false],
  [1700, 'pizza', false],
])('in %i a %s looked as it does today: %s', (year, icon, expected) => {
  expect(lookedSoIn(year, icon)).toBe(expected);
});
