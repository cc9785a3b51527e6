import { darken } from '../colors.ts';
import { chairBack, floor, nearTable, pendant, pottedPlant, windowTo } from './furniture.ts';
import { groundShadow, light, shade, windowLight } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Rooms with a counter: where people eat together, and where they buy. */

export function cafeteria(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [cx, cw] = [w * 0.04, Math.min(w * 0.46, 400 * u)];
  const pot = (i: number) => {
    const x = cx + (cw * (i + 0.5)) / 4;
    return layers(
      p.stroke(
        d`M${x - 8 * u},${g - 96 * u} q${-7 * u},${-10 * u} 0,${-20 * u} t0,${-18 * u}`,
        '#ffffff',
        3.6 * u,
      ),
      p.rect(x - 34 * u, g - 88 * u, 68 * u, 16 * u, '#aeb8c2', 3),
      p.oval(x, g - 87 * u, 29 * u, 7 * u, ['#e0a94f', '#7fb765', '#d9694f', '#f0dca8'][i]!),
    );
  };
  const bench = (x: number, wide: number) =>
    layers(
      groundShadow(p, x + wide / 2, g + 62 * u, wide * 0.56),
      p.rect(x + wide * 0.12, g + 6 * u, 12 * u, 54 * u, '#8793a0', 2),
      p.rect(x + wide * 0.83, g + 6 * u, 12 * u, 54 * u, '#8793a0', 2),
      p.rect(x, g - 8 * u, wide, 16 * u, '#7fb3c9', 5),
      p.rect(x - 8 * u, g + 34 * u, wide + 16 * u, 11 * u, '#e59a5c', 4),
    );
  return layers(
    p.sky('#fdf1d6', '#fbe3b4'),
    p.dots('#f2a65a', (_u, v) => 0.48 - v * 0.9, 0.28),
    p.rect(-5, g * 0.62, w + 10, g * 0.38, '#f5cf94', 0, false),
    p.rect(-5, g * 0.61, w + 10, 7, '#ffffff', 0, false),
    windowTo(p, w * 0.6, g * 0.16, w * 0.14, g * 0.36, 'day'),
    windowTo(p, w * 0.81, g * 0.16, w * 0.14, g * 0.36, 'day'),
    light(p, d`M${w * 0.6},${g * 0.16} h${w * 0.35} L${w * 0.86},${g} H${w * 0.4} Z`, '#ffffff', 0.3),
    // What there is today, over the counter.
    p.rect(cx + 12 * u, g * 0.13, cw - 24 * u, g * 0.24, '#3d5a52', 4),
    repeat(3, (i) =>
      p.prop(
        ['steaming-bowl', 'green-salad', 'red-apple'][i]!,
        cx + cw * (0.2 + i * 0.3),
        g * 0.25,
        Math.min(50 * u, g * 0.18),
      ),
    ),
    p.rect(-5, g - 12, w + 10, 15, '#e8c08a'),
    floor(p, g, '#d8cfc0'),
    windowLight(p, w * 0.6, w * 0.18, w * 0.06),
    p.rect(cx, g - 76 * u, cw, 84 * u, '#e5efe9', 4),
    p.rect(cx, g - 46 * u, cw, 9 * u, '#6fae9d', 0, false),
    repeat(4, pot),
    light(p, d`M${cx},${g - 136 * u} h${cw} l${10 * u},${44 * u} h${-cw - 20 * u} Z`, '#eefaff', 0.55),
    p.stroke(
      d`M${cx},${g - 136 * u} h${cw} M${cx + 4 * u},${g - 136 * u} v${60 * u} M${cx + cw - 4 * u},${g - 136 * u} v${60 * u}`,
      '#8d99a6',
      4 * u,
    ),
    p.rect(cx - 8 * u, g + 6 * u, cw + 16 * u, 10 * u, '#aeb8c2', 3),
    bench(w * 0.56, Math.min(w * 0.4, 300 * u)),
    p.prop('beverage-box', w * 0.64, g - 26 * u, 36 * u),
    p.prop('red-apple', w * 0.7, g - 20 * u, 28 * u),
    pendant(p, w * 0.3, g * 0.06, 0.7 * u, '#6fae9d'),
    pendant(p, w * 0.74, g * 0.08, 0.8 * u, '#e59a5c'),
    // A table with a tray, near the reader.
    nearTable(p, -1, w * 0.26, h - 42 * u, '#7fb3c9'),
    p.path(
      d`M${w * 0.8},${h - 38 * u} h${w * 0.17} l${14 * u},${22 * u} h${-w * 0.17 - 30 * u} Z`,
      '#e8794f',
    ),
    p.prop('sandwich', w * 0.86, h - 46 * u, 50 * u),
    p.prop('glass-of-milk', w * 0.94, h - 56 * u, 50 * u),
    chairBack(p, w * 0.1, h - 62 * u, 0.9 * u, '#e59a5c'),
  );
}

