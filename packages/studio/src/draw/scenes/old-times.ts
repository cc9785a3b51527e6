import { darken } from '../colors.ts';
import { dwelling } from './dwellings.ts';
import { floor, framed } from './furniture.ts';
import { column } from './halls.ts';
import { landLook, ownTree, treeLine } from './land.ts';
import { glow, groundShadow, light, shade } from './light.ts';
import { bush, cloud, grass, hills, sun } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Places as they are in many countries and were in many centuries: nothing in them tells which. */

/** Small houses with thatched roofs around a well. */
export function village(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const wx = w * 0.5;
  return layers(
    p.sky('#a8ddf2', '#fdf6e0'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.14, g * 0.18, 38 * u),
    cloud(p, w * 0.44, g * 0.16, 0.8 * u),
    cloud(p, w * 0.84, g * 0.22, 0.7 * u),
    landLook(p).horizon(p, g * 0.74),
    p.rect(-5, g * 0.74, w + 10, h, landLook(p).ground[0]),
    treeLine(p, g * 0.8, 0.42 * u, [0.3, 0.42, 0.54, 0.66]),
    repeat(2, (i) => dwelling(p, w * (0.4 + i * 0.2), g * 0.84, 0.46 * u, '#e8d3ae')),
    p.path(
      d`M-5,${h + 5} V${g * 0.86} Q${w * 0.5},${g * 0.82} ${w + 5},${g * 0.86} V${h + 5} Z`,
      landLook(p).ground[1],
    ),
    // Lanes of trodden earth.
    p.path(
      d`M${wx - 26 * u},${g * 0.84} Q${wx - 40 * u},${g * 0.96} ${w * 0.08},${h + 5} H${w * 0.92} Q${wx + 40 * u},${g * 0.96} ${wx + 26 * u},${g * 0.84} Z`,
      '#e6cd9c',
    ),
    dwelling(p, w * 0.8, g * 0.99, u, '#efd7b0'),
    dwelling(p, w * 0.16, g + 6 * u, 1.16 * u, '#e3bd92'),
    ownTree(p, w * 0.97, g + 8 * u, 1.05 * u),
    // A well with its bucket.
    groundShadow(p, wx, g + 22 * u, 56 * u),
    p.stroke(
      d`M${wx - 36 * u},${g} v${-74 * u} M${wx + 36 * u},${g} v${-74 * u} M${wx - 46 * u},${g - 74 * u} h${92 * u}`,
      '#8a5f3c',
      7 * u,
    ),
    p.stroke(d`M${wx},${g - 74 * u} v${34 * u}`, '#7a6a50', 3),
    p.path(d`M${wx - 12 * u},${g - 42 * u} h${24 * u} l${-4 * u},${22 * u} h${-16 * u} Z`, '#a97142'),
    p.path(
      d`M${wx - 46 * u},${g - 12 * u} q${46 * u},${14 * u} ${92 * u},0 v${30 * u} q${-46 * u},${16 * u} ${-92 * u},0 Z`,
      '#b8b0a4',
    ),
    p.oval(wx, g - 12 * u, 46 * u, 10 * u, '#5f5850'),
    p.stroke(
      d`M${wx - 44 * u},${g + 8 * u} q${44 * u},${14 * u} ${88 * u},0 M${wx - 14 * u},${g - 2 * u} v${14 * u} M${wx + 20 * u},${g + 12 * u} v${12 * u}`,
      '#968e82',
      2.4,
    ),
    p.prop('rooster', w * 0.66, g + 20 * u, 42 * u, { mirrored: true }),
    bush(p, w * 0.03, h + 22 * u, 0.9 * u, '#6fa552'),
    p.path(
      d`M${w * 0.88},${h + 5} v${-34 * u} q${20 * u},${-22 * u} ${40 * u},${-22 * u} h${90 * u} V${h + 5} Z`,
      '#c9b08a',
    ),
    grass(p, w * 0.86, h + 6, 1.1 * u, '#7fa552'),
  );
}

