import { darken } from '../colors.ts';
import { bookshelf, floor, framed, nearTable, pottedPlant, windowTo } from './furniture.ts';
import { glow, groundShadow, light, shade, sunlight, windowLight } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

export function kitchen(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  let tiles = '';
  for (let x = 0; x < w; x += 44 * u) tiles += d`M${x},${g * 0.42} V${g} `;
  for (let y = g * 0.42; y < g; y += 44 * u) tiles += d`M0,${y} H${w} `;
  const cupboard = (x: number, wide: number) =>
    layers(
      shade(p, d`M${x},${g * 0.36} h${wide} l${10},${14 * u} h${-wide} Z`, 0.1),
      p.rect(x, -6, wide, g * 0.37, '#8fc1a9', 5),
      p.rect(x + 8 * u, g * 0.05, wide / 2 - 12 * u, g * 0.28, '#a3d0ba', 4),
      p.rect(x + wide / 2 + 4 * u, g * 0.05, wide / 2 - 12 * u, g * 0.28, '#a3d0ba', 4),
      p.oval(x + wide / 2 - 10 * u, g * 0.26, 4 * u, 4 * u, '#ffffff'),
      p.oval(x + wide / 2 + 10 * u, g * 0.26, 4 * u, 4 * u, '#ffffff'),
    );
  const sx = w * 0.8;
  const steam = (i: number) =>
    p.stroke(
      d`M${sx - 18 * u + i * 18 * u},${g - 66 * u} q${-8 * u},${-12 * u} 0,${-24 * u} t0,${-24 * u}`,
      '#ffffff',
      4 * u,
    );
  return layers(
    p.sky('#fff2d9', '#ffe6bd'),
    p.dots('#ffb35c', (_u, v) => 0.45 - v, 0.3),
    p.stroke(tiles, '#f3d9a8', 1.5),
    cupboard(w * 0.03, w * 0.25),
    windowTo(p, w * 0.36, g * 0.1, w * 0.24, g * 0.44, 'day', '#f2a65a'),
    sunlight(p, d`M${w * 0.36},${g * 0.1} h${w * 0.24} L${w * 0.74},${g} H${w * 0.3} Z`, '#fff6cf', 0.3),
    p.path(
      d`M${sx - 40 * u},-6 h${80 * u} V${g * 0.2} l${44 * u},${g * 0.14} v${14 * u} h${-168 * u} v${-14 * u} l${44 * u},${-g * 0.14} Z`,
      '#d5dbe0',
    ),
    p.rect(w * 0.06, g * 0.5, w * 0.22, 6 * u, '#a97142', 3),
    repeat(
      3,
      (i) =>
        p.stroke(d`M${w * (0.09 + i * 0.075)},${g * 0.5} v${22 * u}`, '#8d99a6', 4 * u) +
        p.oval(
          w * (0.09 + i * 0.075),
          g * 0.5 + 40 * u,
          (20 - i * 3) * u,
          (20 - i * 3) * u,
          ['#d98a5f', '#8d99a6', '#c9a24d'][i]!,
        ),
    ),
    repeat(3, steam),
    p.rect(-5, g - 12 * u, w + 10, 24 * u, '#fdfaf3'),
    p.rect(-5, g + 12 * u, w + 10, h, '#7fb3a0'),
    repeat(Math.ceil(w / (140 * u)), (i) => p.rect(i * 140 * u + 10, g + 26 * u, 120 * u, h, '#8fc1ae', 4)),
    p.rect(sx - 84 * u, g - 12 * u, 168 * u, h, '#e4e8ec', 3),
    p.rect(sx - 62 * u, g + 24 * u, 124 * u, h, '#5b6570', 5),
    p.rect(sx - 40 * u, g - 62 * u, 80 * u, 50 * u, '#e5584f', 8),
    p.rect(sx - 46 * u, g - 70 * u, 92 * u, 12 * u, '#c9463f', 5),
    p.prop('teapot', w * 0.36, g - 44 * u, 70 * u),
    nearTable(p, 1, w * 0.3, h - 34 * u, '#c98f5a'),
    p.prop('green-apple', 66 * u, h - 78 * u, 50 * u) +
      p.prop('tangerine', 104 * u, h - 76 * u, 50 * u) +
      p.prop('banana', 132 * u, h - 80 * u, 54 * u),
    p.path(
      d`M${34 * u},${h - 66 * u} h${126 * u} q${-8 * u},${36 * u} ${-40 * u},${36 * u} h${-46 * u} q${-32 * u},0 ${-40 * u},${-36 * u} Z`,
      '#8ecae6',
    ),
  );
}

