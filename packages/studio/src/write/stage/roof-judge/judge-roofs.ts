import { latticeOf, likelihoods, type Weights } from '../../reading/place-judge/weigh-places.ts';
import type { StorySentence } from '../../story/analyse-story.ts';
import { onceFor } from '../../story/once-for.ts';
import { roofEvidence, roofs } from './roof-evidence.ts';
import weights from './roof-weights.json' with { type: 'json' };

/** Nothing rather than wrong: so likely the open sky or a roof must be where no place is known. */
export const sureRoof = { outdoors: 0.8, indoors: 0.8 };

/** A shorter text shows too little for a judge. */
const shortest = 7;

/** How likely each sentence of an English story plays under the open sky, and how likely under a roof. */
export const likelyRoofs = (
  sentences: readonly StorySentence[],
  learned: Weights = weights,
): { outdoors: number; indoors: number }[] =>
  likelihoods(latticeOf(roofEvidence(sentences), learned)).ofState.map(([outdoors, indoors]) => ({
    outdoors: outdoors!,
    indoors: indoors!,
  }));

/** Whether each sentence plays under the open sky or under a roof; undefined where nothing is sure enough. */
export const roofsOf = onceFor(
  (sentences: readonly StorySentence[]): ((typeof roofs)[number] | undefined)[] =>
    sentences.length < shortest
      ? sentences.map(() => undefined)
      : likelyRoofs(sentences).map((likely) => roofs.find((roof) => likely[roof] >= sureRoof[roof])),
);
