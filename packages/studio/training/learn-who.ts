import type { WhoWeights } from '../src/write/reading/who-judge/judge-who.ts';
import { whoEvidence } from '../src/write/reading/who-judge/who-evidence.ts';
import type { Place, WhoStory } from './who-stories.ts';

type Row = { features: string[]; place: Place };

/** What is met less often is not learned. */
const leastMet = 10;
/** How much a large weight is held against itself. */
const smallness = 25;
const rounds = 200;
const pace = 0.3;

const rowsOf = ({ story, place }: WhoStory): Row[] => {
  const { beings, features } = whoEvidence(story);
  return features.flatMap((each, at) =>
    each.flatMap((names, i) => {
      const label = place(at, beings[i]!);
      return label ? [{ features: names, place: label }] : [];
    }),
  );
};

/** Learns what features weigh, by logistic regression, so that a careful reader's word is as likely as can be. */
export function learnWho(stories: readonly WhoStory[]): WhoWeights {
  const rows = stories.flatMap(rowsOf);
  const met = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1);
  const names = [...met].filter(([, times]) => times >= leastMet).map(([name]) => name);
  const known = new Map(names.map((name, at) => [name, at]));
  const numbered = rows.map(({ features, place }) => ({
    place,
    features: features.flatMap((name) => known.get(name) ?? []),
  }));
  const learned = (isSo: (place: Place) => boolean) => {
    const table = regression(
      numbered.map(({ features, place }) => ({ features, isSo: isSo(place) })),
      names.length,
    );
    return Object.fromEntries(names.map((name, at) => [name, table[at]!]));
  };
  return { may: learned((place) => place !== 'wrong'), must: learned((place) => place === 'must') };
}

function regression(rows: readonly { features: number[]; isSo: boolean }[], size: number): Float64Array {
  const table = new Float64Array(size);
  const speed = new Float64Array(size);
  const used = new Float64Array(size);
  for (let round = 1; round <= rounds; round++) {
    const slope = table.map((weight) => smallness * weight);
    for (const { features, isSo } of rows) {
      let sum = 0;
      for (const at of features) sum += table[at]!;
      const error = 1 / (1 + Math.exp(-sum)) - (isSo ? 1 : 0);
      for (const at of features) slope[at]! += error;
    }
    // Steps as in Adam, ever smaller.
    for (let at = 0; at < size; at++) {
      speed[at] = 0.9 * speed[at]! + 0.1 * slope[at]!;
      used[at] = 0.98 * used[at]! + 0.02 * slope[at]! * slope[at]!;
      const mean = speed[at]! / (1 - 0.9 ** round);
      const spread = Math.sqrt(used[at]! / (1 - 0.98 ** round));
      table[at]! -= (pace * mean) / (spread + 1e-3) / (1 + round / 20);
    }
  }
  return table;
}
