import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

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
const ice = '#eaf6fd';
const continents = Object.keys(land) as Continent[];

/** The Earth laid flat, each land in the colour that it is given. */
const worldMap = (colourOf: (name: Continent) => string, water = sea) =>
  tile('#dff1fc') +
  box(1.4, 4, 29.2, 25, water, 1) +
  continents.map((name) => shape(colourOf(name), land[name])).join('');
const only = (shown: Continent) => worldMap((name) => (name === shown ? colours[name] : '#b9cfc0'));
const current = (d: string) => line('#ffffff', d, 0.7);

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
    worldMap((name) => colours[name]) +
    current(
      'M3 14.6 Q5 19.2 8.6 21 M12.4 13.4 Q12.8 17.2 14.6 21.7 M13.4 11.3 Q14 8.8 15 7.8 M20.4 18.4 Q21.6 21 23 22.2 M28 14.6 Q29.4 17.9 29 21.7',
    ) +
    line('#ffffff', 'M2.4 23.5 H28.4', 0.9) +
    pointer('#ffffff', 26, 23.5, 29.6, 23.5, 1) +
    pointer('#ffffff', 13.2, 18.9, 14.6, 22.2, 0.8) +
    pointer('#ffffff', 5.6, 18.7, 8.6, 21.2, 0.8) +
    pointer('#ffffff', 21, 20.2, 23.2, 22.5, 0.8),
  'x-africa-countries':
    tile(sea) +
    shape(
      colours.africa,
      'M9 3.4 L16 2.6 L17.4 4.4 L23.4 4.8 L26.4 11 L30 11.2 L26 18 L26 22 L22.6 28 L18.8 30 L16.6 29.4 L14.2 22 L13.4 14.6 L6.4 14.8 L2.8 10.4 L4.6 6.4 Z',
    ) +
    line(
      '#fff3d6',
      'M9.6 3.4 L11 8 L8 10 L3 10 M11 8 L15.6 6 L16 2.8 M15.6 6 L18.6 9.4 L18.4 4.6 M18.6 9.4 L25 9 M18.6 9.4 L17 12.6 L11.6 12 L11 8 M11.6 12 L10 14.6 M8 10 L7.6 14.6 M5.4 10 L5.6 14 M13.6 12.2 L13.6 14.6 M17 12.6 L20 14 L25.6 12.6 M20 14 L20.6 17.6 L26 17.6 M20.6 17.6 L16 17.8 L13.8 16.4 M16 17.8 L17 21.6 L14.4 22 M17 21.6 L21 20.4 L20.6 17.6 M21 20.4 L25.8 21 M17 21.6 L18 25 L15.4 26 M18 25 L22.4 23 L21 20.4 M18 25 L20.4 27.6 L23.4 26.4 M22 14 L23 17.6 M23.4 4.8 L22 9',
      0.6,
    ) +
    shape(colours.africa, 'M28.4 21 L29.8 20.4 L29 25 L27.8 25.6 Z'),
  'x-antarctica':
    tile('#bfe3f7') +
    shape('#2f7fbf', 'M1 21 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8a7a68', 'M1 27 Q9 23.6 17 24.6 T31 26 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(
      ice,
      'M1 12.4 L9 10 L17 11 L23.6 13.4 L24.6 17 L27.6 18.4 L28 24.8 Q22 24.8 17 24.6 Q9 23.6 1 27 Z',
    ) +
    line('#a9cfe6', 'M3 17 Q12 14.6 22 18 M4 21 Q13 18.6 24 21.6', 0.6) +
    line('#8a5227', 'M9 10 V3.6', 0.8) +
    shape('#e5484d', 'M9 3.4 L14 4.8 L9 6.4 Z') +
    penguin(16, 11.4, 0.85) +
    penguin(20.4, 13.2, 0.7) +
    penguin(25.6, 18.2, 0.6),
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
    tile('#bfe3f7') +
    shape('#86c553', 'M1 12 H31 V20 L12 19 L9 31 H4 a3 3 0 0 1 -3 -3 Z') +
    oval(6.6, 15.4, 4, 1.7, '#5bb5e8') +
    shape('#1f6fae', 'M31 17 L13 19.6 L9.6 31 H28 a3 3 0 0 0 3 -3 Z') +
    line('#8cc8ee', 'M16 22 q1.6 -1.2 3.2 0 t3.2 0 t3.2 0 M14 26 q1.6 -1.2 3.2 0 t3.2 0 t3.2 0 t3.2 0', 0.8) +
    times(8, (i) => box(15 + (i % 4) * 3.8, 23.2 + Math.floor(i / 4) * 4.4, 0.9, 0.9, '#ffffff', 0.1)) +
    shape('#d9574a', 'M21 18.6 H29 L27.6 20.8 H22.4 Z') +
    shape('#fffdf5', 'M24.6 18 V11.6 L29 17 Z'),
};
