import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** How rock is born, broken, pressed, squeezed and melted again. */

const hot = '#ff7b00';
const glow = '#ffd60a';
const red = '#cf222e';
const stone = '#9aa0a8';
const stoneShade = '#7a8088';
const green = '#2f9e44';

const boulder = (fill: string, shade: string) =>
  shape(shade, 'M3 27 L2.4 18 L9 8 L18 4 L26.4 9 L30 19 L28.4 27 Q16 30 3 27 Z') +
  shape(fill, 'M4.4 25.4 L4 18.4 L10 9.4 L18 5.8 L25 10 L24 18 L26 25.6 Q15 28 4.4 25.4 Z');
const grains = (spots: readonly (readonly [number, number])[], fill: string, s: number) =>
  spots
    .map(([x, y], i) =>
      shape(
        fill,
        `M${x - s} ${y} L${x - s * 0.3} ${y - s * 0.9} L${x + s} ${y - s * 0.4} L${x + s * 0.7} ${y + s * 0.8} L${x - s * 0.5} ${y + s * (0.7 + (i % 2) * 0.3)} Z`,
      ),
    )
    .join('');
const layers = (top: number, height: number, fills: string[]) =>
  fills
    .map((fill, i) => {
      const y = top + i * height;
      return shape(fill, `M3 ${y} Q10 ${y - 1} 16 ${y} T29 ${y} V${y + height + 0.4} H3 Z`);
    })
    .join('');
const block = (x: number, y: number, front: string, side: string) =>
  shape(front, `M${x} ${y + 2} H${x + 9} V${y + 9} H${x} Z`) +
  shape(
    side,
    `M${x} ${y + 2} L${x + 2} ${y} H${x + 11} L${x + 9} ${y + 2} Z M${x + 9} ${y + 2} L${x + 11} ${y} V${y + 7} L${x + 9} ${y + 9} Z`,
  );