/** A hall with a throne. */
export function palace(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.5;
  const banner = (at: number, fill: string) =>
    p.rect(at - 34 * u, g * 0.12, 68 * u, 9 * u, '#c9a24d', 4) +
    p.path(
      d`M${at - 28 * u},${g * 0.13} h${56 * u} v${g * 0.4} l${-28 * u},${26 * u} l${-28 * u},${-26 * u} Z`,
      fill,
    ) +
    p.path(
      d`M${at},${g * 0.24} l${13 * u},${22 * u} l${-13 * u},${22 * u} l${-13 * u},${-22 * u} Z`,
      '#f2d38a',
    );
  const arch = (at: number) => {
    const wide = Math.min(w * 0.1, 84 * u);
    return (
      p.path(
        d`M${at - wide / 2 - 8 * u},${g * 0.7} V${g * 0.28} a${wide / 2 + 8 * u},${wide / 2 + 8 * u} 0 0 1 ${wide + 16 * u},0 V${g * 0.7} Z`,
        '#e0c78f',
      ) +
      p.path(
        d`M${at - wide / 2},${g * 0.7} V${g * 0.28} a${wide / 2},${wide / 2} 0 0 1 ${wide},0 V${g * 0.7} Z`,
        '#cfe9f5',
      )
    );
  };
  const stair = (i: number) =>
    p.rect(
      x - (116 + i * 22) * u,
      g - 34 * u + i * 14 * u,
      (232 + i * 44) * u,
      15 * u,
      i % 2 ? '#e6d7b4' : '#f0e4c6',
      2,
    );
  const tile = (i: number) => {
    const y = g + (h - g) * (0.2 + i * 0.3);
    return d`M-5,${y} H${w + 5} `;
  };
  return layers(
    p.sky('#f4e3bf', '#ecd3a2'),
    p.dots('#c9963f', (_u, v) => 0.46 - v, 0.26),
    framed(
      p,
      w * 0.5 - 96 * u,
      g * 0.1,
      192 * u,
      g * 0.62,
      '#c9a24d',
      p.rect(w * 0.5 - 96 * u, g * 0.1, 192 * u, g * 0.62, '#a83a48', 2),
    ),
    arch(w * 0.26),
    arch(w * 0.74),
    light(p, d`M${w * 0.22},${g * 0.3} h${w * 0.08} L${w * 0.56},${g} H${w * 0.3} Z`, '#fff6cf', 0.4),
    p.rect(-5, g - 14 * u, w + 10, 18 * u, '#d9bd84'),
    floor(p, g, '#e3d2aa'),
    p.inColor(() =>
      p.stroke(
        repeat(3, tile) + repeat(9, (i) => d`M${(w * i) / 8},${g} L${x + ((w * i) / 8 - x) * 1.8},${h} `),
        '#cfba8c',
        2.2,
      ),
    ),
    // The throne on its steps.
    repeat(3, stair),
    glow(p, x, g - 110 * u, 120 * u, '#fff0b8', 0.6),
    p.path(
      d`M${x - 48 * u},${g - 32 * u} V${g - 150 * u} q${48 * u},${-54 * u} ${96 * u},0 V${g - 32 * u} Z`,
      '#d9a93f',
    ),
    p.path(
      d`M${x - 34 * u},${g - 66 * u} V${g - 142 * u} q${34 * u},${-36 * u} ${68 * u},0 V${g - 66 * u} Z`,
      '#8f2f55',
    ),
    p.rect(x - 58 * u, g - 74 * u, 116 * u, 20 * u, '#b5466f', 8),
    p.rect(x - 62 * u, g - 92 * u, 16 * u, 64 * u, '#c9963a', 5) +
      p.rect(x + 46 * u, g - 92 * u, 16 * u, 64 * u, '#c9963a', 5),
    p.oval(x, g - 182 * u, 11 * u, 11 * u, '#f2d38a'),
    p.path(d`M${x - 60 * u},${g + 8 * u} h${120 * u} L${x + 170 * u},${h + 5} H${x - 170 * u} Z`, '#b5404c'),
    p.stroke(
      d`M${x - 50 * u},${g + 8 * u} L${x - 146 * u},${h + 5} M${x + 50 * u},${g + 8 * u} L${x + 146 * u},${h + 5}`,
      '#f2d38a',
      4 * u,
    ),
    banner(w * 0.38, '#3f6fae'),
    banner(w * 0.62, '#3f6fae'),
    column(p, w * 0.14, g * 0.04, g + 16 * u, 48 * u, '#f3e8cc'),
    column(p, w * 0.86, g * 0.04, g + 16 * u, 48 * u, '#f3e8cc'),
    // A curtain at the edge, near the reader.
    p.path(
      d`M${w + 10},-6 h${-84 * u} q${-6 * u},${h * 0.5} ${20 * u},${h * 0.62} q${-30 * u},${h * 0.2} ${-24 * u},${h * 0.5} H${w + 10} Z`,
      '#8f2f45',
    ),
    p.stroke(d`M${w - 62 * u},${h * 0.6} h${80 * u}`, '#e8c873', 8 * u),
  );
}

