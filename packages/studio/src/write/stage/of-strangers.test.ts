import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { isOfStrangers } from './of-strangers.ts';

it.each([
  ['On the last Friday of June two workers painted white stripes across the road.', true],
  ['The next runner was already on the road.', true],
  ['Some learners blamed the teacher.', true],
  ['At the bottom of the hill we opened it.', false],
  ['The building was damp and dark.', false],
  ['Kojo walked across with his sister.', false],
])('"%s" is about strangers: %s', (story, expected) => {
  expect(isOfStrangers(analyseStory({ concept: 'x', story }).sentences[0]!)).toBe(expected);
});
