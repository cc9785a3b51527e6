import { sceneOf } from '../../stage/scenes-by-place.ts';
import type { PhrasePlaces } from '../phrase-places.ts';
import { evidenceOf } from './place-evidence.ts';
import learned from './place-weights.json' with { type: 'json' };
import { latticeOf, likelihoods, type Weights } from './weigh-places.ts';

/** Nothing rather than wrong: so likely a place must be that phrases tell of, and one that they do not. */
export type Least = { told: number; shown: number };
export const sureEnough: Least = { told: 0.2, shown: 0.7 };

/** A shorter text shows too little for a judge: its phrases decide. */
const shortest = 7;
/** A place that no phrase tells of is named or clearly shown at most so many sentences away. */
const reach = 3;

/**
 * The place of each sentence: the one that its phrases tell of, where the whole story does not speak against it, else
 * another one that the story shows clearly enough.
 */
export function judgePlaces(
  sentences: readonly string[],
  phrases: PhrasePlaces,
  weights: Weights = learned,
  least: Least = sureEnough,
): (string | undefined)[] {
  if (sentences.length < shortest) return phrases.places;
  const evidence = evidenceOf(sentences, phrases);
  const { ofState } = likelihoods(latticeOf(evidence, weights));
  return ofState.map((likely, at) => {
    const scenes = likelihoodOfScenes(evidence.places.map(phrases.asFits), likely);
    const told = phrases.places[at];
    if (told !== undefined && (scenes.get(sceneOf(told) ?? told)?.sum ?? 0) >= least.told) return told;
    const [first] = [...scenes.values()].sort((a, b) => b.sum - a.sum);
    const isClear = (place: string) =>
      evidence.clear[evidence.places.findIndex((one) => phrases.asFits(one) === place)]!.slice(
        Math.max(0, at - reach),
        at + reach + 1,
      ).includes(true);
    return first && first.sum >= least.shown && isClear(first.place) ? first.place : undefined;
  });
}

/** Places that the same scene shows count together. */
function likelihoodOfScenes(places: readonly (string | undefined)[], likely: readonly number[]) {
  const scenes = new Map<string, { sum: number; best: number; place: string }>();
  places.forEach((place, i) => {
    if (place === undefined) return;
    const scene = sceneOf(place) ?? place;
    const so = scenes.get(scene) ?? { sum: 0, best: -1, place };
    so.sum += likely[i]!;
    if (likely[i]! > so.best) Object.assign(so, { best: likely[i]!, place });
    scenes.set(scene, so);
  });
  return scenes;
}
