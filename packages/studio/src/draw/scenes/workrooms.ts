import {
  bookshelf,
  floor,
  framed,
  jar,
  nearTable,
  pendant,
  pottedPlant,
  wallClock,
  windowTo,
} from './furniture.ts';
import { groundShadow, light, shade, windowLight } from './light.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Rooms where few people work: with tools, and with papers. */

export function workshop(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const plank = (i: number) => d`M${i * 64 * u},0 V${g} `;
  const [bx, bw] = [w * 0.24, w * 0.56];
  const tools = ['hammer', 'wrench', 'carpentry-saw', 'screwdriver', 'scissors'];
  const [tx, tw] = [w * 0.34, w * 0.4];
  const drawer = (i: number) =>
    p.rect(bx + 26 * u + i * 74 * u, g + 6 * u, 66 * u, 26 * u, '#b98552', 3) +
    p.oval(bx + 59 * u + i * 74 * u, g + 19 * u, 4 * u, 4 * u, '#5b4636');
  return layers(
    p.sky('#e6c79f', '#d8b487'),
    p.stroke(repeat(Math.ceil(w / (64 * u)), plank), '#c49c6c', 2.6),
    p.dots('#a8683a', (_u, v) => 0.44 - v * 0.8, 0.24),
    windowTo(p, w * 0.07, g * 0.2, Math.min(w * 0.17, 150 * u), g * 0.34, 'day'),
    light(p, d`M${w * 0.07},${g * 0.2} h${w * 0.17} L${w * 0.56},${g} H${w * 0.2} Z`, '#fff6cf', 0.36),
    // Tools on their board.
    p.rect(tx, g * 0.14, tw, g * 0.42, '#f0dcb4', 4),
    p.inColor(() =>
      repeat(18, (i) =>
        p.oval(
          tx + (tw * ((i % 9) + 0.5)) / 9,
          g * (0.17 + Math.floor(i / 9) * 0.36),
          1.8,
          1.8,
          '#c9a97a',
          false,
        ),
      ),
    ),
    repeat(5, (i) => p.prop(tools[i]!, tx + (tw * (i + 0.5)) / 5, g * 0.35, Math.min(76 * u, tw / 5.4))),
    p.rect(w * 0.8, g * 0.34, w * 0.17, 9 * u, '#8d5a34', 2),
    repeat(
      3,
      (i) =>
        p.rect(
          w * 0.81 + i * w * 0.052,
          g * 0.34 - 40 * u,
          w * 0.042,
          40 * u,
          ['#c9574a', '#5b8fb0', '#d9a441'][i]!,
          3,
        ) + p.rect(w * 0.81 + i * w * 0.052, g * 0.34 - 30 * u, w * 0.042, 12 * u, '#f4ead6', 0, false),
    ),
    p.stroke(
      d`M${w * 0.86},${g * 0.44} a${26 * u},${26 * u} 0 1 0 1,0 M${w * 0.86},${g * 0.44 + 10 * u} a${17 * u},${17 * u} 0 1 0 1,0`,
      '#d9803f',
      5 * u,
    ),
    floor(p, g, '#b58f66', '#a07b54'),
    // The bench, with a vice and what lies on it.
    groundShadow(p, bx + bw / 2, g + 62 * u, bw * 0.56),
    p.rect(bx + 14 * u, g - 20 * u, 24 * u, 84 * u, '#8a5a34', 2),
    p.rect(bx + bw - 38 * u, g - 20 * u, 24 * u, 84 * u, '#8a5a34', 2),
    p.rect(bx + 20 * u, g + 2 * u, bw - 40 * u, 34 * u, '#a5713f', 2),
    repeat(Math.max(2, Math.floor((bw - 60 * u) / (74 * u))), drawer),
    p.rect(bx - 8 * u, g - 26 * u, bw + 16 * u, 22 * u, '#d19a5f', 4),
    p.path(
      d`M${bx + 4 * u},${g - 26 * u} v${-26 * u} h${26 * u} v${10 * u} h${18 * u} v${-10 * u} h${22 * u} v${26 * u} Z`,
      '#6b7c8c',
    ),
    p.stroke(d`M${bx - 14 * u},${g - 40 * u} h${20 * u} m${-20 * u},${-10 * u} v${20 * u}`, '#4c5a68', 5 * u),
    jar(p, bx + bw * 0.6, g - 26 * u, 0.6 * u, '#c9574a', ['#e9c46a', '#457b9d', '#6a994e']),
    p.prop('nut-and-bolt', bx + bw * 0.78, g - 40 * u, 40 * u),
    p.path(
      d`M${bx + bw * 0.3},${g - 26 * u} l${8 * u},${-10 * u} h${70 * u} l${8 * u},${10 * u} Z`,
      '#e8c896',
    ),
    pendant(p, w * 0.54, g * 0.08, 0.9 * u, '#4f7f6f'),
    // Boards against the wall and a tool chest, near the reader.
    p.path(
      d`M${w * 0.93},${h + 5} L${w * 0.955},${g * 0.5} h${22 * u} L${w * 0.93 + 40 * u},${h + 5} Z`,
      '#e0b981',
    ) + p.path(d`M${w * 0.97},${h + 5} L${w * 0.985},${g * 0.42} h${24 * u} V${h + 5} Z`, '#cf9f66'),
    p.prop('toolbox', 56 * u, h - 36 * u, 118 * u),
  );
}

