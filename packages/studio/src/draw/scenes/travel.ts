import { darken } from '../colors.ts';
import { clipTo } from '../svg.ts';
import { floor } from './furniture.ts';
import { glow, groundShadow, light, shade } from './light.ts';
import { cloud, hills, poplar, sun } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** On the way: in a bus, in a train, at a station, on the deck of a ship. */

/** A window of a vehicle with land going by. */
function pane(p: Painter, x: number, y: number, wide: number, tall: number, at: number): string {
  const box = d`M${x},${y} h${wide} v${tall} h${-wide} Z`;
  const land = layers(
    p.rect(x, y, wide, tall, '#bfe5f6'),
    cloud(p, x + wide * (at % 2 ? 0.66 : 0.3), y + tall * 0.36, tall / 260, '#ffffff', false),
    p.oval(x + wide * (at % 2 ? 0.2 : 0.8), y + tall * 1.02, wide * 0.7, tall * 0.4, '#a9d68a'),
    p.oval(x + wide * 0.5, y + tall * 1.16, wide * 0.9, tall * 0.4, '#86c273'),
    light(
      p,
      d`M${x + wide * 0.1},${y} h${wide * 0.2} l${-wide * 0.2},${tall} h${-wide * 0.1} Z`,
      '#ffffff',
      0.35,
    ),
  );
  return p.rect(x - 9, y - 9, wide + 18, tall + 18, '#f4f6f4', 12) + clipTo(p.ids, box, land);
}

/** The back of a seat as the traveller behind it sees it. */
function seat(p: Painter, x: number, y: number, s: number, fill: string): string {
  return layers(
    p.rect(x - 54 * s, y - 118 * s, 108 * s, 150 * s, fill, 20 * s),
    p.rect(x - 38 * s, y - 140 * s, 76 * s, 44 * s, darken(fill, 0.12), 14 * s),
    p.rect(x - 42 * s, y - 76 * s, 84 * s, 58 * s, darken(fill, 0.08), 10 * s, false),
  );
}

export function bus(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const count = Math.max(3, Math.round(w / (190 * u)));
  const each = w / count;
  const strap = (i: number) => {
    const x = w * ((i + 0.5) / 6);
    return p.stroke(
      d`M${x},${g * 0.09} v${g * 0.08} l${-11 * u},${20 * u} h${22 * u} l${-11 * u},${-20 * u}`,
      '#e8a23f',
      4 * u,
    );
  };
  return layers(
    p.sky('#e9eef0', '#dfe6e8'),
    p.dots('#8fa5b0', (_u, v) => 0.44 - v, 0.22),
    repeat(count, (i) => pane(p, each * (i + 0.1), g * 0.22, each * 0.8, g * 0.4, i)),
    p.rect(-5, -6, w + 10, g * 0.12, '#f7f7f2'),
    p.rect(-5, g * 0.68, w + 10, g * 0.4, '#f2c14e'),
    p.rect(-5, g * 0.68, w + 10, 9 * u, '#d99f2f', 0, false),
    repeat(count, (i) => seat(p, each * (i + 0.5), g + 2 * u, 0.82 * u, '#5b8fb0')),
    floor(p, g + 18 * u, '#a7aeb4'),
    p.inColor(() => p.stroke(d`M-5,${g + (h - g) * 0.62} H${w + 5}`, '#f2c14e', 5 * u)),
    p.clearTop ? '' : p.stroke(d`M-5,${g * 0.09} H${w + 5}`, '#8d99a6', 6 * u) + repeat(6, strap),
    p.stroke(
      d`M${w * 0.3},${g * 0.09} V${g + 34 * u} M${w * 0.7},${g * 0.09} V${g + 34 * u}`,
      '#e8a23f',
      7 * u,
    ),
    p.rect(w * 0.7 - 9 * u, g * 0.6, 18 * u, 22 * u, '#d9574a', 5),
    // The seats of the row in front, near the reader.
    seat(p, w * 0.04, h + 44 * u, 1.15 * u, '#4c7f9f'),
    seat(p, w * 0.97, h + 54 * u, 1.15 * u, '#4c7f9f'),
  );
}

