import { expect, it } from 'vitest';
import { lookOfCalled } from './look-of-called.ts';

it.each([
  ['Nana Rosa', 'old-woman'],
  ['Abuelo Luis', 'old-man'],
  ['Aunt Lina', 'woman'],
  ['Mr. Reed', 'man'],
  ['Ms. Park', 'woman'],
  ['Dr. Rosa', 'woman'],
  ['Professor Quill', 'adult'],
  ['', 'adult'],
])('draws %s, of whom nothing else is told, as %s', (name, look) => {
  expect(lookOfCalled(name)).toBe(look);
});
