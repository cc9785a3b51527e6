import { sceneOf } from '../../stage/scenes-by-place.ts';
import type { PhrasePlaces } from '../phrase-places.ts';
import { learnedWeights } from './learned-weights.ts';
import { evidenceOf } from './place-evidence.ts';
import { latticeOf, likelihoods, type Weights } from './weigh-places.ts';

/** Nothing rather than wrong: so likely a place must be that phrases tell of, and one that they do not. */
export type Least = { told: number; shown: number };
export const sureEnough: Least = { told: 0.4, shown: 0.75 };

/** A shorter text shows too little for a judge: its phrases decide. */
const shortest = 7;

/** The place of each sentence: the one that the whole story speaks for, where that is likely enough. */
export function judgePlaces(
  sentences: readonly string[],
  phrases: PhrasePlaces,
  weights: Weights = learnedWeights,
  least: Least = sureEnough,
): (string | undefined)[] {
  if (sentences.length < shortest) return phrases.places;
  const evidence = evidenceOf(sentences, phrases);
  const places = evidence.places.map(phrases.asFits);
  return likelihoods(latticeOf(evidence, weights)).ofState.map((likely, at) => {
    const likeliest = likeliestScene(places, likely);
    if (!likeliest) return undefined;
    const told = phrases.places[at];
    if (told !== undefined && likeliest.scene === sceneOf(told) && likeliest.sum >= least.told) return told;
    return likeliest.sum >= least.shown ? likeliest.place : undefined;
  });
}

/** Places that the same scene shows count together. */
function likeliestScene(places: readonly (string | undefined)[], likely: readonly number[]) {
  const scenes = new Map<string, { scene: string; sum: number; best: number; place: string }>();
  places.forEach((place, i) => {
    if (place === undefined) return;
    const scene = sceneOf(place) ?? place;
    const so = scenes.get(scene) ?? { scene, sum: 0, best: -1, place };
    so.sum += likely[i]!;
    if (likely[i]! > so.best) Object.assign(so, { best: likely[i]!, place });
    scenes.set(scene, so);
  });
  return [...scenes.values()].sort((a, b) => b.sum - a.sum)[0];
}
