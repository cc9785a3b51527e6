import { ball, box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** Juices that change colour, acids and bases in glasses, and what becomes of them together. */

const purple = '#8a3fa8';
const red = '#e5484d';
const green = '#3fae5a';
const blue = '#3a6fd8';
const glassEdge = '#8fb6cf';

/** A tumbler, its foot at y, filled with something. */
const glass = (x: number, y: number, w: number, h: number, fill: string, share = 0.72) =>
  shape('#e6f4fc', `M${x} ${y - h} H${x + w} L${x + w - 0.8} ${y} H${x + 0.8} Z`) +
  shape(fill, `M${x + 0.4} ${y - h * share} H${x + w - 0.4} L${x + w - 1.1} ${y - 0.5} H${x + 1.1} Z`) +
  line(glassEdge, `M${x} ${y - h} L${x + 0.8} ${y} H${x + w - 0.8} L${x + w} ${y - h}`, 0.7);
const cabbage = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.94, '#6d2a86') +
  oval(x, y, r * 0.86, r * 0.8, purple) +
  line(
    '#e3c3ee',
    `M${x} ${y + r * 0.8} V${y - r * 0.3} M${x} ${y + r * 0.3} L${x - r * 0.5} ${y - r * 0.2} M${x} ${y + r * 0.1} L${x + r * 0.5} ${y - r * 0.3}`,
    0.8,
  );
const hazard = (x: number, y: number, s: number) =>
  shape('#f2b90c', `M${x} ${y - 3.4 * s} L${x + 3.8 * s} ${y + 3 * s} H${x - 3.8 * s} Z`) +
  line('#2f3542', `M${x} ${y - 1.2 * s} V${y + 0.8 * s} M${x} ${y + 2 * s} v.1`, 0.9 * s);
const strip = (x: number, y: number, fill: string) =>
  box(x, y, 2.6, 12, '#f5eee0', 0.3) + box(x, y + 6.4, 2.6, 5.6, fill, 0.3);
const lemon = (x: number, y: number) =>
  oval(x, y, 3.4, 2.5, '#ffd43b') +
  oval(x + 3.3, y, 0.8, 0.7, '#f2b90c') +
  oval(x - 1, y - 0.9, 0.9, 0.5, '#fff0b3');

