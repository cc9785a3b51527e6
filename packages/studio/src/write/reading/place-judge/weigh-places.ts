import type { Features, StoryEvidence } from './place-evidence.ts';

/** A learned number for each feature. */
export type Weights = Readonly<Record<string, number>>;

/** The ways in which one place may follow another; "changes" is from one place to another one. */
export const stepNames = ['stays nowhere', 'stays', 'comes', 'lost', 'changes'] as const;

/**
 * What a story and its places are together: how well each place, and none, fits each sentence, and each way to go on
 * from the one before. States are the places in their order; the last one is no place. Steps are as `stepNames`.
 */
export type Lattice = { fits: number[][]; steps: number[][] };

const sumOf = (weights: Weights, features: Features): number => {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum;
};

export function latticeOf({ forPlace, forNone, moves }: StoryEvidence, weights: Weights): Lattice {
  return {
    fits: forPlace.map((each, at) => [...each, forNone[at]!].map((features) => sumOf(weights, features))),
    steps: moves.map((features) =>
      stepNames.map((name) =>
        sumOf(
          weights,
          features.map((feature) => stepFeature(name, feature)),
        ),
      ),
    ),
  };
}

export const stepFeature = (name: (typeof stepNames)[number], feature: string) => `${name}, ${feature}`;

export type Likelihoods = {
  /** For each sentence how likely each state is. */
  ofState: number[][];
  /** For each sentence but the first how likely each way to come to it is, as `stepNames`. */
  ofStep: number[][];
};

/**
 * Forwards and backwards through the story. All steps of one name weigh the same, so that a sentence takes time in
 * proportion to its places and not to their pairs.
 * @param allows which states a sentence may be in, where that is known
 */
export function likelihoods({ fits, steps }: Lattice, allows?: readonly (readonly boolean[])[]): Likelihoods {
  const none = fits[0]!.length - 1;
  // Sums are kept small by dividing each sentence's through its own.
  const gain = fits.map((each, at) => {
    const highest = Math.max(...each.filter((_, state) => allows?.[at]?.[state] !== false));
    return each.map((fit, state) => (allows?.[at]?.[state] === false ? 0 : Math.exp(fit - highest)));
  });
  const ways = steps.map((each) => each.map(Math.exp));
  const ahead: number[][] = [];
  for (const [at, own] of gain.entries()) {
    if (at === 0) {
      ahead.push(scaled(own));
      continue;
    }
    const before = ahead[at - 1]!;
    const [nowhere, stays, comes, lost, changes] = ways[at]!;
    const placed = sumOfPlaces(before);
    ahead.push(
      scaled(
        own.map((value, state) =>
          state === none
            ? value * (before[none]! * nowhere! + placed * lost!)
            : value *
              (before[none]! * comes! + before[state]! * stays! + (placed - before[state]!) * changes!),
        ),
      ),
    );
  }
  const behind: number[][] = [];
  for (let at = gain.length - 1; at >= 0; at--) {
    if (at === gain.length - 1) {
      behind[at] = gain[at]!.map(() => 1);
      continue;
    }
    const after = gain[at + 1]!.map((value, state) => value * behind[at + 1]![state]!);
    const [nowhere, stays, comes, lost, changes] = ways[at + 1]!;
    const placed = sumOfPlaces(after);
    behind[at] = scaled(
      after.map((value, state) =>
        state === none
          ? value * nowhere! + placed * comes!
          : after[none]! * lost! + value * stays! + (placed - value) * changes!,
      ),
    );
  }
  return {
    ofState: ahead.map((row, at) => scaled(row.map((value, state) => value * behind[at]![state]!))),
    ofStep: gain.map((own, at) => {
      if (at === 0) return [];
      const before = ahead[at - 1]!;
      const after = own.map((value, state) => value * behind[at]![state]!);
      const [nowhere, stays, comes, lost, changes] = ways[at]!;
      const [from, to] = [sumOfPlaces(before), sumOfPlaces(after)];
      let same = 0;
      for (let state = 0; state < none; state++) same += before[state]! * after[state]!;
      return scaled([
        before[none]! * nowhere! * after[none]!,
        same * stays!,
        before[none]! * comes! * to,
        from * lost! * after[none]!,
        (from * to - same) * changes!,
      ]);
    }),
  };
}

function scaled(row: readonly number[]): number[] {
  let sum = 0;
  for (const value of row) sum += value;
  return row.map((value) => value / (sum || 1));
}

/** All but the last state, which is no place. */
function sumOfPlaces(row: readonly number[]): number {
  let sum = 0;
  for (let state = 0; state < row.length - 1; state++) sum += row[state]!;
  return sum;
}
