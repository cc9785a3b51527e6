import { type Pen, shape, solidStroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { darken, lightness } from '../colors.ts';
import { svg } from '../markup.ts';
import type { Style } from '../styles.ts';
import { clipTo, type Ids, round } from '../svg.ts';
import type { ExpressionName } from '../vocabulary.ts';
import type { Coat } from './coats.ts';
import type { Stance } from './stances.ts';

/** Everything that the parts of one animal share while it is drawn. Painted colours, lines in the animal's own units. */
export type AnimalRig = Pen & {
  stance: Stance;
  expression: ExpressionName;
  /** -1 to 1: this animal's own way to carry itself in this panel. */
  sway: number;
  coat: Coat;
  color: Record<'main' | 'shade' | 'far' | 'second' | 'dark' | 'accent' | 'pink' | 'hoof', string>;
};

/**
 * A drawn animal, facing right. `art` stands on the line y = 0 around x = 0; `head` is the middle of its face and
 * `reach` the radius around it that words must not cover.
 */
export type Anatomy = {
  art: string;
  head: Point;
  reach: number;
  /** How far below the drawing the ground is: 0 for whoever stands on it. */
  lift: number;
};

export type AnimalRigOptions = {
  coat: Coat;
  style: Style;
  ids: Ids;
  /** Page px per unit of the animal. */
  scale: number;
  look: [number, number];
  expression: ExpressionName;
  stance: Stance;
  sway: number;
};

/** A coat that is darker than this is a black one. */
const blackFrom = 0.34;

export function createAnimalRig({ coat, style, ids, scale, ...rest }: AnimalRigOptions): AnimalRig {
  const line = style.inked ? style.lineWidth / scale : 0;
  const { paint } = style;
  // In tones a coat is as light as skin, or nobody could read the face on it. A crow stays black, with light lines.
  const inBlack = style.monochrome && lightness(coat.main) < blackFrom;
  const fur = style.monochrome ? 'skin' : 'cloth';
  const furShade = style.monochrome ? 'skin-shade' : 'cloth-shade';
  return {
    ...rest,
    style,
    ids,
    line,
    fine: Math.max(style.inked ? line * 0.9 : 4, 2.2),
    faceInk: inBlack ? style.paper : style.inked ? style.ink : darken(coat.main, 0.68),
    coat,
    color: {
      main: inBlack ? style.ink : paint(coat.main, fur),
      shade: inBlack ? style.ink : paint(darken(coat.main, 0.2), furShade),
      far: inBlack ? style.ink : paint(darken(coat.main, 0.17), furShade),
      second: paint(coat.second, 'cloth'),
      dark: paint(coat.dark, 'cloth'),
      accent: paint(coat.accent, 'accent'),
      pink: paint('#f4a6a6', 'accent'),
      hoof: paint('#43342f', 'cloth'),
    },
  };
}

/** The outline of a patch on a coat: in tones both may be white. */
export const patchEdge = ({ style, line }: AnimalRig) => (style.monochrome ? line * 0.6 : 0);

export const at = (x: number, y: number) => `${round(x)},${round(y)}`;

/** Several shapes of one colour with one outline around all of them. */
export function fused(rig: AnimalRig, paths: string[], fill: string): string {
  const outline = rig.line ? paths.map((d) => shape(rig, d, rig.style.ink, 2 * rig.line)).join('') : '';
  return outline + paths.map((d) => shape(rig, d, fill, 0)).join('');
}

/** A limb along a bent line: its outline as a path, `widths` at its ends and at the bend. */
export function limbPath([a, b, c]: [Point, Point, Point], [wa, wb, wc]: [number, number, number]): string {
  const [left, right] = [-1, 1].map((side) => [
    offset(a, b, a, (side * wa) / 2),
    offset(a, c, b, (side * wb) / 2),
    offset(b, c, c, (side * wc) / 2),
  ]) as [Point[], Point[]];
  const through = (p: Point, q: Point, r: Point): Point => [
    2 * q[0] - (p[0] + r[0]) / 2,
    2 * q[1] - (p[1] + r[1]) / 2,
  ];
  const [l0, l1, l2] = left as [Point, Point, Point];
  const [r0, r1, r2] = right as [Point, Point, Point];
  const ahead = cap(b, c, wc);
  const behind = cap(b, a, wa);
  return `M${at(...l0)} Q${at(...through(l0, l1, l2))} ${at(...l2)} C${ahead(l2)} ${ahead(r2)} ${at(...r2)} Q${at(...through(r2, r1, r0))} ${at(...r0)} C${behind(r0)} ${behind(l0)} ${at(...l0)} Z`;
}

/** The points that pull a round end over the end of a limb. */
function cap([fx, fy]: Point, [tx, ty]: Point, width: number): (side: Point) => string {
  const length = Math.hypot(tx - fx, ty - fy) || 1;
  const by = (width * 0.66) / length;
  return ([x, y]) => at(x + (tx - fx) * by, y + (ty - fy) * by);
}

/** A point beside another, across the way from `from` to `to`. */
function offset(from: Point, to: Point, point: Point, by: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [point[0] - (dy / length) * by, point[1] + (dx / length) * by];
}

/** An ellipse as a path of four curves. */
export function ovalPath(x: number, y: number, rx: number, ry: number): string {
  const [cx, cy] = [rx * roundness, ry * roundness];
  return `M${at(x - rx, y)} C${at(x - rx, y - cy)} ${at(x - cx, y - ry)} ${at(x, y - ry)} C${at(x + cx, y - ry)} ${at(x + rx, y - cy)} ${at(x + rx, y)} C${at(x + rx, y + cy)} ${at(x + cx, y + ry)} ${at(x, y + ry)} C${at(x - cx, y + ry)} ${at(x - rx, y + cy)} ${at(x - rx, y)} Z`;
}
/** How far a curve is pulled to be a quarter of a circle, in radii. */
const roundness = 0.5523;

/** A shade on a shape, cut to it; see-through, as on the cast. */
export const shadeOn = (rig: AnimalRig, outline: string, shade: string, color = rig.color.shade) =>
  clipTo(rig.ids, outline, svg`<path d="${shade}" fill="${color}" opacity="0.5"/>`);

/** A broad coloured line with the figure's outline. */
export function cord(rig: AnimalRig, d: string, color: string, width: number): string {
  return (rig.line ? solidStroke(d, rig.style.ink, width + 2 * rig.line) : '') + solidStroke(d, color, width);
}

/** `inner`, turned about a point by some degrees. */
export const turned = (inner: string, degrees: number, x = 0, y = 0) =>
  degrees ? svg`<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${inner}</g>` : inner;

/** `inner`, moved. */
export const moved = (inner: string, x: number, y: number, scale = 1) =>
  svg`<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${inner}</g>`;
