import { svg } from '../markup.ts';
import { africa } from './africa-borders.ts';
import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, put } from './picture-parts.ts';

/** Maps of the whole Earth, one continent or ocean at a time, and its two ends. */

const land = {
  northAmerica:
    'M2.5 8.8 L3.4 8.2 L5.9 8.3 L8.3 8.2 L9.5 8.1 L9.7 9.3 L11 9.4 L11.5 10.5 L10.8 11.2 L10 12 L9.5 13.5 L9.3 13 L8.2 13.2 L8.2 14.4 L8.9 14.5 L9.5 15.5 L9.2 15.4 L8.5 14.6 L7.5 14.1 L6.7 12.9 L6 11.8 L5.9 10.7 L5.1 9.7 L3.7 9.6 L2.7 9.4 Z M11.8 6.9 L14.2 7.2 L14.2 8.3 L12.5 9.4 L11.6 8.3 Z',
  southAmerica:
    'M9.7 15.5 L11 15.3 L12 16.4 L13.2 17 L12.9 18.4 L12.1 19.4 L11.3 20.8 L10.7 21.7 L10.4 22.6 L10 22 L10.3 19.8 L10.4 18.4 L9.5 17 Z',
  africa:
    'M15.5 12.4 L16.8 12.1 L16.9 12.6 L18.6 12.9 L19.5 15 L20.1 15 L19.2 16.9 L19.2 18.2 L18.7 19.6 L18.1 20.3 L17.5 20.2 L17 18.3 L16.7 15.9 L15.4 15.9 L14.6 14.8 L15 13.2 Z M19.5 18 L20 18.2 L19.8 19.3 L19.5 18.9 Z',
  europe:
    'M15.3 12.1 L15.3 11.5 L15.8 11.3 L15.7 10.8 L16.2 10.6 L16.6 10.1 L17.6 10.1 L17.8 9.7 L17.1 10 L16.4 9.7 L16.4 9.3 L17.1 8.6 L18.3 8.2 L19.2 8.7 L20.8 8.4 L20.8 10.5 L20 11 L19.2 11 L18.3 11.3 L18.3 11.7 L17.9 12.2 L17.5 11.8 L17.3 12 L16.6 11.3 L16 12 Z M15.5 10.7 L16.1 10.5 L15.8 9.6 L15.5 10 Z',
  asia: 'M20.8 8.4 L22 8.1 L24.5 7.5 L27.3 8.2 L30.4 8.6 L29.1 9.4 L28.6 10.5 L27.3 10.1 L26.7 11.5 L26.2 12.4 L25.8 11.8 L25.8 13 L24.7 14.1 L24.8 15 L24.3 15.3 L24.3 16.3 L23.9 15.3 L23.4 14 L22.5 14.8 L22.2 15.5 L21.8 14.1 L20.8 13.5 L20.5 14.4 L19.6 14.9 L18.8 13.2 L18.9 12.2 L18.2 12 L19.2 11.6 L20 11.2 L20.8 10.5 Z M23.7 15.9 L24.5 17.2 L25.4 17.4 L25.6 16.8 L25.4 15.8 L24.7 16.3 Z M26.6 12.7 L27.4 12.2 L27.5 11.3 L27.1 12 Z',
  australia:
    'M25.2 18.9 L25.8 18.4 L26.6 17.8 L27 18.2 L27.5 17.7 L28.1 18.9 L28.3 19.6 L28 20.8 L27.1 20.4 L26.6 19.9 L25.3 20.3 Z',
  antarctica:
    'M2.1 25.6 L6.3 24.9 L11 24.7 L11.4 23.7 L12.8 25.1 L15.2 24.6 L19.2 24.2 L24.1 24 L28.9 24.5 L30 25.4 L29.9 26.3 L2.1 26.3 Z',
} as const;
type Continent = keyof typeof land;

const colours: Record<Continent, string> = {
  northAmerica: '#f2b84f',
  southAmerica: '#8cc152',
  africa: '#e58a3c',
  europe: '#8a6fd0',
  asia: '#e5605e',
  australia: '#d66fb0',
  antarctica: '#ffffff',
};
const sea = '#4fa8d8';
const deep = '#1f6fae';
const ink = '#2f3542';
/** What an arrow from ocean to ocean is drawn in. */
const flow = '#ffe14d';
const ice = '#eaf6fd';
const continents = Object.keys(land) as Continent[];

/** The Earth laid flat, each land in the colour that it is given. */
const worldMap = (colourOf: (name: Continent) => string, water = sea) =>
  tile('#dff1fc') +
  box(1.4, 4, 29.2, 25, water, 1) +
  continents.map((name) => shape(colourOf(name), land[name])).join('');
