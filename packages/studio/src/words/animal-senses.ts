import type { AnimalLook } from '../draw/vocabulary.ts';

/** WordNet senses of each animal that can be drawn, and of its young; written as in `depicted-senses.ts`. */
export const animalSenses: Record<AnimalLook, string> = {
  dog: 'dog#1 puppy#1',
  cat: 'cat#1! domestic_cat#1 kitten#1',
  rabbit: 'rabbit#1',
  horse: 'horse#1 foal#1 colt#1',
  cow: 'cattle#1 cow#1 calf#1',
  goat: 'goat#1 kid#5',
  elephant: 'elephant#1',
  lion: 'lion#1',
  monkey: 'monkey#1',
  bird: 'bird#1',
  hen: 'chicken#2 hen#1 chick#1',
  owl: 'owl#1 owlet#1',
  fish: 'fish#1',
  turtle: 'turtle#2',
  frog: 'frog#1',
  snake: 'snake#1',
  mouse: 'mouse#1',
  bee: 'bee#1',
  butterfly: 'butterfly#1',
  ant: 'ant#1',
};
