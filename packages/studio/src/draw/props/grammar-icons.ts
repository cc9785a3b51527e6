import { box, figure, line, oval, pointer, shape, tile } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';
import { max } from './telling-views.ts';

/** What the jobs of words look like: a name, an act, how, where, and what joins. */

const red = '#e5484d';
const child = (x: number, y: number, height: number, robe = '#3a86d8') =>
  figure(x, y, height, robe, '#c98d5f', '#2a1c12');

export const grammarIcons = {
  'x-dog-and-cake': tile('#cfe3f5') + max(9, 16, 14) + emoji('birthday-cake', 17, 9, 13),
  'x-five-nouns':
    tile('#eef4fa') +
    child(6.6, 14, 11) +
    emoji('dog', 11.6, 3, 10) +
    emoji('school', 21.4, 2.6, 9.4) +
    emoji('birthday-cake', 3, 17.6, 11) +
    emoji('light-bulb', 18, 17.6, 11),
  'x-fun-in-the-air':
    tile('#eef7ea') +
    emoji('party-popper', 2.4, 14, 14) +
    emoji('balloon', 17, 2, 13) +
    emoji('sparkles', 4, 2.4, 10) +
    emoji('four-leaf-clover', 18.6, 18, 10),
  'x-dog-name-tag':
    tile('#cfe3f5') +
    max(16, 13, 20) +
    box(10, 22, 12, 6.6, '#ffd43b', 1.6) +
    oval(16, 21.4, 1, 1, '#8d99a6') +
    line(
      '#8a6a1f',
      'M12.6 27 V24 L14 25.6 L15.4 24 V27 M16.2 27 L17.2 24 L18.2 27 M16.6 26 h1.2 M19 24 L20.6 27 M20.6 24 L19 27',
      0.6,
    ),
  'x-dog-eats-cake':
    tile('#fdf2e2') +
    emoji('birthday-cake', 16, 12, 14) +
    emoji('dog', 2, 7, 16) +
    line(red, 'M16 8 l2 -2 M18 10.6 l3 -1 M14.6 5.6 l.4 -2.8', 0.9) +
    emoji('fork-and-knife', 22, 2, 8),
  'x-red-hat-loud-drum':
    tile('#fdf2e2') +
    shape(red, 'M3 15 Q9 12.6 15 15 L13 15.4 V9 Q9 5.4 5 9 V15.4 Z') +
    shape('#a8232f', 'M1.6 15 Q9 12.6 16.4 15 Q9 18 1.6 15 Z') +
    emoji('drum', 14, 14, 15) +
    line('#3a6fd8', 'M29.4 15 q1.6 2 0 4 M12.6 18 q-1.6 2 0 4', 0.9),
  'x-he-for-name':
    tile('#eef4fa') +
    child(8, 28, 18) +
    pointer(red, 13, 18, 19, 18, 1.2) +
    shape('#3a86d8', 'M20.6 28 L22 19 Q24.4 16.4 26.8 19 L28.2 28 Z') +
    oval(24.4, 13.6, 3.2, 3.6, '#9fc4ec') +
    line('#ffffff', 'M22.8 21 h3.2', 0.5),
  'x-slow-snail-soon-here':
    tile('#eef7ea') +
    emoji('snail', 2, 3, 13) +
    emoji('stopwatch', 18, 3, 11) +
    emoji('round-pushpin', 9.6, 16, 13),
  'x-friendly-dog':
    tile('#fdf2e2') + emoji('dog', 2.4, 10, 15) + child(23, 29, 17) + emoji('heart-suit', 13, 3, 8),
  'x-in-and-under':
    tile('#f3efe8') +
    box(12, 13, 18, 2.6, '#a8713d', 0.5) +
    box(13.4, 15.6, 2, 14, '#8a5a2c') +
    box(26.4, 15.6, 2, 14, '#8a5a2c') +
    emoji('dog', 16.4, 17.6, 9.4) +
    shape('#7fb0dd', 'M2 18 H11 L10 29 H3 Z') +
    emoji('cat', 2.4, 10, 8.4),
  'x-joined-words':
    tile('#eef4fa') +
    emoji('puzzle-piece', 2, 8, 12) +
    emoji('puzzle-piece', 18, 8, 12, true) +
    emoji('link', 11, 11, 10),
  'x-wow-ouch':
    tile('#fdf2e2') +
    emoji('star-struck', 2.4, 3, 13) +
    emoji('collision', 16.4, 14, 14) +
    line(red, 'M8 19 V25 M8 27.6 v.2 M23 5 V10 M23 12.6 v.2', 1.4),
  'x-run-two-jobs':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#eef4fa', 2) +
    emoji('running-shoe', 2.4, 6, 11.6) +
    line('#3d9a48', 'M3 21 h5 M4 24 h6', 0.9) +
    shape('#c9b98a', 'M18 28 Q20 18 25 16 Q22 10 28 5 L30 6 Q25 11 28 16 Q24 20 24 28 Z') +
    emoji('triangular-flag', 23, 1.6, 6.6),
} as const;
