import { expect, it } from 'vitest';
import { analyseStory } from './analyse-story.ts';

const defined = (story: string) =>
  analyseStory({ story, concept: 'Winter' }).definitions.map(({ term }) => term);

it('takes no time or place for a word that is explained', () => {
  expect(
    defined('Der Igel schläft. Im November ist die Schale am Morgen noch voll. Jonas stellt sie weg.'),
  ).toEqual([]);
  expect(defined('Jonas liest ein Buch. Ein Igel ist ein Tier mit Stacheln. Er schläft im Winter.')).toEqual([
    'Igel',
  ]);
});
