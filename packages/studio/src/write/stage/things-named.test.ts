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
