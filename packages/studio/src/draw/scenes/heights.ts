import { column } from './halls.ts';
import { glow, groundShadow, light, shade } from './light.ts';
import { branch, cloud, grass, hills, pine, range, rock, sun } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Country with peaks on its horizon. */

export function mountain(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const peak = (x: number, top: number, half: number, fill: string) =>
    layers(
      p.path(
        d`M${x - half},${g * 0.94} L${x - half * 0.4},${top + g * 0.22} L${x},${top} L${x + half * 0.34},${top + g * 0.16} L${x + half},${g * 0.94} Z`,
        fill,
      ),
      shade(
        p,
        d`M${x},${top} L${x + half * 0.34},${top + g * 0.16} L${x + half},${g * 0.94} H${x + half * 0.16} L${x - half * 0.06},${top + g * 0.34} L${x + half * 0.08},${top + g * 0.18} Z`,
        0.16,
      ),
      p.path(
        d`M${x},${top} L${x - half * 0.27},${top + g * 0.148} l${half * 0.1},${-g * 0.02} l${half * 0.08},${g * 0.05} l${half * 0.1},${-g * 0.05} l${half * 0.1},${g * 0.04} L${x + half * 0.24},${top + g * 0.112} Z`,
        '#ffffff',
      ),
    );
  return layers(
    p.sky('#9cd4f2', '#eef9ff'),
    p.dots('#4aa3d8', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.14, g * 0.2, 38 * u),
    range(p, g * 0.84, g * 0.52, '#c9d9ea', 6),
    cloud(p, w * 0.5, g * 0.22, 0.9 * u),
    peak(w * 0.74, g * 0.16, Math.min(w * 0.34, g * 0.74), '#9fb2cc'),
    cloud(p, w * 0.9, g * 0.46, 0.7 * u),
    peak(w * 0.3, g * 0.3, Math.min(w * 0.3, g * 0.62), '#8b9fbd'),
    p.prop('eagle', w * 0.54, g * 0.38, 44 * u),
    hills(p, g * 0.92, 16 * u, '#a7cf9a', 0),
    repeat(7, (i) =>
      pine(p, w * (0.04 + i * 0.155), g * (0.96 + (i % 2) * 0.03), (0.36 + (i % 3) * 0.08) * u, '#7fae86'),
    ),
    p.path(
      d`M${w * 0.3},${g} Q${w * 0.5},${g * 0.97} ${w * 0.78},${g} Q${w * 0.9},${g + 20 * u} ${w * 0.6},${g + 30 * u} Q${w * 0.3},${g + 34 * u} ${w * 0.22},${g + 14 * u} Z`,
      '#8fd0ee',
    ),
    light(p, d`M${w * 0.42},${g + 4 * u} h${w * 0.24} l${-w * 0.05},${7 * u} h${-w * 0.2} Z`, '#ffffff', 0.7),
    hills(p, h - 24 * u, 12 * u, '#7cb96f', 0.6, 1),
    pine(p, w * 0.05, h + 6, 1.5 * u, '#4f8a63'),
    rock(p, w * 0.93, h + 8, 1.5 * u, '#a3a7ad') + rock(p, w * 0.8, h + 8, 0.8 * u, '#b4b8bd'),
    grass(p, w * 0.86, h + 6, 0.8 * u, '#4f9d57'),
  );
}

