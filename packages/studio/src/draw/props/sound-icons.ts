import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Where sound comes from, what carries it, and what makes it high, loud or an echo. */

const wave = '#3a6fd8';
const red = '#e5484d';
const air = '#7fb4dd';

/** Arcs of sound that open to the right from x, or to the left. */
const arcs = (x: number, y: number, count: number, side: 1 | -1 = 1, color = wave) =>
  times(count, (i) =>
    line(
      color,
      `M${x + side * i * 2.4} ${y - 2.4 - i * 1.1} Q${x + side * (i * 2.4 + 2 + i * 0.5)} ${y} ${x + side * i * 2.4} ${y + 2.4 + i * 1.1}`,
      0.9,
    ),
  );

/** A wavy line with so many swings. */
const swings = (
  x: number,
  y: number,
  width: number,
  count: number,
  height: number,
  color = wave,
  thick = 1,
) => {
  const step = width / count;
  return line(
    color,
    `M${x} ${y} ${Array.from({ length: count }, (_, i) => `Q${x + (i + 0.25) * step} ${y - height * 2} ${x + (i + 0.5) * step} ${y} Q${x + (i + 0.75) * step} ${y + height * 2} ${x + (i + 1) * step} ${y}`).join(' ')}`,
    thick,
  );
};

const particles = (y: number) =>
  [3, 4.6, 6.2, 9.6, 13, 14.6, 16.2, 19.6, 23, 24.6, 26.2, 29].map((x) => oval(x, y, 0.9, 0.9, air)).join('');

