import { darken, isHex, lighten, longHex } from './colors.ts';
import { tag, writeAttributes, written } from './markup.ts';
import { round } from './svg.ts';

/**
 * Turns a drawing into layers of cut paper: every opaque shape throws a soft shadow on what lies under it and
 * shows a lit edge. Shapes smaller than a few px are left flat, and so is whatever is see-through.
 */

const shadowColor = '#2b1c26';
/** Page px: how far a shadow falls, and the size from which on a shape throws one. */
const fall = { x: 2.4, y: 5 };
const smallest = 13;
/** What is drawn for use elsewhere is not paper. */
const hidden = new Set(['clipPath', 'defs', 'mask', 'pattern', 'linearGradient', 'radialGradient']);
const tags = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;

export function cutFromPaper(drawing: string): string {
  const frames: Frame[] = [{ x: 1, y: 1, flat: false, name: '' }];
  return drawing.replace(tags, (whole, closing: string, name: string, attributes: string, empty: string) => {
    if (closing) {
      if (frames.at(-1)!.name === name) frames.pop();
      return whole;
    }
    const outer = frames.at(-1)!;
    if (!empty) {
      if (name === 'g' || hidden.has(name)) frames.push(enter(outer, name, attributes));
      return whole;
    }
    return outer.flat ? whole : asPaper(whole, name, attributes, outer);
  });
}

/** How a group is enlarged (signs tell mirroring), and whether nothing in it is paper. */
type Frame = { x: number; y: number; flat: boolean; name: string };

function enter(outer: Frame, name: string, attributes: string): Frame {
  const flat = outer.flat || hidden.has(name) || / opacity="/.test(attributes);
  let { x, y } = outer;
  for (const [, factors] of attributes.matchAll(/scale\(([^)]*)\)/g)) {
    const [sx, sy] = factors!
      .trim()
      .split(/[\s,]+/)
      .map(Number) as [number, number | undefined];
    x *= sx;
    y *= sy ?? sx;
  }
  return { x, y, flat, name };
}

const attribute = (attributes: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

function asPaper(whole: string, name: string, attributes: string, { x, y }: Frame): string {
  if (/ (?:fill-|stroke-)?opacity="/.test(attributes)) return whole;
  const scale = Math.abs(x) || 1;
  const fill = attribute(attributes, 'fill');
  const stroke = attribute(attributes, 'stroke');
  const wide = Number(attribute(attributes, 'stroke-width') ?? 0) * scale;
  const solid = fill && isHex(fill);
  if (!solid && !(stroke && isHex(stroke) && wide >= 7)) return whole;
  if (solid && sizeOf(name, attributes) * scale < smallest) return whole;
  const geometry = written(attributes.replace(/ (?:fill|stroke|stroke-width|transform)="[^"]*"/g, ''));
  const own = attribute(attributes, 'transform') ?? '';
  const moved = `translate(${round(fall.x / x)} ${round(fall.y / y)})${own ? ` ${own}` : ''}`;
  const soft = round(4 / scale);
  const shadow = solid
    ? tag(name, geometry, {
        fill: shadowColor,
        'fill-opacity': 0.22,
        stroke: shadowColor,
        'stroke-opacity': 0.11,
        'stroke-width': soft,
        transform: moved,
      })
    : tag(name, geometry, {
        fill: 'none',
        stroke: shadowColor,
        'stroke-opacity': 0.2,
        'stroke-width': attribute(attributes, 'stroke-width'),
        transform: moved,
      });
  if (!solid || stroke) return shadow + whole;
  const color = longHex(fill);
  const edge = { stroke: lighten(darken(color, 0.02), 0.3), 'stroke-width': round(1.5 / scale) };
  return shadow + whole.replace('/>', `${writeAttributes(edge)}/>`);
}

/** The larger side of a shape's box, in its own units; roughly, for curves. */
function sizeOf(name: string, attributes: string): number {
  const number = (key: string) => Number(attribute(attributes, key) ?? 0);
  if (name === 'rect') return Math.max(number('width'), number('height'));
  if (name === 'circle') return 2 * number('r');
  if (name === 'ellipse') return 2 * Math.max(number('rx'), number('ry'));
  return name === 'path' ? pathSize(attribute(attributes, 'd') ?? '') : 0;
}

const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function pathSize(path: string): number {
  let [x, y] = [0, 0];
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command!.toLowerCase();
    const from = command === kind ? 1 : 0;
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = arity[kind] || 1;
    for (let i = 0; i + step <= numbers.length; i += step) {
      if (kind === 'h') x = x * from + numbers[i]!;
      else if (kind === 'v') y = y * from + numbers[i]!;
      else [x, y] = [x * from + numbers[i + step - 2]!, y * from + numbers[i + step - 1]!];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return Math.max(box.right - box.left, box.bottom - box.top, 0);
}
