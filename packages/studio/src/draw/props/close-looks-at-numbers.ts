import { box, inscription, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, land, put } from './picture-parts.ts';

/** Goals, goats, angles and fold lines, in the numbers that a lesson tells. */

const ink = '#2f3542';
const red = '#e5484d';
const blue = '#3a6fd8';

/** So many footballs, one on the other. */
const stack = (x: number, count: number) => times(count, (i) => emoji('soccer-ball', x, 25.4 - i * 4.2, 4.4));

/** Six arms, each with a fork. */
const flake = (x: number, y: number, r: number) =>
  times(6, (i) => {
    const at = (reach: number, aside: number) => onRound(x, y, r * reach, i / 6 + aside);
    return line(
      '#2f80d0',
      `M${x} ${y} L${at(1, 0)} M${at(0.5, 0)} L${at(0.8, 0.055)} M${at(0.5, 0)} L${at(0.8, -0.055)}`,
      1.1,
    );
  });

/** Five goats, each with as many carrots before it, and the carrots that are left. */
const goats = (each: number, left: number) =>
  land('#e3f2d6', '#a7d489', 9) +
  times(5, (i) => {
    const x = 4.2 + i * 5.9;
    return emoji('goat', x, 8.6, 6.2) + times(each, (k) => emoji('carrot', x, 14.6 + k * 3.6, 3.8));
  }) +
  box(2, 24.2, 28, 5.6, '#f6e2b8', 1.4) +
  times(left, (i) => emoji('carrot', 16 + (i - (left - 1) / 2) * 3.7, 27, 4.2));

export const closeLooksAtNumbers = {
  'x-clock-angle':
    tile('#eaf3fb') +
    oval(16, 16, 13.6, 13.6, '#2b59c3') +
    oval(16, 16, 11.6, 11.6, '#ffffff') +
    shape('#ffd9a0', `M16 16 L${onRound(16, 16, 6.4, 0)} A6.4 6.4 0 0 1 ${onRound(16, 16, 6.4, 1 / 6)} Z`) +
    line('#f08a2c', `M${onRound(16, 16, 6.4, 0)} A6.4 6.4 0 0 1 ${onRound(16, 16, 6.4, 1 / 6)}`, 0.9) +
    times(12, (i) =>
      line('#8d99a6', `M${onRound(16, 16, 10.8, i / 12)} L${onRound(16, 16, i % 3 ? 10 : 9, i / 12)}`, 0.8),
    ) +
    line(ink, `M16 16 L${onRound(16, 16, 9.4, 0)}`, 1.4) +
    line(ink, `M16 16 L${onRound(16, 16, 6.8, 1 / 6)}`, 1.8) +
    oval(16, 16, 1.5, 1.5, red),
  'x-five-games':
    land('#dff0fb', '#7cc36a', 27) +
    stack(4.4, 1) +
    stack(10.2, 4) +
    stack(16, 2) +
    stack(21.8, 6) +
    stack(27.6, 2),
  'x-snowflake-lines':
    tile('#e9f4fd') +
    flake(16, 16, 10.4) +
    times(6, (i) => {
      const part = (from: number, to: number) =>
        `M${onRound(16, 16, from, i / 12)} L${onRound(16, 16, to, i / 12)} M${onRound(16, 16, from, i / 12 + 0.5)} L${onRound(16, 16, to, i / 12 + 0.5)}`;
      return line(
        red,
        times(5, (k) => `${part(1 + k * 2.7, 2.6 + k * 2.7)} `),
        0.6,
      );
    }),
  'x-s-turned':
    tile('#fffaf0') +
    inscription('S', 8, 11, 11, blue) +
    line('#f08a2c', 'M7 7.4 Q15 1.6 22.4 6', 1.1) +
    shape('#f08a2c', 'M25 8.4 L23.4 4 L20.8 7.8 Z') +
    put(inscription('S', 16, 10.5, 11, blue), 24, 16.5, 32, { turn: 180 }) +
    inscription('180°', 16, 25.6, 3.4, ink),
  'x-goats-two-each': goats(2, 7),
  'x-goats-three-each': goats(3, 2),
  'x-ten-tens-hundred':
    tile('#eef4fb') +
    times(10, (i) => box(2.6 + i * 1.35, 11, 0.9, 9, '#f0a01e', 0.2)) +
    pointer(red, 17, 15.4, 20, 15.4, 1.2) +
    box(20.8, 11, 9, 9, '#f0a01e', 0.3) +
    line(
      '#ffd98a',
      times(9, (i) => `M${20.8 + (i + 1) * 0.9} 11 v9 M20.8 ${11 + (i + 1) * 0.9} h9 `),
      0.16,
    ),
} as const;
