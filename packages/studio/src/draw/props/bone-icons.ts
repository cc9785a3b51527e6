import { box, line, oval, pointer, shape, tile } from './icon-shapes.ts';
import { organIcons } from './organ-icons.ts';
import { emoji, small } from './picture-pieces.ts';

/** Living bones, what they guard, and the muscles that move an arm. */

const skin = '#f6d3b3';
const bone = '#fffaf0';
const muscle = '#d9534f';
const tendon = '#f2e3c4';
const red = '#e5484d';

const thickBone = (x1: number, y1: number, x2: number, y2: number) =>
  line('#b9ab90', `M${x1} ${y1} L${x2} ${y2}`, 3.2) +
  line(bone, `M${x1} ${y1} L${x2} ${y2}`, 2.4) +
  [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x, y]) => oval(x!, y!, 2, 2, '#b9ab90') + oval(x!, y!, 1.6, 1.6, bone))
    .join('');

/** An arm that is bent: the muscle above is short and thick. */
const bentArm =
  line(skin, 'M4 21 H21 L24.6 7', 9) +
  thickBone(4, 22, 20.6, 22) +
  thickBone(21.6, 20, 24.4, 6.6) +
  line(tendon, 'M4.4 19 L7 18 M16 17.6 L22.4 16.6', 1.1) +
  shape(muscle, 'M6 18.4 Q11.4 10.6 17.4 17.6 Q11.4 21 6 18.4 Z') +
  line('#f4928e', 'M8.6 17 Q11.4 13.6 15 16.6', 0.7) +
  line(tendon, 'M4.4 25 L8 25 M17 25.4 L21.4 23.6', 1) +
  line(muscle, 'M7.6 25.2 H17.4', 1.5);

/** The same arm stretched: now the muscle below is short and thick. */
const straightArm =
  line(skin, 'M4 16 H28', 9) +
  thickBone(4, 16, 16, 16) +
  thickBone(18.6, 16, 28.4, 16) +
  line(tendon, 'M4.4 12.6 L7 12.6 M17 13 L21 14.4', 1) +
  line(muscle, 'M6.6 12.6 H17', 1.5) +
  line(tendon, 'M4.4 19 L6.4 19.6 M14.6 19.8 L18.4 18', 1.1) +
  shape(muscle, 'M6 19.4 Q10.6 26 15 19.6 Q10.6 17.6 6 19.4 Z') +
  line('#f4928e', 'M8.4 20.6 Q10.6 23 13 20.6', 0.7);

export const boneIcons = {
  'x-skeleton-on-stand':
    tile('#eaf3fb') +
    line('#8d99a6', 'M16 2 V29 M9 29.6 H23', 1) +
    small(organIcons['x-skeleton'], 1.6, 0.6, 28.8),
  'x-bone-alive':
    tile('#fdeee6') +
    line('#b9ab90', 'M8 24 L24 8', 7) +
    [
      [6.4, 22],
      [10, 25.6],
      [22, 6.4],
      [25.6, 10],
    ]
      .map(([x, y]) => oval(x!, y!, 3.4, 3.4, '#b9ab90') + oval(x!, y!, 2.9, 2.9, bone))
      .join('') +
    line(bone, 'M8 24 L24 8', 6) +
    line(
      red,
      'M8.4 23.6 Q12.4 21 14 18 Q16.6 15.4 19.4 14.6 Q22 12 23.6 8.6 M14 18 l-2 -1 M19.4 14.6 l1.4 1.8',
      0.8,
    ) +
    emoji('adhesive-bandage', 12, 8.6, 11) +
    pointer('#3d9a48', 26.6, 22, 26.6, 14.6, 1.1) +
    emoji('drop-of-blood', 2.4, 3.4, 7),
  'x-skull-and-ribs':
    tile('#dfe9f3') +
    shape(
      bone,
      'M16 1.4 C21 1.4 23 4.6 22.6 8 Q22.2 10.2 20 10.8 L19.6 13 H12.4 L12 10.8 Q9.8 10.2 9.4 8 C9 4.6 11 1.4 16 1.4 Z',
    ) +
    oval(16, 5.2, 4.4, 2.8, '#f08aa8') +
    line('#c4567a', 'M13 5 Q14.4 3.8 15.4 5.2 Q16.8 3.8 18.4 5.2', 0.5) +
    oval(13.6, 9.6, 1, 1, '#5a6472') +
    oval(18.4, 9.6, 1, 1, '#5a6472') +
    emoji('lungs', 8.4, 14.4, 15.2) +
    emoji('anatomical-heart', 14.6, 19.6, 6.6) +
    line(
      bone,
      'M16 13 V29 M16 16 Q8.6 14.6 7 19.4 M16 16 Q23.4 14.6 25 19.4 M16 19 Q8 18.6 6.6 23.4 M16 19 Q24 18.6 25.4 23.4 M16 22.4 Q8.6 22.4 7.4 27 M16 22.4 Q23.4 22.4 24.6 27 M16 26 Q10.6 26 9.8 29.6 M16 26 Q21.4 26 22.2 29.6',
      1.1,
    ),
  'x-arm-bent': tile('#eaf3fb') + small(bentArm, 2.6, 3.4, 25) + pointer(red, 27.6, 17, 27.6, 10, 1.1),
  'x-arm-straight': tile('#eaf3fb') + small(straightArm, 2.6, 3.4, 26) + pointer(red, 25.4, 5, 25.4, 10, 1.1),
  'x-arm-both':
    box(1, 1, 30, 14.4, '#eaf3fb', 2) +
    box(1, 16.6, 30, 14.4, '#eaf3fb', 2) +
    small(bentArm, 7.4, 0, 16.4) +
    small(straightArm, 7, 15.4, 17),
} as const;