/** All lands as high as their frame wants them, from `top` on. */
const stretched = (top: number, share: number) =>
  svg`<g transform="translate(0 ${Math.round((top - 6.9 * share) * 100) / 100}) scale(1 ${share})">${continents
    .map((name) => shape(colours[name], land[name]))
    .join('')}</g>`;
/** A name on a map, its middle at x; `turn` lets it run down an ocean. */
const named = (name: string, x: number, y: number, height: number, color: string, turn = 0) =>
  put(inscription(name, 16, 16 - height / 2, height, color), x, y + height / 2, 32, { turn });
const only = (shown: Continent) => worldMap((name) => (name === shown ? colours[name] : '#b9cfc0'));

const penguin = (x: number, y: number, s: number) =>
  oval(x, y - 3 * s, 1.7 * s, 3 * s, '#2f3542') +
  oval(x, y - 2.6 * s, 1.1 * s, 2.2 * s, '#ffffff') +
  oval(x, y - 6 * s, 1.4 * s, 1.4 * s, '#2f3542') +
  shape(
    '#f2a03d',
    `M${x + 0.8 * s} ${y - 6.2 * s} L${x + 2.4 * s} ${y - 5.8 * s} L${x + 0.8 * s} ${y - 5.4 * s} Z`,
  ) +
  oval(x + 0.4 * s, y - 6.3 * s, 0.3 * s, 0.3 * s, '#ffffff');
const bear = (x: number, y: number) =>
  shape(
    '#fffdf5',
    `M${x} ${y} V${y - 3.4} Q${x + 0.6} ${y - 5.6} ${x + 4} ${y - 5.4} L${x + 7} ${y - 6.4} L${x + 8} ${y - 7} L${x + 9} ${y - 6.4} L${x + 10.4} ${y - 5} L${x + 8.6} ${y - 4} V${y} H${x + 6.8} V${y - 2} H${x + 2} V${y} Z`,
  ) +
  line(
    '#b9c4cc',
    `M${x} ${y} V${y - 3.4} Q${x + 0.6} ${y - 5.6} ${x + 4} ${y - 5.4} L${x + 7} ${y - 6.4}`,
    0.5,
  ) +
  oval(x + 10.2, y - 5, 0.5, 0.4, '#2f3542') +
  oval(x + 8.6, y - 5.6, 0.35, 0.35, '#2f3542');

