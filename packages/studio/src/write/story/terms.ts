import { daleChall } from 'dale-chall';
import { stopWords } from '../../language/stop-words.ts';
import { kindOf } from '../../words/kind-of.ts';
import { sensesOf } from '../../words/word-index.ts';
import { isPlural, plainWords, singular } from '../text/words.ts';
import { type Definition, joinTokens } from './definitions.ts';
import { namedTerms } from './named-terms.ts';
import { nearTopic } from './near-topic.ts';
import { emptyNouns, nounRuns, withHyphens, withNouns } from './noun-runs.ts';
import type { Token } from './tagger.ts';
import { isTermOfLesson, type TermSigns, weighTerm } from './term-weight.ts';

/** A noun phrase that carries the story. `key` is its singular form. */
export type Term = {
  text: string;
  key: string;
  count: number;
  first: number;
  plural: boolean;
  /** It stands after "the", "a" or "her" somewhere: it can be counted. */
  article: boolean;
  score: number;
  /** It belongs to what the lesson is about, not only to what happens in the story. */
  ofLesson: boolean;
};

/** Terms are weighed when all of them are found. */
export const unweighed = { score: 0, ofLesson: false };

const articles = /^(?:the|an?|his|her|its|their|my|our|your|this|that|one|each|every)$/;

/** The terms of a story, best first: frequent, defined, named by the concept, early. People's names are left out. */
export function findTerms(
  sentences: Token[][],
  definitions: Definition[],
  people: string[],
  concept: string,
): Term[] {
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(' ')));
  const terms = new Map<string, Term>();
  const otherWords = new Set<string>();
  const named = new Set<string>();
  const conceptStems = new Set(
    plainWords(concept)
      .filter((word) => !stopWords.en.has(word))
      .map(stem),
  );
  const nearness = nearTopic(concept);
  const isOfConcept = (word: string) => [...conceptStems].some((own) => shareRoot(own, stem(word)));
  const isNearAndRare = (word: string) => !everyday.has(word) && (nearness(word) ?? 0) > nearEnough;
  sentences.forEach((tokens, index) => {
    // Words of the concept are what it is about, also as verbs: "they voted".
    for (const { pos, lower } of tokens) {
      if (!/^(?:VERB|ADJ|PROPN)$/.test(pos) || names.has(lower) || terms.has(lower)) continue;
      if (!isOfConcept(lower) && (pos === 'PROPN' || !isNearAndRare(lower))) continue;
      const fresh = { plural: false, article: false, ...unweighed };
      terms.set(lower, { text: lower, key: lower, count: 1, first: index, ...fresh });
      if (pos !== 'PROPN') otherWords.add(lower);
    }
    const nouns = withNouns(withHyphens(tokens));
    for (const run of nounRuns(nouns)) {
      const words = run.map((t) => t.lower);
      const key = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ');
      if (words.some((w) => names.has(w)) || emptyNouns.has(key) || key.length < 3) continue;
      const term = terms.get(key) ?? {
        text: words.join(' '),
        key,
        count: 0,
        first: index,
        plural: isPlural(words.at(-1)!),
        article: false,
        ...unweighed,
      };
      term.count++;
      term.article ||= afterArticle(nouns, run);
      terms.set(key, term);
    }
  });
  for (const { term, sentence } of namedTerms(sentences.map(joinTokens), concept)) {
    const words = term.split(' ');
    const key = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ').toLowerCase();
    named.add(key);
    const known = terms.get(key);
    if (known) known.count++;
    else if (!words.some((word) => names.has(word.toLowerCase())))
      terms.set(key, {
        text: term,
        key,
        count: 2,
        first: sentence,
        plural: isPlural(words.at(-1)!),
        article: false,
        ...unweighed,
      });
  }
  for (const definition of definitions) {
    const key = singular(definition.term.toLowerCase());
    if (!terms.has(key) && !names.has(key))
      terms.set(key, {
        text: definition.term,
        key,
        count: 1,
        first: definition.sentence,
        plural: isPlural(key),
        article: true,
        ...unweighed,
      });
  }
  const defined = new Set(definitions.map(({ term }) => singular(term.toLowerCase())));
  const wanted = concept.toLowerCase();
  const around = [...plainWords(concept), ...terms.keys()].slice(0, 12);
  for (const term of terms.values()) {
    const last = term.key.split(' ').at(-1)!;
    const signs: TermSigns = {
      mentions: term.count,
      defined: defined.has(term.key),
      named: named.has(term.key),
      ofConcept: wanted.includes(term.key) || isOfConcept(term.key),
      technical: !everyday.has(last),
      compound: term.key.includes(' ') && isCompound(term.key),
      noNoun: otherWords.has(term.key),
      near: nearness(term.key),
      kind: kindOf(last, around),
      late: term.first / sentences.length,
    };
    term.score = weighTerm(signs);
    term.ofLesson = isTermOfLesson(signs);
  }
  return [...terms.values()].sort((a, b) => b.score - a.score || a.first - b.first);
}

/** A verb or an adjective is a term from this nearness to the topic on. */
const nearEnough = 0.35;

/** Two words that are one in a dictionary: "central bank". */
const isCompound = (key: string) => sensesOf(key.replaceAll(' ', '_')) !== undefined;

/** "magnetic" is of "magnets", "radioactive" of "radioactivity": all but an ending is the same. */
const longestEnding = 4;
const shortestRoot = 5;

function shareRoot(a: string, b: string): boolean {
  if (a === b) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= shortestRoot && Math.max(a.length, b.length) - same <= longestEnding;
}

/** "voting" and "votes" are about the same. */
const stem = (word: string) => singular(word).replace(/(?:ing|ed|e)$/, '');
const everyday = new Set(daleChall);

const afterArticle = (tokens: Token[], run: Token[]) =>
  articles.test(tokens[tokens.indexOf(run[0]!) - 1]?.lower ?? '');