export function shop(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const goods = [
    'canned-food',
    'bread',
    'soap',
    'honey-pot',
    'cookie',
    'glass-of-milk',
    'candy',
    'beverage-box',
    'chocolate-bar',
  ];
  const [sx, sw] = [w * 0.3, w * 0.42];
  const each = Math.max(4, Math.round(sw / (66 * u)));
  const row = (k: number) => {
    const y = g * (0.32 + k * 0.23);
    return layers(
      shade(p, d`M${sx},${y - g * 0.2} h${sw} v${16 * u} h${-sw} Z`, 0.08),
      repeat(each, (i) =>
        p.prop(
          goods[(i + k * 4) % goods.length]!,
          sx + (sw * (i + 0.5)) / each,
          y - 24 * u,
          Math.min(46 * u, g * 0.16),
        ),
      ),
      p.rect(sx, y, sw, 9 * u, '#a97142', 2),
    );
  };
  const stripe = (i: number) =>
    p.path(
      d`M${(w * i) / 12},-6 h${w / 12 + 1} v${g * 0.07} q${-w / 24},${14 * u} ${-w / 12},0 Z`,
      i % 2 ? '#fff8ec' : '#3f9a8a',
    );
  const [cx, cw] = [w * 0.68, Math.min(w * 0.34, 280 * u)];
  return layers(
    p.sky('#fff0d2', '#ffe2b2'),
    p.dots('#f2a65a', (_u, v) => 0.48 - v * 0.9, 0.28),
    // The door to the street.
    p.rect(w * 0.06, g * 0.18, Math.min(w * 0.16, 130 * u), g * 0.82, '#3f7f8f', 4),
    p.rect(w * 0.06 + 14 * u, g * 0.24, Math.min(w * 0.16, 130 * u) - 28 * u, g * 0.42, '#cdeaf5', 3),
    p.prop('bell', w * 0.06 + Math.min(w * 0.08, 65 * u), g * 0.17, 32 * u),
    p.oval(w * 0.06 + Math.min(w * 0.16, 130 * u) - 12 * u, g * 0.74, 6 * u, 6 * u, '#f2d38a'),
    p.rect(sx - 10 * u, g * 0.1, sw + 20 * u, g * 0.9, '#c99a68', 4),
    p.rect(sx, g * 0.13, sw, g * 0.86, '#eccfa0', 2, false),
    repeat(3, row),
    p.clearTop ? '' : repeat(12, stripe),
    floor(p, g, '#d9b48a', '#c49c70'),
    light(p, d`M${w * 0.06},${g + 6} h${w * 0.14} l${w * 0.12},${h - g} h${-w * 0.26} Z`, '#fff6cf', 0.4),
    // A counter with a till and scales.
    groundShadow(p, cx + cw / 2, g + 50 * u, cw * 0.56),
    p.rect(cx, g - 54 * u, cw, 104 * u, '#b07b4c', 4),
    repeat(3, (i) =>
      p.rect(cx + 12 * u + (i * (cw - 18 * u)) / 3, g - 34 * u, (cw - 42 * u) / 3, 66 * u, '#c08c5c', 3),
    ),
    p.rect(cx - 10 * u, g - 64 * u, cw + 20 * u, 14 * u, '#8f5f38', 4),
    p.path(
      d`M${cx + 26 * u},${g - 64 * u} l${10 * u},${-52 * u} h${66 * u} l${16 * u},${52 * u} Z`,
      '#6d7f93',
    ),
    p.rect(cx + 46 * u, g - 132 * u, 46 * u, 24 * u, '#cfe9d6', 3),
    repeat(6, (i) =>
      p.rect(
        cx + (42 + (i % 3) * 20) * u,
        g - (100 - Math.floor(i / 3) * 17) * u,
        13 * u,
        11 * u,
        '#f3f5f7',
        2,
      ),
    ),
    p.prop('balance-scale', cx + cw * 0.72, g - 96 * u, 66 * u),
    // Baskets, near the reader.
    p.path(d`M${-10 * u},${h + 5} v${-62 * u} h${150 * u} l${-14 * u},${62 * u} Z`, '#c9965a'),
    repeat(4, (i) =>
      p.prop(['red-apple', 'tangerine', 'green-apple', 'lemon'][i]!, (16 + i * 34) * u, h - 72 * u, 46 * u),
    ),
    p.rect(-10 * u, h - 58 * u, 158 * u, 14 * u, darken('#c9965a', 0.16), 3),
    pottedPlant(p, w * 0.96, h + 40 * u, 0.9 * u),
  );
}
