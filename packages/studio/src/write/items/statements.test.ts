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
  ['Mrs. Bell said: "Exactly, and a long spring stores more energy."', ['A long spring stores more energy.']],
  ['Omar shook his head, because rust weakens an iron spring.', ['Rust weakens an iron spring.']],
  ['Omar left, because he was tired.', []],
  ['"A spring pushes because air is in it," said Omar, but Ana said "no air is in this one."', []],
  ['Omar thought that a spring is a kind of glue.', []],
])('takes what is explained out of: %s', (text, stated) => {
  expect(statedIn(text)).toEqual(stated);
});
