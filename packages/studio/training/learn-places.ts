import { phrasePlaces } from '../src/write/reading/phrase-places.ts';
import { evidenceOf } from '../src/write/reading/place-judge/place-evidence.ts';
import {
  type Lattice,
  likelihoods,
  stepName,
  stepNames,
} from '../src/write/reading/place-judge/weigh-places.ts';
import { sceneOf } from '../src/write/stage/scenes-by-place.ts';
import { type PlacedStory, worthOf } from './place-stories.ts';

/** A story with its features by their numbers in `known`. */
export type Lesson = {
  story: PlacedStory;
  places: string[];
  /** For each sentence those of each state. */
  fits: number[][][];
  /** For each sentence those of each way to go on from the one before. */
  steps: number[][][];
  allows: boolean[][];
};

const known = new Map<string, number>();

function numberOf(feature: string): number {
  let at = known.get(feature);
  if (at === undefined) {
    at = known.size;
    known.set(feature, at);
  }
  return at;
}

/** Which states a sentence may be in by its labels; a place that no scene shows is as good as none. */
function allowed(places: readonly string[], labels: readonly string[]): boolean[] {
  const right = places.map((place) => worthOf(place, labels) === 'right');
  const isUnseen = labels.includes('else') || !right.includes(true);
  return [
    ...places.map((place, i) => right[i]! || (isUnseen && sceneOf(place) === undefined)),
    isUnseen || labels.includes('none'),
  ];
}

export function lessonOf(story: PlacedStory): Lesson {
  const { places, forPlace, forNone, moves } = evidenceOf(story.sentences, phrasePlaces(story.sentences));
  return {
    story,
    places,
    fits: forPlace.map((each, at) => [...each, forNone[at]!].map((features) => features.map(numberOf))),
    steps: moves.map((features) =>
      stepNames.map((name) => features.map((feature) => numberOf(`${name}, ${feature}`))),
    ),
    allows: story.labels.map((labels) => allowed(places, labels)),
  };
}

/** How much a large weight is held against itself. */
export const smallness = 8;
const rounds = 60;
const pace = 0.3;

const sumOf = (table: Float64Array, features: readonly number[]) => {
  let sum = 0;
  for (const feature of features) sum += table[feature]!;
  return sum;
};

export function latticeOfLesson({ places, fits, steps }: Lesson, table: Float64Array): Lattice {
  const states = Array.from({ length: places.length + 1 }, (_, i) => i);
  return {
    fits: fits.map((each) => each.map((features) => sumOf(table, features))),
    follows: steps.map((each) => {
      const sums = each.map((features) => sumOf(table, features));
      return states.map((from) =>
        states.map((to) => sums[stepNames.indexOf(stepName(from, to, places.length))]!),
      );
    }),
  };
}

/**
 * Learns a weight for each feature: so that the places that a reader allows are as likely as can be, all sentences of a
 * story together, and no weight larger than it must be.
 */
export function learnPlaces(lessons: readonly Lesson[], smallness: number): Float64Array {
  const table = new Float64Array(known.size);
  const speed = new Float64Array(known.size);
  const used = new Float64Array(known.size);
  for (let round = 1; round <= rounds; round++) {
    const slope = table.map((weight) => smallness * weight);
    const add = (features: readonly number[], value: number) => {
      for (const feature of features) slope[feature]! += value;
    };
    for (const lesson of lessons) {
      const lattice = latticeOfLesson(lesson, table);
      const free = likelihoods(lattice);
      const wanted = likelihoods(lattice, lesson.allows);
      lesson.fits.forEach((each, at) => {
        for (const [state, features] of each.entries())
          add(features, free.ofState[at]![state]! - wanted.ofState[at]![state]!);
        const bySteps = stepNames.map(() => 0);
        for (const [from, row] of free.ofStep[at]!.entries())
          for (const [to, value] of row.entries()) {
            const step = stepNames.indexOf(stepName(from, to, lesson.places.length));
            bySteps[step]! += value - wanted.ofStep[at]![from]![to]!;
          }
        for (const [step, difference] of bySteps.entries()) add(lesson.steps[at]![step]!, difference);
      });
    }
    // Steps as in Adam, ever smaller.
    for (let i = 0; i < table.length; i++) {
      speed[i] = 0.9 * speed[i]! + 0.1 * slope[i]!;
      used[i] = 0.98 * used[i]! + 0.02 * slope[i]! * slope[i]!;
      const mean = speed[i]! / (1 - 0.9 ** round);
      const spread = Math.sqrt(used[i]! / (1 - 0.98 ** round));
      table[i]! -= (pace * mean) / (spread + 1e-3) / (1 + round / 10);
    }
  }
  return table;
}

/** What was learned, by name. */
export const namedWeights = (table: Float64Array): [feature: string, weight: number][] =>
  [...known].map(([feature, at]) => [feature, table[at] ?? 0]);