/** A square in a walled town, without anything of our time. */
export function oldTown(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const walls = ['#e6cda4', '#d9b98c', '#ecd9b8', '#cfae84'];
  const arched = (x: number, y: number, wide: number, tall: number, fill: string) =>
    p.path(
      d`M${x - wide / 2},${y} v${-tall + wide / 2} a${wide / 2},${wide / 2} 0 0 1 ${wide},0 V${y} Z`,
      fill,
    );
  const block = (x: number, wide: number, tall: number, fill: string) =>
    layers(
      p.rect(x, g - tall, wide, tall + 4, fill),
      p.rect(x - 5 * u, g - tall - 8 * u, wide + 10 * u, 12 * u, darken(fill, 0.1), 2),
      shade(p, d`M${x + wide * 0.78},${g - tall} h${wide * 0.22} V${g} h${-wide * 0.22} Z`, 0.1),
      arched(x + wide * 0.3, g - tall * 0.52, 22 * u, 36 * u, darken(fill, 0.5)),
      arched(x + wide * 0.68, g - tall * 0.52, 22 * u, 36 * u, darken(fill, 0.5)),
      arched(x + wide * 0.46, g, 36 * u, 58 * u, darken(fill, 0.42)),
    );
  const tooth = (i: number) => p.rect(i * 34 * u, g * 0.5 - 16 * u, 20 * u, 20 * u, '#e0cfb0');
  const gate = w * 0.5;
  const tower = (x: number) =>
    p.rect(x - 30 * u, g * 0.36, 60 * u, g * 0.66, '#d9c49c') +
    repeat(3, (i) => p.rect(x - 34 * u + i * 26 * u, g * 0.36 - 16 * u, 17 * u, 18 * u, '#d9c49c')) +
    arched(x, g * 0.56, 16 * u, 32 * u, '#8a7350');
  return layers(
    p.sky('#ffd9a0', '#fff4da'),
    p.dots('#f2a65a', (_u, v) => 0.55 - v, 0.32),
    sun(p, w * 0.8, g * 0.2, 42 * u, '#ffe08a'),
    cloud(p, w * 0.24, g * 0.18, 0.8 * u, '#fff4e4'),
    hills(p, g * 0.5, 30 * u, '#e3d9ae', 0.3),
    repeat(Math.ceil(w / (34 * u)) + 1, tooth),
    p.rect(-5, g * 0.5, w + 10, g * 0.52, '#e0cfb0'),
    p.inColor(() =>
      p.stroke(
        repeat(
          18,
          (i) => d`M${w * (((i * 37) % 100) / 100)},${g * (0.58 + ((i * 23) % 34) / 100)} h${26 * u} `,
        ),
        '#cdb88f',
        2.6,
      ),
    ),
    tower(gate - 92 * u),
    tower(gate + 92 * u),
    arched(gate, g + 2, 96 * u, g * 0.4, '#fff0c8'),
    hillsInGate(p, gate),
    block(-30 * u, w * 0.2 + 30 * u, g * 0.6, walls[0]!),
    block(w * 0.2 + 6 * u, w * 0.13, g * 0.42, walls[1]!),
    block(w * 0.71, w * 0.13, g * 0.46, walls[2]!),
    block(w * 0.85, w * 0.2, g * 0.66, walls[3]!),
    // An awning over a door.
    p.path(
      d`M${w * 0.02},${g - 74 * u} h${w * 0.13} l${20 * u},${30 * u} h${-w * 0.13 - 30 * u} Z`,
      '#c9574a',
    ),
    floor(p, g, '#dfc79c'),
    p.inColor(() =>
      p.stroke(
        repeat(
          16,
          (i) =>
            d`M${w * (((i * 29) % 100) / 100)},${g + (h - g) * (0.2 + ((i * 41) % 70) / 100)} q${14 * u},${-6 * u} ${28 * u},0 `,
        ),
        '#c9ae7e',
        2.6,
      ),
    ),
    // Jars and a bale, near the reader.
    repeat(2, (i) =>
      p.path(
        d`M${(30 + i * 74) * u},${h + 5} q${-34 * u},${-34 * u} ${10 * u},${-72 * u} h${-4 * u} v${-14 * u} h${36 * u} v${14 * u} h${-4 * u} q${44 * u},${38 * u} ${10 * u},${72 * u} Z`,
        i ? '#b5673f' : '#c97f50',
      ),
    ),
    p.rect(w * 0.88, h - 60 * u, w * 0.16, 80 * u, '#d9b77a', 12) +
      p.stroke(
        d`M${w * 0.93},${h - 60 * u} v${70 * u} M${w * 0.88},${h - 26 * u} h${w * 0.16}`,
        '#8a6a3d',
        5 * u,
      ),
  );
}

/** The land that is seen through a gate at `x`. */
const hillsInGate = (p: Painter, x: number) =>
  p.path(
    d`M${x - 48 * p.unit},${p.ground} v${-46 * p.unit} q${30 * p.unit},${-26 * p.unit} ${52 * p.unit},${-8 * p.unit} t${44 * p.unit},${-6 * p.unit} V${p.ground} Z`,
    '#c9cf94',
  );
