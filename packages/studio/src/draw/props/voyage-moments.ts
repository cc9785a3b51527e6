import { box, figure, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** A voyage to a place of which one knows the latitude and the longitude. */

const ink = '#2f3542';
const red = '#cf222e';
const robes = ['#3a5a9c', '#7a4a2c', '#4d6b4a', '#5b4a7a', '#8a3f45'];
const skins = ['#f0c8a4', '#c98d5f', '#8d5a3b', '#e3b58c'];
const hairs = ['#2a1c12', '#5a4030', '#8f8f8f'];

/** People in a row, seen from the front. */
const row = (count: number, y: number, first: number) =>
  times(count, (i) => {
    const nth = first + i;
    const x = 16 + (i - (count - 1) / 2) * 3.2;
    return figure(x, y, 6, robes[nth % 5]!, skins[nth % 4]!, hairs[nth % 3]!);
  });

export const voyageMoments = {
  'x-bottle-with-message':
    shape(
      '#8fd3c0',
      'M4 7 H20 Q23 7 24.6 11 L26 13.4 H29 V18.6 H26 L24.6 21 Q23 25 20 25 H4 Q1 25 1 22 V10 Q1 7 4 7 Z',
    ) +
    box(28.4, 13.2, 3, 5.6, '#a9713c', 0.6) +
    box(3.4, 9, 18, 14, '#fff3d0', 1) +
    line('#d9c493', 'M3.8 9.6 H21 M3.8 22.4 H21', 0.6) +
    writing('10°N', 12.4, 11, 3.6, red, 1.2) +
    writing('140°E', 12.4, 17.4, 3.6, red, 1.2) +
    line('#e4fff7', 'M4 8.1 H19', 0.8),
  'x-delegates-choose-zero':
    tile('#efe2cc') +
    oval(16, 7.2, 5.8, 5.8, '#4fa3d8') +
    line('#d5eefb', 'M10.6 5 H21.4 M10.2 7.2 H21.8 M10.6 9.4 H21.4', 0.3) +
    line(red, 'M16 1.4 V13', 0.8) +
    writing('0°', 24.6, 5.4, 3.4, red, 1.3) +
    row(9, 19.6, 0) +
    row(8, 25, 9) +
    row(8, 30.4, 17),
  'x-phone-refuses':
    box(8, 1, 16, 30, '#2b3245', 2.4) +
    box(9.4, 3.4, 13.2, 24.6, '#f5f8fb', 0.8) +
    writing('140°N', 16, 6.4, 2.5, red, 1.2) +
    writing('10°E', 16, 11, 2.5, ink, 1.2) +
    oval(16, 20.6, 4, 4, red) +
    line('#ffffff', 'M14.2 18.8 l3.6 3.6 m0 -3.6 l-3.6 3.6', 1.1) +
    line(
      '#f2a03d',
      'M5.6 11 Q3.4 15 5.6 19 M3 9 Q-.4 15 3 21 M26.4 11 Q28.6 15 26.4 19 M29 9 Q32.4 15 29 21',
      1,
    ),
  'x-island-party':
    tile('#bfe8ff') +
    ground('#3f9fd8', 20) +
    oval(16, 23, 13, 4, '#f2d59a') +
    line('#9a6a3c', 'M25 23 Q26.4 16 24.4 10.4', 1.4) +
    line(
      '#3d9a48',
      'M24.4 10.4 q-3.6 -2.6 -6.4 .4 M24.4 10.4 q-1 -3.6 -4 -4 M24.4 10.4 q2 -3.4 5 -2.6 M24.4 10.4 q3 -.4 4.6 2.6',
      1.4,
    ) +
    emoji('balloon', 5.4, 8, 9) +
    emoji('balloon', 10.4, 6, 9) +
    emoji('balloon', 15.2, 8.4, 9) +
    figure(8, 24.4, 9, '#e5484d', '#c98d5f', '#2a1c12') +
    figure(13, 25, 9, '#f2b01e', '#f0c8a4', '#7a4a2c') +
    figure(18, 24.4, 9, '#7a55d0', '#8d5a3b', '#2a1c12') +
    line('#3a86d8', 'M4 29 q2 -1.4 4 0 t4 0 t4 0 t4 0 t4 0 t4 0', 0.5),
};
