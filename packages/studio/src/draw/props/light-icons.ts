import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Where light comes from, which way it goes, and what bounces it. */

const beam = '#ffe680';
const ray = '#f2a516';
const red = '#e5484d';
const dark = '#141a2e';
const glass = '#bfe3f5';

const eye = (x: number, y: number, size: number) => emoji('eye', x, y, size);
const cat = (x: number, y: number, size: number, fill: string) => {
  const at = (across: number, down: number) => `${x + across * size} ${y + down * size}`;
  return shape(
    fill,
    `M${at(0.2, 1)} Q${at(0.14, 0.6)} ${at(0.3, 0.45)} L${at(0.28, 0.08)} L${at(0.42, 0.2)} H${x + 0.58 * size} L${at(0.72, 0.08)} L${at(0.7, 0.45)} Q${at(0.86, 0.6)} ${at(0.8, 1)} Z`,
  );
};
/** A person from the side, who looks to the right unless mirrored. */
const looker = (x: number, y: number, robe: string, skin: string, hair: string, side: 1 | -1) =>
  box(x - 2, y + 5, 4, 10, robe, 1.6) +
  oval(x, y + 2.4, 2.6, 2.8, skin) +
  shape(
    hair,
    `M${x - side * 2.8} ${y + 3} Q${x - side * 3} ${y - 0.8} ${x} ${y - 0.8} Q${x + side * 2.6} ${y - 0.6} ${x + side * 2.4} ${y + 1.4} Q${x} ${y + 0.6} ${x - side * 1} ${y + 3.4} Z`,
  ) +
  oval(x + side * 1.3, y + 2.6, 0.4, 0.5, '#3a2a1c');

