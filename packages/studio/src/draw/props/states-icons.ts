import { box, figure, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Particles that shake, slide and fly, seen in ice, water and air. */

const dot = '#2f5fc8';
const ice = '#bfeaff';
const iceShade = '#8cd0f0';
const water = '#4fb3f0';
const red = '#cf222e';
const ink = '#2f3542';
const skin = '#e8b48e';

const dots = (spots: readonly (readonly [number, number])[], r: number) =>
  spots.map(([x, y]) => oval(x, y, r, r, dot)).join('');
/** Particles in rows and columns. */
const rows = (x: number, y: number, columns: number, lines: number, step: number, r: number) =>
  times(columns * lines, (i) =>
    oval(x + (i % columns) * step, y + Math.floor(i / columns) * step, r, r, dot),
  );
const lens = (x: number, y: number, r: number, inside: string) =>
  line('#5b6570', `M${x - r * 0.7} ${y + r * 0.7} L${x - r * 1.15} ${y + r * 1.15}`, 2) +
  oval(x, y, r + 1.2, r + 1.2, '#5b6570') +
  oval(x, y, r, r, '#fffdf5') +
  inside;
const cube = (x: number, y: number, s: number) =>
  shape(
    ice,
    `M${x} ${y + s * 0.3} L${x + s * 0.5} ${y} L${x + s} ${y + s * 0.3} V${y + s * 0.85} L${x + s * 0.5} ${y + s * 1.15} L${x} ${y + s * 0.85} Z`,
  ) +
  shape(
    iceShade,
    `M${x + s * 0.5} ${y + s * 0.58} L${x + s} ${y + s * 0.3} V${y + s * 0.85} L${x + s * 0.5} ${y + s * 1.15} Z`,
  ) +
  line('#ffffff', `M${x + s * 0.12} ${y + s * 0.42} V${y + s * 0.7}`, 0.8);
const jar = (x: number, y: number, w: number, h: number, inside: string) =>
  box(x, y, w, h, '#e6f4fc', 1.2) +
  line(
    '#8fb6cf',
    `M${x} ${y} V${y + h - 1} Q${x} ${y + h} ${x + 1} ${y + h} H${x + w - 1} Q${x + w} ${y + h} ${x + w} ${y + h - 1} V${y}`,
    0.8,
  ) +
  inside;
const flame = (x: number, y: number, s: number) =>
  shape(
    '#ff8c1a',
    `M${x} ${y - 4 * s} Q${x + 2.6 * s} ${y - 1.4 * s} ${x + 1.8 * s} ${y + 0.6 * s} Q${x} ${y + 2 * s} ${x - 1.8 * s} ${y + 0.6 * s} Q${x - 2.4 * s} ${y - 1.6 * s} ${x} ${y - 4 * s} Z`,
  ) +
  shape(
    '#ffd43b',
    `M${x} ${y - 1.6 * s} Q${x + 1.2 * s} ${y} ${x} ${y + 1.2 * s} Q${x - 1.2 * s} ${y} ${x} ${y - 1.6 * s} Z`,
  );
const scale = (x: number, y: number) =>
  box(x, y, 12, 4.6, '#aab4c2', 0.8) +
  box(x + 3, y + 1.2, 6, 2.4, '#fffdf5', 0.3) +
  box(x + 0.6, y - 1.2, 10.8, 1.2, '#7d8797', 0.4);

export const statesIcons = {
  'x-made-of-bits':
    tile('#fff3e6') +
    figure(8, 29, 20, '#e5484d', '#c98d5f', '#2a1c12') +
    box(1, 29, 30, 1.2, '#c9a873') +
    lens(21, 15, 8, rows(15.6, 9.6, 5, 5, 2.7, 1.15)) +
    line('#5b6570', 'M11 20 L14 18', 0.6),
  'x-ice-inside':
    tile('#e9f5fc') +
    cube(2.4, 9, 12) +
    lens(22, 15, 8, rows(17, 10, 5, 5, 2.5, 1.15)) +
    line(ink, 'M14.6 15 h-1 M17.4 6.2 l.6 1 M26.4 6.2 l-.6 1', 0.6),
  'x-water-flows':
    tile('#e9f5fc') +
    shape('#aab4c2', 'M2 3 L9 2 L13 8 L6 12 Z') +
    shape(water, 'M11 7 Q14.4 8.6 14.4 14 V24 H12.4 V14 Q12.4 10.4 9.4 9.4 Z') +
    shape('#f7f9fb', 'M8 19 H19 L18 30 H9 Z') +
    shape(water, 'M8.6 22 H18.4 L17.6 29.4 H9.4 Z') +
    line('#9fb3c2', 'M19 21 q3 .4 2.4 3.2 q-.6 2 -3 1.8', 1) +
    lens(
      24.6,
      9,
      5.6,
      dots(
        [
          [21.4, 10.4],
          [23.6, 11.8],
          [26, 11],
          [28.2, 10.6],
          [22.6, 13],
          [25, 13.4],
          [27.2, 12.6],
          [24.6, 9.2],
        ],
        1.1,
      ),
    ),
  'x-gas-in-room':
    tile('#fbf4e6') +
    box(1, 26, 30, 2, '#c9a873') +
    box(3, 4, 7, 8, '#bfe3f7', 0.4) +
    line('#8a5227', 'M3 8 H10 M6.5 4 V12', 0.7) +
    box(20, 20, 9, 1.4, '#8a5227') +
    box(21, 21, 1.2, 5, '#8a5227') +
    box(26.8, 21, 1.2, 5, '#8a5227') +
    shape('#e0a85c', 'M20.6 20 L28.6 20 L24.6 15 Z') +
    shape('#ffd45e', 'M21.6 19.4 L27.6 19.4 L24.6 15.8 Z') +
    oval(23.8, 18.4, 0.6, 0.5, '#d9352b') +
    oval(25.6, 18.6, 0.6, 0.5, '#d9352b') +
    figure(6.6, 26, 10, '#e5484d', '#c98d5f', '#2a1c12') +
    dots(
      [
        [13, 6],
        [18, 4],
        [24, 6],
        [28.6, 10],
        [12, 13],
        [16, 10],
        [20.6, 12],
        [27, 14],
        [14.4, 18],
        [17.6, 22],
        [3.6, 15],
        [11.6, 23],
      ],
      0.85,
    ) +
    line('#8fa6c8', 'M14.2 6 h2 M19.2 4.6 l1.6 1.2 M23 7 l-1.4 1.2 M17 10.8 l1 1.4 M21.6 11 l1.6 -1', 0.5),
  'x-balloon-pressed':
    tile('#e9f5fc') +
    oval(16, 16, 8.6, 10, '#e5605e') +
    oval(16, 16, 7, 8.4, '#f9c9c4') +
    shape('#c9403e', 'M16 25.6 L14.4 28 H17.6 Z') +
    shape(skin, 'M1 11 H6 Q9.4 11.4 9.6 15 Q9.6 19.6 6.6 20 H1 Z') +
    shape(skin, 'M31 11 H26 Q22.6 11.4 22.4 15 Q22.4 19.6 25.4 20 H31 Z') +
    dots(
      [
        [14, 10.6],
        [18.4, 11.6],
        [12.4, 14.6],
        [16, 14.4],
        [19.6, 15.4],
        [13.4, 18.6],
        [17.4, 18.8],
        [15.4, 22],
      ],
      0.95,
    ) +
    pointer(red, 13, 16.6, 9.8, 16.6, 0.9) +
    pointer(red, 19, 17.4, 22.2, 17.4, 0.9),
  'x-sand-grain':
    tile('#e9f5fc') +
    shape('#e8cf95', 'M1 27 Q8 15 13 15 Q18 15 24 27 Z') +
    times(12, (i) => oval(6 + ((i * 31) % 14), 20 + ((i * 17) % 7), 0.4, 0.4, '#b5945a')) +
    lens(
      22.4,
      12,
      7,
      shape('#d9b36a', 'M18 13 L19.6 8.6 L24 7.4 L27 10.6 L26.4 15 L22 17 L18.8 16 Z') +
        shape('#f2dca8', 'M19.4 12.6 L20.4 9.6 L23.6 8.8 L25 11 L21.6 14 Z'),
    ),
  'x-ice-cream-melts':
    shape('#d9a05a', 'M10 15 H22 L16 30 Z') +
    line('#b57a3a', 'M12 19 L19.6 21 M13.4 23 L18.4 24.6 M20 18.6 L13.6 22.6', 0.7) +
    shape(
      '#fff0e0',
      'M8 14 Q7 6 16 4 Q25 6 24 14 Q24.4 16 22.6 16 V20.6 a1.2 1.2 0 0 1 -2.4 0 V16.6 H15.4 V24 a1.2 1.2 0 0 1 -2.4 0 V16.6 H11.6 V19 a1.1 1.1 0 0 1 -2.2 0 V16 Q7.6 16 8 14 Z',
    ) +
    shape('#f7c9d4', 'M10 13 Q9.6 7.4 16 6 Q19 7 18.6 10 Q14 10 10 13 Z') +
    shape('#fff0e0', 'M14.2 26.4 q1.4 2 0 2.8 q-1.4 -.8 0 -2.8 Z M21.4 22.6 q1.4 2 0 2.8 q-1.4 -.8 0 -2.8 Z'),
  'x-heat-and-cold':
    tile('#fff8f0') +
    jar(
      2.4,
      6,
      12,
      14,
      dots(
        [
          [5, 17.6],
          [8, 18],
          [11, 17.4],
          [6.4, 14.6],
          [9.6, 14.8],
          [12, 14],
        ],
        1.25,
      ),
    ) +
    line('#8fa6c8', 'M6.8 17.6 h.6 M9.6 17.8 h.6', 0.6) +
    jar(
      17.6,
      6,
      12,
      14,
      dots(
        [
          [20, 17],
          [25, 16],
          [27.6, 11],
          [21.6, 11.6],
          [24.6, 8.6],
          [28, 17.6],
        ],
        1.25,
      ),
    ) +
    line(
      red,
      'M21.6 16.4 l2 -1.4 M26.4 15 l1.2 -2 M22.4 10.4 l1 -1.6 M19.8 15 v-2.4 M23 8.8 h-2.4 M27.8 15.8 v-2',
      0.7,
    ) +
    line('#3b9be8', 'M8.4 23 V29 M5.8 24.5 L11 27.5 M5.8 27.5 L11 24.5', 1) +
    flame(23.6, 27.4, 1.1),
  'x-melt-and-freeze':
    tile('#fff8f0') +
    jar(2, 8, 11, 13, rows(4.6, 13, 4, 3, 2.6, 1.2)) +
    jar(
      19,
      8,
      11,
      13,
      dots(
        [
          [21, 19.4],
          [23.6, 19.8],
          [26.4, 19.4],
          [28.4, 18.4],
          [22, 16.8],
          [24.8, 17],
          [27.2, 16],
          [21.4, 14.4],
          [24, 14.4],
          [26.6, 13.6],
          [28.4, 14.6],
          [23.4, 12],
        ],
        1.2,
      ),
    ) +
    flame(16, 5, 0.9) +
    pointer(red, 13.6, 9.6, 18.4, 9.6, 1.1) +
    pointer('#3b9be8', 18.4, 19.6, 13.6, 19.6, 1.1) +
    line('#3b9be8', 'M16 23.4 V28.4 M13.8 24.6 L18.2 27.2 M13.8 27.2 L18.2 24.6', 0.9),
  'x-boil-and-drops':
    tile('#f4f8fd') +
    shape('#7d8797', 'M3 18 H17 V26 Q17 28 15 28 H5 Q3 28 3 26 Z') +
    line('#5b6570', 'M1.6 19 H3 M17 19 H18.6', 1.6) +
    shape(water, 'M3.6 18 Q10 16.6 16.4 18 V20 H3.6 Z') +
    flame(10, 30, 0.6) +
    dots(
      [
        [5, 17],
        [8, 14],
        [12, 15.6],
        [10, 11],
        [14.6, 12],
        [6, 9.4],
        [12.4, 7],
        [17, 8],
        [9, 4.6],
        [15.6, 4],
      ],
      0.8,
    ) +
    pointer('#8fa6c8', 4, 12, 4, 6, 0.8) +
    box(20.4, 4, 9, 22, '#e0a92e', 1) +
    box(21.4, 5, 7, 20, '#cfe9f7', 0.6) +
    times(7, (i) => {
      const [x, y] = [22.8 + (i % 3) * 2.1, 8 + Math.floor(i / 3) * 5 + (i % 2) * 2];
      return shape(
        water,
        `M${x} ${y - 1.6} Q${x + 1.2} ${y} ${x + 0.8} ${y + 0.8} A1 1 0 0 1 ${x - 0.8} ${y + 0.8} Q${x - 1.2} ${y} ${x} ${y - 1.6} Z`,
      );
    }),
  'x-same-particles':
    tile('#fff8f0') +
    jar(2, 8, 11, 15, rows(4.6, 15.4, 4, 3, 2.5, 1.15)) +
    line(ink, 'M14.6 14 H17.4 M14.6 16.6 H17.4', 1) +
    jar(
      19,
      8,
      11,
      15,
      dots(
        [
          [21, 10.4],
          [25, 9.8],
          [28.4, 11],
          [22.6, 13.4],
          [26.6, 14],
          [20.6, 16.4],
          [24.4, 17.4],
          [28.4, 17],
          [21.4, 20.6],
          [25.4, 21.4],
          [28.2, 20.6],
          [24.4, 13],
        ],
        1.15,
      ),
    ),
  'x-weigh-melting':
    tile('#fff8f0') +
    box(1, 27, 30, 2, '#c9a873') +
    scale(2.4, 22.4) +
    cube(4.8, 12, 7.4) +
    scale(17.6, 22.4) +
    shape('#e6f4fc', 'M19 16.6 H28.4 L27.4 21.2 H20 Z') +
    shape(water, 'M19.6 18.6 H27.8 L27.2 20.8 H20.2 Z'),
};
