import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const said = (story: string) =>
  analyseStory({ story, concept: 'A story' }).sentences.flatMap(({ quote }) => quote ?? []);

it('lets who announces something say it', () => {
  const quotes = said(
    'Mia was afraid. Mr. Nguyen bent down. "Do you know what I do?" he whispered. "I breathe out slowly."',
  );
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Mr. Nguyen', 'Mr. Nguyen']);
});

it('takes what follows a cry for a sentence of its own', () => {
  const [first, second] = said(
    'I jumped out of bed. "Get up!" I shouted to the three boys. "Something is wrong!" They laughed at me.',
  );
  expect(first).toMatchObject({ self: true });
  expect(second).toMatchObject({ self: true, after: 'They laughed at me.' });
});

it('lets those hear who are called, and not those of whom is told', () => {
  const [asked] = said(
    'Tunde looked at the bicycle in Mr. Bello\'s shop. "Dad, can you buy it?" he asked. His father shook his head.',
  );
  expect(asked!.listener).toBe("Tunde's father");
  const [visit] = said(
    'Renate looked out. Her grandmother, Oma Lisa, lived there. "Can we visit Oma Lisa?" asked her brother Klaus.',
  );
  expect(visit!.listener).not.toBe('Oma Lisa');
});

it('lets those hear who have come since the last talk', () => {
  const quotes = said(
    '"What is it?" asked Mum. "Nothing," said Ella. Ella dried her eyes. Then she lifted Sam up. "Once upon a time," she began, "there was a bird."',
  );
  expect(quotes.at(-1)!.listener).toBe('Sam');
});

it('knows Mamá and Papá for parents', () => {
  const { entities } = analyseStory({
    story: 'Mateo draws. He goes to Mamá. "Later," says Mamá. Papá walks up and down.',
    concept: 'A story',
  });
  expect(entities.flatMap(({ kind, name }) => (name === 'Mateo' ? [] : [`${name} ${kind}`]))).toEqual([
    'Mamá adult',
    'Papá adult',
  ]);
});

it('lets nobody say what calls them by name', () => {
  const quotes = said(
    'Efua helps her Auntie Adwoa. Efua counts the coins and claps. "Auntie, we are rich!" Auntie Adwoa laughs and takes a book.',
  );
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Efua']);
});
