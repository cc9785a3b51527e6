import { expect, it } from 'vitest';
import { analyseStory } from './analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'une chose' });

it('knows the teacher by her name and her work, and her table as one of a classroom', () => {
  const { entities, sentences } = read(
    'Madame Lefèvre pose une bougie sur la table. « Le verre va casser », dit Hugo. La maîtresse retourne le verre sur la bougie.',
  );
  expect(entities.map(({ name }) => name)).not.toContain('Maîtresse');
  expect(sentences.at(-1)!.people).toEqual(['Madame Lefèvre']);
  expect(sentences[0]!.place).toBe('classroom');
});

it('leaves who fetches something where they are', () => {
  const { sentences } = read(
    'Jonas findet im Garten einen kleinen Igel. Der Igel rollt sich zusammen. Jonas holt eine Waage aus der Küche. Der Igel wiegt nur 400 Gramm.',
  );
  expect(sentences.map(({ place }) => place)).toEqual(['garden', 'garden', 'garden', 'garden']);
});

it('shows nobody who is only in a photo', () => {
  const { sentences } = read(
    'Valeria y su papá ponen un altar en la sala. Papá coloca la foto de la abuela Rosa en el centro. Valeria pone flores.',
  );
  expect(sentences[1]!.people.join(' ')).not.toContain('Rosa');
});
