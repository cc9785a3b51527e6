import { drawnBounds } from '../keep-in-frame.ts';
import { svg } from '../markup.ts';
import { drawProp } from '../props/prop.ts';
import { styles } from '../styles.ts';
import { createIds, ellipseTag, round } from '../svg.ts';
import { type Rig, shape, solidStroke, stroke } from './rig.ts';
import type { Point, Skeleton } from './skeleton.ts';

/**
 * What is drawn with an acting figure, in rig units: `behind` its body, `inHands` over body and head but under the hands, `front`
 * over all of it.
 */
export type Tool = { behind?: string; inHands?: string; front?: string };
export type DrawTool = (rig: Rig, skeleton: Skeleton, held: string | undefined) => Tool;

export const wood = '#c98f4e';
export const darkWood = '#9c6a35';
export const steel = '#c9d3dd';
const soil = '#8a5a36';

/** A telephone and a blackboard: black in black and white too, where a tone would hide what is before or on them. */
export const pitch = '#2f343b';
export const slate = '#2f5d50';

export const paint = ({ style }: Rig, hex: string) =>
  style.monochrome && (hex === pitch || hex === slate) ? style.ink : style.paint(hex, 'accent');

/** A straight rod with the outline of the figure. */
export function rod(rig: Rig, [x1, y1]: Point, [x2, y2]: Point, width: number, hex: string): string {
  const d = `M${round(x1)},${round(y1)} L${round(x2)},${round(y2)}`;
  return (
    (rig.line ? solidStroke(d, rig.style.ink, width + 2 * rig.line) : '') +
    solidStroke(d, paint(rig, hex), width)
  );
}

/** A closed shape of points from a corner. */
export function plate(rig: Rig, [x, y]: Point, points: Point[], hex: string, width = rig.line): string {
  const d = points.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(' L');
  return shape(rig, `M${d} Z`, paint(rig, hex), width);
}

/** A box with its corner at the top left. */
export const block = (rig: Rig, [x, y]: Point, width: number, height: number, hex: string): string =>
  plate(
    rig,
    [x, y],
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    hex,
  );

/** A thin line on a tool. */
export const detail = (rig: Rig, d: string, hex = '#6b4a2b', width = 5): string =>
  stroke(d, rig.line ? rig.style.ink : paint(rig, hex), rig.line ? rig.line * 0.7 : width);

/** An icon, `size` in arm lengths, centred at a point. */
export function thing(rig: Rig, name: string, [x, y]: Point, size: number, turn = 0): string {
  return drawProp(name, x, y, size * rig.build.armLength, rig.style, rig.ids, {
    lineWidth: rig.line * 0.8,
    turn,
  });
}

/** An icon that stands upright with its foot at a point; an icon's own picture may end above its square. */
export function stoodThing(rig: Rig, name: string, [x, y]: Point, size: number): string {
  const [, , , foot] = drawnBounds(
    drawProp(name, 0, 0, size * rig.build.armLength, styles.flat, createIds('s')),
  );
  return Number.isFinite(foot) ? thing(rig, name, [x, y - foot], size) : '';
}

/** Lines behind what moves. */
export const motion = (rig: Rig, d: string): string =>
  stroke(d, rig.line ? rig.style.ink : rig.style.paint('#5c6b7a', 'accent'), rig.line ? rig.line * 0.9 : 6);

/** The shadow on the ground of somebody who is off it; a blackboard has light ones. */
export function shadow(rig: Rig, x: number, ground: number, half: number): string {
  const hue = rig.style.dark ? rig.style.ink : paint(rig, '#3d4a52');
  return svg`<g opacity="0.4">${ellipseTag(x, ground - 8, half, 12, hue)}</g>`;
}

/** Loose earth on the ground. */
export function mound(rig: Rig, x: number, ground: number, width: number): string {
  const half = width / 2;
  return shape(
    rig,
    `M${round(x - half)},${round(ground)} Q${round(x - half * 0.6)},${round(ground - half * 0.5)} ${round(x)},${round(ground - half * 0.56)} Q${round(x + half * 0.6)},${round(ground - half * 0.5)} ${round(x + half)},${round(ground)} Z`,
    paint(rig, soil),
  );
}

/** A plain table: its top at `y`, from `x` on, down to the ground. */
export function table(rig: Rig, x: number, y: number, width: number, ground: number): string {
  const foot = ground - 4;
  return (
    rod(rig, [x + 20, y + 14], [x + 14, foot], 14, darkWood) +
    rod(rig, [x + width - 20, y + 14], [x + width - 14, foot], 14, darkWood) +
    block(rig, [x, y], width, 20, wood)
  );
}

/** A wooden crate that stands on the ground. */
export function crate(rig: Rig, x: number, ground: number, width: number, height: number): string {
  const top = ground - height;
  return (
    block(rig, [x, top], width, height, wood) +
    detail(
      rig,
      `M${round(x)},${round(top + height / 3)} h${round(width)} M${round(x)},${round(top + (2 * height) / 3)} h${round(width)} M${round(x + width * 0.2)},${round(top)} v${round(height)} M${round(x + width * 0.8)},${round(top)} v${round(height)}`,
    )
  );
}

export const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
