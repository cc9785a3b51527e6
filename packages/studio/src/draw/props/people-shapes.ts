import { craftIcons } from './craft-icons.ts';
import { box, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, put, someone } from './picture-parts.ts';

/** People, mills and the sea as our views of history show them. */

export const red = '#cf222e';
export const ink = '#2f3542';
export const dark = '#6b4028';
export const brown = '#9a6440';
export const pale = '#e8bd98';
export const wood = '#8a5a34';
const busGreen = '#3f8f6b';
const cream = '#f6ecd2';

export const shirts = [
  '#4361ee',
  '#e5484d',
  '#2f9e44',
  '#f3ad24',
  '#7048e8',
  '#0b7285',
  '#d6336c',
  '#5b6570',
  '#f08c3a',
];
/** People side by side, all of one skin, each in another shirt. */
export const row = (count: number, from: number, step: number, y: number, height: number, skin: string) =>
  times(count, (i) =>
    someone(from + i * step, y, height, { shirt: shirts[i % shirts.length]!, skin, long: i % 2 === 1 }),
  );
/** An old bus from the side, empty but for its driver. */
export const oldBus = (x: number, y: number, s = 1) =>
  put(
    box(2, 8, 28, 16, busGreen, 2) +
      box(2, 8, 28, 3, cream, 1.4) +
      times(5, (i) => box(4 + i * 4.6, 12, 3.6, 4.6, '#cfe9fb', 0.4)) +
      box(26.6, 12, 2.6, 11, '#dfe9e2', 0.4) +
      line(cream, 'M2 19 H26', 1) +
      oval(8.4, 24.4, 3, 3, ink) +
      oval(23.4, 24.4, 3, 3, ink) +
      oval(8.4, 24.4, 1.2, 1.2, '#b9c3cf') +
      oval(23.4, 24.4, 1.2, 1.2, '#b9c3cf'),
    x,
    y,
    32 * s,
  );
/** Four students at a counter, from behind it. */
export const counterFour = (books: boolean) =>
  tile('#fdf3dc') +
  someone(27, 25, 16, {
    shirt: '#ffffff',
    skin: pale,
    hands: [
      [-0.16, 0.1],
      [-0.1, 0.06],
    ],
  }) +
  times(4, (i) =>
    someone(4 + i * 5.4, 27, 14, {
      shirt: shirts[i]!,
      skin: dark,
      hands: [
        [0.04, -0.14],
        [-0.04, -0.14],
      ],
    }),
  ) +
  box(1, 21, 30, 3, '#c0563b') +
  box(1, 24, 30, 6, '#e8d9c0') +
  times(4, (i) =>
    books
      ? box(2.4 + i * 5.4, 18.4, 3.4, 2.4, '#7048e8', 0.3) +
        line('#ffffff', `M${4.1 + i * 5.4} 18.4 v2.4`, 0.4)
      : '',
  ) +
  (books ? '' : emoji('hot-beverage', 25, 19, 3.4) + line(red, 'M23.4 17.4 l3.4 3.4 m0 -3.4 l-3.4 3.4', 0.8));
export const sign = (x: number, y: number) =>
  line(wood, `M${x} ${y} v5`, 0.6) +
  box(x - 2, y - 3, 4, 3.4, '#ffffff', 0.3) +
  line(ink, `M${x - 1.2} ${y - 1.9} h2.4 M${x - 1.2} ${y - 0.8} h2.4`, 0.3);
export const soldier = (x: number, y: number) =>
  someone(x, y, 13, { shirt: '#5f6b3a', legs: '#5f6b3a', skin: pale, hair: '#4b552c' });
/** Gandhi: bald, in a white cloth, with round glasses. */
export const gandhi = (
  x: number,
  y: number,
  height: number,
  hands?: readonly [readonly [number, number], readonly [number, number]],
) =>
  someone(x, y, height, {
    shirt: '#ffffff',
    legs: '#f4f1e6',
    skin: brown,
    hair: brown,
    ...(hands && { hands }),
  }) +
  line(
    ink,
    `M${x - height * 0.1} ${y - height * 0.8} h${height * 0.08} M${x + height * 0.02} ${y - height * 0.8} h${height * 0.08}`,
    0.5,
  );
export const salt = (x: number, y: number, s = 1) =>
  shape(
    '#ffffff',
    `M${x - 3 * s} ${y} Q${x - 1.6 * s} ${y - 2.6 * s} ${x} ${y - 2.4 * s} Q${x + 2 * s} ${y - 2.4 * s} ${x + 3 * s} ${y} Z`,
  ) +
  oval(x - 0.6 * s, y - 1 * s, 0.4 * s, 0.3 * s, '#cfd8e0') +
  oval(x + 1 * s, y - 0.8 * s, 0.4 * s, 0.3 * s, '#cfd8e0');
export const beach =
  tile('#cfe9fb') +
  box(1, 8, 30, 8, '#4aa8dc') +
  line('#ffffff', 'M1 15 q4 -1.6 7.5 0 t7.5 0 t7.5 0 t7.5 0', 0.8) +
  ground('#e8cf98', 16);
export const smoke = (x: number, y: number) =>
  oval(x, y, 2, 1.5, '#8d95a3') + oval(x + 2, y - 2, 2.4, 1.8, '#a5acb8');
export const mill = (x: number, y: number, s = 1) =>
  box(x - 6 * s, y - 8 * s, 12 * s, 8 * s, '#a8563c') +
  box(x + 3 * s, y - 14 * s, 2.4 * s, 6.4 * s, '#8a4530') +
  times(
    4,
    (i) =>
      box(x - 5 * s + i * 2.8 * s, y - 6.4 * s, 1.6 * s, 2 * s, '#ffe08a') +
      box(x - 5 * s + i * 2.8 * s, y - 3.2 * s, 1.6 * s, 2 * s, '#ffe08a'),
  );
export const cottage = (x: number, y: number, s = 1) =>
  box(x - 4 * s, y - 5 * s, 8 * s, 5 * s, '#ffffff') +
  shape('#a9844f', `M${x - 5 * s} ${y - 5 * s} L${x} ${y - 9 * s} L${x + 5 * s} ${y - 5 * s} Z`) +
  box(x - 1 * s, y - 3 * s, 2 * s, 3 * s, wood);
export const spinningWheel = craftIcons['x-spinning-wheel'];
export const handLoom = craftIcons['x-hand-loom'];
