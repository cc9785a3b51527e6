import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { lessonWords } from '../story/section.ts';
import { leavesNothingOpen } from './nothing-open.ts';

const isClear = (text: string, concept = 'how plants grow') => {
  const story = analyseStory({ concept, story: `Ada asked her aunt. ${text}` });
  return leavesNothingOpen(text, story.sentences.at(-1)!.tokens, lessonWords(story));
};

it.each([
  'Very small bacteria eat leaves and they give out a gas.',
  'Plants drink water with their roots.',
  'The roots of a mangrove hold mud.',
  'The longest river in Africa is the Nile.',
  'The sun warms the air.',
  'In 1779 a doctor found that plants need light.',
  'A seed swells when it drinks.',
])('says all that it means by itself: "%s"', (text) => {
  expect(isClear(text)).toBe(true);
});

it.each([
  'By evening eleven more runners have carried the cords.',
  'In four years they will give the same apples.',
  'A pipe takes the gas to the kitchen.',
  'Every one has the Irish on top.',
  'Exactly, and if the water is too hot, it dies.',
  'Who is for taking turns?',
  'The shadows are different because the ground is curved.',
])('leaves something open: "%s"', (text) => {
  expect(isClear(text)).toBe(false);
});

it('knows the things that a lesson is about', () => {
  expect(isClear('The gears turn at the same speed.', 'gears and speed')).toBe(true);
  expect(isClear('The gears turn at the same speed.')).toBe(false);
});
