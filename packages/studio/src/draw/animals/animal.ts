import { hashText } from '../random.ts';
import { nameKey } from '../staging/name-key.ts';
import { type AnimalLook, animalLooks, isBare, type SceneName } from '../vocabulary.ts';
import { type Coat, coats, coatsWhenTold } from './coats.ts';

/** An animal that acts under a name: its kind, and the coat that this one wears through the whole comic. */
export type Animal = {
  species: AnimalLook;
  coat: Coat;
  /** A young one: as small as it is beside its mother. */
  little?: true;
  /** A small one of the sea that is seen on land. */
  inBowl?: boolean;
  /** One that goes on land, and swims here. */
  inWater?: boolean;
};

/**
 * The animal of this kind that a name stands for. Same seed and name, same coat.
 * @param as what a script says of it, where that may name its colour: "green-bird"
 */
export function animalNamed(species: AnimalLook, name: string, seed: string, as?: string): Animal {
  const little = as?.startsWith(asLittle) ? ({ little: true } as const) : {};
  const told = as === undefined ? undefined : coatNamed(grown(as), species);
  if (told) return { species, coat: told, ...little };
  const choices = coats[species];
  // Mother and young without names are of one coat.
  const who = /^\p{Ll}/u.test(name) ? '' : nameKey(name);
  return { species, coat: choices[hashText(`${seed}|${who}|${species}`) % choices.length]!, ...little };
}

const bowlLooks = ['fish', 'jellyfish', 'seahorse'] as const satisfies AnimalLook[];
/** Those that have water around them everywhere. */
export type BowlLook = (typeof bowlLooks)[number];
export const livesInBowl = (species: AnimalLook): species is BowlLook =>
  (bowlLooks as readonly AnimalLook[]).includes(species);

/** An animal in a place: a fish is in a bowl on land, but not before mere colour, and a seal swims under water. */
export function animalIn(animal: Animal, scene: SceneName): Animal {
  if (scene !== 'ocean' && !isBare(scene))
    return livesInBowl(animal.species) ? { ...animal, inBowl: true } : animal;
  return animal.species === 'seal' && scene === 'ocean' ? { ...animal, inWater: true } : animal;
}

/** The kind of animal that a script's `as` names, with its colour and its smallness or without; undefined where it names none. */
export function speciesOf(as: string | undefined): AnimalLook | undefined {
  const of = as && grown(as);
  return animalLooks.find((look) => look === of || (of?.endsWith(`-${look}`) && coatNamed(of, look)));
}

/** Stands before the look of a young animal: "little-bear", "little-brown-bear". */
export const asLittle = 'little-';
const grown = (as: string) => (as.startsWith(asLittle) ? as.slice(asLittle.length) : as);

/** The coat that "green-bird" names for a bird; undefined where no bird is drawn so. */
const coatNamed = (as: string, species: AnimalLook): Coat | undefined =>
  [...coats[species], ...(coatsWhenTold[species] ?? [])].find(({ word }) => as === `${word}-${species}`);
