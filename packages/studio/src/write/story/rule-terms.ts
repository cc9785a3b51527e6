import { plainWords } from '../text/words.ts';
import type { Definition } from './definitions.ts';
import type { Token } from './tagger.ts';
import { type Term, unweighed } from './terms.ts';

/** Without a definition, and without being the concept, a word carries a story from this many mentions on. */
const often = 2;

/** Whether a word can carry a topic: long enough, no stop word, no number. */
export const isTermWord = (token: Token, stops: ReadonlySet<string>, least: number) =>
  token.isWord &&
  (token.lower.match(/\p{L}/gu)?.length ?? 0) >= least &&
  !/\p{N}/u.test(token.text) &&
  !stops.has(token.lower);

/** "schwimmt" and "schwimmen": so much of both words is the same that only their endings differ. */
function sharesStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const stem = short.slice(0, Math.max(5, short.length - 2));
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(stem);
}

export type TermRules = {
  definitions: Definition[];
  people: string[];
  concept: string;
  isTopic: (token: Token) => boolean;
  /** What stands before a noun at least once; `capital` where nouns are written with one. */
  articles: RegExp | 'capital' | undefined;
};

/**
 * The terms of a story whose language has no model: words it repeats after an article, words it defines,
 * words of the concept.
 */
export function repeatedTerms(sentences: Token[][], rules: TermRules): Term[] {
  const { definitions, people, concept, isTopic, articles } = rules;
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(' ')));
  const conceptWords = plainWords(concept);
  const isOfConcept = (word: string) => conceptWords.some((other) => sharesStem(word, other));
  const defined = new Set(definitions.map(({ term }) => term.toLowerCase()));
  const terms = new Map<string, Term>();
  const nouns = new Set<string>();
  sentences.forEach((tokens, index) => {
    tokens.forEach((token, i) => {
      if (!isTopic(token) || names.has(token.lower)) return;
      const capital = /^\p{Lu}/u.test(token.text);
      if (articles === 'capital' ? !capital && !isOfConcept(token.lower) : capital && i > 0) return;
      if (!(articles instanceof RegExp) || articles.test(tokens[i - 1]?.lower ?? '')) nouns.add(token.lower);
      const text = articles === 'capital' ? token.text : token.lower;
      const fresh = {
        text,
        key: token.lower,
        count: 0,
        first: index,
        plural: false,
        article: false,
        ...unweighed,
      };
      const term = terms.get(token.lower) ?? fresh;
      term.count++;
      terms.set(token.lower, term);
    });
  });
  for (const { term, sentence } of definitions) {
    const key = term.toLowerCase();
    if (!terms.has(key) && !names.has(key))
      terms.set(key, {
        text: term,
        key,
        count: 1,
        first: sentence,
        plural: false,
        article: false,
        ...unweighed,
      });
  }
  const own = (term: Term) => defined.has(term.key) || isOfConcept(term.key);
  for (const term of terms.values()) {
    term.ofLesson = own(term);
    term.score =
      term.count + (defined.has(term.key) ? 3 : 0) + (isOfConcept(term.key) ? 2 : 0) + 1 / (1 + term.first);
  }
  return [...terms.values()]
    .filter((term) => own(term) || (term.count >= often && nouns.has(term.key)))
    .sort((a, b) => b.score - a.score || a.first - b.first);
}
