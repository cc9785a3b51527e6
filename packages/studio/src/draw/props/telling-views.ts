import { snail } from './change-icons.ts';
import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';
import { snailBoy } from './word-picture-icons.ts';

/** What lessons about words and stories tell: Max and his cake, the snail on its way to the sea, what words mean. */

const ink = '#2f3542';
const red = '#cf222e';

/** Max, as white as the dog of the cast. */
export const max = (x: number, y: number, size: number, mirrored = false) =>
  emoji('dog', x, y, size, { mirrored })
    .replaceAll('#f3ad61', '#ffffff')
    .replaceAll('#d3883e', '#c9bfb2')
    .replaceAll('#ffce7c', '#e8e2d8');

/** A tall cake with a red cherry, its foot at x, y. */
const tallCake = (x: number, y: number, s: number) =>
  times(3, (i) => box(x - 4 * s, y - (i + 1) * 4.4 * s, 8 * s, 4.4 * s, '#f6d7a5', 0.4)) +
  times(3, (i) => box(x - 4 * s, y - (i + 1) * 4.4 * s, 8 * s, 1.5 * s, '#fff3f6', 0.6)) +
  oval(x, y - 14.6 * s, 1.6 * s, 1.6 * s, red) +
  line('#2b8a3e', `M${x} ${y - 16 * s} q${0.6 * s} -${2 * s} ${2 * s} -${2.4 * s}`, 0.5 * s);

const waves = (y: number) =>
  times(3, (i) => line('#e7f5ff', `M${3 + i * 9} ${y + (i % 2) * 2} q1.6 -1.4 3.2 0 t3.2 0`, 0.7));
const fence = (y: number, wood: string) =>
  times(7, (i) => shape(wood, `M${2 + i * 4.2} ${y + 8} V${y} l1.3 -1.8 l1.3 1.8 V${y + 8} Z`)) +
  box(1, y + 1.6, 30, 1.2, wood) +
  box(1, y + 5.4, 30, 1.2, wood);

const mountain =
  shape('#8fa39a', 'M3 27 L14 8 L17 12 L20 10 L29.6 27 Z') +
  shape('#ffffff', 'M11.4 12.6 L14 8 L17 12 L14.6 11.6 L13 13.6 Z');
const flag = line('#8a5227', 'M14 8.4 V3', 0.7) + shape(red, 'M14 3 L18.4 4.4 L14 6 Z');

