import { expect, it } from 'vitest';
import { asksTheSame } from './asks-the-same.ts';
import type { Item } from './item.ts';

const item = (question: string, key: string) => ({ question, key }) as Item;
const repeats = asksTheSame([
  item('What is gravity?', 'A pull between things with mass'),
  item('Why does a feather fall slowly on Earth?', 'The air slows it down.'),
]);

it.each([
  [
    'the same question',
    { question: 'What is gravity?', answer: 'The pull of the Earth, for example.' },
    true,
  ],
  ['the same in other words', { answer: 'Gravity is a pull between all things that have mass.' }, true],
  [
    'another question with its word',
    { question: 'Who wrote about gravity first?', answer: 'Newton.' },
    false,
  ],
  ['something else', { answer: 'A hammer and a feather land together on the moon.' }, false],
])('knows %s', (_, told, same) => {
  expect(repeats(told)).toBe(same);
});
