import { clipTo } from '../svg.ts';
import { floor } from './furniture.ts';
import { column } from './halls.ts';
import { glow, groundShadow, light } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Halls of prayer from inside, quiet and empty. None shows a god, a saint or somebody praying. */

/** An arch with a point, its foot at `y`. */
const pointed = (x: number, y: number, wide: number, tall: number) =>
  d`M${x - wide / 2},${y} V${y - tall * 0.56} Q${x - wide / 2},${y - tall * 0.86} ${x},${y - tall} Q${x + wide / 2},${y - tall * 0.86} ${x + wide / 2},${y - tall * 0.56} V${y} Z`;

export function mosque(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const bays = Math.max(3, Math.round(w / (210 * u)) | 1);
  const bay = w / bays;
  const middle = (bays - 1) / 2;
  const arch = (i: number) => {
    const x = bay * (i + 0.5);
    const niche = i === middle;
    return layers(
      p.path(pointed(x, g, bay * 0.86, g * 0.78), niche ? '#3f8f96' : '#e9d8b4'),
      p.path(pointed(x, g, bay * 0.7, g * 0.68), niche ? '#f6e7c1' : '#cfe6ea'),
      niche
        ? p.path(pointed(x, g, bay * 0.44, g * 0.5), '#2f6f86') +
            glow(p, x, g * 0.66, bay * 0.3, '#fff0b8', 0.5)
        : p.path(pointed(x, g * 0.8, bay * 0.34, g * 0.36), '#f7fbfb') + lattice(x, bay * 0.34),
    );
  };
  const lattice = (x: number, wide: number) =>
    clipTo(
      p.ids,
      pointed(x, g * 0.8, wide, g * 0.36),
      p.stroke(
        repeat(
          7,
          (k) =>
            d`M${x - wide + k * wide * 0.25},${g * 0.42} l${g * 0.4},${g * 0.4} M${x + wide - k * wide * 0.25},${g * 0.42} l${-g * 0.4},${g * 0.4} `,
        ),
        '#9fb9b4',
        2.2,
      ),
    );
  const post = (i: number) => {
    const x = bay * i;
    return layers(
      p.rect(x - 15 * u, g * 0.42, 30 * u, g * 0.58 + 8 * u, '#f4ead2'),
      p.rect(x - 22 * u, g * 0.39, 44 * u, 16 * u, '#d9b668', 3),
      p.rect(x - 21 * u, g - 8 * u, 42 * u, 18 * u, '#d9c79c', 3),
    );
  };
  const star = (i: number) => {
    const [x, y, r] = [w * ((i + 0.5) / 9), g * 0.1, 13 * u];
    return p.path(
      d`M${x - r},${y} L${x},${y - r} L${x + r},${y} L${x},${y + r} Z M${x - r * 0.72},${y - r * 0.72} h${r * 1.44} v${r * 1.44} h${-r * 1.44} Z`,
      '#e8c873',
      false,
    );
  };
  const lamp = (x: number, y: number, s: number) =>
    layers(
      p.stroke(d`M${x},-5 V${y}`, '#a88a4a', 3),
      glow(p, x, y + 20 * s, 64 * s, '#fff0b8', 0.7),
      p.path(
        d`M${x - 12 * s},${y} h${24 * s} l${10 * s},${22 * s} q${-22 * s},${26 * s} ${-44 * s},0 Z`,
        '#ffe9a8',
      ),
      p.rect(x - 15 * s, y - 5 * s, 30 * s, 8 * s, '#c9a24d', 3),
    );
  /** A row of places on the carpet, an arch for each. */
  const row = (k: number) => {
    const y = g + (h - g) * (0.3 + k * 0.42);
    const wide = (84 + k * 46) * u;
    const count = Math.ceil(w / wide) + 1;
    return repeat(count, (i) =>
      p.path(
        d`M${(i - 0.5) * wide + 8 * u},${y} q0,${-(h - g) * 0.14} ${wide / 2 - 8 * u},${-(h - g) * 0.2} q${wide / 2 - 8 * u},${(h - g) * 0.06} ${wide / 2 - 8 * u},${(h - g) * 0.2} Z`,
        k ? '#b5404c' : '#a83a48',
      ),
    );
  };
  return layers(
    p.sky('#f3e6c6', '#fbf4e0'),
    p.dots('#c9a24d', (_u, v) => 0.44 - v, 0.22),
    p.rect(-5, g * 0.03, w + 10, g * 0.14, '#2f7f8a', 0),
    repeat(9, star),
    repeat(bays, arch),
    repeat(bays + 1, post),
    light(p, d`M${w * 0.06},${g * 0.4} h${bay * 0.3} L${w * 0.52},${h} H${w * 0.16} Z`, '#fff6cf', 0.32),
    floor(p, g, '#8f2f40'),
    p.inColor(() =>
      p.stroke(d`M-5,${g + (h - g) * 0.34} H${w + 5} M-5,${g + (h - g) * 0.78} H${w + 5}`, '#e0b86a', 4 * u),
    ),
    row(0),
    row(1),
    p.clearTop
      ? ''
      : lamp(w * 0.28, g * 0.26, u) + lamp(w * 0.72, g * 0.26, u) + lamp(w * 0.5, g * 0.18, 0.8 * u),
    // A column at the edge, near the reader.
    p.rect(-14 * u, -6, 62 * u, h + 12, '#efe2c2') +
      p.rect(-14 * u, h - 46 * u, 74 * u, 60 * u, '#d9c79c', 3),
  );
}

