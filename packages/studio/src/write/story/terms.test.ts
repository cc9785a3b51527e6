import { expect, test } from 'vitest';
import { analyseStory } from './analyse-story.ts';
import { keyTermsOf } from './section.ts';

const termsOf = (concept: string, story: string, best = 8) =>
  analyseStory({ concept, story })
    .terms.slice(0, best)
    .map(({ text }) => text);

/** What a learner is shown as key terms. */
function keyTerms(concept: string, story: string): string[] {
  const read = analyseStory({ concept, story });
  return keyTermsOf(read.sentences, read).map(({ text }) => text);
}

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
  const terms = keyTerms(
    'Evaporation',
    'Mina put a saucepan beside the armchair. The water was gone by evening. Evaporation turns a liquid into vapour, and warmth helps.',
  );
  expect(terms).toContain('evaporation');
  expect(terms).not.toContain('armchair');
});

test('German verbs of the concept count', () => {
  expect(
    termsOf('Fliegen und Landen', 'Der Storch fliegt über das Dorf. Dann landet er auf dem Dach.'),
  ).toEqual(expect.arrayContaining(['fliegt', 'landet']));
});

test('words with a hyphen are one word of a term', () => {
  const terms = termsOf(
    'Online safety',
    'Zara switched on two-factor authentication. The time it takes is called its half-life.',
  );
  expect(terms).toEqual(expect.arrayContaining(['two-factor authentication', 'half-life']));
  expect(terms).not.toContain('factor authentication');
});

test('what is near to the topic is a key term, and what is only in the story is none', () => {
  const terms = keyTerms(
    'Earthquakes',
    'Leo put the jam on the shelf. The tremor shook the jam and the shelf. A fault runs under the town, and seismologists measure it.',
  );
  expect(terms).not.toContain('jam');
  expect(terms).not.toContain('shelf');
});

test.each([
  ['Warm air rises and cools down. The air is cold.', 'air rises'],
  ['Fog is a cloud that touches the ground.', 'touches'],
  ['The bus costs £1.50 for each child. The bus was full.', 'bus costs'],
  ['Your phone cuts the photo into small pieces. The phone is small.', 'phone cuts'],
  ['The packets travel through cables under the sea. Each of the packets has a number.', 'packets travel'],
  ['The water travels up the stem in thin tubes called xylem. The water is cold.', 'water travels'],
])('takes no verb into a term: %s', (story, not) => {
  const { terms } = analyseStory({ story, concept: 'packets' });
  expect(terms.map(({ text }) => text)).not.toContain(not);
});
