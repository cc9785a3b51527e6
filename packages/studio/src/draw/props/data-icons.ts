import { box, line, oval, pointer, tile, times } from './icon-shapes.ts';

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
const dots = (spots: readonly number[], y: number, fill = blue) =>
  spots.map((x) => oval(x, y, 1.3, 1.3, fill)).join('');

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
    line(ink, 'M2.6 20 H29.4', 0.8) +
    dots([4.6, 7, 8.6, 10.6], 17.6) +
    dots([8.6], 14.6) +
    dots([27], 17.6, red) +
    line(red, 'M23.6 17.6 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0', 0.7),
  'x-mean-pulled':
    tile('#f4f9fd') +
    line(ink, 'M2.6 18 H29.4', 0.8) +
    dots([4.6, 7, 8.6, 10.6], 15.6) +
    dots([8.6], 12.6) +
    dots([27], 15.6, red) +
    pointer('#3d9a48', 8.6, 26, 8.6, 19.4, 1.1) +
    pointer(orange, 15.6, 26, 15.6, 19.4, 1.1) +
    pointer(orange, 10.6, 28.6, 15.4, 28.6, 0.8),
  'x-range-span':
    tile('#f4f9fd') +
    line(ink, 'M2.6 16 H29.4', 0.8) +
    dots([5, 9, 14, 17, 27], 13.6) +
    line(red, 'M5 19 V23 M27 19 V23', 0.8) +
    pointer(red, 16, 21, 5.4, 21, 0.9) +
    pointer(red, 16, 21, 26.6, 21, 0.9),
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
