import { urchin } from './creature-shapes.ts';
import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, small } from './picture-pieces.ts';
import { wildlifeIcons } from './wildlife-icons.ts';

/** Who eats whom, what becomes of the dead, and how little energy moves on. */

const meadow = '#dff1fb';
const green = '#5fae4c';
const red = '#e5484d';
const gold = '#ffc933';

const ground = (fill: string, from: number) =>
  shape(fill, `M1 ${from} H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`);
/** Blades of grass that stand on the ground at y. */
const grass = (x: number, y: number, height: number, fill = green) =>
  times(3, (i) =>
    shape(
      fill,
      `M${x + i * 1.6} ${y} Q${x + i * 1.6 + 0.2} ${y - height * 0.6} ${x + i * 1.6 + (i - 1) * 1.4 + 0.8} ${y - height} Q${x + i * 1.6 + 1.4} ${y - height * 0.5} ${x + i * 1.6 + 1.4} ${y} Z`,
    ),
  );
const cross = (x: number, y: number, half: number, width = 1.2) =>
  line(
    red,
    `M${x - half} ${y - half} L${x + half} ${y + half} M${x + half} ${y - half} L${x - half} ${y + half}`,
    width,
  );

/** A lion that stands, its feet at y, with its head to the left. */
const lion = (x: number, y: number, s: number) =>
  line(
    '#c98b3c',
    `M${x + 3.4 * s} ${y - 4.4 * s} Q${x + 5.6 * s} ${y - 5.6 * s} ${x + 5 * s} ${y - 7.4 * s}`,
    0.7 * s,
  ) +
  times(4, (i) => line('#d99f4e', `M${x + (-1.6 + i * 1.6) * s} ${y - 3 * s} V${y - 0.5 * s}`, 1.1 * s)) +
  oval(x + 0.8 * s, y - 4 * s, 3.2 * s, 1.9 * s, '#e5ae5c') +
  oval(x + 5 * s, y - 7.6 * s, 0.8 * s, 0.8 * s, '#7a4a21') +
  emoji('lion', x - 5.6 * s, y - 9.4 * s, 6.6 * s);

