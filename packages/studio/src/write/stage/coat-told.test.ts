import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { withCoatTold } from './coat-told.ts';

it.each([
  [
    'I have a cat. Her name is Mochi and she is white. There was a very long black cat on the ground.',
    'Mochi',
    'cat',
    'white-cat',
  ],
  ['Leo has a dog called Bruno. Bruno is brown and very fast.', 'Bruno', 'dog', 'brown-dog'],
  ['A black cat called Inky lives at the school.', 'Inky', 'cat', 'black-cat'],
])('%s', (story, name, look, coat) => {
  const { entities, sentences } = analyseStory({ concept: 'animals', story });
  const animal = entities.find((one) => one.name === name)!;
  expect(
    withCoatTold(
      look,
      animal,
      entities,
      sentences.map(({ text }) => text),
    ),
  ).toBe(coat);
});
