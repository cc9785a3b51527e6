import { describe, expect, it } from 'vitest';
import { freeStories } from '../fixtures/free-stories.ts';
import { knownStories } from '../fixtures/known-stories.ts';
import { risingMoney } from './amounts.ts';
import { analyseStory } from './analyse-story.ts';

const read = (concept: string, story: string) => analyseStory({ concept, story });

it('finds people, and takes neither places nor first words for them', () => {
  expect(analyseStory(knownStories.bill!).people).toEqual([
    'Nadia',
    'Sam',
    'Mr. Alvarez',
    'Representative Chen',
    "Nadia's mother",
    'Woman',
  ]);
  expect(read('volcanoes', 'Ash can travel far. Scientists measure it. It fell on Rome.').people).toEqual([]);
});

describe('who speaks', () => {
  it.each([
    ['"I am late," says Ana.', 'Ana'],
    ['Ana runs. "I am late," she says.', 'Ana'],
    ['Ana runs. "You are late," her mother answers.', "Ana's mother"],
    ['Tom meets Ana. "I am late," he tells Ana.', 'Tom'],
    ['"I am late," says Ana. "I will run."', 'Ana'],
    ['Tom meets Ana. Priya waves. "I am late," he says.', 'Tom'],
    ['Ana and Tom play. "I am late," she says.', 'Ana'],
    ['"Who is there?" asks Tom. Ana opens the door.\n"It is me."', 'Ana'],
    ['"Hello," says Ana.\n"Hello," says Tom.\n"How are you?"', 'Ana'],
    ['The commander waits. Commander Okoye nods. "Go," he says.', 'Commander Okoye'],
    ['Ana sees a girl with red socks. "You draw well," says the girl. Her name is Liza.', 'Liza'],
  ])('%s', (story, speaker) => {
    expect(read('time', story).sentences.findLast((s) => s.quote)?.quote?.speaker).toBe(speaker);
  });
});

it('finds definitions with a question in good grammar', () => {
  const { definitions } = read(
    'the Silk Road',
    'The Silk Road was a network of routes. A caravan is a group of travellers. The bank was a big house.',
  );
  expect(definitions.map((d) => [d.term, d.question])).toEqual([
    ['the Silk Road', 'What was the Silk Road?'],
    ['caravan', 'What is a caravan?'],
  ]);
});

it('finds what somebody explains in the talk', () => {
  const { definitions, sentences } = read(
    'choices',
    'Ana and Tom shop. "A want is something nice to have," says Ana. "Tom is a friend of mine."',
  );
  expect(definitions.map((d) => [d.term, d.sentence])).toEqual([['want', 1]]);
  expect(sentences[1]!.kind).toBe('quote');
});

it('tells narrative, definition, cause and quote apart', () => {
  const kinds = analyseStory(freeStories.experiment!).sentences.map((s) => s.kind);
  expect(kinds.slice(0, 2)).toEqual(['narrative', 'narrative']);
  expect(kinds).toContain('definition');
  expect(kinds).toContain('cause');
  expect(kinds).toContain('quote');
});

it('finds the money that grows, not the money that is spent', () => {
  expect(risingMoney(['$100', '$10', '$110', '$11', '$121', '$40'])).toEqual(['$100', '$110', '$121']);
  expect(risingMoney(['$100', '$50'])).toBeUndefined();
});

it('furnishes no room of long ago as it would be today', () => {
  const told = (year: string) =>
    analyseStory({
      concept: 'Fire',
      story: `On 5 May ${year} Ruth was in the kitchen. She stirred the soup on the stove.`,
    }).sentences.map(({ place }) => place);
  expect(told('1720')).toEqual([undefined, undefined]);
  expect(told('2020')).toEqual(['kitchen', 'kitchen']);
});

it('knows that all its people are of the past, and gives them streets without cars', () => {
  const old = analyseStory({
    concept: 'Trade',
    story:
      'In the year 750 Timur led a caravan through the desert. His daughter Laleh rode with him. They reached the city in spring.',
  });
  expect(old.past).toBe(true);
  expect(old.sentences.at(-1)?.place).toBe('old-town');
  const today = analyseStory({
    concept: 'Trade',
    story:
      'Laleh and her class read about caravans. In the year 750 merchants crossed the desert. Laleh drew a map.',
  });
  expect(today.past).toBeUndefined();
});

it('gives the streets of a town of the North the gables of its time', () => {
  const { sentences } = analyseStory({
    concept: 'Cholera',
    story: 'In 1854 Dr. Mary Lind lived in London. She walked through the streets and asked everybody.',
  });
  expect(sentences.at(-1)?.place).toBe('old-street');
});

it('puts a wild animal that goes home into no living room', () => {
  const placesOf = (who: string) =>
    analyseStory({
      concept: 'Ants',
      story: `Pim was a small ${who}. She ran home. She slept there.`,
    }).sentences.map(({ place }) => place);
  expect(placesOf('black ant')).toEqual([undefined, undefined, undefined]);
  expect(placesOf('brown dog')).toContain('home');
});

it.each([
  ['a conclusion', '"So the thief is the sun, and it will give the water back," said Tom.'],
  ['one word for another', 'A river is a carrier.'],
])('takes %s for no definition', (_, story) => {
  expect(analyseStory({ concept: 'rivers and the sun', story }).sentences[0]?.definition).toBeUndefined();
});
