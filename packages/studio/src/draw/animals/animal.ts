import { hashText } from '../random.ts';
import { type AnimalLook, animalLooks } from '../vocabulary.ts';
import { type Coat, coats } from './coats.ts';

/** An animal that acts under a name: its kind, and the coat that this one wears through the whole comic. */
export type Animal = { species: AnimalLook; coat: Coat };

/** The animal of this kind that a name stands for. Same seed and name, same coat. */
export function animalNamed(species: AnimalLook, name: string, seed: string): Animal {
  const choices = coats[species];
  return { species, coat: choices[hashText(`${seed}|${name}|${species}`) % choices.length]! };
}

/** The kind of animal that a script's `as` names; undefined where it names none. */
export const speciesOf = (as: string | undefined): AnimalLook | undefined =>
  animalLooks.find((look) => look === as);
