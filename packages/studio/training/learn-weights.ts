import type { StoryEvidence } from '../src/write/reading/place-judge/place-evidence.ts';
import {
  type Lattice,
  likelihoods,
  stepFeature,
  stepNames,
} from '../src/write/reading/place-judge/weigh-places.ts';
import { wordOfFeature } from '../src/write/reading/place-judge/words-told.ts';

/** A story with the names of its features. */
export type Lesson = {
  /** For each sentence those of each state. */
  fits: string[][][];
  /** For each sentence those of each way to go on from the one before. */
  steps: string[][][];
  /** Which states each sentence may be in by its labels. */
  allows: boolean[][];
};

/** What is learned of features, and how boldly. */
export type Heed = {
  /** How much a large weight is held against itself: one of a word, before and after the telling words are chosen, and any other. */
  smallness: { ofWord: number; ofTellingWord: number; ofOther: number };
  /** In so many stories a feature must be to be learned. */
  leastStories: { ofWord: number; ofOther: number };
  /** So much a word must weigh to be kept. */
  leastOfWord: number;
};

const rounds = 150;
const pace = 0.3;

/** @param allows which states each sentence may be in */
export const lessonFrom = ({ forPlace, forNone, moves }: StoryEvidence, allows: boolean[][]): Lesson => ({
  fits: forPlace.map((each, at) => [...each, forNone[at]!]),
  steps: moves.map((features) =>
    stepNames.map((name) => features.map((feature) => stepFeature(name, feature))),
  ),
  allows,
});

/**
 * Learns a weight for each feature: so that the states that a reader allows are as likely as can be, all sentences of a
 * story together, and no weight larger than it must be. Of words only those that tell much are kept, and learned again.
 */
export function learnWeights(
  lessons: readonly Lesson[],
  { smallness, leastStories, leastOfWord }: Heed,
): Map<string, number> {
  const stories = new Map<string, number>();
  for (const lesson of lessons)
    for (const feature of new Set([...lesson.fits, ...lesson.steps].flat(2)))
      stories.set(feature, (stories.get(feature) ?? 0) + 1);
  const first = learn(
    lessons,
    [...stories.keys()].filter(
      (one) => stories.get(one)! >= leastStories[wordOfFeature(one) ? 'ofWord' : 'ofOther'],
    ),
    { ofWord: smallness.ofWord, ofOther: smallness.ofOther },
  );
  const telling = [...first].filter(
    ([one, weight]) => !wordOfFeature(one) || Math.abs(weight) >= leastOfWord,
  );
  return learn(
    lessons,
    telling.map(([one]) => one),
    { ofWord: smallness.ofTellingWord, ofOther: smallness.ofOther },
  );
}

function learn(
  lessons: readonly Lesson[],
  features: string[],
  smallness: { ofWord: number; ofOther: number },
): Map<string, number> {
  const known = new Map(features.map((feature, at) => [feature, at]));
  const numbered = (names: string[]) => names.flatMap((name) => known.get(name) ?? []);
  const all = lessons.map(({ fits, steps, allows }) => ({
    fits: fits.map((each) => each.map(numbered)),
    steps: steps.map((each) => each.map(numbered)),
    allows,
  }));
  const held = features.map((one) => (wordOfFeature(one) ? smallness.ofWord : smallness.ofOther));
  const table = new Float64Array(features.length);
  const speed = new Float64Array(features.length);
  const used = new Float64Array(features.length);
  const sums = (rows: number[][][]) =>
    rows.map((each) => each.map((numbers) => numbers.reduce((sum, at) => sum + table[at]!, 0)));
  for (let round = 1; round <= rounds; round++) {
    const slope = table.map((weight, at) => held[at]! * weight);
    const add = (rows: number[][][], free: number[][], wanted: number[][]) =>
      rows.forEach((each, at) => {
        for (const [one, numbers] of each.entries())
          for (const number of numbers) slope[number]! += (free[at]![one] ?? 0) - (wanted[at]![one] ?? 0);
      });
    for (const { fits, steps, allows } of all) {
      const lattice: Lattice = { fits: sums(fits), steps: sums(steps) };
      const free = likelihoods(lattice);
      const wanted = likelihoods(lattice, allows);
      add(fits, free.ofState, wanted.ofState);
      add(steps, free.ofStep, wanted.ofStep);
    }
    // Steps as in Adam, ever smaller.
    for (let at = 0; at < table.length; at++) {
      speed[at] = 0.9 * speed[at]! + 0.1 * slope[at]!;
      used[at] = 0.98 * used[at]! + 0.02 * slope[at]! * slope[at]!;
      const mean = speed[at]! / (1 - 0.9 ** round);
      const spread = Math.sqrt(used[at]! / (1 - 0.98 ** round));
      table[at]! -= (pace * mean) / (spread + 1e-3) / (1 + round / 10);
    }
  }
  return new Map(features.map((feature, at) => [feature, table[at]!]));
}
