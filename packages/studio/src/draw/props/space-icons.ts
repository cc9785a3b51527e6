import { globeOfAfricaCoast, globeOfAsiaCoast } from './coastlines.ts';
import { box, inscription, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, nested } from './nested-icon.ts';

/** The sun, its planets and their turning; and the lines that give places on Earth an address. */

const space = '#1d2447';
const sun = '#ffc933';
const ink = '#2f3542';
const red = '#e5484d';
const gold = '#f2c14e';
const sea = '#4fa8d8';
const land = '#7cc47a';
const path = '#8ea4e0';
const stars = [
  [4, 4],
  [28, 7],
  [13, 3],
  [24, 28],
  [6, 27],
]
  .map(([x, y]) => oval(x!, y!, 0.4, 0.4, '#ffffff'))
  .join('');
const sunAt = (x: number, y: number, r: number) =>
  times(10, (i) =>
    line(sun, `M${onRound(x, y, r * 1.2, i / 10)} L${onRound(x, y, r * 1.55, i / 10)}`, r * 0.25),
  ) + oval(x, y, r, r, sun);
const earth = (x: number, y: number, r: number) =>
  oval(x, y, r, r, sea) +
  shape(
    land,
    `M${x - r * 0.6} ${y - r * 0.5} Q${x} ${y - r} ${x + r * 0.1} ${y - r * 0.3} Q${x - r * 0.2} ${y + r * 0.6} ${x - r * 0.5} ${y + r * 0.4} Z`,
  ) +
  oval(x + r * 0.5, y + r * 0.2, r * 0.3, r * 0.4, land);
const jupiter = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#e0b184') +
  line(
    '#b5764a',
    `M${x - r * 0.85} ${y - r * 0.4} H${x + r * 0.85} M${x - r * 0.95} ${y + r * 0.2} H${x + r * 0.95}`,
    r * 0.22,
  ) +
  oval(x + r * 0.4, y + r * 0.5, r * 0.24, r * 0.16, '#c1452c');
/** The eight planets from the sun outwards: colour and size for the eye, not to scale. */
const planets = [
  ['#a89c8f', 0.9],
  ['#e8c46a', 1.3],
  ['#4fa8d8', 1.4],
  ['#d0603c', 1.1],
  ['#e0b184', 2.6],
  ['#e6cf96', 2.3],
  ['#9fdbe0', 1.8],
  ['#3f63d0', 1.8],
] as const;
/** A globe with its grid, seen from over the equator; `upper`: how far up (0 to 1) a line round it is marked in red. */
function globe(x: number, y: number, r: number, coast: string, upper?: number): string {
  const ring = (up: number, color: string, width: number) => {
    const half = Math.round(Math.sqrt(1 - up * up) * r * 100) / 100;
    const at = Math.round((y - up * r) * 100) / 100;
    return line(color, `M${x - half} ${at} Q${x} ${at + r * 0.16} ${x + half} ${at}`, width);
  };
  return (
    oval(x, y, r, r, sea) +
    nested(shape(land, coast), x - (r * 8) / 7, y - (r * 8) / 7, (r * 16) / 7) +
    [-0.66, -0.33, 0, 0.33, 0.66].map((up) => ring(up, '#eaf6fc', 0.5)).join('') +
    [0.35, 0.75]
      .map((across) =>
        line(
          '#eaf6fc',
          `M${x} ${y - r} Q${x - r * across * 2} ${y} ${x} ${y + r} M${x} ${y - r} Q${x + r * across * 2} ${y} ${x} ${y + r}`,
          0.5,
        ),
      )
      .join('') +
    (upper === undefined ? '' : ring(upper, red, 1.2))
  );
}

