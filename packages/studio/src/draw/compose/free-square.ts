import type { Rect } from './composition.ts';

export type FreeSquare = { x: number; y: number; side: number };
export type Margins = { left: number; top: number; right: number; bottom: number };

const grid = 26;
const leastHalf = 24;

/** The largest upright square, by centre and side, that keeps clear of every obstacle; a little towards the middle. */
export function findFreeSquare(
  width: number,
  height: number,
  obstacles: Rect[],
  margins: Margins,
): FreeSquare {
  let best = { x: width / 2, y: height / 2, side: 0, score: -1 };
  for (let i = 0; i <= grid; i++) {
    for (let j = 0; j <= grid; j++) {
      const x = margins.left + ((width - margins.left - margins.right) * i) / grid;
      const y = margins.top + ((height - margins.top - margins.bottom) * j) / grid;
      const half = clearance(x, y, width, height, obstacles, margins);
      const score = half * (1 - Math.abs(x / width - 0.5) * 0.06);
      if (half >= leastHalf && score > best.score) best = { x, y, side: half * 2, score };
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
  obstacles: Rect[],
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
function findMiddleSquare(width: number, height: number, obstacles: Rect[], margins: Margins): FreeSquare {
  const found = findFreeSquare(width, height, obstacles, margins);
  const least = (found.side / 2) * 0.98;
  const isFree = (y: number) => clearance(found.x, y, width, height, obstacles, margins) >= least;
  const step = height / (grid * 2);
  let [top, bottom] = [found.y, found.y];
  while (top - step > 0 && isFree(top - step)) top -= step;
  while (bottom + step < height && isFree(bottom + step)) bottom += step;
  return { ...found, y: (top + bottom) / 2, side: least * 2 };
}

function clearance(
  x: number,
  y: number,
  width: number,
  height: number,
  obstacles: Rect[],
  margins: Margins,
): number {
  let half = Math.min(
    x - margins.left,
    width - margins.right - x,
    y - margins.top,
    height - margins.bottom - y,
  );
  for (const [left, top, right, bottom] of obstacles) {
    if (half < leastHalf) break;
    half = Math.min(half, Math.max(left - x, x - right, top - y, y - bottom));
  }
  return half;
}
