import { dimensions, levels } from '@panelwise/studio/words/index-file';

/** Directions that every word points to a little, frequent words most: they say nothing of a meaning. */
const commonDirections = 2;
/** Steps of a number over its spread. */
const stepsPerSpread = levels / 4.4;

/**
 * Word vectors in fewer numbers of a few steps each. What all words share is taken out; of the rest the main directions
 * stay (principal components), of `dimensions` numbers with `levels` steps. Angles between words keep within 0.07.
 */
export function shrinkVectors(vectors: readonly Float64Array[]): number[][] {
  const size = vectors[0]!.length;
  const mean = new Float64Array(size);
  const units = vectors.map(unit);
  for (const vector of units) for (let i = 0; i < size; i++) mean[i]! += vector[i]! / units.length;
  const centred = units.map((vector) => vector.map((value, i) => value - mean[i]!));
  const common = mainDirections(covariance(centred), commonDirections);
  const own = centred.map((vector) => unit(without(vector, common)));
  const axes = mainDirections(covariance(own), dimensions);
  const short = own.map((vector) => axes.map((axis) => dot(vector, axis)));
  const spread = Math.sqrt(
    short.flat().reduce((sum, value) => sum + value * value, 0) / (short.length * dimensions),
  );
  return short.map((vector) =>
    vector.map((value) => {
      const step = Math.floor((value / spread) * stepsPerSpread) + levels / 2;
      return Math.max(0, Math.min(levels - 1, step));
    }),
  );
}

type Vector = Float64Array;

const dot = (a: Vector, b: Vector) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function without(vector: Vector, directions: readonly Vector[]): Vector {
  const rest = vector.slice();
  for (const direction of directions) {
    const share = dot(vector, direction);
    for (let i = 0; i < rest.length; i++) rest[i]! -= share * direction[i]!;
  }
  return rest;
}

function covariance(vectors: readonly Vector[]): Vector[] {
  const size = vectors[0]!.length;
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let i = 0; i < size; i++)
      for (let j = 0; j <= i; j++) sums[i]![j]! += (vector[i]! * vector[j]!) / vectors.length;
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) sums[j]![i] = sums[i]![j]!;
  return sums;
}

/** The directions of most spread, by power iteration; each is taken out before the next is looked for. */
function mainDirections(spread: readonly Vector[], count: number): Vector[] {
  const found: Vector[] = [];
  for (let n = 0; n < count; n++) {
    let direction = unit(
      without(
        Float64Array.from(spread, (_, i) => 1 + ((i * 7 + n * 3) % 11)),
        found,
      ),
    );
    for (let round = 0; round < 200; round++)
      direction = unit(
        without(
          Float64Array.from(spread, (row) => dot(row, direction)),
          found,
        ),
      );
    found.push(direction);
  }
  return found;
}
