import type { Rect } from './composition.ts';

export type FreeSquare = { x: number; y: number; side: number };
export type Margins = { left: number; top: number; right: number; bottom: number };

const grid = 26;
const leastHalf = 24;
/** What sums of sizes in px may be wrong by. */
const rounding = 1e-6;

/** The largest upright square, by centre and side, that keeps clear of every obstacle; a little towards the middle. */
export function findFreeSquare(
  width: number,
  height: number,
  obstacles: readonly Rect[],
  margins: Margins,
): FreeSquare {
  const step = (height - margins.top - margins.bottom) / grid;
  let best = { x: width / 2, y: height / 2, side: 0, score: -1 };
  for (let i = 0; i <= grid; i++) {
    const x = margins.left + ((width - margins.left - margins.right) * i) / grid;
    const weight = 1 - Math.abs(x / width - 0.5) * 0.06;
    const beside = Math.min(x - margins.left, width - margins.right - x);
    for (let j = 0; j <= grid; j++) {
      const y = margins.top + ((height - margins.top - margins.bottom) * j) / grid;
      const wanted = Math.max(leastHalf, best.score / weight);
      const above = Math.min(beside, y - margins.top, height - margins.bottom - y);
      const half = clearance(x, y, above, obstacles, wanted - rounding);
      const score = half * weight;
      if (half >= leastHalf && score > best.score) best = { x, y, side: half * 2, score };
      // The room at a point grows by no more than one walks: until it can be enough there is nothing to look for.
      else if (step > 0) j += Math.max(0, Math.ceil((wanted - half - rounding) / step) - 1);
    }
  }
  return best;
}

/** Half of the largest square around a point, `most` at most; once it is below `wanted`, any value that is not less than it. */
function clearance(x: number, y: number, most: number, obstacles: readonly Rect[], wanted: number): number {
  let half = most;
  for (let i = 0; i < obstacles.length && half >= wanted; i++) {
    const rect = obstacles[i]!;
    half = Math.min(half, Math.max(rect[0] - x, x - rect[2], rect[1] - y, y - rect[3]));
  }
  return half;
}
