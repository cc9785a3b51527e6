import { darken } from '../colors.ts';
import { pick } from '../random.ts';
import { floor } from './furniture.ts';
import { glow, groundShadow, light, shade } from './light.ts';
import { branch, bush, cloud, hills, poplar, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

const farWalls = ['#c3cde6', '#cfc1dc', '#b9d6df', '#dccbbf'];
const towerWalls = ['#8aa0c8', '#a58fb8', '#7fb0bd', '#c29a86'];
const houseWalls = ['#f4a08a', '#f7c873', '#8fc1a9', '#8aa9d6', '#e7b4c4'];
const roofs = ['#b5523f', '#8a5a72', '#5f7d8c', '#a8683a'];

function skyline(p: Painter, walls: string[], low: number, high: number, windows: boolean): string {
  let out = '';
  let x = -30 * p.unit;
  while (x < p.width + 20) {
    const wide = (56 + p.random() * 56) * p.unit;
    const tall = p.ground * (low + p.random() * (high - low));
    const top = p.ground - tall;
    const fill = pick(p.random, walls);
    out += p.rect(x, top, wide, tall + 6, fill);
    if (p.random() < 0.35)
      out +=
        p.path(d`M${x + wide * 0.3},${top} h${wide * 0.4} v${-14 * p.unit} h${-wide * 0.4} Z`, fill) +
        p.stroke(d`M${x + wide / 2},${top - 14 * p.unit} v${-34 * p.unit}`, darken(fill, 0.2), 3);
    if (windows) {
      let lit = '';
      for (let y = top + 16 * p.unit; y < p.ground - 26 * p.unit; y += 26 * p.unit)
        for (let at = x + 11 * p.unit; at < x + wide - 16 * p.unit; at += 22 * p.unit)
          if (p.random() < 0.66) lit += d`M${at},${y} h${11 * p.unit} v${13 * p.unit} h${-11 * p.unit} Z `;
      out +=
        p.path(lit || 'M0,0', '#fff0b8', false) +
        shade(p, d`M${x + wide * 0.72},${top} h${wide * 0.28} V${p.ground} h${-wide * 0.28} Z`, 0.1);
    }
    x += wide + (windows ? 8 * p.unit : 0);
  }
  return out;
}

export function lampPost(p: Painter, x: number, foot: number, s: number): string {
  return layers(
    glow(p, x, foot - 196 * s, 70 * s, '#fff0b0', 0.6),
    p.stroke(d`M${x},${foot} V${foot - 168 * s}`, '#4f5b6b', 8 * s),
    p.path(d`M${x - 20 * s},${foot - 214 * s} h${40 * s} l${-10 * s},${46 * s} h${-20 * s} Z`, '#fff3c4'),
    p.path(
      d`M${x - 26 * s},${foot - 212 * s} L${x},${foot - 238 * s} L${x + 26 * s},${foot - 212 * s} Z`,
      '#4f5b6b',
    ),
    p.rect(x - 13 * s, foot - 12 * s, 26 * s, 14 * s, '#4f5b6b', 3),
  );
}

export function city(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  return layers(
    p.sky('#ffc89a', '#fff1d6'),
    p.dots('#ff9a5c', (_u, v) => 0.6 - v, 0.35),
    sun(p, w * 0.68, g * 0.5, 62 * u, '#ffdf7a'),
    cloud(p, w * 0.22, g * 0.2, 0.8 * u, '#fff4e4'),
    skyline(p, farWalls, 0.38, 0.72, false),
    light(p, d`M0,${g * 0.6} H${w} V${g} H0 Z`, '#fff1d6', 0.5),
    skyline(p, towerWalls, 0.22, 0.6, true),
    p.rect(-5, g, w + 10, h, '#aab0ba'),
    p.rect(-5, g, w + 10, 12 * u, '#e6e1d6'),
    p.path(
      repeat(
        Math.ceil(w / (120 * u)),
        (i) => d`M${i * 120 * u + 20},${g + (h - g) * 0.5} h${60 * u} v${8 * u} h${-60 * u} Z `,
      ),
      '#ffffff',
      false,
    ),
    p.prop('bus', w * 0.3, g + 2 * u, 92 * u, { mirrored: true }),
    p.prop('taxi', w * 0.8, g + 8 * u, 70 * u),
    lampPost(p, w * 0.06, h + 20 * u, 1.35 * u),
    bush(p, w * 0.95, h + 22 * u, 0.9 * u, '#5f9a78'),
  );
}

export function house(p: Painter, x: number, wide: number, tall: number): string {
  const { ground: g, unit: u } = p;
  const top = g - tall;
  const wall = pick(p.random, houseWalls);
  const pane = (at: number, y: number) =>
    p.rect(at, y, 24 * u, 30 * u, '#fffbe6', 2) +
    p.stroke(d`M${at + 12 * u},${y} v${30 * u} M${at},${y + 15 * u} h${24 * u}`, '#8d7a6a', 2) +
    p.rect(at - 4 * u, y + 30 * u, 32 * u, 6 * u, '#ffffff', 1);
  const roof =
    p.random() < 0.6
      ? d`M${x - 8},${top + 4} L${x + wide / 2},${top - 54 * u} L${x + wide + 8},${top + 4} Z`
      : d`M${x - 8},${top + 4} l${18 * u},${-38 * u} h${wide - 36 * u + 16} l${18 * u},${38 * u} Z`;
  return layers(
    p.random() < 0.6 ? p.rect(x + wide * 0.7, top - 58 * u, 18 * u, 44 * u, '#a8683a') : '',
    p.path(roof, pick(p.random, roofs)),
    p.rect(x, top, wide, tall + 4, wall),
    pane(x + wide * 0.16, top + 18 * u),
    pane(x + wide * 0.62, top + 18 * u),
    p.rect(x + wide * 0.58, g - 64 * u, 32 * u, 66 * u, darken(wall, 0.4), 3),
    p.oval(x + wide * 0.58 + 25 * u, g - 30 * u, 3 * u, 3 * u, '#ffe08a', false),
    tall > 120 * u ? pane(x + wide * 0.16, g - 68 * u) : '',
    shade(p, d`M${x + wide * 0.86},${top} h${wide * 0.14} V${g} h${-wide * 0.14} Z`, 0.1),
  );
}

export function street(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  let row = '';
  for (let x = -30 * u; x < w + 20; ) {
    const wide = (118 + p.random() * 50) * u;
    row += house(p, x, wide, Math.min(g * 0.66, (110 + p.random() * 60) * u));
    x += wide + 8 * u;
  }
  return layers(
    p.sky('#a8ddf5', '#f2fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.88, g * 0.17, 36 * u),
    cloud(p, w * 0.3, g * 0.17, 0.9 * u),
    cloud(p, w * 0.62, g * 0.1, 0.6 * u),
    repeat(6, (i) => poplar(p, w * (0.06 + i * 0.18), g * 0.9, 1.1 * u, '#a9d4ae')),
    row,
    tree(p, w * 0.52, g + 10 * u, 0.78 * u, '#6cbf63'),
    p.rect(-5, g, w + 10, 22 * u, '#e6e1d6'),
    p.rect(-5, g + 22 * u, w + 10, h, '#8f949c'),
    shade(p, d`M0,${g + 22 * u} H${w} v${8 * u} H0 Z`, 0.16),
    p.path(
      repeat(
        Math.ceil(w / (120 * u)),
        (i) => d`M${i * 120 * u + 20},${g + 24 * u + (h - g) * 0.34} h${60 * u} v${8 * u} h${-60 * u} Z `,
      ),
      '#ffffff',
      false,
    ),
    groundShadow(p, w * 0.76, g + 32 * u, 54 * u),
    p.prop('automobile', w * 0.76, g + 2 * u, 84 * u),
    p.prop('bicycle', w * 0.3, g - 12 * u, 66 * u),
    lampPost(p, w * 0.95, h + 26 * u, 1.3 * u),
    bush(p, w * 0.04, h + 16 * u, 1.15 * u, '#4f9d57'),
    bush(p, w * 0.2, h + 30 * u, 0.9 * u, '#63b065'),
  );
}

export function market(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const goods = [
    'red-apple',
    'bread',
    'carrot',
    'cheese-wedge',
    'tangerine',
    'fish',
    'grapes',
    'tomato',
    'pear',
  ];
  const stalls = w > 640 * u ? 3 : 2;
  const colors = ['#e5584f', '#3f8fc4', '#5aa85f'];
  const stall = (i: number) => {
    const wide = (w / stalls) * 0.84;
    const x = (w / stalls) * (i + 0.5) - wide / 2;
    const top = g * 0.3;
    const stripe = (k: number) =>
      p.path(
        d`M${x - 8 + ((wide + 16) * k) / 6},${top + g * 0.13} l${8 - (16 * k) / 6},${-g * 0.13} h${wide / 6} l${(16 * (k + 1)) / 6 - 8},${g * 0.13} q${-(wide + 16) / 12},${16 * u} ${-(wide + 16) / 6},0 Z`,
        k % 2 ? '#fff8ec' : colors[i]!,
      );
    return layers(
      groundShadow(p, x + wide / 2, g + 8 * u, wide * 0.56),
      p.rect(x + 6, top, 9 * u, g - top, '#a97142'),
      p.rect(x + wide - 15 * u, top, 9 * u, g - top, '#a97142'),
      shade(p, d`M${x},${top + g * 0.13} h${wide} v${g * 0.1} h${-wide} Z`, 0.14),
      p.rect(x, g - 62 * u, wide, 66 * u, '#c98f5a', 3),
      p.stroke(d`M${x},${g - 40 * u} h${wide} M${x},${g - 18 * u} h${wide}`, '#a97142', 3),
      repeat(4, (k) =>
        p.prop(goods[(i * 3 + k) % goods.length]!, x + (wide * (k + 0.5)) / 4, g - 82 * u, 50 * u),
      ),
      repeat(6, stripe),
    );
  };
  const bulb = (i: number) =>
    p.oval(
      w * (0.06 + i * 0.11),
      g * (0.1 + Math.sin(i * 0.9) * 0.035),
      9 * u,
      12 * u,
      ['#ffd166', '#ef8a6b', '#8fd0c8'][i % 3]!,
    );
  return layers(
    p.sky('#ffe2b8', '#fff5e0'),
    p.dots('#ff9a5c', (_u, v) => 0.55 - v, 0.34),
    // Hills and trees: there are markets in villages, too.
    hills(p, g * 0.58, 20 * u, '#d9dfb0', 0.2),
    repeat(5, (i) => poplar(p, w * (0.08 + i * 0.22), g * 0.82, 1.1 * u, '#b5cf9a')),
    hills(p, g * 0.76, 14 * u, '#c3d495', 0.6),
    p.clearTop
      ? ''
      : p.stroke(
          d`M-5,${g * 0.1} Q${w * 0.25},${g * 0.16} ${w * 0.5},${g * 0.07} T${w + 5},${g * 0.09}`,
          '#8a6f4d',
          2.6,
        ) + repeat(9, bulb),
    floor(p, g - 4, '#dcc9a6'),
    repeat(stalls, stall),
    p.path(
      repeat(
        14,
        (i) =>
          d`M${((i * 83) % 100) * 0.01 * w},${g + (h - g) * (0.3 + ((i * 37) % 60) / 100)} h${26 * u} v${4 * u} h${-26 * u} Z `,
      ),
      '#cbb58d',
      false,
    ),
    p.prop('basket', w * 0.94, h - 14 * u, 110 * u),
    p.rect(-10, h - 44 * u, 130 * u, 70 * u, '#b5783f', 3),
    repeat(3, (i) => p.prop('tomato', (18 + i * 38) * u, h - 58 * u, 46 * u)),
    p.rect(-10, h - 40 * u, 134 * u, 15 * u, '#d19a5f', 2) +
      p.rect(-10, h - 18 * u, 134 * u, 15 * u, '#d19a5f', 2),
  );
}

export function capitol(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const dome = Math.min(w * 0.12, g * 0.22);
  const wide = Math.min(w * 0.84, dome * 6.4);
  const eaves = g * 0.66;
  const post = (i: number) =>
    p.rect(x - wide / 2 + 14 + i * ((wide - 46) / 10), eaves + 14, 15 * u, g - eaves - 20, '#ffffff');
  return layers(
    p.sky('#9fd3f5', '#eef8ff'),
    p.dots('#3a93dc', (_u, v) => 0.6 - v, 0.36),
    sun(p, w * 0.12, g * 0.2, 36 * u),
    cloud(p, w * 0.24, g * 0.3, 0.8 * u),
    cloud(p, w * 0.84, g * 0.22, 0.9 * u),
    repeat(7, (i) => poplar(p, w * (0.02 + i * 0.16), g + 4, 0.9 * u, '#9dcf9f')),
    p.clearTop
      ? ''
      : p.stroke(d`M${x},${eaves - dome * 2.2} v${dome * 0.7}`, '#9aa3ad', 4) +
          p.path(
            d`M${x},${eaves - dome * 2.2} q${dome * 0.2},${dome * 0.06} ${dome * 0.44},0 v${dome * 0.28} q${-dome * 0.24},${dome * 0.06} ${-dome * 0.44},0 Z`,
            '#d9574a',
          ),
    p.path(
      d`M${x - dome},${eaves - dome * 0.4} C${x - dome},${eaves - dome * 2} ${x + dome},${eaves - dome * 2} ${x + dome},${eaves - dome * 0.4} Z`,
      '#f7f3e8',
    ),
    p.stroke(
      d`M${x - dome * 0.5},${eaves - dome * 0.5} Q${x - dome * 0.5},${eaves - dome * 1.3} ${x},${eaves - dome * 1.56} M${x + dome * 0.5},${eaves - dome * 0.5} Q${x + dome * 0.5},${eaves - dome * 1.3} ${x},${eaves - dome * 1.56}`,
      '#d9cfb8',
      3,
    ),
    shade(
      p,
      d`M${x + dome * 0.4},${eaves - dome * 0.4} Q${x + dome * 0.6},${eaves - dome * 1.2} ${x + dome * 0.2},${eaves - dome * 1.58} C${x + dome * 0.8},${eaves - dome * 1.4} ${x + dome},${eaves - dome} ${x + dome},${eaves - dome * 0.4} Z`,
      0.1,
    ),
    p.rect(x - dome * 1.12, eaves - dome * 0.45, dome * 2.24, dome * 0.5, '#ece5d3'),
    p.rect(x - wide / 2, eaves, wide, g - eaves, '#dcd4c2'),
    repeat(11, post),
    p.path(
      d`M${x - dome * 1.5},${eaves + 2} L${x},${eaves - dome * 0.55} L${x + dome * 1.5},${eaves + 2} Z`,
      '#f7f3e8',
    ),
    p.rect(x - wide / 2 - 10, eaves, wide + 20, 15 * u, '#efe9da'),
    repeat(3, (i) =>
      p.rect(
        x - wide * (0.34 + i * 0.05),
        g - 10 * u + i * 9 * u,
        wide * (0.68 + i * 0.1),
        11 * u,
        i % 2 ? '#e6dfcd' : '#f1ebdc',
      ),
    ),
    floor(p, g + 16 * u, '#8fcb6b'),
    p.path(d`M${x - 60 * u},${g + 17 * u} h${120 * u} L${x + 210 * u},${h + 5} H${x - 210 * u} Z`, '#e9e2cf'),
    repeat(
      3,
      (i) =>
        bush(p, x - (130 + i * 96) * u, g + 30 * u, 0.36 * u, '#5fb55f') +
        bush(p, x + (130 + i * 96) * u, g + 30 * u, 0.36 * u, '#5fb55f'),
    ),
    branch(p, -1, 1.05 * u, '#6cae5f'),
    lampPost(p, w * 0.07, h + 16 * u, 1.15 * u),
  );
}
