import { box, figure, ground, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Who pays taxes, what they pay for, and how much of a sum they are. */

const paper = '#f6f8fc';
const ink = '#2f3542';
const red = '#cf222e';
const gold = '#f2b53c';
const coinAt = (x: number, y: number, r = 1.6, fill = gold) =>
  oval(x, y, r, r, fill) + oval(x, y, r * 0.65, r * 0.65, '#ffe08a');
const stack = (x: number, foot: number, count: number, fill: string) =>
  times(count, (i) => box(x, foot - (i + 1) * 1.7, 7, 1.5, fill, 0.7));
const lamp = (x: number, foot: number, height: number) =>
  line('#4a5058', `M${x} ${foot} V${foot - height * 0.72}`, 1.2) +
  box(x - 1.8, foot - 1, 3.6, 1, '#4a5058') +
  shape(
    '#ffe27a',
    `M${x - 2} ${foot - height * 0.74} L${x - 2.8} ${foot - height * 0.92} H${x + 2.8} L${x + 2} ${foot - height * 0.74} Z`,
  ) +
  shape(
    '#4a5058',
    `M${x - 3} ${foot - height * 0.92} L${x} ${foot - height} L${x + 3} ${foot - height * 0.92} Z`,
  );
const people = (x: number, foot: number, i: number, height = 7) =>
  figure(
    x,
    foot,
    height,
    ['#3a86d8', '#d94a6a', '#5fae4a', '#f2994a', '#8a5fc0'][i % 5]!,
    ['#c98d5f', '#f0c39a', '#8d5a3b'][i % 3]!,
    '#2a1c12',
  );
const government = (x: number, y: number, size: number) => emoji('classical-building', x, y, size);

export const taxIcons = {
  'x-tax-flow':
    tile(paper) +
    times(3, (i) => people(4 + i * 3.6, 12, i)) +
    emoji('convenience-store', 2, 14, 7) +
    emoji('factory', 7.6, 21, 8) +
    [
      [14, 9],
      [14, 17],
      [17, 23.6],
    ]
      .map(([x, y]) => coinAt(x!, y!))
      .join('') +
    pointer(ink, 16.6, 10, 20.4, 12.4, 0.9) +
    pointer(ink, 16.6, 17, 20, 16.4, 0.9) +
    pointer(ink, 19.4, 22.8, 22, 20.4, 0.9) +
    government(20, 9.6, 10.6),
  'x-lamp-for-all':
    tile('#2f3a66') +
    shape('#fff0a8', 'M16 8 L4 28 H28 Z') +
    lamp(16, 28.6, 23) +
    times(5, (i) => people([5.6, 9.6, 21.4, 25, 28][i]!, 29, i, 8)) +
    ground(28.6, '#1d2447') +
    oval(26, 5, 1.8, 1.8, '#f4f1d8'),
  'x-fire-and-engine':
    tile('#cfeafb') +
    ground(25, '#a3a7ad') +
    emoji('house', 2, 9, 15) +
    emoji('fire', 8.6, 3.4, 8) +
    emoji('fire-engine', 16, 13.4, 14) +
    line('#3b9be8', 'M18 15 Q14 6 12 9', 1),
  'x-pay-split':
    tile(paper) +
    emoji('envelope', 10.6, 2, 11) +
    inscription('10', 16, 13.4, 3.4, ink) +
    pointer(ink, 12.6, 17.6, 8.4, 20, 1) +
    pointer(red, 19.4, 17.6, 23.6, 20, 1) +
    times(8, (i) => coinAt(3.6 + (i % 4) * 3.2, 23 + Math.floor(i / 4) * 3.4, 1.4)) +
    times(2, (i) => coinAt(19.4 + i * 3, 29, 1.3)) +
    government(20.4, 20, 7.4),
  'x-bill-with-tax':
    tile(paper) +
    shape(
      '#ffffff',
      'M6 2 H26 V29 L24 27.4 L22 29 L20 27.4 L18 29 L16 27.4 L14 29 L12 27.4 L10 29 L8 27.4 L6 29 Z',
    ) +
    line('#c9cdd6', 'M6 2 H26 V29 M6 2 V29', 0.5) +
    inscription('BOOK', 12.4, 5.6, 3, ink) +
    inscription('20', 22.4, 5.6, 3, ink) +
    inscription('TAX', 11.6, 11.4, 3, red) +
    inscription('2', 23.6, 11.4, 3, red) +
    line(ink, 'M8 17 H24', 0.5) +
    inscription('22', 22.4, 19.4, 3.4, ink),
  'x-ten-percent':
    tile(paper) +
    times(20, (i) => coinAt(4.8 + (i % 5) * 5.6, 4.6 + Math.floor(i / 5) * 5.4, 2.3, i > 17 ? red : gold)) +
    inscription('20', 8.6, 25.6, 3.8, ink) +
    pointer(ink, 13, 27.4, 18, 27.4, 0.9) +
    inscription('2', 23, 25.6, 3.8, red),
  'x-income-layers':
    tile(paper) +
    stack(3.6, 28, 5, '#9bd48a') +
    stack(12.6, 28, 5, '#9bd48a') +
    stack(12.6, 19.5, 4, '#ffd166') +
    stack(21.6, 28, 5, '#9bd48a') +
    stack(21.6, 19.5, 4, '#ffd166') +
    stack(21.6, 12.7, 4, '#f28482') +
    inscription('0%', 7.2, 14, 2.8, ink) +
    inscription('10%', 16, 7.2, 2.8, ink) +
    inscription('20%', 25.2, 2, 2.6, red),
  'x-last-coin':
    tile(paper) +
    stack(7, 29, 5, '#9bd48a') +
    stack(7, 20.5, 5, '#ffd166') +
    box(7, 9.8, 7, 1.5, '#f28482', 0.7) +
    pointer(red, 22, 6, 15, 10, 1) +
    inscription('20%', 25, 3.4, 3.2, red) +
    inscription('10%', 21, 14.6, 3, ink) +
    inscription('0%', 20, 23.2, 3, ink),
  'x-hidden-income':
    tile('#efe3d0') +
    box(2, 23, 28, 7, '#b5793d') +
    shape('#8a3f5a', 'M3 22 Q16 17 27 22 V24.6 H3 Z') +
    times(4, (i) => coinAt(8 + i * 3.4, 21.4, 1.7)) +
    people(25.4, 18.4, 0, 12) +
    line('#c98d5f', 'M23.6 11 L19.6 18', 1) +
    line(red, 'M3 3 L11 11 M11 3 L3 11', 1.6),
};
