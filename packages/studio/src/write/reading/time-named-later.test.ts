import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'History' });

it('dates a story by the day that its teller names later, and knows a grown-up by the age', () => {
  const { entities, narrator } = read(
    'My name is Daniel Buckley, and I was twenty-one years old when I left Queenstown on the Titanic. I had a small suitcase. I wanted to earn money. On the night of 14 April 1912 I woke up because of a noise. A lady gave me her shawl. In the morning the Carpathia came. The ship took us to New York.',
  );
  expect(narrator).toBe('adult');
  expect(entities.find(({ name }) => name === 'Lady')?.period).toMatch(/^1912/);
  // A ship is nobody.
  expect(entities.find(({ name }) => name === 'Carpathia')?.kind).toBe('thing');
});

it('leaves the shadow of a death with the next time that is told', () => {
  const { sentences } = read(
    'In 1974 soldiers killed a man at the wall. His sister came. On the evening of 9 November 1989 Renate was at home. She opened a window.',
  );
  expect(sentences.map(({ mood }) => mood === 'grave')).toEqual([true, true, false, false]);
});
