import type { Token } from '../story/tagger.ts';
import { isPlural } from '../text/words.ts';
import { type Acted, inNoun, isOwner, nominal, objectOf, owners } from './clause-object.ts';
import { apart, asVerb } from './clause-tokens.ts';

/** A verb that tells what happens, with who does it and what it is done to. */
export type Clause = Acted & {
  verb: string;
  /** As it stands in the text, in lower case. */
  word: string;
  /** Heads of whoever does it, as they stand in the text. */
  doers: Token[];
  /** Told of somebody by the way: "Mr Devane, who taught us". */
  aside?: true;
};

const modals =
  /^(?:will|would|can|could|shall|should|may|might|must|wo|ca|'ll|’ll|'d|’d|let|please|if|going|gonna)$/;
/** "I could hear it": whoever can, does. */
const sensing = /^(?:see|hear|feel|smell)$/;
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
  /^(?:if|unless|imagine|suppose|pretend|wish|hope|tomorrow|someday|always|usually|often|sometimes)$/;

const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

type Noun = { head: Token; at: number; prep?: string; joined: boolean };

/**
 * The acts that an English sentence tells as done: not those in quotes, denied, asked for, wished, planned, or suffered.
 * @param tokens of one sentence, as the tagger gives them
 */
export function clausesIn(tokens: readonly Token[]): Clause[] {
  if (tokens.at(-1)?.text === '?') return [];
  const isSupposed = tokens.some(({ lower }, at) => conditions.test(lower) && tokens[at - 1]?.lower !== 'as');
  return isSupposed ? [] : walk(tokens.flatMap(apart).filter(isNoPair).map(asVerb));
}

/** "They sat side by side", "he walked hand in hand with her": no thing that anybody sits on or walks to. */
function isNoPair({ lower, pos }: Token, at: number, tokens: readonly Token[]): boolean {
  const isFirst = (from: number) =>
    pairs.test(tokens[from]?.lower ?? '') &&
    /^(?:by|in|to)$/.test(tokens[from + 1]?.lower ?? '') &&
    tokens[from + 2]?.lower === tokens[from]?.lower;
  if (pos === 'ADP') return !isFirst(at - 1);
  return !pairs.test(lower) || !(isFirst(at) || isFirst(at - 2));
}
const pairs = /^(?:side|hand|arm|back|shoulder|face)$/;

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
    // "Back inside, Hemi put": the comma ends what leads to a place.
    if (token.text === ',' && tokens[i - 1]?.pos === 'ADP') prep = undefined;
    // "Until the lake lay where it should": it leads to no place.
    else if (token.pos === 'ADP') prep = /^(?:until|till)$/.test(token.lower) ? undefined : token.lower;
    // "On Sunday at five Papa Gaston walks": an hour leads to nobody.
    else if (prep === 'at' && token.pos === 'NUM' && tokens[i + 1]?.pos === 'PROPN') prep = undefined;
    else if (isOfAll(tokens, i)) continue;
    else if (nominal.test(token.pos) && !owners.test(token.lower) && !isOwner(tokens, i)) {
      const before = tokens[i - 1];
      // "On Saturday Mina went home": the day is not her name.
      const isTime = days.test(before?.lower ?? '') && token.pos === 'PROPN';
      const goesOn =
        nouns.at(-1)?.at === i - 1 && !isTime && !(before?.pos === 'NOUN' && token.pos === 'PROPN');
      if (goesOn && token.pos !== 'PRON') nouns[nouns.length - 1] = { ...nouns.at(-1)!, head: token, at: i };
      // "In 2009 he ran": nothing leads to who acts.
      else
        nouns.push({
          head: token,
          at: i,
          ...(prep && !subjects.test(token.lower) && !/^\d{4}$/.test(before?.text ?? '') && { prep }),
          joined: startsAfterAnd(tokens, i),
        });
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
      const turned = turnedAround({ tokens, at: i, nouns, led });
      const { doers, aside } = turned
        ? { doers: [tokens[turned]!], aside: undefined }
        : doersBefore({ tokens, at: i, nouns, subject, lastVerb, led });
      // `"…," said Ana, and put it down`: she does the rest who said so.
      if (!doers.length && /["“”]/.test(tokens[i - 1]?.text ?? '')) subject = toldBehind(tokens, i);
      const isWatched = lastVerb !== undefined && watchers.has(lastVerb.lemma) && token.lower === token.lemma;
      watcher = isWatched ? subject : [];
      const clause = {
        verb: token.lemma,
        word: token.lower,
        doers,
        ...(aside && { aside }),
        ...objectOf(tokens, turned ?? i),
      };
      if (isDone(tokens, i, led, lastVerb)) {
        if (doers.length) clauses.push(clause);
        else if (token.lower.endsWith('ing')) early.push(clause);
      }
      if (doers.length && !subject.length) for (const one of early.splice(0)) clauses.push({ ...one, doers });
      if (doers.length) subject = doers;
      lastVerb = token;
      nouns = [];
      prep = undefined;
    } else if (
      !inNoun.test(token.pos) &&
      token.pos !== 'ADV' &&
      token.text !== ',' &&
      !owners.test(token.lower)
    )
      prep = undefined;
  }
  return clauses;
}

