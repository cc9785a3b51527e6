import type { Token } from '../story/tagger.ts';
import { singular } from '../text/words.ts';

/** What a verb acts on, and where. */
export type Acted = {
  /** Head of what it is done to, singular and in lower case; its pronoun where one stands for it. */
  object?: string;
  /** What stands between the verb and its object or place: "up", "away", "through". */
  after: string[];
  /** Head of the noun behind the first preposition. */
  place?: string;
  /** Head of the noun behind "with", wherever it stands. */
  using?: string;
};

export const owners = /^(?:my|your|his|her|its|our|their)$/;
/** Parts of speech of what heads a noun phrase, and of what may stand before it. */
export const nominal = /^(?:NOUN|PROPN|PRON)$/;
export const inNoun = /^(?:DET|ADJ|NUM)$/;

/** "Mia" in "Mia's dog". */
export const isOwner = (tokens: readonly Token[], at: number): boolean =>
  /^['’]s?$/.test(tokens[at + 1]?.lower ?? '');

/** Words for a share or an amount of what follows "of". */
const shares =
  /^(?:piece|slice|lot|pair|kilo|kilogram|gram|pinch|handful|couple|some|all|both|one|two|most|rest|half|part|hundred|thousand|dozen|bit|chunk|drop|bunch|pile|heap|stack|top|number|metre|meter|litre|liter|row|set|ball)s?$/;

/** What the verb at a token acts on, what leads on from there, and what it is done with. */
export function objectOf(tokens: readonly Token[], at: number): Acted {
  const using = usedBy(tokens, at);
  return { ...directOf(tokens, at), ...(using && { using }) };
}

/** "Came to meet them with a lantern", up to the next verb that somebody does. */
function usedBy(tokens: readonly Token[], at: number): string | undefined {
  for (let i = at + 1; i < tokens.length; i++) {
    const { pos, lower, text } = tokens[i]!;
    if (/^(?:CCONJ|SCONJ)$/.test(pos) || /^["“”;:.!?]$/.test(text)) return undefined;
    if (lower === 'with') return nounFrom(tokens, i + 1)?.head;
  }
  return undefined;
}

function directOf(tokens: readonly Token[], at: number): Acted {
  const after: string[] = [];
  let behind = false;
  let object: string | undefined;
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (/^(?:when|while|until|because|where|how|although|since|whose)$/.test(token.lower)) break;
    if (token.pos === 'ADP' || /^(?:up|away|off|out|down|alone)$/.test(token.lower)) {
      if (object) {
        const place = nounFrom(tokens, i + 1)?.head;
        return { object, after: [...after, token.lower], ...(place && { place }) };
      }
      after.push(token.lower);
      behind = !/^(?:away|off|alone)$/.test(token.lower);
      continue;
    }
    if (token.pos === 'ADV' && !object) {
      after.push(token.lower);
      continue;
    }
    const noun = nounFrom(tokens, i);
    if (!noun || object !== undefined) break;
    if (behind && !/^(?:up|down|out)$/.test(after.at(-1) ?? '')) return { after, place: noun.head };
    if (behind) {
      // "climb up the ladder", "hold up the map".
      return { object: noun.head, place: noun.head, after };
    }
    const next = tokens[noun.to + 1];
    // "Kicked it all the same": nobody gives something to it there.
    const handsOver =
      !(noun.head === 'it' && /^(?:all|both)$/.test(next?.lower ?? '')) &&
      (tokens[noun.to]?.pos === 'PRON' ||
        /^(?:DET|NUM)$/.test(next?.pos ?? '') ||
        owners.test(next?.lower ?? ''));
    const isWhom = handsOver && nounFrom(tokens, noun.to + 1) !== undefined;
    if (isWhom) {
      i = noun.to;
      continue;
    }
    // "There", "here" and "home" are no things.
    if (/^(?:there|here|home)$/.test(noun.head)) {
      after.push(noun.head);
      i = noun.to;
      continue;
    }
    // "A piece of chalk", "hundreds of holes": what there is of it.
    const whole =
      shares.test(noun.head) && tokens[noun.to + 1]?.lower === 'of'
        ? nounFrom(tokens, noun.to + 2)
        : undefined;
    object = whole?.head ?? noun.head;
    i = whole?.to ?? noun.to;
  }
  return { ...(object && { object }), after };
}

/** "A very small bottle", "the school's measuring jug": words that stand before a noun like adjectives. */
function isOfNoun(tokens: readonly Token[], at: number, from: number): boolean {
  const next = tokens[at + 1];
  if (at === from || !next) return false;
  if (tokens[at]!.pos === 'ADV') return next.pos === 'ADJ';
  return tokens[at]!.pos === 'VERB' && /ing$/.test(tokens[at]!.lower) && next.pos === 'NOUN';
}

/** The noun that begins at a token, with what stands before it; undefined where none does. */
function nounFrom(tokens: readonly Token[], from: number): { head: string; to: number } | undefined {
  // The tagger takes "each other" for an adjective without its noun.
  if (
    /^(?:each|one)$/.test(tokens[from]?.lower ?? '') &&
    /^(?:an)?other$/.test(tokens[from + 1]?.lower ?? '')
  )
    if (!nominal.test(tokens[from + 2]?.pos ?? '')) return { head: 'other', to: from + 1 };
  let i = from;
  while (
    i < tokens.length &&
    (inNoun.test(tokens[i]!.pos) ||
      owners.test(tokens[i]!.lower) ||
      /^['’]s?$/.test(tokens[i]!.lower) ||
      isOfNoun(tokens, i, from) ||
      (nominal.test(tokens[i]!.pos) && isOwner(tokens, i)))
  )
    i++;
  if (!tokens[i] || !nominal.test(tokens[i]!.pos)) return undefined;
  const pronoun = tokens[i]!.pos === 'PRON';
  // "his bike home" is no kind of home, and "the word pin" no pin.
  const isNamed = /^(?:word|letter|number|name|title|sign)$/.test(tokens[i]!.lower);
  while (
    !pronoun &&
    !isNamed &&
    /^(?:NOUN|PROPN)$/.test(tokens[i + 1]?.pos ?? '') &&
    tokens[i + 1]!.lower !== 'home'
  )
    i++;
  return { head: pronoun ? tokens[i]!.lower : singular(tokens[i]!.lower), to: i };
}
