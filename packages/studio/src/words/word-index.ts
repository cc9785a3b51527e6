import { countOf, dimensions, type IndexFile, readLists, readSteps } from './index-file.ts';
import file from './word-index.json' with { type: 'json' };
import { kindOfLetter, type WordKind } from './word-kinds.ts';

type Index = {
  /** Of each noun its place in `senses`. */
  nouns: ReadonlyMap<string, number>;
  senses: readonly (readonly number[])[];
  /** Of each noun the place of its first sense in `counts`. */
  starts: readonly number[];
  parents: readonly (readonly number[])[];
  words: ReadonlyMap<string, number>;
  /** Of each word a vector of length 1. */
  vectors: Float32Array;
  /** Hints are unpacked when a noun is first looked up. */
  hints: (string | readonly number[])[];
};

const { kinds, counts }: IndexFile = file;
let index: Index | undefined;

/** Unpacked once, at the first question: about 60 ms. */
function unpacked(): Index {
  if (index) return index;
  const nouns = file.nouns.split(' ');
  const senses = readLists(file.senses);
  const starts: number[] = [];
  let start = 0;
  for (const list of senses) {
    starts.push(start);
    start += list.length;
  }
  const words = file.words.split(' ');
  index = {
    nouns: new Map(nouns.map((noun, i) => [noun, i])),
    senses,
    starts,
    parents: readLists(file.parents),
    words: new Map(words.map((word, i) => [word, i])),
    vectors: unitVectors(readSteps(file.vectors)),
    hints: file.hints.split(' '),
  };
  return index;
}

/** A sense of a noun: its number in the index, 0 for a proper name that the index leaves out, and how often it is meant. */
export type NounSense = { sense: number; count: number };

/** The senses of a noun in WordNet's order; undefined where the index does not know it. @param noun with `_` for a space */
export function sensesOf(noun: string): NounSense[] | undefined {
  const { nouns, senses, starts } = unpacked();
  const place = nouns.get(noun);
  if (place === undefined) return undefined;
  return senses[place]!.map((sense, i) => ({
    sense,
    count: countOf(Number.parseInt(counts[starts[place]! + i]!, 36)),
  }));
}

/** The number in the index of a noun's sense, counted from 1 as WordNet does. */
export function senseNumber(noun: string, number: number): number | undefined {
  return sensesOf(noun)?.[number - 1]?.sense;
}

export const kindOfSense = (sense: number): WordKind => kindOfLetter(kinds[sense]!);

/** Numbers of the words that go with a sense; none for a sense of an unambiguous noun. */
export function hintsOf(sense: number): readonly number[] {
  const { hints } = unpacked();
  const known = hints[sense]!;
  if (typeof known !== 'string') return known;
  const read = readLists(known)[0]!;
  hints[sense] = read;
  return read;
}

/** The first sense for which `find` answers, from the sense itself up through what it is a kind of, the nearest first. */
export function nearestAbove<T>(
  sense: number,
  find: (sense: number, steps: number) => T | undefined,
): { value: T; steps: number } | undefined {
  const { parents } = unpacked();
  const seen = new Set([sense]);
  let level = [sense];
  for (let steps = 0; level.length > 0; steps++) {
    for (const id of level) {
      const value = find(id, steps);
      if (value !== undefined) return { value, steps };
    }
    level = level.flatMap((id) => parents[id]!).filter((id) => !seen.has(id) && seen.add(id));
  }
  return undefined;
}

/** The number of a word that has a vector. */
export const wordNumber = (word: string): number | undefined => unpacked().words.get(word);

/**
 * How near a word is to the nearest of some others, all by number: 1 for the same one, around 0 for words that have
 * nothing to do with each other. An unknown one is not near.
 */
export function nearest(word: number, others: readonly (number | undefined)[]): number {
  const { vectors } = unpacked();
  const start = word * dimensions;
  let best = 0;
  for (const other of others) {
    if (other === undefined) continue;
    const from = other * dimensions;
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += vectors[start + d]! * vectors[from + d]!;
    if (sum > best) best = sum;
  }
  return best;
}

function unitVectors(steps: Int8Array): Float32Array {
  const units = new Float32Array(steps.length);
  for (let start = 0; start < steps.length; start += dimensions) {
    let square = 0;
    for (let d = 0; d < dimensions; d++) square += steps[start + d]! ** 2;
    const length = Math.sqrt(square);
    for (let d = 0; d < dimensions; d++) units[start + d] = steps[start + d]! / length;
  }
  return units;
}
