import { floor, framed, table, windowTo } from './furniture.ts';
import { column } from './halls.ts';
import { groundShadow, light } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Rooms where people are at work. */

export function factory(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const pane = (i: number) => {
    const x = w * (0.05 + i * 0.32);
    return layers(
      p.rect(x, g * 0.12, w * 0.24, g * 0.36, '#cfe6f2', 2),
      p.path(
        d`M${x + w * 0.03},${g * 0.48} v${-g * 0.14} h${w * 0.03} v${-g * 0.12} h${w * 0.025} v${g * 0.12} h${w * 0.06} v${-g * 0.06} l${w * 0.05},${g * 0.06} v${g * 0.14} Z`,
        '#b3becb',
        false,
      ),
      p.stroke(
        d`M${x + w * 0.08},${g * 0.12} v${g * 0.36} M${x + w * 0.16},${g * 0.12} v${g * 0.36} M${x},${g * 0.3} h${w * 0.24}`,
        '#8d99a6',
        4,
      ),
    );
  };
  const box = (i: number) => {
    const x = w * (0.1 + i * 0.22);
    return (
      p.rect(x, g - 96 * u, 62 * u, 52 * u, '#d6a672', 3) +
      p.rect(x + 24 * u, g - 96 * u, 14 * u, 52 * u, '#f0d9b0', 0, false)
    );
  };
  return layers(
    p.sky('#dfe4ea', '#f1f3f6'),
    p.dots('#7a8794', (_u, v) => 0.5 - v, 0.28),
    repeat(3, pane),
    light(
      p,
      d`M${w * 0.05},${g * 0.12} h${w * 0.24} L${w * 0.5},${g} H${w * 0.2} Z M${w * 0.37},${g * 0.12} h${w * 0.24} L${w * 0.86},${g} H${w * 0.56} Z`,
      '#fff6cf',
      0.35,
    ),
    p.rect(-5, g * 0.04, w + 10, 20 * u, '#8d99a6'),
    p.stroke(d`M${w * 0.62},${g * 0.06} V${g * 0.36}`, '#5b6570', 4 * u),
    p.stroke(
      d`M${w * 0.62},${g * 0.36} q${22 * u},${6 * u} ${16 * u},${26 * u} q${-14 * u},${16 * u} ${-28 * u},${2 * u}`,
      '#5b6570',
      8 * u,
    ),
    p.stroke(d`M${w * 0.9},-5 V${g * 0.5} q0,${30 * u} ${-30 * u},${30 * u} h${-60 * u}`, '#c48a5a', 22 * u),
    p.prop('gear', w * 0.28, g * 0.56, 150 * u, { turn: 8 }),
    p.prop('gear', w * 0.28 + 106 * u, g * 0.56 + 62 * u, 96 * u, { turn: 20 }),
    p.rect(w * 0.76, g * 0.44, w * 0.3, g * 0.56, '#7fa0b5', 6),
    p.rect(w * 0.79, g * 0.5, w * 0.12, g * 0.16, '#e8f3f8', 4),
    p.stroke(d`M${w * 0.85},${g * 0.65} l${20 * u},${-26 * u}`, '#d9574a', 4 * u),
    repeat(3, (i) =>
      p.oval(w * 0.81 + i * 26 * u, g * 0.76, 8 * u, 8 * u, ['#6ee7a8', '#ffd166', '#ef6f61'][i]!),
    ),
    floor(p, g, '#b9b1a6', '#a79f94'),
    repeat(4, box),
    p.rect(-5, g - 44 * u, w * 0.94, 22 * u, '#5b6570', 11 * u),
    repeat(Math.ceil((w * 0.9) / (58 * u)), (i) =>
      p.oval(i * 58 * u + 26 * u, g - 33 * u, 9 * u, 9 * u, '#c9d0d8'),
    ),
    repeat(4, (i) => p.rect(w * (0.06 + i * 0.26), g - 22 * u, 14 * u, 64 * u, '#747f8b')),
    p.prop('gear', w * 0.98, h - 6 * u, 190 * u, { turn: 12 }),
    p.rect(-8, h - 58 * u, 92 * u, 80 * u, '#c9965a', 3) +
      p.stroke(d`M0,${h - 30 * u} h${84 * u} M${38 * u},${h - 58 * u} v${80 * u}`, '#96633b', 4 * u),
  );
}

