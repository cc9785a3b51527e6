import { box, figure, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** What people need and what they only want, and how they choose. */

const red = '#e5484d';
const green = '#3d9a48';
const gold = '#ffd43b';
const cross = (x: number, y: number, half: number) =>
  line(
    red,
    `M${x - half} ${y - half} L${x + half} ${y + half} M${x + half} ${y - half} L${x - half} ${y + half}`,
    1.6,
  );
const tick = (x: number, y: number) => line(green, `M${x - 2.4} ${y} l2 2.4 l4 -5`, 1.8);

const coin = (x: number, y: number) => oval(x, y, 1.9, 1.9, '#c99a1e') + oval(x, y, 1.5, 1.5, gold);

/** A shoe from its side, its toe to the right, with lights in its side that flash. */
const flashingShoe = (x: number, y: number) =>
  shape(
    '#5b6ee0',
    `M${x} ${y + 8} V${y + 0.6} Q${x + 2.4} ${y + 2.2} ${x + 5} ${y} L${x + 8.2} ${y + 3.6} Q${x + 13} ${y + 4.4} ${x + 13} ${y + 8} Z`,
  ) +
  shape(
    '#3d4bb0',
    `M${x} ${y + 0.6} Q${x + 2.4} ${y + 2.2} ${x + 5} ${y} L${x + 5.6} ${y + 0.8} Q${x + 2.6} ${y + 3.4} ${x} ${y + 2.2} Z`,
  ) +
  line('#ffffff', `M${x + 5.4} ${y + 3.2} l1.6 -1.4 M${x + 7} ${y + 4.6} l1.4 -1.4`, 0.7) +
  box(x - 0.2, y + 7.6, 13.4, 1.8, '#ffffff', 0.8) +
  times(3, (i) => oval(x + 2.4 + i * 2.6, y + 5.6, 0.8, 0.8, ['#ff4d6d', '#ffd43b', '#22b8cf'][i]!)) +
  line(
    '#f2a900',
    `M${x - 0.8} ${y + 2} l-1.4 -.8 M${x - 0.8} ${y + 4.4} h-1.6 M${x - 0.8} ${y + 6.8} l-1.4 .8`,
    0.7,
  );

export const choiceIcons = {
  'x-packed-toys':
    tile('#f3ecfa') +
    emoji('backpack', 1.6, 13, 17) +
    emoji('kite', 2.6, 1.4, 11) +
    emoji('long-drum', 14, 2, 10) +
    times(9, (i) => emoji('automobile', 18.4 + (i % 3) * 3.8, 14.6 + Math.floor(i / 3) * 5, 3.4)),
  'x-four-needs':
    tile('#eaf5ea') +
    emoji('bread', 2.4, 2.6, 12.4) +
    emoji('potable-water', 17.4, 3, 11.6) +
    emoji('coat', 2.6, 17, 12) +
    emoji('house', 17, 16.6, 13),
  'x-coat-and-cape':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#fdf1e2', 2) +
    emoji('coat', 2, 9, 12.4) +
    shape(red, 'M20.6 8 Q24 10 27.4 8 L30 26 Q27.6 24.6 26 26.4 Q24 24.6 22 26.4 Q20 24.6 18 26 Z') +
    line('#8f1f2b', 'M22 11 L21 24 M26 11 L27 24', 0.7) +
    shape(gold, 'M23 11.6 l1 2 l2.2 .2 l-1.6 1.6 l.4 2.2 l-2 -1 l-2 1 l.4 -2.2 l-1.6 -1.6 l2.2 -.2 Z'),
  'x-coat-in-snow':
    tile('#cfe4f5') +
    shape('#ffffff', 'M1 23 Q10 19 18 22 T31 22 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('coat', 10, 7, 14) +
    emoji('snowflake', 2.4, 3, 6) +
    emoji('snowflake', 24, 5, 5.4) +
    emoji('snowman', 1.6, 17, 10),
  'x-toy-ad':
    tile('#f3ecfa') +
    emoji('television', 3, 3, 26) +
    // The screen of the set.
    box(8.6, 11, 12.4, 9.2, '#ffe9b0', 0.6) +
    emoji('automobile', 9.4, 11.8, 8.4) +
    emoji('sparkles', 16.8, 11.2, 4.2),
  'x-same-needs':
    tile('#d9eefb') +
    shape('#a9d68a', 'M1 27 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    [8, 24].map((x) => oval(x, 7, 6.4, 5.4, '#ffffff') + oval(x + 2, 13.4, 1, 0.8, '#ffffff')).join('') +
    emoji('kite', 4.4, 3.4, 7.2) +
    emoji('tropical-fish', 20.4, 3.4, 7.2) +
    figure(8, 30, 15, '#f2b01e', '#7a4a2c', '#1d1814') +
    figure(24, 30, 15, '#e58ab0', '#f0c39a', '#1d1814') +
    emoji('sandwich', 5.6, 20.6, 5.4) +
    emoji('sandwich', 21.6, 20.6, 5.4),
  'x-ball-or-kite':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#fdeceb', 2) +
    emoji('soccer-ball', 3, 5, 10.6) +
    tick(8, 24) +
    emoji('kite', 18.6, 5, 10.6) +
    cross(23.8, 24, 2.4),
  'x-needs-before-wants':
    tile('#f7f3e6') +
    ['1', '2', '3'].map((n, i) => inscription(n, 4.2, 4 + i * 9.6, 4, '#2f3542')).join('') +
    emoji('bread', 8, 2, 8) +
    emoji('house', 8, 11.4, 8.6) +
    emoji('kite', 8.4, 21.4, 7.6) +
    times(4, (i) => coin(19.6 + (i % 2) * 5, 4 + Math.floor(i / 2) * 4.4)) +
    times(5, (i) => coin(19.6 + (i % 3) * 4.2, 13.4 + Math.floor(i / 3) * 4.4)) +
    coin(19.6, 25.4) +
    line('#c9b98a', 'M2.6 11 H29.4 M2.6 20.6 H29.4', 0.5),
  'x-save-for-kite':
    tile('#eaf5ea') +
    emoji('pig', 2, 14, 15) +
    oval(9.6, 9.6, 2, 2, gold) +
    pointer('#8a6a1f', 9.6, 4, 9.6, 7.2, 1) +
    pointer(green, 17.4, 20, 20.4, 17, 1.1) +
    emoji('kite', 19, 4, 11),
  'x-money-time-out':
    tile('#eef2f7') +
    emoji('purse', 2, 3, 12) +
    coin(17, 9) +
    coin(21, 6.6) +
    coin(25, 9.6) +
    pointer('#8a6a1f', 19, 12.6, 27, 13.8, 0.8) +
    line('#c3ccd8', 'M2.6 16.4 H29.4', 0.4) +
    emoji('hourglass-done', 3, 18.4, 10.6) +
    emoji('calendar', 17.4, 18.4, 10.6),
  'x-lunch-in-drum-out':
    tile('#f3ecfa') +
    emoji('bread', 1.8, 1.8, 6.4) +
    emoji('potable-water', 9.2, 2, 6) +
    emoji('coat', 16.6, 1.8, 6.4) +
    emoji('house', 23.8, 1.6, 6.6) +
    line('#c9b8dd', 'M2.6 9.8 H29.4', 0.5) +
    emoji('backpack', 2, 14.6, 15) +
    emoji('sandwich', 13.8, 10.6, 6.6) +
    line(green, 'M14.4 15 Q12 14 10.4 16.4', 1) +
    shape(green, 'M9.4 19 L8.8 15.4 L12 16.8 Z') +
    emoji('long-drum', 19.6, 18.6, 10.4),
  'x-flashing-shoes':
    tile('#efe6f7') +
    shape('#b98ad0', 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    flashingShoe(3.6, 11) +
    flashingShoe(17.2, 17),
  'x-beach-and-snow':
    tile('#bfe6fb') +
    shape('#f2dca6', 'M1 20 H16 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#5bb5e8', 'M1 16 H16 V20.4 H1 Z') +
    emoji('sun', 2, 2, 7) +
    emoji('coat', 4, 18.4, 9) +
    line(red, 'M4.4 18.4 L13 27.6 M13 18.4 L4.4 27.6', 0.8) +
    shape('#dfe9f5', 'M16 1 H28 a3 3 0 0 1 3 3 V20 H16 Z') +
    shape('#ffffff', 'M16 20 Q23 17.6 31 20 V28 a3 3 0 0 1 -3 3 H16 Z') +
    emoji('snowflake', 18, 2.6, 4.6) +
    emoji('snowflake', 25.4, 4, 4.2) +
    emoji('coat', 18.6, 11.6, 10) +
    tick(23.6, 26) +
    line('#8d99a6', 'M16 1 V31', 0.6),
  'x-first-then-save':
    tile('#eaf5ea') +
    inscription('1', 4.2, 4.4, 4, '#2f3542') +
    emoji('bread', 7.6, 2.6, 8) +
    emoji('house', 16.6, 2, 8.8) +
    tick(26.6, 7) +
    line('#b9d6b4', 'M2.6 13 H29.4', 0.5) +
    inscription('2', 4.2, 19.6, 4, '#2f3542') +
    coin(12, 15.4) +
    pointer('#8a6a1f', 12, 17.4, 12, 19.6, 0.7) +
    emoji('pig', 6.6, 18.8, 11) +
    pointer(green, 18.4, 23, 21.2, 21, 1) +
    emoji('kite', 20.6, 14.8, 9.6),
  'x-needs-and-tiny-car':
    tile('#eaf5ea') +
    inscription('NEED', 6.4, 3, 2, green) +
    emoji('coat', 1.6, 7, 9.6) +
    emoji('sandwich', 11.4, 7, 9.6) +
    emoji('potable-water', 21.4, 7.4, 8.6) +
    line('#b9d6b4', 'M2.6 18.6 H29.4', 0.5) +
    inscription('WANT', 6.4, 20.6, 2, '#b0562a') +
    emoji('automobile', 13.6, 23.4, 5),
  'x-sharing-food':
    tile('#f7efe4') +
    figure(6.6, 30, 18, '#3a86d8', '#c98d5f', '#2a1c12') +
    figure(25.4, 30, 18, '#8a6a4f', '#f0c39a', '#8d8d92') +
    emoji('steaming-bowl', 11, 12.6, 10) +
    pointer(green, 11.6, 25, 20.4, 25, 1.1) +
    emoji('coat', 12, 2, 8),
} as const;
