import { expect, it } from 'vitest';
import { findMoods } from './moods.ts';

it('hears no blow where a heart beats', () => {
  expect(findMoods(['Dabei schlägt ihr Herz nur achtmal in der Minute.'], 'de', undefined)).toEqual(['calm']);
  expect(findMoods(['Er schlägt den Jungen.'], 'de', undefined)).toEqual(['grave']);
});
