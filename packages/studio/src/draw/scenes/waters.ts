import { landLook, openSky, ownTree, treeLine } from './land.ts';
import { groundShadow, light } from './light.ts';
import { grass, rock } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

/** Still and running water in open country, each with the land around it that is there. */

const water = '#74c3e6';

/** Reeds at the reader's left. */
const reeds = (p: Painter, count: number, high = 1) =>
  repeat(count, (i) => {
    const { height: h, unit: u } = p;
    const [x, lean, tall] = [(14 + i * 24) * u, (i - 1.5) * 8 * u, (130 - (i % 2) * 34) * high * u];
    return (
      p.stroke(d`M${x},${h} q${4 * u},${-tall * 0.55} ${lean},${-tall}`, '#5b8f4a', 5 * u) +
      p.rect(x + lean - 6 * u, h - tall - 22 * u, 12 * u, 38 * u, '#8a5a34', 6 * u)
    );
  });

/** Short bright lines on water, from `top` down. */
const ripples = (p: Painter, count: number, top: number, from: number, wide: number) =>
  p.stroke(
    repeat(
      count,
      (i) =>
        d`M${p.width * (from + (((i * 37) % 100) / 100) * wide)},${top + (p.ground - top) * (0.16 + i * 0.12)} q${14 * p.unit},${-6 * p.unit} ${28 * p.unit},0 t${28 * p.unit},0 `,
    ),
    '#d8f1fb',
    3.2,
  );

/** The bank on which people stand: a strip at the water, then grass. */
function nearBank(p: Painter, y: number): string {
  const { width: w, height: h, unit: u } = p;
  const { bank, ground } = landLook(p);
  const edge = (down: number) =>
    d`M-5,${h + 5} V${y + down} Q${w * 0.3},${y + down - 12 * u} ${w * 0.6},${y + down + 6 * u} T${w + 5},${y + down} V${h + 5} Z`;
  return p.path(edge(0), bank) + p.path(edge(20 * u), ground[1]);
}

const farShore = (p: Painter, y: number) => {
  const { width: w, unit: u } = p;
  return p.path(
    d`M-5,${y + 8 * u} V${y - 12 * u} Q${w * 0.3},${y - 24 * u} ${w * 0.6},${y - 10 * u} T${w + 5},${y - 14 * u} V${y + 8 * u} Z`,
    landLook(p).ground[0],
  );
};

export function lake(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const shore = g * 0.66;
  return layers(
    openSky(p, shore),
    farShore(p, shore),
    treeLine(p, shore, 0.34 * u, [0.03, 0.1, 0.17, 0.74, 0.82, 0.9, 0.97]),
    p.rect(-5, shore, w + 10, h, water),
    light(
      p,
      d`M${w * 0.12},${shore} h${w * 0.16} l${w * 0.12},${g - shore} h${-w * 0.34} Z`,
      '#fffbe0',
      0.45,
    ),
    ripples(p, 7, shore, 0.06, 0.84),
    withDucks.has(p.land) ? p.prop('duck', w * 0.26, g * 0.84, 44 * u) : '',
    nearBank(p, g + 2 * u),
    rock(p, w * 0.52, g + 18 * u, 0.4 * u, '#b4b8bd') + rock(p, w * 0.93, h + 6, 0.9 * u, '#a3a7ad'),
    reeds(p, 4),
    grass(p, w * 0.8, h + 6, 1.2 * u, '#5aa84c'),
  );
}

