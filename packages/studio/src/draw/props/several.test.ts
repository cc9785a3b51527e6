import { expect, it } from 'vitest';
import { standSeveral } from './several.ts';

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  '%i things stand apart from each other in their square',
  (count) => {
    for (const standing of [false, true]) {
      const places = standSeveral(count, standing);
      expect(places).toHaveLength(count);
      for (const { x, y, size } of places)
        for (const middle of [x, y]) expect(Math.abs(middle) + size / 2).toBeLessThan(0.56);
      for (const [i, one] of places.entries())
        for (const other of places.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.85);
      const foot = Math.max(...places.map(({ y, size }) => y + size / 2));
      if (standing) expect(foot).toBeCloseTo(0.5);
    }
  },
);
