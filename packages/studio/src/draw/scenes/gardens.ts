import { pick } from '../random.ts';
import { dwelling, isWarm } from './dwellings.ts';
import { landLook, ownTree } from './land.ts';
import { groundShadow, light, shade } from './light.ts';
import { branch, bush, cloud, fence, flower, grass, hills, poplar, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Outdoors where people plant, play and farm. */

export function garden(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const petals = ['#ff6b9d', '#ffffff', '#ff8c42', '#c77dff'];
  const gx = w * 0.7;
  const greenhouse = layers(
    groundShadow(p, gx + 84 * u, g - 4 * u, 110 * u, 8 * u),
    p.path(
      d`M${gx},${g - 6 * u} V${g - 86 * u} L${gx + 84 * u},${g - 134 * u} L${gx + 168 * u},${g - 86 * u} V${g - 6 * u} Z`,
      '#d6f0f3',
    ),
    light(
      p,
      d`M${gx + 20 * u},${g - 10 * u} L${gx + 66 * u},${g - 118 * u} l${18 * u},${-8 * u} L${gx + 48 * u},${g - 10 * u} Z`,
      '#ffffff',
      0.7,
    ),
    p.stroke(
      d`M${gx},${g - 86 * u} h${168 * u} M${gx + 42 * u},${g - 108 * u} V${g - 6 * u} M${gx + 84 * u},${g - 134 * u} V${g - 6 * u} M${gx + 126 * u},${g - 108 * u} V${g - 6 * u}`,
      '#8fb5a5',
      3.6 * u,
    ),
  );
  const bed = (i: number) =>
    layers(
      p.path(
        d`M${w * (0.3 + i * 0.17)},${g + 30 * u} l${18 * u},${-18 * u} h${86 * u} l${14 * u},${18 * u} Z`,
        '#8a5f3c',
      ),
      repeat(3, (k) =>
        p.prop(
          ['seedling', 'leafy-green', 'seedling'][i % 3]!,
          w * (0.3 + i * 0.17) + (28 + k * 31) * u,
          g + 4 * u,
          30 * u,
        ),
      ),
    );
  return layers(
    p.sky('#8fd6f7', '#e3f7ff'),
    p.dots('#3aa9e0', (_u, v) => 0.6 - v * 1.1, 0.4),
    sun(p, w * 0.84, g * 0.2, Math.min(50 * u, g * 0.13)),
    cloud(p, w * 0.2, g * 0.24, 0.9 * u),
    cloud(p, w * 0.54, g * 0.15, 0.6 * u),
    hills(p, g * 0.72, 26 * u, '#cfe8b5', 0),
    repeat(5, (i) => poplar(p, w * (0.12 + i * 0.09), g * 0.8, 0.5 * u, '#b1d9a0')),
    hills(p, g * 0.84, 16 * u, '#b5dd86', 0.5),
    fence(p, g * 0.99, 0.86 * u),
    greenhouse,
    tree(p, w * 0.14, g + 4 * u, 1.35 * u, '#5fb55f'),
    repeat(5, (i) =>
      p.oval(
        w * 0.14 + [-44, -14, 24, 46, 4][i]! * u,
        g - [104, 138, 128, 96, 92][i]! * u,
        7 * u,
        7 * u,
        '#e5484d',
      ),
    ),
    p.path(d`M0,${h + 5} V${g * 0.99} Q${w * 0.5},${g * 0.95} ${w},${g} V${h + 5} Z`, '#86cc68'),
    repeat(3, bed),
    light(
      p,
      d`M0,${g} Q${w * 0.5},${g * 0.95} ${w},${g} v${16 * u} Q${w * 0.5},${g * 0.97} 0,${g + 14 * u} Z`,
      '#f2ffcf',
      0.4,
    ),
    p.path(
      d`M0,${h + 5} V${h - 18 * u} Q${w * 0.3},${h - 54 * u} ${w * 0.6},${h - 22 * u} T${w},${h - 30 * u} V${h + 5} Z`,
      '#5fae54',
    ),
    repeat(Math.round(w / (58 * u)), (i) =>
      flower(
        p,
        (i + 0.4) * 58 * u + p.random() * 18,
        h + 4 * u - p.random() * 14 * u,
        (1.1 + p.random() * 0.5) * u,
        pick(p.random, petals),
      ),
    ),
    grass(p, w * 0.96, h + 6, 1.4 * u, '#3f8f4f') + grass(p, w * 0.03, h + 6, 1.3 * u, '#3f8f4f'),
    p.prop('butterfly', w * 0.58, g * 0.62, 32 * u, { turn: 12 }),
  );
}

/** Trunks and ferns as they stand in the woods of any country: no animal or plant that only some of them have. */
export function forest(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const trunk = (x: number, half: number, foot: number, fill: string) =>
    p.path(
      d`M${x - half * 1.5},${foot} Q${x - half},${foot - 40 * u} ${x - half},-8 H${x + half} Q${x + half},${foot - 40 * u} ${x + half * 1.7},${foot} Z`,
      fill,
    );
  const far = (i: number) =>
    trunk(
      w * ((i + 0.5) / 9) + (p.random() - 0.5) * 30 * u,
      (8 + p.random() * 7) * u,
      g * 0.92,
      i % 2 ? '#cfe0bd' : '#bfd8b5',
    );
  const middle = (i: number) =>
    trunk(
      w * [0.2, 0.46, 0.78][i]! + (p.random() - 0.5) * 24 * u,
      20 * u,
      g + 4 * u,
      ['#a98b6a', '#b39a78', '#a08462'][i]!,
    );
  const fern = (x: number, y: number, s: number) =>
    repeat(5, (i) => {
      const turn = -Math.PI / 2 + (i - 2) * 0.55;
      const [ex, ey] = [x + Math.cos(turn) * 78 * s, y + Math.sin(turn) * 74 * s];
      return p.path(
        d`M${x},${y} Q${(x + ex) / 2 - 16 * s},${(y + ey) / 2 - 14 * s} ${ex},${ey} Q${(x + ex) / 2 + 12 * s},${(y + ey) / 2 + 6 * s} ${x},${y} Z`,
        i % 2 ? '#4f9d57' : '#63b065',
      );
    });
  return layers(
    p.sky('#d8f2cf', '#f6fbe0'),
    p.dots('#4fae7a', (_u, v) => 0.5 - v * 0.8, 0.35),
    repeat(9, far),
    p.path(
      d`M0,${g * 0.3} Q${w * 0.1},${g * 0.42} ${w * 0.22},${g * 0.26} T${w * 0.46},${g * 0.24} T${w * 0.72},${g * 0.27} T${w},${g * 0.24} V-8 H0 Z`,
      '#a9d69b',
      false,
    ),
    hills(p, g * 0.9, 14 * u, '#b4dca0', 0),
    repeat(3, middle),
    p.path(
      d`M0,${g * 0.2} Q${w * 0.08},${g * 0.32} ${w * 0.16},${g * 0.18} T${w * 0.34},${g * 0.16} T${w * 0.55},${g * 0.14} T${w * 0.8},${g * 0.17} T${w},${g * 0.16} V-8 H0 Z`,
      '#7fbf78',
    ),
    light(
      p,
      d`M${w * 0.52},-8 h${w * 0.07} L${w * 0.4},${g + 20 * u} H${w * 0.22} Z M${w * 0.68},-8 h${w * 0.06} L${w * 0.66},${g + 10 * u} H${w * 0.52} Z M${w * 0.84},-8 h${w * 0.05} L${w * 0.92},${g} H${w * 0.8} Z`,
      '#fffbd0',
      0.42,
    ),
    p.path(d`M0,${h + 5} V${g * 1.02} Q${w * 0.5},${g * 0.94} ${w},${g * 1.02} V${h + 5} Z`, '#8cc877'),
    p.path(
      d`M${w * 0.44},${g * 0.98} q${30 * u},${20 * u} ${-20 * u},${50 * u} T${w * 0.4},${h + 5} h${w * 0.24} Q${w * 0.56},${h - 30 * u} ${w * 0.52},${g * 0.98} Z`,
      '#dcc79a',
    ),
    trunk(w * 0.985, 54 * u, h + 20, '#6f5138'),
    p.path(
      d`M${w * 0.985 - 40 * u},${h * 0.5} q${-56 * u},${-14 * u} ${-96 * u},${-50 * u} q${50 * u},${14 * u} ${98 * u},${20 * u} Z`,
      '#6f5138',
    ),
    fern(w * 0.06, h + 16 * u, 1.35 * u),
    fern(w * 0.86, h + 22 * u, 1.1 * u),
    bush(p, w * 0.22, h + 26 * u, 0.7 * u, '#3f8f4f'),
  );
}

/** Red boards and a silo, with the middle of the barn at `bx`. */
function barn(p: Painter, bx: number): string {
  const { ground: g, unit: u } = p;
  return layers(
    // Silo and barn.
    p.rect(bx + 92 * u, g * 0.36, 58 * u, g * 0.56, '#cfd6dc', 4) +
      p.path(d`M${bx + 90 * u},${g * 0.38} a${31 * u},${34 * u} 0 0 1 ${62 * u},0 Z`, '#8d99a6'),
    groundShadow(p, bx, g * 0.92, 130 * u, 9 * u),
    p.rect(bx - 84 * u, g * 0.56, 168 * u, g * 0.37, '#d8574a'),
    p.path(
      d`M${bx - 100 * u},${g * 0.58} l${42 * u},${-g * 0.17} L${bx},${g * 0.32} l${58 * u},${g * 0.09} l${42 * u},${g * 0.17} Z`,
      '#a33f3a',
    ),
    shade(p, d`M${bx + 40 * u},${g * 0.56} h${44 * u} V${g * 0.93} h${-44 * u} Z`, 0.12),
    p.rect(bx - 34 * u, g * 0.68, 68 * u, g * 0.25, '#fff3e0'),
    p.stroke(
      d`M${bx - 34 * u},${g * 0.68} L${bx + 34 * u},${g * 0.93} M${bx + 34 * u},${g * 0.68} L${bx - 34 * u},${g * 0.93}`,
      '#a33f3a',
      4 * u,
    ),
    p.oval(bx, g * 0.5, 17 * u, 17 * u, '#fff3e0'),
  );
}

export function farm(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const bx = w * 0.76;
  const furrow = (i: number) =>
    p.path(
      d`M${w * (0.1 + i * 0.11)},${g * 0.9} L${w * (-0.5 + i * 0.28)},${h + 5} h${w * 0.12} L${w * (0.13 + i * 0.11)},${g * 0.9} Z`,
      '#b5854a',
      false,
    );
  const bale = (x: number, y: number, r: number) =>
    groundShadow(p, x, y + r * 0.9, r * 1.2) +
    p.oval(x, y, r, r, '#e3bf63') +
    p.oval(x, y, r * 0.62, r * 0.62, '#d1a94b') +
    p.oval(x, y, r * 0.26, r * 0.26, '#e3bf63');
  const wheat = (i: number) => {
    const x = i * 30 * u + 8;
    const tall = (84 + ((i * 29) % 34)) * u;
    return (
      p.stroke(
        d`M${x},${h + 5} q${4 * u},${-tall * 0.5} ${(i % 2 ? 9 : -7) * u},${-tall}`,
        '#b88a2e',
        3.4 * u,
      ) + p.oval(x + (i % 2 ? 9 : -7) * u, h - tall, 7 * u, 19 * u, '#e8c14f')
    );
  };
  return layers(
    p.sky('#a8ddf5', '#f2fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.38),
    sun(p, w * 0.12, g * 0.2, 42 * u),
    cloud(p, w * 0.42, g * 0.2, 0.9 * u),
    landLook(p).horizon(p, g * 0.74),
    p.path(d`M0,${g * 0.8} Q${w * 0.3},${g * 0.7} ${w * 0.62},${g * 0.82} L0,${g * 0.92} Z`, '#f0dc8a'),
    hills(p, g * 0.82, 14 * u, landLook(p).ground[0], 0.4),
    ownTree(p, w * 0.52, g * 0.9, 0.62 * u),
    isWarm(p) ? dwelling(p, bx, g * 0.94, 1.1 * u, '#e3bd92') : barn(p, bx),
    p.rect(-5, g * 0.9, w + 10, h, '#cda05f'),
    repeat(10, furrow),
    light(p, d`M0,${g * 0.9} H${w} v${8 * u} H0 Z`, '#f2ffcf', 0.4),
    p.prop('cow', w * 0.3, g * 0.84, 66 * u),
    bale(w * 0.46, g + 8 * u, 28 * u),
    repeat(Math.ceil((w * 0.3) / (30 * u)), wheat),
    p.stroke(d`M${w * 0.7},${h - 20 * u} H${w + 10} M${w * 0.7},${h - 48 * u} H${w + 10}`, '#a97142', 11 * u),
    repeat(3, (i) => p.rect(w * (0.72 + i * 0.12), h - 72 * u, 17 * u, 100 * u, '#8d5a34', 3)),
  );
}

export function playground(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const x = w * 0.76;
  const sx = w * 0.26;
  const top = g - 168 * u;
  const seat = (at: number, lean: number) =>
    p.stroke(
      d`M${at - 13 * u},${top + 6 * u} L${at - 13 * u + lean},${g - 36 * u} M${at + 13 * u},${top + 6 * u} L${at + 13 * u + lean},${g - 36 * u}`,
      '#7d8996',
      3,
    ) + p.rect(at - 20 * u + lean, g - 38 * u, 40 * u, 9 * u, '#3f8fc4', 3);
  return layers(
    p.sky('#9fdcf7', '#f0fbff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.38),
    sun(p, w * 0.92, g * 0.16, 36 * u),
    cloud(p, w * 0.46, g * 0.2, 0.9 * u),
    p.prop('houses', w * 0.52, g * 0.78, 84 * u),
    hills(p, g * 0.84, 16 * u, '#c3e5a3', 0),
    repeat(4, (i) =>
      tree(
        p,
        w * [0.02, 0.41, 0.62, 0.98][i]!,
        g * 0.98,
        0.72 * u,
        ['#7cc47a', '#8fcf86', '#7cc47a', '#6cbf63'][i]!,
      ),
    ),
    p.rect(-5, g, w + 10, h, '#e9c58b'),
    p.rect(-5, g - 8 * u, w + 10, 16 * u, '#8fcb6b'),
    groundShadow(p, sx, g + 12 * u, 140 * u),
    p.stroke(
      d`M${sx - 96 * u},${top} L${sx - 126 * u},${g + 8 * u} M${sx - 96 * u},${top} L${sx - 70 * u},${g + 8 * u} M${sx + 96 * u},${top} L${sx + 70 * u},${g + 8 * u} M${sx + 96 * u},${top} L${sx + 126 * u},${g + 8 * u} M${sx - 100 * u},${top} H${sx + 100 * u}`,
      '#d9574a',
      9 * u,
    ),
    seat(sx - 38 * u, 0),
    seat(sx + 40 * u, 22 * u),
    groundShadow(p, x + 40 * u, g + 12 * u, 150 * u),
    p.stroke(
      d`M${x - 44 * u},${g + 8 * u} V${top - 8 * u} M${x + 6 * u},${g + 8 * u} V${top - 8 * u}`,
      '#3f8fc4',
      9 * u,
    ),
    p.stroke(
      repeat(6, (i) => d`M${x - 44 * u},${g - (18 + i * 25) * u} h${50 * u} `),
      '#3f8fc4',
      6 * u,
    ),
    p.path(
      d`M${x + 4 * u},${top + 8 * u} C${x + 90 * u},${top + 40 * u} ${x + 70 * u},${g - 26 * u} ${x + 176 * u},${g - 14 * u} v${16 * u} C${x + 50 * u},${g} ${x + 50 * u},${top + 70 * u} ${x + 4 * u},${top + 34 * u} Z`,
      '#ffb703',
    ),
    p.path(d`M${x - 56 * u},${top - 8 * u} l${36 * u},${-42 * u} l${38 * u},${42 * u} Z`, '#e5584f'),
    p.prop('soccer-ball', w * 0.5, g + 22 * u, 44 * u),
    branch(p, 1, 1.05 * u, '#5fae54'),
    p.path(d`M${w * 0.82},${h + 5} l${12 * u},${-52 * u} h${58 * u} l${12 * u},${57 * u} Z`, '#ef6f61') +
      p.stroke(d`M${w * 0.82 + 14 * u},${h - 46 * u} q${28 * u},${-62 * u} ${54 * u},0`, '#ffd166', 5 * u),
    bush(p, w * 0.03, h + 26 * u, u, '#4f9d57'),
  );
}
