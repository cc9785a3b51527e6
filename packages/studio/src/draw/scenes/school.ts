import { svg } from '../markup.ts';
import { round } from '../svg.ts';
import {
  bookshelf,
  chairBack,
  floor,
  framed,
  jar,
  nearTable,
  table,
  wallClock,
  windowTo,
} from './furniture.ts';
import { glow, groundShadow, light, windowLight } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Rooms to learn in. */

export function classroom(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const wide = Math.min(w * 0.54, h * 1.25);
  const tall = Math.min(g * 0.52, wide * 0.52);
  const [x, y] = [w * 0.53 - wide / 2, g * 0.13];
  const chalkMarks = p.inColor(
    () =>
      svg`<g opacity="0.55" stroke="${p.color('#ffffff')}" stroke-width="3" fill="none" stroke-linecap="round"><path d="${d`M${x + 24},${y + tall - 40} h70 M${x + 24},${y + tall - 22} h44 M${x + wide - 110},${y + tall - 26} l16,-38 l16,38 z`}"/><circle cx="${round(x + wide - 56)}" cy="${round(y + tall - 45)}" r="20"/></g>`,
  );
  const seat = (i: number) => table(p, w * (0.14 + i * 0.3), g + 4 * u, 104 * u, 56 * u, '#e8b77c');
  return layers(
    p.sky('#ffeccf', '#ffe0b5'),
    p.dots('#ff9f68', (_u, v) => 0.52 - v * 0.75, 0.28, 14),
    light(p, d`M0,0 H${w * 0.3} L${w * 0.62},${g} H${w * 0.16} Z`, '#ffffff', 0.3),
    p.rect(x - 11, y - 11, wide + 22, tall + 22, '#b07a4a', 6),
    p.rect(x, y, wide, tall, '#2f6b57', 2),
    light(
      p,
      d`M${x + wide * 0.1},${y} h${wide * 0.18} l${-wide * 0.2},${tall} h${-wide * 0.08} v${-tall * 0.6} Z`,
      '#ffffff',
      0.07,
    ),
    chalkMarks,
    p.rect(x + wide * 0.2, y + tall + 8, wide * 0.6, 9, '#8f5f38', 3),
    p.rect(x + wide * 0.3, y + tall + 1, 30, 9, '#d9cbb5', 2),
    windowTo(p, w * 0.02, g * 0.2, Math.min(120 * u, w * 0.15), g * 0.42, 'day'),
    wallClock(p, Math.min(w - 40 * u, x + wide + 52 * u), g * 0.16, 23 * u),
    bookshelf(p, w * 0.88, g * 0.62, w * 0.16, u),
    p.prop('globe-showing-europe-africa', w * 0.94, g * 0.62 - 100 * u, 62 * u),
    p.rect(-5, g - 12, w + 10, 15, '#c98f5a'),
    floor(p, g, '#e0b07e', '#c9955f'),
    windowLight(p, w * 0.06, w * 0.16, w * 0.1),
    repeat(3, seat),
    nearTable(p, -1, w * 0.17, h - 46 * u, '#d99f63'),
    jar(p, w * 0.93, h - 46 * u, u, '#6a9fc9', ['#e9c46a', '#e76f51', '#6fae7d']),
    chairBack(p, w * 0.1, h - 74 * u, u, '#c96f52'),
  );
}

