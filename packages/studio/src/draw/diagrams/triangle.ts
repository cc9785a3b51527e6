import { angleBetween, thirdSide } from '@panelwise/contracts/domain/diagram-measured';
import { type Label, moveLabel } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import { pathTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import {
  centered,
  type DiagramOf,
  type DiagramPen,
  type DrawDiagram,
  fillOf,
  fineLine,
  plate,
  thinLine,
} from './pen.ts';

type Point = { x: number; y: number };
type Triangle = DiagramOf<'triangle'>;
const squareFills = ['#4cc9f0', '#80ed99', '#ffb347'];
const gap = 10;
/** Of the size that fills the frame: the first that leaves room for the labels is taken. */
const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.3];
/** More unit squares on a side are too small to be counted. */
const countable = 15;

/**
 * A triangle true to scale: side b lies at the foot, a rises from its right end, c closes it. With `squares` each side
 * has its square, and what the unit squares add up to. The corner between a and b is marked where it is right.
 */
export const drawTriangle: DrawDiagram<'triangle'> = (triangle, frame, pen) => {
  const shape = cornersOf(triangle);
  const bounds = boundsOf([...shape.corners, ...shape.squares.flat()]);
  const full = Math.min(frame.width / bounds.width, frame.height / bounds.height);
  const tries = shares.map((share) => setAt(triangle, full * share, { x: 0, y: 0 }, pen));
  const fitting = tries.findIndex(({ box }) => box.width <= frame.width && box.height <= frame.height);
  const at = fitting < 0 ? shares.length - 1 : fitting;
  const { box } = tries[at]!;
  return setAt(
    triangle,
    full * shares[at]!,
    {
      x: frame.x + (frame.width - box.width) / 2 - box.x,
      y: frame.y + (frame.height - box.height) / 2 - box.y,
    },
    pen,
  );
};

/** The corners A (left end of b), B (top of a) and C (where a and b meet), and the squares, in the triangle's own unit. */
function cornersOf(triangle: Triangle): { corners: [Point, Point, Point]; squares: Point[][] } {
  const angle = (angleBetween(triangle) * Math.PI) / 180;
  const corners: [Point, Point, Point] = [
    { x: -triangle.b, y: 0 },
    { x: -triangle.a * Math.cos(angle), y: -triangle.a * Math.sin(angle) },
    { x: 0, y: 0 },
  ];
  const [a, b, c] = corners;
  const squares = triangle.squares ? [squareOn(c, b), squareOn(a, c), squareOn(b, a)] : [];
  return { corners, squares };
}

/** The square on the right hand of a walk from one corner to the next. */
function squareOn(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [from, to, { x: to.x - dy, y: to.y + dx }, { x: from.x - dy, y: from.y + dx }];
}

function setAt(triangle: Triangle, scale: number, offset: Point, pen: DiagramPen) {
  const shape = cornersOf(triangle);
  const place = ({ x, y }: Point): Point => ({ x: offset.x + x * scale, y: offset.y + y * scale });
  const corners = shape.corners.map(place) as [Point, Point, Point];
  const squares = shape.squares.map((square) => square.map(place));
  const line = thinLine(pen.style) ?? { color: pen.style.ink, width: 3 };
  const sides = [triangle.a, triangle.b, thirdSide(triangle)];
  const squaresArt = squares.map(
    (square, i) =>
      pathTag(closed(square), fillOf(pen, squareFills[i]!), line) + unitGrid(square, sides[i]!, pen),
  );
  const art = `${squaresArt.join('')}${pathTag(closed(corners), fillOf(pen, '#fff0d1'), { ...line, width: Math.max(4, line.width) })}${cornerMark(triangle, corners, pen)}`;
  const labels = squares.length
    ? squares.map((square, i) => squareLabel(squareText(triangle, i, sides[i]!), square, pen))
    : [...sideLabels(triangle, sides, corners, pen), ...angleLabel(triangle, corners, pen)];
  const points = [...corners, ...squares.flat()];
  const corner = ({ box: { x, y, width, height } }: Label) => [
    { x, y },
    { x: x + width, y: y + height },
  ];
  return { art, labels, box: boundsOf([...points, ...labels.flatMap(corner)]) };
}

const keys = ['a', 'b', 'c'] as const;

/** The length of a side; what was rounded says so. */
export function sideAmount(side: number, unit: string | undefined): string {
  const exact = Math.abs(Math.round(side * 100) / 100 - side) < 1e-9;
  return `${exact ? '' : '≈ '}${amount(side, unit)}`;
}

