import { svg } from '../markup.ts';
import { pixelSize, type Style } from '../styles.ts';
import { circleTag, round } from '../svg.ts';
import type { BubbleShape } from './bubble-shape.ts';

/** A balloon's tail: from inside the balloon over its edge to the tip, px. */
export type Tail = {
  root: readonly [x: number, y: number];
  edge: readonly [x: number, y: number];
  tip: readonly [x: number, y: number];
  /** It leads to another balloon of the same speaker. */
  joins?: true;
};

/** Draws a balloon and its tail, without text. */
export function drawBalloon(
  shape: BubbleShape,
  x: number,
  y: number,
  given: Tail | undefined,
  style: Style,
): string {
  const outline = outlineOf(shape, x, y, style);
  const line = lineOf(style);
  const tail = given ? drawTail(shape, given, style) : { d: '', bubbles: [] };
  const body = svg`<path d="${outline}"/>${tail.d ? svg`<path d="${tail.d}"/>` : ''}`;
  const drops = tail.bubbles
    .map(({ x, y, radius }) => circleTag(x, y, radius, style.bubbleFill, { color: style.ink, width: line }))
    .join('');
  if (!style.inked)
    return svg`<g fill="${style.ink}" opacity="0.16" transform="translate(0 5)">${body}</g><g fill="${style.bubbleFill}">${body}</g>${drops}`;
  if (shape.kind === 'whisper')
    return svg`<g fill="${style.bubbleFill}" stroke="${style.ink}" stroke-width="${round(line)}" stroke-dasharray="9 7" stroke-linejoin="round">${tail.d ? svg`<path d="${tail.d}"/>` : ''}<path d="${outline}"/></g>${drops}`;
  return svg`<g fill="${style.ink}" stroke="${style.ink}" stroke-width="${round(line * 2)}" stroke-linejoin="round">${body}</g><g fill="${style.bubbleFill}">${body}</g>${drops}`;
}

const lineOf = (style: Style) => (style.inked ? Math.max(2.4, style.lineWidth * 0.8) : 0);

/** How far a balloon reaches from its centre as it is drawn, bulges, spikes and line included, px; and its outline's exponent. */
export function balloonReach(
  { halfWidth: a, halfHeight: b, kind, exponent }: BubbleShape,
  style: Style,
): { a: number; b: number; exponent: number } {
  const line = lineOf(style);
  const even = { a: a + line, b: b + line, exponent };
  if (style.blocky) return even;
  if (kind === 'thought') {
    // An arc stands off its chord by a quarter of it; its radius is 0.62 of it.
    const bulge = (0.253 * 2 * Math.PI) / cloudPoints(a, b);
    return { a: (a + b * bulge) * 0.97 + line, b: (b + a * bulge) * 0.97 + line, exponent: 2.5 };
  }
  if (kind === 'shout') return { a: a * 1.17 + line, b: b * 1.17 + line, exponent: 2 / 0.82 };
  return even;
}

function outlineOf(shape: BubbleShape, x: number, y: number, style: Style): string {
  const { halfWidth: a, halfHeight: b, kind, exponent } = shape;
  if (style.blocky) return steppedBox(x, y, a, b);
  if (kind === 'thought') return cloudOutline(x, y, a, b);
  if (kind === 'shout') return spikedOutline(x, y, a, b);
  return superellipse(x, y, a, b, exponent);
}

/** A point of a rounded outline at `angle`; `power` 1 is an ellipse, less is boxier. */
function onOutline(
  x: number,
  y: number,
  a: number,
  b: number,
  angle: number,
  power: number,
): [number, number] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x + Math.sign(cos) * Math.abs(cos) ** power * a, y + Math.sign(sin) * Math.abs(sin) ** power * b];
}

function superellipse(x: number, y: number, a: number, b: number, exponent: number): string {
  const steps = 72;
  let d = '';
  for (let i = 0; i < steps; i++) {
    const [px, py] = onOutline(x, y, a, b, (i / steps) * 2 * Math.PI, 2 / exponent);
    d += `${i ? 'L' : 'M'}${round(px)},${round(py)}`;
  }
  return `${d}Z`;
}

const cloudPoints = (a: number, b: number) => Math.max(9, Math.round((a + b) / 24));

