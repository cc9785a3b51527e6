import { box, line, onRound, oval, pointer, shape, slices, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** The point in a number, tenths and hundredths, and what becomes of them when one adds or multiplies. */

const ink = '#2f3542';
const blue = '#2f6fd0';
const orange = '#e8842a';
const red = '#cf222e';
const paper = '#fffdf5';

/** Squares in rows and columns, the first columns filled. */
const grid = (
  x: number,
  y: number,
  size: number,
  columns: number,
  rows: number,
  fillOf: (column: number, row: number) => string,
) =>
  box(x - 0.4, y - 0.4, size + 0.8, (size / columns) * rows + 0.8, ink, 0.3) +
  times(columns * rows, (i) => {
    const cell = size / columns;
    return box(
      x + (i % columns) * cell + 0.08,
      y + Math.floor(i / columns) * cell + 0.08,
      cell - 0.16,
      cell - 0.16,
      fillOf(i % columns, Math.floor(i / columns)),
    );
  });
const strip = (x: number, y: number, width: number, height: number, filled: number, fill: string) =>
  box(x - 0.4, y - 0.4, width + 0.8, height + 0.8, ink, 0.3) +
  times(10, (i) => box(x + (i * width) / 10 + 0.1, y, width / 10 - 0.2, height, i < filled ? fill : paper)) +
  (filled % 1
    ? box(x + (Math.floor(filled) * width) / 10 + 0.1, y, (width / 10 - 0.2) * (filled % 1), height, fill) +
      box(
        x + ((Math.floor(filled) + (filled % 1)) * width) / 10,
        y,
        (width / 10) * (1 - (filled % 1)) - 0.1,
        height,
        paper,
      )
    : '');
/** A small frog that sits at x, y. */
export const frog = (x: number, y: number, fill: string) =>
  oval(x, y - 1.8, 2.8, 1.9, fill) +
  oval(x + 1.6, y - 4, 0.9, 0.9, fill) +
  oval(x - 0.4, y - 4, 0.9, 0.9, fill) +
  oval(x + 1.7, y - 4.1, 0.4, 0.45, ink) +
  oval(x - 0.3, y - 4.1, 0.4, 0.45, ink) +
  line(fill, `M${x - 2} ${y - 0.6} l-1 .6 M${x + 2} ${y - 0.6} l1 .6`, 0.9);
/** A frog that has jumped some tenths along a ruler, whose upper edge is at y. */
const jump = (y: number, tenths: number, told: string, fill: string) => {
  const at = (mark: number) => 3.8 + mark * 4.86;
  return (
    box(1.6, y, 28.8, 4.4, '#f2c14e', 0.5) +
    times(
      6,
      (i) => line(ink, `M${at(i)} ${y} v1.2`, 0.5) + writing(i ? `0.${i}` : '0', at(i), y + 2, 1.4, ink, 1.1),
    ) +
    line(fill, `M${at(0)} ${y - 0.8} Q${at(tenths / 2)} ${y - 14} ${at(tenths)} ${y - 4.6}`, 0.5) +
    frog(at(tenths), y, fill) +
    line(red, `M${at(tenths)} ${y - 0.2} v1.6`, 0.7) +
    writing(told, at(1.6), y - 4.2, 2.8, fill, 1.3)
  );
};

export const decimalIcons = {
  'x-stopwatch-digits':
    box(13.6, 1, 4.8, 4, '#8d99a6', 0.8) +
    line('#8d99a6', 'M24.6 7.4 L27 5', 2.4) +
    oval(16, 18, 13, 13, '#3a86d8') +
    oval(16, 18, 11, 11, '#dff1fc') +
    box(6.6, 13, 18.8, 9.6, paper, 1) +
    writing('15.3', 16, 14.6, 6.2, red, 1.2),
  'x-wholes-and-parts':
    tile('#fff8ee') +
    writing('15', 9.2, 3, 8.4, blue, 1.3) +
    oval(17.4, 11, 1.4, 1.4, red) +
    writing('3', 25, 3, 8.4, orange, 1.3) +
    pointer(red, 17.4, 28, 17.4, 13.6, 1.2) +
    line(blue, 'M3 13.4 V15.4 H15 V13.4', 0.9) +
    line(orange, 'M20.4 13.4 V15.4 H29.6 V13.4', 0.9) +
    times(15, (i) => oval(4 + (i % 5) * 2.5, 19.2 + Math.floor(i / 5) * 3.6, 1, 1, blue)) +
    slices(
      25,
      23,
      5.2,
      Array.from({ length: 10 }, (_, i) => (i < 3 ? orange : '#ffe3c4')),
    ) +
    times(10, (i) => line(ink, `M25 23 L${onRound(25, 23, 5.2, i / 10)}`, 0.3)),
  'x-second-in-tenths':
    oval(16, 17, 13.6, 13.6, '#3a86d8') +
    box(13.8, 0.8, 4.4, 3, '#8d99a6', 0.6) +
    times(10, (i) =>
      shape(
        i < 3 ? orange : paper,
        `M16 17 L${onRound(16, 17, 11.8, i / 10)} A11.8 11.8 0 0 1 ${onRound(16, 17, 11.8, (i + 1) / 10)} Z`,
      ),
    ) +
    times(10, (i) => line(ink, `M16 17 L${onRound(16, 17, 11.8, i / 10)}`, 0.5)) +
    oval(16, 17, 1.1, 1.1, ink),
  'x-tenth-in-hundredths':
    tile('#fff8ee') +
    grid(3, 3, 26, 10, 10, (column, row) => (column === 0 ? (row === 0 ? red : '#f7b87a') : paper)),
  'x-price-in-hundredths':
    tile('#fff8ee') +
    shape('#f7d774', 'M3 6 L7 2.6 H29 V12.4 H7 L3 9 Z') +
    oval(6.4, 7.4, 1, 1, '#fff8ee') +
    writing('$3.25', 18.2, 5, 4.8, ink, 1.1) +
    times(
      3,
      (i) =>
        box(3, 15 + i * 5.2, 12, 4.6, '#7cbf84', 0.6) + writing('$1', 9, 15.9 + i * 5.2, 2.6, '#1f5a2b', 1.3),
    ) +
    times(25, (i) => oval(19.4 + (i % 5) * 2.5, 19 + Math.floor(i / 5) * 2.5, 1.1, 1.1, '#b5692f')),
  'x-frogs-on-ruler': tile('#dcefd6') + jump(11.4, 4, '0.4', '#3f9a3f') + jump(26.2, 3.5, '0.35', '#8a6fd0'),
  'x-four-tenths-more':
    tile('#fff8ee') +
    writing('0.4', 9, 4, 4.4, '#3f9a3f', 1.1) +
    strip(3, 10, 26, 4.4, 4, '#57b368') +
    writing('0.35', 10.6, 18, 4.4, '#8a6fd0', 1.1) +
    strip(3, 24, 26, 4.4, 3.5, '#a98be0'),
  'x-half-and-half':
    tile('#fff8ee') +
    writing('0.5', 7, 4, 3.2, ink, 1.1) +
    writing('=', 14.8, 4, 3.2, red, 1.1) +
    writing('0.50', 23.4, 4, 3.2, ink, 1.1) +
    strip(2.6, 14, 9.8, 9.8, 5, '#57b368') +
    writing('=', 16, 17, 4, red, 1.1) +
    grid(19.6, 14, 9.8, 10, 10, (column) => (column < 5 ? '#57b368' : paper)),
  'x-points-lined-up':
    tile('#2f5d4f') +
    line('#ffd43b', 'M13.6 4 V29', 0.8) +
    writing('1', 9.6, 4, 5.4, paper, 1.1) +
    writing('50', 20.2, 4, 5.4, paper, 1.1) +
    writing('+', 4.6, 12, 5.4, paper, 1.1) +
    writing('0', 9.6, 12, 5.4, paper, 1.1) +
    writing('25', 20.2, 12, 5.4, paper, 1.1) +
    line(paper, 'M3 20 H28', 0.8) +
    writing('1', 9.6, 22.4, 5.4, '#ffd43b', 1.1) +
    writing('75', 20.2, 22.4, 5.4, '#ffd43b', 1.1) +
    oval(13.6, 9.2, 0.9, 0.9, '#ffffff') +
    oval(13.6, 17.2, 0.9, 0.9, '#ffffff') +
    oval(13.6, 27.6, 0.9, 0.9, '#ffffff'),
  'x-times-ten-places':
    tile('#2f5d4f') +
    line('#9fc4b4', 'M11.6 3 V29 M20.4 3 V29 M2.6 15.4 H29.4', 0.5) +
    writing('2', 16, 5, 6.4, paper, 1.1) +
    oval(20.4, 11, 1, 1, '#ffd43b') +
    writing('5', 25, 5, 6.4, paper, 1.1) +
    pointer('#ffd43b', 14.6, 13, 8.4, 18.4, 1) +
    pointer('#ffd43b', 23.6, 13, 17.4, 18.4, 1) +
    writing('2', 7, 20.4, 6.4, '#ffd43b', 1.1) +
    writing('5', 16, 20.4, 6.4, '#ffd43b', 1.1) +
    oval(20.4, 26.4, 1, 1, '#ffd43b'),
  'x-divide-by-ten':
    tile('#2f5d4f') +
    line('#ffd43b', 'M16.8 2.6 V29.4', 0.5) +
    writing('25', 10.6, 3.6, 5.4, paper, 1.1) +
    writing('2', 13.1, 13, 5.4, paper, 1.1) +
    writing('5', 20.6, 13, 5.4, paper, 1.1) +
    writing('0', 13.1, 22.6, 5.4, paper, 1.1) +
    writing('25', 23, 22.6, 5.4, paper, 1.1) +
    oval(16.8, 18.2, 0.9, 0.9, '#ffffff') +
    oval(16.8, 27.8, 0.9, 0.9, '#ffffff') +
    pointer('#ffd43b', 4, 10.4, 11.4, 10.4, 0.9) +
    pointer('#ffd43b', 4, 20, 11.4, 20, 0.9),
};
