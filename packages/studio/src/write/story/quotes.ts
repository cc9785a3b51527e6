import { bubbleLimit, splitToFit } from '../text/pieces.ts';
import type { SpeechGrammar } from './reader.ts';
import type { Referents } from './referents.ts';

/**
 * A sentence with speech in it, taken apart: `before` and `after` are narration that is more than "says Ana".
 * No `speaker` means that the story does not tell who speaks. `attributed` when the sentence itself tells it.
 */
export type Quote = {
  spoken: string[];
  before: string;
  after: string;
  speaker?: string;
  listener?: string;
  attributed: boolean;
  /** The one who tells the story speaks. */
  self?: true;
};

/** The talk so far: who spoke last, whether the story said so, and in which paragraph. */
export type Talk = { speakers: string[]; attributed: boolean; paragraph: number; sentence: number };

export const silence: Talk = { speakers: [], attributed: false, paragraph: -1, sentence: -9 };

/** After so many sentences without speech a talk is over. */
const pause = 5;

export type SpeechContext = {
  people: readonly string[];
  named: readonly string[];
  referents: Referents;
  talk: Talk;
  paragraph: number;
  index: number;
  /** Who a role turns out to be. */
  nameOf(role: string): string;
};

/** Finds speech in straight double quotes; undefined when there is none or when narration stands in its middle. */
export function findQuote(text: string, grammar: SpeechGrammar, context: SpeechContext): Quote | undefined {
  const parts = text.split('"');
  if (parts.length < 3 || parts.length % 2 === 0) return undefined;
  const { people } = context;
  const spoken = joinSpeech(parts.filter((_, i) => i % 2 === 1));
  if (spoken.some((line) => !/[\p{L}\p{N}]/u.test(line))) return undefined;
  const outside = parts.filter((_, i) => i % 2 === 0);
  const isAttribution = (part: string) => !/[\p{L}\p{N}]/u.test(part) || grammar.isAttribution(part, people);
  if (outside.slice(1, -1).some((part) => !isAttribution(part))) return undefined;
  const [first, last] = [outside[0]!, outside.at(-1)!];
  if (isTitleOrWord(spoken, first)) return undefined;
  const { speaker, self } = findSpeaker(outside, grammar, context);
  // Whoever is not known keeps "says the stranger" in a caption, so that the reader is not misled.
  const known = speaker !== undefined || self;
  const keeps = (part: string) => !isAttribution(part) || (!known && /\p{L}/u.test(part));
  const listener =
    speaker && (context.named.find((name) => name !== speaker) ?? listenerTo(speaker, context));
  return {
    spoken,
    before: keeps(first) ? first.trim().replace(/,$/, ':') : '',
    after: keeps(last) ? openCaption(last.trim()) : '',
    speaker,
    ...(listener && { listener }),
    attributed: outside.some((part) => /\p{L}/u.test(part)),
    ...(self && { self }),
  };
}

const listenerTo = (speaker: string, { talk, referents, index }: SpeechContext) =>
  index - talk.sentence <= pause
    ? (talk.speakers.find((name) => name !== speaker) ?? referents.lastBeside(speaker))
    : referents.lastBeside(speaker);

/** `"Take it," she says, "and run."` is one speech in two pieces: together when they fit one bubble. */
function joinSpeech(pieces: string[]): string[] {
  const fullStop = /\p{Script=Devanagari}/u.test(pieces.join('')) ? '।' : '.';
  const lines: string[] = [];
  for (const piece of pieces.map((p) => p.trim())) {
    const goesOn = /^\p{Ll}/u.test(piece);
    const before = lines.at(-1);
    const both = before && `${goesOn ? before : closed(before, fullStop)} ${piece}`;
    if (both && splitToFit(both, bubbleLimit).length === 1) lines[lines.length - 1] = both;
    else lines.push(piece);
  }
  return lines.map((line, i) => (/^\p{Ll}/u.test(lines[i + 1] ?? '') ? line : closed(line, fullStop)));
}

/** Speech that ends: a comma before "says Ana" becomes a full stop. */
const closed = (line: string, fullStop: string) =>
  line.replace(/,$/, fullStop).replace(/(?<=[\p{L}\p{M}\p{N}])$/u, fullStop);

/** A caption that goes on after the speech. */
const openCaption = (text: string) =>
  /^\p{Ll}/u.test(text) ? `… ${text}` : text.replace(/^[,.;:–—-]+\s*/u, '');

/** `the word "photo" means light` quotes a word, it does not speak. */
function isTitleOrWord(spoken: string[], before: string): boolean {
  const first = spoken[0]!;
  return (
    spoken.length === 1 &&
    first.split(' ').length < 4 &&
    !/[.!?।]$/.test(first) &&
    !/[,:]\s*$/.test(before) &&
    before !== ''
  );
}

/** By name, by pronoun, by the turn of the talk; nobody rather than a guess. */
function findSpeaker(
  outside: string[],
  grammar: SpeechGrammar,
  { people, named, referents, talk, paragraph, index, nameOf }: SpeechContext,
): { speaker?: string; self?: true } {
  for (const part of outside) {
    const speaker = grammar.speakerIn(part, people);
    if (speaker) return { speaker: people.includes(speaker) ? speaker : nameOf(speaker) };
    if (grammar.selfSpeaks(part)) return { self: true };
    if (grammar.pronounSpeaks(part)) {
      const meant = referents.resolve(part, named);
      if (meant) return { speaker: meant };
    }
  }
  if (outside.some((part) => /\p{L}/u.test(part))) {
    const told = outside.join(' ');
    const here = people.find((name) => told.includes(name)) ?? referents.resolve(told);
    return { speaker: here };
  }
  if (index - talk.sentence > pause) return {};
  const [last, other] = talk.speakers;
  // In one paragraph one person goes on speaking; a new one is the other's turn.
  if (talk.attributed && talk.paragraph === paragraph) return { speaker: last };
  return { speaker: other ?? (last && referents.lastBeside(last)) };
}
