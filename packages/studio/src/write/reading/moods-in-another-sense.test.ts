import { expect, it } from 'vitest';
import { findMoods } from './moods.ts';

const moodOf = (text: string) => findMoods([text], 'en', undefined)[0];

it.each([
  'He got a bath bomb for his mother.',
  'These teeth hold and tear the meat.',
  'It swam with its heart beating like mad.',
  'He hated training.',
  'Sound is a trembling of the air.',
  'The cook left a torch burning.',
  'The spoon with the camel is for me alone.',
  'When Thabo opened the door the yard was gone.',
  'The crying stopped.',
])('is no dark moment: %s', (text) => {
  expect(moodOf(text)).not.toMatch(/^(?:grave|sad|scared|angry)$/);
});

it.each([
  ['A bomb fell on the street.', 'grave'],
  ['She ran down the hill in tears.', 'sad'],
  ['A single tear ran down his cheek.', 'sad'],
  ['Grandfather was mad at them.', 'angry'],
  ['"I hate you," said Tom.', 'angry'],
  ['Her hands were trembling.', 'scared'],
  ['The house was burning.', 'scared'],
  ['He sat there all alone.', 'sad'],
])('is one: %s', (text, mood) => {
  expect(moodOf(text)).toBe(mood);
});
