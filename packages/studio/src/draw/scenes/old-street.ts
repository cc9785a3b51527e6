import { darken } from '../colors.ts';
import { pick } from '../random.ts';
import { glow, groundShadow, shade } from './light.ts';
import { cloud } from './nature.ts';
import { d, layers, type Painter, repeat } from './painter.ts';

const plaster = ['#efe0c2', '#e6cfae', '#d9c3a5', '#e9d6c6'];
const bricks = ['#b9694e', '#a95f4b', '#8f5a4c'];
const tiles = ['#8a4f3d', '#6f5348', '#77675c', '#9a5b40'];
const timber = '#6a4a34';
/** Distance of the cobbles of a row, and of the rows at the front, in units. */
const cobble = { wide: 46, high: 26 };

/** A street of a town in Europe or America before there were cars: gabled houses, chimneys, cobbles and a lantern. */
export function oldStreet(p: Painter): string {
  const { width: w, height: h, ground: g, unit: u } = p;
  let row = '';
  for (let x = -24 * u, i = 0; x < w + 20; i++) {
    const wide = (92 + p.random() * 40) * u;
    row += gabled(
      p,
      x,
      wide,
      Math.min(g * 0.62, Math.max((124 + p.random() * 70) * u, g * 0.24)),
      i % 2 === 0,
    );
    x += wide + 2 * u;
  }
  return layers(
    p.sky('#cfdfe6', '#f6f1e2'),
    p.dots('#8fb3c4', (_u, v) => 0.5 - v, 0.3),
    cloud(p, w * 0.2, g * 0.14, 0.9 * u, '#ffffff'),
    cloud(p, w * 0.7, g * 0.1, 0.7 * u, '#ffffff'),
    tower(p, w * 0.46, Math.min(g * 0.7, 300 * u)),
    row,
    p.rect(-5, g, w + 10, 16 * u, '#cdc3b2'),
    p.rect(-5, g + 16 * u, w + 10, h, '#a39a8d'),
    shade(p, d`M0,${g + 16 * u} H${w} v${8 * u} H0 Z`, 0.16),
    cobbles(p),
    lantern(p, w * 0.94, h + 20 * u, 1.2 * u),
    barrel(p, w * 0.07, g + 34 * u, u),
  );
}

/** A church behind the houses. */
const tower = (p: Painter, x: number, tall: number) =>
  p.rect(x, p.ground - tall, 44 * p.unit, tall, '#c9c3b4') +
  p.path(
    d`M${x - 8 * p.unit},${p.ground - tall + 4} l${30 * p.unit},${-72 * p.unit} l${30 * p.unit},${72 * p.unit} Z`,
    '#a8a294',
  );

/** A house with its gable to the street; of timber and plaster, or of brick. */
function gabled(p: Painter, x: number, wide: number, tall: number, ofTimber: boolean): string {
  const { ground: g, unit: u } = p;
  const top = g - tall;
  const wall = pick(p.random, ofTimber ? plaster : bricks);
  const peak = top - wide * 0.62;
  const mid = x + wide / 2;
  const pane = (at: number, y: number) =>
    p.rect(at, y, 22 * u, 28 * u, '#f7efcf', 2) +
    p.stroke(
      d`M${at + 11 * u},${y} v${28 * u} M${at},${y + 9 * u} h${22 * u} M${at},${y + 19 * u} h${22 * u}`,
      timber,
      1.8,
    );
  const beams = d`M${x + 4 * u},${top} V${g} M${x + wide - 4 * u},${top} V${g} M${x},${top + tall * 0.46} h${wide} M${x},${top} L${mid},${top + tall * 0.46} L${x + wide},${top} M${mid},${peak + 14 * u} V${top}`;
  return layers(
    p.rect(x + wide * 0.74, peak + 8 * u, 16 * u, wide * 0.44, '#8d5a48'),
    p.path(d`M${x - 4 * u},${top + 4} L${mid},${peak} L${x + wide + 4 * u},${top + 4} Z`, wall),
    p.stroke(
      d`M${x - 8 * u},${top + 6 * u} L${mid},${peak} L${x + wide + 8 * u},${top + 6 * u}`,
      pick(p.random, tiles),
      11 * u,
    ),
    p.rect(x, top, wide, tall + 4, wall),
    ofTimber ? p.inColor(() => p.stroke(beams, timber, 5 * u)) : courses(p, x, top, wide, tall, wall),
    pane(mid - 11 * u, top - 34 * u),
    pane(x + wide * 0.16, top + tall * 0.12),
    pane(x + wide * 0.62, top + tall * 0.12),
    p.path(
      d`M${x + wide * 0.56},${g + 2} v${-52 * u} q${16 * u},${-14 * u} ${32 * u},0 v${52 * u} Z`,
      darken(timber, 0.1),
    ),
    pane(x + wide * 0.14, g - 54 * u),
    shade(p, d`M${x + wide * 0.88},${top} h${wide * 0.12} V${g} h${-wide * 0.12} Z`, 0.1),
  );
}

/** Some bricks that show in a wall, not all of them. */
const courses = (p: Painter, x: number, top: number, wide: number, tall: number, wall: string) =>
  p.inColor(() =>
    p.stroke(
      repeat(
        7,
        (i) =>
          d`M${x + wide * (0.1 + ((i * 37) % 70) / 100)},${top + tall * (0.1 + ((i * 23) % 80) / 100)} h${15 * p.unit} `,
      ),
      darken(wall, 0.18),
      3 * p.unit,
    ),
  );

function cobbles({ width: w, height: h, ground: g, unit: u, inColor, stroke }: Painter): string {
  const rows = Math.min(8, Math.ceil((h - g) / (cobble.high * u)));
  const columns = Math.min(40, Math.ceil(w / (cobble.wide * u)) + 1);
  const stones = repeat(rows, (i) =>
    repeat(
      columns,
      (j) =>
        d`M${(j - (i % 2) / 2) * cobble.wide * u},${g + (34 + i * cobble.high) * u} q${14 * u},${-8 * u} ${28 * u},0 `,
    ),
  );
  return inColor(() => stroke(stones, '#857c70', 2.6 * u));
}

function lantern(p: Painter, x: number, foot: number, s: number): string {
  return layers(
    glow(p, x, foot - 196 * s, 60 * s, '#fff0b0', 0.5),
    p.stroke(
      d`M${x},${foot} V${foot - 172 * s} M${x - 18 * s},${foot - 150 * s} h${36 * s}`,
      '#3f3a38',
      6 * s,
    ),
    p.path(d`M${x - 16 * s},${foot - 212 * s} h${32 * s} l${-8 * s},${42 * s} h${-16 * s} Z`, '#fbe7a8'),
    p.path(
      d`M${x - 20 * s},${foot - 210 * s} L${x},${foot - 234 * s} L${x + 20 * s},${foot - 210 * s} Z`,
      '#3f3a38',
    ),
  );
}

function barrel(p: Painter, x: number, foot: number, u: number): string {
  return layers(
    groundShadow(p, x, foot, 34 * u),
    p.path(
      d`M${x - 24 * u},${foot} q${-10 * u},${-34 * u} 0,${-68 * u} h${48 * u} q${10 * u},${34 * u} 0,${68 * u} Z`,
      '#a9794c',
    ),
    p.stroke(
      d`M${x - 28 * u},${foot - 18 * u} h${56 * u} M${x - 28 * u},${foot - 50 * u} h${56 * u}`,
      '#5b4a3c',
      4 * u,
    ),
  );
}