export function snow(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.66;
  const cabin = layers(
    repeat(3, (i) =>
      p.oval(
        x + (62 + i * 12) * u,
        g * 0.98 - (170 + i * 30) * u,
        (12 + i * 5) * u,
        (10 + i * 4) * u,
        '#eef4f8',
        false,
      ),
    ),
    p.rect(x + 46 * u, g * 0.98 - 150 * u, 22 * u, 50 * u, '#a8683a'),
    p.rect(x - 76 * u, g * 0.98 - 78 * u, 152 * u, 82 * u, '#a5703f'),
    p.stroke(
      d`M${x - 76 * u},${g * 0.98 - 52 * u} h${152 * u} M${x - 76 * u},${g * 0.98 - 26 * u} h${152 * u}`,
      '#85552d',
      3,
    ),
    p.path(
      d`M${x - 98 * u},${g * 0.98 - 68 * u} L${x},${g * 0.98 - 142 * u} L${x + 98 * u},${g * 0.98 - 68 * u} q${-16 * u},${12 * u} ${-30 * u},0 q${-30 * u},${14 * u} ${-60 * u},0 q${-34 * u},${14 * u} ${-68 * u},0 q${-20 * u},${12 * u} ${-38 * u},0 Z`,
      '#ffffff',
    ),
    glow(p, x - 34 * u, g * 0.98 - 40 * u, 70 * u, '#ffd97a', 0.9),
    p.rect(x - 52 * u, g * 0.98 - 58 * u, 36 * u, 34 * u, '#ffe39a', 2) +
      p.stroke(
        d`M${x - 34 * u},${g * 0.98 - 58 * u} v${34 * u} M${x - 52 * u},${g * 0.98 - 41 * u} h${36 * u}`,
        '#85552d',
        3,
      ),
    p.rect(x + 16 * u, g * 0.98 - 56 * u, 34 * u, 60 * u, '#6b4a2c', 3),
  );
  return layers(
    p.sky('#b4d9f1', '#f1f8fd'),
    p.dots('#7ab8df', (_u, v) => 0.5 - v, 0.35),
    range(p, g * 0.82, g * 0.46, '#cfe0ee', 4, '#ffffff'),
    cloud(p, w * 0.3, g * 0.2, 0.9 * u),
    hills(p, g * 0.82, 20 * u, '#e3eff7', 0),
    repeat(6, (i) =>
      pine(p, w * (0.03 + i * 0.1), g * (0.9 + (i % 2) * 0.03), (0.42 + (i % 3) * 0.1) * u, '#8fb8a5', true),
    ),
    hills(p, g * 0.95, 12 * u, '#f4f9fc', 0.4),
    groundShadow(p, x, g * 0.99, 120 * u, 9 * u),
    cabin,
    pine(p, w * 0.95, g * 1.03, 1.1 * u, '#6ba287', true),
    p.prop('snowman', w * 0.3, g * 0.96, 92 * u),
    shade(
      p,
      d`M0,${h} V${g + 20 * u} Q${w * 0.3},${g + 44 * u} ${w * 0.6},${g + 22 * u} T${w},${g + 26 * u} V${h} Z`,
      0.05,
    ),
    p.path(
      d`M0,${h + 5} V${h - 44 * u} Q${w * 0.16},${h - 74 * u} ${w * 0.4},${h - 26 * u} T${w},${h - 22 * u} V${h + 5} Z`,
      '#ffffff',
    ),
    branch(p, 1, 1.05 * u, '#f7fbfd'),
    repeat(34, () =>
      p.oval(
        p.random() * w,
        p.random() * h * 0.92,
        (2 + p.random() * 3) * u,
        (2 + p.random() * 3) * u,
        '#ffffff',
        false,
      ),
    ),
  );
}