export function church(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const apse = Math.min(w * 0.26, 210 * u);
  const glass = ['#4a7fc0', '#d9574a', '#e8b84c', '#5aa87a', '#8a6fc0'];
  const pane = (at: number, wide: number, foot: number, tall: number, turn: number) =>
    p.path(pointed(at, foot, wide + 14 * u, tall + 12 * u), '#cfc4ae') +
    clipTo(
      p.ids,
      pointed(at, foot, wide, tall),
      repeat(8, (i) =>
        p.rect(
          at - wide / 2 + ((i % 2) * wide) / 2,
          foot - tall + (Math.floor(i / 2) * tall) / 4,
          wide / 2,
          tall / 4,
          glass[(i * 2 + turn + Math.floor(i / 2)) % 5]!,
        ),
      ),
    );
  const pew = (side: 1 | -1, k: number) => {
    const y = g + (h - g) * (0.06 + k * 0.34);
    const [inner, tall] = [(54 + k * 42) * u, (34 + k * 14) * u];
    const from = side > 0 ? x + inner : -10;
    const wide = side > 0 ? w - from + 10 : x - inner + 10;
    return layers(
      p.rect(from, y - tall, wide, tall + 10 * u, k % 2 ? '#9a6a3f' : '#8a5c36', 4),
      p.rect(
        side > 0 ? from - 6 * u : from + wide - 10 * u,
        y - tall - 12 * u,
        16 * u,
        tall + 30 * u,
        '#734a2a',
        5,
      ),
    );
  };
  const candle = (at: number) =>
    glow(p, at, g - 100 * u, 30 * u, '#fff0b0', 0.8) +
    p.rect(at - 4 * u, g - 92 * u, 8 * u, 28 * u, '#fffdf2', 2) +
    p.path(
      d`M${at},${g - 108 * u} q${7 * u},${9 * u} 0,${16 * u} q${-7 * u},${-7 * u} 0,${-16 * u} Z`,
      '#ffb84c',
    );
  return layers(
    p.sky('#efe6d4', '#f9f3e6'),
    p.dots('#b59a6a', (_u, v) => 0.44 - v, 0.22),
    p.path(pointed(x, g, apse * 1.24, g * 0.97), '#ddd0b8'),
    p.path(pointed(x, g, apse * 1.04, g * 0.9), '#f5ecd8'),
    pane(x, apse * 0.3, g * 0.6, g * 0.4, 0),
    pane(x - apse * 0.36, apse * 0.17, g * 0.6, g * 0.3, 2),
    pane(x + apse * 0.36, apse * 0.17, g * 0.6, g * 0.3, 3),
    repeat(2, (i) => pane(w * (i ? 0.9 : 0.1), Math.min(w * 0.07, 54 * u), g * 0.66, g * 0.42, i + 1)),
    column(p, w * 0.22, g * 0.08, g + 6, 36 * u, '#e6dac2'),
    column(p, w * 0.78, g * 0.08, g + 6, 36 * u, '#e6dac2'),
    light(p, d`M${w * 0.06},${g * 0.3} h${w * 0.08} L${w * 0.52},${h} H${w * 0.22} Z`, '#ffe9b8', 0.36),
    floor(p, g, '#cbbba0', '#b7a688'),
    // The altar.
    p.rect(x - 96 * u, g - 8 * u, 192 * u, 14 * u, '#d9cdb4', 2),
    p.rect(x - 66 * u, g - 60 * u, 132 * u, 54 * u, '#ffffff', 3),
    p.rect(x - 74 * u, g - 66 * u, 148 * u, 12 * u, '#c9a24d', 3),
    p.stroke(d`M${x},${g - 118 * u} v${52 * u} M${x - 15 * u},${g - 100 * u} h${30 * u}`, '#b5893a', 7 * u),
    candle(x - 46 * u),
    candle(x + 46 * u),
    p.path(d`M${x - 44 * u},${g + 6} h${88 * u} L${x + 120 * u},${h + 5} H${x - 120 * u} Z`, '#a83a48'),
    repeat(3, (k) => pew(-1, k) + pew(1, k)),
  );
}

