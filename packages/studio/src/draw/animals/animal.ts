import { hashText } from '../random.ts';
import { nameKey } from '../staging/name-key.ts';
import { type AnimalLook, animalLooks, type SceneName } from '../vocabulary.ts';
import { type Coat, coats } from './coats.ts';

/** An animal that acts under a name: its kind, and the coat that this one wears through the whole comic. */
export type Animal = {
  species: AnimalLook;
  coat: Coat;
  /** A fish that is seen on land. */
  inBowl?: boolean;
};

/** The animal of this kind that a name stands for. Same seed and name, same coat. */
export function animalNamed(species: AnimalLook, name: string, seed: string): Animal {
  const choices = coats[species];
  return { species, coat: choices[hashText(`${seed}|${nameKey(name)}|${species}`) % choices.length]! };
}

/** An animal in a place: a fish has water around it everywhere. */
export const animalIn = (animal: Animal, scene: SceneName): Animal =>
  animal.species === 'fish' && scene !== 'ocean' ? { ...animal, inBowl: true } : animal;

/** The kind of animal that a script's `as` names; undefined where it names none. */
export const speciesOf = (as: string | undefined): AnimalLook | undefined =>
  animalLooks.find((look) => look === as);