function wallpaper(p: Painter, hex: string): string {
  let lines = '';
  for (let x = 20; x < p.width; x += 56 * p.unit) lines += d`M${x},0 V${p.ground} `;
  return p.stroke(lines, hex, 6);
}

export function home(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const sofa = (x: number, wide: number, fill: string) =>
    layers(
      groundShadow(p, x + wide / 2, g + 44 * u, wide * 0.56),
      p.rect(x + 10 * u, g - 92 * u, wide - 20 * u, 110 * u, fill, 22 * u),
      p.rect(x + 20 * u, g - 30 * u, wide - 40 * u, 46 * u, darken(fill, 0.08), 12 * u),
      p.rect(x - 12 * u, g - 54 * u, 46 * u, 94 * u, fill, 18 * u),
      p.rect(x + wide - 34 * u, g - 54 * u, 46 * u, 94 * u, fill, 18 * u),
      p.rect(x + 16 * u, g + 14 * u, wide - 32 * u, 26 * u, darken(fill, 0.16), 6),
      p.path(
        d`M${x + wide * 0.22},${g - 32 * u} l${8 * u},${-46 * u} l${46 * u},${10 * u} l${-10 * u},${40 * u} Z`,
        '#ffd166',
      ),
    );
  const lx = w * 0.86;
  return layers(
    p.sky('#d9ecff', '#eef6ff'),
    p.dots('#6aa5e8', (_u, v) => 0.5 - v * 0.9, 0.28),
    wallpaper(p, '#c6dff7'),
    windowTo(p, w * 0.08, g * 0.16, Math.min(w * 0.2, 170 * u), g * 0.4, 'day', '#f2b5a0'),
    sunlight(p, d`M${w * 0.08},${g * 0.16} h${w * 0.2} L${w * 0.5},${g} H${w * 0.16} Z`, '#ffffff', 0.3),
    framed(
      p,
      w * 0.42,
      g * 0.2,
      92 * u,
      66 * u,
      '#c98f5a',
      p.path(
        d`M${w * 0.42},${g * 0.2 + 66 * u} q${30 * u},${-46 * u} ${56 * u},${-14 * u} q${20 * u},${-16 * u} ${36 * u},${14 * u} Z`,
        '#8fcb6b',
        false,
      ) + p.oval(w * 0.42 + 66 * u, g * 0.2 + 20 * u, 10 * u, 10 * u, '#ffd43b', false),
    ),
    bookshelf(p, w * 0.62, g * 0.42, Math.min(w * 0.16, 150 * u), u * 0.9),
    p.rect(-5, g - 12, w + 10, 16, '#ffffff'),
    floor(p, g, '#e3bd8f', '#cfa270'),
    windowLight(p, w * 0.12, w * 0.18, w * 0.1),
    p.oval(w * 0.5, g + (h - g) * 0.62, w * 0.36, (h - g) * 0.3, '#f28482'),
    p.oval(w * 0.5, g + (h - g) * 0.62, w * 0.29, (h - g) * 0.22, '#f6a5a0', false),
    sofa(w * 0.5 - Math.min(w * 0.24, 180 * u), Math.min(w * 0.48, 360 * u), '#7fa8cf'),
    glow(p, lx, g * 0.42, 150 * u, '#ffe9a8', 0.75),
    p.stroke(d`M${lx},${g * 0.42} V${g + 20 * u}`, '#8a6f4d', 6 * u) +
      p.oval(lx, g + 22 * u, 30 * u, 8 * u, '#8a6f4d'),
    p.path(d`M${lx - 26 * u},${g * 0.3} h${52 * u} l${20 * u},${58 * u} h${-92 * u} Z`, '#ffe3a1'),
    pottedPlant(p, 34 * u, h + 34 * u, 1.25 * u),
  );
}

