import { frameWords } from '../data/frames.ts';
import { moreSenses } from '../data/more-senses.ts';
import { senses } from '../data/senses.ts';
import { Symbols } from '../expressions.ts';
import { fold } from '../fold.ts';

/** What a sentence is about is learned from less. */
export const topicTableSize = 2 ** 12;
/** How far apart two words may stand that are looked at together. */
const reach = 4;
/** How far apart two meanings may stand. */
const senseReach = 14;
/** Longer sentences are looked at piece by piece. */
export const longest = 40;

const senseSymbols = new Symbols();
/** What a sentence is about tells as much as what it threatens with. */
const senseIds = Object.values({ ...senses, ...frameWords, ...moreSenses }).map((words) =>
  senseSymbols.idOf(fold(words).plain.trim().split(/\s+/).join('|')),
);
const senseAt = new Map(senseIds.map((id, i) => [id, i]));

/** What is known of a word wherever it stands. */
export type Word = {
  /** Features of the word alone: itself, its beginning, its letters four by four. */
  own: number[];
  whole: number;
  stem: number;
  senses: number[];
};

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return mixed(value);
}

function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export const pairOf = (kind: number, a: number, b: number) =>
  mixed(Math.imul(a, 31) + Math.imul(b, 0x9e3779b1) + Math.imul(kind, 7919));

const stemLength = (form: string) => (form.length > 7 ? 5 : Math.min(form.length, 4));

export function wordOf(form: string): Word {
  const own = new Set<number>([hash(`w ${form}`)]);
  const edged = `<${form.slice(0, 24)}>`;
  for (let i = 0; i + 4 <= edged.length; i++) own.add(hash(`c ${edged.slice(i, i + 4)}`));
  if (form.length > 4) own.add(hash(`s ${form.slice(0, stemLength(form))}`));
  const about = [
    ...new Set(senseSymbols.of(form).flatMap((id) => (senseAt.has(id) ? [senseAt.get(id)!] : []))),
  ];
  for (const sense of about) own.add(hash(`m ${sense}`));
  return {
    own: [...own],
    whole: hash(form),
    stem: hash(form.slice(0, stemLength(form))),
    senses: about,
  };
}

/** Pairs of meanings tell more of what was never said in these words, so they learn twice as fast. */
const loud = 2;

/** Features are numbers of 32 bits, each the same wherever it is met. */
type See = (feature: number, a: number, b: number, loudness: number) => void;

/** Calls `see` with each feature of the words, the places of the one or two words that it comes from, and how loud it is. */
export function eachFeature(words: readonly Word[], see: See) {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    for (const feature of word.own) see(feature, i, i, 1);
    if (i === 0) see(pairOf(7, 1, word.whole), 0, 0, 1);
    if (i === words.length - 1) see(pairOf(8, 1, word.whole), i, i, 1);
    const next = words[i + 1];
    if (next) see(pairOf(1, word.whole, next.whole), i, i + 1, 1);
    for (let j = i + 1; j <= i + reach && j < words.length; j++)
      see(pairOf(2, word.stem, words[j]!.stem), i, j, 1);
    if (word.senses.length === 0) continue;
    for (let j = i + 1; j <= i + senseReach && j < words.length; j++)
      for (const a of word.senses)
        for (const b of words[j]!.senses) see(pairOf(j - i <= 4 ? 3 : 4, a, b), i, j, loud);
  }
}