export function library(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const unit = 150 * u;
  const back = (i: number) =>
    layers(
      p.rect(i * unit, g * 0.2, unit - 8, g * 0.8, '#e0c6a0', 3),
      repeat(4, (row) => bookshelf(p, i * unit + 10, g * (0.36 + row * 0.19), unit - 30, u * 0.8)),
    );
  const [cx, arch] = [w * 0.5, Math.min(w * 0.14, 90 * u)];
  const near = (side: 1 | -1) => {
    const wide = Math.min(w * 0.17, 130 * u);
    const x = side > 0 ? -10 : w - wide + 10;
    return layers(
      p.rect(x, g * 0.04, wide, h, '#a9713f', 4),
      repeat(4, (row) => p.rect(x + 8, g * (0.1 + row * 0.27), wide - 16, g * 0.24, '#7d5230', 2)),
      repeat(4, (row) => bookshelf(p, x + 16, g * (0.33 + row * 0.27), wide - 32, u * 1.12)),
    );
  };
  return layers(
    p.sky('#fbeedb', '#f3dfc1'),
    repeat(Math.ceil(w / unit), back),
    p.path(
      d`M${cx - arch - 12},${g} V${g * 0.36} A${arch + 12},${arch + 12} 0 0 1 ${cx + arch + 12},${g * 0.36} V${g} Z`,
      '#c79a68',
    ),
    p.path(
      d`M${cx - arch},${g * 0.78} V${g * 0.36} A${arch},${arch} 0 0 1 ${cx + arch},${g * 0.36} V${g * 0.78} Z`,
      '#cfeaf7',
    ),
    p.stroke(d`M${cx},${g * 0.36 - arch} V${g * 0.78} M${cx - arch},${g * 0.5} h${arch * 2}`, '#ffffff', 5),
    glow(p, cx, g * 0.45, arch * 3, '#fff3c4', 0.7),
    p.dots('#d99a5b', (_u, v) => 0.4 - v * 0.8, 0.24),
    floor(p, g, '#b98a5e', '#a2764d'),
    light(
      p,
      d`M${cx - arch},${g + 5} h${arch * 2} l${arch * 0.9},${h - g} h${-arch * 3.8} Z`,
      '#fff3c4',
      0.32,
    ),
    table(p, w * 0.24, g - 14 * u, w * 0.2, 72 * u, '#96633b'),
    p.path(d`M${w * 0.34 - 30 * u},${g - 46 * u} q${30 * u},${-30 * u} ${60 * u},0 Z`, '#4f9d6e'),
    p.stroke(d`M${w * 0.34},${g - 46 * u} v${30 * u}`, '#c9a24d', 5 * u),
    p.stroke(
      d`M${w * 0.7},${g + 10} L${w * 0.76},${g * 0.2} M${w * 0.78},${g + 10} L${w * 0.84},${g * 0.2}`,
      '#8f5f38',
      6 * u,
    ),
    p.stroke(
      repeat(6, (i) => d`M${w * (Math.SQRT1_2 + i * 0.009)},${g * (0.9 - i * 0.12)} h${w * 0.08} `),
      '#8f5f38',
      5 * u,
    ),
    near(1),
    near(-1),
  );
}

export function lab(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const shelf = ['test-tube', 'alembic', 'petri-dish', 'microscope', 'dna', 'test-tube'];
  const count = Math.max(3, Math.round(w / (120 * u)));
  const y = g * 0.38;
  let tiles = '';
  for (let x = 0; x < w; x += 70 * u) tiles += d`M${x},0 V${g} `;
  for (let at = 30; at < g; at += 70 * u) tiles += d`M0,${at} H${w} `;
  const flask = (x: number, foot: number, s: number, fill: string) =>
    layers(
      p.path(
        d`M${x - 15 * s},${foot - 150 * s} h${30 * s} v${56 * s} L${x + 66 * s},${foot} H${x - 66 * s} L${x - 15 * s},${foot - 94 * s} Z`,
        '#eefafa',
      ),
      p.path(
        d`M${x - 38 * s},${foot - 48 * s} q${20 * s},${-10 * s} ${38 * s},0 t${38 * s},0 L${x + 62 * s},${foot - 5 * s} H${x - 62 * s} Z`,
        fill,
        false,
      ),
      p.oval(x - 12 * s, foot - 24 * s, 6 * s, 6 * s, '#ffffff', false) +
        p.oval(x + 14 * s, foot - 64 * s, 5 * s, 5 * s, fill, false),
      p.rect(x - 21 * s, foot - 156 * s, 42 * s, 10 * s, '#d5eef0', 4),
    );
  const cells = ['#ffd166', '#9ad1d4', '#f4a9b8', '#a8d8a0'];
  const chart = repeat(15, (i) =>
    (i % 5) + Math.floor(i / 5) === 2 && i < 5
      ? ''
      : p.rect(
          w * 0.66 + (i % 5) * 24 * u,
          g * 0.5 + Math.floor(i / 5) * 24 * u,
          20 * u,
          20 * u,
          cells[(i * 3) % 4]!,
          2,
        ),
  );
  return layers(
    p.sky('#dff3f4', '#c6e6ea'),
    p.dots('#4bb3b8', (_u, v) => 0.5 - v, 0.3),
    p.stroke(tiles, '#b5dadd', 1.5),
    windowTo(p, w * 0.06, g * 0.5, w * 0.14, g * 0.28, 'day'),
    framed(p, w * 0.66 - 9 * u, g * 0.5 - 9 * u, 134 * u, 86 * u, '#8fb8bd', chart),
    p.rect(w * 0.05, y, w * 0.9, 10, '#8fb8bd', 2),
    light(p, d`M${w * 0.05},${y + 10} H${w * 0.95} L${w},${y + 60 * u} H0 Z`, '#ffffff', 0.35),
    repeat(count, (i) =>
      p.prop(shelf[i % shelf.length]!, w * 0.05 + (w * 0.9 * (i + 0.5)) / count, y - 34 * u, 68 * u),
    ),
    p.rect(-5, g, w + 10, 20, '#ffffff'),
    p.rect(-5, g + 20, w + 10, h, '#8cc5cc'),
    repeat(Math.ceil(w / (150 * u)), (i) => p.rect(i * 150 * u + 12, g + 34, 126 * u, h, '#7bb6be', 4)),
    p.prop('microscope', w * 0.48, g - 44 * u, 92 * u),
    flask(w * 0.31, g + 2, 0.5 * u, '#f4a261'),
    flask(w * 0.06, h + 26 * u, 1.15 * u, '#7ccf8a'),
    flask(w * 0.95, h + 34 * u, 0.95 * u, '#b39ddb'),
  );
}

