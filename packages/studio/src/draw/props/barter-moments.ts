import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, put, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** Swaps that fail, and money from shells to numbers. */

const ink = '#2f3542';
const red = '#cf222e';
const green = '#2f9e44';
const gold = '#f2b632';

const egg = (x: number, y: number) =>
  oval(x, y, 3.6, 4.5, '#a87c48') + oval(x, y, 3, 3.9, '#fffaf0') + oval(x - 1, y - 1.4, 0.7, 1, '#ffffff');

/** Six eggs in a basket, all of them in sight. */
export const sixEggs =
  times(3, (i) => egg(9 + i * 7, 8.4)) +
  times(3, (i) => egg(9 + i * 7, 14.6)) +
  shape('#b5732f', 'M3 18.6 H29 L26 28.4 Q16 30.4 6 28.4 Z') +
  box(2, 17.4, 28, 2.4, '#8a5227', 1.2);

/** A pair of shoes, side by side on one floor. */
export const shoePair = emoji('mans-shoe', 8.4, 21.6, 16) + emoji('mans-shoe', 23.8, 21.6, 16);

/** A coin with a square hole, as it was used in China. */
const holed = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#8f6a22') +
  oval(x, y, r * 0.8, r * 0.8, '#c99a3a') +
  box(x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.6, '#6b4d16');

const coinString = (x: number, y: number, count: number, r: number) =>
  line('#7a4a28', `M${x} ${y - r * 1.6} V${y + count * r * 1.5}`, r * 0.3) +
  times(count, (i) => holed(x, y + i * r * 1.5, r));

const oldNote = (x: number, y: number, s: number) =>
  box(x, y, 9 * s, 15 * s, '#7a6540', 0.4) +
  box(x + 0.4 * s, y + 0.4 * s, 8.2 * s, 14.2 * s, '#efe0b8', 0.3) +
  line('#7a6540', `M${x + 1.4 * s} ${y + 1.4 * s} h${6.2 * s} v${12.2 * s} h${-6.2 * s} Z`, 0.35 * s) +
  times(3, (i) => oval(x + (2.7 + i * 1.8) * s, y + 3.6 * s, 0.8 * s, 0.8 * s, '#8f6a22')) +
  times(3, (i) => oval(x + (2.7 + i * 1.8) * s, y + 5.6 * s, 0.8 * s, 0.8 * s, '#8f6a22')) +
  line(
    '#5b4a2c',
    `M${x + 2.6 * s} ${y + 8 * s} v${4 * s} M${x + 4.5 * s} ${y + 8 * s} v${4 * s} M${x + 6.4 * s} ${y + 8 * s} v${4 * s}`,
    0.4 * s,
  ) +
  box(x + 3.6 * s, y + 9 * s, 2.2 * s, 2.2 * s, red, 0.2);

const coin = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#a8741a') +
  oval(x, y, r * 0.84, r * 0.84, gold) +
  oval(x, y, r * 0.4, r * 0.4, '#d99a1c');

const anvil = shape('#5b6570', 'M8 21 H26 L22 24 H20 V27 H23 V29.4 H11 V27 H14 V24 Q9 24 8 21 Z');

