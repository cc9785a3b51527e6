import { expect, it } from 'vitest';
import { speciesOf } from './species.ts';

it.each([
  ['puppy', 'dog'],
  ['terrier', 'dog'],
  ['kitten', 'cat'],
  ['rooster', 'hen'],
  ['chick', 'hen'],
  ['bunny', 'rabbit'],
  ['foal', 'horse'],
  ['calf', 'cow'],
  ['sparrow', 'bird'],
  ['owl', 'owl'],
  ['toad', 'frog'],
  ['tortoise', 'turtle'],
  ['python', 'snake'],
  ['goldfish', 'fish'],
  ['bumblebee', 'bee'],
])('%s is drawn as a %s', (noun, look) => {
  expect(speciesOf(noun)).toBe(look);
});

it.each([
  'tardigrade',
  'tiger',
  'wolf',
  'rat',
  'moth',
  'tadpole',
  'gorilla',
  'lamb',
  'cub',
  'animal',
  'teacher',
  'kid',
])('%s is none of the animals that can be drawn', (noun) => {
  expect(speciesOf(noun)).toBeUndefined();
});

it('looks at what is around', () => {
  expect(speciesOf('mouse', ['cheese', 'hole'])).toBe('mouse');
  expect(speciesOf('mouse', ['computer', 'click'])).toBeUndefined();
  expect(speciesOf('kid', ['goat', 'herd'])).toBe('goat');
});
