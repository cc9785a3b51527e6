import { box, figure, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
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

export const choiceIcons = {
  'x-packed-toys':
    tile('#f3ecfa') +
    emoji('backpack', 1.6, 13, 17) +
    emoji('kite', 2.6, 1.4, 11) +
    emoji('long-drum', 14, 2, 10) +
    times(9, (i) => emoji('automobile', 18.6 + (i % 3) * 4.2, 14.6 + Math.floor(i / 3) * 5, 4.6)),
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
    box(7, 12, 14, 11, '#ffe9b0', 0.6) +
    emoji('automobile', 9, 13, 10) +
    emoji('sparkles', 16, 10.4, 6),
  'x-same-needs':
    tile('#eef2f7') +
    figure(9, 21, 11, '#3a86d8', '#c98d5f', '#2a1c12') +
    figure(23, 21, 11, '#e07b39', '#f0c39a', '#6b4a2c') +
    emoji('bread', 5.4, 22.6, 7) +
    emoji('bread', 19.4, 22.6, 7) +
    emoji('kite', 4.6, 1.4, 8) +
    emoji('tropical-fish', 19, 1.6, 8),
  'x-ball-or-kite':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#fdeceb', 2) +
    emoji('soccer-ball', 3, 5, 10.6) +
    tick(8, 24) +
    emoji('kite', 18.6, 5, 10.6) +
    cross(23.8, 24, 2.4),
  'x-needs-before-wants':
    tile('#f7f3e6') +
    emoji('bread', 2, 3, 8) +
    emoji('house', 2, 12.6, 8.6) +
    times(5, (i) => oval(14 + (i % 3) * 3, 7 + Math.floor(i / 3) * 4, 1.4, 1.4, gold)) +
    pointer(green, 6.4, 21.4, 6.4, 25, 1) +
    emoji('kite', 2, 24, 6.6) +
    times(1, () => oval(14, 27, 1.4, 1.4, gold)) +
    line('#c9b98a', 'M2.6 22.6 H29.4', 0.5) +
    box(23, 4, 6.4, 16, '#d9eed6', 0.6) +
    tick(26, 12),
  'x-save-for-kite':
    tile('#eaf5ea') +
    emoji('pig', 2, 14, 15) +
    oval(9.6, 9.6, 2, 2, gold) +
    pointer('#8a6a1f', 9.6, 4, 9.6, 7.2, 1) +
    pointer(green, 17.4, 20, 20.4, 17, 1.1) +
    emoji('kite', 19, 4, 11),
  'x-money-time-out':
    tile('#eef2f7') +
    emoji('money-with-wings', 2, 4, 14) +
    emoji('hourglass-done', 17.4, 4, 12) +
    emoji('purse', 8.6, 18.6, 11.6),
  'x-sharing-food':
    tile('#f7efe4') +
    figure(6.6, 30, 18, '#3a86d8', '#c98d5f', '#2a1c12') +
    figure(25.4, 30, 18, '#8a6a4f', '#f0c39a', '#8d8d92') +
    emoji('steaming-bowl', 11, 12.6, 10) +
    pointer(green, 11.6, 25, 20.4, 25, 1.1) +
    emoji('coat', 12, 2, 8),
} as const;