export function volcano(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const top = g * 0.3;
  const plume = (i: number) =>
    p.oval(
      x + [-20, 34, -48, 62, 6][i]! * u,
      top - [26, 58, 84, 112, 132][i]! * u,
      (40 + i * 9) * u,
      (30 + i * 5) * u,
      ['#a89a9a', '#b8abaa', '#c3b8b6', '#cdc3c1', '#bdb1af'][i]!,
    );
  const lava = (path: string, wide: number) =>
    p.stroke(path, '#ff7b2e', wide) + p.inColor(() => p.stroke(path, '#ffd166', wide * 0.4));
  const half = Math.min(w * 0.42, g * 0.86);
  const rockAt = (at: number, s: number) => rock(p, at, h + 10, s, '#5f5156');
  return layers(
    p.sky('#f08a63', '#ffe3bd'),
    p.dots('#d6482f', (_u, v) => 0.6 - v, 0.35),
    glow(p, x, top, 260 * u, '#ffd27a', 0.9),
    p.clearTop ? plume(0) + plume(1) : repeat(5, plume),
    range(p, g * 0.9, g * 0.3, '#e0b08f', 6),
    p.path(
      d`M${x - half},${g * 0.98} Q${x - half * 0.36},${g * 0.74} ${x - 52 * u},${top} q${26 * u},${12 * u} ${52 * u},0 t${52 * u},0 Q${x + half * 0.36},${g * 0.74} ${x + half},${g * 0.98} Z`,
      '#86665e',
    ),
    shade(
      p,
      d`M${x + 20 * u},${top + 2} q${16 * u},${4 * u} ${32 * u},${-2} Q${x + half * 0.36},${g * 0.74} ${x + half},${g * 0.98} H${x + half * 0.3} Q${x + 70 * u},${g * 0.7} ${x + 20 * u},${top + 2} Z`,
      0.18,
    ),
    p.path(
      d`M${x - 50 * u},${top} q${26 * u},${12 * u} ${50 * u},0 t${50 * u},0 q${6 * u},${30 * u} ${-10 * u},${52 * u} q${14 * u},${40 * u} ${4 * u},${90 * u} q${-14 * u},${-22 * u} ${-22 * u},${-70 * u} q${-12 * u},${20 * u} ${-14 * u},${36 * u} q${-16 * u},${-30 * u} ${-18 * u},${-56 * u} q${-26 * u},${30 * u} ${-20 * u},${84 * u} q${-26 * u},${-60 * u} ${-20 * u},${-136 * u} Z`,
      '#ff7b2e',
    ),
    p.inColor(() =>
      p.path(
        d`M${x - 34 * u},${top + 6 * u} q${20 * u},${6 * u} ${34 * u},${-4 * u} t${34 * u},${-2 * u} q${-6 * u},${30 * u} ${-22 * u},${34 * u} q${-24 * u},${4 * u} ${-46 * u},${-28 * u} Z`,
        '#ffd166',
        false,
      ),
    ),
    repeat(5, (i) =>
      p.oval(x + [-74, 70, -40, 96, 44][i]! * u, top - [20, 34, 70, 4, 80][i]! * u, 6 * u, 6 * u, '#ffb347'),
    ),
    hills(p, g * 0.97, 12 * u, '#a38a6a', 0.3),
    repeat(4, (i) =>
      pine(
        p,
        w * [0.06, 0.14, 0.86, 0.95][i]!,
        g * (1.0 + (i % 2) * 0.02),
        (0.56 - (i % 2) * 0.12) * u,
        '#7d8a5c',
      ),
    ),
    lava(d`M${x - 20 * u},${g * 0.9} q${60 * u},${24 * u} ${10 * u},${52 * u} t${40 * u},${h - g}`, 17 * u),
    p.path(
      d`M-5,${h + 5} V${h - 30 * u} Q${w * 0.3},${h - 44 * u} ${x - 40 * u},${h + 5} Z M${w + 5},${h + 5} V${h - 34 * u} Q${w * 0.76},${h - 44 * u} ${x + 90 * u},${h + 5} Z`,
      '#6f5d58',
    ),
    rockAt(w * 0.05, 1.5 * u) + rockAt(w * 0.2, 0.8 * u) + rockAt(w * 0.95, 1.6 * u),
    p.inColor(() =>
      p.stroke(
        d`M${w * 0.02},${h - 30 * u} l${18 * u},${14 * u} l${-6 * u},${18 * u} M${w * 0.96},${h - 50 * u} l${-14 * u},${20 * u} l${8 * u},${22 * u}`,
        '#ff7b2e',
        4 * u,
      ),
    ),
  );
}

