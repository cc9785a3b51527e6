import { box, ground, inscription, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** What a simile or a metaphor says, drawn as if it were true. */

const floor = '#f1e3cc';
const wall = '#e6eef8';
const ink = '#2f3542';
const skin = '#c98d5f';
const hair = '#2a1c12';
const blue = '#3a86d8';

/** A boy who sits on the floor, with a shoe on one foot only. */
const sitting = (x: number, y: number) =>
  line('#3d4a63', `M${x} ${y} L${x + 7} ${y - 1} M${x} ${y} L${x + 6.4} ${y + 1.6}`, 2.2) +
  oval(x + 8.4, y - 1.6, 1.5, 1.2, skin) +
  shape('#8d99a6', `M${x + 6.4} ${y + 0.2} h3.4 q1.6 1 1.4 2.6 h-4.8 Z`) +
  line(blue, `M${x} ${y - 1} V${y - 7}`, 4) +
  line(skin, `M${x + 1} ${y - 6} L${x + 6} ${y - 2.4}`, 1.4) +
  oval(x, y - 11.4, 3.2, 3.4, skin) +
  shape(
    hair,
    `M${x - 3.4} ${y - 11.4} Q${x - 3.2} ${y - 15.4} ${x} ${y - 15.4} Q${x + 3.2} ${y - 15.4} ${x + 3.4} ${y - 12} Q${x} ${y - 13.6} ${x - 3.4} ${y - 11.4} Z`,
  );
/** A boy on all fours with the shell of a snail on his back. */
export const snailBoy = (x: number, y: number, s: number) => {
  const at = (a: number, b: number) =>
    `${Math.round((x + a * s) * 100) / 100} ${Math.round((y + b * s) * 100) / 100}`;
  return (
    line('#3d4a63', `M${at(-5, 0)} L${at(-3, -3.4)}`, 2.2 * s) +
    line(skin, `M${at(5, 0)} L${at(4, -3.6)}`, 1.6 * s) +
    line(blue, `M${at(-3, -4)} L${at(4, -4.6)}`, 3.4 * s) +
    oval(x - 0.6 * s, y - 8.4 * s, 5.6 * s, 5.2 * s, '#8a5a33') +
    oval(x - 0.4 * s, y - 8.2 * s, 3.8 * s, 3.5 * s, '#b07a4a') +
    oval(x - 0.2 * s, y - 8 * s, 1.9 * s, 1.8 * s, '#8a5a33') +
    oval(x + 7 * s, y - 7.4 * s, 3 * s, 3.1 * s, skin) +
    shape(
      hair,
      `M${at(4, -7.4)} Q${at(4, -11)} ${at(7, -11)} Q${at(10, -11)} ${at(10.2, -8)} Q${at(7, -9.6)} ${at(4, -7.4)} Z`,
    ) +
    oval(x + 8.2 * s, y - 7.2 * s, 0.4 * s, 0.5 * s, ink)
  );
};

export const wordPictureIcons = {
  'x-snail-boy': snailBoy(13, 26, 1.5),
  'x-boy-one-shoe':
    tile(wall) +
    ground(23, floor) +
    sitting(9, 24) +
    emoji('running-shoe', 20, 20, 8) +
    oval(24, 8, 4.4, 4.4, '#ffffff') +
    line(ink, 'M24 8 V5 M24 8 L26.4 9', 0.7) +
    line('#8d99a6', 'M19.6 8 a4.4 4.4 0 1 0 8.8 0 a4.4 4.4 0 1 0 -8.8 0', 0.7),
  'x-brother-like-snail':
    tile('#e3f1d8') +
    sitting(7, 20) +
    inscription('LIKE', 17, 5, 3, ink) +
    emoji('snail', 19, 11, 11) +
    emoji('hourglass-not-done', 12.6, 22, 7),
  'x-brother-is-snail': tile('#e3f1d8') + ground(25, '#8fcf6a') + snailBoy(14, 26.4, 1.3),
  'x-cheeks-cherries':
    tile('#fdf0e2') +
    oval(16, 17, 11, 11.4, '#f0c39a') +
    shape('#7a4a21', 'M4.6 16 Q5 4 16 4 Q27 4 27.4 16 Q22 9 16 9.4 Q9 9 4.6 16 Z') +
    oval(12, 16, 1.1, 1.4, ink) +
    oval(20, 16, 1.1, 1.4, ink) +
    line(ink, 'M13 22.6 Q16 25 19 22.6', 0.8) +
    emoji('cherries', 5, 16.4, 6.4) +
    emoji('cherries', 20.6, 16.4, 6.4),
  'x-mixed-pictures':
    tile('#cfe6f7') +
    shape('#2f8fd0', 'M1 24 Q8 21.6 16 24 T31 24 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c1332c', 'M4 17 H28 L24.6 25 H7.4 Z') +
    box(9, 11, 12, 6, '#ffffff', 0.6) +
    emoji('gear', 11, 14.6, 9) +
    emoji('sunflower', 20, 4, 9) +
    emoji('tulip', 4, 6, 7),
  'x-goldfish-in-fridge':
    tile(wall) +
    box(9, 3, 14, 26, '#dfe6ee', 1) +
    box(10.4, 4.4, 11.2, 23, '#bfe3f7', 0.6) +
    line('#8d99a6', 'M10.4 12 H21.6 M10.4 19.6 H21.6', 0.6) +
    emoji('tropical-fish', 11.6, 12.4, 7) +
    emoji('snowflake', 13, 5, 5) +
    times(2, (i) => box(12 + i * 4, 21.6, 3, 5.4, ['#f2994a', '#9bd48a'][i]!, 0.4)),
};
