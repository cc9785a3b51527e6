/**
 * How the word index is written down: lists of numbers as text that compresses well. The baking tool writes it,
 * `word-index.ts` reads it.
 */
export type IndexFile = {
  /** Nouns in order of the alphabet, with `_` inside those of two words, parted by spaces. */
  nouns: string;
  /** Of each noun the numbers of its senses, in WordNet's order. */
  senses: string;
  /** Of each sense of each noun, in that order, how often texts mean it: a base-36 digit, see `commonness`. */
  counts: string;
  /** Of each sense one letter, see `kindLetters`. */
  kinds: string;
  /** Of each sense the numbers of what it is a kind of. */
  parents: string;
  /** Of each sense the numbers of words that go with it. Only senses of ambiguous nouns have them. */
  hints: string;
  /** Words that have a vector, parted by spaces. */
  words: string;
  /** Of each word `dimensions / 2` characters, two numbers of `levels` steps in each. */
  vectors: string;
};

/** Numbers of a vector. */
export const dimensions = 48;
/** Steps of each number of a vector: 0 is the most negative one. */
export const levels = 8;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Lists of whole numbers as text; an empty list is an empty place. */
export function writeLists(lists: readonly (readonly number[])[]): string {
  return lists.map((list) => list.map((number) => number.toString(36)).join(',')).join(' ');
}

export function readLists(text: string): number[][] {
  return text
    .split(' ')
    .map((list) => (list === '' ? [] : list.split(',').map((number) => Number.parseInt(number, 36))));
}

/** Two steps after each other as one character. */
export function writeSteps(steps: readonly number[]): string {
  let text = '';
  for (let i = 0; i < steps.length; i += 2) text += digits[steps[i]! * levels + steps[i + 1]!];
  return text;
}

/** The steps of a text as numbers around 0. */
export function readSteps(text: string): Int8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < digits.length; i++) values[digits.charCodeAt(i)] = i;
  const steps = new Int8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    const value = values[text.charCodeAt(i)]!;
    // Doubled, so that the middle between two steps is a whole number.
    steps[2 * i] = 2 * Math.floor(value / levels) - levels + 1;
    steps[2 * i + 1] = 2 * (value % levels) - levels + 1;
  }
  return steps;
}

/** How often a sense was met in WordNet's tagged texts, as a digit from 0 to 35: a third of a power of two each. */
export const commonness = (count: number) => Math.min(35, Math.round(3 * Math.log2(1 + count)));
/** About the count that was written as a digit. */
export const countOf = (digit: number) => 2 ** (digit / 3) - 1;
