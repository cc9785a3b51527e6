import { silkRoadCoast } from './coastlines.ts';
import { box, figure, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { landIcons } from './land-icons.ts';
import { put } from './picture-parts.ts';
import { emoji, small } from './picture-pieces.ts';

/** The Silk Road: its routes, its caravans and inns, and what travelled along. */

const sand = '#efd7a0';
const dune = '#dfbd78';
const sky = '#cfe9f8';
const red = '#e5484d';
const gold = '#ffd43b';

const ground = (from: number) =>
  shape(dune, `M1 ${from} Q10 ${from - 3} 18 ${from} T31 ${from} V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`);
const merchant = (x: number, y: number, height: number, i: number) =>
  figure(
    x,
    y,
    height,
    ['#8f3f55', '#3f6f8f', '#5f7a3a', '#b0713a'][i % 4]!,
    ['#c98d5f', '#e0ac80', '#f0c39a', '#8d5a3b'][i % 4]!,
    '#2a1c12',
  ) +
  shape(
    ['#f3efe6', '#e9c46a', '#d9577e', '#f3efe6'][i % 4]!,
    `M${x - height * 0.19} ${y - height * 0.86} Q${x} ${y - height * 1.14} ${x + height * 0.19} ${y - height * 0.86} Z`,
  );
/** A tower of China with two roofs. */
const pagoda = shape('#b5332e', 'M1 17 Q16 6 31 17 L24 20 V32 H8 V20 Z M4 4 Q16 -4 28 4 L22 7 V12 H10 V7 Z');
/** A bale of cloth, tied with rope, its middle at x, y. */
export const bale = (x: number, y: number, size: number) =>
  put(
    box(3, 6, 26, 20, '#c98d4b', 7) +
      line('#7a4f2c', 'M11 6 V26 M21 6 V26 M3 16 H29', 2.2) +
      line('#e9bf86', 'M14 11 H18', 1.6),
    x,
    y,
    size,
  );
const coins = (x: number, y: number, count: number) =>
  times(count, (i) => oval(x, y - i * 1.1, 1.8, 0.8, i % 2 ? gold : '#f3ad24'));
/** The cities of the network where they lie on the map: Rome, Antioch, Merv, Kashgar, Dunhuang, Chang’an, India. */
const cities = [
  [2.9, 12.4],
  [8.8, 14.1],
  [15.3, 13.7],
  [18.8, 13.1],
  [23.4, 12.6],
  [27, 14.6],
  [18.1, 18.7],
] as const;
const network = (color: string) =>
  line(
    color,
    'M2.9 12.4 Q6 16 8.8 14.1 T15.3 13.7 T18.8 13.1 Q21 10.6 23.4 12.6 T27 14.6 M18.8 13.1 Q21 15.4 23.4 12.6 M8.8 14.1 Q12 17.6 15.3 13.7 M10.8 15.6 L13 17.9 Q15.4 20.4 18.1 18.7 L18.8 13.1 M18.1 18.7 Q19 23.8 22.6 23.6 Q27 24 26.6 18.6 L27 14.6',
    0.8,
  );
const routesMap = (water: string, land: string, routes: string) =>
  tile(water) + shape(land, silkRoadCoast) + network(routes);

/** A camel on its way, and how long that is. */
const longWay = (length: string) =>
  tile('#bfe6fb') +
  shape('#9aa7b8', 'M1 17 L7 6 L11 12 L16 4 L22 13 L26 8 L31 16 V20 H1 Z') +
  shape('#ffffff', 'M14 7.4 L16 4 L18.4 7.6 L16.2 8.6 Z M5.4 9 L7 6 L8.8 8.8 Z') +
  shape('#e8c98a', 'M1 17 Q8 14.6 16 17 T31 16 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
  line('#c0563b', 'M3 28 Q9 21 15 25 T28.4 19', 0.8) +
  emoji('two-hump-camel', 4, 17, 9) +
  inscription(length, 20.6, 26.4, 2.4, '#7a3a1c');

export const silkIcons = {
  'x-long-way': longWay('6000 KM'),
  'x-long-way-in-miles': longWay('4000 MI'),
  'x-silk-network':
    routesMap('#86b8d6', sand, red) +
    cities.map(([x, y]) => oval(x, y, 0.9, 0.9, '#8f1f2b')).join('') +
    emoji('classical-building', 1.6, 5.6, 5.4) +
    small(pagoda, 24, 7.2, 6.4),
  'x-silkworm-to-silk':
    tile('#f3f0e2') +
    small(landIcons['x-caterpillar'], 1.6, 4, 10) +
    pointer(red, 12.4, 9.4, 17, 9.4, 1) +
    oval(22.6, 9.4, 4.6, 3, '#fdf6e0') +
    line('#d9cda8', 'M18.6 8.4 Q22.6 10.4 26.6 8.4 M18.6 10.4 Q22.6 12 26.6 10.2', 0.5) +
    pointer(red, 22.6, 13.6, 22.6, 17.4, 1) +
    emoji('thread', 17.6, 18, 11) +
    pointer(red, 17, 24, 13, 24, 1) +
    shape('#d9577e', 'M2 19 Q7 17 12 19 V29 Q7 27 2 29 Z') +
    line('#f3a6bf', 'M4 19.4 V27.6 M7 18.6 V27.2 M10 18.8 V27.6', 0.6),
  'x-caravan':
    tile(sky) +
    oval(26, 6, 3, 3, '#ffc933') +
    ground(20) +
    [1, 9.6, 18.2].map((x, i) => emoji('two-hump-camel', x, 11 + (i % 2), 10.6)).join('') +
    merchant(27.6, 24, 10, 0) +
    merchant(9, 27, 9, 1),
  'x-loaded-camel':
    tile(sky) +
    ground(24) +
    emoji('two-hump-camel', 4, 6, 22) +
    bale(18.4, 16.4, 6) +
    bale(23, 17.4, 5.4) +
    line('#7a4f2c', 'M15.6 15.4 Q20 13 25.6 16', 0.6),
  'x-caravanserai':
    tile(sky) +
    ground(26) +
    box(3, 8, 26, 19, '#d9a866') +
    times(7, (i) => box(3 + i * 3.9, 6, 2.4, 2.4, '#d9a866')) +
    shape('#7a4f2c', 'M12.6 27 V17 Q16 12 19.4 17 V27 Z') +
    box(5.4, 12, 3.6, 4, '#6b4423', 1.6) +
    box(23, 12, 3.6, 4, '#6b4423', 1.6) +
    emoji('two-hump-camel', 0.6, 19, 10) +
    emoji('bed', 21, 10.6, 7) +
    emoji('droplet', 5.2, 10.4, 6) +
    merchant(24, 30, 9, 0),
  'x-silk-goods':
    tile(sand) +
    shape('#d9577e', 'M2.6 4 Q7 2.6 11.4 4 V13 Q7 11.4 2.6 13 Z') +
    emoji('jar', 12, 2.6, 9) +
    emoji('horse', 21, 2, 9.4) +
    emoji('amphora', 2.4, 17, 11) +
    emoji('gem-stone', 12, 18.6, 8) +
    emoji('scroll', 20.6, 17.6, 10),
  'x-goods-relay':
    tile(sand) +
    [4.8, 12.2, 19.8, 27.2].map((x, i) => merchant(x, 27, 13, i)).join('') +
    [8.4, 16, 23.6].map((x) => bale(x, 19, 3.6)).join('') +
    [4.8, 12.4, 20].map((x) => pointer(red, x, 10, x + 6.6, 10, 1)).join(''),
  'x-price-grows':
    tile(sand) +
    [4.8, 12.2, 19.8, 27.2].map((x, i) => merchant(x, 29, 11, i)).join('') +
    coins(4.6, 15.4, 1) +
    coins(12.2, 15.4, 3) +
    coins(19.8, 15.4, 6) +
    coins(27.4, 15.4, 11),
  'x-ideas-travel':
    tile(sky) +
    ground(23) +
    emoji('two-hump-camel', 1, 14, 13) +
    merchant(17, 28, 11, 1) +
    emoji('light-bulb', 4, 2, 8) +
    emoji('scroll', 13, 2, 8) +
    emoji('lotus', 22, 2.4, 8) +
    pointer(red, 21, 22, 29, 22, 1.2),
  'x-plague-route':
    routesMap('#93a9b4', '#d8cfae', '#8f1f2b') +
    emoji('rat', 2.4, 19.6, 10) +
    cities
      .filter((_, i) => i % 2)
      .map(([x, y]) => emoji('microbe', x - 2.6, y - 2.6, 5.2))
      .join(''),
  'x-sea-trade':
    tile(sky) +
    shape('#3f9fe0', 'M1 19 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8a5a2c', 'M4 19 H28 L24 25 H8 Z') +
    line('#6b4423', 'M12 19 V4 M20 19 V6', 1) +
    shape('#fffaf0', 'M12 5 Q18 8 12 16 Z M20 7 Q26 9 20 16 Z') +
    times(4, (i) => bale(9 + i * 4.6, 16.8, 4.4)) +
    line('#e3f4ff', 'M5 28 q1.6 -1.2 3.2 0 M20 28 q1.6 -1.2 3.2 0', 0.7),
} as const;