export const spaceIcons = {
  'x-all-turns-along':
    tile('#cfeafb') +
    earth(16, 21, 9) +
    shape('#f6e3bd', 'M8.4 12.6 L12 10.4 L13.4 12.8 L10 15 Z') +
    shape(red, 'M7.6 12.6 L9 8.6 L12.6 10.2 Z') +
    line('#8a5a33', 'M18 12.2 L18.8 9.4', 1) +
    oval(19.2, 7.6, 2.2, 2.2, '#4f9e3c') +
    [
      [24, 6],
      [26, 5.2],
      [27.6, 6.4],
    ]
      .map(([x, y]) => oval(x!, y!, 2, 1.7, '#ffffff'))
      .join('') +
    line(ink, 'M23 14.4 L24.6 12.2', 0.9) +
    oval(25.4, 11, 1.1, 1.1, '#c98d5f') +
    line(gold, 'M4.6 24 Q16 34 27 25', 1.3) +
    shape(gold, 'M25.4 22.4 L29.6 22.6 L27.6 26.8 Z'),
  'x-sunrise-east':
    tile('#ffd9b0') +
    sunAt(24, 17, 3.4) +
    shape('#6fae4e', 'M1 20 Q16 15 31 19 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    inscription('E', 26.6, 23.4, 4.6, '#ffffff') +
    inscription('W', 5.4, 23.4, 4.6, '#ffffff') +
    pointer('#ffffff', 9.4, 25.8, 22, 25.8, 1.1) +
    pointer(red, 24, 11.4, 18, 4.4, 1),
  'x-near-in-january':
    tile(space) +
    stars +
    line(path, 'M3 16 a13 8.6 0 1 0 26 0 a13 8.6 0 1 0 -26 0', 0.6) +
    sunAt(12.4, 16, 3) +
    earth(3.6, 16, 2.4) +
    earth(28.4, 16, 2.4) +
    inscription('JAN', 6, 21.6, 2.8, '#ffffff') +
    inscription('JUL', 26, 21.6, 2.8, '#ffffff') +
    emoji('snowflake', 2, 4.4, 6),
  'x-june-sun-high':
    tile('#bfe6fb') +
    line(gold, 'M3 23 Q16 -12 29 23', 0.7) +
    sunAt(16, 6.2, 2.8) +
    shape('#6fae4e', 'M1 23 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(13, 18.6, 6, 6, '#f6e3bd') +
    shape(red, 'M12 19 L16 15 L20 19 Z') +
    line('#8a5a33', 'M24 25 V21', 1) +
    oval(24, 19.4, 2.2, 2.4, '#4f9e3c'),
  'x-sun-and-planets':
    tile(space) +
    stars +
    shape(sun, 'M1 7.4 A9.6 9.6 0 0 1 1 24.6 Z') +
    planets
      .map(([color, r], i) => {
        const x = [8, 10.6, 13.8, 16.8, 20.4, 24.6, 27.6, 29][i]!;
        const y = [16, 13, 18, 12.6, 19, 11.6, 20.6, 8][i]!;
        const bend = x * 0.12;
        return (
          line(path, `M${x - bend} 3 Q${x + bend} 16 ${x - bend} 29`, 0.35) +
          oval(x, y, r, r, color) +
          (i === 5 ? line('#cbb27a', `M${x - 3.6} ${y + 0.8} Q${x} ${y + 1.8} ${x + 3.4} ${y - 1}`, 0.6) : '')
        );
      })
      .join(''),
  'x-sun-inside':
    tile(space) +
    stars +
    sunAt(16, 16, 9.4) +
    oval(16, 16, 5.8, 5.8, '#ff9f1c') +
    [
      [12.6, 14],
      [12.6, 17.8],
    ]
      .map(([x, y]) => oval(x!, y!, 1.3, 1.3, '#ffffff'))
      .join('') +
    pointer(ink, 14.6, 16, 16.8, 16, 0.7) +
    oval(19, 15, 1.6, 1.6, '#7fd0ff') +
    oval(19.6, 17, 1.6, 1.6, '#7fd0ff'),
  'x-pluto-left-out':
    tile(space) +
    sunAt(4.6, 12, 2.6) +
    planets
      .map(([color, r], i) =>
        oval([9, 11.4, 14.2, 16.8, 10, 15.4, 20.4, 24.8][i]!, i < 4 ? 8 : 15.6, r, r, color),
      )
      .join('') +
    line('#ffffff', 'M1.8 4 H28 V20 H1.8 Z', 0.5) +
    oval(25.4, 25.6, 0.9, 0.9, '#d9c2a8') +
    pointer(red, 23.6, 21, 25, 23.8, 0.7) +
    inscription('8', 6, 22.4, 6, '#ffffff'),
  'x-year-trips':
    tile(space) +
    stars +
    sunAt(16, 16, 2.6) +
    line(path, 'M10 16 a6 5 0 1 0 12 0 a6 5 0 1 0 -12 0 M3 16 a13 11 0 1 0 26 0 a13 11 0 1 0 -26 0', 0.6) +
    oval(22, 16, 1.2, 1.2, '#a89c8f') +
    pointer(gold, 21.6, 13.2, 18.4, 11, 0.7) +
    oval(29, 16, 1.9, 1.9, '#3f63d0') +
    pointer(gold, 28.6, 11.6, 22.4, 6.2, 0.9),
  'x-venus-and-jupiter':
    tile(space) +
    stars +
    oval(8, 16, 3.4, 3.4, '#e8c46a') +
    line('#c9a03e', 'M5.4 15 q2.6 -1.4 5.2 0 M5.6 17.6 q2.4 1.2 4.8 0', 0.6) +
    line(gold, 'M4.4 21.4 Q8 23.6 11.4 21.6', 0.8) +
    shape(gold, 'M4.8 20 L3 22.6 L6.2 22.8 Z') +
    jupiter(21.6, 16, 7.4) +
    times(3, (i) =>
      line(
        '#ffffff',
        `M${14.4 + i * 1.2} ${25.4 + i * 1.3} Q${21.6} ${28.4 + i * 1.2} ${28.8 - i * 1.2} ${25.4 + i * 1.3}`,
        0.8,
      ),
    ) +
    shape('#ffffff', 'M27.8 23.4 L31 24.6 L28.6 27.2 Z'),
  'x-moon-mirror':
    tile(space) +
    stars +
    sunAt(6.4, 7, 3.6) +
    oval(24.4, 8.4, 4, 4, '#d9dde3') +
    oval(23, 7.4, 1, 1, '#aab0ba') +
    oval(25.8, 10, 0.8, 0.8, '#aab0ba') +
    pointer(sun, 11.6, 7.4, 19.4, 8, 1.2) +
    pointer('#fff3c4', 22.4, 13, 18, 20.4, 1.2) +
    earth(15, 26, 5),
  'x-globe-address':
    tile('#eaf4fb') +
    globe(16, 16, 13, globeOfAsiaCoast) +
    // At 10 degrees north, 140 degrees east.
    shape(red, 'M20.4 13.7 Q16.2 9.6 16.2 5.6 Q16.2 2 20.4 2 Q24.6 2 24.6 5.6 Q24.6 9.6 20.4 13.7 Z') +
    oval(20.4, 5.6, 1.6, 1.6, '#ffffff'),
  'x-globe-ten-north':
    tile('#eaf4fb') +
    globe(12.4, 16, 10.8, globeOfAsiaCoast, 0.17) +
    line('#ffffff', 'M1.6 16 Q12.4 17.8 23.2 16', 0.9) +
    inscription('10°', 27, 12, 2.6, red) +
    inscription('0°', 26.6, 16.6, 2.6, ink),
  'x-globe-halves':
    tile('#eaf4fb') +
    globe(16, 16, 13, globeOfAfricaCoast, 0) +
    oval(16, 8.2, 2.8, 2.8, '#ffffff') +
    oval(16, 25, 2.8, 2.8, '#ffffff') +
    inscription('N', 16, 6.4, 3.6, ink) +
    inscription('S', 16, 23.2, 3.6, ink),
  'x-globe-zero':
    tile('#eaf4fb') +
    globe(16, 16, 13, globeOfAfricaCoast) +
    line(red, 'M16 3 V29', 1.3) +
    oval(16, 9.6, 1.3, 1.3, red) +
    inscription('W', 7.6, 22, 4.4, ink) +
    inscription('E', 24.6, 22, 4.4, ink) +
    box(13, 26.4, 6, 4.4, '#ffffff', 0.8) +
    inscription('0°', 16.4, 27, 3.2, red),
  'x-orange-peeled':
    tile('#fff4e2') +
    oval(16, 16.6, 12.4, 12, '#f7a13c') +
    oval(16, 16.6, 11, 10.8, '#ffbf5e') +
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map((across) => line('#fff0d0', `M16 5.4 Q${16 + across * 24} 16.6 16 27.6`, 0.9))
      .join('') +
    oval(16, 5.6, 1.3, 0.9, '#ffffff') +
    oval(16, 27.6, 1.3, 0.9, '#ffffff') +
    pointer(red, 25, 2.6, 18.2, 5, 0.9) +
    pointer(red, 25, 30, 18.2, 28, 0.9),
};
