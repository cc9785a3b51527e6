import { expect, it } from 'vitest';
import { namedTerm, writtenWords } from './written-words.ts';

it.each([
  ['He wrote the goals on the board: 2, 4, 3, 30, 1, 3 and 6.', '2, 4, 3, 30, 1, 3, 6'],
  ['One day the sign said, "FRESH MUFFIN\'S."', "FRESH MUFFIN'S."],
  ['She wrote, "Fresh muffins."', 'Fresh muffins.'],
  ['So 2 + 3 = 5.', '2 + 3 = 5'],
  ['On 3, 4 and 5 May they met.', undefined],
  ['"I wrote to you," said Tom.', undefined],
  [`The letter said, "${'My dear child, '.repeat(4)}"`, undefined],
])('reads what is written in "%s"', (text, words) => {
  expect(writtenWords(text)).toBe(words);
});

it.each([
  ['This is called *camouflage*, and it helps us.'.replaceAll('*', ''), 'camouflage'],
  ['The middle value is called the median.', 'median'],
  ['Blue and green are called cool colours and seem to move away.', 'cool colours'],
  ['The boy was called Tom.', undefined],
  ['He called the dog.', undefined],
])('finds the term that "%s" names', (text, term) => {
  expect(namedTerm(text)).toBe(term);
});
