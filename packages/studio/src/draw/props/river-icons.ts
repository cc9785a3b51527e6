import { line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { basin } from './river-moments.ts';
import { foam, meadow, meadowShade, rock, rockDark, sky, water } from './river-palette.ts';

/** How a river begins, cuts, bends and ends; most of it seen from above. */

const deep = '#1f6fb8';
const soft = '#e0b184';
const sand = '#f0dba0';
const arrowRed = '#cf222e';

const pebble = (x: number, y: number, r: number, fill = '#a3a7ad') =>
  oval(x, y, r, r * 0.8, fill) + oval(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.2, '#d5d9de');
const tuft = (x: number, y: number) =>
  line(meadowShade, `M${x} ${y} l-.8 -1.6 M${x} ${y} v-2.2 M${x} ${y} l.9 -1.6`, 0.8);
/** A river along a path over its meadow. */
const riverAlong = (d: string, width = 3.6) => line(sand, d, width + 1.4) + line(water, d, width);

export const riverIcons = {
  'x-river-source':
    tile(sky) +
    shape(meadow, 'M1 21 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(rockDark, 'M2 22.6 L10 9 L16 3 L22 8 L30 22.6 Z') +
    shape(rock, 'M2 22.6 L10 9 L16 3 L15 12 L17 22.6 Z') +
    shape('#ffffff', 'M10 9 L16 3 L22 8 L24 11.6 L20.6 11 L18.4 13 L16 11.4 L13 13.2 L11 11.6 L8.4 11.8 Z') +
    line(
      water,
      'M16 11.6 C16.6 14 14.6 15.6 15.6 18 C16.6 20.4 14 22.4 15.6 25 C17 27 16.6 28.6 16 30',
      1.5,
    ) +
    line('#7db9ea', 'M13 13.4 v1.4 M18.4 13.2 v1.4 M20.8 11.4 v1.2', 0.6) +
    line(foam, 'M15.4 16 v1.2 M15.2 21.4 v1.2 M16.3 26.4 v1.2', 0.5) +
    tuft(6, 27) +
    tuft(26, 27),
  'x-stream-downhill':
    tile(sky) +
    shape(meadow, 'M1 5 L9 6 L20 17 L31 23 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(meadowShade, 'M1 16 L10 20 L20 27 L31 30 L28 31 H4 a3 3 0 0 1 -3 -3 Z') +
    line(water, 'M4 6.4 C7 7.6 8.4 9 10 11 C12 14 15 15 17.4 17.6 C20 20.4 25 21.6 30 25', 2.4) +
    line(foam, 'M8 9 l1.6 1.6 M14 14.6 l1.8 1.2 M22 20.4 l2 1', 0.7) +
    pointer(arrowRed, 13, 6.4, 25.6, 15.4, 1.5) +
    tuft(4, 20) +
    tuft(11, 25),
  'x-rolling-stones':
    tile(sky) +
    shape('#a4764a', 'M1 10 H7 Q4.4 16 9 20 Q14 23.6 31 23.6 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(meadow, 'M1 8 H8.4 L7 11 H1 Z') +
    shape(water, 'M6.6 11.6 Q18 9.6 31 11.6 V24 Q14 24 9 20.4 Q4.6 17 6.6 11.6 Z') +
    line(foam, 'M10 13.4 h4 M18 12.8 h5 M25 14.4 h4', 0.8) +
    pebble(8.6, 17.6, 1.9) +
    pebble(9.4, 13.8, 1.4, '#b98a6a') +
    pebble(12, 20.4, 1.7, '#b98a6a') +
    pebble(18.4, 20.8, 2) +
    line('#2f3542', 'M20.6 18.6 q2 -.6 2.8 1 M14 18.6 q1.6 -.6 2.2 .8', 0.6) +
    pointer('#ffffff', 26, 16.4, 13.4, 16.4, 1.2) +
    line(arrowRed, 'M5 13 l-1.8 -.8 M4.6 16 h-2.2 M5.4 18.8 l-1.8 .8', 0.9) +
    shape('#8a5f38', 'M6.6 19.8 l1.4 1 l-1.6 .8 Z M5.2 17.2 l1.2 .6 l-1 .8 Z'),
  'x-waterfall-cut':
    tile(sky) +
    shape(soft, 'M1 16 H13 Q10 20 14 25 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(rockDark, 'M1 9.6 H19 V16 H1 Z') +
    line(rock, 'M3 12 h4 M9 14 h4 M14 11.8 h3', 0.8) +
    line('#bf8d5f', 'M3 19 h4 M5 22.6 h5 M3 26.4 h6 M18 27.6 h6', 0.8) +
    shape(water, 'M1 7 H18.6 Q22.6 7.4 22.6 12 V25 H19.4 V12 Q19.4 10 17.6 9.8 H1 Z') +
    shape(water, 'M15.6 23 Q23 21 31 23 V27.6 H17 Q14.6 26 15.6 23 Z') +
    line(foam, 'M21 10 V21 M19 24.6 h3 M24 25.4 h4', 0.8) +
    oval(21, 23, 3.4, 1.4, foam) +
    pointer(arrowRed, 18, 20.6, 13.6, 19.6, 1.1),
  'x-river-basin': basin,
  'x-river-bend':
    tile(meadow) +
    shape(sand, 'M7 31 Q6 12 16 11 Q26 12 25 31 Z') +
    line(water, 'M6.4 28 C4 12 8.6 6.4 16 6.4 C23.4 6.4 28 12 25.6 28', 5.4) +
    shape('#8d6237', 'M6 9.4 Q10 2.8 16 2.8 Q22 2.8 26 9.4 L24 8.4 Q20.4 3.8 16 3.8 Q11.6 3.8 8 8.4 Z') +
    times(4, (i) => oval(9.6 + i * 4.2, [5.4, 4.2, 4.4, 5.6][i]!, 0.9, 0.7, '#8d6237')) +
    times(6, (i) => oval(12.4 + (i % 3) * 3.4, 16 + Math.floor(i / 3) * 4, 0.5, 0.5, '#c9a65a')) +
    pointer(deep, 7, 24, 7.6, 15, 0.9) +
    pointer(deep, 24.4, 15, 25, 24, 0.9) +
    pointer(arrowRed, 16, 7.4, 16, 1.6, 1),
  'x-bend-small':
    tile(meadow) + riverAlong('M16 3.6 C16 9 21 11 20 16 C19 21 16 23 16 28.4') + tuft(7, 12) + tuft(26, 24),
  'x-bend-wide':
    tile(meadow) +
    riverAlong(
      'M10 3.6 C10 10 12 11.6 17 10 C25 7.4 29 12 28 16.4 C27 21 22 22.6 17 20.6 C12 19 10 22 10 28.4',
    ) +
    tuft(5, 14) +
    tuft(22, 16),
  'x-bend-cut':
    tile(meadow) +
    riverAlong(
      'M9 3.6 C9 8 9 12.6 15 11.6 C24 8 29 11.6 28.6 16 C28 21 22 23.4 15 19.4 C9 18.6 9 24 9 28.4',
    ) +
    pointer(arrowRed, 8, 9.6, 8.6, 24, 1.5) +
    tuft(22, 16) +
    tuft(25, 28),
  'x-oxbow-lake':
    tile(meadow) +
    riverAlong('M9 3.6 C9 10 7.4 14 8 17 C8.6 21 9 24 9 28.4') +
    riverAlong('M17 11 C24 8 28.6 11.6 28 16 C27.4 21 22 23 17 20.4', 3.4) +
    tuft(22, 16.6) +
    line('#8a5227', 'M26.6 24.6 v-4 M28.4 25 v-3.4', 0.7),
  'x-bend-neck':
    tile(meadow) +
    riverAlong(
      'M3.4 7 C8 4.6 12.4 7 12.4 11 C12.4 15 5.6 16 5.4 20.6 C5.2 25.6 11 28 16 28 C21 28 26.8 25.6 26.6 20.6 C26.4 16 19.6 15 19.6 11 C19.6 7 24 4.6 28.6 7',
      2.8,
    ) +
    pointer(arrowRed, 9, 11.4, 23, 11.4, 1.3),
  'x-river-mouth':
    tile(sand) +
    shape(water, 'M1 20 Q8 17 16 19 Q24 21 31 18.4 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(meadow, 'M1 4 a3 3 0 0 1 3 -3 H28 a3 3 0 0 1 3 3 V10 Q24 8 18 9 L12 10 Q6 9 1 11 Z') +
    shape(
      water,
      'M13.4 1 H17 C19 6 12 9 14.6 13 C17 16 20 17 21 21 H10 C12 18 11.4 16 10.8 13.4 C10 8 14.6 6 13.4 1 Z',
    ) +
    pointer(foam, 14, 11, 15.6, 19.6, 1) +
    line(foam, 'M4 25 q2 -1.4 4 0 M12 27.4 q2 -1.4 4 0 M22 25 q2 -1.4 4 0 M18 22.4 q2 -1.2 3.6 0', 0.9) +
    tuft(6, 6) +
    tuft(25, 6),
};
