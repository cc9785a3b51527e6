import { shape, stroke } from '../cast/rig.ts';
import { isMouthOpen } from './animal-face.ts';
import { type AnimalRig, at, turned } from './animal-rig.ts';

/** A beak seen from the front; it opens when its owner speaks. */
export function beakOf(rig: AnimalRig, x: number, y: number, size: number, color: string): string {
  const open = isMouthOpen(rig) ? size * 0.55 : 0;
  const mood = ['sad', 'worried', 'angry', 'oops'].includes(rig.expression) ? -4 : 3;
  const lower = shape(
    rig,
    `M${at(x - size * 0.6, y + 2)} Q${at(x, y + size * 0.5 + open * 1.6)} ${at(x + size * 0.6, y + 2)} Z`,
    open ? rig.style.paint('#7a1f2b', 'mouth') : color,
    rig.line * 0.8,
  );
  const upper = shape(
    rig,
    `M${at(x - size, y)} Q${at(x, y - size * 1.1)} ${at(x + size, y)} Q${at(x + size * 0.5, y + mood)} ${at(x + 3, y + size * 0.62)} Q${at(x - size * 0.5, y + mood)} ${at(x - size, y)} Z`,
    color,
    rig.line * 0.8,
  );
  const jaw = open
    ? shape(
        rig,
        `M${at(x - size * 0.5, y + size * 0.5)} Q${at(x, y + size * 1.5)} ${at(x + size * 0.5, y + size * 0.5)} Q${at(x, y + size * 0.9)} ${at(x - size * 0.5, y + size * 0.5)} Z`,
        color,
        rig.line * 0.8,
      )
    : '';
  return lower + jaw + upper;
}

/** Two thin legs with toes, down to the ground. */
export function birdLegs(rig: AnimalRig, xs: number[], top: number, color: string, stride: number): string {
  const width = 8;
  const lines = xs.map((x, i) => {
    const foot = x + (i ? stride : -stride);
    return `M${at(x, top)} L${at(foot, -5)} M${at(foot - 14, -5)} L${at(foot + 18, -5)}`;
  });
  const d = lines.join(' ');
  return (rig.line ? stroke(d, rig.style.ink, width + 2 * rig.line) : '') + stroke(d, color, width);
}

/** A wing that is folded at the side, or spread in flight; `side` is that of the body it grows from. */
export function wing(
  rig: AnimalRig,
  x: number,
  y: number,
  size: number,
  raised: number,
  color: string,
): string {
  const d = `M${at(x + size * 0.34, y - size * 0.3)} C${at(x + size * 0.1, y - size * 0.62)} ${at(x - size * 0.6, y - size * 0.5)} ${at(x - size, y + size * 0.16)} C${at(x - size * 0.72, y + size * 0.2)} ${at(x - size * 0.7, y + size * 0.24)} ${at(x - size * 0.66, y + size * 0.36)} C${at(x - size * 0.4, y + size * 0.3)} ${at(x - size * 0.36, y + size * 0.36)} ${at(x - size * 0.3, y + size * 0.46)} C${at(x + size * 0.1, y + size * 0.5)} ${at(x + size * 0.48, y + size * 0.2)} ${at(x + size * 0.34, y - size * 0.3)} Z`;
  return turned(shape(rig, d, color), raised, x + size * 0.3, y);
}
