import { expect, it } from 'vitest';
import { findMoods } from './moods.ts';

it('keeps what is said between tears sad', () => {
  const moods = findMoods(
    [
      'Sam began to cry.',
      '"It is his chair," said Ella.',
      'It will not be his any more.',
      'Now she cried too.',
      'They ate.',
    ],
    'en',
    undefined,
  );
  expect(moods).toEqual(['sad', 'sad', 'sad', 'sad', 'calm']);
});

it('takes neither "won\'t" for a win nor "shouted at once" for anger', () => {
  expect(findMoods(["It won't be his.", 'Everybody shouted at once.'], 'en', undefined)).toEqual([
    'calm',
    'tense',
  ]);
});
