import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** What floats and what sinks, and why, in water that is looked into from the side. */

const water = '#7cc7ee';
const deep = '#3b8fd0';
const red = '#e5484d';
const green = '#3d9a48';
const wood = '#a8713d';
const steel = '#7d8896';

/** A tank of water from the side. */
const tank = (x: number, y: number, width: number, height: number, level: number, fill = water) =>
  box(x, level, width, y + height - level, fill) +
  line('#5b6b7c', `M${x} ${y} V${y + height} H${x + width} V${y}`, 1) +
  line('#e3f4ff', `M${x + 1} ${level + 0.4} h${width - 2}`, 0.6);

const log = (x: number, y: number) =>
  box(x, y, 15, 6, wood, 3) + oval(x + 13, y + 3, 2, 2.8, '#dfb57c') + oval(x + 13, y + 3, 1, 1.4, '#b98649');
const hull = (x: number, y: number, fill = steel) =>
  shape(fill, `M${x} ${y} H${x + 22} L${x + 18.4} ${y + 9} H${x + 3.6} Z`);

/** A submarine; its tanks hold air or water. */
const submarine = (x: number, y: number, inTanks: string) =>
  box(x + 6, y - 2.6, 4, 3.4, '#d9a514', 0.8) +
  oval(x + 8, y + 3.2, 8, 3.6, '#f2c230') +
  box(x + 2.6, y + 1.6, 3, 3.2, inTanks, 0.6) +
  box(x + 10.6, y + 1.6, 3, 3.2, inTanks, 0.6) +
  oval(x + 8, y + 3, 1.2, 1.2, '#dff1fb');

