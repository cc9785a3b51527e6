import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const periodOf = (story: string, name: string) =>
  analyseStory({ story, concept: 'history' }).entities.find((one) => one.name.toLowerCase() === name)?.period;

it('sets a story in the time before a year', () => {
  const story =
    'Before 1450 books in Europe were copied by hand. A monk needed more than a year for one book. Only rich people had them. Johann Fust lent the money.';
  expect(periodOf(story, 'monk')).toBe('1450 Europe');
});

it('lets those around a long life wear what was worn when they come into it', () => {
  const story =
    'Nelson Mandela was born in 1918 in South Africa. Soldiers arrested him in 1962. On 11 February 1990 he walked out of prison. Thousands of people cheered.';
  expect(periodOf(story, 'people')).toBeUndefined();
  expect(periodOf(story, 'soldiers')).toBe('1918 South Africa');
});