export function train(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [x, wide] = [w * 0.27, w * 0.46];
  const bench = (side: 1 | -1) => {
    const at = (v: number) => (side > 0 ? v : w - v);
    const fill = '#b5544a';
    return layers(
      p.path(
        d`M${at(-10)},${g * 0.4} H${at(w * 0.15)} Q${at(w * 0.19)},${g * 0.42} ${at(w * 0.19)},${g * 0.52} V${g + 6 * u} H${at(-10)} Z`,
        fill,
      ),
      p.path(
        d`M${at(-10)},${g * 0.4} H${at(w * 0.15)} Q${at(w * 0.19)},${g * 0.42} ${at(w * 0.19)},${g * 0.5} H${at(-10)} Z`,
        darken(fill, 0.14),
      ),
      p.path(
        d`M${at(-10)},${g - 30 * u} H${at(w * 0.27)} q${side * 14 * u},${4 * u} ${side * 14 * u},${20 * u} V${g + 22 * u} H${at(-10)} Z`,
        '#c9665a',
      ),
      p.rect(side > 0 ? -10 : w * 0.74, g + 22 * u, w * 0.26 + 10, 30 * u, '#7d4a3a'),
    );
  };
  const rack = (side: 1 | -1) => {
    const from = side > 0 ? -5 : w * 0.78;
    return layers(
      p.prop(
        side > 0 ? 'luggage' : 'backpack',
        side > 0 ? w * 0.1 : w * 0.88,
        g * 0.14,
        Math.min(70 * u, g * 0.24),
      ),
      p.rect(from, g * 0.24, w * 0.22 + 5, 9 * u, '#a8834a', 3),
    );
  };
  return layers(
    p.sky('#f1e3c8', '#e9d5b0'),
    p.dots('#c9a05a', (_u, v) => 0.44 - v, 0.24),
    p.rect(-5, g * 0.66, w + 10, g * 0.4, '#b98552'),
    repeat(Math.ceil(w / (80 * u)), (i) => p.rect(i * 80 * u + 8, g * 0.71, 64 * u, g * 0.24, '#c79663', 3)),
    pane(p, x, g * 0.16, wide, g * 0.46, 1),
    p.stroke(d`M${x + wide / 2},${g * 0.16} v${g * 0.46}`, '#f4f6f4', 8 * u),
    repeat(3, (i) => poplar(p, x + wide * (0.12 + i * 0.13), g * 0.6, 0.34 * u, '#6fae6a')),
    p.path(
      d`M${x - 26 * u},${g * 0.12} h${40 * u} q${10 * u},${g * 0.3} ${-30 * u},${g * 0.5} h${-18 * u} Z`,
      '#7f9f7a',
    ) +
      p.path(
        d`M${x + wide + 26 * u},${g * 0.12} h${-40 * u} q${-10 * u},${g * 0.3} ${30 * u},${g * 0.5} h${18 * u} Z`,
        '#7f9f7a',
      ),
    p.rect(-5, -6, w + 10, g * 0.08, '#b98552'),
    p.clearTop
      ? ''
      : glow(p, w * 0.5, g * 0.06, 90 * u, '#fff0b8', 0.6) +
          p.oval(w * 0.5, g * 0.06, 26 * u, 9 * u, '#fff6d6'),
    p.clearTop ? '' : rack(1) + rack(-1),
    floor(p, g, '#9c8468', '#87705a'),
    light(p, d`M${x},${g + 8} h${wide} l${w * 0.08},${h - g} h${-wide - w * 0.16} Z`, '#fff6cf', 0.34),
    bench(1),
    bench(-1),
    // The small table under the window.
    p.rect(w * 0.5 - 8 * u, g * 0.76, 16 * u, g * 0.28, '#7d5432', 2),
    p.rect(w * 0.5 - 74 * u, g * 0.73, 148 * u, 13 * u, '#d8aa72', 4),
    p.prop('hot-beverage', w * 0.5 + 34 * u, g * 0.73 - 20 * u, 40 * u),
    shade(p, d`M-5,${h - 20 * u} H${w + 5} V${h + 5} H-5 Z`, 0.1),
  );
}

