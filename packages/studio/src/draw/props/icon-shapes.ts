import { svg } from '../markup.ts';

/** Pieces of our own icons, in the 32-unit grid of the emoji set. */

const short = (value: number) => Math.round(value * 100) / 100;

export const shape = (fill: string, d: string) => svg`<path fill="${fill}" d="${d}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const line = (color: string, d: string, width: number) =>
  svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A disc with a spot of light. */
export const ball = (x: number, y: number, r: number, fill: string, shine: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.28}" fill="${shine}"/>`;

/** The point of a round at `turn` (0 to 1, clockwise from the top). */
export function onRound(x: number, y: number, r: number, turn: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
}

/** A round of equal slices, each in its own colour. */
export function slices(x: number, y: number, r: number, fills: string[]): string {
  return fills
    .map((fill, i) =>
      shape(
        fill,
        `M${x} ${y} L${onRound(x, y, r, i / fills.length)} A${r} ${r} 0 0 1 ${onRound(x, y, r, (i + 1) / fills.length)} Z`,
      ),
    )
    .join('');
}

/** Something repeated `count` times. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
