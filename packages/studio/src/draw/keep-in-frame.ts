import { type Bounds, noBounds, pathBounds } from './path-bounds.ts';
import { attributeOf, eachTag } from './svg-tags.ts';

/**
 * Leaves out of a drawing what lies wholly outside its frame. Places are drawn larger than the panel that looks at
 * them; what nobody sees costs bytes and time, and resvg aborts where a see-through or clipped shape lies further
 * away than the canvas is wide.
 */

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Frame = { width: number; height: number };

/** Kept around the frame, px: shadows and soft edges reach so far. */
const margin = 40;
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const shapes = new Set(['path', 'circle', 'ellipse', 'rect']);
/** What is defined here is drawn elsewhere, if at all. */
const definitions = new Set(['defs', 'clipPath', 'pattern', 'linearGradient', 'radialGradient', 'mask']);

type Group = { matrix: Matrix; strokeWidth: number; start: number; empty: boolean };

/** The SVG elements without those that cannot be seen in the frame (0, 0 to width, height); px. */
export function keepInFrame(svg: string, { width, height }: Frame): string {
  const kept: string[] = [];
  const groups: Group[] = [{ matrix: identity, strokeWidth: 0, start: 0, empty: false }];
  let defining = 0;
  let copied = 0;
  eachTag(svg, ({ closing, name, attributes, selfClosing, end }) => {
    const text = svg.slice(copied, end);
    copied = end;
    const group = groups.at(-1)!;
    if (definitions.has(name)) {
      if (!selfClosing) defining += closing ? -1 : 1;
      kept.push(text);
      // A definition must not be dropped with the group around it: other groups may refer to it.
      for (const one of groups) one.empty = false;
    } else if (defining) kept.push(text);
    else if (name === 'g' && closing) {
      groups.pop();
      kept.push(text);
      if (group.empty) kept.length = group.start;
      else groups.at(-1)!.empty = false;
    } else if (name === 'g' && !selfClosing) {
      groups.push({
        matrix: transformed(group.matrix, attributes),
        strokeWidth: Number(attributeOf(attributes, 'stroke-width') ?? group.strokeWidth),
        start: kept.length,
        empty: true,
      });
      kept.push(text);
    } else if (!shapes.has(name) || isSeen(name, attributes, group)) {
      kept.push(text);
      group.empty = false;
    }
  });
  return kept.join('') + svg.slice(copied);

  function isSeen(name: string, attributes: string, group: Group): boolean {
    const bounds = boundsOf(name, attributes);
    if (!bounds) return true;
    const matrix = transformed(group.matrix, attributes);
    const line = Number(attributeOf(attributes, 'stroke-width') ?? group.strokeWidth);
    const [left, top, right, bottom] = placed(bounds, matrix, line);
    return right > -margin && left < width + margin && bottom > -margin && top < height + margin;
  }
}

/**
 * The upright box around everything that is drawn; what is cut to a shape counts with that shape only where the shape is
 * drawn as well. Curves count with the points that pull them.
 */
export function drawnBounds(svg: string): Bounds {
  const bounds = noBounds();
  const groups: { matrix: Matrix; hidden: boolean }[] = [{ matrix: identity, hidden: false }];
  eachTag(svg, ({ closing, name, attributes, selfClosing }) => {
    const { matrix, hidden } = groups.at(-1)!;
    if (closing) groups.pop();
    else if (!selfClosing)
      groups.push({
        matrix: transformed(matrix, attributes),
        hidden: hidden || name !== 'g' || attributes.includes('clip-path='),
      });
    const own = selfClosing && !hidden && shapes.has(name) ? boundsOf(name, attributes) : undefined;
    if (!own) return;
    const line = Number(attributeOf(attributes, 'stroke-width') ?? 0) / 2;
    const [left, top, right, bottom] = placed(own, transformed(matrix, attributes), line);
    bounds[0] = Math.min(bounds[0], left);
    bounds[1] = Math.min(bounds[1], top);
    bounds[2] = Math.max(bounds[2], right);
    bounds[3] = Math.max(bounds[3], bottom);
  });
  return bounds;
}

function transformed(matrix: Matrix, attributes: string): Matrix {
  const transform = attributes.includes('transform=') ? attributeOf(attributes, 'transform') : undefined;
  if (!transform) return matrix;
  let result = matrix;
  for (const [, name, args] of transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g))
    result = multiply(
      result,
      matrixOf(
        name!,
        args!
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  return result;
}

function matrixOf(name: string, v: number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, v[0]!, v[1] ?? 0];
  if (name === 'scale') return [v[0]!, 0, 0, v[1] ?? v[0]!, 0, 0];
  if (name === 'matrix') return v as unknown as Matrix;
  if (name !== 'rotate') throw new Error(`No drawing uses the transform "${name}".`);
  const angle = (v[0]! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [v[1] ?? 0, v[2] ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The upright box around a box that was moved, in frame px, its line included. */
function placed([left, top, right, bottom]: Bounds, m: Matrix, line: number): Bounds {
  const half = line * Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]));
  const around = noBounds();
  for (const x of [left, right])
    for (const y of [top, bottom]) {
      const [px, py] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
      around[0] = Math.min(around[0], px);
      around[1] = Math.min(around[1], py);
      around[2] = Math.max(around[2], px);
      around[3] = Math.max(around[3], py);
    }
  return [around[0] - half, around[1] - half, around[2] + half, around[3] + half];
}

function boundsOf(name: string, attributes: string): Bounds | undefined {
  const number = (key: string) => Number(attributeOf(attributes, key) ?? 0);
  if (name === 'rect') {
    const [x, y] = [number('x'), number('y')];
    return [x, y, x + number('width'), y + number('height')];
  }
  if (name === 'path') return pathBounds(attributeOf(attributes, 'd') ?? '');
  const [x, y] = [number('cx'), number('cy')];
  const [rx, ry] = name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  return [x - rx, y - ry, x + rx, y + ry];
}