export function ruins(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const stone = '#e6d7b8';
  const broken = (x: number, top: number, wide: number) =>
    column(p, x, top, g + 4, wide, stone) +
    p.path(
      d`M${x - wide * 0.76},${top + wide * 0.3} v${-wide * 0.3} l${wide * 0.36},${-wide * 0.22} l${wide * 0.3},${wide * 0.24} l${wide * 0.4},${-wide * 0.1} l${wide * 0.44},${wide * 0.38} Z`,
      stone,
    );
  const x = w * 0.6;
  const half = Math.min(w * 0.2, 160 * u);
  const top = g * 0.4;
  return layers(
    p.sky('#b8e0f2', '#fff2d8'),
    p.dots('#e59a5c', (_u, v) => 0.55 - v, 0.3),
    sun(p, w * 0.88, g * 0.24, 40 * u),
    cloud(p, w * 0.3, g * 0.2, 0.8 * u),
    hills(p, g * 0.76, 24 * u, '#d4dcb4', 0.2),
    repeat(5, (i) =>
      p.path(
        d`M${w * (0.04 + i * 0.06)},${g * 0.84} q${-10 * u},${-50 * u} ${4 * u},${-76 * u} q${14 * u},${26 * u} ${4 * u},${76 * u} Z`,
        '#9db88a',
      ),
    ),
    hills(p, g * 0.88, 14 * u, '#c9cf94', 0.5),
    repeat(4, (i) =>
      p.rect(
        x - half * (1.2 + i * 0.06),
        g - (28 - i * 10) * u,
        half * (2.4 + i * 0.12),
        12 * u,
        i % 2 ? '#d9c8a4' : stone,
      ),
    ),
    repeat(4, (i) => column(p, x - half + (i * half * 2) / 3, top + 10 * u, g - 26 * u, 26 * u, stone)),
    p.path(
      d`M${x - half * 1.16},${top + 12 * u} v${-20 * u} L${x},${top - 66 * u} L${x + half * 0.5},${top - 40 * u} l${-8 * u},${12 * u} l${22 * u},${10 * u} l${half * 0.4},${14 * u} v${12 * u} Z`,
      '#efe2c6',
    ),
    shade(p, d`M${x - half},${top + 14 * u} h${half * 2} v${12 * u} h${-half * 2} Z`, 0.16),
    broken(w * 0.16, g * 0.5, 38 * u),
    broken(w * 0.3, g * 0.72, 38 * u),
    p.stroke(
      d`M${w * 0.16 - 18 * u},${g} q${10 * u},${-40 * u} ${30 * u},${-56 * u} t${-8 * u},${-70 * u}`,
      '#6f9a5a',
      5 * u,
    ),
    repeat(5, (i) =>
      p.oval(
        w * 0.16 + [-14, 2, 14, 6, 8][i]! * u,
        g - [20, 44, 64, 92, 116][i]! * u,
        9 * u,
        6 * u,
        '#7fae6a',
      ),
    ),
    p.path(d`M-5,${h + 5} V${g} Q${w * 0.5},${g - 8 * u} ${w + 5},${g + 2} V${h + 5} Z`, '#d9c58c'),
    light(p, d`M${w * 0.3},${g + 2} H${w} l${-w * 0.1},${22 * u} H${w * 0.24} Z`, '#fff6cf', 0.4),
    p.prop('amphora', w * 0.42, g - 8 * u, 46 * u),
    // A fallen drum of a column, near the reader.
    groundShadow(p, w * 0.9, h - 2, 110 * u),
    p.path(
      d`M${w * 0.8},${h - 82 * u} h${w * 0.3} v${92 * u} h${-w * 0.3} a${26 * u},${46 * u} 0 0 1 0,${-92 * u} Z`,
      '#d6c39c',
    ),
    p.oval(w * 0.8, h - 36 * u, 26 * u, 46 * u, '#efe2c6') +
      p.oval(w * 0.8, h - 36 * u, 9 * u, 17 * u, '#d6c39c'),
    p.stroke(
      d`M${w * 0.83},${h - 60 * u} H${w} M${w * 0.84},${h - 34 * u} H${w} M${w * 0.83},${h - 10 * u} H${w}`,
      '#b9a477',
      3,
    ),
    grass(p, w * 0.05, h + 6, 1.4 * u, '#8aa35a') + grass(p, w * 0.14, h + 8, u, '#9db36a'),
  );
}