export const rockIcons = {
  'x-magma-cools':
    tile('#dff1fc') +
    shape('#86c553', 'M1 9 L10 8 L16 3.6 L22 8 L31 9 V13 H1 Z') +
    shape('#a98c6c', 'M1 11.6 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#8d7254', 'M2 15 H9 M23 15 H30 M3 20 H6 M26 20 H30', 0.7) +
    shape(
      '#6e747c',
      'M6 23 Q6 15.6 14.6 15.6 L15 5 H17 L17.4 15.6 Q26 15.6 26 23 Q25.6 29.4 16 29.4 Q6.4 29.4 6 23 Z',
    ) +
    shape(
      hot,
      'M9 23.4 Q9.4 18.6 15.6 18.4 L15.8 9 H16.4 L16.6 18.4 Q22.8 18.6 23 23.4 Q22.4 27 16 27 Q9.6 27 9 23.4 Z',
    ) +
    shape(glow, 'M12 23.4 Q12.6 20.8 16 20.8 Q19.6 20.8 20 23.4 Q19.4 25.4 16 25.4 Q12.6 25.4 12 23.4 Z') +
    times(6, (i) => box(7 + (i % 2) * 16.6, 19.4 + Math.floor(i / 2) * 2.6, 1, 1, '#f4c7d0', 0.2)),
  'x-granite-crystals':
    boulder('#c9b8b0', '#a3928a') +
    grains(
      [
        [9, 14],
        [15, 10],
        [20, 13],
        [12, 19],
        [18, 18],
        [22, 22],
        [8, 23],
        [15, 24],
      ],
      '#f2a9a0',
      1.9,
    ) +
    grains(
      [
        [12, 12],
        [18, 8.4],
        [8, 18.6],
        [15, 15],
        [21, 17.6],
        [11, 23],
        [19, 23.6],
      ],
      '#ffffff',
      1.7,
    ) +
    grains(
      [
        [12.4, 15.6],
        [17, 12.6],
        [22, 10.6],
        [9.6, 21],
        [16, 20.6],
        [22.6, 20],
      ],
      '#3a3f47',
      1.2,
    ) +
    line('#ffffff', 'M26 3 v4 M24 5 h4 M4 6 v3 M2.5 7.5 h3', 0.8),
  'x-basalt':
    boulder('#4a4f5c', '#33373f') +
    times(14, (i) => oval(7 + ((i * 37) % 17), 11 + ((i * 23) % 14), 0.45, 0.45, '#8d94a5')),
  'x-frost-crack':
    tile('#dff1fc') +
    shape(stoneShade, 'M2 28 L3 14 L10 6 L14.6 5 L15.4 12 L13.6 17 L15.6 22 L14.8 29 Z') +
    shape(stone, 'M3.6 26.6 L4.4 14.6 L10.4 7.6 L12.6 7.4 L13.4 12 L11.6 17 L13.4 22 L12.6 27.4 Z') +
    shape(stoneShade, 'M30 28 L29.4 15 L24 7 L18.6 5 L17.8 12 L19.8 17 L17.8 22 L18.8 29 Z') +
    shape(stone, 'M28.4 26.6 L27.8 15.4 L23.4 8.6 L20.4 7.2 L19.8 12 L21.8 17 L19.8 22 L20.6 27.4 Z') +
    shape('#bfeaff', 'M14.8 5 H18.4 L17.6 12 L19.6 17 L17.6 22 L18.4 29 H15 L15.8 22 L13.8 17 L15.6 12 Z') +
    line('#ffffff', 'M16.6 7 V10 M16 15 L17.4 18.6 M16.8 23 V27', 0.8) +
    pointer(red, 12, 2.6, 5.4, 2.6, 1.3) +
    pointer(red, 21, 2.6, 27.6, 2.6, 1.3),
  'x-striped-cliff':
    tile('#bfe3f7') +
    shape('#f0dba0', 'M1 26 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c9a26b', 'M7 5 Q18 3 31 5 V11 H6.4 Z') +
    shape('#8a9bb0', 'M6.4 10 H31 V16 H5.6 Z') +
    shape('#e3d3ac', 'M5.6 15.4 H31 V21.4 H5 Z') +
    shape('#a98c6c', 'M5 21 H31 V27 H4 Z') +
    shape('#86c553', 'M6 5.6 Q18 1 31 4 V6 Q18 4 6.6 6.6 Z') +
    shape('#fff6e6', 'M15 18.4 Q15 15.6 18 15.4 Q21.4 15.6 21.4 18.6 Q21 21 18 21 Q15.6 20.8 15 18.4 Z') +
    line(
      '#b57a4a',
      'M20 18.6 Q19.8 16.8 18 16.8 Q16.6 17 16.6 18.4 Q16.8 19.8 18 19.6 Q18.8 19.2 18.4 18.4',
      0.7,
    ),
  'x-layers-pressed':
    tile('#dff1fc') +
    layers(12, 3.6, ['#c9a26b', '#8a6a4a', '#e3d3ac', '#7d8a9c', '#a98c6c']) +
    pointer(red, 8, 2.4, 8, 10, 1.7) +
    pointer(red, 16, 2.4, 16, 10, 1.7) +
    pointer(red, 24, 2.4, 24, 10, 1.7) +
    oval(22.6, 23.6, 7, 7, '#5b6570') +
    oval(22.6, 23.6, 6, 6, '#bfe3f2') +
    grains(
      [
        [19.4, 21.4],
        [23, 19.8],
        [26, 22.4],
        [20, 25.4],
        [24, 24.2],
        [22.4, 27.6],
        [26.4, 26.4],
      ],
      '#d9b074',
      1.9,
    ),
  'x-squeezed-rock':
    tile('#5a4638') +
    shape(hot, 'M1 27 Q6 23.6 11 26 T21 26 T31 26 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(glow, 'M1 29 Q6 26.4 11 28.4 T21 28.4 T31 28.4 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c9d3dd', 'M9 9 Q16 6.4 23 9 L23.6 19 Q16 21.4 8.4 19 Z') +
    line(
      '#5b6b80',
      'M9 11.4 Q12 9.6 16 11.6 T23 11.2 M8.8 14 Q12 12 16 14.2 T23.2 13.8 M8.6 16.6 Q12 14.8 16 17 T23.4 16.4',
      1,
    ) +
    pointer(red, 1.6, 14, 7.6, 14, 1.7) +
    pointer(red, 30.4, 14, 24.4, 14, 1.7) +
    pointer(red, 16, 1.6, 16, 7, 1.7) +
    line(glow, 'M12 24.4 q-1 -1.2 0 -2.4 M16 24.4 q-1 -1.2 0 -2.4 M20 24.4 q-1 -1.2 0 -2.4', 0.9),
  'x-rocks-changed':
    tile('#fff8f0') +
    block(2.4, 3, '#d9cda8', '#c4b68c') +
    times(4, (i) => oval(4.4 + i * 1.8, 8 + (i % 2) * 2, 0.6, 0.5, '#a8996c')) +
    pointer(green, 14.4, 8.4, 18, 8.4, 1.3) +
    block(19, 3, '#f6f4f7', '#dcd8e2') +
    line('#b9b3c4', 'M19.4 7.6 Q22 6.4 24 8.6 T27.6 9', 0.6) +
    block(2.4, 18.6, '#6e6258', '#584e46') +
    line('#8a7d72', 'M2.8 22.6 h8 M2.8 25 h8', 0.6) +
    pointer(green, 14.4, 24, 18, 24, 1.3) +
    block(19, 18.6, '#4d5a6b', '#3b4654') +
    line('#7f8fa3', 'M19.4 21.8 h8.2 M19.4 23.4 h8.2 M19.4 25 h8.2 M19.4 26.4 h8.2', 0.5),
  'x-marble':
    shape('#f6f4f7', 'M3 11 H22 V29 H3 Z') +
    shape('#dcd8e2', 'M3 11 L9 4 H28 L22 11 Z M22 11 L28 4 V22 L22 29 Z') +
    line('#b9b3c4', 'M5 20 Q9 15 13 21 T21 20 M6 26 Q11 22 15 26', 1),
  'x-rock-shortcuts':
    tile('#cfe3f2') +
    shape('#a98c6c', 'M1 20 L10 9 L16 5 L23 12 L31 19 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#8d7254', 'M4 19 Q12 14 18 12 M6 23 Q16 17 26 17', 0.8) +
    shape(hot, 'M1 28 Q8 24.4 16 26 T31 26.6 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8fa0b3', 'M20 5 q-1.6 -3 2 -3.4 q2 -1.6 4 0 q4 0 3.4 3.4 Z') +
    line('#3b9be8', 'M22 6.6 l-.6 1.8 M25 6.6 l-.6 1.8 M28 6.6 l-.6 1.8', 0.8) +
    shape(stone, 'M9.6 17.4 L10.6 14.6 L14 14.4 L15 17 L13 18.8 Z') +
    pointer(green, 12.4, 13.4, 15.6, 7.4, 1.3) +
    shape(stone, 'M19.6 20.4 L20.6 17.6 L24 17.4 L25 20 L23 21.8 Z') +
    pointer(red, 22.4, 22.4, 22.4, 27.4, 1.4),
};