export function bedroom(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const bed = Math.min(w * 0.5, 380 * u);
  const x = w - bed;
  return layers(
    p.sky('#c9c0ea', '#e2daf7'),
    p.dots('#9d7fe0', (_u, v) => 0.5 - v * 0.9, 0.26),
    wallpaper(p, '#bdb2e2'),
    windowTo(p, w * 0.1, g * 0.14, Math.min(w * 0.22, 170 * u), g * 0.42, 'night', '#8f9fe0'),
    light(p, d`M${w * 0.1},${g * 0.14} h${w * 0.22} L${w * 0.62},${h} H${w * 0.22} Z`, '#dfe8ff', 0.3),
    framed(
      p,
      w * 0.46,
      g * 0.14,
      86 * u,
      104 * u,
      '#ffffff',
      p.rect(w * 0.46, g * 0.14, 86 * u, 104 * u, '#4a5da8', 2) +
        p.prop('rocket', w * 0.46 + 43 * u, g * 0.14 + 52 * u, 62 * u),
    ),
    p.clearTop
      ? ''
      : p.stroke(
          d`M${w * 0.74},0 v${g * 0.1} M${w * 0.82},0 v${g * 0.18} M${w * 0.9},0 v${g * 0.08}`,
          '#8a80b5',
          2,
        ) +
          p.prop('star', w * 0.74, g * 0.12, 32 * u) +
          p.prop('crescent-moon', w * 0.82, g * 0.2, 36 * u) +
          p.prop('star', w * 0.9, g * 0.1, 28 * u),
    floor(p, g, '#c9a680', '#b39068'),
    p.oval(w * 0.34, g + (h - g) * 0.6, w * 0.22, (h - g) * 0.26, '#8f9fe0'),
    groundShadow(p, x + bed / 2, g + 52 * u, bed * 0.56),
    p.rect(w - 26 * u, g - 150 * u, 60 * u, 190 * u, '#b3804f', 8),
    p.rect(x - 16 * u, g - 84 * u, 26 * u, 124 * u, '#b3804f', 8),
    p.rect(w - bed * 0.36, g - 96 * u, bed * 0.3, 50 * u, '#ffffff', 18 * u),
    p.path(
      d`M${x},${g - 40 * u} q${bed * 0.3},${-40 * u} ${bed * 0.62},${-22 * u} L${w + 10},${g - 52 * u} V${g + 28 * u} H${x} Z`,
      '#7aa5e0',
    ),
    p.path(
      d`M${x + bed * 0.52},${g - 60 * u} q${bed * 0.1},${14 * u} ${bed * 0.5},${2 * u} v${26 * u} q${-bed * 0.4},${16 * u} ${-bed * 0.5},0 Z`,
      '#a9c8f2',
    ),
    p.rect(x, g + 24 * u, bed + 20, 22 * u, '#b3804f', 4),
    p.rect(x - 92 * u, g - 34 * u, 62 * u, 78 * u, '#c98f5a', 5) +
      p.oval(x - 61 * u, g - 6 * u, 4 * u, 4 * u, '#6b4a2c'),
    glow(p, x - 61 * u, g - 74 * u, 130 * u, '#ffe39a', 0.85),
    p.stroke(d`M${x - 61 * u},${g - 60 * u} v${26 * u}`, '#8a6f4d', 6 * u) +
      p.path(d`M${x - 76 * u},${g - 96 * u} h${30 * u} l${14 * u},${38 * u} h${-58 * u} Z`, '#ffdf8e'),
    p.prop('teddy-bear', 40 * u, h - 40 * u, 118 * u),
    p.rect(96 * u, h - 36 * u, 46 * u, 60 * u, '#ef8a6b', 5) +
      p.rect(122 * u, h - 76 * u, 42 * u, 42 * u, '#f2c14e', 5),
  );
}
