import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { floor, framed, pendant, pottedPlant } from './furniture.ts';
import { groundShadow, light, shade } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Halls that belong to everybody. */

/** A fluted column from `top` to `foot`. */
export function column(p: Painter, x: number, top: number, foot: number, wide: number, fill: string): string {
  return layers(
    p.rect(x - wide / 2, top, wide, foot - top, fill),
    p.stroke(
      d`M${x - wide * 0.2},${top + 8} V${foot - 8} M${x + wide * 0.08},${top + 8} V${foot - 8}`,
      darken(fill, 0.14),
      2.4,
    ),
    shade(p, d`M${x + wide * 0.26},${top} h${wide * 0.24} V${foot} h${-wide * 0.24} Z`, 0.12),
    p.rect(x - wide * 0.72, top - 4, wide * 1.44, wide * 0.34, darken(fill, 0.06), 2),
    p.rect(x - wide * 0.72, foot - wide * 0.3, wide * 1.44, wide * 0.34, darken(fill, 0.06), 2),
  );
}

/** A brass post with a sagging rope to the next one; near the reader. */
function ropePost(p: Painter, x: number, s: number, rope: number): string {
  const top = p.height - 74 * s;
  return layers(
    rope ? p.stroke(d`M${x},${top + 12 * s} q${rope / 2},${70 * s} ${rope},0`, '#b5384a', 10 * s) : '',
    p.rect(x - 6 * s, top, 12 * s, 100 * s, '#d9b65c', 4),
    p.oval(x, top - 6 * s, 13 * s, 13 * s, '#e8c873'),
  );
}

export function bank(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [x, y, r] = [w * 0.5, g * 0.54, Math.min(g * 0.36, w * 0.2)];
  const spoke = (i: number) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    return d`M${x},${y} L${x + Math.cos(angle) * r * 0.48},${y + Math.sin(angle) * r * 0.48} `;
  };
  const bolt = (i: number) =>
    p.oval(
      x + Math.cos((i * Math.PI) / 6) * r * 0.84,
      y + Math.sin((i * Math.PI) / 6) * r * 0.84,
      r * 0.05,
      r * 0.05,
      '#7d8996',
    );
  const teller = (at: number, wide: number) =>
    layers(
      p.rect(at, g * 0.34, wide, g * 0.4, '#dff0f7', 3),
      light(
        p,
        d`M${at + wide * 0.1},${g * 0.34} h${wide * 0.2} l${-wide * 0.24},${g * 0.4} v${-g * 0.2} Z`,
        '#ffffff',
        0.7,
      ),
      p.rect(at - 8, g * 0.28, wide + 16, g * 0.07, '#c9a24d', 3),
      p.path(
        d`M${at + wide * 0.3},${g * 0.74} a${wide * 0.2},${wide * 0.16} 0 0 1 ${wide * 0.4},0 Z`,
        '#a9c4d4',
      ),
      p.rect(at - 14, g * 0.72, wide + 28, g * 0.32, '#a9713f', 3),
      p.rect(at, g * 0.78, wide, g * 0.2, '#96633b', 3),
    );
  return layers(
    p.sky('#efe7f7', '#faf6ff'),
    p.dots('#8a7bd8', (_u, v) => 0.5 - v, 0.26),
    repeat(Math.ceil(w / (110 * u)), (i) =>
      p.rect(i * 110 * u + 8, g * 0.12, 94 * u, g * 0.9, '#f3ecdd', 2, false),
    ),
    p.rect(-5, g * 0.08, w + 10, 16, '#e0c98d', 3),
    floor(p, g, '#d8c6b0', '#c6b196'),
    teller(w * 0.06, w * 0.15),
    teller(w * 0.79, w * 0.15),
    column(p, w * 0.27, g * 0.1, g + 8, 30 * u, '#f4ecdc'),
    column(p, w * 0.73, g * 0.1, g + 8, 30 * u, '#f4ecdc'),
    p.oval(x, y, r * 1.12, r * 1.12, '#8e99a5'),
    p.oval(x, y, r, r, '#c9d3dd'),
    repeat(12, bolt),
    p.oval(x, y, r * 0.68, r * 0.68, '#b3bfca'),
    light(
      p,
      d`M${x - r * 0.7},${y - r * 0.66} A${r * 0.96},${r * 0.96} 0 0 1 ${x + r * 0.1},${y - r * 0.94} L${x - r * 0.3},${y} Z`,
      '#ffffff',
      0.3,
    ),
    p.stroke(repeat(8, spoke), '#6b7784', Math.max(4, r * 0.07)),
    p.oval(x, y, r * 0.17, r * 0.17, '#e0c98d'),
    pendant(p, w * 0.17, g * 0.2, 0.8 * u, '#3f8f6f'),
    pendant(p, w * 0.83, g * 0.2, 0.8 * u, '#3f8f6f'),
    p.prop('money-bag', w * 0.36, g + 10 * u, 60 * u),
    ropePost(p, w * 0.04, u, w * 0.24),
    ropePost(p, w * 0.28, u, 0),
    pottedPlant(p, w - 26 * u, h + 30 * u, 1.1 * u),
  );
}

