import { expect, it } from 'vitest';
import { tagSentence } from '../story/tagger.ts';
import { standsAlone } from './stands-alone.ts';

const alone = (text: string) => standsAlone({ text, tokens: tagSentence(text) });

it.each([
  'A magnet pulls iron and steel.',
  'In winter the lake cools down faster than the sea.',
  'On the inside of a bend the water is slow.',
  '4 × 6 = 24.',
])('can be read alone: %s', (text) => {
  expect(alone(text)).toBe(true);
});

it.each([
  'Quick note for class 4A.',
  'Same trick a magpie knows.',
  'No umbrella helps against that.',
  'If somebody is hurt:',
  'A gull that steals chips and laughs.',
  'Lisbon, in the spring of 1755.',
  'Moral: patience helps.',
  'thats how the wheel turns.',
  'Most people think that a whale is a fish.',
  'The dog would have laughed.',
  'Every day forty children want to cross it.',
])('leaves something open or is no sentence: %s', (text) => {
  expect(alone(text)).toBe(false);
});