/** Small enough to see all of it, with grass all around. */
export function pond(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const { ground, bank } = landLook(p);
  const [x, y] = [w * 0.52, g * 0.94];
  const [rx, ry] = [w * 0.34, Math.min(g * 0.13, 76 * u)];
  const pad = (at: number, down: number) =>
    p.oval(x + rx * at, y + ry * down, 20 * u, 6.4 * u, '#6dbb62') +
    p.path(d`M${x + rx * at},${y + ry * down} l${20 * u},${-3 * u} l${-4 * u},${7 * u} Z`, water, false);
  return layers(
    openSky(p, g * 0.7),
    p.rect(-5, g * 0.7, w + 10, h, ground[0]),
    treeLine(p, g * 0.74, 0.42 * u, [0.06, 0.16, 0.66, 0.8, 0.94]),
    p.path(d`M-5,${h + 5} V${g * 0.84} Q${w * 0.5},${g * 0.78} ${w + 5},${g * 0.84} V${h + 5} Z`, ground[1]),
    ownTree(p, w * 0.9, g * 0.92, 0.86 * u),
    p.oval(x, y + 4 * u, rx + 14 * u, ry + 9 * u, bank),
    p.oval(x, y, rx, ry, water),
    p.stroke(
      d`M${x - rx * 0.5},${y - ry * 0.4} q${14 * u},${-5 * u} ${28 * u},0 t${28 * u},0 M${x + rx * 0.1},${y + ry * 0.3} q${14 * u},${-5 * u} ${28 * u},0 t${28 * u},0`,
      '#d8f1fb',
      3.2,
    ),
    pad(-0.5, 0.3) + pad(-0.3, 0.55) + pad(0.55, -0.25),
    grass(p, x - rx, y + 4 * u, 0.8 * u, '#5aa84c') + grass(p, x + rx * 0.96, y + 10 * u, 0.9 * u, '#5aa84c'),
    rock(p, x + rx * 0.6, y + ry + 8 * u, 0.34 * u, '#b4b8bd'),
    reeds(p, 3, 0.9),
    grass(p, w * 0.94, h + 6, 1.3 * u, '#5aa84c'),
  );
}

/** A broad river that flows past. */
export function river(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const { ground, bank } = landLook(p);
  const top = g * 0.74;
  return layers(
    openSky(p, g * 0.68),
    p.rect(-5, g * 0.68, w + 10, h, ground[0]),
    treeLine(p, g * 0.71, 0.38 * u, [0.05, 0.13, 0.21, 0.6, 0.78, 0.88]),
    // It comes from far away at the right and is as broad as the picture before the reader.
    p.path(
      d`M${w + 5},${top} C${w * 0.7},${top + 2 * u} ${w * 0.3},${g * 0.8} -5,${g * 0.87} V${h + 5} H${w + 5} Z`,
      bank,
    ),
    p.path(
      d`M${w + 5},${top + 9 * u} C${w * 0.72},${top + 12 * u} ${w * 0.32},${g * 0.83} -5,${g * 0.9} V${h + 5} H${w + 5} Z`,
      water,
    ),
    ripples(p, 6, g * 0.84, 0.1, 0.6),
    nearBank(p, g + 10 * u),
    ownTree(p, w * 0.95, g + 42 * u, 0.95 * u, 1),
    rock(p, w * 0.3, g + 22 * u, 0.4 * u, '#b4b8bd') + rock(p, w * 0.78, h + 4 * u, 0.8 * u, '#a3a7ad'),
    reeds(p, 4, 0.86),
  );
}

/** A narrow, winding water that one could jump over: a stream, a creek or a brook. */
export function stream(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const { ground, bank } = landLook(p);
  const way = (more: number) =>
    d`M${w * 0.6 - more},${g * 0.76} C${w * 0.7 - more},${g * 0.82} ${w * 0.4 - more},${g * 0.86} ${w * 0.42 - more},${g * 0.94} C${w * 0.44 - more},${g * 1.02} ${w * 0.3 - more},${g * 1.06} ${w * 0.3 - more},${h + 6} H${w * 0.62 + more} C${w * 0.62 + more},${g * 1.08} ${w * 0.56 + more},${g} ${w * 0.52 + more},${g * 0.93} C${w * 0.5 + more},${g * 0.87} ${w * 0.76 + more},${g * 0.82} ${w * 0.62 + more},${g * 0.76} Z`;
  return layers(
    openSky(p, g * 0.7),
    p.rect(-5, g * 0.7, w + 10, h, ground[0]),
    treeLine(p, g * 0.75, 0.44 * u, [0.06, 0.16, 0.28, 0.78, 0.9]),
    p.path(d`M-5,${h + 5} V${g * 0.85} Q${w * 0.5},${g * 0.8} ${w + 5},${g * 0.86} V${h + 5} Z`, ground[1]),
    p.path(way(10 * u), bank) + p.path(way(0), water),
    p.stroke(
      d`M${w * 0.45},${g * 0.95} q${10 * u},${-5 * u} ${20 * u},0 M${w * 0.42},${g * 1.06} q${12 * u},${-6 * u} ${24 * u},0 t${24 * u},0`,
      '#d8f1fb',
      3.2,
    ),
    rock(p, w * 0.5, g * 1.02, 0.3 * u, '#b4b8bd') + rock(p, w * 0.38, h - 10 * u, 0.42 * u, '#a3a7ad'),
    ownTree(p, w * 0.9, g + 4 * u, 1.1 * u),
    grass(p, w * 0.26, g + 16 * u, 0.8 * u, '#5aa84c') + grass(p, w * 0.7, h + 4, 1.1 * u, '#5aa84c'),
    grass(p, w * 0.06, h + 6, 1.3 * u, '#4f9d57'),
  );
}

