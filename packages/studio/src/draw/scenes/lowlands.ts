import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { light, shade } from './light.ts';
import { bush, cloud, grass, hills, palm, rock, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Country with a flat horizon and a wide sky. */

/** A desert of the Old World: camels, and none of the cacti of America. */
export function desert(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const dune = (y: number, x: number, fill: string) =>
    layers(
      p.path(
        d`M-5,${h + 5} V${y + 40 * u} Q${x * 0.5},${y + 36 * u} ${x},${y} Q${x + (w - x) * 0.5},${y + 50 * u} ${w + 5},${y + 34 * u} V${h + 5} Z`,
        fill,
      ),
      shade(
        p,
        d`M${x},${y} Q${x - 18 * u},${y + 40 * u} ${x + 50 * u},${y + 90 * u} T${x + 30 * u},${h} H${w} V${y + 34 * u} Q${x + (w - x) * 0.5},${y + 50 * u} ${x},${y} Z`,
        0.09,
      ),
    );
  const mesa = (x: number, wide: number, top: number, fill: string) =>
    p.path(
      d`M${x - wide * 0.62},${g * 0.86} L${x - wide * 0.42},${top + 40 * u} l${wide * 0.06},${-40 * u} h${wide * 0.72} l${wide * 0.06},${40 * u} L${x + wide * 0.62},${g * 0.86} Z`,
      fill,
    ) + p.stroke(d`M${x - wide * 0.4},${top + 44 * u} h${wide * 0.8}`, darken(fill, 0.12), 4 * u);
  return layers(
    p.sky('#ffcf8a', '#fff3d8'),
    p.dots('#ff8a4c', (_u, v) => 0.6 - v, 0.35),
    sun(p, w * 0.74, g * 0.24, 46 * u, '#fff0b0'),
    mesa(w * 0.2, 210 * u, g * 0.5, '#e2a77a'),
    mesa(w * 0.9, 150 * u, g * 0.58, '#e8b58b'),
    dune(g * 0.76, w * 0.66, '#f6d092'),
    p.prop('two-hump-camel', w * 0.5, g * 0.76, 60 * u) + p.prop('two-hump-camel', w * 0.42, g * 0.8, 46 * u),
    dune(g * 0.86, w * 0.26, '#efbb73'),
    dune(g * 1.04, w * 0.74, '#e2a45a'),
    p.stroke(
      d`M${w * 0.36},${h - 40 * u} q${30 * u},${-8 * u} ${60 * u},0 t${60 * u},0 M${w * 0.5},${h - 20 * u} q${30 * u},${-8 * u} ${60 * u},0`,
      '#cf8f47',
      3,
    ),
    rock(p, w * 0.94, h + 10, 1.2 * u, '#c98f62') + rock(p, w * 0.2, h + 10, 0.7 * u, '#d49c70'),
  );
}

/** Any shore of sand: nobody has put up anything, for a harbour, a cove of fishermen and a holiday may be here. */
export function beach(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const sea = g * 0.62;
  const wave = (y: number, fill: string, i: number) =>
    p.path(
      d`M-5,${y} q${w * 0.12},${(i % 2 ? 10 : -10) * u} ${w * 0.26},0 t${w * 0.26},0 t${w * 0.26},0 t${w * 0.26},0 V${g + 30 * u} H-5 Z`,
      fill,
    );
  return layers(
    p.sky('#9fdcf7', '#fdf3dc'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.4, g * 0.26, 44 * u),
    cloud(p, w * 0.66, g * 0.18, 0.9 * u),
    cloud(p, w * 0.9, g * 0.3, 0.6 * u),
    p.path(
      d`M${w * 0.72},${sea} q${w * 0.08},${-34 * u} ${w * 0.2},${-20 * u} t${w * 0.14},${20 * u} Z`,
      '#a9cfc0',
    ),
    p.rect(-5, sea, w + 10, h, '#4fb0d8'),
    light(p, d`M${w * 0.34},${sea} h${w * 0.12} l${w * 0.1},${g - sea} h${-w * 0.3} Z`, '#fffbe0', 0.45),
    p.prop('sailboat', w * 0.56, sea - 12 * u, 66 * u),
    wave(g * 0.76, '#6ec3e2', 0),
    wave(g * 0.87, '#93d6ea', 1),
    p.path(
      d`M-5,${h + 5} V${g * 0.98} Q${w * 0.2},${g * 0.92} ${w * 0.44},${g} T${w + 5},${g * 0.95} V${h + 5} Z`,
      '#ffffff',
      false,
    ),
    p.path(
      d`M-5,${h + 5} V${g * 1.01} Q${w * 0.2},${g * 0.95} ${w * 0.44},${g * 1.03} T${w + 5},${g * 0.98} V${h + 5} Z`,
      '#f4dba6',
    ),
    rock(p, w * 0.84, g + 22 * u, 0.7 * u, '#b9ae9a'),
    rock(p, w * 0.9, g + 30 * u, 0.45 * u, '#c9bfa9'),
    p.prop('spiral-shell', w * 0.5, h - 18 * u, 36 * u) + p.prop('crab', w * 0.9, h - 26 * u, 52 * u),
    p.path(d`M-5,${h + 5} V${h - 40 * u} Q${w * 0.1},${h - 44 * u} ${w * 0.2},${h + 5} Z`, '#e8c98a'),
    // No palm grows on the shores of the north.
    p.land === 'tropical' ? palm(p, w * 0.02, h + 10, Math.min(1.7 * u, h / 230), 50) : '',
  );
}

export function weather(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const drop = () => {
    const [x, y] = [w * (0.02 + p.random() * 0.46), g * (0.38 + p.random() * 0.5)];
    return d`M${x},${y} l${-7 * u},${22 * u} `;
  };
  const band = (i: number) => {
    const [r, x] = [g * (0.72 - i * 0.045), w * 0.62];
    return svg`<path d="${d`M${x - r},${g * 0.96} A${r},${r} 0 0 1 ${x + r},${g * 0.96}`}" fill="none" stroke="${p.color(['#ef6f61', '#f7a44c', '#ffd95a', '#7cc98a', '#6fb1e8', '#a58fd8'][i]!)}" stroke-width="${Math.round(g * 0.046)}" stroke-opacity="0.75"/>`;
  };
  return layers(
    p.sky('#9fc3dd', '#eef7fb'),
    p.dots('#5b8fb5', (_u, v) => 0.6 - v, 0.35),
    sun(p, w * 0.86, g * 0.22, 44 * u),
    p.inColor(() => repeat(6, band)),
    p.stroke(repeat(34, drop), '#4a8fc7', 3.4 * u),
    cloud(p, w * 0.36, g * 0.24, 1.3 * u, '#ccd8e2'),
    cloud(p, w * 0.1, g * 0.32, 1.5 * u, '#a3b3c4'),
    cloud(p, w * 0.28, g * 0.4, 1.5 * u, '#b4c2d0'),
    p.path(
      d`M${w * 0.2},${g * 0.42} l${26 * u},0 l${-14 * u},${36 * u} h${22 * u} l${-46 * u},${62 * u} l${14 * u},${-46 * u} h${-20 * u} Z`,
      '#ffd43b',
    ),
    cloud(p, w * 0.74, g * 0.3, 0.8 * u),
    hills(p, g * 0.84, 22 * u, '#c1deac', 0),
    p.prop('house', w * 0.7, g * 0.84, 82 * u),
    tree(p, w * 0.84, g * 0.94, 0.7 * u, '#7cbf6c'),
    hills(p, g * 0.96, 12 * u, '#93c87a', 0.5),
    p.oval(w * 0.28, g + (h - g) * 0.36, Math.min(w * 0.16, 120 * u), 12 * u, '#8fd0ee'),
    p.stroke(
      d`M${w * 0.24},${g + (h - g) * 0.34} h${30 * u} M${w * 0.3},${g + (h - g) * 0.42} h${24 * u}`,
      '#e3f4fc',
      3,
    ),
    p.path(
      d`M-5,${h + 5} V${h - 20 * u} Q${w * 0.3},${h - 44 * u} ${w * 0.6},${h - 14 * u} T${w + 5},${h - 24 * u} V${h + 5} Z`,
      '#6fae5c',
    ),
    grass(p, w * 0.06, h + 4, 1.3 * u, '#4f9d57') +
      grass(p, w * 0.94, h + 4, 1.4 * u, '#4f9d57') +
      bush(p, w * 0.82, h + 34 * u, 0.8 * u, '#5aa85f'),
  );
}
