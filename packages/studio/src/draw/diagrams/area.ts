import { type Label, moveLabel } from '../lettering/label.ts';
import { pathTag, rectTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import {
  centered,
  type DiagramOf,
  type DiagramPen,
  type DrawDiagram,
  fillOf,
  fineLine,
  highlight,
  label,
  thinLine,
} from './pen.ts';
import { roundStep } from './ticks.ts';

/** More squares side by side are too small to be counted. */
const countable = 24;

/** Sides and surface in words and numbers: "5 × 3 = 15 m²". */
export function areaText({ shape, width, height, unit }: DiagramOf<'area'>): string {
  const half = shape === 'triangle';
  const surface = (width * height) / (half ? 2 : 1);
  const exact = Math.abs(Math.round(surface * 100) / 100 - surface) < 1e-9;
  const given = `${amount(width, undefined)} × ${amount(height, undefined)}${half ? ' ÷ 2' : ''}`;
  return `${given} ${exact ? '=' : '≈'} ${amount(surface, unit && `${unit}²`)}`;
}

/** A rectangle, or its half, cut into squares of one unit, or of a round number of units where it is large. */
export const drawArea: DrawDiagram<'area'> = (area, { x, y, width: w, height: h }, pen) => {
  const { width, height, unit, shape } = area;
  const { style, textSize: z } = pen;
  const left = label(pen, { text: amount(height, unit), x: 0, y: 0, maxWidth: w * 0.25, maxLines: 2 });
  const foot = label(pen, { text: amount(width, unit), x: 0, y: 0, maxWidth: w * 0.6, maxLines: 1 });
  const surface = label(pen, {
    text: areaText(area),
    x: 0,
    y: 0,
    maxWidth: w * 0.94,
    maxLines: 2,
    plate: highlight,
  });
  const longest = Math.max(width, height);
  const step = longest >= 1 ? Math.max(1, roundStep(longest / countable)) : roundStep(longest / 10);
  const below = foot.box.height + surface.box.height + 28;
  const scale = Math.min((w - 2 * (left.box.width + 16)) / width, (h - below) / height);
  const [wide, tall] = [width * scale, height * scale];
  const x0 = x + (w - wide) / 2;
  const y0 = y + (h - below - tall) / 2;
  const line = thinLine(style) ?? { color: style.ink, width: 3 };
  const ground = style.monochrome ? '#ffffff' : fillOf(pen, shape === 'triangle' ? '#fffdf5' : '#b7e4a0');
  let art = rectTag(x0, y0, wide, tall, ground, { stroke: { ...line, width: Math.max(4, line.width) } });
  if (shape === 'triangle') {
    const d = `M${round(x0)},${round(y0)}V${round(y0 + tall)}H${round(x0 + wide)}Z`;
    const fill = style.monochrome ? 'url(#tone0)' : fillOf(pen, '#b7e4a0');
    art += pathTag(d, fill, { ...line, width: Math.max(4, line.width) });
  }
  const cuts = (length: number) =>
    Array.from(
      { length: Math.min(countable, Math.ceil(length / step - 1e-9) - 1) },
      (_, i) => (i + 1) * step * scale,
    );
  const grid = [
    ...cuts(width).map((at) => `M${round(x0 + at)},${round(y0)}v${round(tall)}`),
    ...cuts(height).map((at) => `M${round(x0)},${round(y0 + at)}h${round(wide)}`),
  ].join('');
  if (grid) art += pathTag(grid, 'none', fineLine(style, 1.4));
  const middle = x0 + wide / 2;
  const labels = [
    moveLabel(left, x0 - 12 - left.box.x - left.box.width, y0 + tall / 2 - left.box.y - left.box.height / 2),
    moveLabel(foot, middle, y0 + tall + 10 - foot.box.y),
    moveLabel(surface, middle, y0 + tall + foot.box.height + 24 - surface.box.y),
  ];
  return { art, labels: [...labels, ...counted(area, { x: x0, y: y0, cell: scale * step, step }, pen, z)] };
};

/** The squares of the top row and of the left column are numbered, where the squares have the size for it. */
function counted(
  { width, height, count, shape }: DiagramOf<'area'>,
  { x, y, cell, step }: { x: number; y: number; cell: number; step: number },
  pen: DiagramPen,
  textSize: number,
): Label[] {
  const whole = Number.isInteger(width) && Number.isInteger(height);
  if (!count || !whole || step !== 1 || shape === 'triangle' || cell < textSize * 1.15) return [];
  const number = (n: number, column: number, row: number) =>
    centered(pen, String(n), x + cell * (column + 0.5), y + cell * (row + 0.5), cell);
  return [
    ...Array.from({ length: width }, (_, i) => number(i + 1, i, 0)),
    ...Array.from({ length: height - 1 }, (_, i) => number(i + 2, 0, i + 1)),
  ];
}
