import { expect, it } from 'vitest';
import { thingNames } from './thing-names.ts';

it('names every thing once, in the words of a language where the studio knows them', () => {
  const german = thingNames('de');
  expect(new Set(german.map(({ name }) => name)).size).toBe(german.length);
  const wordsFor = (language: 'en' | 'de' | 'fr', thing: string) =>
    thingNames(language).find(({ name }) => name === thing)?.words;
  expect(wordsFor('de', 'deciduous-tree')).toEqual(['Baum', 'Bäume']);
  expect(wordsFor('fr', 'sun')).toEqual(['soleil']);
  expect(wordsFor('en', 'sun')).toEqual([]);
  expect(wordsFor('de', 'x-stomata')).toEqual([]);
});
