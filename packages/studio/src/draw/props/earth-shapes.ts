import { ball, box, line, oval, shape, tile } from './icon-shapes.ts';

/** Houses, tables and mountains as our views of the restless Earth show them. */

export const red = '#cf222e';
export const ink = '#2f3542';
export const rock = '#8a6a4c';
export const rockDark = '#6b4f36';
export const grass = '#86c552';
export const lava = '#ff6b1a';
export const glow = '#ffd43b';
export const wood = '#a9713f';

export const house = (x: number, y: number, s = 1, wall = '#fff1d6') =>
  box(x - 3 * s, y - 5 * s, 6 * s, 5 * s, wall) +
  shape('#c0563b', `M${x - 3.8 * s} ${y - 5 * s} L${x} ${y - 8.4 * s} L${x + 3.8 * s} ${y - 5 * s} Z`) +
  box(x - 0.9 * s, y - 2.6 * s, 1.8 * s, 2.6 * s, '#8a5a34');
export const table = (x: number, y: number, half: number, height: number) =>
  box(x - half, y - height, half * 2, 1.6, wood) +
  line(wood, `M${x - half + 1} ${y - height + 1} V${y} M${x + half - 1} ${y - height + 1} V${y}`, 1.4);
export const cup = (x: number, y: number) =>
  shape('#4dabf7', `M${x - 2.6} ${y - 5} H${x + 2.6} L${x + 2.2} ${y} H${x - 2.2} Z`) +
  line('#4dabf7', `M${x + 2.4} ${y - 4} q2.4 .4 1.6 2 q-.6 1 -1.8 .8`, 0.7) +
  oval(x, y - 5, 2.6, 0.8, '#7a4a21');
export const shake = (x: number, y: number) =>
  line('#5b6570', `M${x} ${y} q-1 1 0 2 t0 2 M${x + 1.8} ${y} q-1 1 0 2 t0 2`, 0.5);
export const mountain = (x: number, y: number, half: number, height: number) =>
  shape(
    '#7d6450',
    `M${x - half} ${y} L${x - half * 0.2} ${y - height} H${x + half * 0.2} L${x + half} ${y} Z`,
  );
/** Somebody small who kneels under a table. */
export const kneeling = (x: number, y: number, s: number) =>
  shape(
    '#f9a03f',
    `M${x - 3 * s} ${y} Q${x - 3 * s} ${y - 4 * s} ${x} ${y - 4.4 * s} Q${x + 2 * s} ${y - 4 * s} ${x + 2.4 * s} ${y} Z`,
  ) +
  oval(x + 2.6 * s, y - 4 * s, 1.8 * s, 1.9 * s, '#c98d5f') +
  shape(
    '#2f2320',
    `M${x + 0.8 * s} ${y - 4 * s} Q${x + 1 * s} ${y - 6.4 * s} ${x + 3 * s} ${y - 6 * s} Q${x + 4.6 * s} ${y - 5.6 * s} ${x + 4.4 * s} ${y - 4.6 * s} Q${x + 2.4 * s} ${y - 5.2 * s} ${x + 0.8 * s} ${y - 4 * s} Z`,
  ) +
  line('#3d4a63', `M${x - 2.4 * s} ${y} h${4 * s}`, 1.2 * s);
export const cutVolcano =
  shape('#b08a66', 'M1 20 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
  shape('#7d6450', 'M3 20 L13 6 H19 L29 20 Z') +
  shape(lava, 'M15 6.4 H17 V23 H15 Z') +
  oval(16, 26, 8, 3.6, lava) +
  oval(16, 26, 5.4, 2, glow) +
  line(lava, 'M17 6.6 Q20 8 21.4 12 Q22.4 14.6 24.4 17', 1.6);
export const ash = (x: number, y: number, s: number, fill = '#8d95a3') =>
  ball(x, y, 3 * s, fill, '#b4bac4') +
  ball(x + 3.4 * s, y + 0.6 * s, 2.4 * s, fill, '#b4bac4') +
  ball(x - 3.2 * s, y + 0.8 * s, 2.4 * s, fill, '#b4bac4');
export const peak = (x: number, y: number, s = 1) =>
  shape(red, `M${x - 1.5 * s} ${y + 1.2 * s} L${x} ${y - 1.6 * s} L${x + 1.5 * s} ${y + 1.2 * s} Z`);
/** The lands around the Pacific, with what stands on its rim. */
export const pacific = (mark: (x: number, y: number) => string) =>
  tile('#6fb7e0') +
  shape('#d9cf9f', 'M1 4 Q7 1.6 12.6 3.8 L12.8 6.4 Q10.4 7 9 9.4 Q6 11 6.4 14 Q6 18 3.4 20 L3 23 L1 22.4 Z') +
  shape(
    '#d9cf9f',
    'M11.4 8.6 Q12.4 9.4 11.4 11.6 Q10.4 14.2 8.4 14.8 Q7.8 13.8 9.6 12.4 Q10.8 11 11.4 8.6 Z',
  ) +
  shape('#d9cf9f', 'M6.6 17 q1.2 1 .8 3.4 q-1.2 -1 -.8 -3.4 Z M8.6 21.4 q3 -.6 4.6 1 q-2.4 .8 -4.6 -1 Z') +
  shape('#d9cf9f', 'M3.4 25 Q7 22.6 10.6 24.8 Q12 28 7.6 28.6 Q3.6 29 3.4 25 Z') +
  shape('#d9cf9f', 'M15.8 25.6 L17.4 26.8 L15.6 29.8 L14.2 29.4 L15.6 27.6 Z') +
  shape('#d9cf9f', 'M16.4 2.6 Q24 1 28 1.2 Q31 1.6 31 5 V17 Q27 15.6 25 11 Q22.4 7 16.6 5.6 Z') +
  shape('#d9cf9f', 'M26.4 17 Q31 17.4 31 19 V28.4 Q30.4 30.4 28.6 30.6 Q27 27 27 23 Q25.6 19 26.4 17 Z') +
  [
    [12.2, 6],
    [10.8, 11.4],
    [8.8, 14.2],
    [7, 18.8],
    [11, 21.6],
    [14.4, 24],
    [16, 27.6],
    [14.6, 3.6],
    [18.6, 4.4],
    [22.4, 7],
    [25.2, 11],
    [26.6, 15.4],
    [26.6, 20],
    [27.4, 25.4],
  ]
    .map(([x, y]) => mark(x!, y!))
    .join('');
