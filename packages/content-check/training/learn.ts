import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { wordsOfPieces } from '../src/check-content.ts';
import { eachFeature, topicTableSize, type Word } from '../src/likeness/features.ts';
import { evened } from '../src/likeness/likeness.ts';
import { placeOf, places } from '../src/likeness/places.ts';
import type { Example } from './examples.ts';

/** The features of a piece of a text, by their numbers in `known` or in the table of weights, each with how loud it is. */
type Piece = { features: Int32Array; loud: Uint8Array; words: number };
type Lesson = { pieces: readonly Piece[]; unfit: boolean; weight: number };

const rounds = 8;
const pace = 0.5;
const smallness = 1e-4;
/** To miss something is worse than to look at something in vain. */
const unfitWeight = 2;

/** All features that were met, in the order they were. */
const known = new Map<number, number>();

function pieceOf(words: readonly Word[]): Piece {
  const features = new Map<number, number>();
  eachFeature(words, (feature, _a, _b, loudness) => {
    let at = known.get(feature);
    if (at === undefined) {
      at = known.size;
      known.set(feature, at);
    }
    features.set(at, loudness);
  });
  return {
    features: Int32Array.from(features.keys()),
    loud: Uint8Array.from(features.values()),
    words: words.length,
  };
}

const kept = new Map<string, Piece[]>();

function piecesOf(text: string): Piece[] {
  const pieces =
    kept.get(text) ??
    wordsOfPieces(text)
      .filter(({ length }) => length > 0)
      .map(pieceOf);
  kept.set(text, pieces);
  return pieces;
}

/** `table` has a weight for each number. */
export type Weights = { table: Float64Array; bias: number };

function scoreOf({ table, bias }: Weights, { features, loud, words }: Piece): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += (table[features[i]!] ?? 0) * loud[i]!;
  return bias + evened(sum, words);
}

/** The score of the sentence that has most. */
export function scoreOfText(weights: Weights, text: string): number {
  return Math.max(-99, ...piecesOf(text).map((piece) => scoreOf(weights, piece)));
}

function shuffle<T>(all: T[], random: () => number) {
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
}

/** Learns a weight for every feature that was met, by its number in `known`. */
export const learn = (examples: readonly Example[]): Weights =>
  learnFrom(examples, piecesOf, () => known.size);

/**
 * Learns once more, with no more features than there is room for, and with what is taken for another: the weights are for
 * just what the check sees. @param marks what stands where, of the features of `known` @returns a weight for each place
 */
export function learnPlaced(examples: readonly Example[], marks: Uint8Array): Weights {
  const placeAt = Int32Array.from(known.keys(), (feature) => placeOf(marks, feature));
  const loudAt = new Uint8Array(places).fill(1);
  for (const pieces of kept.values())
    for (const { features, loud } of pieces)
      for (let i = 0; i < features.length; i++) {
        const place = placeAt[features[i]!]!;
        if (place >= 0) loudAt[place] = Math.max(loudAt[place]!, loud[i]!);
      }
  const placed = new Map<string, Piece[]>();
  const placedPieces = (text: string) => {
    const pieces =
      placed.get(text) ??
      piecesOf(text).map(({ features, words }) => {
        const all = [...new Set(Array.from(features, (feature) => placeAt[feature]!))].filter(
          (at) => at >= 0,
        );
        return {
          features: Int32Array.from(all),
          loud: Uint8Array.from(all, (place) => loudAt[place]!),
          words,
        };
      });
    placed.set(text, pieces);
    return pieces;
  };
  const { table, bias } = learnFrom(examples, placedPieces, () => places);
  return { table: table.map((weight, place) => weight * loudAt[place]!), bias };
}

/** Logistic regression, step by step, with a pace for each weight that slows down as it is used. */
function learnFrom(
  examples: readonly Example[],
  piecesOf: (text: string) => Piece[],
  size: () => number,
): Weights {
  const lessons: Lesson[] = examples.map(({ text, topic, weight }) => ({
    pieces: piecesOf(text),
    unfit: topic !== 'ordinary',
    weight: topic === 'ordinary' ? weight : weight * unfitWeight,
  }));
  const weights: Weights = { table: new Float64Array(size()), bias: 0 };
  const used = new Float64Array(weights.table.length);
  let biasUsed = 0;
  const random = mulberry32(1);
  const step = (piece: Piece, unfit: boolean, weight: number) => {
    const { features, loud, words } = piece;
    const likely = 1 / (1 + Math.exp(-scoreOf(weights, piece)));
    const wrong = (likely - (unfit ? 1 : 0)) * weight;
    if (Math.abs(wrong) < 1e-3) return;
    const share = evened(wrong, words);
    for (let i = 0; i < features.length; i++) {
      const feature = features[i]!;
      const slope = share * loud[i]! + smallness * weights.table[feature]!;
      used[feature]! += slope * slope;
      weights.table[feature]! -= (pace * slope) / Math.sqrt(used[feature]! + 0.05);
    }
    biasUsed += wrong * wrong;
    weights.bias -= (0.3 * pace * wrong) / Math.sqrt(biasUsed + 1);
  };
  for (let round = 0; round < rounds; round++) {
    shuffle(lessons, random);
    for (const { pieces, unfit, weight } of lessons) {
      // Of a text that must not pass one sentence may be the reason: the one that looks worst.
      const scores = pieces.length > 1 && unfit ? pieces.map((piece) => scoreOf(weights, piece)) : [];
      const worst = scores.indexOf(Math.max(...scores));
      for (const piece of scores.length > 0 ? [pieces[worst]!] : pieces) step(piece, unfit, weight);
    }
  }
  return weights;
}

/** What each feature that was learned of adds where it stands. */
export function featuresOf(weights: Weights, examples: readonly Example[]): Map<number, number> {
  const loudness = new Uint8Array(known.size);
  for (const { text } of examples)
    for (const { features, loud } of piecesOf(text))
      for (let i = 0; i < features.length; i++) loudness[features[i]!] = loud[i]!;
  return new Map([...known].map(([feature, at]) => [feature, weights.table[at]! * loudness[at]!]));
}

/** For each topic what speaks for it, among texts that must not pass. */
export function learnTopics(examples: readonly Example[]): Record<string, Float64Array> {
  const known = examples.filter(({ topic }) => topic !== 'ordinary' && topic !== 'unknown');
  const names = [...new Set(known.map(({ topic }) => topic))].sort();
  const tables = names.map(() => new Float64Array(topicTableSize));
  const lessons = known.map(({ text, topic }) => ({
    features: [...new Set(wordsOfPieces(text).flatMap((words) => words.flatMap(({ own }) => own)))].map(
      (feature) => feature % topicTableSize,
    ),
    at: names.indexOf(topic),
  }));
  const random = mulberry32(2);
  for (let round = 0; round < 6; round++) {
    shuffle(lessons, random);
    for (const { features, at } of lessons) {
      const share = 1 / Math.sqrt(features.length + 1);
      const sums = tables.map((table) => features.reduce((sum, feature) => sum + table[feature]! * share, 0));
      const highest = Math.max(...sums);
      const parts = sums.map((sum) => Math.exp(sum - highest));
      const all = parts.reduce((a, b) => a + b, 0);
      for (const [i, table] of tables.entries()) {
        const slope = (parts[i]! / all - (i === at ? 1 : 0)) * share;
        for (const feature of features) table[feature]! -= slope;
      }
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, tables[i]!]));
}
