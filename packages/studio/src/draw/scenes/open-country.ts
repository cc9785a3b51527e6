import { pick } from '../random.ts';
import { landLook, ownTree, treeLine } from './land.ts';
import { glow, groundShadow, light, shade } from './light.ts';
import { branch, bush, cloud, flower, grass, hills, pine, range, rock, sun, tree } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';
import { lampPost } from './town.ts';

/** Open air without a farm or a town: grassland, a lake, a park, a camp. */

/** Grass as far as one sees, with single broad trees: a meadow, a steppe or a savanna. */
export function field(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const tuft = (y: number, s: number, fill: string) => () =>
    grass(p, p.random() * w, y + p.random() * 12 * u, s * (0.8 + p.random() * 0.4), fill);
  return layers(
    p.sky('#9ad6f2', '#fdf5d8'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.22, g * 0.24, 44 * u),
    cloud(p, w * 0.56, g * 0.17, 0.9 * u),
    cloud(p, w * 0.9, g * 0.27, 0.7 * u),
    landLook(p).horizon(p, g * 0.77),
    p.path(d`M-5,${h + 5} V${g * 0.76} Q${w * 0.5},${g * 0.72} ${w + 5},${g * 0.76} V${h + 5} Z`, '#e3dc98'),
    treeLine(p, g * 0.785, 0.3 * u, [0.34, 0.48, 0.62, 0.76]),
    p.path(
      d`M-5,${h + 5} V${g * 0.86} Q${w * 0.3},${g * 0.8} ${w * 0.62},${g * 0.87} T${w + 5},${g * 0.83} V${h + 5} Z`,
      '#d0cf78',
    ),
    repeat(14, tuft(g * 0.89, 0.34 * u, '#b9bd62')),
    ownTree(p, w * 0.84, g + 4 * u, 1.05 * u),
    p.path(
      d`M-5,${h + 5} V${g} Q${w * 0.4},${g * 0.95} ${w * 0.7},${g + 4 * u} T${w + 5},${g - 4 * u} V${h + 5} Z`,
      '#b6c262',
    ),
    light(
      p,
      d`M-5,${g} Q${w * 0.4},${g * 0.95} ${w * 0.7},${g + 4 * u} v${14 * u} Q${w * 0.4},${g * 0.98} -5,${g + 16 * u} Z`,
      '#fffbd0',
      0.45,
    ),
    repeat(12, tuft(g + (h - g) * 0.3, 0.6 * u, '#9bb04f')),
    rock(p, w * 0.3, g + 26 * u, 0.5 * u, '#b9ae9a'),
    p.path(
      d`M-5,${h + 5} V${h - 20 * u} Q${w * 0.5},${h - 44 * u} ${w + 5},${h - 18 * u} V${h + 5} Z`,
      '#93a944',
    ),
    repeat(Math.round(w / (44 * u)), (i) =>
      grass(
        p,
        (i + 0.3) * 44 * u + p.random() * 16,
        h + 6,
        (1 + p.random() * 0.6) * u,
        i % 3 ? '#7f9a3a' : '#a3ad4a',
      ),
    ),
  );
}

export function park(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const bx = w * 0.66;
  const fx = w * 0.42;
  return layers(
    p.sky('#9cd8f6', '#eefaff'),
    p.dots('#3aa9e0', (_u, v) => 0.55 - v, 0.36),
    sun(p, w * 0.86, g * 0.18, 40 * u),
    cloud(p, w * 0.3, g * 0.16, 0.9 * u),
    cloud(p, w * 0.62, g * 0.24, 0.6 * u),
    // Roofs of the town behind the trees.
    repeat(6, (i) =>
      p.rect(
        w * (0.04 + i * 0.17),
        g * (0.44 + ((i * 29) % 16) / 100),
        w * 0.1,
        g * 0.5,
        i % 2 ? '#d3dce8' : '#dcd5e0',
      ),
    ),
    repeat(7, (i) =>
      tree(p, w * (0.03 + i * 0.16), g * 0.8, (0.62 + (i % 2) * 0.16) * u, i % 2 ? '#a5d39a' : '#b4dba4'),
    ),
    hills(p, g * 0.79, 10 * u, '#b7e08d', 0.3),
    // A fountain.
    p.stroke(
      d`M${fx},${g * 0.66} q${-26 * u},${-8 * u} ${-30 * u},${g * 0.16} M${fx},${g * 0.66} q${26 * u},${-8 * u} ${30 * u},${g * 0.16} M${fx},${g * 0.64} v${g * 0.16}`,
      '#bfe6f7',
      4 * u,
    ),
    p.oval(fx, g * 0.83, 56 * u, 11 * u, '#dcd6cb') + p.oval(fx, g * 0.825, 46 * u, 7 * u, '#86cdea', false),
    p.path(d`M-5,${h + 5} V${g * 0.9} Q${w * 0.5},${g * 0.86} ${w + 5},${g * 0.9} V${h + 5} Z`, '#93d06f'),
    // The path winds to the reader.
    p.path(
      d`M${fx - 30 * u},${g * 0.885} C${fx + 60 * u},${g * 0.96} ${w * 0.16},${g} ${w * 0.22},${h + 5} H${w * 0.62} C${w * 0.5},${g * 1.04} ${fx + 120 * u},${g * 0.96} ${fx + 34 * u},${g * 0.885} Z`,
      '#efdcb2',
    ),
    light(p, d`M${w * 0.6},${g * 0.92} H${w} V${h} H${w * 0.76} Z`, '#fbffd6', 0.35),
    tree(p, w * 0.12, g + 4 * u, 1.5 * u, '#5fb55f'),
    // A bench.
    groundShadow(p, bx + 70 * u, g + 34 * u, 84 * u),
    p.stroke(
      d`M${bx + 14 * u},${g - 44 * u} v${74 * u} M${bx + 126 * u},${g - 44 * u} v${74 * u}`,
      '#55626f',
      6 * u,
    ),
    repeat(2, (i) => p.rect(bx, g - (46 - i * 18) * u, 140 * u, 12 * u, '#c07f4c', 3)),
    p.rect(bx - 6 * u, g, 152 * u, 12 * u, '#a96c3d', 3),
    p.prop('dove', w * 0.56, g + 26 * u, 30 * u),
    lampPost(p, w * 0.95, h + 22 * u, 1.3 * u),
    bush(p, w * 0.05, h + 20 * u, 1.1 * u, '#4f9d57'),
    repeat(6, (i) =>
      flower(
        p,
        w * 0.02 + i * 30 * u,
        h + 6,
        (1.1 + p.random() * 0.4) * u,
        pick(p.random, ['#ff6b9d', '#ffffff', '#ffb84c']),
      ),
    ),
  );
}

