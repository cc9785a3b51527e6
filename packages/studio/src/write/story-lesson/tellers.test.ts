import { expect, it } from 'vitest';
import { castStory } from '../stage/cast.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { calls, tellersOf } from './tellers.ts';

const tell = (story: string, wanted = {}) => {
  const read = analyseStory({ story, concept: 'a test' });
  return tellersOf(read, castStory(read, { seed: 'seed', castNames: wanted }), wanted);
};

it('lets a child of the story ask and its elder explain', () => {
  expect(tell('Sana and her grandmother pick beans in the garden. Sana fills a bowl.')).toEqual({
    asker: 'Sana',
    guide: "Sana's grandmother",
    newGuide: false,
  });
});

it('lets an older brother explain', () => {
  expect(tell('Sana and her older brother Ilya build a raft. Sana ties the logs.').guide).toBe('Ilya');
});

it('brings the studio’s guide to children among themselves', () => {
  const { asker, newGuide } = tell('Sana and Ilya build a raft. Sana ties the logs.');
  expect(asker).toBe('Sana');
  expect(newGuide).toBe(true);
});

it('lets a teacher explain alone, and animals be told of by the studio’s two', () => {
  expect(tell('Mrs. Kaya waters the plants in the classroom.')).toEqual({
    guide: 'Mrs. Kaya',
    newGuide: false,
  });
  const { asker, newGuide } = tell('A fox meets a crow. The fox wants the cheese.');
  expect(asker).toBeDefined();
  expect(newGuide).toBe(false);
});

it('lets no stranger explain, and no father ask one', () => {
  expect(tell('Sana sells bread. A customer buys a loaf from Sana.').newGuide).toBe(true);
  expect(tell('Father looks at the clouds. Father closes the window.')).toEqual({
    guide: 'Father',
    newGuide: false,
  });
});

it('keeps the names that the creator wished for', () => {
  const wanted = { learner: 'Pia', guide: 'Dr. Wu' };
  expect(tell('Sana and her grandmother pick beans.', wanted)).toEqual({
    asker: 'Pia',
    guide: 'Dr. Wu',
    newGuide: false,
  });
});

it('calls nobody by a name that nobody would say', () => {
  expect(calls("Sana's grandmother", 'Sana')).toBe('Grandmother');
  expect(calls('Mrs. Kaya', 'Sana')).toBe('Mrs. Kaya');
  expect(calls("Ilya's neighbour", 'Sana')).toBeUndefined();
});
