import type { Features, StoryEvidence } from './place-evidence.ts';

/** A learned number for each feature. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What a story and its places are together: how well each place, and none, fits each sentence, and each the one before.
 * States are the places in their order; the last one is no place.
 */
export type Lattice = { fits: number[][]; follows: number[][][] };

export const sumOf = (weights: Weights, features: Features): number => {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum;
};

/** The ways in which one place may follow another. */
export const stepNames = ['stays nowhere', 'stays', 'comes', 'lost', 'changes'] as const;

export function stepName(from: number, to: number, none: number): (typeof stepNames)[number] {
  if (from === to) return from === none ? 'stays nowhere' : 'stays';
  return from === none ? 'comes' : to === none ? 'lost' : 'changes';
}

export function latticeOf({ places, forPlace, forNone, moves }: StoryEvidence, weights: Weights): Lattice {
  const none = places.length;
  const states = [...places.keys(), none];
  return {
    fits: forPlace.map((each, at) => [
      ...each.map((features) => sumOf(weights, features)),
      sumOf(weights, forNone[at]!),
    ]),
    follows: moves.map((features) => {
      const steps = new Map<string, number>();
      const step = (name: string) => {
        if (!steps.has(name))
          steps.set(
            name,
            sumOf(
              weights,
              features.map((feature) => `${name}, ${feature}`),
            ),
          );
        return steps.get(name)!;
      };
      return states.map((from) => states.map((to) => step(stepName(from, to, none))));
    }),
  };
}

export type Likelihoods = {
  /** For each sentence how likely each state is. */
  ofState: number[][];
  /** For each sentence but the first how likely each pair of states is, before it and in it. */
  ofStep: number[][][];
};

/** @param allows which states a sentence may be in, where that is known */
export function likelihoods(
  { fits, follows }: Lattice,
  allows?: readonly (readonly boolean[])[],
): Likelihoods {
  const states = [...fits[0]!.keys()];
  const length = fits.length;
  // Sums are kept small by dividing each sentence's through its own.
  const gain = fits.map((each, at) => {
    const highest = Math.max(...each.filter((_, state) => allows?.[at]?.[state] !== false));
    return each.map((fit, state) => (allows?.[at]?.[state] === false ? 0 : Math.exp(fit - highest)));
  });
  const step = follows.map((rows) => rows.map((row) => row.map(Math.exp)));
  const scaled = (row: number[]) => {
    const sum = row.reduce((a, b) => a + b, 0) || 1;
    return row.map((value) => value / sum);
  };
  const ahead: number[][] = [];
  for (let at = 0; at < length; at++)
    ahead[at] = scaled(
      states.map((to) =>
        at === 0
          ? gain[0]![to]!
          : gain[at]![to]! *
            states.reduce((sum, from) => sum + ahead[at - 1]![from]! * step[at]![from]![to]!, 0),
      ),
    );
  const behind: number[][] = [];
  for (let at = length - 1; at >= 0; at--)
    behind[at] = scaled(
      states.map((from) =>
        at === length - 1
          ? 1
          : states.reduce(
              (sum, to) => sum + step[at + 1]![from]![to]! * gain[at + 1]![to]! * behind[at + 1]![to]!,
              0,
            ),
      ),
    );
  return {
    ofState: ahead.map((row, at) => scaled(row.map((value, state) => value * behind[at]![state]!))),
    ofStep: ahead.map((_, at) => {
      if (at === 0) return [];
      const pairs = states.map((from) =>
        states.map((to) => ahead[at - 1]![from]! * step[at]![from]![to]! * gain[at]![to]! * behind[at]![to]!),
      );
      const sum = pairs.flat().reduce((a, b) => a + b, 0) || 1;
      return pairs.map((row) => row.map((value) => value / sum));
    }),
  };
}