export const tellingViews = {
  'x-four-word-jobs':
    tile('#cfe3f5') +
    line('#9db8d2', 'M16 2 V30 M2 16 H30', 0.5) +
    max(8.5, 7.4, 10) +
    writing('NOUN', 8.5, 12.6, 2, red, 1.2) +
    max(20.6, 8, 8.6, true) +
    tallCake(27, 12, 0.46) +
    line(ink, 'M24 4 l1 -1.2 M25.4 5.4 l1.2 -.4', 0.4) +
    writing('VERB', 23.5, 12.6, 2, red, 1.2) +
    tallCake(8.5, 26.4, 0.56) +
    writing('ADJECTIVE', 8.5, 27.6, 1.8, red, 1.1) +
    max(20.4, 21.6, 7) +
    pointer(ink, 24, 21.6, 26, 21.6, 0.6) +
    writing('HE', 28.2, 20.4, 2.4, ink, 1.2) +
    writing('PRONOUN', 23.5, 27.6, 1.8, red, 1.1),
  'x-max-eats-cake':
    tile('#cfe3f5') +
    ground('#e3c9a1', 25) +
    max(11, 17, 17, true) +
    tallCake(24, 25, 0.9) +
    oval(20.6, 19, 1.6, 2.2, '#cfe3f5') +
    line(red, 'M17.6 9 l1 -2 M20 10 l2 -1.4', 0.8) +
    times(4, (i) => oval(17 + i * 1.7, 26 + (i % 2), 0.5, 0.4, '#f6d7a5')),
  'x-max-is-full':
    tile('#cfe3f5') +
    ground('#e3c9a1', 22) +
    max(14, 14, 15) +
    oval(25, 22, 4, 1.4, '#ffffff') +
    box(3, 24.4, 26, 5.4, '#ffffff', 1) +
    writing('MAX', 8, 25.8, 2.6, ink, 1.2) +
    writing('IS', 16, 25.8, 2.6, red, 1.5) +
    writing('FULL', 24, 25.8, 2.6, ink, 1.2),
  'x-max-becomes-he':
    tile('#eef4fa') +
    max(9, 11, 13) +
    writing('MAX', 9, 21.4, 3.4, ink, 1.3) +
    pointer(red, 15, 20, 19.4, 20, 1.1) +
    writing('HE', 25, 17.4, 5, red, 1.4),
  'x-glue-words':
    tile('#fff6e0') +
    ['BECAUSE', 'BUT', 'AND']
      .map(
        (word, i) => box(5, 3.4 + i * 9, 22, 7, '#ffd98a', 1) + writing(word, 16, 5.2 + i * 9, 3.4, red, 1.3),
      )
      .join('') +
    line('#9aa7b5', 'M1.6 7 H5 M27 7 H30.4 M1.6 16 H5 M27 16 H30.4 M1.6 25 H5 M27 25 H30.4', 0.8),
  'x-light-twice':
    tile('#eef4fa') +
    line('#b9c8d8', 'M16 3 V29', 0.5) +
    emoji('light-bulb', 8.6, 11, 12) +
    emoji('backpack', 23.4, 11, 12) +
    writing('LIGHT', 8.6, 21.4, 2.6, red, 1.3) +
    writing('LIGHT', 23.4, 21.4, 2.6, red, 1.3),
  'x-three-helper-words':
    tile('#eef4fa') +
    max(7, 6, 8.4, true) +
    line(ink, 'M1.8 4.4 h1.6 M1.8 7 h1.6', 0.5) +
    writing('QUICKLY', 21, 4.4, 2.8, red, 1.3) +
    box(2.6, 12, 10, 1.4, '#a8713d', 0.3) +
    line('#8a5a2c', 'M3.6 13.4 V20 M11.6 13.4 V20', 0.9) +
    max(7.6, 17, 5.6) +
    writing('UNDER', 21, 14.6, 2.8, red, 1.3) +
    line('#b9c8d8', 'M2.6 10.8 H29.4 M2.6 21.4 H29.4', 0.4) +
    tallCake(7.4, 30, 0.5) +
    writing('BECAUSE', 21, 24.6, 2.8, red, 1.3),
  'x-max-runs':
    land('#cfe3f5', '#c9b98a', 22) +
    max(18, 17, 19, true) +
    line(ink, 'M2.6 12 h5 M2 16 h5 M2.6 20 h5', 0.8) +
    oval(5, 26, 1.6, 0.8, '#e6dcc0') +
    oval(9, 27, 1.2, 0.6, '#e6dcc0'),
  'x-cake-described':
    tile('#fdf2e2') +
    box(7, 27, 18, 1.4, '#9fb4c7', 0.7) +
    tallCake(16, 27, 1.2) +
    writing('TALL', 5.6, 17, 2.6, ink, 1.3) +
    line(ink, 'M5.6 12 V9 M5.6 22 V25 M4.6 10 l1 -1.4 l1 1.4 M4.6 24 l1 1.4 l1 -1.4', 0.6) +
    writing('RED', 25.6, 8, 2.6, red, 1.3) +
    line(red, 'M22.6 9.4 H18.8', 0.6) +
    writing('SWEET', 26, 19.6, 2.2, '#a0522d', 1.2),
  'x-max-under-table':
    tile('#cfe3f5') +
    ground('#dcc9a8', 26) +
    max(16, 20.6, 12) +
    box(4, 11, 24, 2.8, '#a8713d', 0.5) +
    box(5.6, 13.8, 2.2, 13, '#8a5a2c') +
    box(24.2, 13.8, 2.2, 13, '#8a5a2c') +
    oval(12, 10.6, 3.6, 0.7, '#ffffff') +
    oval(20, 10.4, 1.2, 0.5, '#f6d7a5') +
    oval(17.6, 10.6, 0.6, 0.4, '#f6d7a5'),
  'x-tall-and-taller':
    tile('#eef4fa') +
    ground('#cfd8e2', 26) +
    line('#8d99a6', 'M3 12 H29', 0.3) +
    someone(9.6, 26, 14, { shirt: '#e5605e' }) +
    someone(22, 26, 20, { shirt: '#3a86d8' }) +
    writing('TALL', 9.6, 27.6, 2, ink, 1.2) +
    writing('TALLER', 22, 27.6, 2, ink, 1.2),
  'x-snail-boy-in-book':
    tile('#e6ecf3') +
    shape('#ffffff', 'M2 23 Q9 20 16 23 Q23 20 30 23 V30 Q23 27 16 30 Q9 27 2 30 Z') +
    line(
      '#b9c3cf',
      'M16 23 V30 M4.6 25 q5 -1.4 9 0 M18.4 25 q5 -1.4 9 0 M4.6 27.4 q5 -1.4 9 0 M18.4 27.4 q5 -1.4 9 0',
      0.5,
    ) +
    snailBoy(13.4, 21, 1) +
    line('#f2b01e', 'M16 3 v2.4 M6 6 l1.4 1.8 M27 5 l-1.6 2', 0.8),
  'x-snail-boy-shoes-on':
    tile('#e3f1d8') +
    ground('#8fcf6a', 26) +
    snailBoy(14, 25, 1.3) +
    shape('#8d99a6', 'M4.6 23.4 h3 q2.4 .8 2.6 2.8 h-5.8 Z') +
    shape('#8d99a6', 'M18.6 23.4 h3 q2.4 .8 2.6 2.8 h-5.8 Z') +
    line('#ffffff', 'M4.6 25.4 h5.4 M18.6 25.4 h5.4', 0.5),
  'x-said-stronger':
    tile('#fff8e6') +
    writing('LIKE A SNAIL', 16, 6, 2.4, '#8d99a6', 1.2) +
    line(red, 'M4.6 7.2 H13.6', 0.7) +
    pointer(ink, 16, 11, 16, 15, 0.9) +
    writing('IS A SNAIL', 16, 18, 3, red, 1.4) +
    emoji('snail', 16, 26, 7),
  'x-three-characters':
    tile('#e9f5dc') +
    ground('#8fcf6a', 25) +
    snail(2, 25.4, 0.7) +
    emoji('teddy-bear', 22.6, 21, 10) +
    emoji('cloud', 16, 7, 13) +
    oval(13.8, 7.4, 0.5, 0.7, ink) +
    oval(18.2, 7.4, 0.5, 0.7, ink) +
    line(ink, 'M14.6 9.4 q1.4 1.2 2.8 0', 0.5),
  'x-garden-day':
    land('#cfeafb', '#8fcf6a', 21) +
    emoji('sun', 26, 6, 7) +
    fence(13, '#f4efe2') +
    snail(8, 28.6, 0.9) +
    emoji('tulip', 26.6, 25, 5),
  'x-day-or-night':
    halves('#cfeafb', '#1f2a52') +
    shape('#8fcf6a', 'M1 22 H16 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#2f6b3a', 'M16 22 H31 V28 a3 3 0 0 1 -3 3 H16 Z') +
    emoji('sun', 8.5, 7, 8) +
    shape('#f4f1d8', 'M24 3.6 a4 4 0 1 0 4 6 a3.4 3.4 0 0 1 -4 -6 Z') +
    oval(19, 5, 0.4, 0.4, '#ffffff') +
    oval(28.6, 4, 0.4, 0.4, '#ffffff') +
    oval(20.4, 12, 0.4, 0.4, '#ffffff') +
    times(3, (i) => shape('#f4efe2', `M${2.4 + i * 4.4} 23 V16 l1.3 -1.8 l1.3 1.8 V23 Z`)) +
    times(3, (i) => shape('#8a6a4a', `M${17.4 + i * 4.4} 23 V16 l1.3 -1.8 l1.3 1.8 V23 Z`)) +
    snail(3, 27.4, 0.5) +
    snail(18, 27.4, 0.5),
  'x-snail-at-sea':
    land('#cfeafb', '#f3dfae', 22) +
    box(1, 13, 30, 9, '#4aa3e0') +
    waves(15.4) +
    emoji('sun', 25.6, 6.4, 7) +
    emoji('sailboat', 9, 11, 6) +
    snail(9, 28.4, 0.9),
  'x-plot-foot':
    land('#cfeafb', '#8fcf6a', 26) +
    mountain +
    snail(1.4, 29.4, 0.5) +
    emoji('tulip', 11.6, 28, 3.6) +
    pointer(red, 5, 17.4, 5, 23.6, 1),
  'x-plot-mountain':
    land('#cfeafb', '#8fcf6a', 26) +
    mountain +
    flag +
    snail(1.4, 29.4, 0.4) +
    pointer('#e07b39', 4, 22, 11, 9.6, 0.9) +
    pointer('#e07b39', 20, 8.4, 27, 20.6, 0.9) +
    box(24, 27.2, 6, 2.4, '#4aa3e0', 0.8) +
    writing('CLIMAX', 23.6, 3, 1.9, red, 1.1) +
    writing('ENDING', 26, 24.4, 1.7, ink, 1.1),
} as const;
