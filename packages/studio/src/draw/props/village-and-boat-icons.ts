import { ball, box, line, oval, shape, times } from './icon-shapes.ts';

/** Things of villages and boats, of old roads and of music by the river. */

const wood = '#a4662f';
const woodLight = '#d79a58';
const woodDark = '#7a4a21';
const canvas = '#f7ecd2';
const sea = '#2f8fdf';

/** A wheel with spokes. */
const wheel = (x: number, y: number, r: number) =>
  ball(x, y, r, woodDark, woodDark) +
  ball(x, y, r - 1.4, '#f0d3a4', '#f0d3a4') +
  line(woodDark, `M${x - r + 1} ${y} H${x + r - 1} M${x} ${y - r + 1} V${y + r - 1}`, 1) +
  line(
    woodDark,
    `M${x - r * 0.6} ${y - r * 0.6} L${x + r * 0.6} ${y + r * 0.6} M${x - r * 0.6} ${y + r * 0.6} L${x + r * 0.6} ${y - r * 0.6}`,
    1,
  ) +
  ball(x, y, 1.3, '#d69f2c', '#ffe28a');

export const villageAndBoatIcons = {
  'x-calabash':
    shape('#8a5227', 'M2 14 C2 25 8 29.6 16 29.6 C24 29.6 30 25 30 14 Z') +
    shape('#d99a3e', 'M2 13 C2 24 8 28 16 28 C24 28 30 24 30 13 Z') +
    shape('#f0bf6a', 'M4.6 16 C5.6 22 9 25.6 13 26.4 C9.6 23 8.4 20 8.2 16 Z') +
    oval(16, 13, 14, 5, '#a96a25') +
    oval(16, 13.4, 11.8, 3.7, '#f7e3b8') +
    line('#7a4a21', 'M6 20 L9 23 L12 20 L15 23.4 L18 20 L21 23 L24 20 L26.4 21.4', 1.1),
  'x-kora':
    line(woodDark, 'M16 1.6 V24', 2.2) +
    line('#efe6cf', 'M15.6 4 L12 22 M15.6 7 L13.4 22 M16.4 4 L20 22 M16.4 7 L18.6 22', 0.6) +
    times(4, (i) => line('#f0b93f', `M14.4 ${3.4 + i * 2.6} H17.6`, 1.1)) +
    oval(16, 23, 10, 8.4, '#b5732f') +
    oval(16, 22.4, 8.6, 7, '#f5e6c4') +
    line(woodDark, 'M10.4 12.6 V21 M21.6 12.6 V21', 1.8) +
    line('#a98f5e', 'M14.6 15 L13 22 M17.4 15 L19 22 M16 15 V21', 0.6) +
    box(12, 21.4, 8, 2.2, woodDark, 0.6) +
    ball(20.8, 25.4, 1.7, '#3a2413', '#3a2413') +
    line('#8a5227', 'M16 24 V29', 1.4),
  'x-dhow':
    shape(sea, 'M1 24 C4 22 7 26 11 24 C15 22 18 26 22 24 C26 22 28 25 31 23.6 V31 H1 Z') +
    line(woodDark, 'M13.4 5 V22', 1.8) +
    shape(canvas, 'M3.6 17.4 L26 1.4 C28 8 26 15 21 19.4 Z') +
    shape('#e3d3ab', 'M3.6 17.4 L21 19.4 C23.4 17.2 25 14.6 26 11.6 C20 15.4 12 17.4 3.6 17.4 Z') +
    line(wood, 'M2.4 18.4 L27 .8', 1.5) +
    shape('#8a5227', 'M2 19 C5 21.4 22 21.4 30.6 17.4 L27 26 H7 C4 25 2.6 22 2 19 Z') +
    shape(woodLight, 'M2 19 C5 21.4 22 21.4 30.6 17.4 L29.8 19.6 C22 23 6 23 2.6 21 Z') +
    line('#ffffff', 'M6 27.6 H11 M17 28 H23', 1),
  'x-sail':
    line(woodDark, 'M8 1.4 V30.6', 2.4) +
    shape(canvas, 'M9 3 C17 8 26 16 29.4 25.4 C22 23.4 15 23.4 9 25.4 Z') +
    shape('#e3d3ab', 'M9 3 C11.6 10 12 18 9 25.4 Z') +
    line(
      '#c9b68a',
      'M9.6 9.4 C13 10.6 16 11.4 19.4 11.4 M9.6 15.4 C15 16.6 20 17.4 25 17.2 M9.4 21 C16 20.6 22 21 27.8 22',
      0.9,
    ) +
    line(wood, 'M6 26.6 C14 25 22 25 30.6 26.8', 1.8) +
    line('#efe3cb', 'M8 2 L1.6 29 M29.6 26.6 L24 31', 0.9),
  'x-mast':
    line('#8d7a58', 'M16 9 L7.6 28 M16 9 L24.4 28', 0.9) +
    line(woodDark, 'M16 2.4 V30', 2.6) +
    shape('#e5484d', 'M16.6 .8 L24 2.8 L16.6 4.8 Z') +
    shape(wood, 'M12 7 H20 L19.2 11 H12.8 Z') +
    box(11.2, 6.2, 9.6, 1.6, woodLight, 0.6) +
    shape(
      canvas,
      'M6.4 15.2 H25.6 C26.6 17.4 25 19 23 18.6 C21 18 20.4 19.4 18.4 19 H13.6 C11.6 19.4 11 18 9 18.6 C7 19 5.4 17.4 6.4 15.2 Z',
    ) +
    line('#c9b68a', 'M9.4 15.4 V18.4 M13 15.4 V18.8 M19 15.4 V18.8 M22.6 15.4 V18.4', 0.9) +
    line(wood, 'M5 14.4 H27', 1.9) +
    shape(woodDark, 'M5 28 H27 V31 H5 Z'),
  'x-flagpole':
    line('#aab3c1', 'M9 3 V28', 2) +
    ball(9, 2.4, 1.7, '#ffd43b', '#fff3bf') +
    shape('#3f7fd6', 'M10 4 C15 2 19 7.4 29 4.4 V15.4 C19 18.4 15 13 10 15 Z') +
    shape('#6fa5ee', 'M10 4 C12.6 3 14.6 3.8 16.6 4.6 V14.6 C14.6 13.8 12.6 14 10 15 Z') +
    line('#efe3cb', 'M11.8 15 V26', 0.7) +
    shape('#b9b2a3', 'M3 27.4 H15 V31 H3 Z') +
    shape('#d8d2c4', 'M5.4 25 H12.6 V28 H5.4 Z'),
  'x-carriage':
    line(woodDark, 'M22 22 H30.6', 1.8) +
    shape('#7d2638', 'M6 9 H23.4 L24.4 14 C24 20 20 22 14 22 C9 22 5.6 19.6 5 14 Z') +
    shape('#b13e53', 'M6 9 H23.4 L24.4 14 L5 14 Z') +
    box(9.6, 10.4, 4.6, 5, '#bfe6ff', 0.8) +
    box(15.6, 10.4, 4.6, 5, '#bfe6ff', 0.8) +
    line('#ffd43b', 'M14.9 10 V21 M5.4 16.4 H24', 0.9) +
    shape('#3a1c28', 'M3.6 9 C6 6 10 5 14.6 5 C19 5 23.6 6 25.6 9 Z') +
    ball(14.6, 4, 1.4, '#ffd43b', '#fff3bf') +
    shape('#3a1c28', 'M24 13.4 H29.4 L30 18 H25.4 Z') +
    wheel(8, 24.4, 5.8) +
    wheel(23.4, 25.4, 4.8),
  'x-butterfly-net':
    line(wood, 'M2 30 L16.4 14.4', 2.4) +
    shape(
      '#dff3e6',
      'M14 9 C15.6 3.4 24 1 27.6 5.4 C31 9.4 28 17 22 17.6 C22.4 22 24 26 29 29.4 C21 30 13.6 22 14 9 Z',
    ) +
    line(
      '#7bbf95',
      'M17.6 10 C18 18 21 25 27 28.6 M21.6 17 C18 17.6 16 18.6 15 20.4 M14.8 14.6 C17 18 22 20 22.6 20.4 M23 22 C20 22.6 18.4 23.4 18 25',
      0.8,
    ) +
    oval(21.6, 10, 7, 6.4, '#c4e8d0') +
    line(
      '#7bbf95',
      'M17 6 L27 14 M15.4 10 L23 16 M20.6 4.4 L28.4 10.4 M17 14.6 L26.6 5.6 M15.4 11.4 L23.4 4',
      0.7,
    ) +
    line('#5d6675', 'M28.6 10 a7 6.4 0 1 1 -14 0 a7 6.4 0 1 1 14 0 Z', 1.6),
  'x-whistle':
    line('#e5484d', 'M6.4 12 C2 6 8 1 15 3 C22 5 26 2 28 3', 1.6) +
    shape('#8d99ab', 'M10 11 H30 V17 H20.6 A8.4 8.4 0 1 1 5 15.6 C6 12.6 8 11 10 11 Z') +
    shape('#c3ccd9', 'M10 11 H30 V13 H9.4 C7.4 13 5.6 15 4.6 18 C4.6 13.4 7 11 10 11 Z') +
    shape('#343944', 'M15.6 11 H20 L18.6 14.6 H15.6 Z') +
    ball(12.6, 19.6, 4, '#5d6675', '#c3ccd9') +
    ball(6.6, 12.6, 1.9, '#d69f2c', '#ffe28a'),
};
