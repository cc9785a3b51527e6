import { type Attributes, svg } from './markup.ts';

/** Small pieces of SVG text. Numbers are rounded so that files stay small and bytes stay equal on every machine. */

/** One decimal: a tenth of a page pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;
/** Three decimals, for scale factors. */
export const round3 = (value: number) => Math.round(value * 1000) / 1000;

/** Hands out ids that are unique in one document: the prefix keeps panels apart. */
export type Ids = (name: string) => string;

export function createIds(prefix: string): Ids {
  let count = 0;
  return (name) => {
    count += 1;
    return `${prefix}${name}${count}`;
  };
}

export type Stroke = { color: string; width: number } | undefined;

const strokeAttributes = (stroke: Stroke): Attributes | undefined =>
  stroke && stroke.width > 0
    ? {
        stroke: stroke.color,
        'stroke-width': round(stroke.width),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }
    : undefined;

export function pathTag(d: string, fill: string, stroke?: Stroke): string {
  return svg`<path d="${d}" fill="${fill}"${strokeAttributes(stroke)}/>`;
}

export function lineTag(d: string, color: string, width: number): string {
  return pathTag(d, 'none', { color, width });
}

export function circleTag(x: number, y: number, radius: number, fill: string, stroke?: Stroke): string {
  return svg`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${strokeAttributes(stroke)}/>`;
}

export function ellipseTag(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  stroke?: Stroke,
): string {
  return svg`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${strokeAttributes(stroke)}/>`;
}

export type RectOptions = { radius?: number; stroke?: Stroke };

export function rectTag(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  options: RectOptions = {},
): string {
  return svg`<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${options.radius ?? 0}" fill="${fill}"${strokeAttributes(options.stroke)}/>`;
}

/** Shows `inner` only inside the path `d`. */
export function clipTo(ids: Ids, d: string, inner: string): string {
  const id = ids('c');
  return svg`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

const seeThrough = /<(path|circle|ellipse|rect)\b((?:[^>"]|"[^"]*")*?) opacity="([^"]*)"/g;

/**
 * A whole drawing. A shape's opacity becomes that of its fill and its line: the same to look at, and nothing has to
 * paint the shape on a layer of its own first.
 */
export function svgDocument(width: number, height: number, body: string): string {
  const flat = body.replace(seeThrough, '<$1$2 fill-opacity="$3" stroke-opacity="$3"');
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}">${flat}</svg>`;
}