export const floatingIcons = {
  'x-duck-car-water':
    tile('#eef7fd') +
    tank(2.6, 6, 26.8, 24, 13) +
    emoji('duck', 3.6, 2.6, 12) +
    emoji('automobile', 17, 18.6, 11),
  'x-water-pushes':
    tile('#eef7fd') +
    tank(2.6, 5, 26.8, 25, 13) +
    emoji('duck', 8.6, 2, 14) +
    pointer(green, 11, 25.6, 11, 17, 1.5) +
    pointer(green, 15.6, 25.6, 15.6, 17, 1.5) +
    pointer(green, 20.2, 25.6, 20.2, 17, 1.5),
  'x-log-pebble':
    tile('#eef7fd') +
    tank(2.6, 6, 26.8, 24, 13) +
    log(6, 9.6) +
    oval(22.6, 28, 2.4, 1.8, '#7d8590') +
    oval(22, 27.4, 0.8, 0.5, '#b3bac3'),
  'x-same-size-scale':
    tile('#f4f1ea') +
    shape(steel, 'M14.6 27 L15.2 8 H16.8 L17.4 27 Z') +
    box(10, 27, 12, 2, steel, 0.8) +
    line(steel, 'M5 6.4 L27 11.6', 1.4) +
    line(steel, 'M5 6.4 L2 13 M5 6.4 L10 13 M27 11.6 L22 20 M27 11.6 L30 20', 0.6) +
    box(1.4, 13, 9.2, 1.4, '#b3bac3', 0.6) +
    box(21.4, 20, 9.2, 1.4, '#b3bac3', 0.6) +
    box(3, 7.2, 6, 5.8, wood, 0.4) +
    line('#8a5a2c', 'M3.4 9 h5.2 M3.4 11 h5.2', 0.5) +
    box(23, 14.2, 6, 5.8, '#59636f', 0.4) +
    line('#8d99a6', 'M24 15.4 h3', 0.6),
  'x-ice-floats':
    tile('#eef7fd') +
    shape(water, 'M7.6 10 H24.4 L23 29 H9 Z') +
    emoji('ice', 10.4, 8.6, 11) +
    line('#5b6b7c', 'M6.6 3 L9 29.4 H23 L25.4 3', 1.1) +
    line('#e3f4ff', 'M8.4 10.4 h2 M21.8 10.4 h2', 0.7),
  'x-oil-water':
    tile('#fdf7e6') +
    shape('#7cc7ee', 'M8.3 16 H23.7 L23 29 H9 Z') +
    shape('#f5cf4d', 'M7.6 9 H24.4 L23.7 16 H8.3 Z') +
    times(4, (i) => oval(11 + i * 3.2, 14 - (i % 2) * 2, 0.7, 0.7, '#fbe38f')) +
    line('#5b6b7c', 'M6.6 3 L9 29.4 H23 L25.4 3', 1.1),
  'x-clay-ball-bowl':
    tile('#eef7fd') +
    tank(2.6, 6, 26.8, 24, 13.6) +
    shape('#c1673a', 'M4.4 12 H15.6 Q15 19 10 19 Q5 19 4.4 12 Z') +
    shape('#eef7fd', 'M5.8 12 H14.2 Q13.6 17.4 10 17.4 Q6.4 17.4 5.8 12 Z') +
    oval(22.6, 26.8, 2.9, 2.9, '#c1673a') +
    oval(21.8, 25.8, 0.9, 0.7, '#e39a6f') +
    pointer(deep, 10, 20.4, 4.6, 23.4, 0.7) +
    pointer(deep, 10, 20.4, 15.4, 23.4, 0.7),
  'x-ship-hollow':
    tile('#eef7fd') +
    shape(water, 'M1 15 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    hull(5, 11) +
    shape('#fffdf2', 'M7.4 11 H24.6 L21.8 18 H10.2 Z') +
    box(12, 5.4, 8, 5.6, '#ffffff', 0.6) +
    box(17, 2, 2, 3.6, red) +
    times(6, (i) => oval(11 + (i % 3) * 4.8, 13 + Math.floor(i / 3) * 2.8, 0.8, 0.8, '#bfe6fa')),
  'x-ship-hole':
    tile('#eef7fd') +
    shape(water, 'M1 11 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(steel, 'M2 11.6 L24.6 20.6 L18 27.6 L3 20 Z') +
    shape('#fffdf2', 'M4.4 14.6 L12 17.6 L8 20.4 L5 18.8 Z') +
    shape(deep, 'M12 17.6 L21.6 21.4 L17.4 25.4 L8 20.4 Z') +
    shape('#eef7fd', 'M6 13 L9.4 6.4 L16 9 L13.4 16 Z') +
    pointer(deep, 23.6, 28, 18.2, 24.6, 1.2) +
    oval(25, 14, 0.9, 0.9, '#ffffff') +
    oval(26.6, 11.4, 0.7, 0.7, '#ffffff') +
    oval(24.4, 17.4, 0.7, 0.7, '#ffffff') +
    pointer(red, 28.6, 15, 28.6, 24, 1.1),
  'x-submarine-tanks':
    tile('#bfe6fa') +
    shape(water, 'M1 6 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(deep, 'M1 19 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    submarine(2.4, 7.6, '#ffffff') +
    submarine(12.4, 22, '#1d5fa8') +
    pointer(green, 22, 13.6, 22, 7.4, 1.2) +
    pointer(red, 7.4, 20, 7.4, 27.4, 1.2),
  'x-deep-shallow':
    tile('#eef7fd') +
    tank(2.4, 10, 12, 8, 12.4) +
    tank(17.4, 10, 12.2, 20, 12.4) +
    box(4.6, 10.4, 7.4, 3.6, wood, 1.8) +
    box(19.8, 10.4, 7.4, 3.6, wood, 1.8),
  'x-egg-salt':
    tile('#f7f4ec') +
    shape(water, 'M2.4 10 H14 L13.2 28.4 H3.2 Z') +
    oval(8.2, 25.2, 2.6, 3, '#e8a96b') +
    line('#5b6b7c', 'M1.8 5 L3 28.8 H13.4 L14.6 5', 1) +
    shape('#a6d8ee', 'M18 10 H29.6 L28.8 28.4 H18.8 Z') +
    oval(23.8, 11.4, 2.6, 3, '#e8a96b') +
    times(8, (i) => oval(20.4 + (i % 4) * 2.2, 18 + Math.floor(i / 4) * 5 + (i % 2), 0.5, 0.5, '#ffffff')) +
    line('#5b6b7c', 'M17.4 5 L18.6 28.8 H29 L30.2 5', 1) +
    emoji('salt', 15.4, 0.6, 7),
} as const;
