import { expect, it } from 'vitest';
import { findMoods } from './moods.ts';

it.each([
  ['But bees are in danger.', 'sad'],
  ['People hunted whales for their oil.', 'sad'],
  ['Mira hunted for her keys.', 'calm'],
])('feels with animals: %s', (text, mood) => {
  expect(findMoods([text], 'en', undefined)).toEqual([mood]);
});