export const lightIcons = {
  'x-eyes-in-dark':
    tile(dark) +
    oval(11, 16, 4.2, 3.2, '#ffffff') +
    oval(21, 16, 4.2, 3.2, '#ffffff') +
    oval(11, 16, 2.2, 2.4, '#2a1c12') +
    oval(21, 16, 2.2, 2.4, '#2a1c12'),
  'x-light-sources':
    tile('#26305a') +
    emoji('sun', 9.4, 1.6, 13) +
    emoji('candle', 2.6, 16, 13) +
    emoji('light-bulb', 16.4, 16, 13),
  'x-light-straight':
    tile('#26305a') +
    shape(beam, 'M11 12.4 L26 9 V23 L11 19.6 Z') +
    emoji('flashlight', 1, 9.6, 13, true) +
    pointer(ray, 11.6, 16, 25.4, 16, 0.9) +
    pointer(ray, 11.6, 13.6, 25.4, 11.4, 0.9) +
    pointer(ray, 11.6, 18.4, 25.4, 20.6, 0.9) +
    box(26, 4, 3.4, 24, '#a0694a'),
  'x-see-by-bounce':
    tile('#f3f1fb') +
    emoji('light-bulb', 1.6, 2, 10) +
    emoji('red-apple', 10.6, 19, 11) +
    eye(22, 3.6, 8) +
    pointer(ray, 8, 11.6, 13.4, 19, 1.2) +
    pointer(ray, 18.6, 19, 24, 11.6, 1.2),
  'x-see-scarf':
    tile('#f3f1fb') +
    emoji('light-bulb', 1.6, 2, 10) +
    emoji('scarf', 10.4, 18, 12) +
    eye(22, 3.6, 8) +
    pointer(ray, 8, 11.6, 13.4, 18.6, 1.2) +
    pointer(ray, 18.6, 18.6, 24, 11.6, 1.2),
  'x-three-panes':
    tile('#eef2f6') +
    times(3, (i) => oval(3.4, 6.4 + i * 9.6, 1.6, 1.6, ray)) +
    times(3, (i) => line(ray, `M5.6 ${6.4 + i * 9.6} H13`, 1.2)) +
    box(13, 2.4, 2.6, 8, glass, 0.4) +
    box(13, 12, 2.6, 8, '#dfe6ea', 0.4) +
    line('#ffffff', 'M13.4 14 h1.8 M13.4 16 h1.8 M13.4 18 h1.8', 0.7) +
    box(13, 21.6, 2.6, 8, '#8a5a2c', 0.4) +
    pointer(ray, 15.8, 6.4, 28.6, 6.4, 1.2) +
    line('#f2d48a', 'M16.4 16 L27 12.8 M16.4 16 L28 15.2 M16.4 16 L28 17 M16.4 16 L27 19.2', 0.8) +
    box(16, 22.4, 13, 6.4, '#5b6270', 0.6),
  'x-cat-shadow':
    tile('#26305a') +
    box(20, 2, 10, 28, '#f3e3c4', 1) +
    shape(beam, 'M9.4 14.6 L20 4 V29 L9.4 18 Z') +
    emoji('flashlight', 0.6, 10.6, 11, true) +
    cat(19.6, 8, 10.6, '#3a3f52') +
    cat(11, 14.6, 6.4, '#e08a3a') +
    box(19.6, 18.4, 10.6, 10, '#3a3f52', 2),
  'x-light-bounce':
    tile('#eaf3fb') +
    box(3, 25, 26, 3, '#9fb4c4', 0.6) +
    box(3, 25, 26, 1, '#e9f6fd', 0.4) +
    pointer(ray, 4.6, 8, 15.6, 24.4, 1.5) +
    pointer(red, 16.4, 24.4, 27.4, 8, 1.5) +
    line('#8d99a6', 'M16 24.4 V21 M16 19 V16 M16 14 V11 M16 9 V6', 0.6) +
    line('#3a6fd8', 'M12 19 Q13.8 17.2 16 17.2 M20 19 Q18.2 17.2 16 17.2', 0.8),
  'x-smooth-rough':
    tile('#eaf3fb') +
    box(3, 12.6, 26, 2, '#9fb4c4', 0.4) +
    times(3, (i) => pointer(ray, 4 + i * 3.4, 3, 9 + i * 3.4, 12, 0.9)) +
    times(3, (i) => pointer(red, 15.4 + i * 3.4, 12, 20.4 + i * 3.4, 3, 0.9)) +
    shape(
      '#b48a5f',
      'M3 30 V27.6 L6 25.6 L9 28 L12 25.4 L15 28 L18 25.4 L21 28 L24 25.6 L27 28 L29 26.4 V30 Z',
    ) +
    times(3, (i) => pointer(ray, 5 + i * 4, 17.6, 9 + i * 4, 25.6, 0.9)) +
    pointer(red, 11, 25.4, 8.4, 18.4, 0.9) +
    pointer(red, 16, 25.4, 21, 19, 0.9) +
    pointer(red, 20, 25.4, 28, 22, 0.9) +
    pointer(red, 19, 25.4, 17.4, 18, 0.9),
  'x-mirror-image':
    tile('#eaf3fb') +
    box(15, 3, 2, 26, '#8fb8d0', 0.6) +
    looker(6.6, 10, '#3a86d8', '#c98d5f', '#2a1c12', 1) +
    looker(25.4, 10, '#b5d2f0', '#ecd9c8', '#b9b2ac', -1) +
    line('#5b6270', 'M7 28 H14.6 M17.4 28 H25', 0.7) +
    line('#5b6270', 'M7 27 v2 M14.6 27 v2 M17.4 27 v2 M25 27 v2', 0.7),
  'x-apple-red-light':
    tile('#26305a') +
    emoji('red-apple', 10.6, 15, 14) +
    ['#e5484d', '#f2a516', '#ffe14d', '#4fb05a', '#3a86d8', '#8a5fc0']
      .map((color, i) =>
        line(color, `M${2 + i * 1.2} ${9 - i * 0.9} L${11.6 + i * 1.2} ${18.6 - i * 0.9}`, 1.1),
      )
      .join('') +
    pointer(red, 21.4, 17, 29, 6.4, 1.8),
  'x-black-and-white':
    tile('#dfe9d8') +
    emoji('black-cat', 2, 14, 12) +
    emoji('ewe', 17.6, 14, 12) +
    times(3, (i) => pointer(ray, 2.4 + i * 2.6, 3, 6 + i * 2.6, 14.4, 0.9)) +
    times(3, (i) => pointer(ray, 15.4 + i * 2, 3, 20 + i * 2, 14.4, 0.9)) +
    times(3, (i) => pointer(red, 23 + i * 2, 14, 25 + i * 2.2, 4, 0.9)),
} as const;
