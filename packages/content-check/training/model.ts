import { eachFeature, type Word } from '../src/likeness/features.ts';

/** Features of one sentence, each once. */
export function featuresOf(words: readonly Word[]): Int32Array {
  const all = new Set<number>();
  eachFeature(words, (feature) => all.add(feature));
  return Int32Array.from(all);
}
