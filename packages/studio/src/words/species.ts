import { type AnimalLook, animalLooks } from '../draw/vocabulary.ts';
import {
  animalSenses,
  animalsByContext,
  birdsByContext,
  otherAnimals,
  rarelyAnimals,
  unlikeTheirKind,
} from './animal-senses.ts';
import { indexNoun, plausibleSenses } from './choose-sense.ts';
import { depictedSenses, readSenseMark } from './depicted-senses.ts';
import { kindOfSense, nearestAbove, senseNumber, sensesOf } from './word-index.ts';

/** What a sense, or a word that the index lacks, is drawn as; `false` for what no drawing shows. */
type Drawn = { look: AnimalLook | false; alone: boolean };
type Table = { bySense: ReadonlyMap<number, Drawn>; byName: ReadonlyMap<string, AnimalLook> };
let known: Table | undefined;

function table(): Table {
  if (known) return known;
  const bySense = new Map<number, Drawn>();
  const byName = new Map<string, AnimalLook>();
  const add = (marks: string, look: AnimalLook | false) => {
    for (const { noun, number, alone } of marks.split(' ').map(readSenseMark))
      if (number !== undefined) bySense.set(senseNumber(noun, number)!, { look, alone });
      else if (look) byName.set(noun, look);
  };
  for (const look of animalLooks) add(animalSenses[look], look);
  add(unlikeTheirKind, false);
  known = { bySense, byName };
  return known;
}

const lookOfSense = (sense: number): AnimalLook | undefined =>
  nearestAbove(sense, (id, steps) => {
    const drawn = table().bySense.get(id);
    return drawn && !(drawn.alone && steps > 0) ? drawn.look : undefined;
  })?.value || undefined;

/**
 * The drawable animal that a word names: that animal, a narrower kind of it, or its young. Undefined where none of them
 * is meant, however near one may be: a tardigrade is none of them, and a white bear is no brown one.
 * @param word a noun as `kindOf` takes it
 */
export function speciesOf(word: string, around: readonly string[] = []): AnimalLook | undefined {
  const named = table().byName.get(word.toLowerCase());
  if (named) return named;
  const sense = plausibleSenses(word, around).find((one) => kindOfSense(one) === 'animal');
  return sense === undefined ? undefined : lookOfSense(sense);
}

const animals = new Map<string, string | undefined>();

/**
 * The animal that a word names whatever stands around it: one that can be drawn, or one of the others that stories tell
 * of, by its word. Undefined for what may be something else as well (a bat, a crane), and for a teddy bear.
 * @param word in lower case and singular
 * @param before the word before it: a guinea pig is no pig
 * @param texts the story that it stands in, which tells a seal of the sea from one of wax
 */
export function animalOf(word: string, before?: string, texts?: readonly string[]): string | undefined {
  const pair = before && !isOnlyColour(before, word) && sensesOf(`${before}_${word}`);
  if (pair) {
    const sense = pair.map((one) => one.sense).find((id) => id && kindOfSense(id) === 'animal');
    return sense ? (lookOfSense(sense) ?? `${before}-${word}`) : undefined;
  }
  if (animalsByContext.has(word)) return texts && speciesOf(word, wordsOf(texts));
  if (birdsByContext.has(word)) return texts && withBirds.test(texts.join(' ')) ? word : undefined;
  if (otherAnimals.has(word)) return word;
  if (!animals.has(word)) animals.set(word, plainAnimal(word));
  return animals.get(word);
}

/** What a story has in it in which a crane has feathers. */
const withBirds =
  /(?<!\p{L})(?:beaks?|feathers?|nests?|wings|chicks?|birds?|flew away|migrat\p{L}+|jackals?|wolf|fox(?:es)?)(?!\p{L})/iu;

/** A black cat is a cat, where a blue whale is a kind of its own. */
const isOnlyColour = (before: string, word: string) =>
  /^(?:black|white|gr[ea]y|brown|golden|orange|yellow)$/.test(before) &&
  /^(?:cat|dog|horse|rabbit|hen|sheep|goat|cow|duck|kitten|puppy)$/.test(word);

const wordsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);

function plainAnimal(word: string): AnimalLook | undefined {
  const named = table().byName.get(word);
  if (named || rarelyAnimals.has(word) || !indexNoun(word)) return named;
  const [sense, ...others] = plausibleSenses(word);
  if (!sense) return undefined;
  const look = lookOfSense(sense);
  return look && others.every((other) => lookOfSense(other) === look) ? look : undefined;
}

/** Whether a picture of `draw/props` is one of an animal of this kind. */
export const showsSpecies = (picture: string, look: string): boolean =>
  Object.hasOwn(depictedSenses, picture) &&
  depictedSenses[picture]!.split(' ').some((mark) => {
    const { noun, number } = readSenseMark(mark);
    return number !== undefined && lookOfSense(senseNumber(noun, number)!) === look;
  });
