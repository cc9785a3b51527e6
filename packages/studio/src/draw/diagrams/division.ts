import { circleTag, ellipseTag, lineTag, pathTag, round } from '../svg.ts';
import {
  type DiagramOf,
  type DiagramPen,
  type DrawDiagram,
  fillOf,
  fineLine,
  label,
  strongColor,
  thinLine,
} from './pen.ts';

type Phase = DiagramOf<'division'>['phases'][number]['phase'];
type Point = { x: number; y: number };

const colors = ['#e4572e', '#1d7fc4', '#2f9e5b', '#8e5bd0'];

/**
 * A cell in the phases of its division. Chromosomes are doubled (an X) until their halves part: in anaphase and
 * telophase each pole has as many single ones as the cell had doubled ones. Partners of a pair share a colour.
 */
export const drawDivision: DrawDiagram<'division'> = (
  { pairs, phases },
  { x, y, width: w, height: h },
  pen,
) => {
  const name = pen.textSize * 2;
  const radiusFor = (perRow: number) => {
    const rows = Math.ceil(phases.length / perRow);
    return Math.max(24, Math.min((w / perRow) * 0.42, (h / rows - name) / 2 - 4));
  };
  const perRow = [4, 2, 1].reduce(
    (best, one) => (radiusFor(one) > radiusFor(best) ? one : best),
    phases.length,
  );
  const radius = radiusFor(perRow);
  const [slot, tall] = [w / perRow, h / Math.ceil(phases.length / perRow)];
  const count = Math.min(8, Math.max(2, 2 * Math.round(pairs)));
  let art = '';
  const labels = phases.map(({ phase, label: text }, i) => {
    const cx = x + slot * ((i % perRow) + 0.5);
    const cy = y + tall * Math.floor(i / perRow) + radius + 4;
    art += drawPhase(pen, phase, { x: cx, y: cy }, radius, count);
    return label(pen, {
      text,
      x: cx,
      y: cy + radius + pen.textSize * 0.45,
      maxWidth: slot * 0.95,
      maxLines: 1,
    });
  });
  return { art, labels };
};

function drawPhase(pen: DiagramPen, phase: Phase, at: Point, radius: number, count: number): string {
  const { style } = pen;
  const line = thinLine(style) ?? { color: style.ink, width: 2.5 };
  const cell = fillOf(pen, '#fdeccf');
  const size = Math.min(radius * 0.17, (radius * 0.6) / count);
  const tint = (i: number) => {
    const pair = Math.floor(i / 2);
    // The board has two bright chalks only.
    return style.dark && pair % 2 ? style.ink : strongColor(pen, colors[pair]!);
  };
  const each = (draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');
  const across = (i: number) => ((i + 0.5) / count - 0.5) * 2;
  if (phase === 'prophase') {
    const ring = (i: number) => {
      const angle = (i / count) * 2 * Math.PI + 0.4;
      const far = radius * (count > 4 ? 0.36 : 0.28);
      return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
    };
    const skin = circleTag(at.x, at.y, radius * 0.62, fillOf(pen, '#fff8ec'), fineLine(style, 2));
    return circleTag(at.x, at.y, radius, cell, line) + skin + each((i) => doubled(ring(i), size, tint(i)));
  }
  if (phase === 'metaphase') {
    const place = (i: number) => ({ x: at.x, y: at.y + across(i) * radius * 0.66 });
    return (
      circleTag(at.x, at.y, radius, cell, line) +
      spindle(pen, at, radius * 0.9, count, radius * 0.66) +
      each((i) => doubled(place(i), size, tint(i)))
    );
  }
  if (phase === 'anaphase') {
    const half = (pole: -1 | 1) =>
      each((i) =>
        single({ x: at.x + pole * radius * 0.45, y: at.y + across(i) * radius * 0.5 }, size, pole, tint(i)),
      );
    return (
      ellipseTag(at.x, at.y, radius * 1.08, radius * 0.88, cell, line) +
      spindle(pen, at, radius * 0.98, count, radius * 0.5) +
      half(-1) +
      half(1)
    );
  }
  const small = radius * 0.56;
  const daughter = (pole: -1 | 1) => {
    const cx = at.x + pole * radius * 0.52;
    const nucleus = circleTag(cx, at.y, small * 0.72, fillOf(pen, '#fff8ec'), fineLine(style, 2));
    const inner = Math.min(size, (small * 0.62) / count);
    return nucleus + each((i) => single({ x: cx, y: at.y + across(i) * small * 0.5 }, inner, pole, tint(i)));
  };
  return pathTag(waist(at, radius), cell, line) + daughter(-1) + daughter(1);
}

/** Two rounds that still hang together. */
function waist({ x, y }: Point, radius: number): string {
  const [wide, tall, neck] = [radius * 1.1, radius * 0.62, radius * 0.2];
  const p = (dx: number, dy: number) => `${round(x + dx)},${round(y + dy)}`;
  return `M${p(0, -neck)}C${p(wide * 0.16, -tall * 1.3)} ${p(wide, -tall * 1.3)} ${p(wide, 0)}C${p(wide, tall * 1.3)} ${p(wide * 0.16, tall * 1.3)} ${p(0, neck)}C${p(-wide * 0.16, tall * 1.3)} ${p(-wide, tall * 1.3)} ${p(-wide, 0)}C${p(-wide, -tall * 1.3)} ${p(-wide * 0.16, -tall * 1.3)} ${p(0, -neck)}Z`;
}

/** Fine threads from both poles to the chromosomes. */
function spindle(
  { style }: DiagramPen,
  { x, y }: Point,
  reach: number,
  count: number,
  spread: number,
): string {
  const threads = Array.from({ length: count }, (_, i) => {
    const dy = ((i + 0.5) / count - 0.5) * 2 * spread;
    return `M${round(x - reach)},${round(y)}Q${round(x - reach * 0.4)},${round(y + dy)} ${round(x)},${round(y + dy)}Q${round(x + reach * 0.4)},${round(y + dy)} ${round(x + reach)},${round(y)}`;
  });
  return pathTag(threads.join(''), 'none', fineLine(style, 1));
}

/** One doubled chromosome: an X. */
function doubled({ x, y }: Point, size: number, color: string): string {
  const half = (side: -1 | 1) => {
    const end = round(x + side * size * 0.75);
    return `M${end},${round(y - size)}Q${round(x - side * size * 0.75)},${round(y)} ${end},${round(y + size)}`;
  };
  const d = half(-1) + half(1);
  return lineTag(d, color, Math.max(3, size * 0.38));
}

/** One single chromosome, its bend towards its pole. */
function single({ x, y }: Point, size: number, pole: -1 | 1, color: string): string {
  const tail = x - pole * size * 0.9;
  return lineTag(
    `M${round(tail)},${round(y - size * 0.7)}L${round(x + pole * size * 0.4)},${round(y)}L${round(tail)},${round(y + size * 0.7)}`,
    color,
    Math.max(2.6, size * 0.34),
  );
}