function cloudOutline(x: number, y: number, a: number, b: number): string {
  const count = cloudPoints(a, b);
  const points = Array.from({ length: count }, (_, i) =>
    onOutline(x, y, a * 0.97, b * 0.97, (i / count) * 2 * Math.PI + 0.2, 0.8),
  );
  let d = `M${round(points[0]![0])},${round(points[0]![1])}`;
  points.forEach((from, i) => {
    const to = points[(i + 1) % count]!;
    const radius = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
    d += ` A${radius},${radius} 0 0 1 ${round(to[0])},${round(to[1])}`;
  });
  return `${d}Z`;
}

function spikedOutline(x: number, y: number, a: number, b: number): string {
  const count = Math.max(14, Math.round((a + b) / 15));
  let d = '';
  for (let i = 0; i < count * 2; i++) {
    const reach = i % 2 ? 1 : 1.12 + ((i * 37) % 11) / 100;
    const [px, py] = onOutline(x, y, a * reach, b * reach, (i / (count * 2)) * 2 * Math.PI, 0.82);
    d += `${i ? 'L' : 'M'}${round(px)},${round(py)}`;
  }
  return `${d}Z`;
}

/** A box whose corners are cut in two art pixels. */
function steppedBox(x: number, y: number, a: number, b: number): string {
  const q = pixelSize;
  const [x0, y0, x1, y1] = [x - a, y - b, x + a, y + b];
  return `M${round(x0 + q * 2)},${round(y0)}H${round(x1 - q * 2)}V${round(y0 + q)}H${round(x1 - q)}V${round(y0 + q * 2)}H${round(x1)}V${round(y1 - q * 2)}H${round(x1 - q)}V${round(y1 - q)}H${round(x1 - q * 2)}V${round(y1)}H${round(x0 + q * 2)}V${round(y1 - q)}H${round(x0 + q)}V${round(y1 - q * 2)}H${round(x0)}V${round(y0 + q * 2)}H${round(x0 + q)}V${round(y0 + q)}H${round(x0 + q * 2)}Z`;
}

/** From a balloon's centre to its edge in a direction (a unit vector). */
export function edgeDistance(
  { halfWidth: a, halfHeight: b, exponent }: BubbleShape,
  ux: number,
  uy: number,
): number {
  return 1 / ((Math.abs(ux) / a) ** exponent + (Math.abs(uy) / b) ** exponent) ** (1 / exponent);
}

/** Half the width of a tail where it leaves the balloon, px. */
const tailHalf = (a: number) => Math.min(17, a * 0.3);

/** The corners of a tail, px: both sides of its root, with the tip between them. Nothing for the drops of a thought. */
export function tailCorners(
  { halfWidth, kind }: BubbleShape,
  { root, tip }: Tail,
): [Tail['root'], Tail['tip'], Tail['root']] | undefined {
  if (kind === 'thought') return undefined;
  const distance = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const aside = (tailHalf(halfWidth) * 1.25) / distance;
  const [px, py] = [(tip[1] - root[1]) * aside, (root[0] - tip[0]) * aside];
  return [[root[0] + px, root[1] + py], tip, [root[0] - px, root[1] - py]];
}

type DrawnTail = { d: string; bubbles: { x: number; y: number; radius: number }[] };

/** A point that tapers from the balloon; a thought rises in drops. */
function drawTail({ halfWidth: a, kind }: BubbleShape, { root, edge, tip }: Tail, style: Style): DrawnTail {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / distance, dy / distance];
  if (kind === 'thought') {
    const length = Math.hypot(tip[0] - edge[0], tip[1] - edge[1]);
    const count = Math.max(3, Math.min(6, Math.round(length / 26)));
    const bubbles = Array.from({ length: count }, (_, i) => {
      const by = 6 + length * (0.3 + (0.7 * i) / (count - 1));
      return { x: edge[0] + ux * by, y: edge[1] + uy * by, radius: 12 - (7.5 * i) / (count - 1) };
    });
    return { d: '', bubbles };
  }
  const half = tailHalf(a);
  const [px, py] = [-uy, ux];
  const at = (point: readonly [number, number], aside: number) =>
    `${round(point[0] + px * aside)},${round(point[1] + py * aside)}`;
  if (style.blocky) return { d: `M${at(root, -half)}L${at(tip, 0)}L${at(root, half)}Z`, bubbles: [] };
  const bend = dx > 0 ? 6 : -6;
  const middle = [(root[0] + tip[0]) / 2 + px * bend, (root[1] + tip[1]) / 2 + py * bend] as const;
  return {
    d: `M${at(root, -half * 1.25)}Q${at(middle, -half * 0.5)} ${at(tip, 0)}Q${at(middle, half * 0.75)} ${at(root, half * 1.25)}Z`,
    bubbles: [],
  };
}
