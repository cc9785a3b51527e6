import { box, line, oval, shape, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** Feet that tap, beats in groups and a metronome. */

const ink = '#2f3542';
const red = '#e5484d';
const blue = '#3a86d8';

const note = (x: number, y: number, s: number) =>
  oval(x, y, 1.7 * s, 1.3 * s, ink) +
  line(ink, `M${x + 1.5 * s} ${y} V${y - 6 * s} L${x + 4 * s} ${y - 4.6 * s}`, 0.7 * s);
/** Beats in a row, the first of them strong; each has its number. */
const beats = (count: number, x: number, y: number, step: number) =>
  times(
    count,
    (i) =>
      oval(x + i * step, y, i ? 1.9 : 3.1, i ? 1.9 : 3.1, i ? blue : red) +
      writing(String(i + 1), x + i * step, y - (i ? 1 : 1.5), i ? 2 : 3, '#ffffff', 1.3),
  );

export const beatIcons = {
  'x-tapping-foot':
    tile('#f3e6fb') +
    box(1, 26, 30, 2.4, '#a9713f') +
    shape('#3a6fb0', 'M6 3 H13 V14 H6 Z') +
    shape('#d9574a', 'M5.6 13 H13 Q14.6 17 19.6 18 Q23 18.8 23 22 L7.6 25.6 Q5 20 5.6 13 Z') +
    shape('#fffaf0', 'M7.2 25 L23 21.4 L23.2 23.4 L8 27 Z') +
    line(ink, 'M24.6 20 q2 2 1 4.6 M27 18.6 q3 3 1.4 7', 0.9) +
    note(20, 9.6, 1) +
    note(26, 13, 0.8),
  'x-steady-pulse':
    tile('#f3e6fb') +
    oval(16, 9.6, 7, 7, blue) +
    oval(16, 9.6, 5.6, 5.6, '#ffffff') +
    line(ink, 'M16 9.6 V5.6 M16 9.6 L18.8 11', 0.9) +
    line('#a98bc4', 'M2.6 24 H29.4', 0.6) +
    times(6, (i) => oval(4.4 + i * 4.64, 24, 1.7, 1.7, red)) +
    times(5, (i) => line(ink, `M${4.4 + i * 4.64} 20.8 Q${6.7 + i * 4.64} 18.4 ${9 + i * 4.64} 20.8`, 0.6)),
  'x-beats-of-four': tile('#f3e6fb') + line(ink, 'M2.4 8 V24 M29.6 8 V24', 0.9) + beats(4, 6.2, 16, 6.8),
  'x-beats-of-three': tile('#f3e6fb') + line(ink, 'M2.4 8 V24 M29.6 8 V24', 0.9) + beats(3, 7, 16, 9),
  'x-beats-in-bars':
    tile('#f3e6fb') +
    line(ink, 'M2.4 4.6 V13.4 M29.6 4.6 V13.4', 0.9) +
    beats(4, 6.2, 9, 6.8) +
    line(ink, 'M2.4 18.6 V27.4 M29.6 18.6 V27.4', 0.9) +
    beats(3, 7, 23, 9),
  'x-metronome':
    tile('#f3e6fb') +
    shape('#8a5227', 'M11.6 2 H20.4 L27 30 H5 Z') +
    shape('#f3e0c0', 'M13 5 H19 L22.6 22 H9.4 Z') +
    line('#c9a97a', 'M14 8 h4 M13.4 11 h5.2 M12.8 14 h6.4 M12 17 h8', 0.5) +
    line(ink, 'M16 23 L23 4', 1) +
    shape(red, 'M19 12.6 L22.2 13.8 L21 17 L17.8 15.8 Z') +
    box(7.4, 23.6, 17.2, 4, '#6b3d1b', 0.4) +
    line(ink, 'M25.6 3 q2.4 1 3 3.4 M6.4 3 q-2.4 1 -3 3.4', 0.9),
  'x-slow-and-fast':
    tile('#dcefd6') +
    shape('#3f9a3f', 'M5 11 Q6 5 12 5 Q18 5 19 11 Z') +
    oval(21.4, 9.6, 2.4, 2, '#8bd450') +
    oval(22.2, 9, 0.5, 0.5, ink) +
    line('#8bd450', 'M8 11 v2 M16 11 v2', 1.6) +
    times(3, (i) => oval(5 + i * 11, 13.6, 1.1, 1.1, red)) +
    oval(12, 24, 5.4, 3.4, '#f4efe8') +
    oval(18, 21.4, 2.8, 2.6, '#f4efe8') +
    line('#f4efe8', 'M17 19.4 L14.4 15.8 M18.6 19 L17 15.2', 1.4) +
    oval(19, 21, 0.5, 0.5, ink) +
    line('#f4efe8', 'M8 26.4 L4.4 28 M15.6 26.4 L20 27.6', 1.5) +
    line('#8d99a6', 'M1.8 21 H5 M2.4 24 H5.4', 0.7) +
    times(9, (i) => oval(4 + i * 3, 29.6, 0.9, 0.9, red)),
};
