import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { mix } from '../colors.ts';
import type { FontBook } from '../fonts.ts';
import { type Label, type LabelRequest, makeLabel } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import { drawProp } from '../props/prop.ts';
import { pixelSize, type Style } from '../styles.ts';
import { circleTag, type Ids, pathTag, rectTag, round } from '../svg.ts';

/** What a diagram draws with; `textSize` is the nominal label size in px. */
export type DiagramPen = { style: Style; fonts: FontBook; ids: Ids; textSize: number };
/** A diagram's picture, and its labels apart: words belong to the lettering. */
export type Drawing = { art: string; labels: Label[] };
export type DiagramOf<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>;
export type DrawDiagram<Kind extends Diagram['kind']> = (
  diagram: DiagramOf<Kind>,
  frame: Box,
  pen: DiagramPen,
) => Drawing;

export const plate = '#ffffff';
export const highlight = '#ffe168';

export const thinLine = (style: Style) =>
  style.inked ? { color: style.ink, width: Math.max(2.2, style.lineWidth * 0.75) } : undefined;

/**
 * A line finer than those around it. Of one that is thinner than a pixel of pixel art only parts would be seen: there it
 * is a pixel wide and paler.
 */
export const fineLine = (style: Style, width: number) =>
  style.blocky && width < pixelSize
    ? { color: mix(style.ink, style.paper, 0.55), width: pixelSize }
    : { color: style.ink, width };

export const fillOf = ({ style }: DiagramPen, hex: string) =>
  style.monochrome ? '#ffffff' : style.paint(hex, 'accent');

/** The colour of a line that carries a number: it stands out in every style. */
export function strongColor({ style }: DiagramPen, hex: string): string {
  if (style.monochrome) return style.ink;
  return style.dark ? style.term : style.paint(hex, 'accent');
}

/** A label with its text size taken from the pen unless the request says otherwise. */
export function label(pen: DiagramPen, request: Omit<LabelRequest, 'size'> & { scale?: number }): Label {
  const { scale = 1, ...rest } = request;
  return makeLabel(pen, { ...rest, size: pen.textSize * scale });
}

export function disc(pen: DiagramPen, x: number, y: number, radius: number, fill: string): string {
  return circleTag(x, y, radius, fillOf(pen, fill), thinLine(pen.style));
}

export function plateRect(
  pen: DiagramPen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius: number,
): string {
  return rectTag(x, y, width, height, fill, {
    radius: pen.style.blocky ? 0 : radius,
    stroke: thinLine(pen.style),
  });
}

export function icon(pen: DiagramPen, name: string, x: number, y: number, size: number): string {
  return drawProp(name, x, y, size, pen.style, pen.ids, { lineWidth: pen.style.lineWidth * 0.8 });
}

type Point = { x: number; y: number };

/** A tapered arrow; `bend` px bows its shaft to the side. */
export function arrow(
  pen: DiagramPen,
  from: Point,
  to: Point,
  width: number,
  fill: string,
  bend = 0,
): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [px, py] = [-uy, ux];
  const headLength = Math.min(width * 1.9, length * 0.55);
  const neck = { x: to.x - ux * headLength, y: to.y - uy * headLength };
  const middle = { x: (from.x + neck.x) / 2 + px * bend, y: (from.y + neck.y) / 2 + py * bend };
  const at = ({ x, y }: Point, aside: number) => `${round(x + px * aside)},${round(y + py * aside)}`;
  const d = `M${at(from, width * 0.32)} Q${at(middle, width * 0.45)} ${at(neck, width * 0.5)} L${at(neck, width * 1.25)} L${at(to, 0)} L${at(neck, -width * 1.25)} L${at(neck, -width * 0.5)} Q${at(middle, -width * 0.45)} ${at(from, -width * 0.32)} Z`;
  return pathTag(d, fillOf(pen, fill), thinLine(pen.style));
}

export type NodeStyle = {
  fill: string;
  radius: number;
  labelWidth: number;
  /** Arrows point at the round also where it is empty. */
  pointedAt?: boolean;
};

/** A round node with its icon, or in its colour, and a plate below; one that has neither is its name alone. */
export function node(
  pen: DiagramPen,
  item: { label: string; icon?: string | undefined; color?: string | undefined },
  x: number,
  y: number,
  { fill, radius, labelWidth, pointedAt = false }: NodeStyle,
): Drawing {
  const isShown = item.icon !== undefined || item.color !== undefined;
  const art =
    isShown || pointedAt
      ? disc(pen, x, y, radius, item.color ?? fill) +
        (item.icon ? icon(pen, item.icon, x, y, radius * 1.36) : '')
      : '';
  const name = isShown
    ? label(pen, {
        text: item.label,
        x,
        // On a small round the plate would hide the picture.
        y: y + Math.max(radius - pen.textSize * 0.35, radius * 0.82),
        maxWidth: labelWidth,
        plate,
        maxLines: 2,
      })
    : centered(pen, item.label, x, y, Math.max(radius * 1.7, labelWidth * 0.95), plate);
  return { art, labels: [name] };
}

/** A label whose middle is at x, y. */
export function centered(
  pen: DiagramPen,
  text: string,
  x: number,
  y: number,
  maxWidth: number,
  plateFill?: string,
): Label {
  const trial = label(pen, {
    text,
    x,
    y: 0,
    maxWidth,
    maxLines: 4,
    ...(plateFill ? { plate: plateFill } : {}),
  });
  const { box } = trial;
  return label(pen, {
    text,
    x,
    y: y - (box.y + box.height / 2),
    maxWidth,
    maxLines: 4,
    ...(plateFill ? { plate: plateFill } : {}),
  });
}

export function combine(...drawings: Drawing[]): Drawing {
  return { art: drawings.map(({ art }) => art).join(''), labels: drawings.flatMap(({ labels }) => labels) };
}
