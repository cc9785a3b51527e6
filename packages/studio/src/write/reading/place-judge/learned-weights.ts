import named from './place-weights.json' with { type: 'json' };
import words from './place-words.json' with { type: 'json' };
import type { Weights } from './weigh-places.ts';
import { wordFeature } from './words-told.ts';

/** What the judge has learned: of features by their names, and of words by the scenes they speak for or against. */
export const learnedWeights: Weights = {
  ...named,
  ...Object.fromEntries(
    Object.entries(words as Record<string, Record<string, number>>).flatMap(([word, scenes]) =>
      Object.entries(scenes).map(([scene, weight]) => [wordFeature(scene, word), weight]),
    ),
  ),
};
