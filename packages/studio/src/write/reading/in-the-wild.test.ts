import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it('shows no warm beach in the land of ice', () => {
  const { sentences } = analyseStory({
    concept: 'adaptation',
    story:
      'Emperor penguins live in Antarctica. The mother lays one egg and goes to the sea to find fish. The father keeps the egg on the beach.',
  });
  expect(sentences.map(({ place }) => place)).not.toContain('beach');
  expect(sentences.map(({ place }) => place)).not.toContain('sea');
  expect(sentences[2]!.place).toBe('snow');
});
