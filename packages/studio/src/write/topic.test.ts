import { expect, it } from 'vitest';
import { briefFor } from './fixtures/brief.ts';
import { titleOf, topicInSentence, withTopic } from './topic.ts';

const story = 'Maya asks a question about it.';

it.each([
  ['the solar system', 'The Solar System'],
  ['how a bill becomes a law', 'How a Bill Becomes a Law'],
  ['iPads in school', 'iPads in school'],
  ['The hungry plant', 'The hungry plant'],
  ['  *volcanoes*  ', 'Volcanoes'],
])('puts the title "%s" on a comic as "%s"', (title, shown) => {
  expect(titleOf(briefFor({ title, concept: 'any', story }))).toBe(shown);
});

it('gives a comic without a title that of its concept', () => {
  expect(titleOf(briefFor({ title: ' ', concept: 'water cycle', story }))).toBe('Water Cycle');
});

it('leaves a title in another language to its spelling but for its first letter', () => {
  const german = 'Die kleine Pflanze steht auf dem Fenster und wächst jeden Tag ein bisschen.';
  expect(titleOf(briefFor({ title: 'über das wasser', concept: 'wasser', story: german }))).toBe(
    'Über das wasser',
  );
});

it.each([
  ['Kindness to animals', 'kindness to animals'],
  ['Standing up to bullying', 'standing up to bullying'],
  ['The Silk Road', 'the Silk Road'],
  ['Pythagorean theorem', 'Pythagorean theorem'],
  ['Ancient Egypt', 'Ancient Egypt'],
  ['Indian independence', 'Indian independence'],
  ['DNA', 'DNA'],
  ['photosynthesis', 'photosynthesis'],
])('speaks of the concept "%s" as "%s"', (concept, said) => {
  expect(topicInSentence(briefFor({ concept, story }))).toBe(said);
});

it.each([
  ['Binary numbers', ['switches'], ['binary numbers', 'switches']],
  ['Magnets', ['magnetic field'], ['magnetic field']],
  ['How a bill becomes a law', ['senate'], ['senate']],
])('leads the key terms of "%s" with it where none says it', (concept, terms, shown) => {
  expect(withTopic(terms, briefFor({ concept, story }))).toEqual(shown);
});
