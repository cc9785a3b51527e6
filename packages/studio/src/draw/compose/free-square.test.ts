import { describe, expect, it } from 'vitest';
import type { Rect } from './composition.ts';
import { findFreeRow } from './free-square.ts';

const margins = { left: 0, right: 0, top: 0, bottom: 0 };

describe('findFreeRow', () => {
  it('stands two squares of one size side by side in a broad panel, in the middle of its height', () => {
    const [first, second] = findFreeRow(2, 800, 500, [], margins);
    expect(first!.side).toBe(second!.side);
    expect(first!.side).toBeGreaterThan(350);
    expect(second!.x - first!.x).toBeCloseTo(first!.side, 0);
    expect(Math.abs(first!.y - 250)).toBeLessThan(20);
  });

  it('stands them one below the other in a tall one', () => {
    const [first, second] = findFreeRow(2, 300, 700, [], margins);
    expect(second!.x).toBe(first!.x);
    expect(second!.y).toBeGreaterThan(first!.y + first!.side * 0.9);
  });

  it('keeps clear of words and people', () => {
    const people: Rect[] = [
      [0, 150, 180, 400],
      [620, 150, 800, 400],
    ];
    for (const { x, y, side } of findFreeRow(2, 800, 400, people, margins))
      for (const [left, top, right, bottom] of people)
        expect(
          x + side / 2 <= left + 1 ||
            x - side / 2 >= right - 1 ||
            y + side / 2 <= top + 1 ||
            y - side / 2 >= bottom - 1,
        ).toBe(true);
  });
});