export const soundIcons = {
  'x-drum-rice':
    tile('#fdf2e2') +
    emoji('drum', 6, 9, 20) +
    times(7, (i) => oval(8.4 + i * 2.6, 7.4 - (i % 3) * 2, 0.8, 0.5, '#ffffff')) +
    times(7, (i) => line('#b9ab90', `M${7.6 + i * 2.6} ${8.6 - (i % 3) * 2} h1.6`, 0.3)) +
    line(
      red,
      'M4.4 12 q-1.8 2.6 0 5.2 M2.4 11 q-2.4 3.6 0 7.2 M27.6 12 q1.8 2.6 0 5.2 M29.6 11 q2.4 3.6 0 7.2',
      0.8,
    ),
  'x-particles-shake':
    tile('#f4f9fd') +
    particles(9) +
    particles(13) +
    particles(17) +
    pointer(red, 11.6, 22.4, 7.6, 22.4, 1) +
    pointer(red, 7.6, 22.4, 11.6, 22.4, 1) +
    pointer(wave, 5, 27.4, 27, 27.4, 1.2),
  'x-drum-to-ear':
    tile('#f4f9fd') +
    emoji('drum', 0.8, 8, 11) +
    emoji('ear', 22, 9, 9) +
    times(3, (row) =>
      [12.8, 13.8, 16, 18.2, 19.2, 21.4].map((x) => oval(x, 11 + row * 3, 0.7, 0.7, air)).join(''),
    ) +
    pointer(wave, 12, 22.6, 22, 22.6, 1.2),
  'x-silent-space':
    tile('#141a3a') +
    times(6, (i) => oval(4 + i * 4.8, 4 + ((i * 7) % 9), 0.4, 0.4, '#ffffff')) +
    emoji('collision', 2, 8, 16) +
    emoji('rocket', 5, 11, 9) +
    emoji('muted-speaker', 19, 17, 11),
  'x-ear-on-table':
    tile('#fdf2e2') +
    box(2, 18, 28, 3.4, '#a8713d', 0.6) +
    box(4, 21.4, 2.6, 8.6, '#8a5a2c') +
    box(25.4, 21.4, 2.6, 8.6, '#8a5a2c') +
    emoji('ear', 1.6, 8.6, 9.4) +
    emoji('index-pointing-up', 22, 8.4, 9) +
    line('#ffffff', 'M12 19.7 q1.4 -1.6 2.8 0 t2.8 0 t2.8 0', 0.8) +
    pointer(wave, 21.6, 16, 11.6, 16, 1),
  'x-sound-in-steel':
    tile('#eef3f8') +
    box(2, 6, 28, 5, '#dff0fb', 1) +
    box(2, 14, 28, 5, '#7cc7ee', 1) +
    box(2, 22, 28, 5, '#8d99a6', 1) +
    pointer(wave, 3.4, 8.5, 9, 8.5, 1) +
    pointer(wave, 3.4, 16.5, 16, 16.5, 1) +
    pointer('#ffffff', 3.4, 24.5, 28.4, 24.5, 1),
  'x-eardrum':
    tile('#fdf2ea') +
    emoji('ear', 1, 7, 17) +
    line('#d98a6a', 'M10 14 H18 M10 18 H18', 1) +
    line(red, 'M18.4 12.6 Q20.6 16 18.4 19.4', 1.4) +
    line('#e0a400', 'M20.4 16 Q23 16 24 11', 1) +
    emoji('brain', 20, 1.6, 10.4) +
    arcs(3.4, 16, 1, 1),
  'x-high-and-low':
    tile('#eef7ea') +
    emoji('mosquito', 1.4, 3, 9) +
    swings(11.6, 8, 18, 8, 1.6, red) +
    line('#c9d3c0', 'M3 16 H29', 0.5) +
    emoji('cow', 1, 18.4, 10.4) +
    swings(12.4, 24, 17, 2, 1.8, wave),
  'x-one-second':
    tile('#f4f9fd') +
    emoji('stopwatch', 10.6, 1.6, 11) +
    swings(3, 20, 26, 6, 1.8) +
    line('#5b6270', 'M3 26 H29 M3 24.6 v2.8 M29 24.6 v2.8', 0.8),
  'x-quiet-and-loud':
    tile('#f4f9fd') +
    emoji('speaker-low-volume', 1, 3.4, 9) +
    swings(11.6, 8, 17.6, 4, 0.8) +
    line('#c9d3dd', 'M3 15.4 H29', 0.5) +
    emoji('speaker-high-volume', 1, 18.6, 9) +
    swings(11.6, 23, 17.6, 4, 3, red),
  'x-strings':
    tile('#fdf2e2') +
    box(3, 4, 2, 24, '#8a5a2c', 0.4) +
    line('#5b6270', 'M5 10 H14', 0.6) +
    line('#5b6270', 'M5 22 H28', 1.6) +
    box(14, 6.4, 1.6, 7, '#8a5a2c', 0.4) +
    box(28, 18.4, 1.6, 7, '#8a5a2c', 0.4) +
    emoji('musical-note', 17, 3, 7) +
    pointer(red, 26.4, 12.4, 26.4, 4.4, 1.1) +
    pointer(wave, 19.4, 24.4, 19.4, 29.6, 1.1),
  'x-echo':
    tile('#d5ecf8') +
    shape('#8d99a6', 'M16 30 L24 6 L27 11 L31 8 V28 a3 3 0 0 1 -3 3 H16 Z') +
    shape('#ffffff', 'M22.6 10 L24 6 L26 9.4 L24.4 11.6 Z') +
    shape('#8fcf7c', 'M1 26 Q10 24 20 27 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('speaking-head', 1.4, 14.6, 10.6) +
    pointer(wave, 12.4, 15, 20.4, 15, 1.1) +
    pointer(red, 20, 20, 12.4, 20, 1.1),
  'x-curtain-sound':
    tile('#f3efe8') +
    shape('#b0485f', 'M20 2 H29 V29 H20 Q22 24 20 19 Q22 13 20 8 Z') +
    line('#8a3048', 'M23 3 V28.6 M26 3 V28.6', 0.8) +
    line('#8a5a2c', 'M18 2.4 H30.4', 1.2) +
    emoji('speaker-high-volume', 1.4, 10.6, 10) +
    arcs(12, 15.6, 3) +
    line('#8d99a6', 'M19 22 h.1', 0.3),
  'x-too-loud':
    tile('#fdeceb') +
    emoji('ear', 16.6, 8, 13) +
    emoji('speaker-high-volume', 1.4, 9, 11) +
    swings(11, 15, 6, 2, 2.6, red, 1.2) +
    emoji('warning', 20, 1.6, 9),
} as const;
