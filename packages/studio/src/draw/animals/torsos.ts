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

/** High shoulders and a low rump. */
export function sloping(half: number, top: number, belly: number): string {
  const depth = belly - top;
  return `M${at(-half, top + depth * 0.66)} C${at(-half, top + depth * 0.3)} ${at(-half * 0.7, top + depth * 0.24)} ${at(-half * 0.4, top + depth * 0.2)} C${at(0, top + depth * 0.12)} ${at(half * 0.4, top - depth * 0.1)} ${at(half * 0.66, top - depth * 0.04)} C${at(half * 1.02, top)} ${at(half * 1.08, top + depth * 0.5)} ${at(half * 0.96, top + depth * 0.7)} C${at(half * 0.84, belly + depth * 0.05)} ${at(half * 0.4, belly + depth * 0.04)} ${at(half * 0.16, belly - depth * 0.02)} C${at(-half * 0.1, belly - depth * 0.14)} ${at(-half * 0.36, belly - depth * 0.12)} ${at(-half * 0.56, belly - depth * 0.04)} C${at(-half * 0.86, belly + depth * 0.02)} ${at(-half, belly - depth * 0.1)} ${at(-half, top + depth * 0.66)} Z`;
}
