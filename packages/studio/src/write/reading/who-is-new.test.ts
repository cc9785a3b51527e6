import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'A story' });

it('knows whom somebody goes to as the one who is spoken to', () => {
  const { sentences } = read(
    '"Fish!" shouted Diego. "Sit down," said Ms. Park. Hannah was sad. Diego went to her. "You can choose the first fish," he said.',
  );
  expect(sentences.at(-1)!.quote).toMatchObject({ speaker: 'Diego', listener: 'Hannah' });
});

it('knows a stranger at the door by the name that comes next', () => {
  const told = (next: string) =>
    read(`Tariq rang the bell. An old woman opened the door. "Is this yours?" asked Tariq. ${next}`);
  const known = told('"My wallet!" cried Mrs. Brandt.');
  expect(known.entities.map(({ name }) => name)).toEqual(['Tariq', 'Mrs. Brandt']);
  expect(known.sentences[1]!.people).toEqual(['Mrs. Brandt']);
  const two = told('"My wallet!" cried Mrs. Brandt. The woman laughed.');
  expect(two.sentences[1]!.people).not.toContain('Mrs. Brandt');
  const before = read('Mrs. Brandt waved. An old woman opened the door. "Come in," said Mrs. Brandt.');
  expect(before.sentences[1]!.people).not.toContain('Mrs. Brandt');
});
