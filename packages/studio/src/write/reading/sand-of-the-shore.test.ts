import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { withSandOfTheShoreOnly } from './sand-of-the-shore.ts';

const fridge =
  'In March the tomatoes in our kitchen go soft in two days. My auntie Esi came home with two big clay pots. She put sand at the bottom of the big pot and sat the small pot on top of the sand. I filled the space between them with more sand. Then we poured water on the sand until it was dark and wet. Auntie put the tomatoes inside and covered everything with a wet sack. Now I pour water on the sand every morning before school.';

it('plays on no beach where sand is in a pot', () => {
  const { sentences } = analyseStory({ concept: 'evaporation', story: fridge });
  expect(sentences.map(({ place }) => place)).not.toContain('beach');
});

it('leaves the sand of a shore, and what else a story tells', () => {
  const shore = ['They ran to the beach.', 'The sand was hot.'];
  expect(withSandOfTheShoreOnly(shore)).toEqual(shore);
  expect(withSandOfTheShoreOnly(['We put sand in a bag.', 'Sandra has a sandwich.'])).toEqual([
    'We put grit in a bag.',
    'Sandra has a sandwich.',
  ]);
});
