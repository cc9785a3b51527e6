import { stopWords } from '../language/stop-words.ts';
import { onceForWord } from '../write/text/once-for-word.ts';
import { plainWords, singular } from '../write/text/words.ts';
import { depictedSenses, readSenseMark } from './depicted-senses.ts';
import { verbOfPast } from './past-forms.ts';
import { type Reading, readings } from './readings.ts';
import { hintsOf, kindOfSense, nearest, senseNumber, sensesOf, wordNumber } from './word-index.ts';
import type { WordKind } from './word-kinds.ts';

/** What a noun may mean. */
export type Meaning = {
  /** Number of the sense in the index; undefined for one that WordNet lacks. */
  sense: number | undefined;
  /** A meaning of our own by name, such as `monkey_bars`. */
  name: string | undefined;
  /** Undefined only for "nobody can tell". */
  kind: WordKind | undefined;
  /** How likely it is with nothing around. */
  prior: number;
  /** What is around it, for or against it. */
  support: number;
  /** Whether a person listed it among the readings of the noun. */
  byHand: boolean;
};

/** Words are near each other from here on; below it nearness is chance. */
const nearFrom = 0.5;
/** Weight of a near word against one that is named as a cue. */
const nearWeight = 0.7;
/** What the usual reading has ahead of the others, and what it takes to say that anything is known. */
const usualAhead = 0.2;
const knownFrom = 0.25;
/** How much the frequency of a sense counts beside what is around it. */
const frequencyWeight = 0.22;
const furthestWords = 40;

/** The noun as the index writes it: lower case, singular where the index has no plural, `_` for a space. */
export function indexNoun(word: string): string | undefined {
  const noun = word.trim().toLowerCase().replace(/\s+/g, '_');
  const one = singular(noun);
  // Of "crabs", "threads" and "drawers" alone WordNet knows lice, clothes and underpants.
  if (one !== noun && !Object.hasOwn(readings, noun) && isListed(one)) return one;
  const forms = [noun, noun.replaceAll('-', '_'), noun.replaceAll('_', '-'), one];
  return forms.find((form) => Object.hasOwn(readings, form) || sensesOf(form));
}

/** Whether a person said what a noun means in stories. */
const isListed = (noun: string) =>
  Object.hasOwn(readings, noun) || (listedSenses().has(noun) && sensesOf(noun) !== undefined);

/** The meanings of a noun of the index, the likeliest first in these surroundings. */
export function weighMeanings(noun: string, around: readonly string[]): Meaning[] {
  const context = contextWords(noun, around);
  const byHand = Object.hasOwn(readings, noun) ? readings[noun] : undefined;
  const meanings = byHand
    ? byHand.map((reading, i) => weighReading(reading, i, context))
    : weighSenses(noun, context);
  return meanings
    .map((meaning, i) => ({ meaning, i }))
    .toSorted((a, b) => total(b.meaning) - total(a.meaning) || a.i - b.i)
    .map(({ meaning }) => meaning);
}

export const total = ({ prior, support }: Meaning) => prior + support;

/** Senses that a noun may have here, the likeliest first: those that texts mean often, or all that nothing tells apart. */
export function plausibleSenses(word: string, around: readonly string[] = []): number[] {
  const noun = indexNoun(word) ?? indexNoun(word.split(/[\s_]/).at(-1)!);
  if (!noun) return [];
  const meanings = weighMeanings(noun, around);
  const best = meanings[0]!;
  const plausible =
    best.kind === undefined ? meanings : meanings.filter((one) => total(one) > total(best) - usualAhead);
  return plausible.flatMap(({ sense }) => (sense ? [sense] : []));
}

function weighReading(
  { noun, number, kind, mark, cues }: Reading,
  place: number,
  context: readonly ContextWord[],
): Meaning {
  const sense = number === undefined ? undefined : senseNumber(noun, number);
  const cueNumbers = numbersOf(cues);
  return {
    sense,
    name: number === undefined && mark !== '?' ? noun : undefined,
    kind: kind ?? (sense === undefined ? undefined : kindOfSense(sense)),
    prior: mark === '?' ? knownFrom : place === 0 ? usualAhead : 0,
    support: supportOf(context, cues, cueNumbers),
    byHand: true,
  };
}

