import { phrasePlaces } from './phrase-places.ts';
import { judgePlaces } from './place-judge/judge-places.ts';
import { learnedWeights } from './place-judge/learned-weights.ts';
import type { Weights } from './place-judge/weigh-places.ts';
import { withSandOfTheShoreOnly } from './sand-of-the-shore.ts';
import { withStarsOfTheSkyOnly } from './stars-of-the-sky.ts';

/**
 * Where each sentence of an English story plays, undefined where the text leaves it open: of the places that its phrases
 * name and its things show, the one of which a judge that has learned from read stories is sure enough.
 */
export function findPlaces(
  texts: readonly string[],
  weights: Weights = learnedWeights,
): (string | undefined)[] {
  const sentences = withSandOfTheShoreOnly(withStarsOfTheSkyOnly(texts));
  return sentences.length === 0 ? [] : judgePlaces(sentences, phrasePlaces(sentences), weights);
}
