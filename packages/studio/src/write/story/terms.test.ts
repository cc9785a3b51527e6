import { expect, test } from 'vitest';
import { analyseStory } from './analyse-story.ts';

const termsOf = (concept: string, story: string, best = 8) =>
  analyseStory({ concept, story })
    .terms.slice(0, best)
    .map(({ text }) => text);

test.each([
  ['Electricity', 'The meter showed a current of 2 A. Then the current grew.', 'current'],
  ['Music', 'In the evening he plays the singing bowl in a temple. Everybody listens.', 'bowl'],
  ['Right triangles', 'We wrote down the rule: a² + b² = c². Then we measured the ladder.', 'a² + b² = c²'],
  ['Waves', 'The wave that runs up the river is called the Petitcodiac bore, and surfers love it.', 'bore'],
  [
    'Money',
    'The baker, the butcher and the tailor were cross. The central bank printed notes.',
    'central bank',
  ],
  ['Magnets', 'Ada tried a cork and a key. Iron is magnetic.', 'magnetic'],
  ['Voting', 'They voted for the pond. The yes side won.', 'voted'],
])('a story about %s teaches what it tells: %s', (concept, story, term) => {
  expect(termsOf(concept, story).join(' | ')).toContain(term);
});

test('things that stand about are no topic beside what is explained', () => {
  const terms = termsOf(
    'Evaporation',
    'Mina put a saucepan beside the armchair. The water was gone by evening. Evaporation turns a liquid into vapour, and warmth helps.',
    5,
  );
  expect(terms).toContain('evaporation');
  expect(terms).not.toContain('armchair');
});

test('German verbs of the concept count', () => {
  expect(
    termsOf('Fliegen und Landen', 'Der Storch fliegt über das Dorf. Dann landet er auf dem Dach.'),
  ).toEqual(expect.arrayContaining(['fliegt', 'landet']));
});
