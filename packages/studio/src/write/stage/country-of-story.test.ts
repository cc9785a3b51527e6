import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { countryAbroad } from './country-of-story.ts';

const told = (story: string, country: string) =>
  countryAbroad(analyseStory({ concept: 'Water', story }), country);

it('tells the country of a story where the land is another than that of its readers', () => {
  const story = 'Mia lives in a village in Kenya. She went to the river.';
  expect(told(story, 'United Kingdom')).toBe('Kenya');
  expect(told(story, 'Kenya')).toBeUndefined();
  expect(told(story, 'Tanzania')).toBeUndefined();
  expect(told('Mia was born in Kenya. She went to school in America.', 'Kenya')).toBeUndefined();
  expect(told('Mia went to the river.', 'Kenya')).toBeUndefined();
});
