import { kindOf } from '../../words/kind-of.ts';
import type { Token } from '../story/tagger.ts';
import { actVerbs } from './act-verbs.ts';
import { owners } from './clause-object.ts';
import { feelingVerbs } from './feeling-words.ts';

const beings: Record<string, Pick<Token, 'lemma' | 'pos'>> = {
  m: { lemma: 'be', pos: 'AUX' },
  re: { lemma: 'be', pos: 'AUX' },
  s: { lemma: 'be', pos: 'AUX' },
  ve: { lemma: 'have', pos: 'AUX' },
};

/** "I'm" is who and what, which the tagger takes for one name. */
export function apart(token: Token): Token[] {
  const { who, be } = /^(?<who>i|we|they|he|she|you)['’](?<be>m|re|s|ve)$/.exec(token.lower)?.groups ?? {};
  if (!who || !be) return [token];
  const pronoun = { ...token, text: token.text.slice(0, who.length), lower: who, lemma: who, pos: 'PRON' };
  return [pronoun, { ...token, text: `'${be}`, lower: `'${be}`, ...beings[be]! }] as Token[];
}

/** Past forms that the tagger takes for nouns. */
const pastForms: Record<string, string> = {
  knelt: 'kneel',
  swam: 'swim',
  flung: 'fling',
  wept: 'weep',
  hid: 'hide',
  dug: 'dig',
  swept: 'sweep',
  crept: 'creep',
  leapt: 'leap',
  thrust: 'thrust',
};

/** The same of forms that are nouns as well: right behind a name or a pronoun they are verbs. */
const pastOrNoun: Record<string, string> = {
  burst: 'burst',
  cast: 'cast',
  shot: 'shoot',
  bent: 'bend',
  spun: 'spin',
  rang: 'ring',
};

/** Lemmas that the tagger gives wrong: it takes "stared" for a form of "star". */
const lemmas: Record<string, string> = {
  star: 'stare',
  scar: 'scare',
  scrap: 'scrape',
  shin: 'shine',
  wad: 'wade',
  stuffed: 'stuff',
};
/** "Planed" is no form of "plan". */
const lemmaOf = ({ lower, lemma }: Token) =>
  lower === 'planed' || lower === 'planing'
    ? 'plane'
    : Object.hasOwn(lemmas, lemma)
      ? lemmas[lemma]
      : undefined;

/** Forms that the tagger takes for nouns or adjectives are verbs: "knelt", "was sweeping". */
export function asVerb(token: Token, at: number, tokens: readonly Token[]): Token {
  const past = Object.hasOwn(pastForms, token.lower) ? pastForms[token.lower] : undefined;
  // "They were both running."
  const isOfAll = /^(?:both|all|each)$/.test(tokens[at - 1]?.lower ?? '');
  const helper = tokens[isOfAll ? at - 2 : at - 1];
  const mayBe =
    token.pos === 'ADJ' || (token.pos === 'NOUN' && (isOfAll || /^'(?:m|re|s)$/.test(helper?.text ?? '')));
  const isBeing = mayBe && helper?.pos === 'AUX' && helper.lemma === 'be';
  const lemma =
    past ??
    (isBeing
      ? verbOf(token.lower)
      : follows(token, tokens, at)
        ? ((Object.hasOwn(pastOrNoun, token.lower) ? pastOrNoun[token.lower] : undefined) ??
          pastOf(token.lower) ??
          presentOf(token, at, tokens))
        : undefined);
  if (lemma !== undefined) return { ...token, pos: 'VERB', lemma };
  if (isRowOf(token, tokens[at - 1])) return { ...token, pos: 'NOUN' };
  if (token.pos !== 'VERB') return token;
  return {
    ...token,
    lemma: lemmaOf(token) ?? (token.lemma.endsWith('ing') ? verbOf(token.lower) : undefined) ?? token.lemma,
  };
}

/** "The back row" is nothing that somebody rows. */
const isRowOf = ({ pos, lower }: Token, before: Token | undefined) =>
  pos === 'VERB' && lower === 'row' && !/^(?:PRON|PROPN|NOUN|CCONJ|PART|AUX)$/.test(before?.pos ?? '');

/** "Nora chased it": right behind a name or a pronoun a form in -ed tells what they did. */
function follows({ pos, lower }: Token, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!/^(?:NOUN|ADJ)$/.test(pos) || !before) return false;
  if (before.pos === 'PROPN' || /^(?:i|he|she|we|they)$/.test(before.lower)) return true;
  // "The teacher points at the map": the first verb of a sentence, right behind the noun that begins it.
  return (
    before.pos === 'NOUN' &&
    at === 2 &&
    /^(?:DET|PRON)$/.test(tokens[0]!.pos) &&
    /s$/.test(lower) &&
    kindOf(before.lower) === 'person'
  );
}

const isKnown = (verb: string) => Object.hasOwn(actVerbs, verb) || Object.hasOwn(feelingVerbs, verb);

/** The known verb of a form in -ed: "chase", "mix", "hug", "carry". */
function pastOf(form: string): string | undefined {
  const stem = /^(?<stem>.{2,})ed$/.exec(form)?.groups?.stem;
  if (!stem) return undefined;
  return [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, 'y')].find(isKnown);
}

/** "Sanne cycles to school", "Grandma drops her toast": behind a name a form in -s tells what they do, where it has an object or a way. */
function presentOf({ lower }: Token, at: number, tokens: readonly Token[]): string | undefined {
  const next = tokens[at + 1];
  const goesOn = next && (/^(?:DET|PRON|ADP|ADV|PROPN|NUM|PUNCT)$/.test(next.pos) || owners.test(next.lower));
  const stem = goesOn ? /^(?<stem>.{2,})s$/.exec(lower)?.groups?.stem : undefined;
  if (!stem) return undefined;
  return [stem, stem.replace(/e$/, ''), stem.replace(/ie$/, 'y')].find(isKnown);
}

/** The known verb of a form in -ing: "sweep", "ride", "dig". */
function verbOf(form: string): string | undefined {
  const stem = /^(?<stem>.{2,})ing$/.exec(form)?.groups?.stem;
  if (!stem) return undefined;
  return [stem, `${stem}e`, stem.slice(0, -1)].find(isKnown);
}