function squareText({ names }: Triangle, i: number, side: number): string {
  const name = names?.[keys[i]!];
  return `${name ? `${name}: ` : ''}${amount(side, undefined)}² = ${amount(side * side, undefined)}`;
}

/** In its square, or beyond its outer side where the square is too small for it. */
function squareLabel(text: string, square: Point[], pen: DiagramPen): Label {
  const [near, , , far] = square as [Point, Point, Point, Point];
  const side = Math.hypot(far.x - near.x, far.y - near.y) || 1;
  const label = centered(pen, text, ...middleOf(square), 400, plate);
  const { width, height } = label.box;
  if (width + gap < side) return label;
  const out = { x: (far.x - near.x) / side, y: (far.y - near.y) / side };
  const reach = side / 2 + gap + (Math.abs(out.x) * width + Math.abs(out.y) * height) / 2;
  return moveLabel(label, out.x * reach, out.y * reach);
}

function sideLabels(
  { names, unit }: Triangle,
  sides: number[],
  [a, b, c]: Point[],
  pen: DiagramPen,
): Label[] {
  const ends = [
    [c!, b!],
    [a!, c!],
    [b!, a!],
  ] as const;
  return ends.map(([from, to], i) => {
    const name = names?.[keys[i]!];
    const text = `${name ? `${name} ` : ''}${sideAmount(sides[i]!, unit)}`;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const out = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    const label = centered(pen, text, 0, 0, 320);
    const { width, height } = label.box;
    const reach = gap + (Math.abs(out.x) * width + Math.abs(out.y) * height) / 2;
    return moveLabel(label, (from.x + to.x) / 2 + out.x * reach, (from.y + to.y) / 2 + out.y * reach);
  });
}

function angleLabel(triangle: Triangle, corners: Point[], pen: DiagramPen): Label[] {
  const angle = angleBetween(triangle);
  if (triangle.angle === undefined || isRight(angle)) return [];
  const bisector = (angle * Math.PI) / 360;
  const label = centered(pen, `${amount(angle, undefined)}°`, 0, 0, 200);
  // Far enough into the corner that both sides clear the label.
  const away = (label.box.width / 2 + 8) / Math.max(0.25, Math.sin(bisector)) + label.box.height / 2;
  return [
    moveLabel(label, corners[2]!.x - Math.cos(bisector) * away, corners[2]!.y - Math.sin(bisector) * away),
  ];
}

const isRight = (degrees: number) => Math.abs(degrees - 90) < 0.05;

/** The little square of a right corner; an arc for an angle that was given. */
function cornerMark(triangle: Triangle, [a, b, c]: [Point, Point, Point], { style }: DiagramPen): string {
  const angle = angleBetween(triangle);
  const short = Math.min(Math.hypot(a.x - c.x, a.y - c.y), Math.hypot(b.x - c.x, b.y - c.y));
  const size = Math.min(26, short * 0.28);
  const line = fineLine(style, 3);
  const towards = (to: Point) => {
    const length = Math.hypot(to.x - c.x, to.y - c.y) || 1;
    return { x: ((to.x - c.x) / length) * size, y: ((to.y - c.y) / length) * size };
  };
  const [u, v] = [towards(a), towards(b)];
  const start = `M${round(c.x + u.x)},${round(c.y + u.y)}`;
  const end = `${round(c.x + v.x)},${round(c.y + v.y)}`;
  if (isRight(angle))
    return pathTag(`${start}L${round(c.x + u.x + v.x)},${round(c.y + u.y + v.y)}L${end}`, 'none', line);
  if (triangle.angle === undefined) return '';
  return pathTag(`${start}A${round(size)},${round(size)} 0 0 1 ${end}`, 'none', line);
}

/** Lines that cut the square on a whole side into its unit squares. */
function unitGrid(square: Point[], side: number, { style }: DiagramPen): string {
  if (!Number.isInteger(side) || side > countable) return '';
  const [p, q, r, s] = square as [Point, Point, Point, Point];
  const between = (from: Point, to: Point, share: number) =>
    `${round(from.x + (to.x - from.x) * share)},${round(from.y + (to.y - from.y) * share)}`;
  const lines = Array.from({ length: side - 1 }, (_, i) => {
    const share = (i + 1) / side;
    return `M${between(p, q, share)}L${between(s, r, share)}M${between(p, s, share)}L${between(q, r, share)}`;
  });
  return lines.length ? pathTag(lines.join(''), 'none', fineLine(style, 1.2)) : '';
}

const closed = (points: Point[]) => `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}Z`;

function middleOf(points: Point[]): [number, number] {
  const { x, y, width, height } = boundsOf(points);
  return [x + width / 2, y + height / 2];
}

function boundsOf(points: Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