function startsAfterAnd(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  // "Found out that mosquitoes carry it"
  if (tokens[i]?.lower === 'that' && isPlural(tokens[at]!.lower)) return true;
  while (
    i >= 0 &&
    (inNoun.test(tokens[i]!.pos) ||
      owners.test(tokens[i]!.lower) ||
      /^['’]s?$/.test(tokens[i]!.lower) ||
      isOwner(tokens, i))
  )
    i--;
  const before = tokens[i];
  return (
    !before || /^(?:CCONJ|SCONJ|PUNCT|ADV)$/.test(before.pos) || /^(?:then|until|till)$/.test(before.lower)
  );
}

/** Helpers before a verb: auxiliaries, "to", "not", adverbs; the nearest first. */
function leading(tokens: readonly Token[], at: number): Token[] {
  const led: Token[] = [];
  for (
    let i = at - 1;
    i >= 0 &&
    (/^(?:AUX|PART|ADV)$/.test(tokens[i]!.pos) ||
      modals.test(tokens[i]!.lower) ||
      /^(?:all|both|each)$/.test(tokens[i]!.lower));
    i--
  )
    led.push(tokens[i]!);
  return led;
}

function isDone(tokens: readonly Token[], at: number, led: Token[], lastVerb: Token | undefined): boolean {
  const words = led.map(({ lower }) => lower);
  const { lower, lemma } = tokens[at]!;
  const isSensed =
    sensing.test(lemma) && words.every((word) => !modals.test(word) || /^c(?:ould|an)$/.test(word));
  if (words.some((word) => denials.test(word) || (!isSensed && modals.test(word)))) return false;
  const governed = lastVerb !== undefined && beginners.has(lastVerb.lemma);
  // "She had to pull": she did, where it is told of the past.
  const hadTo = tokens[at - 1]?.lower === 'to' && tokens[at - 2]?.lower === 'had';
  if (words.includes('to') || tokens[at - 1]?.lower === 'to') return governed || hadTo;
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

const subjects = /^(?:i|he|she|we|they)$/;

/** "We all ran", "they both laughed". */
const isOfAll = (tokens: readonly Token[], at: number): boolean =>
  /^(?:all|both|each)$/.test(tokens[at]!.lower) && subjects.test(tokens[at - 1]?.lower ?? '');

/** Who is named right behind a verb of saying. */
function toldBehind(tokens: readonly Token[], at: number): Token[] {
  let i = at + 1;
  while (i < tokens.length && (inNoun.test(tokens[i]!.pos) || owners.test(tokens[i]!.lower))) i++;
  if (!nominal.test(tokens[i]?.pos ?? '')) return [];
  while (/^(?:NOUN|PROPN)$/.test(tokens[i + 1]?.pos ?? '') && tokens[i]!.pos !== 'PRON') i++;
  return [tokens[i]!];
}

const postures = /^(?:sit|stand|lie|kneel|crouch|squat)$/;
const placeWords =
  /^(?:there|here|inside|outside|behind|above|below|beneath|underneath|between|opposite|beside)$/;

/** "Next to Kavindi sat a girl", "there lay the dog": who does it stands behind the verb. Where that is told, its token. */
function turnedAround({ tokens, at, nouns, led }: Pick<Before, 'tokens' | 'at' | 'nouns' | 'led'>) {
  if (led.length > 0 || !postures.test(tokens[at]!.lemma)) return undefined;
  const last = nouns.at(-1);
  const isPlace = last?.at === at - 1 ? last.prep !== undefined || last.head.lower === 'there' : false;
  if (!isPlace && !placeWords.test(tokens[at - 1]?.lower ?? '')) return undefined;
  if (!/^(?:DET|ADJ|NUM|PROPN)$/.test(tokens[at + 1]?.pos ?? '') && !owners.test(tokens[at + 1]?.lower ?? ''))
    return undefined;
  const [behind] = toldBehind(tokens, at);
  return behind && behind.pos !== 'PRON' ? tokens.indexOf(behind) : undefined;
}

/** "Kept his hands folded", "stood with her arms crossed": how something is, and not what somebody does. */
function isState({ tokens, at, nouns, lastVerb }: Before): boolean {
  const last = nouns.at(-1);
  if (!lastVerb || last?.at !== at - 1 || last.head.pos !== 'NOUN' || tokens[at]!.lower.endsWith('ing'))
    return false;
  if (last.prep === 'with') return true;
  let i = last.at - 1;
  while (inNoun.test(tokens[i]?.pos ?? '') || owners.test(tokens[i]?.lower ?? '')) i--;
  return tokens[i] === lastVerb && !watchers.has(lastVerb.lemma);
}

function doersBefore(before: Before): { doers: Token[]; aside?: true } {
  const { tokens, at, nouns, subject, lastVerb, led } = before;
  const start = at - led.length;
  const direct = tokens[start - 1];
  if (direct?.lower === 'and' && lastVerb) return { doers: subject };
  const free = nouns.filter(({ prep }) => prep === undefined || prep === 'after');
  const last = free.at(-1);
  if (last && /^(?:who|that|which)$/.test(last.head.lower)) {
    const named = free.at(-2) ?? nouns.at(-2);
    return named ? { doers: [named.head], aside: true } : { doers: [] };
  }
  if (isState(before)) return { doers: [] };
  if (!lastVerb || !subject.length) return { doers: last ? withJoined(free, before) : subject };
  if (!last) return { doers: subject };
  const near = last.at === start - 1;
  if (tokens[at]!.lower.endsWith('ing') && !led.some(({ lemma }) => lemma === 'be')) {
    const isTheirs = near && last.at === at - 1 && nominal.test(tokens[at - 1]!.pos);
    return { doers: isTheirs ? [last.head] : subject };
  }
  if (near && watchers.has(lastVerb.lemma) && lastVerb.lemma !== 'help') return { doers: [last.head] };
  // "…, and the shadows of the vases walked": what stands between is no subject.
  const isNext = last.joined && nouns.slice(nouns.indexOf(last) + 1).every(({ prep }) => prep !== undefined);
  if (
    (isNext && tokens[start - 1]?.text !== ',') ||
    (near && (last.joined || subjects.test(last.head.lower)))
  )
    return { doers: withJoined(free, before) };
  return { doers: subject };
}

/** "Mia and Ravi", "Dad and I": the last ones who are joined by "and". */
function withJoined(nouns: Noun[], { tokens, lastVerb }: Pick<Before, 'tokens' | 'lastVerb'>): Token[] {
  const last = nouns.at(-1)!;
  const doers = [last.head];
  for (let i = nouns.length - 2; i >= 0; i--) {
    const between = tokens.slice(nouns[i]!.at + 1, nouns[i + 1]!.at).map(({ lower }) => lower);
    // "Her brother Ravi" is one.
    if (between.length === 0) continue;
    // "She burned the soup, and he laughed": what was done something to does nothing.
    if (lastVerb && !nouns[i]!.joined) break;
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
