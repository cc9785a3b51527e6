import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'A story' });

it('knows whom somebody goes to as the one who is spoken to', () => {
  const { sentences } = read(
    '"Fish!" shouted Diego. "Sit down," said Ms. Park. Hannah was sad. Diego went to her. "You can choose the first fish," he said.',
  );
  expect(sentences.at(-1)!.quote).toMatchObject({ speaker: 'Diego', listener: 'Hannah' });
});
