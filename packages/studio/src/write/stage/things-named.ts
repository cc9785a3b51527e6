import { howMany } from '../../words/how-many.ts';
import type { Token } from '../story/tagger.ts';
import { isPlural } from '../text/words.ts';

export type NamedThing = {
  words: string;
  /** With the attribute before it: a square root is no root. */
  whole: string;
  /** How much the sentence is about it, 0 the most. */
  rank: number;
  /** Somebody's: "her nose". */
  owned?: true;
  /** How many of it there are, where the sentence tells a number that a panel can show. */
  count?: number;
};

/** What is done to a thing comes first, then what does something or is had along, then where it is. */
const rankOf = { acted: 0, doing: 1, along: 2, place: 3 } as const;
const along = /^(?:with|of|about|into|for|besides|by)$/;

/**
 * What a sentence names, best first: without parts of speech every word in its order; with them nouns, those that stand
 * together as one, for the truck of a fire truck is another truck.
 * @param isShown whether a word names something that is to be seen
 */
export function thingsNamed(tokens: readonly Token[], isShown: (token: Token) => boolean): NamedThing[] {
  const runs: { from: number; tokens: Token[] }[] = [];
  tokens.forEach((token, i) => {
    if (!token.isWord || (token.pos !== '' && !isNoun(tokens, i))) return;
    const last = runs.at(-1);
    // A piece of a foreign name before it may be no word, and begin no run.
    const goesOn =
      token.pos !== '' && last && last.from + last.tokens.length === i && !isVerbAfterAll(tokens, i);
    if (goesOn) last.tokens.push(token);
    else if (token.pos === '' || !isVerbAfterAll(tokens, i)) runs.push({ from: i, tokens: [token] });
  });
  return runs
    .filter((run) => run.tokens.every(isShown))
    .map(({ from, tokens: run }) => {
      const attribute =
        tokens[from - 1]?.pos === 'ADJ' && !isDone(tokens[from - 1]!) ? `${tokens[from - 1]!.lower} ` : '';
      const count = countOf(tokens, from, run);
      const words = wordsOf(run);
      return {
        words,
        whole: attribute + words,
        rank: rankAt(tokens, from),
        ...(isOwned(tokens, from) && { owned: true as const }),
        ...(count && { count }),
      };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

const ordinals: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4 };

/** "Three ripe apples" are three; whoever adds a second cell has two. */
function countOf(tokens: readonly Token[], from: number, run: readonly Token[]): number | undefined {
  if (isPlural(run.at(-1)!.lower))
    return howMany(
      tokens.map(({ lower }) => lower),
      from,
    );
  const which = tokens[from - 1]?.lower ?? '';
  const isAdded = tokens.slice(0, from).some(({ lemma }) => lemma === 'add');
  return isAdded && Object.hasOwn(ordinals, which) ? ordinals[which] : undefined;
}

/** "Boiled", "painted": what was done to a thing does not make it another one. */
const isDone = ({ lower }: Token) => /^\w{2,}[^e]ed$/.test(lower);

function wordsOf(run: readonly Token[]): string {
  const from = run.length > 1 && isDone(run[0]!) ? 1 : 0;
  return run
    .slice(from)
    .map((token) => (token.pos === '' ? token.text : token.lower))
    .join(' ');
}

/** Names of heavenly bodies are nouns with a capital. The tagger takes a noun after "the talking" or "Gwen's" for a verb. */
function isNoun(tokens: readonly Token[], i: number): boolean {
  const [token, before, next] = [tokens[i]!, tokens[i - 1], tokens[i + 1]];
  if (token.pos === 'NOUN') return true;
  // A small word that the tagger does not know is no name: "a piñata".
  if (token.pos === 'PROPN') return /^(?:earth|moon|sun)$/.test(token.lower) || /^\p{Ll}/u.test(token.text);
  if (isCalledAdjective(token, next) || isCalledVerb(token, before, next)) return true;
  if (token.pos !== 'VERB' || token.lemma !== token.lower || !before) return false;
  // "There were ice flowers": what follows "were" as it stands is no verb.
  if (/^(?:is|are|was|were)$/.test(before.lower) && next?.pos === 'NOUN') return true;
  const ends = !next || /^(?:ADP|PUNCT|AUX|CCONJ)$/.test(next.pos);
  if (!ends) return false;
  if (before.lower === "'s" || before.lower === '’s') return before.pos === 'PART';
  const group = tokens[i - 2]?.pos === 'ADJ' ? tokens[i - 3] : tokens[i - 2];
  return before.pos === 'NOUN' && group?.pos === 'DET' && tokens.slice(0, i - 2).some(isVerb);
}

/** "The net was torn": to the tagger every net is one of prices. */
const isCalledAdjective = (token: Token, next: Token | undefined) =>
  token.lower === 'net' && token.pos === 'ADJ' && next?.pos !== 'NOUN';

/** "He took his stick and left", "among the reeds". "Her" is left out: "she made her stand". */
function isCalledVerb({ pos, lower, lemma }: Token, before: Token | undefined, next: Token | undefined) {
  const isBare = lower === lemma || lower === `${lemma}s`;
  return (
    pos === 'VERB' &&
    isBare &&
    /^(?:the|an?|my|your|his|our|their|its)$/.test(before?.lower ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|VERB)$/.test(next?.pos ?? '')
  );
}

const isVerb = ({ pos }: Token) => pos === 'VERB';

/** "The river swings around the town": a form in -s between a single thing and its way is what the thing does. */
function isVerbAfterAll(tokens: readonly Token[], i: number): boolean {
  const [article, before, token, next] = [tokens[i - 2], tokens[i - 1], tokens[i]!, tokens[i + 1]];
  // "The egg is denser and sinks": what it is and what it does.
  if (/[^s]s$/.test(token.lower) && before?.lower === 'and' && article && !/s$/.test(article.lower))
    return /^(?:is|was)$/.test(tokens[i - 3]?.lower ?? '');
  if (token.pos !== 'NOUN' || before?.pos !== 'NOUN' || article?.pos !== 'DET') return false;
  if (!/[^s]s$/.test(token.lower) || /s$/.test(before.lower)) return false;
  return /^(?:around|over|into|through|past|off|up|down|towards?|across|along)$/.test(next?.lower ?? '');
}

const isOwned = (tokens: readonly Token[], from: number): boolean => {
  let at = from - 1;
  while (tokens[at]?.pos === 'ADJ') at--;
  return /^(?:my|your|his|her|our|their|['’]s)$/.test(tokens[at]?.lower ?? '');
};

/** By what stands before the noun and its attributes. */
function rankAt(tokens: readonly Token[], from: number): number {
  let at = from - 1;
  while (at >= 0 && /^(?:DET|ADJ|NUM|ADV|PART)$/.test(tokens[at]!.pos)) at--;
  while (
    at >= 0 &&
    tokens[at]!.pos === 'PRON' &&
    /^(?:my|your|his|her|its|our|their)$/.test(tokens[at]!.lower)
  )
    at--;
  const before = tokens[at];
  if (before?.pos === 'VERB') return rankOf.acted;
  if (before?.pos === 'AUX') return rankOf.doing;
  if (before?.pos === 'ADP') return along.test(before.lower) ? rankOf.along : rankOf.place;
  if (before && (before.pos === 'CCONJ' || before.lower === ',') && at > 0) return rankOf.doing;
  return rankOf.doing;
}
