import { expect, it } from 'vitest';
import { findNarrator, ownName } from './narrator.ts';

it.each([
  [
    ['Miss Brown read us a poem.', 'She said, "Listen for words that sound the same."', 'I put up my hand.'],
    'child',
  ],
  [
    [
      'Long ago Tortoise found a drum under the river.',
      'Whenever he beat it, yam and fish soup came out.',
      'He ate by himself behind a rock every day.',
      'He told the others he was fasting.',
      'Dog smelled the soup.',
      'He asked why a fasting person smells of pepper.',
      'Tortoise hid the drum.',
      'He fell asleep on the drum and kicked it.',
      'Soup poured down the hill like a flood.',
      'The animals came running.',
      'Elephant gave the drum back.',
      'That is why my grandmother says that food eaten alone is soon finished.',
    ],
    'child',
  ],
  [['Mr. Okafor showed our class a magnet.', 'I wanted to hold it.'], 'child'],
  [['I have taught at this school for twenty years.', 'My pupils ask me every spring.'], 'adult'],
  [['I am a class 3 teacher in Kisumu.', 'Many of them were absent, so I tried something.'], 'adult'],
  [['The river rises in the hills.', 'It flows to the sea.'], 'none'],
])('%j is told by: %s', (sentences, narrator) => {
  expect(findNarrator(sentences)).toBe(narrator);
});

it('knows the name that somebody gives who goes on to tell what they do', () => {
  expect(ownName(['My name is Abena and on Saturdays I help my mother.'])).toBe('Abena');
  expect(ownName(['I am Muslim and on Fridays we go to the mosque.'])).toBeUndefined();
  expect(ownName(['It was dark.', 'I, Ane, who am afraid in the cellar, was not afraid at all.'])).toBe(
    'Ane',
  );
});