const knownNumbers = new WeakMap<ReadonlySet<string>, readonly (number | undefined)[]>();

function numbersOf(cues: ReadonlySet<string>): readonly (number | undefined)[] {
  const known = knownNumbers.get(cues) ?? [...cues].map(wordNumber);
  knownNumbers.set(cues, known);
  return known;
}

const noCues: ReadonlySet<string> = new Set();

function weighSenses(noun: string, context: readonly ContextWord[]): Meaning[] {
  const senses = sensesOf(noun)!;
  const counts = senses.map(({ count }, i) => count + 1 / (i + 1) ** 2);
  const sum = counts.reduce((a, b) => a + b, 0);
  const listed = listedSenses().get(noun);
  return senses.map(({ sense }, i) => {
    const isListed = listed?.has(i + 1) ?? false;
    return {
      sense,
      name: undefined,
      kind: kindOfSense(sense),
      prior: isListed ? usualAhead : frequencyWeight * Math.log(counts[i]! / sum),
      support: senses.length > 1 ? supportOf(context, noCues, hintsOf(sense)) : 0,
      byHand: isListed,
    };
  });
}

let listedByNoun: ReadonlyMap<string, ReadonlySet<number>> | undefined;

/** Senses of nouns that a person chose for a picture: they are the usual ones, whatever texts for adults mean more often. */
function listedSenses(): ReadonlyMap<string, ReadonlySet<number>> {
  if (listedByNoun) return listedByNoun;
  const marks = Object.values(depictedSenses).flatMap((list) => list.split(' ').map(readSenseMark));
  listedByNoun = new Map(
    Object.entries(Object.groupBy(marks, ({ noun }) => noun)).map(([noun, senses]) => [
      noun,
      new Set(senses!.flatMap(({ number }) => number ?? [])),
    ]),
  );
  return listedByNoun;
}

/** How much the words around speak for cues: each counts once, by the cue that is nearest. */
function supportOf(
  context: readonly ContextWord[],
  cues: ReadonlySet<string>,
  cueNumbers: readonly (number | undefined)[],
): number {
  const shares = context.map(({ forms, number }) => {
    if (cues.size > 0 && forms.some((form) => cues.has(form))) return 1;
    if (number === undefined) return 0;
    return (nearWeight * Math.max(0, nearest(number, cueNumbers) - nearFrom)) / (1 - nearFrom);
  });
  // The third word that speaks for a meaning adds less than the first.
  return shares
    .filter((share) => share > 0)
    .toSorted((a, b) => b - a)
    .reduce((sum, share, i) => sum + share / (1 + i), 0);
}

/** A word around in all its forms ("drew", "draw"), and the number of the first that the index knows. */
type ContextWord = { forms: readonly string[]; number: number | undefined };

/** The words around that can tell something, each once. */
function contextWords(noun: string, around: readonly string[]): ContextWord[] {
  const seen = new Set(noun.split('_'));
  const words: ContextWord[] = [];
  for (const part of around)
    for (const one of wordsThatTell(part)) {
      if (seen.has(one.word) || seen.has(one.known)) continue;
      seen.add(one.known);
      if (words.push(one) === furthestWords) return words;
    }
  return words;
}

const wordsThatTell = onceForWord((part) =>
  plainWords(part)
    .filter((word) => !stopWords.en.has(word))
    .map((word) => {
      const forms = wordForms(word);
      const known = forms.find((form) => wordNumber(form) !== undefined) ?? word;
      return { word, known, forms, number: wordNumber(known) };
    }),
);

function wordForms(word: string): string[] {
  const stem = word.replace(/(?:ing|ed)$/, '');
  // Who stars is starring: "staring" is of "stare".
  const stems = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem) && stem !== word ? [] : [stem];
  return [word, singular(word), verbOfPast(word) ?? word, ...stems, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
}