export const worldIcons = {
  'x-seven-continents': worldMap((name) => colours[name]),
  'x-map-asia': only('asia'),
  'x-map-australia': only('australia'),
  'x-map-pacific':
    worldMap(() => '#b9cfc0', '#8cc8ee') +
    shape(deep, 'M1.8 8.3 L4 12.1 L6.4 13.9 L8 15.9 L9.4 17.4 L10 19.7 L9.8 22.7 L1.8 23 Z') +
    shape(deep, 'M30.2 9.1 L28 10.8 L26.6 13.4 L25.6 15.1 L26.4 17.7 L28.6 19.2 L28.4 22.2 L30.2 23 Z'),
  'x-oceans-joined':
    tile(sea) +
    stretched(4.1, 1.28) +
    named('PACIFIC', 6, 16.6, 1.4, '#ffffff', 62) +
    named('ATLANTIC', 13.7, 14.4, 1.4, '#ffffff', 62) +
    named('INDIAN', 22.4, 17.8, 1.3, '#ffffff', 62) +
    named('SOUTHERN', 20.2, 23, 1.4, '#ffffff') +
    named('ARCTIC', 16, 2.2, 1.4, '#ffffff') +
    pointer(flow, 15.4, 4.6, 14.8, 8.8, 0.6) +
    pointer(flow, 14.6, 20.6, 14.8, 24.6, 0.6) +
    pointer(flow, 20.4, 22.4, 20.2, 18.6, 0.6) +
    pointer(flow, 25.4, 23, 29.6, 21.4, 0.6) +
    pointer(flow, 12, 25, 8.4, 23.2, 0.6),
  'x-africa-countries':
    tile(sea) +
    shape(colours.africa, africa.coast) +
    line('#fff3d6', africa.borders, 0.35) +
    shape(colours.africa, 'M28.6 20.6 L29.8 20 L29.2 24.6 L28 25.2 Z'),
  'x-globe-and-bag':
    tile('#fdf3dc') +
    line('#8a5a34', 'M9.6 4 A9.6 9.6 0 0 1 14 21.6', 1.1) +
    put(
      oval(16, 16, 15, 15, sea) +
        shape('#7cc47a', 'M6 7 Q12 3 14 7 Q15 11 10 13 Q12 17 11 23 Q7 22 7 17 Q3 13 6 7 Z') +
        shape('#7cc47a', 'M19 6 Q27 5 29 12 Q26 15 25 12 Q24 20 21 24 Q18 20 18 15 Q16 10 19 6 Z') +
        oval(11, 9, 3, 2, '#a9e0a0'),
      9.6,
      12.6,
      16,
    ) +
    line('#8a5a34', 'M11 21.6 V26', 1.4) +
    oval(11, 27, 5.4, 1.6, '#8a5a34') +
    shape('#8a3f45', 'M18 21 L19.6 13.4 H30 L29.4 21 Z') +
    shape('#f2d7c4', 'M19.4 20.4 L20.6 14.6 H28.8 L28.4 20.4 Z') +
    box(17.4, 21, 12.6, 7.6, '#a8505a', 1) +
    emoji('t-shirt', 21, 19.8, 5.4) +
    emoji('socks', 26, 20, 4.6) +
    box(17.4, 22.6, 12.6, 6, '#a8505a', 1) +
    line('#5d262c', 'M22 25.6 h3.4', 1),
  'x-earth-in-ten':
    tile('#eaf4fb') +
    put(
      oval(16, 16, 14, 14, sea) +
        shape('#6fb85f', 'M6 8 Q12 4 14 8 Q15 12 10 14 Q12 18 11 24 Q7 22 7 17 Q3 13 6 8 Z') +
        shape('#6fb85f', 'M20 7 Q26 6 28 12 Q26 15 25 12 Q24 19 21 22 Q18 19 18 15 Q17 10 20 7 Z'),
      16,
      9.4,
      15,
    ) +
    times(10, (i) => box(2.2 + i * 2.8, 18.6, 2.4, 5.4, i < 3 ? '#6fb85f' : sea, 0.2)) +
    line('#2f3542', 'M2 18.4 H30 V24.2 H2 Z', 0.5) +
    inscription('3 LAND', 6.4, 26, 1.7, '#3d7a30') +
    inscription('7 WATER', 20.2, 26, 1.7, '#1f6fae'),
  'x-seven-named':
    tile('#fdf3dc') +
    shape(sea, 'M4 1 H28 a3 3 0 0 1 3 3 V23.6 H1 V4 a3 3 0 0 1 3 -3 Z') +
    stretched(1.8, 1.08) +
    (
      [
        ['NORTH', 7.2, 4.2, 1.4],
        ['AMERICA', 7.2, 6.2, 1.4],
        ['SOUTH', 11.2, 12.8, 1.4],
        ['AMERICA', 11.2, 14.8, 1.4],
        ['EUROPE', 17.6, 4.6, 1.3],
        ['ASIA', 24.2, 6.4, 1.6],
        ['AFRICA', 17.4, 10, 1.4],
        ['AUSTRALIA', 25.4, 15.2, 1.2],
        ['ANTARCTICA', 16.4, 21, 1.3],
      ] as const
    )
      .map(([name, x, y, height]) => named(name, x, y, height, ink))
      .join('') +
    times(7, (i) => emoji('luggage', 3.4 + i * 3.4, 27.4, 4.6)) +
    emoji('coat', 27.6, 27.4, 5.4),
  // Thirteen rows of thirteen million square kilometres, and the 149 of all the land laid into them.
  'x-pacific-holds-land':
    tile('#dff1fc') +
    box(3, 1.8, 26, 26, deep, 0.6) +
    times(149, (i) => box(3.2 + (i % 13) * 2, 2 + Math.floor(i / 13) * 2, 1.6, 1.6, '#8cc152', 0.2)) +
    box(6, 10.6, 20, 4.8, '#ffffff', 1) +
    inscription('ALL LAND', 16, 11.6, 2.8, '#3d7a30') +
    inscription('PACIFIC', 16, 28.4, 1.7, deep),
  'x-ship-at-quay':
    tile('#bfe6fb') +
    shape('#2f7fbf', 'M1 21 q2.5 -1 5 0 t5 0 t5 0 t5 0 t5 0 t5 0 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('passenger-ship', 21.4, 14, 17) +
    box(1, 23.6, 14, 7.2, '#b9a88a', 0.4) +
    line('#8f7f63', 'M1 26.6 H15 M5 23.6 V30 M10 23.6 V30', 0.4) +
    times(4, (i) => emoji('luggage', 2.8 + i * 3.2, 21.4, 4.6)) +
    times(3, (i) => emoji('luggage', 4.4 + i * 3.2, 16.8, 4.6)),
  'x-whale-under-ship':
    tile('#bfe6fb') +
    shape(
      '#2f8fce',
      'M1 11 q2.5 -1.4 5 0 t5 0 t5 0 t5 0 t5 0 t5 0 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z',
    ) +
    shape('#1f6fae', 'M1 22 Q16 20 31 22 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('sailboat', 22, 7, 9) +
    emoji('whale', 11.6, 20, 14, { mirrored: true }) +
    pointer('#9fd8f5', 19.4, 26, 28, 26, 0.8) +
    line('#9fd8f5', 'M21 16.4 q1.4 -1 2.8 0 t2.8 0', 0.6),
  'x-antarctica':
    tile('#bfe3f7') +
    shape('#2f7fbf', 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8a7a68', 'M1 25 Q9 22.6 15 23.4 L24 26 L24.4 31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(ice, 'M1 9.4 L7 8 L13 9.4 L17 13.4 L21 18 L26.4 20.4 L27 23.6 L24 26 Q14 22.4 1 25 Z') +
    line('#a9cfe6', 'M2 13 Q8 11.4 13.4 13.4 M3 17.4 Q11 15.6 18.6 18.6 M3 21.4 Q12 19.4 23.4 22.4', 0.6) +
    line('#8a5227', 'M7 8 V2.6', 0.8) +
    shape('#e5484d', 'M7 2.4 L12 3.8 L7 5.4 Z') +
    penguin(22.4, 19.6, 0.62) +
    penguin(25, 20.8, 0.62) +
    penguin(19.6, 18.2, 0.62) +
    oval(24.6, 7.4, 6, 6, '#ffffff') +
    emoji('coat', 24.6, 7.4, 9),
  'x-north-pole':
    tile('#bfe3f7') +
    shape('#2f7fbf', 'M1 16 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(ice, 'M4 13.6 L12 12.4 L22 13 L28.4 14 L29 17.4 L22 20 L11 19.6 L3 17.6 Z') +
    line('#a9cfe6', 'M6 16.8 Q15 18 26 16.6', 0.6) +
    bear(13, 13.2) +
    line('#8a5227', 'M8 13 V5.6', 0.8) +
    shape('#e5484d', 'M8 5.4 L13 6.8 L8 8.4 Z') +
    shape(
      '#7cc6e8',
      'M8 25 q2 -2 4.4 0 l1.6 -1.2 v2.6 l-1.6 -1 q-2.4 1.8 -4.4 -.4 Z M20 27 q2 -2 4.4 0 l1.6 -1.2 v2.6 l-1.6 -1 q-2.4 1.8 -4.4 -.4 Z',
    ),
  'x-blue-globe':
    tile('#1d2447') +
    times(5, (i) => oval(4 + i * 6, 3.6 + (i % 2) * 24.4, 0.4, 0.4, '#ffffff')) +
    oval(16, 16, 12.4, 12.4, '#3f9bd6') +
    shape(
      '#7cc47a',
      'M24 7 Q28.4 11 28.3 15 Q26 14.6 25.4 11.6 Q22.4 10.4 24 7 Z M26.6 18.6 L28 19 Q27 23 24.6 25 Q24.4 21 26.6 18.6 Z',
    ) +
    shape(
      '#7cc47a',
      'M5 10.4 Q8 7.4 8 10.4 Q6.4 12.4 4 13.4 Z M6.6 20 Q10.6 18.6 12 21.4 Q11 24.6 8.4 24.6 Q6.8 23 6.6 20 Z',
    ) +
    oval(12, 15.6, 0.5, 0.4, '#7cc47a') +
    oval(14.4, 17.6, 0.4, 0.4, '#7cc47a') +
    oval(17, 13, 0.4, 0.4, '#7cc47a') +
    line('#9fd0ef', 'M13 9 q3 -1.4 6 0 M17 22 q3 1.4 5 -.4', 0.6),
  'x-lake-and-ocean':
    tile('#bfe6fb') +
    // Left a lake with land all around it, right the sea as far as one can see.
    shape('#86c553', 'M1 10 H12 L14 31 H4 a3 3 0 0 1 -3 -3 Z') +
    oval(7, 17, 4.4, 2.2, '#5bb5e8') +
    shape('#2f7fbf', 'M12 10 H31 V28 a3 3 0 0 1 -3 3 H14 Q11.4 24 13.6 18 Q12 14 12 10 Z') +
    line(
      '#8cc8ee',
      'M15 13.4 q1.4 -1 2.8 0 t2.8 0 M22 17.4 q1.6 -1.2 3.2 0 t3.2 0 M15.4 21 q1.6 -1.2 3.2 0 t3.2 0',
      0.7,
    ) +
    shape('#d9574a', 'M21.6 12.4 H28.4 L27.2 14.4 H22.8 Z') +
    shape('#fffdf5', 'M24.6 12 V6.6 L28.4 11.4 Z') +
    emoji('salt', 19, 26, 6.4) +
    inscription('SALTY', 26, 25.2, 1.7, '#ffffff'),
};