export function museum(p: Painter): string {
  const { width: w, ground: g, unit: u } = p;
  const [sx, sy, s] = [w * 0.66, g * 0.98, Math.min(1.3 * u, w / 600)];
  /** A thing on a plinth, `at` from the middle of the platform. */
  const onPlinth = (thing: string, at: number, size: number) =>
    layers(
      p.rect(sx + (at - 34) * s, sy - 74 * s, 68 * s, 74 * s, '#f6f1e6', 2),
      p.prop(thing, sx + at * s, sy - (74 + size * 0.46) * s, size * s),
    );
  const shown = layers(
    groundShadow(p, sx, sy, 150 * s, 16 * s),
    onPlinth('funeral-urn', -118, 92),
    onPlinth('x-fossil', 0, 104),
    onPlinth('x-clay-bowl', 118, 84),
  );
  const arch = (i: number) => {
    const [ax, half] = [w * (0.14 + i * 0.36), w * 0.1];
    return p.path(
      d`M${ax - half},${g} V${g * 0.42} a${half},${g * 0.3} 0 0 1 ${2 * half},0 V${g} Z`,
      '#b9ad9b',
    );
  };
  return layers(
    p.sky('#d3c9ba', '#e6ddcf'),
    p.dots('#a99a83', (_u, v) => 0.45 - v, 0.26),
    repeat(3, arch),
    p.clearTop
      ? ''
      : light(p, d`M${w * 0.42},-8 h${w * 0.12} L${w * 0.88},${g} H${w * 0.3} Z`, '#fff3c4', 0.42),
    p.rect(-5, g - 12, w + 10, 16, '#ffffff'),
    floor(p, g, '#c9b79c', '#b6a285'),
    framed(
      p,
      w * 0.07,
      g * 0.2,
      104 * u,
      84 * u,
      '#d9b65c',
      p.prop('classical-building', w * 0.07 + 52 * u, g * 0.2 + 42 * u, 66 * u),
    ),
    p.rect(sx - 190 * s, g - 10, 380 * s, 30 * u, '#f2ede2', 3),
    shown,
    groundShadow(p, w * 0.14, g + 46 * u, 62 * u),
    p.rect(w * 0.14 - 44 * u, g - 40 * u, 88 * u, 86 * u, '#f6f1e6', 2),
    p.prop('amphora', w * 0.14, g - 84 * u, 84 * u),
    p.inColor(
      () => svg`<g opacity="0.4">${p.rect(w * 0.14 - 46 * u, g - 138 * u, 92 * u, 98 * u, '#d8f0f8', 2)}</g>`,
    ),
    ropePost(p, w * 0.36, u, w * 0.3),
    ropePost(p, w * 0.66, u, w * 0.3),
    ropePost(p, w * 0.96, u, 0),
  );
}
