import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Steps, their order, loops and searches. */

const red = '#e5484d';
const green = '#3d9a48';
const orange = '#ff9f1c';
const cross = (x: number, y: number, half: number) =>
  line(
    red,
    `M${x - half} ${y - half} L${x + half} ${y + half} M${x + half} ${y - half} L${x - half} ${y + half}`,
    1.5,
  );
const step = (y: number, done: boolean) =>
  oval(5, y, 1.6, 1.6, done ? green : '#c9d3dd') + box(8, y - 1.4, 14, 2.8, '#dfe6ee', 1);
/** A row of cards; the ones that are out are grey, the one that is looked at is orange. */
const cards = (y: number, from: number, to: number, at: number) =>
  times(13, (i) =>
    box(2.6 + i * 2.1, y, 1.7, 4.6, i === at ? orange : i < from || i > to ? '#d5dbe3' : '#5aa9e6', 0.3),
  );

export const algorithmIcons = {
  'x-robot-sandwich':
    tile('#eef4fa') +
    line('#8d99a6', 'M7 19 V26 M14 19 V26', 1.6) +
    box(6, 16, 9, 8, '#b3bac3', 1.4) +
    emoji('robot', 3, 2.6, 15) +
    box(16, 25, 14, 2, '#a8713d', 0.4) +
    line('#a8713d', 'M18 27 V30.4 M28 27 V30.4', 1.2) +
    emoji('bread', 15.6, 17.4, 8) +
    emoji('cheese-wedge', 23, 17.6, 7.6),
  'x-step-list':
    tile('#fffaf0') + times(4, (i) => step(6 + i * 6.6, true)) + pointer(red, 26.4, 5, 26.4, 27, 1.2),
  'x-recipe-and-shoe':
    tile('#fdf2e2') +
    emoji('pot-of-food', 2, 3, 13) +
    emoji('running-shoe', 16.6, 3.6, 12.6) +
    times(
      3,
      (i) => box(3, 19 + i * 3.4, 11, 1.8, '#d9c9a0', 0.8) + box(18, 19 + i * 3.4, 11, 1.8, '#d9c9a0', 0.8),
    ),
  'x-robot-whole-cheese':
    tile('#fdeceb') +
    emoji('robot', 1.6, 3, 13) +
    emoji('bread', 15, 18, 13) +
    emoji('cheese-wedge', 14.6, 4, 15) +
    pointer(red, 28.6, 12, 28.6, 19, 1.1),
  'x-one-slice-each':
    box(1, 1, 14.4, 30, '#fdeceb', 2) +
    box(16.6, 1, 14.4, 30, '#eaf5ea', 2) +
    emoji('cheese-wedge', 3.2, 3, 10) +
    emoji('bread', 3.2, 12, 10) +
    cross(8.2, 27, 2) +
    box(19, 9, 9.6, 3.4, '#ffd43b', 0.8) +
    box(20.4, 10.2, 1.6, 1, '#e0a800', 0.5) +
    box(24.4, 10, 1.6, 1, '#e0a800', 0.5) +
    box(18.4, 16, 10.8, 4, '#e0a85c', 1.4) +
    box(19, 16.6, 9.6, 2.6, '#f7dfb0', 1) +
    pointer(red, 23.8, 4.4, 23.8, 8.4, 1.1) +
    line(green, 'M21 27 l2 2 l4 -4.6', 1.5),
  'x-steps-in-order':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#fdeceb', 2) +
    emoji('bread', 3.6, 3, 9) +
    emoji('cheese-wedge', 3.6, 10.6, 9) +
    emoji('bread', 3.6, 18, 9) +
    line(green, 'M5.6 28.4 l1.8 1.8 l3.6 -4', 1.2) +
    emoji('bread', 19.4, 18, 9) +
    emoji('bread', 19.4, 10.6, 9) +
    emoji('cheese-wedge', 19.4, 3, 9) +
    cross(23.8, 28.4, 1.4),
  'x-in-steps-out':
    tile('#eef4fa') +
    emoji('bread', 1.4, 10, 8) +
    pointer(red, 9, 15, 12, 15, 1.1) +
    box(12.4, 8, 8, 14, '#5b7fb5', 1) +
    times(3, (i) => box(14, 10.6 + i * 3.6, 4.8, 1.6, '#dbe7ff', 0.5)) +
    pointer(red, 20.8, 15, 23.6, 15, 1.1) +
    emoji('sandwich', 23, 10.6, 8),
  'x-program-screen':
    tile('#eef4fa') +
    box(4, 4, 24, 17, '#2f3542', 1.4) +
    times(5, (i) =>
      box(
        6.6 + (i % 2) * 2.4,
        6.6 + i * 2.6,
        9 + ((i * 5) % 7),
        1.4,
        ['#8fe08a', '#ffd27a', '#9fc4ec', '#f3a6bf', '#8fe08a'][i]!,
        0.5,
      ),
    ) +
    shape('#8d99a6', 'M2 23 H30 L28 28 H4 Z'),
  'x-bug-in-program':
    tile('#fdeceb') +
    box(3, 4, 26, 20, '#2f3542', 1.4) +
    times(5, (i) => box(5.6, 6.6 + i * 3.2, 10 + ((i * 5) % 9), 1.5, i === 2 ? red : '#8fe08a', 0.5)) +
    emoji('bug', 17, 8, 10) +
    emoji('magnifying-glass-tilted-left', 16, 14, 14),
  'x-repeat-until':
    tile('#eef7ea') +
    emoji('bowl-with-spoon', 8, 9, 16) +
    line(red, 'M6 20 A12 12 0 1 1 14 27.6', 1.3) +
    shape(red, 'M15.4 25.4 L12 27.6 L15.6 29.8 Z'),
  'x-linear-search':
    tile('#eef4fa') +
    cards(12, 0, 12, 7) +
    times(7, (i) => line(red, `M${3.4 + i * 2.1} 20 q1 2 2.1 0`, 0.7)) +
    emoji('eyes', 14.6, 3, 8),
  'x-binary-search':
    tile('#eef4fa') +
    cards(4, 0, 12, 6) +
    cards(13, 7, 12, 9) +
    cards(22, 7, 8, 8) +
    pointer(red, 16, 9, 19, 12.4, 0.8) +
    pointer(red, 22, 18, 20.6, 21.6, 0.8),
  'x-snail-and-rocket':
    tile('#eef4fa') +
    emoji('snail', 2, 17, 11) +
    emoji('rocket', 17, 2, 13) +
    line('#c9d3dd', 'M2 30 H14', 0.8) +
    emoji('bullseye', 20, 19, 9),
} as const;
