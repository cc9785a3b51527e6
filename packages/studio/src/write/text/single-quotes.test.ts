import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { doubleQuotes } from './single-quotes.ts';

it.each([
  ["'And if there are no tens?' asked Tupaq.", '"And if there are no tens?" asked Tupaq.'],
  [
    "'Then it's empty,' said his uncle, 'and the boys' knots speak.'",
    '"Then it\'s empty," said his uncle, "and the boys\' knots speak."',
  ],
  ['‘Bedtime!’ called his mother. ‘But it’s day!’', '"Bedtime!" called his mother. "But it’s day!"'],
  ["It sounded like 'as-sukkar', which is sugar.", 'It sounded like "as-sukkar", which is sugar.'],
])('%s is speech', (typed, read) => {
  expect(doubleQuotes(typed)).toBe(read);
});

it.each([
  "The boys' dog and the girls' cat don't like rock 'n' roll.",
  "Get 'em! 'Tis late, and the dogs' bowls are empty.",
  `"He said 'go'," Ana told us.`,
])('%s stays as it is', (typed) => {
  expect(doubleQuotes(typed)).toBe(typed);
});

it('is said by whom the story names, and by nobody who tells it', () => {
  const story = analyseStory({
    concept: 'place value',
    story:
      "A boy called Tupaq helped his uncle. His uncle tied three knots. 'And if there are no tens?' asked Tupaq. 'Then I leave that place empty,' said his uncle. Tupaq nodded and held the string.",
  });
  expect(story.narrator).toBe('none');
  expect(story.sentences.flatMap(({ quote }) => quote?.speaker ?? [])).toEqual(['Tupaq', "Tupaq's uncle"]);
});
