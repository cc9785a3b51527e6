import { box, line, oval, pointer, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Money that grows, in savings and in debt. */

const gold = '#ffd43b';
const edge = '#f3ad24';
const red = '#e5484d';
const green = '#3d9a48';

/** A stack of coins on the ground at y; the last ones in another colour. */
const stack = (x: number, y: number, coins: number, extra = 0, top = '#8fe08a') =>
  times(
    coins,
    (i) =>
      oval(x, y - i * 1.5, 2.6, 1.1, i >= coins - extra ? green : edge) +
      oval(x, y - 0.5 - i * 1.5, 2.6, 1.1, i >= coins - extra ? top : gold),
  );

export const moneyIcons = {
  'x-bank-interest':
    tile('#eef4ea') +
    emoji('bank', 10.4, 2, 11.4) +
    emoji('pig', 1.6, 18.4, 10.6) +
    emoji('house', 20, 18, 11) +
    pointer(green, 12.4, 13.4, 8, 18, 1.2) +
    oval(7.4, 14.6, 1.6, 1.6, gold) +
    pointer(red, 25, 18, 20.6, 13.4, 1.2) +
    oval(25, 14.2, 1.6, 1.6, gold),
  'x-simple-compound':
    tile('#fff7e0') +
    line('#d9c9a0', 'M16 3 V29', 0.6) +
    stack(4, 28, 8, 1) +
    stack(8.6, 28, 9, 1) +
    stack(13.2, 28, 10, 1) +
    stack(19.2, 28, 8, 1) +
    stack(23.6, 28, 11, 3) +
    stack(28, 28, 16, 5),
  'x-money-grows':
    tile('#eef7ea') +
    emoji('hourglass-not-done', 2, 2.4, 8.6) +
    stack(4.4, 28, 2) +
    stack(10.2, 28, 4) +
    stack(16, 28, 7) +
    stack(21.8, 28, 11) +
    stack(27.6, 28, 16) +
    line(green, 'M4.4 23.4 Q18 21 25.4 4', 1),
  'x-debt-grows':
    tile('#fdeceb') +
    emoji('credit-card', 2, 2.4, 9.6) +
    [
      [4.4, 3],
      [10.2, 6],
      [16, 10],
      [21.8, 15],
      [27.6, 22],
    ]
      .map(([x, height]) => box(x! - 2.2, 28.6 - height!, 4.4, height!, red, 0.4))
      .join('') +
    line('#8f1f2b', 'M4.4 22.6 Q16 20.6 25.4 4', 1),
  'x-saver-and-debt':
    box(1, 1, 14.4, 30, '#e4f5e0', 2) +
    box(16.6, 1, 14.4, 30, '#fde2e0', 2) +
    emoji('pig', 2.6, 16, 11.4) +
    pointer(green, 8.2, 13.6, 8.2, 4, 1.6) +
    emoji('credit-card', 18.2, 17, 11.2) +
    pointer(red, 23.8, 13.6, 23.8, 4, 1.6),
} as const;
