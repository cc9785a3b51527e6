import { box, figure, line, onRound, oval, pointer, shape, slices, tile, times } from './icon-shapes.ts';
import { emoji, small } from './picture-pieces.ts';
import { writing } from './stroke-signs.ts';

/** Groups of food, and what each of them does for the body. */

const green = '#3d9a48';
const ink = '#2f3542';
const nut = (x: number, y: number) =>
  shape(
    '#b97a45',
    `M${x} ${y - 3.4} Q${x + 2.8} ${y - 0.6} ${x + 1.9} ${y + 1.6} Q${x} ${y + 3.8} ${x - 1.9} ${y + 1.6} Q${x - 2.8} ${y - 0.6} ${x} ${y - 3.4} Z`,
  ) + line('#8a5427', `M${x} ${y - 2} v3.8 M${x - 1} ${y - 0.6} v2 M${x + 1} ${y - 0.6} v2`, 0.35);
const oilBottle =
  box(22, 1.8, 4, 2.4, '#7a5230', 0.5) +
  shape(
    '#e3eec9',
    'M22.6 4 H25.4 V6.4 Q28.4 7.4 28.4 10 V15 Q28.4 16 27.4 16 H20.6 Q19.6 16 19.6 15 V10 Q19.6 7.4 22.6 6.4 Z',
  ) +
  shape('#e8c02f', 'M20.4 9.4 H27.6 V15 H20.4 Z') +
  oval(24, 12.4, 1.5, 1.9, '#6f8f2f') +
  oval(24.4, 11.8, 0.4, 0.6, '#c9dd8a');
/** A plate: its left half full of plants, its right half shared by grains and protein. */
const plate =
  oval(16, 16, 14.8, 14.8, '#c3ced6') +
  oval(16, 16, 13.4, 13.4, '#ffffff') +
  shape('#bfe5ad', 'M15.6 4 V28 A12 12 0 0 1 15.6 4 Z') +
  shape('#ffe29a', 'M16.4 4 V15.6 H28 A12 12 0 0 0 16.4 4 Z') +
  shape('#f6b9ad', 'M16.4 28 V16.4 H28 A12 12 0 0 1 16.4 28 Z') +
  emoji('broccoli', 8.4, 4.8, 6.4) +
  emoji('carrot', 4.4, 10, 5.8) +
  emoji('red-apple', 9.6, 12.4, 5.6) +
  emoji('tomato', 4.6, 16.4, 5.4) +
  emoji('tangerine', 9.6, 19.4, 5.8) +
  emoji('bread', 17, 6.6, 5.2) +
  emoji('spaghetti', 20.8, 9.8, 5.6) +
  emoji('egg', 17.2, 17.4, 4.6) +
  emoji('fish', 20.6, 17.2, 5.6) +
  emoji('beans', 17.6, 22, 4.8);
const water = (x: number, y: number) =>
  shape('#ffffff', `M${x} ${y} h8 l-1 12 h-6 Z`) +
  shape('#5bb8ee', `M${x + 0.4} ${y + 3} h7.2 l-.8 8.4 h-5.6 Z`) +
  line('#5b6b7c', `M${x} ${y} l1 12 h6 l1 -12`, 0.6);

