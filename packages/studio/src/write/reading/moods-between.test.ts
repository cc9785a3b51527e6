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

it('is sad of a fault, and neither of a battery that is dead nor of floods that are explained', () => {
  const moodOf = (text: string) => findMoods([text], 'en', undefined)[0];
  expect(moodOf('It is our fault.')).toBe('sad');
  expect(moodOf('The battery is dead.')).toBe('calm');
  expect(moodOf('He told us that floods leave mud.')).toBe('calm');
  expect(moodOf('She was too cross to play.')).toBe('angry');
  expect(moodOf('"I cheated you."')).toBe('sad');
  expect(moodOf('A flood came.')).toBe('scared');
});

it('takes neither "won\'t" for a win nor "shouted at once" for anger', () => {
  expect(findMoods(["It won't be his.", 'Everybody shouted at once.'], 'en', undefined)).toEqual([
    'calm',
    'tense',
  ]);
});
