/**
 * Leaves out of a drawing what lies wholly outside its frame. Places are drawn larger than the panel that looks at
 * them; what nobody sees costs bytes and time, and resvg aborts where a see-through or clipped shape lies further
 * away than the canvas is wide.
 */

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Bounds = [left: number, top: number, right: number, bottom: number];
export type Frame = { width: number; height: number };

/** Kept around the frame, px: shadows and soft edges reach so far. */
const margin = 40;
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const tag = /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g;
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
  for (const match of svg.matchAll(tag)) {
    const [whole, closing, name, attributes, selfClosing] = match as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const end = match.index + whole.length;
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
  }
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
  const bounds: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  const groups: { matrix: Matrix; hidden: boolean }[] = [{ matrix: identity, hidden: false }];
  for (const [, closing, name, attributes, selfClosing] of svg.matchAll(tag)) {
    const { matrix, hidden } = groups.at(-1)!;
    if (closing) groups.pop();
    else if (!selfClosing)
      groups.push({
        matrix: transformed(matrix, attributes!),
        hidden: hidden || name !== 'g' || attributes!.includes('clip-path='),
      });
    const own = selfClosing && !hidden && shapes.has(name!) ? boundsOf(name!, attributes!) : undefined;
    if (!own) continue;
    const line = Number(attributeOf(attributes!, 'stroke-width') ?? 0) / 2;
    const [left, top, right, bottom] = placed(own, transformed(matrix, attributes!), line);
    bounds[0] = Math.min(bounds[0], left);
    bounds[1] = Math.min(bounds[1], top);
    bounds[2] = Math.max(bounds[2], right);
    bounds[3] = Math.max(bounds[3], bottom);
  }
  return bounds;
}

const patterns = new Map<string, RegExp>();

function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?:^|\\s)${name}="([^"]*)"`);
    patterns.set(name, pattern);
  }
  return pattern.exec(attributes)?.[1];
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
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => m[0] * x + m[2] * y + m[4]));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => m[1] * x + m[3] * y + m[5]));
  const half = line * Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]));
  return [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half];
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

/** How many numbers a path command takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };
const pathToken = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;

/** Around all points of a path and the points that pull its curves: never smaller than the path. */
function pathBounds(d: string): Bounds | undefined {
  const bounds: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = 'M';
  let numbers: number[] = [];
  const reach = (px: number, py: number, radius = 0) => {
    if (px - radius < bounds[0]) bounds[0] = px - radius;
    if (py - radius < bounds[1]) bounds[1] = py - radius;
    if (px + radius > bounds[2]) bounds[2] = px + radius;
    if (py + radius > bounds[3]) bounds[3] = py + radius;
  };
  const step = () => {
    const kind = command.toLowerCase();
    const [ox, oy] = command === kind ? [x, y] : [0, 0];
    const n = numbers;
    numbers = [];
    if (kind === 'h') x = ox + n[0]!;
    else if (kind === 'v') y = oy + n[0]!;
    else if (kind === 'a') {
      const radius = 2 * Math.max(n[0]!, n[1]!);
      reach(x, y, radius);
      [x, y] = [ox + n[5]!, oy + n[6]!];
      reach(x, y, radius);
    } else {
      for (let i = 0; i < n.length; i += 2) reach(ox + n[i]!, oy + n[i + 1]!);
      [x, y] = [ox + n.at(-2)!, oy + n.at(-1)!];
    }
    reach(x, y);
    if (kind !== 'm') return;
    [startX, startY] = [x, y];
    command = command === kind ? 'l' : 'L';
  };
  for (const [, letter, number] of d.matchAll(pathToken)) {
    if (letter) {
      command = letter;
      if (letter === 'z' || letter === 'Z') [x, y] = [startX, startY];
    } else {
      numbers.push(Number(number));
      if (numbers.length === takes[command.toLowerCase()]) step();
    }
  }
  return Number.isFinite(bounds[0]) ? bounds : undefined;
}
