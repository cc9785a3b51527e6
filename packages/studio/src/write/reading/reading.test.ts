import { describe, expect, it } from 'vitest';
import { historicalCount, historicalPerson } from '../../language/historical-people.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { labelledStories } from './fixtures/labelled-stories.ts';
import { isDark } from './reading.ts';

describe.each(Object.entries(labelledStories))('the reading of %s', (_, label) => {
  const story = analyseStory(label);
  const told = story.entities.map(({ name, kind, what, gender }) =>
    `${name}: ${kind} ${what ?? gender ?? ''}`.trim(),
  );

  it('knows who is who, and who tells it', () => {
    expect(told).toEqual(expect.arrayContaining(label.who));
    expect(story.narrator).toBe(label.narrator);
  });

  it('gives every speech to its speaker', () => {
    const said = story.sentences.flatMap(({ quote }) =>
      quote ? [quote.self ? 'I' : (quote.speaker ?? '?')] : [],
    );
    expect(said).toEqual(label.says);
  });

  it('follows it from place to place', () => {
    for (const [index, place] of Object.entries(label.places ?? {}))
      expect([index, story.sentences[Number(index)]!.place]).toEqual([index, place]);
  });

  it('feels what is dark, and says what is missing', () => {
    const dark = story.sentences.filter(({ mood }) => isDark(mood)).map(({ index }) => index);
    expect(dark).toEqual(expect.arrayContaining(label.dark ?? []));
    if (label.dark?.length === 0) expect(dark).toEqual([]);
    expect(story.danger?.kind).toBe(label.danger);
    expect(story.missing !== undefined).toBe(label.missing === true);
  });
});

it('knows people of history by name, and no everyday word for one of them', () => {
  expect(historicalCount).toBeGreaterThan(300);
  expect(historicalPerson('Wangari Maathai')).toMatchObject({ gender: 'she', role: 'leader' });
  expect(historicalPerson('Champollion')).toMatchObject({ gender: 'he' });
  for (const word of ['Snow', 'He', 'Anthony', 'Priya']) expect(historicalPerson(word)).toBeUndefined();
});

it('leaves open whether Alex, Sam, Surya or Musa is a she or a he', () => {
  for (const name of ['Alex', 'Sam', 'Surya', 'Musa', 'Andrea'])
    expect(
      analyseStory({ concept: 'x', story: `${name} ran home. "Wait!" said ${name}.` }).entities[0],
    ).not.toHaveProperty('gender');
});

it.each([
  'Evaporation turns a liquid into vapour.',
  'Inflation made bread dear.',
  'Friction took its speed away.',
])('“%s” names nobody', (text) => {
  const { people } = analyseStory({ concept: '', story: `Mina sat on the wall. ${text}` });
  expect(people).toEqual(['Mina']);
});

it.each([
  ['I am the cook at a school. A boy came in. I gave him soup.', 'adult'],
  ['My granddaughter Ines planted a bean. I watched her.', 'adult'],
  ['I weigh 85 kg. The plank did not care.', 'adult'],
  ['A girl came to my desk. "Mrs. Amadi, is that true?" she asked. I said yes.', 'adult'],
  ['My mum took me to the lake. I was scared.', 'child'],
  ['My teacher told me about bees. I am nine.', 'child'],
  ['I have kept bees for twenty-two years.', 'adult'],
  ['The fox ran. The hen hid.', 'none'],
])('knows who tells: %s', (story, narrator) => {
  expect(analyseStory({ concept: '', story }).narrator).toBe(narrator);
});
