import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const placesOf = (story: string) =>
  analyseStory({ story, concept: 'Life in the sea' }).sentences.map(({ place }) => place);

it('lets the animals of the sea act below it, and a seal lie where it likes', () => {
  expect(
    placesOf(
      'A shark swam in the sea. "Who is there?" asked the octopus. The seal swam away. The seal slept in the snow.',
    ),
  ).toEqual(['underwater', 'underwater', 'sea', 'snow']);
});

it('leaves a story alone that somebody of the land is in', () => {
  expect(placesOf('Mia sat at the sea. A dolphin jumped. "Look!" said Mia.')).not.toContain('underwater');
  expect(placesOf('The frog sat on a stone. "Hello," said the fish.')).not.toContain('underwater');
});