/** Straight water between straight banks, with a path beside it. */
export function canal(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const { ground, bank } = landLook(p);
  const [x, y] = [w * 0.46, g * 0.72];
  const strip = (left: number, right: number, fill: string) =>
    p.path(d`M${x - 3 * u},${y} H${x + 3 * u} L${w * right},${h + 6} H${w * left} Z`, fill);
  return layers(
    openSky(p, g * 0.7),
    p.rect(-5, g * 0.7, w + 10, h, ground[0]),
    p.path(d`M-5,${h + 5} V${g * 0.84} Q${w * 0.5},${g * 0.74} ${w + 5},${g * 0.84} V${h + 5} Z`, ground[1]),
    strip(0.02, 1.02, bank),
    strip(0.12, 0.78, water),
    treeLine(p, g * 0.76, 0.3 * u, [0.6, 0.66]),
    ownTree(p, w * 0.8, g * 0.88, 0.62 * u),
    ownTree(p, w * 0.97, g + 6 * u, 1.05 * u, 1),
    p.stroke(
      d`M${w * 0.42},${g * 0.9} h${30 * u} M${w * 0.36},${g * 1.02} h${44 * u} M${w * 0.46},${g * 1.1} h${36 * u}`,
      '#d8f1fb',
      3.2,
    ),
    grass(p, w * 0.03, h + 6, 1.3 * u, '#5aa84c') + grass(p, w * 0.9, h + 8, 1.1 * u, '#5aa84c'),
  );
}

/** Lands in which mallards live. */
const withDucks = new Set(['temperate', 'northern']);

/** Ice from shore to shore, with lines of skates, and snow around it. */
export function frozenLake(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  const shore = g * 0.68;
  return layers(
    p.sky('#c3d8ea', '#f3f8fc'),
    p.dots('#7fa8cc', (_u, v) => 0.5 - v, 0.3),
    p.path(
      d`M-5,${shore + 8 * u} V${shore - 30 * u} Q${w * 0.24},${shore - 56 * u} ${w * 0.5},${shore - 22 * u} T${w + 5},${shore - 36 * u} V${shore + 8 * u} Z`,
      '#eef3f8',
    ),
    treeless.has(p.land)
      ? ''
      : repeat(9, (i) =>
          snowyTree(
            p,
            w * [0.03, 0.09, 0.16, 0.22, 0.7, 0.77, 0.83, 0.9, 0.97][i]!,
            shore + 2,
            (0.26 + (i % 3) * 0.06) * u,
          ),
        ),
    p.rect(-5, shore, w + 10, h, '#cfe6f3'),
    light(p, d`M${w * 0.2},${shore} h${w * 0.2} l${w * 0.1},${g - shore} h${-w * 0.36} Z`, '#ffffff', 0.6),
    p.stroke(
      d`M${w * 0.3},${g * 0.82} q${60 * u},${-14 * u} ${130 * u},${4 * u} M${w * 0.56},${g * 0.94} q${-70 * u},${18 * u} ${-150 * u},${-2 * u} M${w * 0.7},${g * 0.8} l${50 * u},${10 * u}`,
      '#a9cbe0',
      3.2,
    ),
    p.path(
      d`M-5,${h + 5} V${g + 8 * u} Q${w * 0.3},${g - 6 * u} ${w * 0.6},${g + 14 * u} T${w + 5},${g + 6 * u} V${h + 5} Z`,
      '#f4f8fc',
    ),
    groundShadow(p, w * 0.9, h - 10 * u, 60 * u, 8 * u),
    rock(p, w * 0.92, h + 4, 0.7 * u, '#b4bcc6'),
  );
}

const treeless = new Set(['treeless', 'arid']);
const snowyTree = (p: Painter, x: number, y: number, s: number) =>
  p.path(d`M${x},${y - 170 * s} L${x + 58 * s},${y - 24 * s} H${x - 58 * s} Z`, '#8fae9f') +
  p.path(
    d`M${x},${y - 170 * s} l${24 * s},${60 * s} q${-24 * s},${16 * s} ${-48 * s},0 Z`,
    '#ffffff',
    false,
  ) +
  p.rect(x - 6 * s, y - 26 * s, 12 * s, 26 * s, '#8d5a34');
