import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawCutaway } from './cutaway.ts';
import { layerShares } from './cutaway-layers.ts';

const fonts = await loadFontBook();
const frame = { x: 20, y: 60, width: 760, height: 420 };
const names = ['Inner core', 'Outer core', 'Lower mantle', 'Upper mantle', 'Crust', 'Air'];

function draw(shape: 'ball' | 'stack', shares: number[]) {
  const layers = shares.map((share, i) => ({ label: names[i]!, share }));
  const pen = { style: getStyle('comic'), fonts, ids: createIds('t'), textSize: 26 };
  return drawCutaway({ kind: 'cutaway', shape, layers }, frame, pen);
}

type Line = [x1: number, y1: number, x2: number, y2: number];
/** The lines from the names to their layers, in the order of the names. */
function leaders(art: string): Line[] {
  const drawn = art.matchAll(/d="M([\d.-]+),([\d.-]+)L([\d.-]+),([\d.-]+)" fill="none" stroke="#1b1420"/g);
  return [...drawn].map(([, ...numbers]) => numbers.map(Number) as Line);
}

const side = ([x1, y1, x2, y2]: Line, x: number, y: number) =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
const cross = (a: Line, b: Line) =>
  side(a, b[0], b[1]) !== side(a, b[2], b[3]) && side(b, a[0], a[1]) !== side(b, a[2], a[3]);

const shares = fc.array(fc.constantFrom(0.1, 0.5, 1, 2, 5, 20), { minLength: 2, maxLength: 6 });

describe.each(['ball', 'stack'] as const)('a cutaway as a %s', (shape) => {
  it('names every layer by a line of its own, and no two lines cross', () => {
    fc.assert(
      fc.property(shares, (list) => {
        const lines = leaders(draw(shape, list).art);
        expect(lines).toHaveLength(list.length);
        lines.forEach((line, i) => {
          for (const other of lines.slice(i + 1)) expect(cross(line, other)).toBe(false);
        });
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('keeps its names apart and in the frame', () => {
    fc.assert(
      fc.property(shares, (list) => {
        const boxes = draw(shape, list).labels.map(({ box }) => box);
        boxes.forEach((box, i) => {
          expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
          expect(box.y).toBeGreaterThanOrEqual(frame.y - 1);
          expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
          const next = boxes[i + 1];
          if (next) expect(next.y).toBeGreaterThan(box.y + box.height);
        });
      }),
      { numRuns: 100, seed: 2 },
    );
  });
});

it('names a ball from the outside in, and a stack from the top down', () => {
  expect(draw('ball', [1, 1, 1]).labels.map(({ text }) => text)).toEqual(names.slice(0, 3).reverse());
  expect(draw('stack', [1, 1, 1]).labels.map(({ text }) => text)).toEqual(names.slice(0, 3));
});

it('shares the whole among the layers and lets none vanish', () => {
  const parts = layerShares([{ share: 20 }, { share: 0.01 }, {}], 0.07);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  expect(Math.min(...parts)).toBeGreaterThan(0.06);
  expect(parts[0]).toBeGreaterThan(0.8);
});
