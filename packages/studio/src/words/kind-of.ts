import { onceForWord } from '../write/text/once-for-word.ts';
import { indexNoun, plausibleSenses, weighMeanings } from './choose-sense.ts';
import { kindOfSense, nearestAbove } from './word-index.ts';
import { type WordKind, wordKinds } from './word-kinds.ts';

/** The kinds of all that a noun of the index may mean. */
const kindsOfNoun = onceForWord((noun) => [
  ...new Set(weighMeanings(noun, []).flatMap(({ kind }) => kind ?? [])),
]);

/**
 * The broad kind of what a noun names, in the sense that its surroundings suggest.
 * @param word a noun in lower case and singular, of one word or two ("polar bear"); of an unknown pair the second counts
 * @param around content words of the sentence and of the concept, in any order
 * @returns undefined for a word that the index does not know
 */
export function kindOf(word: string, around: readonly string[] = []): WordKind | undefined {
  const noun = indexNoun(word);
  if (noun) {
    const kinds = kindsOfNoun(noun);
    return kinds.length > 1 ? weighMeanings(noun, around).find(({ kind }) => kind)?.kind : kinds[0];
  }
  const parts = word.trim().split(/[\s_]+/);
  return parts.length > 1 ? kindOf(parts.at(-1)!, [...parts.slice(0, -1), ...around]) : undefined;
}

/**
 * Whether a noun names something of a kind: a broad one of `wordKinds`, or any noun ("dog", "vehicle").
 * A noun of several common senses is of each of their kinds, unless `around` tells which is meant.
 */
export function isA(word: string, kind: string, around: readonly string[] = []): boolean {
  const senses = plausibleSenses(word, around);
  if ((wordKinds as readonly string[]).includes(kind) && senses.some((sense) => kindOfSense(sense) === kind))
    return true;
  const wanted = new Set(plausibleSenses(kind));
  return senses.some(
    (sense) => nearestAbove(sense, (id) => (wanted.has(id) ? true : undefined)) !== undefined,
  );
}
