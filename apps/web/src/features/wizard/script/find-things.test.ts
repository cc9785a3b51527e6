import { expect, it } from 'vitest';
import { findThings, thingLabel } from './find-things.ts';

const things = [
  { name: 'x-sun-feeds-grass', words: [] },
  { name: 'sunflower', words: ['Blume', 'Blumen'] },
  { name: 'sun', words: ['Sonne'] },
  { name: 'red-apple', words: ['Apfel', 'Äpfel'] },
];
const found = (search: string) => findThings(things, search).map(({ name }) => name);

it('finds the nearest first, in the words of the reader and in English', () => {
  expect(found('sun')).toEqual(['sun', 'x-sun-feeds-grass', 'sunflower']);
  expect(found(' SONNE ')).toEqual(['sun']);
  expect(found('äpfel')).toEqual(['red-apple']);
  expect(found('apple')).toEqual(['red-apple']);
  expect(found('')).toHaveLength(things.length);
  expect(found('moon')).toEqual([]);
});

it('calls a thing by the word of the language, else by its name', () => {
  expect(things.map(thingLabel)).toEqual(['Sun feeds grass', 'Blume', 'Sonne', 'Apfel']);
});
