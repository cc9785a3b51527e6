import { kindOf } from '../../words/kind-of.ts';
import type { Token } from '../story/tagger.ts';
import { actVerbs } from './act-verbs.ts';
import { type Acted, inNoun, isOwner, nominal, objectOf, owners } from './clause-object.ts';
import { feelingVerbs } from './feeling-words.ts';

/** A verb that tells what happens, with who does it and what it is done to. */
export type Clause = Acted & {
  verb: string;
  /** As it stands in the text, in lower case. */
  word: string;
  /** Heads of whoever does it, as they stand in the text. */
  doers: Token[];
};

const modals =
  /^(?:will|would|can|could|shall|should|may|might|must|wo|ca|'ll|’ll|'d|’d|let|please|if|going|gonna)$/;
const denials = /^(?:not|n't|n’t|never|hardly|nearly|almost|barely|no|nobody|cannot|without)$/;
const beginners = new Set([
  'begin',
  'start',
  'help',
  'stop',
  'kneel',
  'continue',
  'keep',
  'go',
  'come',
  'stand',
  'sit',
  'be',
  'lie',
  'run',
  'walk',
]);
const watchers = new Set(['see', 'watch', 'hear', 'help', 'let', 'make', 'feel']);
const conditions =
  /^(?:if|unless|whenever|whether|imagine|suppose|pretend|wish|hope|tomorrow|someday|always|usually|often|sometimes)$/;

const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

type Noun = { head: Token; at: number; prep?: string; joined: boolean };

/**
 * The acts that an English sentence tells as done: not those in quotes, denied, asked for, wished, planned, or suffered.
 * @param tokens of one sentence, as the tagger gives them
 */
export function clausesIn(tokens: readonly Token[]): Clause[] {
  if (tokens.at(-1)?.text === '?' || tokens.some(({ lower }) => conditions.test(lower))) return [];
  return walk(tokens.map(asVerb));
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
const lemmas: Record<string, string> = { star: 'stare', scar: 'scare', scrap: 'scrape', shin: 'shine' };

/** Forms that the tagger takes for nouns or adjectives are verbs: "knelt", "was sweeping". */
function asVerb(token: Token, at: number, tokens: readonly Token[]): Token {
  const past = Object.hasOwn(pastForms, token.lower) ? pastForms[token.lower] : undefined;
  const isBeing = token.pos === 'ADJ' && tokens[at - 1]?.pos === 'AUX' && tokens[at - 1]?.lemma === 'be';
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
  if (token.pos !== 'VERB') return token;
  const meant = Object.hasOwn(lemmas, token.lemma) ? lemmas[token.lemma] : undefined;
  return {
    ...token,
    lemma: meant ?? (token.lemma.endsWith('ing') ? verbOf(token.lower) : undefined) ?? token.lemma,
  };
}

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

function walk(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  const early: Clause[] = [];
  let quoted = false;
  let subject: Token[] = [];
  /** Who let, made or saw somebody do what was told last. */
  let watcher: Token[] = [];
  let nouns: Noun[] = [];
  let lastVerb: Token | undefined;
  let prep: string | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (/["“”]/.test(token.text)) {
      quoted = !quoted;
      nouns = [];
      continue;
    }
    if (quoted) continue;
    if (/^[;:.!]$/.test(token.text)) {
      nouns = [];
      prep = undefined;
      continue;
    }
    if (token.pos === 'ADP') prep = token.lower;
    else if (nominal.test(token.pos) && !owners.test(token.lower) && !isOwner(tokens, i)) {
      const before = tokens[i - 1];
      // "On Saturday Mina went home": the day is not her name.
      const isTime = days.test(before?.lower ?? '') && token.pos === 'PROPN';
      const goesOn =
        nouns.at(-1)?.at === i - 1 && !isTime && !(before?.pos === 'NOUN' && token.pos === 'PROPN');
      if (goesOn && token.pos !== 'PRON') nouns[nouns.length - 1] = { ...nouns.at(-1)!, head: token, at: i };
      else nouns.push({ head: token, at: i, ...(prep && { prep }), joined: startsAfterAnd(tokens, i) });
      prep = undefined;
    } else if (/^(?:named|called)$/.test(token.lower) && tokens[i + 1]?.pos === 'PROPN' && nouns.length) {
      // "a boy named Tarik": one and the same.
      const open = nouns.at(-1)!;
      while (tokens[i + 1]?.pos === 'PROPN') i++;
      nouns[nouns.length - 1] = { ...open, head: tokens[i]!, at: i };
    } else if (token.pos === 'VERB') {
      const led = leading(tokens, i);
      const isBack = token.lower !== token.lemma && watcher.length > 0 && tokens[i - 1]?.lower === 'and';
      // "She let it cool and poured it": she does so again who let it.
      if (isBack) subject = watcher;
      const doers = doersBefore({ tokens, at: i, nouns, subject, lastVerb, led });
      const isWatched = lastVerb !== undefined && watchers.has(lastVerb.lemma) && token.lower === token.lemma;
      watcher = isWatched ? subject : [];
      const clause = { verb: token.lemma, word: token.lower, doers, ...objectOf(tokens, i) };
      if (isDone(tokens, i, led, lastVerb)) {
        if (doers.length) clauses.push(clause);
        else if (token.lower.endsWith('ing')) early.push(clause);
      }
      if (doers.length && !subject.length) for (const one of early.splice(0)) clauses.push({ ...one, doers });
      if (doers.length) subject = doers;
      lastVerb = token;
      nouns = [];
      prep = undefined;
    } else if (!inNoun.test(token.pos) && token.pos !== 'ADV' && token.text !== ',') prep = undefined;
  }
  return clauses;
}

function startsAfterAnd(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (
    i >= 0 &&
    (inNoun.test(tokens[i]!.pos) ||
      owners.test(tokens[i]!.lower) ||
      /^['’]s?$/.test(tokens[i]!.lower) ||
      isOwner(tokens, i))
  )
    i--;
  const before = tokens[i];
  return !before || /^(?:CCONJ|SCONJ|PUNCT|ADV)$/.test(before.pos) || before.lower === 'then';
}

/** Helpers before a verb: auxiliaries, "to", "not", adverbs; the nearest first. */
function leading(tokens: readonly Token[], at: number): Token[] {
  const led: Token[] = [];
  for (
    let i = at - 1;
    i >= 0 && (/^(?:AUX|PART|ADV)$/.test(tokens[i]!.pos) || modals.test(tokens[i]!.lower));
    i--
  )
    led.push(tokens[i]!);
  return led;
}

function isDone(tokens: readonly Token[], at: number, led: Token[], lastVerb: Token | undefined): boolean {
  const words = led.map(({ lower }) => lower);
  if (words.some((word) => modals.test(word) || denials.test(word))) return false;
  const { lower } = tokens[at]!;
  const governed = lastVerb !== undefined && beginners.has(lastVerb.lemma);
  if (words.includes('to') || tokens[at - 1]?.lower === 'to') return governed;
  if (lower.endsWith('ing')) {
    const before = tokens[at - 1 - words.length] ?? tokens[at - 1];
    const isBeing = led.some(({ lemma, pos }) => pos === 'AUX' && lemma === 'be');
    return (
      isBeing || governed || tokens[at - 1]?.text === ',' || at === 0 || isParticiple(tokens, at, before)
    );
  }
  // "was carried", "had carried": nobody in the picture does it now.
  return !led.some(({ pos, lemma }) => pos === 'AUX' && (lemma === 'be' || lemma === 'have'));
}

/** "and singing", "while pouring", "the girl carrying the box". */
const isParticiple = (tokens: readonly Token[], at: number, before: Token | undefined) =>
  before !== undefined &&
  (/^(?:and|while)$/.test(before.lower) ||
    (nominal.test(tokens[at - 1]?.pos ?? '') && !owners.test(before.lower)));

type Before = {
  tokens: readonly Token[];
  at: number;
  nouns: Noun[];
  subject: Token[];
  lastVerb: Token | undefined;
  led: Token[];
};

function doersBefore({ tokens, at, nouns, subject, lastVerb, led }: Before): Token[] {
  const start = at - led.length;
  const direct = tokens[start - 1];
  if (direct?.lower === 'and' && lastVerb) return subject;
  const free = nouns.filter(({ prep }) => prep === undefined || prep === 'after');
  const last = free.at(-1);
  if (last && /^(?:who|that|which)$/.test(last.head.lower)) {
    const before = free.at(-2) ?? nouns.at(-2);
    return before ? [before.head] : [];
  }
  if (!lastVerb || !subject.length) return last ? withJoined(free, tokens) : subject;
  if (!last) return subject;
  const near = last.at === start - 1;
  if (tokens[at]!.lower.endsWith('ing') && !led.some(({ lemma }) => lemma === 'be')) {
    return near && last.at === at - 1 && nominal.test(tokens[at - 1]!.pos) ? [last.head] : subject;
  }
  if (near && watchers.has(lastVerb.lemma) && lastVerb.lemma !== 'help') return [last.head];
  if (near && (last.joined || /^(?:i|he|she|we|they)$/.test(last.head.lower)))
    return withJoined(free, tokens);
  return subject;
}

/** "Mia and Ravi", "Dad and I": the last ones who are joined by "and". */
function withJoined(nouns: Noun[], tokens: readonly Token[]): Token[] {
  const last = nouns.at(-1)!;
  const doers = [last.head];
  for (let i = nouns.length - 2; i >= 0; i--) {
    const between = tokens.slice(nouns[i]!.at + 1, nouns[i + 1]!.at).map(({ lower }) => lower);
    // "Her brother Ravi" is one.
    if (between.length === 0) continue;
    // "Shanice, Dana and Tia": the first ones of a list stand before a comma.
    const isListed = doers.length > 1 && between.join(' ') === ',' && nouns[i]!.head.pos === 'PROPN';
    if (isListed) {
      doers.unshift(nouns[i]!.head);
      continue;
    }
    if (
      !between.includes('and') ||
      between.some((word) => !/^(?:and|,|the|a|an|my|his|her|their|our)$/.test(word))
    ) {
      // "Mia, the tallest of all, climbed": who is named first does it.
      const named = nouns[i]!.head.pos === 'PROPN' && between[0] === ',' && last.head.pos === 'NOUN';
      if (named) return [nouns[i]!.head];
      break;
    }
    doers.unshift(nouns[i]!.head);
  }
  return doers;
}