export const dietIcons = {
  'x-only-noodles':
    tile('#fdf2e2') +
    emoji('spaghetti', 2, 3, 13) +
    emoji('spaghetti', 17, 3, 13) +
    emoji('spaghetti', 2, 17, 13) +
    emoji('spaghetti', 17, 17, 13),
  'x-food-team':
    tile('#eaf5ea') +
    emoji('bread', 2, 3, 9) +
    emoji('egg', 11.6, 3, 9) +
    emoji('fish', 21, 3, 9) +
    emoji('broccoli', 2, 12, 9) +
    emoji('red-apple', 11.6, 12, 9) +
    emoji('glass-of-milk', 21, 12, 9) +
    emoji('carrot', 6.6, 21.4, 9) +
    emoji('beans', 16.4, 21.4, 9),
  'x-carb-foods':
    tile('#fff3d6') +
    emoji('spaghetti', 2, 3, 13) +
    emoji('bread', 17, 3, 13) +
    emoji('potato', 2.4, 17.4, 12.4) +
    emoji('high-voltage', 18, 17, 12),
  'x-protein-foods':
    tile('#fdeee6') +
    emoji('beans', 2, 3, 13) +
    emoji('egg', 17, 3, 12) +
    emoji('fish', 2, 17, 13) +
    emoji('cut-of-meat', 17, 17, 13),
  'x-good-fats':
    tile('#fdf7e0') +
    emoji('fish', 2, 4, 13) +
    oilBottle +
    nut(7, 21.4) +
    nut(12, 25.6) +
    nut(5.6, 27) +
    emoji('avocado', 17, 17, 13),
  'x-vitamin-foods':
    tile('#eaf5ea') +
    emoji('tangerine', 2, 3, 12) +
    emoji('carrot', 17, 3, 13) +
    emoji('broccoli', 2, 17, 13) +
    emoji('strawberry', 17, 17, 12.6),
  'x-calcium-foods':
    tile('#eef4fa') +
    emoji('glass-of-milk', 2, 3, 13) +
    emoji('leafy-green', 17, 3, 13) +
    emoji('bone', 2.4, 18, 12) +
    emoji('tooth', 18, 18, 11.6) +
    pointer(green, 16, 13, 16, 19.6, 1.2),
  'x-colourful-plants':
    tile('#f7f4ea') +
    emoji('tomato', 2, 2.6, 9) +
    emoji('tangerine', 11.6, 2.6, 9) +
    emoji('banana', 21, 2.6, 9) +
    emoji('broccoli', 2, 12, 9) +
    emoji('blueberries', 11.6, 12, 9) +
    emoji('eggplant', 21, 12, 9) +
    line('#8d846b', 'M3 24 H29', 0.6) +
    emoji('sparkles', 12, 23, 8),
  'x-fibre-way':
    tile('#fdeee6') +
    emoji('broccoli', 1.6, 2.4, 9) +
    emoji('red-apple', 11.6, 2.4, 9) +
    emoji('bread', 21.4, 2.4, 9) +
    line('#e99a9a', 'M4 16 H26 Q29 16 29 19 Q29 21.6 26 21.6 H7 Q4 21.6 4 24.4 Q4 27.4 7 27.4 H27', 3.4) +
    pointer('#ffffff', 8, 16, 20, 16, 1) +
    pointer('#ffffff', 22, 21.6, 11, 21.6, 1) +
    pointer('#ffffff', 9, 27.4, 25, 27.4, 1),
  'x-fruit-or-juice':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#fdeceb', 2) +
    oval(8.2, 8, 5.6, 5.6, '#f28a1e') +
    oval(8.2, 8, 4.8, 4.8, '#fff0d0') +
    slices(8.2, 8, 4.4, [
      '#ffa63d',
      '#ffb85e',
      '#ffa63d',
      '#ffb85e',
      '#ffa63d',
      '#ffb85e',
      '#ffa63d',
      '#ffb85e',
    ]) +
    times(8, (i) => line('#fff0d0', `M8.2 8 L${onRound(8.2, 8, 4.4, i / 8)}`, 0.5)) +
    writing('FIBRE', 6, 15.4, 2, ink, 1.2) +
    line(green, 'M11.4 16.4 l1 1.2 l2 -2.6', 0.8) +
    water(4.2, 18.4) +
    shape('#ffffff', 'M19.6 2.4 H28 L27 14 H20.6 Z') +
    shape('#ffa63d', 'M20 4.4 H27.6 L26.8 13.4 H20.8 Z') +
    line('#5b6b7c', 'M19.6 2.4 L20.6 14 H27 L28 2.4', 0.6) +
    writing('FIBRE', 21.6, 15.4, 2, ink, 1.2) +
    line('#e5484d', 'M27.4 15.2 l2.2 2.4 m0 -2.4 l-2.2 2.4', 0.8) +
    times(7, (i) =>
      line('#b58a4a', `M${19.6 + i * 1.3} ${22 + (i % 3) * 1.6} q1.2 2.4 ${(i % 2) - 0.4} 4.4`, 0.5),
    ) +
    line('#9aa7b3', 'M18 21 Q24 33 29.6 21', 0.9) +
    line('#9aa7b3', 'M18 21 H29.6', 0.7),
  'x-water-thirst':
    tile('#dff1fb') +
    shape('#ffffff', 'M9 5 H23 L21.4 29 H10.6 Z') +
    shape('#5bb8ee', 'M9.6 11 H22.4 L21.2 28 H10.8 Z') +
    line('#5b6b7c', 'M9 5 L10.6 29 H21.4 L23 5', 1) +
    emoji('droplet', 1.6, 4, 7) +
    emoji('droplet', 24, 18, 6),
  'x-sweets-sometimes':
    tile('#fdeef4') +
    emoji('candy', 2, 3, 12) +
    emoji('cupcake', 17, 2.6, 12.6) +
    emoji('cup-with-straw', 2.4, 17, 12.6) +
    emoji('calendar', 17, 17, 12.6),
  'x-run-and-rest':
    tile('#eaf5ea') +
    figure(8, 29, 14, '#3a86d8', '#c98d5f', '#2a1c12') +
    emoji('soccer-ball', 11, 22, 6) +
    emoji('bread', 1.6, 2, 6.4) +
    emoji('bread', 8, 2, 6.4) +
    emoji('bread', 4.8, 7.4, 6.4) +
    line('#c9d3c0', 'M16.4 3 V29', 0.6) +
    emoji('couch-and-lamp', 17.4, 17, 12.6) +
    emoji('bread', 20.6, 5, 6.4),
  'x-food-plate': plate,
  'x-plate-and-water': tile('#eaf5ea') + small(plate, 1.4, 5.4, 21.6) + water(22.6, 11),
} as const;
