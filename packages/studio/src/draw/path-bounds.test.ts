import { describe, expect, it } from 'vitest';
import { pathBounds } from './path-bounds.ts';

describe('pathBounds', () => {
  it.each([
    ['lines, there and by steps', 'M10,20 L30 40 l-5-50 H100 v7 Z', [10, -10, 100, 40]],
    ['the points that pull a curve', 'M0 0 Q50 -60 100 0 c10,10 20,90 30,0', [0, -60, 130, 90]],
    ['an arc with room for its bow', 'M0 0 A10 20 0 0 1 30 0', [-40, -40, 70, 40]],
    ['steps from where a path was closed', 'm5 5 h10 z l-3 -3', [2, 2, 15, 5]],
    [
      'numbers however they are written',
      'M.5-.25 L1.5.75 2e3 -1e-3 L-0.1234567890123456 3.',
      [-0.1234567890123456, -0.25, 2000, 3],
    ],
  ])('holds %s', (_what, d, bounds) => {
    expect(pathBounds(d)).toEqual(bounds);
  });

  it('reads every number as `Number` does', () => {
    for (let i = 0; i < 20_000; i++) {
      const text = ((Math.imul(i, 2_654_435_761) >> (i % 20)) / 10 ** (i % 7)).toFixed(i % 7);
      expect(pathBounds(`M${text} 0`)![0]).toBe(Number(text));
    }
  });

  it('is nothing around nothing', () => {
    expect(pathBounds('')).toBeUndefined();
    expect(pathBounds('M1')).toBeUndefined();
  });
});
