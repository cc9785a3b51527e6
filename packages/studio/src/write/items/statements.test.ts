import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { statementsOf } from './statements.ts';

const statedIn = (text: string) => {
  const story = analyseStory({ concept: 'springs', story: text });
  return statementsOf(story.sentences, story)
    .map((sentence) => sentence.text)
    .filter((one) => !story.sentences.some((sentence) => sentence.text === one));
};

it.each([
  ['Mrs. Bell explained that a spring is a coil of wire.', ['A spring is a coil of wire.']],
  ['"Steel springs back after you let it go," said Mrs. Bell.', []],
  ['"A pressed spring stores some energy," said Mrs. Bell.', ['A pressed spring stores some energy.']],
  ['"The sun goes around the earth," said Omar. "No, it does not," said Mrs. Bell.', []],
  ['Omar thought that a spring is a kind of glue.', []],
])('takes what is explained out of: %s', (text, stated) => {
  expect(statedIn(text)).toEqual(stated);
});
