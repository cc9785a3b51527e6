import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { inWordsOf } from './in-words-of.ts';

it.each([
  ['This is the text of Wara from El Alto, 13 years, I only corrected a little.', 'Wara'],
  ['Here is what my pupil Tomas Ruiz wrote about it.', 'Tomas Ruiz'],
  ['As told by my neighbour Aroha:', 'Aroha'],
  ['Mei, 12, writes:', 'Mei'],
])('"%s" hands the telling over', (text, name) => {
  expect(inWordsOf(['I am a teacher.', text])).toEqual({ at: 1, name });
});

it.each([
  'This is the story of Wangari Maathai.',
  'This is the story of the rabbit who lost its tail.',
  'This is what happened to Tom.',
  'Tomas wrote a letter to his aunt.',
])('"%s" does not', (text) => {
  expect(inWordsOf(['I am a teacher.', text])).toBeUndefined();
});

it('has the one named tell the rest, and not what stands before', () => {
  const story = analyseStory({
    concept: 'preserving food',
    story:
      "I'm a teacher and I asked my students about a technology without a plug. This is the text of Wara, 13 years. My grandmother Felipa makes chuño in June. I helped her to spread the potatoes. That night I slept with three blankets. In the morning they were hard like stones.",
  });
  expect(story.narrator).toBe('child');
  expect(story.teller).toBe('Wara');
  expect(story.sentences.map(({ firstPerson }) => firstPerson)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});
