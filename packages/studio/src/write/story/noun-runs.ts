import { kindOf } from '../../words/kind-of.ts';
import { isPlural } from '../text/words.ts';
import type { Token } from './tagger.ts';

/** Adjectives that make no term with a noun. */
const emptyAdjectives = new Set(
  'first second third last next own same other many much more most few every each all some any such big bigger small huge great new old different several whole early late little long real good bad better best certain able left tiny special common important main full empty ready young only next-door'.split(
    ' ',
  ),
);
/** Nouns that no lesson is about. */
export const emptyNouns = new Set(
  'thing things way ways lot lots kind kinds part parts something nothing anything everything everyone someone one ones people person bit example reason number end side place friend year day week month hour minute time story world amount difference name idea group birthday morning evening night afternoon today tomorrow yesterday moment problem answer question hand eye top bottom front back middle it us he she they we you brother sister mother father mom dad wife husband son daughter cousin uncle aunt grandmother grandfather grandma grandpa friend boy girl man woman child head arm arms back bit hands eyes rest half mile'.split(
    ' ',
  ),
);

/** Words that stand for a noun without being one: "the other", "the rich". */
const nounless = new Set([...emptyAdjectives, ...emptyNouns, 'rich', 'poor', 'dead', 'blind', 'brave']);

/** "the current took it", "the talking drum in a church": what stands after an article and before no noun is a noun. */
export function withNouns(tokens: Token[]): Token[] {
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

/** "half-life", "two-factor authentication": words with a hyphen stand for one noun, or go with the one behind them. */
export function withHyphens(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, after] = [joined.at(-1), tokens[i]!, tokens[i + 1]];
    if (token.joins && before && after) {
      const lower = `${before.lower}-${after.lower}`;
      const pos = after.pos === 'NOUN' ? 'NOUN' : 'ADJ';
      joined[joined.length - 1] = { ...before, text: lower, lower, lemma: lower, pos };
      i++;
    } else joined.push(token);
  }
  return joined;
}

/** Runs of nouns with the adjectives before them, up to three words long. */
export function nounRuns(tokens: Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const [at, token] of [...tokens, undefined].entries()) {
    const nominal =
      token && /^(?:NOUN|ADJ)$/.test(token.pos) && token.isWord && /^\p{L}[\p{L}-]+$/u.test(token.text);
    if (
      nominal &&
      !(token.pos === 'ADJ' && (emptyAdjectives.has(token.lower) || superlative.test(token.lower)))
    ) {
      run.push(token);
      continue;
    }
    if (isVerbInDisguise(tokens, run, at)) run.pop();
    // "bugs that love wheat": what follows "that" is a verb, whatever it looks like.
    if (run.length > 0 && isAfterRelative(tokens, run[0]!)) run.shift();
    if (run.length > 0 && run.length <= 3 && run.at(-1)!.pos === 'NOUN') runs.push(run);
    run = [];
  }
  return runs;
}

/** "The tallest tree" is one of the story. */
const superlative = /^(?:worst|worse|\p{L}{3,}est)$/u;
/** Small words that belong to the verb before them: "wake up". */
const particle = /^(?:up|down|off|out|away)$/;

const isAfterRelative = (tokens: Token[], first: Token) => {
  const at = tokens.indexOf(first);
  return (
    /^(?:that|who|which)$/.test(tokens[at - 1]?.lower ?? '') &&
    /^(?:NOUN|PROPN)$/.test(tokens[at - 2]?.pos ?? '')
  );
};

/** "uncle load the camels", "writers use it": a noun before an object, after a subject, is a verb the tagger missed. */
function isVerbInDisguise(tokens: Token[], run: Token[], end: number): boolean {
  const last = run.at(-1);
  if (!last) return false;
  if (isOnlyVerb(tokens, run)) return true;
  // "The heart pumps faster."
  if (run.length > 1 && isPlural(last.lower))
    return tokens[end]?.pos === 'ADV' && /er$|^up$|^down$/.test(tokens[end].lower);
  if (isPlural(last.lower)) return false;
  // "wheat wake up", "my eyes closing"
  if (run.length > 1 && particle.test(tokens[end]?.lower ?? '')) return true;
  if (run.length > 1 && last.lower.endsWith('ing') && isPlural(run.at(-2)!.lower)) return true;
  if (run.length === 1 && tokens[end - 2]?.pos === 'PROPN' && tokens[end]?.pos === 'PUNCT') return true;
  if (!/^(?:PRON|DET|ADJ)$/.test(tokens[end]?.pos ?? '')) return false;
  return run.length > 1 || /^(?:NOUN|PROPN)$/.test(tokens[end - 2]?.pos ?? '');
}

/** "The bus costs £1.50", "packets travel through cables": a sentence has a verb, and no other word of it can be. */
function isOnlyVerb(tokens: Token[], run: Token[]): boolean {
  const [subject, last] = [run.at(-2), run.at(-1)!];
  if (subject?.pos !== 'NOUN' || tokens.indexOf(run[0]!) > 1) return false;
  const isSingular = /[^s]s$/.test(last.lower);
  if (isPlural(subject.lower) ? isPlural(last.lower) : !isSingular) return false;
  const at = tokens.indexOf(last);
  const [next, behind] = [tokens[at + 1], tokens[at + 2]];
  // "Tubes called xylem": what stands behind its noun tells which one.
  const isVerbOfIts = ({ pos, lower }: Token, i: number) =>
    pos === 'AUX' || (pos === 'VERB' && !(/(?:ed|ing)$/.test(lower) && tokens[i - 1]?.pos === 'NOUN'));
  // "Warm air rises and cools down."
  const goesOn =
    next?.lower === 'and' && behind?.pos === 'VERB' && /s$/.test(last.lower) === /s$/.test(behind.lower);
  if (goesOn) return !tokens.slice(0, at).some(isVerbOfIts);
  const isFollowed =
    next !== undefined && (/^(?:DET|ADP|NUM|PRON|CCONJ)$/.test(next.pos) || /^[$€£₹]/.test(next.text));
  return isFollowed && !tokens.some(isVerbOfIts);
}
