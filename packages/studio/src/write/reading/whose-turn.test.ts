import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const speakerIn = (story: string, words: string) =>
  analyseStory({ concept: 'seeds', story }).sentences.find(({ text }) => text.includes(words))?.quote
    ?.speaker;

it('an animal of a fable says what stands alone, although it has only laughed so far', () => {
  const fable =
    'Long ago Muruk the cassowary was walking in the forest. Cockatoo was sitting up on a branch and laughing at her. "You can\'t fly! What are you good for?" Muruk did not answer.';
  expect(speakerIn(fable, "can't fly")).toBe('Cockatoo');
});

it('an animal among people does not', () => {
  const story =
    'Finn and Ada were walking in the forest. Their dog Rex was jumping up at the tree. "You can\'t fly! What are you good for?" Ada laughed.';
  expect(speakerIn(story, "can't fly")).not.toBe('Rex');
});