export const foodChainIcons = {
  'x-frog-eats':
    tile(meadow) +
    ground('#8fcf7c', 23) +
    grass(2, 26, 9) +
    grass(25, 24, 10) +
    emoji('frog', 12, 9, 17) +
    oval(20.5, 20, 2.6, 1.8, '#7a1f2b') +
    line('#e77a9b', 'M20.4 20.4 Q16 26 8.6 18.4', 1.6) +
    emoji('cricket', 1.4, 12.4, 9),
  'x-frog-leaps':
    emoji('frog', 1, 14, 15) +
    line('#2f6fd0', 'M11 11 Q20 -5 27 16', 2) +
    shape('#2f6fd0', 'M28.4 22.6 L23.6 16.6 L30.4 15 Z') +
    line('#6b9e37', 'M2 29.4 H30', 1.6),
  'x-many-urchins':
    urchin(8, 9, 3.6) +
    urchin(23, 8.4, 3.6) +
    urchin(16, 17, 3.8) +
    urchin(7.6, 24.4, 3.6) +
    urchin(24.4, 24, 3.6),
  'x-postcards':
    tile('#f3e6d0') +
    shape('#ffffff', 'M3 5 L17 2.6 L19 13.6 L5 16 Z') +
    emoji('desert', 6, 4.4, 10) +
    shape('#ffffff', 'M15 11 L29.4 12 L28.6 23.4 L14.2 22.4 Z') +
    emoji('national-park', 16.8, 12.2, 10) +
    shape('#ffffff', 'M3.4 18.4 L17 20.4 L15.4 31 L3 29.4 Z') +
    small(wildlifeIcons['x-kelp'], 4.6, 20, 8.6) +
    emoji('tropical-fish', 9.6, 22.4, 5),
  'x-food-row':
    tile(meadow) +
    ground('#8fcf7c', 22) +
    grass(2, 22, 8) +
    emoji('cricket', 9.4, 13.4, 8.6, true) +
    emoji('frog', 21.4, 12.6, 9) +
    pointer(red, 6.6, 9.6, 11.6, 9.6, 1.1) +
    pointer(red, 16.6, 9.6, 21.6, 9.6, 1.1),
  'x-arrow-to-eater':
    tile(meadow) +
    ground('#8fcf7c', 23) +
    emoji('cricket', 1.6, 11.6, 10, true) +
    emoji('frog', 19, 9, 12) +
    pointer(red, 11.4, 14.6, 19, 14.6, 2),
  'x-sun-feeds-grass':
    tile('#bfe6fb') +
    ground('#8a5a34', 26) +
    oval(7.6, 7.6, 4.4, 4.4, gold) +
    pointer('#f29a1f', 11.6, 10.4, 17, 16, 1.1) +
    pointer('#f29a1f', 8.6, 13, 11.6, 19.6, 1.1) +
    pointer('#f29a1f', 13.2, 7.6, 22, 12, 1.1) +
    grass(8.6, 26, 7) +
    grass(14, 26, 10) +
    grass(19.6, 26, 12) +
    grass(25, 26, 10),
  'x-decomposers':
    tile('#e6f1dd') +
    ground('#7a4f2c', 18) +
    emoji('brown-mushroom', 3, 8.4, 10) +
    emoji('brown-mushroom', 11, 11.6, 6.6) +
    emoji('fallen-leaf', 17.6, 11, 8) +
    oval(23.6, 23, 5.8, 5.8, '#f4ead0') +
    emoji('microbe', 20.2, 19.6, 6.8) +
    pointer(gold, 7.4, 19.4, 7.4, 25.4, 1.1) +
    pointer(gold, 13.6, 19.4, 13.6, 25.4, 1.1) +
    times(6, (i) => oval(4 + i * 2.4, 27.4 + (i % 2), 0.7, 0.7, gold)),
  'x-eagle-hunts':
    tile('#cfe9f8') +
    ground('#8fcf7c', 24) +
    emoji('eagle', 9, 4.6, 18) +
    emoji('rabbit', 1.6, 18.4, 10) +
    line('#ffffff', 'M20 4.4 L24 1.8 M24 7 L28.6 4 M26.6 10.4 L30 8.4', 0.8) +
    line('#6b7784', 'M12.6 20 l1.6 -1.4 M13.6 23 l2 -.6', 0.7),
  'x-no-grass':
    tile('#f6e7c8') +
    ground('#c9a06a', 22) +
    line('#8a6a3f', 'M2.6 25 L6 27.4 L5 30 M14 24.4 L17.4 27 L16 30 M25 24.6 L28 27.6', 0.7) +
    grass(2.4, 22, 5.4, '#b59a5f') +
    emoji('zebra', 9.4, 13.6, 9.6) +
    lion(25, 23, 1) +
    cross(5, 18.6, 3.2, 0.6) +
    cross(14.2, 18.6, 3.6, 0.6) +
    cross(25, 18.6, 3.6, 0.6) +
    pointer('#8a6a3f', 6.6, 11.4, 11.6, 11.4, 1) +
    pointer('#8a6a3f', 17, 11.4, 22, 11.4, 1),
  'x-frog-gone':
    tile(meadow) +
    ground('#8fcf7c', 26) +
    emoji('frog', 11.4, 9.4, 9.4) +
    cross(16, 14.4, 5.4, 1.6) +
    emoji('cricket', 1.6, 16, 6.6, true) +
    emoji('cricket', 6, 20.4, 6.6, true) +
    emoji('cricket', 1.4, 21.6, 6.6, true) +
    pointer('#3d9a48', 4.8, 14.6, 4.8, 7.4, 1.6) +
    emoji('snake', 22, 17, 8.4) +
    pointer(red, 26.2, 7.4, 26.2, 14.8, 1.6),
  'x-tenth-passes':
    tile('#fff5dc') +
    times(10, (i) => box(3 + (i % 2) * 4, 6 + Math.floor(i / 2) * 3.6, 3.4, 3, i === 4 ? red : gold, 0.5)) +
    emoji('cricket', 2.4, 23, 8) +
    pointer(red, 12, 15, 20.4, 15, 1.5) +
    box(23.2, 13.4, 3.8, 3.4, red, 0.5) +
    emoji('frog', 20.6, 20, 9.6),
  'x-three-eaters':
    tile('#dff3cf') +
    box(11, 1, 10, 30, '#fde2cf') +
    shape('#efe3f8', 'M21 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H21 Z') +
    emoji('rabbit', 2, 4, 8) +
    pointer(green, 6, 20, 6, 13.6, 1.1) +
    grass(2.2, 28, 7) +
    grass(5.4, 28, 6) +
    emoji('lion', 12, 4, 8) +
    pointer(red, 16, 20, 16, 13.6, 1.1) +
    emoji('cut-of-meat', 12.4, 21, 7.2) +
    emoji('bear', 22, 4, 8) +
    pointer(red, 24, 20, 24.8, 13.6, 1.1) +
    pointer(green, 28.4, 20, 27.6, 13.6, 1.1) +
    emoji('fish', 21.4, 21.4, 5) +
    emoji('blueberries', 26, 21.4, 4.8),
  'x-few-lions':
    tile('#f8eac4') +
    ground('#d9bc6a', 13) +
    times(10, (i) => emoji('zebra', 1.8 + (i % 5) * 5.7, 17.6 + Math.floor(i / 5) * 6.4, 5.6)) +
    lion(16, 10.6, 1) +
    pointer(red, 13, 17.4, 13, 11.6, 1.4) +
    inscription('1/10', 19.6, 13.2, 2.6, red) +
    times(3, (i) => line('#e8871e', `M${3 + i * 2.2} 16.6 q-1 -1.4 0 -2.8 t0 -2.8`, 0.7)) +
    times(3, (i) => line('#e8871e', `M${25.6 + i * 2} 16.6 q-1 -1.4 0 -2.8 t0 -2.8`, 0.7)),
  'x-urchins-eat-kelp':
    tile('#7fc4e6') +
    ground('#d9c08a', 26) +
    line('#6b6f2c', 'M4 26 V21.6 M11 26 V22.6 M16.6 26 V22 M22 26 V20.6', 1.4) +
    small(wildlifeIcons['x-kelp'], 23, 10.4, 8) +
    times(6, (i) =>
      small(wildlifeIcons['x-sea-urchin'], 1.6 + i * 3.9, 20 + (i % 2) * 3.6 - (i === 5 ? 3 : 0), 6),
    ) +
    emoji('otter', 3, 3, 10) +
    cross(8, 8, 5.4, 0.7),
} as const;
