import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const speakers = (story: string) =>
  analyseStory({ concept: 'a day', story }).sentences.flatMap(({ quote }) => quote?.speaker ?? []);

it('knows the old man who was told of by another name', () => {
  expect(
    speakers(
      'Yassine sat with his grandfather. "Try," said the grandfather. "You see, it has a gap," said the old man.',
    ),
  ).toEqual(["Yassine's grandfather", "Yassine's grandfather"]);
});

it('knows the woman who was told of by what she is', () => {
  const told =
    'A tourist came in with a notebook. She pointed at a sack. "Sugar," said Yasmine. "Azúcar," said the woman.';
  expect(speakers(told)).toEqual(['Yasmine', 'Tourist']);
  expect(speakers(`A woman sat at the door. ${told}`)).toEqual(['Yasmine', 'Woman']);
});

it.each([
  [
    'an old man who comes in',
    'Yassine sat with his grandfather. "Try," said the grandfather. An old man came in. "Good day," said the old man.',
    ["Yassine's grandfather", 'Man'],
  ],
  [
    'an old woman among old men',
    'Ali sat with his grandfather. "Try," said the grandfather. "Good," said the old woman.',
    ["Ali's grandfather", 'Woman'],
  ],
  [
    'one of two grandmothers',
    'Ali sat with Grandma Noor. "Try," said Grandma Noor. "No," said Grandma Rana. "Good," said the old woman.',
    ['Grandma Noor', 'Grandma Rana', 'Woman'],
  ],
])('takes nobody else for %s', (_what, story, expected) => {
  expect(speakers(story)).toEqual(expected);
});
