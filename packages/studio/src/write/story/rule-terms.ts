import { plainWords } from '../text/words.ts';
import type { Definition } from './definitions.ts';
import type { Token } from './tagger.ts';
import type { Term } from './terms.ts';

/** Without a definition, and without being the concept, a word carries a story from this many mentions on. */
const often = 2;

/** Whether a word can carry a topic: long enough, no stop word, no number. */
export const isTermWord = (token: Token, stops: ReadonlySet<string>, least: number) =>
  token.isWord &&
  (token.lower.match(/\p{L}/gu)?.length ?? 0) >= least &&
  !/\p{N}/u.test(token.text) &&
  !stops.has(token.lower);

/**
 * The terms of a story whose language has no model: words it repeats, words it defines, words of the
 * concept. `nounsAreCapital`: only words that stay capital inside a sentence, as in German.
 */
export function repeatedTerms(
  sentences: Token[][],
  definitions: Definition[],
  people: string[],
  concept: string,
  isTopic: (token: Token) => boolean,
  nounsAreCapital: boolean,
): Term[] {
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(' ')));
  const conceptWords = new Set(plainWords(concept));
  const defined = new Set(definitions.map(({ term }) => term.toLowerCase()));
  const terms = new Map<string, Term>();
  sentences.forEach((tokens, index) => {
    tokens.forEach((token, i) => {
      if (!isTopic(token) || names.has(token.lower)) return;
      const capital = /^\p{Lu}/u.test(token.text);
      if (nounsAreCapital ? !capital : capital && i > 0) return;
      const text = nounsAreCapital ? token.text : token.lower;
      const term = terms.get(token.lower) ?? {
        text,
        key: token.lower,
        count: 0,
        first: index,
        plural: false,
        article: false,
        score: 0,
      };
      term.count++;
      terms.set(token.lower, term);
    });
  });
  for (const { term, sentence } of definitions) {
    const key = term.toLowerCase();
    if (!terms.has(key) && !names.has(key))
      terms.set(key, { text: term, key, count: 1, first: sentence, plural: false, article: false, score: 0 });
  }
  const own = (term: Term) => defined.has(term.key) || conceptWords.has(term.key);
  for (const term of terms.values())
    term.score =
      term.count +
      (defined.has(term.key) ? 3 : 0) +
      (conceptWords.has(term.key) ? 2 : 0) +
      1 / (1 + term.first);
  return [...terms.values()]
    .filter((term) => term.count >= often || own(term))
    .sort((a, b) => b.score - a.score || a.first - b.first);
}