export function clinic(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const bx = w * 0.52;
  const wide = Math.min(w * 0.34, 290 * u);
  return layers(
    p.sky('#e2f4f1', '#f5fbfa'),
    p.dots('#74c2b5', (_u, v) => 0.45 - v, 0.24),
    p.rect(-5, g * 0.64, w + 10, g * 0.36, '#bfe3dc'),
    p.rect(-5, g * 0.63, w + 10, 8, '#ffffff'),
    windowTo(p, w * 0.36, g * 0.14, w * 0.18, g * 0.32, 'day'),
    light(p, d`M${w * 0.36},${g * 0.14} h${w * 0.18} L${w * 0.78},${g} H${w * 0.36} Z`, '#ffffff', 0.4),
    // A cupboard with a red cross.
    p.rect(w * 0.06, g * 0.16, 124 * u, 112 * u, '#ffffff', 6),
    p.path(
      d`M${w * 0.06 + 50 * u},${g * 0.16 + 24 * u} h${24 * u} v${20 * u} h${20 * u} v${24 * u} h${-20 * u} v${20 * u} h${-24 * u} v${-20 * u} h${-20 * u} v${-24 * u} h${20 * u} Z`,
      '#e5484d',
    ),
    framed(
      p,
      w * 0.62,
      g * 0.12,
      92 * u,
      118 * u,
      '#8fb8bd',
      p.prop('anatomical-heart', w * 0.62 + 46 * u, g * 0.12 + 60 * u, 82 * u),
    ),
    // A measuring pole.
    p.rect(w * 0.24, g * 0.2, 20 * u, g * 0.8, '#f2d38a', 2),
    p.stroke(
      repeat(10, (i) => d`M${w * 0.24},${g * (0.26 + i * 0.07)} h${(i % 2 ? 9 : 14) * u} `),
      '#8a6a3d',
      2.6,
    ),
    p.rect(w * 0.24 - 6 * u, g * 0.4, 52 * u, 9 * u, '#d9574a', 2),
    floor(p, g, '#d5e3e2', '#c3d5d3'),
    groundShadow(p, bx + wide / 2, g + 52 * u, wide * 0.54),
    p.stroke(
      d`M${bx + 26 * u},${g - 20 * u} V${g + 50 * u} M${bx + wide - 26 * u},${g - 20 * u} V${g + 50 * u} M${bx + 26 * u},${g + 24 * u} H${bx + wide - 26 * u}`,
      '#8d99a6',
      8 * u,
    ),
    p.path(
      d`M${bx},${g - 20 * u} v${-26 * u} h${wide * 0.66} l${wide * 0.3},${-54 * u} l${26 * u},${14 * u} l${-wide * 0.24},${66 * u} Z`,
      '#6aa9b8',
    ),
    p.path(
      d`M${bx + 20 * u},${g - 46 * u} h${wide * 0.36} v${44 * u} q${-wide * 0.18},${12 * u} ${-wide * 0.36},0 Z`,
      '#ffffff',
    ),
    p.prop('stethoscope', w * 0.14, g - 30 * u, 74 * u),
    table(p, w * 0.04, g + 6 * u, 150 * u, 60 * u, '#f4f7f7'),
    p.prop('adhesive-bandage', w * 0.045 + 108 * u, g - 8 * u, 44 * u),
    // A curtain on its rail, near the reader.
    p.clearTop ? '' : p.rect(w * 0.84, 14 * u, w, 8 * u, '#8d99a6', 3),
    repeat(3, (i) =>
      p.path(
        d`M${w * 0.9 + i * w * 0.045},${20 * u} h${w * 0.05} q${8 * u},${h * 0.4} 0,${h * 0.94} h${-w * 0.054} q${14 * u},${-h * 0.5} ${w * 0.004},${-h * 0.94} Z`,
        i % 2 ? '#9ad4cb' : '#86c7bd',
      ),
    ),
  );
}

