import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { whyQuestion } from './why-question.ts';

const ask = (text: string, before = '') => {
  const story = analyseStory({ concept: 'reasons', story: `${before} ${text}`.trim() });
  return whyQuestion(story.sentences.at(-1)!, story);
};

it.each([
  ['Because the egg is less dense than the water, it floats.', 'Why does the egg float?'],
  ['The leaves are green because they hold chlorophyll inside.', 'Why are the leaves green?'],
  [
    'Farmers cut the pods by hand because machines would hurt the flowers.',
    'Why do farmers cut the pods by hand?',
  ],
  ['The road was closed because a tree had fallen on it.', 'Why was the road closed?'],
  ['The panels have to be clean because dust keeps the light out.', 'Why do the panels have to be clean?'],
  ['The pump stopped because a piece of rubber had broken.', 'Why did the pump stop?'],
])('asks for the reason of: %s', (text, question) => {
  expect(ask(text)).toBe(question);
});

it('asks by name where the story says he or she', () => {
  expect(ask('She laughs because the dog wears a hat.', 'Ana walks home.')).toBe('Why does Ana laugh?');
});

it('builds no question from a clause that it might bend', () => {
  expect(ask('Because the fat sets in crystals, the bar shines and snaps.')).toBeUndefined();
  expect(ask('The egg is denser and sinks because fresh water has a lower density.')).toBeUndefined();
  expect(ask('The soil stays there and the water has time because the rain runs slowly.')).toBeUndefined();
  expect(ask('That is so because nobody looked at the numbers.')).toBeUndefined();
  expect(ask('I stay at home because my leg hurts a lot.')).toBeUndefined();
});
