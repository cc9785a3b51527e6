import type { ContentTopic } from '@panelwise/contracts/domain/content';
import { eachFeature, topicTableSize, type Word } from './features.ts';
import { placeOf, places } from './places.ts';
import { learned } from './weights.ts';

const numbersIn = (packed: string) => new Int8Array(Buffer.from(packed, 'base64'));
const marks = new Uint8Array(Buffer.from(learned.marks, 'base64'));
const weights = numbersIn(learned.weights);
const topics = Object.entries(learned.topics).map(
  ([topic, packed]) => [topic as ContentTopic, numbersIn(packed)] as const,
);
/** In which sentence a weight was last used, so that it counts once in each. */
const seen = new Int32Array(places);
let sentence = 0;

/** Long sentences have more features; their sum is made comparable. */
export const evened = (sum: number, words: number) => sum / Math.sqrt(Math.max(words, 3));

function sumOf(words: readonly Word[]): number {
  sentence = (sentence + 1) % 0x7fffffff;
  let sum = 0;
  eachFeature(words, (feature) => {
    const place = placeOf(marks, feature);
    if (place < 0 || seen[place] === sentence) return;
    seen[place] = sentence;
    sum += weights[place]!;
  });
  return sum * learned.scale;
}

export type Likeness = { topic: ContentTopic; from: number; to: number };

/** Which words say most of what speaks against a sentence: from the first to the last that has a good share. */
function telling(words: readonly Word[]): { from: number; to: number } {
  const shares = new Array<number>(words.length).fill(0);
  eachFeature(words, (feature, a, b) => {
    const place = placeOf(marks, feature);
    if (place < 0) return;
    shares[a]! += weights[place]! / 2;
    shares[b]! += weights[place]! / 2;
  });
  const good = Math.max(...shares) / 3;
  const from = shares.findIndex((share) => share >= good);
  return { from, to: shares.findLastIndex((share) => share >= good) + 1 };
}

function topicOf(words: readonly Word[]): ContentTopic {
  const own = new Set(words.flatMap((word) => word.own.map((feature) => feature % topicTableSize)));
  const scored = topics.map(([topic, table]) => {
    let sum = 0;
    for (const feature of own) sum += table[feature]!;
    return { topic, sum };
  });
  return scored.reduce((best, next) => (next.sum > best.sum ? next : best)).topic;
}

/** How like a sentence is to those that must not pass; ordinary ones are below nought. */
export const scoreOf = (words: readonly Word[]) =>
  words.length === 0 ? -99 : learned.bias + evened(sumOf(words), words.length);

/** Of fewer words too little is known to judge by. */
const fewest = 3;

/** Where a sentence is so like those that must not pass, and by `more` still, that a person looks at it, and what it is about then. */
export function likenessOf(words: readonly Word[], more = 0): Likeness | undefined {
  if (words.length < fewest || scoreOf(words) < learned.threshold + more) return undefined;
  return { topic: topicOf(words), ...telling(words) };
}
