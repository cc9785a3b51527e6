import { daleChall } from 'dale-chall';
import { stopWords } from '../../language/stop-words.ts';
import { kindOf } from '../../words/kind-of.ts';
import { sensesOf } from '../../words/word-index.ts';
import type { WordKind } from '../../words/word-kinds.ts';
import { isPlural, plainWords, singular } from '../text/words.ts';
import { type Definition, joinTokens } from './definitions.ts';
import { namedTerms } from './named-terms.ts';
import type { Token } from './tagger.ts';

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
};

const emptyAdjectives = new Set(
  'first second third last next own same other many much more most few every each all some any such big bigger small huge great new old different several whole early late little long real good bad better best certain able left tiny special common important main full empty ready young only next-door'.split(
    ' ',
  ),
);
const emptyNouns = new Set(
  'thing things way ways lot lots kind kinds part parts something nothing anything everything everyone someone one ones people person bit example reason number end side place friend year day week month hour minute time story world amount difference name idea group birthday morning evening night afternoon today tomorrow yesterday moment problem answer question hand eye top bottom front back middle it us he she they we you brother sister mother father mom dad wife husband son daughter cousin uncle aunt grandmother grandfather grandma grandpa friend boy girl man woman child head arm arms back bit hands eyes'.split(
    ' ',
  ),
);

/** Words that stand for a noun without being one: "the other", "the rich". */
const nounless = new Set([...emptyAdjectives, ...emptyNouns, 'rich', 'poor', 'dead', 'blind', 'brave']);

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
  const conceptStems = new Set(
    plainWords(concept)
      .filter((word) => !stopWords.en.has(word))
      .map(stem),
  );
  const isOfConcept = (word: string) => [...conceptStems].some((own) => shareRoot(own, stem(word)));
  sentences.forEach((tokens, index) => {
    // Words of the concept are what it is about, also as verbs: "they voted".
    for (const { pos, lower } of tokens) {
      if (!/^(?:VERB|ADJ|PROPN)$/.test(pos) || names.has(lower) || !isOfConcept(lower) || terms.has(lower))
        continue;
      const fresh = { plural: false, article: false, score: 0 };
      terms.set(lower, { text: lower, key: lower, count: 1, first: index, ...fresh });
    }
    for (const run of nounRuns(tokens)) {
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
        score: 0,
      };
      term.count++;
      term.article ||= afterArticle(tokens, run);
      terms.set(key, term);
    }
  });
  for (const { term, sentence } of namedTerms(sentences.map(joinTokens), concept)) {
    const words = term.split(' ');
    const key = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ').toLowerCase();
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
        score: 0,
      });
  }
  const conceptWords = concept.toLowerCase();
  const around = [...plainWords(concept), ...terms.keys()].slice(0, 12);
  for (const definition of definitions) {
    const key = singular(definition.term.toLowerCase());
    const isNew = !terms.has(key) && !names.has(key);
    if (isNew)
      terms.set(key, {
        text: definition.term,
        key,
        count: 1,
        first: definition.sentence,
        plural: isPlural(key),
        article: true,
        score: 0,
      });
  }
  for (const term of terms.values()) {
    const defined = definitions.some((d) => singular(d.term.toLowerCase()) === term.key);
    const words = term.key.split(' ').length;
    term.score =
      term.count * (1 + 0.35 * (words - 1)) +
      (defined ? 3 : 0) +
      (conceptWords.includes(term.key) || isOfConcept(term.key) ? 2 : 0) +
      worthTeaching(term.key, around) -
      (term.count === 1 && term.key.includes(' ') && !isCompound(term.key) ? 1 : 0) +
      1 / (1 + term.first);
  }
  return [...terms.values()].sort((a, b) => b.score - a.score || a.first - b.first);
}

/** Kinds of what stands about in any story. What is said, happens, or is made of something is likelier to be the topic. */
const furniture: ReadonlySet<WordKind | undefined> = new Set([
  'person',
  'food',
  'artifact',
  'animal',
  'time',
]);
const matter: ReadonlySet<WordKind | undefined> = new Set([
  'idea',
  'phenomenon',
  'event',
  'substance',
  'body',
]);

/** Points for what is likely to be taught: words that hardly any child uses every day, and no things about the house. */
function worthTeaching(key: string, around: readonly string[]): number {
  const kind = kindOf(key.split(' ').at(-1)!, around);
  if (furniture.has(kind)) return isTechnical(key) ? 0.4 : 0;
  if (key.includes(' ') && isCompound(key)) return 2;
  return (isTechnical(key) ? 1.5 : 0) + (matter.has(kind) ? 0.4 : 0);
}

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
const isTechnical = (key: string) => !everyday.has(key.split(' ').at(-1)!);
const everyday = new Set(daleChall);

const afterArticle = (tokens: Token[], run: Token[]) =>
  articles.test(tokens[tokens.indexOf(run[0]!) - 1]?.lower ?? '');

/** "the current took it", "the talking drum in a church": what stands after an article and before no noun is a noun. */
function withNouns(tokens: Token[]): Token[] {
  return tokens.map((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const ends = !after || /^(?:ADP|VERB|AUX|PUNCT|CCONJ)$/.test(after.pos);
    const isNoun =
      (token.pos === 'ADJ' && before?.pos === 'DET') ||
      (token.pos === 'VERB' &&
        before?.pos === 'NOUN' &&
        tokens[at - 2]?.pos === 'DET' &&
        !/(?:s|ed|ing)$/.test(token.lower) &&
        !isPlural(before.lower) &&
        after?.pos === 'ADP');
    return isNoun && ends && token.isWord && !nounless.has(token.lower) && isKnownNoun(token.lower)
      ? { ...token, pos: 'NOUN' }
      : token;
  });
}
const isKnownNoun = (word: string) => kindOf(word) !== undefined;

function nounRuns(given: Token[]): Token[][] {
  const tokens = withNouns(given);
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const [at, token] of [...tokens, undefined].entries()) {
    const nominal =
      token && /^(?:NOUN|ADJ)$/.test(token.pos) && token.isWord && /^\p{L}[\p{L}-]+$/u.test(token.text);
    if (nominal && !(token.pos === 'ADJ' && emptyAdjectives.has(token.lower))) {
      run.push(token);
      continue;
    }
    if (isVerbInDisguise(tokens, run, at)) run.pop();
    if (run.length > 0 && run.length <= 3 && run.at(-1)!.pos === 'NOUN') runs.push(run);
    run = [];
  }
  return runs;
}

/** "uncle load the camels", "writers use it": a noun before an object, after a subject, is a verb the tagger missed. */
function isVerbInDisguise(tokens: Token[], run: Token[], end: number): boolean {
  const last = run.at(-1);
  if (!last || isPlural(last.lower)) return false;
  if (run.length === 1 && tokens[end - 2]?.pos === 'PROPN' && tokens[end]?.pos === 'PUNCT') return true;
  if (!/^(?:PRON|DET|ADJ)$/.test(tokens[end]?.pos ?? '')) return false;
  return run.length > 1 || /^(?:NOUN|PROPN)$/.test(tokens[end - 2]?.pos ?? '');
}