export const barterMoments = {
  'x-shoes-for-eggs':
    tile('#d7e8f5') +
    put(sixEggs, 9.2, 9.6, 15.4) +
    pointer(green, 19, 8, 25, 14.6, 1.2) +
    put(shoePair, 22, 20, 16) +
    pointer(green, 13, 25, 7, 18.4, 1.2),
  'x-fish-for-bread':
    tile('#dff0fb') +
    ground('#c9dfa8', 26) +
    someone(8, 29.4, 17, {
      shirt: '#b5654a',
      skin: '#9a6440',
      hands: [
        [-0.06, -0.22],
        [0.2, -0.02],
      ],
    }) +
    someone(24, 29.4, 17, {
      shirt: '#4f7d9a',
      skin: '#a9714a',
      long: true,
      hands: [
        [-0.2, -0.02],
        [0.06, -0.22],
      ],
    }) +
    emoji('fish', 13, 18.6, 5.6) +
    emoji('bread', 19.4, 18.6, 5) +
    pointer(green, 12, 6, 20, 6, 1.1) +
    pointer(green, 20, 10, 12, 10, 1.1),
  'x-shoemaker-wants-bread':
    tile('#d7e8f5') +
    ground('#c9a06a', 26) +
    someone(9, 29.4, 15, {
      shirt: '#6b8f4e',
      skin: '#a9714a',
      hands: [
        [0.12, -0.16],
        [-0.12, -0.16],
      ],
    }) +
    line(ink, 'M4.4 16.4 q-1 1.2 0 2.4 M13.6 16.4 q1 1.2 0 2.4', 0.6) +
    oval(20, 6.6, 5, 4.2, '#ffffff') +
    oval(25, 8, 4, 3.6, '#ffffff') +
    oval(16.6, 8.4, 3, 2.8, '#ffffff') +
    oval(14.4, 12, 1, 0.9, '#ffffff') +
    oval(12.6, 13.8, 0.7, 0.6, '#ffffff') +
    emoji('bread', 21, 7.6, 6.4) +
    box(15.4, 20.4, 14, 2, '#8a5a2c', 0.4) +
    box(16.6, 22.4, 1.6, 6.6, '#8a5a2c') +
    box(26.6, 22.4, 1.6, 6.6, '#8a5a2c') +
    put(shoePair, 22.4, 16.5, 11.4),
  'x-barter-limits':
    tile('#fff6e6') +
    emoji('bread', 7, 7.6, 8) +
    put(sixEggs, 25, 7.2, 9.6) +
    pointer(green, 12, 6, 19.6, 6, 1.1) +
    pointer(green, 19.6, 10, 12, 10, 1.1) +
    line('#d9c7a4', 'M3 14.6 H29 M16 16 V29', 0.5) +
    emoji('goat', 8.6, 23, 11) +
    line(red, 'M8.8 16.6 V29.4', 0.8) +
    line(red, 'M12 17 l2.4 2.4 M14.4 17 l-2.4 2.4', 0.9) +
    emoji('fish', 23, 25, 9) +
    line('#7a8a3a', 'M20 20.6 q-1.4 -1.2 0 -2.6 M23 20.6 q-1.4 -1.2 0 -2.6 M26 20.6 q-1.4 -1.2 0 -2.6', 0.9),
  'x-bag-of-shells':
    tile('#dcebd2') +
    shape('#8a6238', 'M7.4 13 Q4 20 4.4 26 Q5 30 16 30 Q27 30 27.6 26 Q28 20 24.6 13 Z') +
    oval(16, 13, 8.6, 3.6, '#5f4020') +
    emoji('spiral-shell', 11.4, 11.6, 7) +
    emoji('spiral-shell', 20.6, 11.8, 7) +
    emoji('spiral-shell', 16, 10, 7.4) +
    shape('#a87a48', 'M7.2 13 Q16 19 24.8 13 Q28 20 27.6 26 Q27 30 16 30 Q5 30 4.4 26 Q4 20 7.2 13 Z') +
    line('#7a5230', 'M7.6 16.2 Q16 21.6 24.4 16.2', 1) +
    line('#8a6238', 'M10 20 Q9 24 10 27 M16 21.6 V28 M22 20 Q23 24 22 27', 0.6),
  'x-first-coin':
    tile('#f6e6c6') +
    anvil +
    coin(17, 19.6, 2) +
    box(15.4, 12.6, 3.2, 5, '#8d99a6', 0.4) +
    line('#8a5a2c', 'M30 7.6 L19 9.6', 1.6) +
    box(14, 7, 6, 4.6, '#5b6570', 0.8) +
    line('#f59f00', 'M12.6 17.4 l-2 -1.4 M12.2 19.6 h-2.4 M21.6 17.4 l2 -1.4 M22 19.6 h2.4', 0.8) +
    coin(4.6, 28, 1.8) +
    coin(8, 28.6, 1.8) +
    coin(27.4, 28.2, 1.8),
  'x-china-paper-money':
    tile('#f7ead2') +
    coinString(5.4, 5.6, 10, 1.6) +
    coinString(10, 5.6, 10, 1.6) +
    pointer(red, 12.6, 16, 17, 16, 1.2) +
    oldNote(18, 5, 1.36),
  'x-phone-pays':
    halves('#e4f1fb', '#f4efe2') +
    box(2.6, 17, 11, 12, '#4a5568', 1.4) +
    box(4, 18.4, 8.2, 4, '#d9f5e0', 0.5) +
    times(9, (i) => box(4.4 + (i % 3) * 2.8, 23.6 + Math.floor(i / 3) * 1.7, 2, 1.1, '#cbd5e0', 0.2)) +
    box(5, 3, 7, 11, '#22252c', 1.2) +
    box(5.7, 4, 5.6, 8.6, '#8fd3ff', 0.5) +
    line(green, 'M6.8 8.4 L8.2 9.8 L10.6 6.6', 0.9) +
    line(green, 'M6.6 15 q2 1.2 4 0 M7.4 16.2 q1.2 .6 2.4 0', 0.5) +
    writing('ACCOUNT', 23.8, 4.4, 2, ink, 1.2) +
    writing('$20', 23.6, 9, 5, ink, 1.2) +
    pointer(red, 23.6, 15.6, 23.6, 19.8, 1.2) +
    writing('$15', 23.6, 22, 5, red, 1.2),
  'x-money-row':
    tile('#fff6e6') +
    emoji('spiral-shell', 9, 9, 10) +
    coin(23, 9, 4.6) +
    box(3.6, 19.6, 11, 6.8, '#2f9e5a', 0.6) +
    box(4.4, 20.4, 9.4, 5.2, '#bfe8cb', 0.4) +
    writing('$', 9.1, 21, 4, '#1f6f3f', 1.2) +
    box(19.6, 16.6, 7.4, 12.4, '#22252c', 1.2) +
    box(20.4, 17.8, 5.8, 9.6, '#e4f1fb', 0.5) +
    writing('15', 23.3, 20.8, 3.4, ink, 1.2),
} as const;