/** Tents around a fire, at dusk. */
export function camp(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const tent = (x: number, y: number, s: number, fill: string, dark: string) =>
    layers(
      groundShadow(p, x, y, 104 * s, 10 * s),
      p.path(
        d`M${x - 20 * s},${y - 104 * s} L${x + 50 * s},${y - 104 * s} L${x + 112 * s},${y} H${x + 40 * s} Z`,
        dark,
      ),
      p.path(d`M${x - 94 * s},${y} L${x - 20 * s},${y - 104 * s} L${x + 50 * s},${y} Z`, fill),
      p.path(d`M${x - 44 * s},${y} L${x - 20 * s},${y - 84 * s} L${x + 4 * s},${y} Z`, '#5b4636'),
      p.path(d`M${x - 20 * s},${y - 84 * s} L${x + 4 * s},${y} L${x + 18 * s},${y} Z`, '#f4e4c4', false),
      p.stroke(
        d`M${x - 94 * s},${y} l${-22 * s},${8 * s} M${x + 112 * s},${y} l${22 * s},${8 * s}`,
        '#8a7a60',
        2.6,
      ),
    );
  const [fx, fy] = [w * 0.5, g + 16 * u];
  return layers(
    p.sky('#f2b28c', '#fdeccb'),
    p.dots('#e8794f', (_u, v) => 0.55 - v, 0.32),
    sun(p, w * 0.62, g * 0.56, 40 * u, '#ffe08a'),
    cloud(p, w * 0.24, g * 0.2, 0.8 * u, '#ffe9d6'),
    range(p, g * 0.74, g * 0.26, '#d9b8b4', 4),
    repeat(12, (i) =>
      pine(
        p,
        w * (0.01 + i * 0.09),
        g * (0.84 + (i % 2) * 0.02),
        (0.44 + (i % 3) * 0.1) * u,
        i % 2 ? '#a3b394' : '#93a98c',
      ),
    ),
    hills(p, g * 0.85, 12 * u, '#c3c98a', 0.2),
    p.path(d`M-5,${h + 5} V${g * 0.93} Q${w * 0.5},${g * 0.88} ${w + 5},${g * 0.93} V${h + 5} Z`, '#a9b96c'),
    tent(w * 0.8, g * 0.99, 0.98 * u, '#e8c98c', '#cfa868'),
    tent(w * 0.2, g + 4 * u, 1.14 * u, '#d98a5f', '#b96b45'),
    pine(p, w * 0.36, g * 0.96, 0.9 * u, '#6f9272'),
    // The fire, with stones and logs.
    glow(p, fx, fy - 20 * u, 130 * u, '#ffd08a', 0.85),
    repeat(5, (i) => p.oval(fx + (i - 2) * 24 * u, fy + 10 * u + (i % 2) * 5 * u, 13 * u, 9 * u, '#9a938a')),
    p.stroke(
      d`M${fx - 32 * u},${fy + 4 * u} l${64 * u},${-12 * u} M${fx + 32 * u},${fy + 4 * u} l${-64 * u},${-12 * u}`,
      '#7d5432',
      9 * u,
    ),
    p.prop('fire', fx, fy - 34 * u, 64 * u),
    p.rect(fx + 62 * u, fy + 4 * u, 96 * u, 24 * u, '#8a5f3c', 12 * u) +
      p.oval(fx + 66 * u, fy + 16 * u, 9 * u, 12 * u, '#d9b184'),
    shade(p, d`M-5,${h - 26 * u} Q${w * 0.5},${h - 46 * u} ${w + 5},${h - 22 * u} V${h + 5} H-5 Z`, 0.12),
    branch(p, -1, 1.05 * u, '#6f8f5c'),
    rock(p, w * 0.94, h + 8, u, '#9a938a'),
    grass(p, w * 0.05, h + 6, 1.4 * u, '#76904c') + grass(p, w * 0.15, h + 6, u, '#76904c'),
  );
}