export function office(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const [dx, dw] = [w * 0.36, Math.min(w * 0.42, 340 * u)];
  const drawer = (i: number) =>
    p.rect(w * 0.05 + 8 * u, g - 124 * u + i * 44 * u, 84 * u, 38 * u, '#b9c6d0', 3) +
    p.rect(w * 0.05 + 36 * u, g - 112 * u + i * 44 * u, 28 * u, 7 * u, '#6b7c8c', 3);
  const note = (i: number) =>
    p.rect(
      w * 0.68 + (14 + (i % 3) * 46) * u,
      g * 0.16 + (12 + Math.floor(i / 3) * 46) * u,
      36 * u,
      34 * u,
      ['#fff3b0', '#cfe9f7', '#f7cfd6', '#d9f0cf', '#ffffff', '#ffe0b8'][i]!,
      2,
    );
  return layers(
    p.sky('#e3ebe6', '#f3f5ec'),
    p.dots('#8fb0a0', (_u, v) => 0.46 - v * 0.9, 0.24),
    p.rect(-5, g * 0.66, w + 10, g * 0.34, '#c9d9cf', 0, false),
    windowTo(p, w * 0.4, g * 0.12, w * 0.2, g * 0.38, 'day', '#9dbfae'),
    light(p, d`M${w * 0.4},${g * 0.12} h${w * 0.2} L${w * 0.78},${g} H${w * 0.36} Z`, '#ffffff', 0.36),
    framed(
      p,
      w * 0.68,
      g * 0.16,
      156 * u,
      104 * u,
      '#a97142',
      p.rect(w * 0.68, g * 0.16, 156 * u, 104 * u, '#dcb98a', 2) + repeat(6, note),
    ),
    bookshelf(p, w * 0.06, g * 0.34, Math.min(w * 0.2, 170 * u), 0.9 * u),
    wallClock(p, w * 0.31, g * 0.2, 22 * u),
    p.rect(-5, g - 12, w + 10, 15, '#ffffff'),
    floor(p, g, '#cdb496', '#b89d7d'),
    windowLight(p, w * 0.42, w * 0.18, w * 0.08),
    p.rect(w * 0.05, g - 134 * u, 100 * u, 146 * u, '#a3b3bf', 4),
    repeat(3, drawer),
    p.prop('potted-plant', w * 0.05 + 50 * u, g - 160 * u, 58 * u),
    // The desk, a chair behind it.
    p.rect(dx + dw * 0.5 - 40 * u, g - 122 * u, 80 * u, 100 * u, '#5f7f95', 16 * u),
    groundShadow(p, dx + dw / 2, g + 58 * u, dw * 0.56),
    p.rect(dx + 10 * u, g - 16 * u, dw - 20 * u, 74 * u, '#b98552', 3),
    p.rect(dx + dw - 96 * u, g - 4 * u, 76 * u, 24 * u, '#cb9a66', 3) +
      p.rect(dx + dw - 96 * u, g + 26 * u, 76 * u, 24 * u, '#cb9a66', 3),
    p.rect(dx - 8 * u, g - 28 * u, dw + 16 * u, 16 * u, '#d8aa72', 4),
    p.prop('laptop', dx + dw * 0.3, g - 54 * u, 70 * u),
    p.prop('telephone', dx + dw * 0.86, g - 44 * u, 46 * u),
    repeat(3, (i) =>
      p.rect(
        dx + dw * 0.54 + i * 3 * u,
        g - 33 * u - i * 5 * u,
        56 * u,
        6 * u,
        i % 2 ? '#e9eef2' : '#ffffff',
        1,
      ),
    ),
    shade(p, d`M${dx},${g - 12 * u} h${dw} v${10 * u} h${-dw} Z`, 0.12),
    // A table with a book and pens, near the reader.
    nearTable(p, -1, w * 0.2, h - 42 * u, '#cb9a66'),
    p.prop('notebook', w * 0.87, h - 54 * u, 56 * u),
    jar(p, w * 0.96, h - 40 * u, 0.9 * u, '#6a9fc9', ['#e9c46a', '#e76f51', '#6fae7d']),
    pottedPlant(p, w * 0.02, h + 40 * u, 1.1 * u),
  );
}