export const acidIcons = {
  'x-cabbage-juice':
    tile('#fff3e6') +
    box(1, 26, 30, 2, '#c9a873') +
    cabbage(9, 18.6, 7.6) +
    pointer('#2f3542', 17.4, 18.6, 20.8, 18.6, 1) +
    glass(21.4, 26, 8.4, 13, purple),
  'x-cabbage-glasses':
    tile('#fff3e6') +
    box(1, 27, 30, 2, '#c9a873') +
    glass(11.8, 13.6, 8.4, 11, purple) +
    pointer('#2f3542', 11, 9.6, 7, 13.6, 0.9) +
    pointer('#2f3542', 21, 9.6, 25, 13.6, 0.9) +
    glass(2.6, 27, 9.4, 12, red) +
    glass(20, 27, 9.4, 12, green),
  'x-litmus-dipped':
    tile('#e6f1f7') +
    box(1, 27.4, 30, 2, '#a9b7c2') +
    strip(7.4, 8, red) +
    strip(22, 8, blue) +
    glass(3.6, 27.4, 10.2, 13, '#f7e27a', 0.66) +
    glass(18.2, 27.4, 10.2, 13, '#cfe6f5', 0.66) +
    box(7.4, 12, 2.6, 10.4, red) +
    box(22, 12, 2.6, 10.4, blue) +
    lemon(6, 4.4) +
    box(20.6, 2.6, 6.4, 4, '#f7a8c4', 1.2) +
    oval(27.6, 2.6, 0.9, 0.9, '#ffffff') +
    oval(29, 4.6, 0.7, 0.7, '#ffffff'),
  'x-acids-weak-strong':
    tile('#fff8e8') +
    box(1, 26, 15, 2, '#c9a873') +
    glass(3, 26, 6.4, 10, '#ff9a2e') +
    lemon(12, 23.4) +
    line('#2f9e44', 'M5 10.6 L7.4 13 L12 7', 1.6) +
    line('#c9b99a', 'M16 3 V29', 0.5) +
    box(20, 9, 8.6, 13, '#7a5a3a', 1.2) +
    box(22.4, 5.4, 3.8, 4, '#3a3f47', 0.5) +
    hazard(24.3, 15.6, 1) +
    box(17.4, 25.6, 13, 2.6, '#a9a39a') +
    shape('#fff8e8', 'M20.6 25.6 Q21.6 28 23 27.4 Q24.4 29.4 25.6 27 Q27 27.4 27.4 25.6 Z') +
    line('#7ac943', 'M22 22 L22.6 25 M25.4 22 L25 26', 1),
  'x-cleaner-locked':
    tile('#eef2f5') +
    box(4, 3, 24, 26, '#b9784c', 1) +
    box(6, 5, 20, 22, '#8a5227', 0.6) +
    box(11, 11, 7.4, 14, '#2f8fe0', 1.4) +
    box(12.6, 8, 4.2, 3.4, '#e5484d', 0.6) +
    hazard(14.7, 18, 0.85) +
    shape('#cfe3f2', 'M20 5 H26 V27 H20 Z') +
    shape('#f2b90c', 'M20.6 15.6 h6.4 v5.6 h-6.4 Z') +
    line('#8d6b10', 'M22 15.6 v-1.8 a1.8 1.8 0 0 1 3.6 0 v1.8', 1) +
    oval(23.8, 18, 0.8, 0.8, '#5a430a'),
  'x-antacid':
    shape(
      '#d97a78',
      'M10 1 H15 C15 5 15.4 7.8 16.6 8.2 C17.4 5.2 20 3.8 22.6 4.4 C27.8 5.4 29.6 11 28.8 17 C27.8 24.6 21.8 29.6 14.8 29.2 C10.8 28.8 8.8 26.6 7.6 26 C6.6 25.4 6 26.4 6 30.4 H1.6 C1.4 23.6 3.8 20.2 7.2 20.4 C10.2 20.6 11.6 22.4 14 21.4 C16.4 20.2 15.4 17 13.4 13.6 C11.4 10.4 10.4 6 10 1 Z',
    ) +
    shape(
      '#f4e07a',
      'M18.6 9.4 C19.6 6.6 21.4 6.4 22.6 6.9 C26.4 8 27.2 12.4 26.4 17 C25.4 23 20.4 27 14.6 26.8 C11.4 26.6 9.6 24.8 8.4 23.8 C11 23.6 12.6 24.6 15 23.6 C19.4 21.6 18.6 16.4 16.8 13 Q18 11.6 18.6 9.4 Z',
    ) +
    oval(22, 16, 4.6, 5, '#cfe9f7') +
    oval(22, 16, 2.6, 1.7, '#ffffff') +
    line('#a9bccb', 'M20.4 16 h3.2', 0.6) +
    times(3, (i) => oval(20.4 + i * 1.6, 12.4 - (i % 2), 0.6, 0.6, '#ffffff')) +
    times(3, (i) => oval(13.4 + i * 1.9, 25.2 - i * 0.5, 0.7, 0.7, '#7ac943')) +
    times(2, (i) => oval(22 + i * 2, 9.4 + i * 0.6, 0.7, 0.7, '#7ac943')),
  'x-neutralise':
    tile('#fff8f0') +
    glass(2.4, 13, 7.6, 10, red) +
    glass(22, 13, 7.6, 10, blue) +
    pointer('#2f3542', 9.4, 11.4, 12.6, 15, 1) +
    pointer('#2f3542', 22.6, 11.4, 19.4, 15, 1) +
    glass(9.6, 30, 12.8, 14, '#bfe3f7', 0.74) +
    times(6, (i) => box(11.8 + i * 1.5, 27.6 - (i % 2) * 1.3, 1.5, 1.5, '#ffffff', 0.2)) +
    line('#9fb3c2', 'M11.6 29.2 H20.4', 0.6),
  'x-zinc-fizz':
    tile('#e6f1f7') +
    shape('#f3fafe', 'M11 4 H21 V24 Q21 30 16 30 Q11 30 11 24 Z') +
    shape('#d7ecb5', 'M11.8 12 H20.2 V24 Q20.2 29.2 16 29.2 Q11.8 29.2 11.8 24 Z') +
    line(glassEdge, 'M10 4 H22 M11 4 V24 Q11 30 16 30 Q21 30 21 24 V4', 0.9) +
    shape('#8d96a3', 'M13 24.6 L17.6 23.4 L19 26 L16.4 28.4 L13.4 27.4 Z') +
    line('#c9d3dd', 'M14.4 25.4 L17 24.8', 0.6) +
    [
      [13.4, 21],
      [16, 20],
      [18.4, 21.6],
      [14.6, 17],
      [17.4, 16.4],
      [13.4, 13.6],
      [16.4, 13],
      [18.8, 14],
      [14.6, 9],
      [17.6, 7.4],
      [16, 4.4],
    ]
      .map(([x, y], i) => oval(x!, y!, 0.8 + (i % 3) * 0.25, 0.8 + (i % 3) * 0.25, '#ffffff'))
      .join('') +
    pointer('#6b7784', 24.6, 11, 24.6, 4.4, 1),
  'x-ions-make-water':
    tile('#e6f1f7') +
    ball(6, 9, 3.2, '#f2f4f8', '#ffffff') +
    line('#2f3542', 'M9.6 4 v3 M8.1 5.5 h3', 0.8) +
    ball(21, 9.6, 4, '#e5484d', '#ff9a9a') +
    ball(26.2, 7, 2.8, '#f2f4f8', '#ffffff') +
    line('#2f3542', 'M26.6 3 h3', 0.8) +
    line('#2f3542', 'M12.4 9.4 h3.6 M14.2 7.6 v3.6', 1) +
    pointer('#2f3542', 16, 14.6, 16, 18.6, 1.2) +
    ball(10.6, 26.4, 3, '#f2f4f8', '#ffffff') +
    ball(21.4, 26.4, 3, '#f2f4f8', '#ffffff') +
    ball(16, 23.6, 4.4, '#e5484d', '#ff9a9a'),
  'x-ph-scale':
    tile('#fff8ee') +
    times(7, (i) =>
      box(
        2.6 + i * 3.86,
        13,
        3.9,
        7,
        ['#d9352b', '#f2803d', '#f2c14e', '#57b368', '#3aa0a8', '#3a6fd8', '#7a3fa8'][i]!,
      ),
    ) +
    writing('0', 4.4, 21.6, 3.4, '#2f3542', 1.2) +
    writing('7', 16, 21.6, 3.4, '#2f3542', 1.2) +
    writing('14', 27.4, 21.6, 3.4, '#2f3542', 1.2) +
    writing('ACID', 16, 3, 3.6, '#d9352b', 1.3) +
    pointer('#d9352b', 25, 9.6, 5, 9.6, 1.4),
  'x-ions-in-water':
    tile('#fff8ee') +
    glass(2.4, 26, 12, 15, '#f7c9c4') +
    glass(17.6, 26, 12, 15, '#c9d8f7') +
    times(4, (i) => ball(5.6 + (i % 2) * 5, 17.4 + Math.floor(i / 2) * 4.4, 1.6, '#f2f4f8', '#ffffff')) +
    times(
      4,
      (i) =>
        ball(20 + (i % 2) * 5.4, 17.4 + Math.floor(i / 2) * 4.4, 1.8, '#e5484d', '#ff9a9a') +
        ball(22.2 + (i % 2) * 5.4, 16.6 + Math.floor(i / 2) * 4.4, 1.2, '#f2f4f8', '#ffffff'),
    ) +
    writing('H+', 8.4, 3.6, 4.4, '#d9352b', 1.2) +
    writing('OH-', 23.6, 3.6, 4.4, '#3a6fd8', 1.2),
};