export function artRoom(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const easel = (x: number, s: number, paint: string[]) => {
    const [cw, ch, top] = [130 * s, 104 * s, g - 178 * s];
    return layers(
      groundShadow(p, x, g + 14 * s, 80 * s),
      p.stroke(
        d`M${x - 12 * s},${top - 30 * s} L${x - 62 * s},${g + 16 * s} M${x + 12 * s},${top - 30 * s} L${x + 62 * s},${g + 16 * s} M${x},${top - 30 * s} V${g}`,
        '#a97142',
        9 * s,
      ),
      p.rect(x - cw / 2, top, cw, ch, '#fffdf6', 2),
      p.inColor(() =>
        p.path(
          d`M${x - cw * 0.42},${top + ch * 0.9} q${cw * 0.2},${-ch * 0.6} ${cw * 0.4},${-ch * 0.2} t${cw * 0.42},${-ch * 0.1} v${ch * 0.3} Z`,
          paint[0]!,
          false,
        ),
      ),
      p.oval(x + cw * 0.22, top + ch * 0.3, ch * 0.15, ch * 0.15, paint[1]!, false),
      p.path(
        d`M${x - cw * 0.36},${top + ch * 0.46} q${cw * 0.1},${-ch * 0.4} ${cw * 0.24},${-ch * 0.1} Z`,
        paint[2]!,
        false,
      ),
      p.rect(x - 72 * s, top + ch, 144 * s, 10 * s, '#8d5a34', 2),
    );
  };
  const blot = (x: number, y: number, r: number, fill: string) =>
    p.oval(x, y, r * 1.7, r * 0.55, fill, false);
  return layers(
    p.sky('#f4efe6', '#fff9ee'),
    p.dots('#e5a98c', (_u, v) => 0.45 - v * 0.8, 0.24),
    windowTo(p, w * 0.34, g * 0.08, w * 0.3, g * 0.46, 'day'),
    light(p, d`M${w * 0.34},${g * 0.1} H${w * 0.64} L${w * 0.92},${g} H${w * 0.24} Z`, '#fff6cf', 0.42),
    p.rect(w * 0.72, g * 0.32, w * 0.26, 9, '#a97142', 2),
    repeat(3, (i) =>
      jar(p, w * (0.76 + i * 0.09), g * 0.32, 0.62 * u, ['#7fb7d6', '#f2b5a0', '#c5dba4'][i]!, [
        '#e76f51',
        '#457b9d',
        '#e9c46a',
      ]),
    ),
    repeat(3, (i) =>
      framed(
        p,
        w * (0.02 + i * 0.1),
        g * (0.13 + (i % 2) * 0.05),
        w * 0.075,
        g * 0.17,
        ['#e76f51', '#2a9d8f', '#e9c46a'][i]!,
        p.oval(
          w * (0.057 + i * 0.1),
          g * (0.215 + (i % 2) * 0.05),
          w * 0.02,
          g * 0.05,
          ['#8ecae6', '#ffb703', '#c77dff'][i]!,
          false,
        ),
      ),
    ),
    p.rect(-5, g - 12, w + 10, 15, '#e8dcc8'),
    floor(p, g, '#d9c3a5', '#c6ad8a'),
    windowLight(p, w * 0.4, w * 0.22, w * 0.12),
    blot(w * 0.4, g + (h - g) * 0.4, 16 * u, '#e76f51') +
      blot(w * 0.56, g + (h - g) * 0.7, 13 * u, '#4cc9f0') +
      blot(w * 0.66, g + (h - g) * 0.3, 10 * u, '#ffd166'),
    easel(w * 0.17, 1.02 * u, ['#7cc47a', '#ffd166', '#4cc9f0']),
    easel(w * 0.83, 1.14 * u, ['#4a8fc7', '#ff8fa3', '#f4a261']),
    w > h * 1.5 ? easel(w * 0.5, 0.78 * u, ['#b39ddb', '#ff7b2e', '#8bd450']) : '',
    p.path(
      d`M${w * 0.02},${h + 20} q${-10 * u},${-70 * u} ${84 * u},${-76 * u} q${98 * u},${4 * u} ${86 * u},${76 * u} Z`,
      '#d6a672',
    ),
    repeat(4, (i) =>
      p.oval(
        w * 0.02 + (38 + i * 34) * u,
        h - (i % 3 ? 44 : 26) * u,
        14 * u,
        10 * u,
        ['#e5484d', '#ffd60a', '#3a86ff', '#52b788'][i]!,
      ),
    ),
    jar(p, w * 0.95, h + 8, 1.25 * u, '#8fb3c9', ['#e76f51', '#6a994e', '#457b9d']),
  );
}