export function courtroom(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const half = Math.min(w * 0.27, 230 * u);
  const panel = (i: number) => p.rect(i * 92 * u + 8, g * 0.1, 78 * u, g * 0.9, '#d0a06c', 3);
  const flag = (at: number, side: 1 | -1, fill: string) =>
    layers(
      p.stroke(d`M${at},${g * 0.16} V${g + 6 * u}`, '#c9a24d', 6 * u),
      p.oval(at, g * 0.15, 7 * u, 7 * u, '#e8c873'),
      p.path(
        d`M${at},${g * 0.18} q${side * 40 * u},${10 * u} ${side * 52 * u},${60 * u} q${-side * 4 * u},${60 * u} ${-side * 30 * u},${84 * u} q${-side * 16 * u},${-20 * u} ${-side * 22 * u},${-10 * u} Z`,
        fill,
      ),
    );
  const baluster = (i: number) =>
    p.path(
      d`M${i * 58 * u + 14},${h} q${-12 * u},${-24 * u} 0,${-34 * u} h${18 * u} q${12 * u},${10 * u} 0,${34 * u} Z`,
      '#8f5a32',
    );
  return layers(
    p.sky('#e7c79b', '#dcb380'),
    repeat(Math.ceil(w / (92 * u)), panel),
    p.dots('#b5732f', (_u, v) => 0.4 - v * 0.8, 0.24),
    column(p, w * 0.1, g * 0.06, g + 6, 40 * u, '#efe3cc'),
    column(p, w * 0.9, g * 0.06, g + 6, 40 * u, '#efe3cc'),
    p.rect(-5, -6, w + 10, g * 0.1, '#b98550'),
    p.oval(x, g * 0.28, 62 * u, 62 * u, '#e8c873'),
    p.oval(x, g * 0.28, 50 * u, 50 * u, '#fdf3d8'),
    p.prop('balance-scale', x, g * 0.28, 70 * u),
    light(p, d`M${w * 0.2},-6 h${w * 0.14} L${w * 0.74},${g} H${w * 0.36} Z`, '#fff6cf', 0.32),
    flag(x - half - 26 * u, -1, '#4a6fae'),
    flag(x + half + 26 * u, 1, '#b5404c'),
    floor(p, g, '#b07b4c', '#9a683c'),
    p.path(
      d`M${x - 62 * u},${g * 0.6} v${-g * 0.14} q${62 * u},${-34 * u} ${124 * u},0 v${g * 0.14} Z`,
      '#7a3b3b',
    ),
    p.rect(x - half, g * 0.6, half * 2, g * 0.42, '#96623a', 4),
    p.rect(x - half - 16 * u, g * 0.57, half * 2 + 32 * u, 20 * u, '#7d4d2b', 4),
    repeat(3, (i) =>
      p.rect(x - half + (half * 2 * (i + 0.08)) / 3, g * 0.69, (half * 2 * 0.84) / 3, g * 0.24, '#a9734a', 3),
    ),
    p.prop('x-gavel', x + half * 0.55, g * 0.57 - 22 * u, 62 * u),
    p.rect(x - half - 118 * u, g * 0.76, 104 * u, g * 0.28, '#8a5833', 4),
    p.rect(x - half - 124 * u, g * 0.74, 116 * u, 14 * u, '#7d4d2b', 3),
    p.rect(-5, h - 52 * u, w + 10, 20 * u, '#7d4d2b', 3),
    repeat(Math.ceil(w / (58 * u)), baluster),
  );
}
