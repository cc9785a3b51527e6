import { at } from './animal-rig.ts';

/** Outlines of bodies that are no plain barrels. */

/** A body all round with locks of wool. */
export function woolly(half: number, top: number, belly: number): string {
  const locks = 15;
  const [y, ry] = [(top + belly) / 2, (belly - top) / 2];
  const point = (i: number, size: number) => {
    const angle = (i / locks) * 2 * Math.PI;
    return at(Math.cos(angle) * half * size, y + Math.sin(angle) * ry * size);
  };
  return `M${point(0, 0.98)} ${Array.from({ length: locks }, (_, i) => `Q${point(i + 0.5, 1.3)} ${point(i + 1, 0.98)}`).join(' ')} Z`;
}

/** A body with one hump, on long legs. */
export function humped(half: number, top: number, belly: number): string {
  const depth = belly - top;
  const middle = top + depth * 0.5;
  return `M${at(-half, middle)} C${at(-half, top + depth * 0.1)} ${at(-half * 0.7, top + depth * 0.06)} ${at(-half * 0.52, top)} C${at(-half * 0.36, top - depth * 0.66)} ${at(half * 0.16, top - depth * 0.66)} ${at(half * 0.34, top)} C${at(half * 0.5, top + depth * 0.08)} ${at(half * 1.02, top)} ${at(half * 1.02, middle)} C${at(half, belly)} ${at(half * 0.6, belly + depth * 0.04)} ${at(half * 0.2, belly - depth * 0.03)} C${at(-half * 0.2, belly - depth * 0.14)} ${at(-half, belly + depth * 0.1)} ${at(-half, middle)} Z`;
}