/** A platform with a train at it. */
export function station(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [tx, top] = [w * 0.3, g * 0.4];
  const car = (i: number) => {
    const x = tx + i * w * 0.5;
    const wide = w * 0.48;
    return layers(
      p.rect(x, top, wide, g * 0.5, '#3f8f8a', 10 * u),
      p.rect(x, top + g * 0.3, wide, g * 0.06, '#f4e4c4', 0, false),
      repeat(4, (k) =>
        p.rect(x + wide * (0.05 + k * 0.24), top + g * 0.08, wide * 0.17, g * 0.17, '#d3ecf5', 4),
      ),
      p.rect(x + wide * 0.42, top + g * 0.06, wide * 0.13, g * 0.43, '#2f7570', 4),
      repeat(3, (k) => p.oval(x + wide * (0.14 + k * 0.36), g * 0.91, 17 * u, 17 * u, '#4c5560')),
    );
  };
  const post = (x: number) =>
    p.rect(x - 8 * u, g * 0.2, 16 * u, g * 0.84, '#6b7c8c', 2) +
    p.path(
      d`M${x - 8 * u},${g * 0.34} q${-4 * u},${-g * 0.1} ${-50 * u},${-g * 0.14} h${116 * u} q${-46 * u},${g * 0.04} ${-50 * u},${g * 0.14} Z`,
      '#6b7c8c',
    );
  const [cx, cy] = [w * 0.62, g * 0.3];
  return layers(
    p.sky('#bfe0f0', '#f8f4e4'),
    p.dots('#5b9fc5', (_u, v) => 0.5 - v, 0.32),
    cloud(p, w * 0.14, g * 0.36, 0.8 * u),
    sun(p, w * 0.04, g * 0.3, 30 * u),
    hills(p, g * 0.72, 16 * u, '#c5dcae', 0.2),
    repeat(4, (i) => poplar(p, w * (0.03 + i * 0.07), g * 0.8, 0.6 * u, '#a5cfa0')),
    p.rect(-5, g * 0.84, w + 10, g * 0.2, '#8d8378'),
    p.stroke(d`M-5,${g * 0.93} H${w + 5}`, '#5b5650', 5 * u),
    car(0),
    car(1),
    p.rect(-5, g * 0.95, w + 10, h, '#d3cabb'),
    p.rect(-5, g * 0.95, w + 10, 10 * u, '#efe8da'),
    p.path(d`M-5,${g + 10 * u} H${w + 5} v${12 * u} H-5 Z`, '#f2c14e', false),
    shade(p, d`M-5,${g + (h - g) * 0.6} H${w + 5} V${h + 5} H-5 Z`, 0.07),
    // The roof over the platform.
    p.clearTop
      ? ''
      : p.path(d`M-5,-6 H${w + 5} V${g * 0.15} H-5 Z`, '#b5654a') +
          repeat(Math.ceil(w / (46 * u)), (i) =>
            p.path(d`M${i * 46 * u},${g * 0.15} h${46 * u} l${-23 * u},${18 * u} Z`, '#e8c08a'),
          ),
    post(w * 0.18),
    post(w * 0.86),
    p.clearTop ? '' : p.stroke(d`M${cx},${g * 0.15} V${cy}`, '#4c5a68', 5 * u),
    p.oval(cx, cy, 30 * u, 30 * u, '#4c5a68') + p.oval(cx, cy, 25 * u, 25 * u, '#ffffff', false),
    p.stroke(d`M${cx},${cy} v${-17 * u} M${cx},${cy} l${11 * u},${8 * u}`, '#33405a', 3.4),
    // A bench and somebody's bags.
    groundShadow(p, w * 0.3, g + 50 * u, 74 * u),
    p.rect(w * 0.3 - 66 * u, g + 16 * u, 132 * u, 12 * u, '#a96c3d', 3) +
      p.rect(w * 0.3 - 66 * u, g - 14 * u, 132 * u, 14 * u, '#c07f4c', 3),
    p.stroke(
      d`M${w * 0.3 - 50 * u},${g - 14 * u} v${62 * u} M${w * 0.3 + 50 * u},${g - 14 * u} v${62 * u}`,
      '#55626f',
      6 * u,
    ),
    p.prop('luggage', w * 0.94, h - 44 * u, 108 * u),
  );
}

