import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect } from './composition.ts';
import { findFreeRow, findFreeSquare } from './free-square.ts';

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

const none = { left: 0, right: 0, top: 0, bottom: 0 };

test('a row: stands two squares of one size side by side in a broad panel, in the middle of its height', () => {
  const [first, second] = findFreeRow(2, 800, 500, [], none);
  expect(first!.side).toBe(second!.side);
  expect(first!.side).toBeGreaterThan(350);
  expect(second!.x - first!.x).toBeCloseTo(first!.side, 0);
  expect(Math.abs(first!.y - 250)).toBeLessThan(20);
});

test('a row: stands them one below the other in a tall one', () => {
  const [first, second] = findFreeRow(2, 300, 700, [], none);
  expect(second!.x).toBe(first!.x);
  expect(second!.y).toBeGreaterThan(first!.y + first!.side * 0.9);
});

test('a row: keeps clear of words and people', () => {
  const people: Rect[] = [
    [0, 150, 180, 400],
    [620, 150, 800, 400],
  ];
  for (const { x, y, side } of findFreeRow(2, 800, 400, people, none))
    for (const [left, top, right, bottom] of people)
      expect(
        x + side / 2 <= left + 1 ||
          x - side / 2 >= right - 1 ||
          y + side / 2 <= top + 1 ||
          y - side / 2 >= bottom - 1,
      ).toBe(true);
});
