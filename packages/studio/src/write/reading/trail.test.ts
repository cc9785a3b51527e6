import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it('leaves "she" with the animal that a story is about when another comes and chases her', () => {
  const { sentences, people } = analyseStory({
    concept: 'a life',
    story:
      'A tiny salmon came out of an egg. She was hungry. A kingfisher dived at her, but she hid under a log. After a year she swam to the sea. Once a seal chased her, and she got away. She ate shrimp.',
  });
  expect(sentences.map((one) => one.people)).toEqual([
    ['salmon'],
    ['salmon'],
    ['kingfisher', 'salmon'],
    ['salmon'],
    ['seal', 'salmon'],
    ['salmon'],
  ]);
  expect(people[0]).toBe('salmon');
});
