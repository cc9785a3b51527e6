import { ball, box, line, oval, shape, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/**
 * Kinds of things that their emoji does not show: the whole of what it shows a slice of, money and a bank of no one country,
 * a cell with a wall, a nest that hangs.
 */

const toppings: readonly [x: number, y: number][] = [
  [11, 10.5],
  [19.5, 9],
  [23, 16],
  [9, 18.5],
  [16, 16.5],
  [14, 23.5],
  [21, 22.5],
];

/** A note with a plain disc where others have a number and a sign. */
const note = (x: number, y: number, paper: string, print: string) =>
  box(x, y, 22, 11, print, 1.6) +
  box(x + 1.2, y + 1.2, 19.6, 8.6, paper, 1) +
  oval(x + 11, y + 5.5, 3.2, 3.2, print) +
  oval(x + 3.6, y + 5.5, 1, 1, print) +
  oval(x + 18.4, y + 5.5, 1, 1, print);

export const kindIcons = {
  'x-pizza':
    ball(16, 16, 14.6, '#c98145', '#c98145') +
    ball(16, 16, 12.6, '#ffd257', '#ffe08a') +
    toppings.map(([x, y]) => ball(x, y, 2.3, '#e5383b', '#ff7a70')).join('') +
    times(5, (i) => line('#3d9a48', `M${12 + i * 2.6} ${i % 2 ? 12.6 : 20} l1.4 1`, 1.1)),
  'x-cake':
    oval(16, 26.4, 14.4, 3.4, '#d3dbe6') +
    shape('#d98b4a', 'M4.4 13 H27.6 V24 C27.6 26 22.4 27.4 16 27.4 C9.6 27.4 4.4 26 4.4 24 Z') +
    shape(
      '#fff1d6',
      'M4.4 18 C4.4 19.8 9.6 21.2 16 21.2 C22.4 21.2 27.6 19.8 27.6 18 V20 C27.6 22 22.4 23.4 16 23.4 C9.6 23.4 4.4 22 4.4 20 Z',
    ) +
    shape(
      '#ffd9b0',
      'M4.4 12 H27.6 V14 C27.6 15.6 26.4 16.6 25 16.6 C23.6 16.6 22.6 18.4 21 18.4 C19.4 18.4 18.6 17 16.8 17 C15 17 14.4 19 12.6 19 C10.8 19 10.4 16.8 8.6 16.8 C6.4 16.8 4.4 16 4.4 14 Z',
    ) +
    oval(16, 12, 11.6, 3.8, '#fff1d6') +
    times(5, (i) => ball(8.4 + i * 3.8, i % 2 ? 13.4 : 10.8, 1.5, '#e5383b', '#ff9a9a')),
  'x-bank':
    emoji('bank', 0, 0, 32) +
    ball(16, 8.6, 4.5, '#f3ad24', '#f3ad24') +
    ball(16, 8.6, 3.4, '#ffd43b', '#fff0a8'),
  'x-banknotes':
    note(7.4, 5.4, '#f2d7e6', '#b0679a') +
    note(5.4, 10.6, '#d6e6f5', '#5f8fbf') +
    note(3.4, 15.8, '#f7ecc9', '#bb9440'),
  'x-plant-cell':
    box(3, 3, 26, 26, '#4f9a3c', 2.4) +
    box(5.2, 5.2, 21.6, 21.6, '#dff2c4', 1.6) +
    box(11.4, 9, 13, 15.4, '#a9dbef', 5) +
    ball(9.4, 20.6, 3.6, '#8a5fb5', '#b894dc') +
    oval(8.6, 9, 1.6, 1, '#ef8a4a') +
    oval(20, 25.4, 1.7, 0.9, '#ef8a4a'),
  'x-nest':
    line('#7a4a21', 'M2 5 C9 3.4 22 3 30 6', 2.6) +
    line('#5b8f3a', 'M24 5 q3 -3.4 5 -3', 1.4) +
    line('#b98a3e', 'M15 4.4 C15.4 7 15.6 8.6 15.8 10.6', 2) +
    shape(
      '#cfa352',
      'M16 8.6 C22 10.6 25.2 16 24.4 22 C23.8 27.4 20 30 15.4 29.4 C9.8 28.6 7 23.6 8.2 18 C9.2 13.4 12 9.8 16 8.6 Z',
    ) +
    line(
      '#a67c33',
      'M10.6 16 q5.4 3 12.6 1 M9 21 q7 3.4 15 1 M11 25.8 q5.4 2.4 11.6 .4 M13 12.6 q3.6 2 7.6 1',
      1,
    ) +
    line('#e6c682', 'M14 11 q-4 5 -3.4 11 M19 11.4 q3 4.6 2.2 11', 0.9) +
    oval(14, 24.6, 3.4, 3.8, '#4a2f14'),
};
