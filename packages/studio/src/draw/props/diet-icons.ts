import { box, figure, line, pointer, shape, tile } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Groups of food, and what each of them does for the body. */

const green = '#3d9a48';
const _red = '#e5484d';

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
    emoji('bread', 2, 3, 13) +
    emoji('potato', 17, 3.6, 12.4) +
    emoji('rice-ball', 2.4, 17, 12) +
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
    emoji('olive', 17, 3, 13) +
    emoji('chestnut', 2, 17.6, 12) +
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
    emoji('tangerine', 2.6, 6, 11.4) +
    line(green, 'M5 24 l2.4 2.4 l4.6 -5', 1.6) +
    emoji('cup-with-straw', 18, 4, 12) +
    box(19, 20, 4, 4, '#ffffff', 0.6) +
    box(24, 20, 4, 4, '#ffffff', 0.6) +
    box(21.6, 25, 4, 4, '#ffffff', 0.6),
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
} as const;
