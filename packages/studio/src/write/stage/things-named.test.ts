import { expect, it } from 'vitest';
import { tagSentence } from '../story/tagger.ts';
import { thingsNamed } from './things-named.ts';

it('reads a sentence in which a foreign name falls into pieces that are no words', () => {
  const named = thingsNamed(tagSentence('Kašpárek bowed, and the children shouted hello.'), () => true);
  expect(named.map(({ words }) => words)).toContain('children');
});

it('takes nouns that stand together as one', () => {
  const named = thingsNamed(tagSentence('The fire truck stood beside a brick wall.'), () => true);
  expect(named.map(({ words }) => words).sort()).toEqual(['brick wall', 'fire truck']);
});

it.each([
  ['The net was torn.', 'net'],
  ['She caught it in her net.', 'net'],
  ['The frog sat in the reed.', 'reed'],
  ['They laid down their chisels and walked away.', 'chisels'],
  ['He took his stick and left.', 'stick'],
])('takes what stands after "the" or "his", and before no noun, for a thing: %s', (sentence, thing) => {
  const named = thingsNamed(tagSentence(sentence), () => true);
  expect(named.map(({ words }) => words)).toContain(thing);
});

it.each([
  ['She made her stand in the rain.', 'stand'],
  ['They paid the net price.', 'net'],
  ['He wiped his tired eyes.', 'tired'],
  ['He took the ball and left.', 'left'],
])('takes no verb and no attribute for a thing: %s', (sentence, word) => {
  const named = thingsNamed(tagSentence(sentence), () => true);
  expect(named.map(({ words }) => words)).not.toContain(word);
});
