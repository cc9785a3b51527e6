import { box, line, pointer, shape, tile, times } from './icon-shapes.ts';

/** Ones that are tied up to tens. */

const cube = (x: number, y: number) =>
  box(x, y, 2.6, 2.6, '#f2b632', 0.3) + box(x + 0.3, y + 0.3, 1, 1, '#ffe08a', 0.2);
const rod = (x: number, y: number) =>
  times(
    10,
    (i) =>
      box(x, y + i * 2.2, 3.2, 2.1, '#e89a1c', 0.2) + box(x + 0.4, y + 0.3 + i * 2.2, 1, 0.8, '#ffd27a', 0.2),
  );
const pencil = (x: number, y: number, dx: number, dy: number) =>
  line('#f2b632', `M${x} ${y} L${x + dx} ${y + dy}`, 0.9) +
  line('#e77a9b', `M${x} ${y} l${dx * 0.08} ${dy * 0.08}`, 1) +
  line('#3a2a1c', `M${x + dx} ${y + dy} l${dx * 0.06} ${dy * 0.06}`, 0.6);

export const countingIcons = {
  'x-many-pencils':
    tile('#eef4fa') +
    times(34, (i) =>
      pencil(
        2.6 + (i % 12) * 2.3,
        4 + Math.floor(i / 12) * 9 + (i % 3) * 0.7,
        ((i * 7) % 5) * 0.4 - 0.8,
        6.4,
      ),
    ),
  'x-ten-ones-one-ten':
    tile('#eef4fa') +
    times(10, (i) => cube(2.6 + (i % 3) * 3.4, 7 + Math.floor(i / 3) * 4.4)) +
    pointer('#e5484d', 14.6, 14, 22, 14, 1.3) +
    rod(24.4, 5),
  'x-trade-ten':
    tile('#eef4fa') +
    rod(4, 5) +
    pointer('#e5484d', 9.4, 12, 17, 12, 1.2) +
    pointer('#e5484d', 17, 19, 9.4, 19, 1.2) +
    times(10, (i) => cube(19 + (i % 3) * 3.6, 7 + Math.floor(i / 3) * 4.4)),
  'x-cubes-to-thousand':
    tile('#eef4fa') +
    shape('#e89a1c', 'M2.6 9.6 h8 v8 h-8 Z') +
    times(9, (i) => line('#ffd27a', `M${3.4 + i * 0.8} 9.6 v8 M2.6 ${10.4 + i * 0.8} h8`, 0.15)) +
    pointer('#e5484d', 11.8, 14, 16.4, 14, 1.1) +
    shape('#e89a1c', 'M17.6 12 h9.6 v9.6 h-9.6 Z') +
    shape('#ffcf6a', 'M17.6 12 l3 -3.4 h9.6 l-3 3.4 Z') +
    shape('#c97f10', 'M27.2 12 l3 -3.4 v9.6 l-3 3.4 Z') +
    times(9, (i) => line('#ffd27a', `M${18.6 + i * 0.96} 12 v9.6 M17.6 ${13 + i * 0.96} h9.6`, 0.15)),
} as const;
