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

/**
 * The places of `count` equal squares side by side, or one below the other where that makes them larger: the
 * largest that keep clear of every obstacle.
 */
export function findFreeRow(
  count: number,
  width: number,
  height: number,
  obstacles: readonly Rect[],
  margins: Margins,
): FreeSquare[] {
  // A row of squares is one square where everything is `count` times as narrow.
  const narrow = findMiddleSquare(
    width / count,
    height,
    obstacles.map(([left, top, right, bottom]) => [left / count, top, right / count, bottom]),
    { ...margins, left: margins.left / count, right: margins.right / count },
  );
  const low = findMiddleSquare(
    width,
    height / count,
    obstacles.map(([left, top, right, bottom]) => [left, top / count, right, bottom / count]),
    { ...margins, top: margins.top / count, bottom: margins.bottom / count },
  );
  const off = (i: number) => i - (count - 1) / 2;
  return Array.from({ length: count }, (_, i) =>
    narrow.side >= low.side
      ? { x: narrow.x * count + off(i) * narrow.side, y: narrow.y, side: narrow.side }
      : { x: low.x, y: low.y * count + off(i) * low.side, side: low.side },
  );
}

/** The largest free square, half way between the highest and the lowest place where it is as large. */
function findMiddleSquare(
  width: number,
  height: number,
  obstacles: readonly Rect[],
  margins: Margins,
): FreeSquare {
  const found = findFreeSquare(width, height, obstacles, margins);
  const least = (found.side / 2) * 0.98;
  const beside = Math.min(found.x - margins.left, width - margins.right - found.x);
  const isFree = (y: number) => {
    const most = Math.min(beside, y - margins.top, height - margins.bottom - y);
    return clearance(found.x, y, most, obstacles, least) >= least;
  };
  const step = height / (grid * 2);
  let [top, bottom] = [found.y, found.y];
  while (top - step > 0 && isFree(top - step)) top -= step;
  while (bottom + step < height && isFree(bottom + step)) bottom += step;
  return { ...found, y: (top + bottom) / 2, side: least * 2 };
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
