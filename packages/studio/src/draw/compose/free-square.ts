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