/** The deck of a sailing ship on the open sea. */
export function ship(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const sea = g * 0.6;
  const mx = w * 0.66;
  const wave = (y: number, fill: string, i: number) =>
    p.path(
      d`M-5,${y} q${w * 0.08},${(i % 2 ? 9 : -9) * u} ${w * 0.17},0 t${w * 0.17},0 t${w * 0.17},0 t${w * 0.17},0 t${w * 0.17},0 t${w * 0.17},0 V${g} H-5 Z`,
      fill,
    );
  const post = (i: number) => {
    const x = i * 58 * u;
    return p.path(
      d`M${x},${g + 4} q${-9 * u},${-22 * u} 0,${-44 * u} h${14 * u} q${9 * u},${22 * u} 0,${44 * u} Z`,
      '#a5713f',
    );
  };
  const barrel = (x: number, y: number, s: number) =>
    layers(
      groundShadow(p, x, y, 40 * s),
      p.path(
        d`M${x - 30 * s},${y} q${-12 * s},${-40 * s} 0,${-80 * s} h${60 * s} q${12 * s},${40 * s} 0,${80 * s} Z`,
        '#b07b4c',
      ),
      p.stroke(
        d`M${x - 35 * s},${y - 22 * s} h${70 * s} M${x - 35 * s},${y - 58 * s} h${70 * s}`,
        '#5b5f66',
        5 * s,
      ),
      p.oval(x, y - 80 * s, 30 * s, 7 * s, '#c9965f'),
    );
  return layers(
    p.sky('#9fd8f4', '#f4fbff'),
    p.dots('#3aa0dc', (_u, v) => 0.55 - v, 0.35),
    sun(p, w * 0.18, g * 0.2, 38 * u),
    cloud(p, w * 0.38, g * 0.2, 0.8 * u),
    cloud(p, w * 0.92, g * 0.3, 0.7 * u),
    p.rect(-5, sea, w + 10, h, '#4fa9d4'),
    light(p, d`M${w * 0.12},${sea} h${w * 0.12} l${w * 0.1},${g - sea} h${-w * 0.3} Z`, '#fffbe0', 0.4),
    wave(g * 0.7, '#62b7dd', 0),
    wave(g * 0.82, '#80c9e6', 1),
    // The mast, its sail and its ropes.
    p.stroke(
      d`M${mx},${g * 0.02} L${w * 0.3},${g - 40 * u} M${mx},${g * 0.02} L${w * 0.99},${g - 40 * u} M${mx},${g * 0.1} L${w * 0.42},${g - 40 * u}`,
      '#8a7a60',
      2.8,
    ),
    p.path(
      d`M${mx - w * 0.16},${g * 0.1} Q${mx},${g * 0.16} ${mx + w * 0.16},${g * 0.1} Q${mx + w * 0.22},${g * 0.36} ${mx + w * 0.17},${g * 0.58} Q${mx},${g * 0.5} ${mx - w * 0.17},${g * 0.58} Q${mx - w * 0.12},${g * 0.36} ${mx - w * 0.16},${g * 0.1} Z`,
      '#fbf1da',
    ),
    shade(
      p,
      d`M${mx + w * 0.06},${g * 0.13} L${mx + w * 0.16},${g * 0.1} Q${mx + w * 0.22},${g * 0.36} ${mx + w * 0.17},${g * 0.58} L${mx + w * 0.07},${g * 0.54} Z`,
      0.08,
    ),
    p.rect(mx - w * 0.18, g * 0.07, w * 0.36, 11 * u, '#8a5f3c', 5),
    p.rect(mx - 10 * u, -6, 20 * u, g + 12, '#9a6b43', 4),
    repeat(Math.ceil(w / (58 * u)) + 1, post),
    p.rect(-5, g - 52 * u, w + 10, 14 * u, '#8a5a34', 4),
    floor(p, g, '#d0a06a', '#b3834f'),
    p.rect(-5, g, w + 10, 9 * u, '#a5713f'),
    p.rect(mx - 22 * u, g - 4 * u, 44 * u, 30 * u, '#8a5a34', 4),
    barrel(w * 0.9, g + 40 * u, 0.9 * u),
    // A coil of rope, near the reader.
    repeat(3, (i) =>
      p.oval(64 * u, h - (10 + i * 15) * u, (62 - i * 5) * u, 17 * u, i % 2 ? '#d9bd86' : '#c9a86c'),
    ),
    p.oval(64 * u, h - 41 * u, 26 * u, 7 * u, '#8a6a3d'),
  );
}
