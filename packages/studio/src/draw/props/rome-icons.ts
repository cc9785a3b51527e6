import { box, figure, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { put } from './picture-parts.ts';

/** What Rome built and ruled. */

const sky = '#cfeafb';
const stone = '#d9b98a';
const stoneShade = '#a9834f';
const water = '#3b9be8';
const meadow = '#86c553';
const skins = ['#f0c39a', '#c98d5f', '#8d5a3b'];

/** Round arches side by side from x, standing on `foot`: the openings only. */
const arches = (x: number, foot: number, count: number, width: number, height: number, fill: string) =>
  times(count, (i) => {
    const left = x + i * width + width * 0.16;
    const wide = width * 0.68;
    return shape(
      fill,
      `M${left} ${foot} V${foot - height} a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0 V${foot} Z`,
    );
  });

/** The lands around the Mediterranean; `west` and `east` are the halves of the empire. */
const mediterranean = (west: string, east: string) =>
  tile('#7fc4ee') +
  shape('#efe3c0', 'M9 1 H28 a3 3 0 0 1 3 3 V17.4 L27 17.6 L24 16.4 L22.6 12 L9 12 Z') +
  shape('#efe3c0', 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
  shape(west, 'M4.6 3.4 L7.4 2.6 L8 6.6 L5 7 Z') +
  shape(
    west,
    'M9.6 6.4 L14 8 L18.4 10.6 V13.2 L16.6 13 L19.2 17.6 L18.4 19 L17.6 17.6 L13.8 13.6 L10 14 L8.6 17.6 L4 19 L1.6 17.4 L2 12.6 L7 12 Z',
  ) +
  shape(
    east,
    'M18.4 10.6 L25 9.4 L26.6 12 L24 14 L29.6 14.4 V22.6 L28 22.4 L27.6 18.4 L23.4 18 L22 16.4 L21.6 19.4 L20.2 18.4 L20 15.4 L18.4 13.2 Z',
  ) +
  shape(west, 'M2.4 21.4 L11 20.6 L12.4 22.6 L17 24 V26.4 L2.4 24.6 Z') +
  shape(east, 'M17 24 L24 23 L27.6 22 L28 28.8 L25.6 29.6 L24.4 26.4 L17 26.4 Z');

const coinOfCaesar =
  oval(16, 16, 14.6, 14.6, '#c98a1f') +
  oval(16, 16, 13, 13, '#f3bb3c') +
  shape(
    '#a86f14',
    'M13 22 C13 19.6 12.4 18.8 11.4 17.4 C9.6 14.6 10 9 14 7.4 C18 5.8 21.4 8.6 21.2 12 L22.6 14.8 L21.2 15.4 L21.2 18 Q20.4 19 18.2 18.6 L18.6 22 Q16 23.4 13 22 Z',
  ) +
  times(5, (i) => oval(11 + i * 2.4, 10.6 - i * 0.7, 1.5, 0.8, '#5f7f2a')) +
  line('#5f7f2a', 'M9.8 12.4 L21.4 8.4', 0.9) +
  line('#f3bb3c', 'M18.6 12.4 h1.2', 0.9) +
  inscription('CAESAR', 16, 23.4, 3.2, '#6e4709');

export const romeIcons = {
  'x-coin-in-case': tile('#8d3b46') + box(3, 3, 26, 26, '#a64f5a', 2) + put(coinOfCaesar, 16, 16, 23),
  'x-roman-coin': coinOfCaesar,
  'x-roman-vote':
    tile('#f6e7c1') +
    box(1, 25, 30, 3, '#d6c8a8') +
    figure(5, 25.6, 15, '#fffaf0', skins[0]!, '#5a3a1c') +
    figure(15.6, 25.6, 15, '#fffaf0', skins[1]!, '#2a1c12') +
    line('#c1443c', 'M3.4 18 L6 24.4 M14 18 L16.6 24.4', 1.1) +
    line(skins[0]!, 'M7 18.6 L9.4 16.4', 1.3) +
    shape('#b5652f', 'M7.6 18.4 H12.8 L12.4 20.4 Q14 22.6 12.2 25.6 H8.4 Q6.6 22.6 8.2 20.4 Z') +
    box(9, 15.4, 2.2, 3, '#ffffff', 0.3) +
    line('#6b4a2c', 'M20 13 V27.4', 1.2) +
    figure(22.8, 25.6, 14, '#7a6fc0', skins[0]!, '#6b3f1d') +
    // Enslaved people came from everywhere that Rome had fought.
    figure(26.2, 27.4, 14.6, '#a9834f', skins[2]!, '#1d1410') +
    figure(28.4, 29.4, 14.6, '#8f7040', skins[0]!, '#b07a3a') +
    line('#cf222e', 'M23.4 4 l4 4 M27.4 4 l-4 4', 1.3) +
    line('#2f9e44', 'M8 5.6 l2 2.4 l4 -4.6', 1.4),
  'x-legion':
    tile(sky) +
    shape(meadow, 'M1 19 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(3, (row) =>
      times(4, (i) => {
        const [x, y] = [5.4 + i * 7 + (row % 2) * 1.2, 13 + row * 4.4];
        return (
          line('#6b4a2c', `M${x + 2.6} ${y + 4} V${y - 8}`, 0.6) +
          shape('#9aa6b3', `M${x + 2} ${y - 8} l.6 -1.8 l.6 1.8 Z`) +
          oval(x, y - 4, 1.7, 1.9, skins[i % 2]!) +
          shape(
            '#b9c2cc',
            `M${x - 2} ${y - 3.8} Q${x - 2} ${y - 6.6} ${x} ${y - 6.6} Q${x + 2} ${y - 6.6} ${x + 2} ${y - 3.8} L${x + 1} ${y - 4.6} H${x - 1} Z`,
          ) +
          shape('#c1443c', `M${x - 1.6} ${y - 6.4} Q${x} ${y - 9} ${x + 1.6} ${y - 6.4} Z`) +
          box(x - 2.2, y - 2.2, 4.4, 5.6, '#c1443c', 0.8) +
          oval(x, y + 0.6, 0.9, 0.9, '#f2c14e')
        );
      }),
    ) +
    shape('#b7a98c', 'M1 27 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line(
      '#7d7059',
      'M1 29 H31 M6 27 V29 M12 27 V29 M18 27 V29 M24 27 V29 M9 29 V31 M15 29 V31 M21 29 V31 M27 29 V31',
      0.6,
    ),
  'x-roman-map': mediterranean('#d9574a', '#d9574a') + oval(16.8, 15.6, 1, 1, '#ffffff'),
  'x-roman-split':
    mediterranean('#b9b4ab', '#d9574a') +
    line('#3a2a1c', 'M18.4 8.4 V12.6 M19 15 L17.6 20.4 M17 22.6 V28', 0.9) +
    oval(16.8, 15.6, 1, 1, '#ffffff') +
    oval(23.6, 14.6, 1, 1, '#ffffff'),
  'x-aqueduct':
    tile(sky) +
    shape('#a9bfb0', 'M1 16 L8 8 L14 15 L22 9 L31 17 V24 H1 Z') +
    shape(meadow, 'M1 26 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(1, 6, 30, 21, stone) +
    arches(1, 14.6, 6, 5, 2.6, sky) +
    box(1, 14.6, 30, 1.2, stoneShade) +
    arches(1, 27, 3, 10, 5.4, '#bfe0ef') +
    // The channel slopes, a little steeper than a true one, so that it is seen.
    shape(sky, 'M1 1.4 H31 V6.6 L1 3.4 Z') +
    shape(stoneShade, 'M1 3.8 L31 7 V9 L1 5.8 Z') +
    shape(water, 'M1 3.6 Q4 2.6 7 4.2 T13 4.9 T19 5.5 T25 6.2 T31 6.8 V7.4 L1 4.4 Z') +
    pointer('#1f6fb8', 10, 2.4, 23, 3.8, 1) +
    shape(meadow, 'M1 26.6 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z'),
  'x-aqueduct-way':
    tile(sky) +
    shape('#8fa39a', 'M1 6 L5 2.6 L9.6 8 L13 18 V28 H1 Z') +
    shape('#ffffff', 'M3 4.4 L5 2.6 L7 5 L5 6 Z') +
    shape(meadow, 'M1 19 L12 23 L31 25 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(stone, 'M9 10.6 L24 16.6 V26.6 H9 Z') +
    times(3, (i) => shape(sky, `M${10.2 + i * 4.8} 26.6 V${19 + i * 1.4} a1.7 1.7 0 0 1 3.4 0 V26.6 Z`)) +
    line(stoneShade, 'M6.4 9.4 L24.4 16.6', 2.2) +
    line(water, 'M6 8.4 L24.4 15.8', 1.4) +
    oval(6, 8, 1.6, 1.2, water) +
    pointer('#1f6fb8', 12, 7.6, 21, 11.2, 1) +
    box(24, 21, 6.4, 5.4, '#b9c2cc', 0.6) +
    shape(water, 'M24.6 21 q2.6 -1.4 5.2 0 v1.4 h-5.2 Z') +
    line(water, 'M24.4 16 Q27 17 27.2 20.6', 1.4),
  'x-colosseum':
    tile(sky) +
    shape(meadow, 'M1 25 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(stone, 'M2.6 9 Q16 3 29.4 9 V27 Q16 30 2.6 27 Z') +
    shape(stoneShade, 'M2.6 9 Q16 3 29.4 9 Q16 12.4 2.6 9 Z') +
    times(3, (row) =>
      times(6, (i) => {
        const bow = 1.5 - Math.abs(i - 2.5) * 0.5;
        const [x, y] = [4 + i * 4.2, 15.4 + row * 5 + bow];
        return shape('#6b4a2c', `M${x} ${y} V${y - 2} a1.45 1.45 0 0 1 2.9 0 V${y} Z`);
      }),
    ) +
    line(stoneShade, 'M2.6 15.6 Q16 19.4 29.4 15.6 M2.6 20.8 Q16 24.4 29.4 20.8', 0.8),
  'x-roman-road':
    tile(sky) +
    shape(meadow, 'M1 12 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#b7a98c', 'M15.4 12 H16.6 L27 31 H5 Z') +
    line(
      '#7d7059',
      'M14.2 14.6 H17.8 M13 17 H19 M11.4 20 H20.6 M9.4 23.6 H22.6 M7.2 27.4 H24.8 M16 12.4 V14.6 M15 14.6 V17 M17 14.6 V17 M14 17 V20 M16 17 V20 M18 17 V20 M12.6 20 V23.6 M16 20 V23.6 M19.4 20 V23.6 M11.6 23.6 V27.4 M16 23.6 V27.4 M20.4 23.6 V27.4 M10 27.4 V31 M16 27.4 V31 M22 27.4 V31',
      0.7,
    ) +
    times(3, (i) =>
      shape(
        '#4f8a30',
        `M${25 + i * 1.6} ${15 + i * 3} l1 -${5 + i} l1 ${5 + i} Z M${5.4 - i * 1.4} ${15 + i * 3} l1 -${5 + i} l1 ${5 + i} Z`,
      ),
    ) +
    box(12, 17.6, 6.6, 3.4, '#a9713f', 0.5) +
    oval(13.4, 22, 1.7, 1.7, '#6b4a2c') +
    oval(17.4, 22, 1.7, 1.7, '#6b4a2c') +
    oval(15, 17, 2.2, 1.6, '#c1443c') +
    figure(20.4, 26.6, 8, '#c1443c', skins[0]!, '#9aa6b3'),
  'x-field-work':
    tile('#f3d9a0') +
    shape('#b98a56', 'M1 17 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#8d6237', 'M1 21 H31 M1 25 H31 M3 29 H29', 0.9) +
    times(3, (i) => {
      const [x, y] = [7 + i * 8.6, 22 + (i % 2) * 4.6];
      return (
        line(skins[(i + 1) % 3]!, `M${x - 1} ${y} V${y + 3} M${x + 1} ${y} V${y + 3}`, 1.1) +
        shape(
          '#cdb78e',
          `M${x - 2} ${y + 0.6} L${x - 0.6} ${y - 6} Q${x + 2} ${y - 7} ${x + 2.6} ${y - 4.6} L${x + 2} ${y + 0.6} Z`,
        ) +
        oval(x + 2.4, y - 7.8, 1.9, 2, skins[(i + 1) % 3]!) +
        shape(
          '#2a1c12',
          `M${x + 0.6} ${y - 8.4} Q${x + 1.4} ${y - 10.4} ${x + 3} ${y - 9.8} Q${x + 4.4} ${y - 9.2} ${x + 4} ${y - 8.4} Z`,
        ) +
        line(skins[(i + 1) % 3]!, `M${x + 1.4} ${y - 5} L${x + 4} ${y - 2.6}`, 1.1) +
        line('#6b4a2c', `M${x + 2.6} ${y - 4.4} L${x + 6} ${y + 2}`, 0.8) +
        shape('#5b6570', `M${x + 5} ${y + 1.6} l2.6 .2 l-1.4 1.8 Z`)
      );
    }),
};
