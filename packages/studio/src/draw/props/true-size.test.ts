import { expect, it } from 'vitest';
import { trueSizeOf } from './true-size.ts';

it.each([
  ['ant', 'small'],
  ['x-cup', 'small'],
  ['elephant', 'large'],
  ['house', 'large'],
  ['bicycle', 'ground'],
  ['x-stool', 'ground'],
])('knows how large a thing is: %s', (icon, size) => {
  expect(trueSizeOf(icon)).toBe(size);
});
