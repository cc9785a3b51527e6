import { box, inscription, line, oval, pointer, tile, times } from './icon-shapes.ts';

/** Values as towers and as dots on a line: share, middle, most frequent, spread. */

const blue = '#4aa8e0';
const orange = '#ff9f1c';
const red = '#e5484d';
const ink = '#3f4a5a';

/** Towers of blocks, one for each value. */
const towers = (values: readonly number[], x: number, ground: number, fills: readonly string[] = []) =>
  values
    .map((value, i) =>
      times(value, (block) => box(x + i * 5, ground - 3.2 - block * 3.4, 4, 3, fills[i] ?? blue, 0.5)),
    )
    .join('');
const floor = (y: number) => line(ink, `M2.4 ${y} H29.6`, 0.7);
/** Where an amount of dollars stands on the line from 0 to 140, true to scale. */
const onLine = (dollars: number) => Math.round((4 + (dollars * 24) / 140) * 100) / 100;
/** The allowances of six children, each dot at its value; those that lie close stand one on the other. */
const allowances = (y: number) =>
  line(ink, `M2.6 ${y} H29.4 M4 ${y} v1.2 M${onLine(70)} ${y} v1.2 M28 ${y} v1.2`, 0.6) +
  [5, 6, 7, 7, 8]
    .map(
      (value, i) =>
        oval(onLine(value), y - 1.5 - i * 2.4, 1.1, 1.1, blue) +
        inscription(String(value), 8, y - 2.5 - i * 2.4, 1.9, ink),
    )
    .join('') +
  oval(onLine(135), y - 1.5, 1.1, 1.1, red) +
  inscription('135', 26.6, y - 5.8, 1.9, red) +
  inscription('0', 2.9, y + 1.9, 1.6, ink) +
  inscription('70', onLine(70), y + 1.9, 1.6, ink) +
  inscription('140', 28, y + 1.9, 1.6, ink);

export const dataIcons = {
  'x-level-towers':
    tile('#f4f9fd') +
    towers([1, 4, 2, 6, 2], 4, 28) +
    floor(28.4) +
    line(orange, 'M2.6 17.6 H29.4', 1) +
    pointer(red, 21.4, 9, 26, 15.6, 0.9) +
    pointer(red, 11, 12.4, 6.4, 16.4, 0.9),
  'x-median-row':
    tile('#f4f9fd') +
    towers([1, 2, 2, 4, 6], 4, 26, [blue, blue, orange]) +
    floor(26.4) +
    pointer(orange, 16, 31, 16, 27, 1),
  'x-mode-row':
    tile('#f4f9fd') +
    towers([1, 2, 2, 4, 6], 4, 26, [blue, orange, orange]) +
    floor(26.4) +
    line(orange, 'M9 28 V29.4 H18 V28', 0.8),
  'x-outlier-row':
    tile('#f4f9fd') +
    allowances(23) +
    line(red, `M${onLine(135) - 2.2} 21.5 a2.2 2.2 0 1 0 4.4 0 a2.2 2.2 0 1 0 -4.4 0`, 0.6) +
    inscription('OUTLIER', 21.4, 6, 2.4, red) +
    pointer(red, 26.4, 10, 26.8, 16.4, 0.8),
  'x-mean-pulled':
    tile('#f4f9fd') +
    allowances(16) +
    line(orange, `M10 22.6 H${onLine(28)} V20`, 0.9) +
    pointer(orange, onLine(28), 20.6, onLine(28), 17, 0.9) +
    inscription('MEAN 28', 18.6, 21.4, 2.4, '#b35c00') +
    line('#3d9a48', `M10 27.4 H${onLine(7)} V20`, 0.9) +
    pointer('#3d9a48', onLine(7), 20.6, onLine(7), 17, 0.9) +
    inscription('MEDIAN 7', 19.6, 26.2, 2.4, '#2c7a36'),
  'x-range-span':
    tile('#f4f9fd') +
    allowances(17) +
    line(red, `M${onLine(5)} 21.4 V25 M${onLine(135)} 21.4 V25`, 0.7) +
    pointer(red, 16, 23.2, onLine(5), 23.2, 0.8) +
    pointer(red, 16, 23.2, onLine(135), 23.2, 0.8) +
    inscription('130', 16, 25.8, 3, red),
  'x-allowance-line': tile('#f4f9fd') + allowances(21),
  'x-colour-votes':
    tile('#fdf7ee') +
    floor(28) +
    times(3, (i) => oval(7, 25.4 - i * 4.6, 2.1, 2.1, red)) +
    times(5, (i) => oval(16, 25.4 - i * 4.6, 2.1, 2.1, blue)) +
    times(2, (i) => oval(25, 25.4 - i * 4.6, 2.1, 2.1, '#4fb05a')),
  'x-two-modes':
    tile('#fdf7ee') +
    floor(28) +
    times(4, (i) => oval(7, 25.4 - i * 4.6, 2.1, 2.1, red)) +
    times(4, (i) => oval(16, 25.4 - i * 4.6, 2.1, 2.1, blue)) +
    times(2, (i) => oval(25, 25.4 - i * 4.6, 2.1, 2.1, '#4fb05a')),
} as const;
