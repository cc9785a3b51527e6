import { expect, it } from 'vitest';
import { belowZeroIcons } from './below-zero-icons.ts';

const blue = '#2f6fd0';

/** The size of each filled triangle in a colour. */
const heads = (icon: string, color: string) =>
  [...icon.matchAll(/<path fill="([^"]+)" d="M([\d.]+) ([\d.]+) L([\d.]+) ([\d.]+) L([\d.]+) ([\d.]+) Z"/g)]
    .filter(([, fill]) => fill === color)
    .map(([, , ...points]) => points.map(Number))
    .map(([ax, ay, bx, by, cx, cy]) => Math.abs((bx! - ax!) * (cy! - ay!) - (cx! - ax!) * (by! - ay!)) / 2);

it('ends a walk along the number line in an arrow head of one size, to the right and to the left', () => {
  const [right, left] = [belowZeroIcons['x-walk-right'], belowZeroIcons['x-walk-left']].map((icon) =>
    heads(icon, blue),
  );
  expect(left).toHaveLength(1);
  expect(left![0]).toBeGreaterThan(2);
  expect(left![0]).toBeCloseTo(right![0]!, 1);
});
