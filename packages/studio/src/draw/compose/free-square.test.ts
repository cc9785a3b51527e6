import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect } from './composition.ts';
import { findFreeSquare } from './free-square.ts';

const size = fc.integer({ min: 120, max: 1_200 });
const margin = fc.integer({ min: 0, max: 30 });
const margins = fc.record({ left: margin, top: margin, right: margin, bottom: margin });
const place = fc.double({ min: -40, max: 1_200, noNaN: true });
const extent = fc.double({ min: 1, max: 400, noNaN: true });
const obstacle = fc
  .tuple(place, place, extent, extent)
  .map(([x, y, width, height]): Rect => [x, y, x + width, y + height]);

/** Every point of the grid by itself, without leaving one out. */
function squareByLookingEverywhere(...[w, h, obstacles, edges]: Parameters<typeof findFreeSquare>) {
  let best = { x: w / 2, y: h / 2, side: 0, score: -1 };
  for (let i = 0; i <= 26; i++) {
    for (let j = 0; j <= 26; j++) {
      const x = edges.left + ((w - edges.left - edges.right) * i) / 26;
      const y = edges.top + ((h - edges.top - edges.bottom) * j) / 26;
      const half = Math.min(
        x - edges.left,
        w - edges.right - x,
        y - edges.top,
        h - edges.bottom - y,
        ...obstacles.map(([l, t, r, b]) => Math.max(l - x, x - r, t - y, y - b)),
      );
      const score = half * (1 - Math.abs(x / w - 0.5) * 0.06);
      if (half >= 24 && score > best.score) best = { x, y, side: half * 2, score };
    }
  }
  return best;
}

test('the points that are left out hold no larger square, however a panel is filled', () => {
  fc.assert(
    fc.property(
      size,
      size,
      fc.array(obstacle, { maxLength: 14 }),
      margins,
      (width, height, obstacles, edges) => {
        expect(findFreeSquare(width, height, obstacles, edges)).toEqual(
          squareByLookingEverywhere(width, height, obstacles, edges),
        );
      },
    ),
    { numRuns: 400, seed: 11 },
  );
});
