import { describe, expect, it } from 'vitest';
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

describe('things of the last hundred years', () => {
  it.each([
    [1901, 'airplane', false],
    [1906, 'telephone', false],
    [1873, 'train', false],
    [1873, 'locomotive', true],
    [1955, 'automobile', true],
    [1989, 'television', true],
    [1989, 'mobile-phone', false],
    [1930, 'bicycle', true],
    [1890, 'x-baton', false],
    [1912, 'x-hurdle', true],
    [2005, 'x-tablet', false],
    [2015, 'x-tablet', true],
    [1650, 'x-postage-stamp', false],
    [1860, 'x-sewing-machine', true],
    [1500, 'x-sewing-machine', false],
    [1500, 'x-iceberg', true],
  ])('in %i a picture of %s shows what was there: %s', (year, icon, was) => {
    expect(lookedSoIn(year, icon)).toBe(was);
  });
});