/** A hall of pillars with lamps and flowers, as temples of many faiths and times have them. */
export function temple(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const door = Math.min(w * 0.16, 130 * u);
  const pillar = (at: number, wide: number, foot: number, fill: string) =>
    layers(
      groundShadow(p, at, foot + 4 * u, wide * 0.9),
      p.rect(at - wide / 2, g * 0.1, wide, foot - g * 0.1, fill),
      repeat(3, (i) => p.rect(at - wide * 0.58, g * (0.24 + i * 0.2), wide * 1.16, 12 * u, '#c99a62', 3)),
      p.path(
        d`M${at - wide * 0.5},${g * 0.16} L${at - wide * 0.95},${g * 0.06} h${wide * 1.9} L${at + wide * 0.5},${g * 0.16} Z`,
        '#c99a62',
      ),
      p.rect(at - wide * 0.72, foot - 18 * u, wide * 1.44, 22 * u, '#b98552', 3),
    );
  const stair = (i: number) =>
    p.rect(
      x - door * (0.9 + i * 0.16),
      g - 30 * u + i * 13 * u,
      door * (1.8 + i * 0.32),
      14 * u,
      i % 2 ? '#d3b184' : '#dfc196',
      2,
    );
  const bloom = (i: number) => {
    const t = i / 10;
    return p.oval(
      x - door * 0.9 + door * 1.8 * t,
      g * 0.17 + Math.sin(t * Math.PI) * g * 0.08,
      8 * u,
      8 * u,
      i % 2 ? '#f7a12c' : '#ffd24a',
    );
  };
  const oilLamp = (at: number, y: number) =>
    glow(p, at, y - 20 * u, 40 * u, '#fff0b0', 0.8) +
    p.path(
      d`M${at - 18 * u},${y - 10 * u} h${36 * u} q${-4 * u},${14 * u} ${-18 * u},${14 * u} t${-18 * u},${-14 * u} Z`,
      '#c9823f',
    ) +
    p.path(
      d`M${at},${y - 34 * u} q${9 * u},${12 * u} 0,${24 * u} q${-9 * u},${-10 * u} 0,${-24 * u} Z`,
      '#ffb84c',
    );
  return layers(
    p.sky('#f3d9ae', '#e8c48f'),
    p.dots('#c9823f', (_u, v) => 0.46 - v, 0.26),
    p.stroke(
      repeat(6, (i) => d`M-5,${g * (0.2 + i * 0.15)} H${w + 5} `),
      '#d9b27c',
      2.4,
    ),
    // The doorway, full of light.
    p.path(d`M${x - door},${g} V${g * 0.2} h${door * 2} V${g} Z`, '#b98552'),
    p.path(
      d`M${x - door * 0.78},${g} V${g * 0.3} q${door * 0.78},${-g * 0.1} ${door * 1.56},0 V${g} Z`,
      '#6b4530',
    ),
    glow(p, x, g * 0.66, door * 1.3, '#ffe0a0', 0.95),
    p.rect(x - door * 1.16, g * 0.13, door * 2.32, g * 0.08, '#c99a62', 3),
    repeat(11, bloom),
    pillar(w * 0.3, 38 * u, g * 0.96, '#d9b384'),
    pillar(w * 0.7, 38 * u, g * 0.96, '#d9b384'),
    floor(p, g - 4 * u, '#d8bd92'),
    repeat(3, stair),
    light(
      p,
      d`M${x - door * 0.78},${g + 10 * u} h${door * 1.56} l${door},${h - g} h${-door * 3.6} Z`,
      '#fff0c4',
      0.45,
    ),
    oilLamp(x - door * 1.5, g + 16 * u),
    oilLamp(x + door * 1.5, g + 16 * u),
    p.rect(-5, -6, w + 10, g * 0.09, '#b98552'),
    pillar(w * 0.08, 62 * u, g + 40 * u, '#e3c296'),
    pillar(w * 0.92, 62 * u, g + 40 * u, '#e3c296'),
    p.path(
      d`M${w * 0.02},${h + 5} q${20 * u},${-52 * u} ${74 * u},${-52 * u} t${70 * u},${52 * u} Z`,
      '#c9823f',
    ),
    repeat(5, (i) =>
      p.prop(
        i % 2 ? 'hibiscus' : 'blossom',
        w * 0.02 + (24 + i * 26) * u,
        h - (38 + (i % 2) * 14) * u,
        40 * u,
      ),
    ),
  );
}
