import { heart } from './blood-icons.ts';
import { breath, fork, lungAt, windpipe } from './breath-icons.ts';
import {
  bark,
  barkOwl,
  barkShade,
  brownBeetle,
  darkMoth,
  flyingGoose,
  grass,
  greenBeetle,
  paleMoth,
  polarBear,
  red,
  rocks,
  sky,
  snow,
  trunk,
} from './creature-shapes.ts';
import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { openButterfly } from './insect-icons.ts';
import { landIcons } from './land-icons.ts';
import { head } from './nerve-icons.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about living things tell: how animals fit their places, what bodies do, who eats whom. */

const ink = '#2f3542';
const leafGreen = '#4fa84f';
const skin = '#eebc93';

/** Three pictures side by side, each in a column of its own colour. */
const columns = ([left, middle, right]: readonly [string, string, string]) =>
  tile(left) +
  box(11.3, 1, 10, 30, middle) +
  shape(right, 'M21.3 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H21.3 Z');

/** A boy with full cheeks, or with an open mouth. */
const face = (x: number, y: number, s: number, holds: boolean) =>
  oval(x, y, 6 * s, 6.4 * s, '#8d5a3b') +
  shape(
    '#2a1c12',
    `M${x - 6.4 * s} ${y - 0.6 * s} Q${x - 6.4 * s} ${y - 8 * s} ${x} ${y - 8 * s} Q${x + 6.4 * s} ${y - 8 * s} ${x + 6.4 * s} ${y - 0.6 * s} Q${x} ${y - 5 * s} ${x - 6.4 * s} ${y - 0.6 * s} Z`,
  ) +
  oval(x - 2.2 * s, y - 0.6 * s, 0.7 * s, 0.9 * s, '#1d1d22') +
  oval(x + 2.2 * s, y - 0.6 * s, 0.7 * s, 0.9 * s, '#1d1d22') +
  (holds
    ? oval(x - 4.4 * s, y + 2.6 * s, 2.4 * s, 2.2 * s, '#b9704a') +
      oval(x + 4.4 * s, y + 2.6 * s, 2.4 * s, 2.2 * s, '#b9704a') +
      line('#5a2d20', `M${x - 1 * s} ${y + 3 * s} h${2 * s}`, 0.7 * s)
    : oval(x, y + 3 * s, 1.4 * s, 1.7 * s, '#5a2d20'));

const chest = shape(skin, 'M11.6 1 H20.4 V5 Q28 6.4 28.4 14 L27.4 31 H4.6 L3.6 14 Q4 6.4 11.6 5 Z');
const lungs = lungAt(-1, 9, 22) + lungAt(1, 9, 22) + windpipe(10) + fork();

const beetleRow = (y: number, greens: number) =>
  times(4, (i) => (i < greens ? greenBeetle : brownBeetle)(3.6 + i * 2.8, y, 0.42));

const villus = (x: number) =>
  shape('#f19a9a', `M${x - 1.6} 27 V14 q1.6 -3 3.2 0 V27 Z`) + line('#c1272d', `M${x} 27 V15`, 0.9);
const cactusBand = (x: number, y: number, s: number) => emoji('cactus', x, y, s);

export const livingViews = {
  'x-bear-coat-camel-sandals':
    halves('#9fd0ef', '#fbe3b0') +
    shape(snow, 'M1 23 Q8 21 16 23 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#e5bd74', 'M16 23 Q24 21 31 23 V28 a3 3 0 0 1 -3 3 H16 Z') +
    polarBear(9, 25, 0.92) +
    shape('#cf3f4a', 'M4.6 17 Q9 15.6 14 17.6 L14 22.6 H5.4 Z') +
    line('#ffffff', 'M9.4 16.8 V22.4', 0.4) +
    emoji('camel', 23.6, 18, 13) +
    times(3, (i) => shape('#8a5a34', `M${18.8 + i * 3.6} 24 h3 v1.2 h-3 Z`)) +
    cactusBand(29, 9, 4),
  'x-three-hidden':
    columns(['#f4f8fb', '#9b7850', '#5fae4a']) +
    polarBear(7.4, 20, 0.62, '#f4f8fb', '#b9c8d4') +
    line('#7a5a3c', 'M13 4 q1 6 0 12 t0 12 M18.6 3 q-1 6 0 12 t0 13', 0.6) +
    shape('#a88257', 'M15.8 13 L12.4 11 Q12 16 14.4 18.4 L15.8 16.4 L17.2 18.4 Q19.6 16 19.2 11 Z') +
    oval(15.8, 14.8, 0.5, 2, '#7a5a3c') +
    line('#3f8a30', 'M22.6 4 L29 10 M22.4 14 L29.4 20 M22.4 24 L28.6 29', 0.7) +
    emoji('cricket', 26, 15, 7) +
    line('#4f9a3c', 'M22.8 18 L29.6 11', 0.6),
  'x-hide-travel-sleep':
    columns(['#c7dba9', '#cfe9fb', '#8a6238']) +
    put(trunk(bark, barkShade) + barkOwl, 6.3, 16, 11) +
    [
      [14, 10],
      [16.6, 8],
      [16.6, 12.4],
      [19, 6.4],
      [19, 14.6],
    ]
      .map(([x, y]) => flyingGoose(x!, y!, 0.5))
      .join('') +
    pointer(ink, 19.6, 20, 13, 20, 0.8) +
    shape('#e9f2f7', 'M21.4 1 H28 a3 3 0 0 1 3 3 V10 Q26 12 21.4 10 Z') +
    oval(26.2, 20, 3.8, 3.4, '#e0a050') +
    emoji('hedgehog', 26.2, 19.6, 6) +
    emoji('zzz', 28, 13.6, 4),
  'x-caterpillar-hangs':
    tile('#e9f5dc') +
    line('#7a5a3c', 'M3 7 Q16 4.6 29 7', 2) +
    times(6, (i) =>
      oval(
        16 + [0, 0, 0.2, 0.8, 2, 3.6][i]!,
        9 + i * 2.9 - (i > 4 ? 0.8 : 0),
        2.2,
        2,
        i % 2 ? '#7cc04b' : leafGreen,
      ),
    ) +
    oval(22, 21.6, 2.3, 2.2, '#f2c230') +
    oval(22.8, 21.4, 0.5, 0.6, ink) +
    line(ink, 'M23.6 20 l1.4 -1.2 M22.6 19.4 l.6 -1.8', 0.5) +
    shape('#5fae4a', 'M4 27 Q9 22 14 26 Q9 30 4 27 Z'),
  'x-butterfly-wings-dry':
    tile('#cfe9fb') +
    emoji('sun', 27, 5, 6) +
    line('#7a5a3c', 'M2 27 H22', 1.4) +
    line(ink, 'M6 26 V17', 1.2) +
    shape('#f2994a', 'M6 19 q-3.4 1 -3 5 q1.6 1 3 -1 Z M6 19 q3.4 1 3 5 q-1.6 1 -3 -1 Z') +
    times(2, (i) => oval(3.6 + i * 4.4, 25.4 + i * 0.4, 0.5, 0.7, '#339af0')) +
    pointer('#e07b39', 9.6, 18, 12, 16, 0.8) +
    openButterfly(16.4, 16, 9, '#f2994a', '#fff3c4') +
    pointer('#e07b39', 20, 12, 22, 10, 0.8) +
    openButterfly(25.6, 13.6, 7.4, '#f2994a', '#fff3c4') +
    line(ink, 'M20.6 20 q2 -1 2.6 -3', 0.4),
  'x-cut-pass-save':
    columns(['#fdf0e2', '#fde2e2', '#e8f3fb']) +
    times(3, (i) => oval(3 + i * 2.4, 9, 1.3, 1.3, i % 2 ? '#f2b01e' : '#f2994a')) +
    emoji('scissors', 6.2, 16, 8) +
    oval(3.4, 24, 1.2, 1.2, '#f2994a') +
    oval(8, 25, 1.2, 1.2, '#f2b01e') +
    villus(14) +
    villus(18) +
    box(11.6, 26.4, 8.8, 2, '#c1272d') +
    oval(13, 7, 0.8, 0.8, '#57b368') +
    oval(17, 6, 0.8, 0.8, '#57b368') +
    pointer(ink, 16, 8.4, 16, 12.6, 0.7) +
    line('#d8707f', 'M24 4 V28', 5) +
    line('#f7d9d4', 'M24 4 V28', 3.2) +
    times(3, (i) => oval(24, 7.6 + i * 8, 1.1, 1.7, '#8a5a34')) +
    line('#c1272d', 'M29.6 5 V27', 1.4) +
    times(
      3,
      (i) =>
        oval(24, 11.6 + i * 8, 0.7, 0.9, '#339af0') +
        pointer('#339af0', 25, 11.6 + i * 8, 28.8, 11.6 + i * 8, 0.8),
    ),
  'x-same-nose':
    tile('#eef4fa') +
    [9.4, 22.6]
      .map(
        (x, i) =>
          oval(x, 17 + i, 5.8 - i * 0.8, 6.6 - i, '#8d5a3b') +
          oval(x - 2, 15.4 + i, 0.6, 0.8, '#1d1d22') +
          oval(x + 2, 15.4 + i, 0.6, 0.8, '#1d1d22') +
          shape('#b9704a', `M${x} ${14.6 + i} q2.4 3.6 1.8 5.2 q-1.8 1.4 -3.6 0 q-.6 -1.6 1.8 -5.2 Z`) +
          line('#5a2d20', `M${x - 1.8} ${21.4 + i * 0.6} q1.8 1.2 3.6 0`, 0.6),
      )
      .join('') +
    shape(
      '#d9dde3',
      'M3.6 15.6 Q3.4 11 6 10.4 Q4.8 13 3.6 15.6 Z M15.2 15.6 Q15.4 11 12.8 10.4 Q14 13 15.2 15.6 Z',
    ) +
    shape('#2a1c12', 'M17.2 17 Q17 11.4 22.6 11.4 Q28.2 11.4 28 17 Q26 13.4 22.6 13.6 Q19 13.4 17.2 17 Z') +
    line(red, 'M9.4 8 Q16 2.6 22.6 8', 0.8) +
    shape(red, 'M22.9 9.4 L20.8 7.2 L23.8 6.4 Z'),
  'x-frog-by-lake':
    land(sky, grass, 20) +
    shape('#4aa3e0', 'M16 20 H31 V28 a3 3 0 0 1 -3 3 H20 Q13 26 16 20 Z') +
    line('#e7f5ff', 'M20 24 q1.6 -1 3.2 0 M24 27.4 q1.6 -1 3.2 0', 0.6) +
    times(
      3,
      (i) =>
        line('#6b8e3a', `M${25 + i * 2} 21 V${12 + (i % 2) * 2}`, 0.8) +
        oval(25 + i * 2, 12 + (i % 2) * 2, 0.8, 1.9, '#7a4a21'),
    ) +
    emoji('frog', 9.6, 21.6, 13),
  'x-no-otter': emoji('otter', 16, 17, 24) + line(red, 'M5 5 L27 28 M27 5 L5 28', 2.6),
  'x-no-kelp':
    box(3, 26, 26, 3.4, '#e0c48c', 1) +
    times(4, (i) => line('#4d7c2a', `M${7 + i * 6} 26 v-${3 + (i % 2) * 1.4}`, 1.6)) +
    line('#b9c8a0', 'M9 20 q2 -4 0 -8 M19 20 q-2 -4 0 -10', 0.6),
  'x-linked-web':
    tile('#eef7ea') +
    pointer('#8a6238', 13, 25, 9, 21.4, 0.8) +
    pointer('#8a6238', 25.4, 16.6, 25.4, 13.8, 0.8) +
    pointer('#8a6238', 6.4, 15.6, 6.6, 13.4, 0.8) +
    pointer('#8a6238', 21.6, 10.4, 10.8, 10, 0.8) +
    pointer('#8a6238', 22.6, 7.8, 20, 6.2, 0.8) +
    pointer('#8a6238', 9, 6.8, 12, 5.6, 0.8) +
    line(red, 'M18.4 27.6 Q25.4 30.4 25.4 23', 1.1) +
    shape(red, 'M25.4 21.8 L23.9 24.6 H26.9 Z') +
    shape('#c98d5f', 'M31 25.4 Q26.6 25.2 24 27.6 Q23 28.8 24.4 29.2 L27 28.4 Q27.6 30.4 31 30 Z') +
    line('#9aa7b5', 'M2 17 q-.8 1.6 0 3.2 M12.4 2.4 q-1.4 .4 -1.8 1.6 M29.8 9 q.8 1.4 0 3', 0.6) +
    (
      [
        ['owl', 16, 5],
        ['mouse', 6.4, 19],
        ['snake', 6.6, 9.6],
        ['cricket', 25.4, 19.4],
        ['frog', 25.4, 10],
      ] as const
    )
      .map(([name, x, y]) => oval(x, y, 3.6, 3.6, '#ffffff') + emoji(name, x, y, 5.6))
      .join('') +
    oval(15.6, 26.4, 3.6, 3.6, '#ffffff') +
    put(landIcons['x-grass'], 15.6, 26, 5),
  'x-grow-eat-clean':
    columns(['#dff3cf', '#fdeed2', '#e8d9c6']) +
    ground('#7a4f2c', 24) +
    emoji('sun', 6, 6, 6) +
    pointer('#f2a900', 6, 9.6, 6, 14.6, 0.9) +
    put(landIcons['x-grass'], 6, 20.4, 8) +
    pointer('#e07b39', 10, 19.4, 12.4, 19.4, 0.8) +
    emoji('cricket', 16.2, 20.6, 7.4) +
    pointer('#e07b39', 19.8, 19.4, 22.2, 19.4, 0.8) +
    emoji('mushroom', 25, 20.6, 7) +
    emoji('fallen-leaf', 28.6, 22.6, 4),
  'x-owl-eats-two':
    tile('#dfe9d2') +
    emoji('owl', 23, 10, 14) +
    emoji('frog', 8, 9, 9) +
    emoji('snake', 9, 24, 11) +
    pointer('#e07b39', 13, 9, 17, 9.4, 1) +
    pointer('#e07b39', 14.6, 22, 19, 16.6, 1),
  'x-heart-hammers':
    tile('#fde2e2') +
    oval(20.4, 8.6, 2.6, 3.4, '#2a1c12') +
    box(14, 11, 4, 5, '#7d4c31', 1) +
    shape('#d85a4f', 'M5 31 L6 19.4 Q16 12.4 26 19.4 L27 31 Z') +
    face(16, 8, 0.72, false) +
    heart(17, 22.6, 1.15) +
    line('#b8473d', 'M7.4 21 Q4.6 27 10.4 27.6', 2.6) +
    oval(12, 27, 1.6, 1.4, '#8d5a3b') +
    line(red, 'M11.2 19.6 q-1.6 2.6 -.2 5 M22.8 19.6 q1.8 3 0 6 M25 19 q2.4 3.8 0 7.4', 0.8) +
    times(3, (i) =>
      shape('#4cb2f0', `M${[9.4, 22.8, 24.6][i]} ${[5, 3.6, 7.6][i]} q1.2 2 0 2.6 q-1.2 -.6 0 -2.6 Z`),
    ),
  'x-breath-held':
    tile('#eef4fa') +
    face(11, 17, 1.2, true) +
    emoji('stopwatch', 25, 11, 9.6) +
    writing('40 S', 24.8, 20, 2.8, red, 1.3),
  'x-hiccup':
    tile('#fdf3f0') +
    chest +
    lungs +
    line('#b5483f', 'M6 27 L9.4 24.4 L12.6 28 L16 22.6 L19.4 28 L22.6 24.4 L26 27', 1.8) +
    line(red, 'M16 19.4 v-2.6 M12.6 20.6 l-1.4 -2 M19.4 20.6 l1.4 -2', 0.7) +
    writing('HIC', 26.4, 2.4, 3, red, 1.4),
  'x-diaphragm-below':
    tile('#fdf3f0') +
    chest +
    lungs +
    line('#b5483f', 'M6 27.4 Q16 22 26 27.4', 2.2) +
    pointer(red, 2, 20.6, 6.6, 25, 1.2) +
    pointer(red, 30, 20.6, 25.4, 25, 1.2),
  'x-air-in-and-out':
    halves('#e8f3fb', '#f6ebe2') +
    put(breath(true), 8.6, 18, 15) +
    put(breath(false), 23.4, 18, 15) +
    writing('IN', 8.6, 4, 3.4, '#3b9be8', 1.3) +
    writing('OUT', 23.4, 4, 3.4, '#3b9be8', 1.3),
  'x-four-steps-selection':
    tile('#e9f5dc') +
    line('#9bb889', 'M16 2 V30 M2 16 H30', 0.5) +
    beetleRow(8, 2) +
    oval(24, 8.4, 7, 5.4, '#5fae4a') +
    times(8, (i) => oval(19.6 + (i % 4) * 3, 6.4 + Math.floor(i / 4) * 4, 0.8, 1.2, '#fff8d8')) +
    put(rocks, 8.4, 23.4, 12.6) +
    emoji('bird', 6, 23, 6) +
    greenBeetle(11.4, 23, 0.5) +
    brownBeetle(20.6, 20.4, 0.55) +
    brownBeetle(26, 20.4, 0.55) +
    pointer(ink, 23.4, 21.6, 23.4, 24.2, 0.6) +
    times(4, (i) => brownBeetle(19.4 + i * 2.8, 27, 0.36)) +
    [
      ['1', 2.6, 2],
      ['2', 17.6, 2],
      ['3', 2.6, 17],
      ['4', 17.6, 17],
    ]
      .map(([sign, x, y]) => writing(String(sign), Number(x), Number(y), 2.2, red, 1.3))
      .join(''),
  'x-brother-lifts':
    tile('#eef4fa') +
    ground('#d9c39a', 26) +
    someone(16, 28, 21, {
      shirt: '#e5605e',
      skin: '#8d5a3b',
      hands: [
        [-0.16, 0.36],
        [0.16, 0.36],
      ],
    }) +
    line('#5b6570', 'M3.6 8.4 H28.4', 1) +
    box(3, 4.4, 2.4, 8, '#2f3542', 0.6) +
    box(6, 5.4, 1.6, 6, '#2f3542', 0.6) +
    box(26.6, 4.4, 2.4, 8, '#2f3542', 0.6) +
    box(24.4, 5.4, 1.6, 6, '#2f3542', 0.6),
  'x-two-trunks':
    halves('#cfe9fb', '#b9bfc6') +
    box(3, 1, 11, 30, '#cfc6b4') +
    line('#a99f8a', 'M5.6 3 q1 6 0 12 t0 14 M11 3 q-1 6 0 12 t0 14', 0.5) +
    box(18, 1, 11, 30, '#3a3b40') +
    line('#55565e', 'M20.6 3 q1 6 0 12 t0 14 M26 3 q-1 6 0 12 t0 14', 0.5) +
    paleMoth(8.4, 10, 0.8) +
    darkMoth(8.4, 22, 0.8) +
    line(red, 'M8.4 17.4 a5 4.6 0 1 0 .1 0', 0.7) +
    darkMoth(23.6, 10, 0.8) +
    paleMoth(23.6, 22, 0.8) +
    line(red, 'M23.6 17.4 a5 4.6 0 1 0 .1 0', 0.7),
  'x-racing-car':
    land(sky, '#c4cad2', 18) +
    line('#5b6570', 'M2 27.6 h5 M11 27.6 h5 M20 27.6 h5', 0.8) +
    shape(red, 'M7 22 L12 18.6 H18 L20 20 L29 21.4 L30 23.6 H6 Z') +
    shape('#a51d26', 'M5 16.6 H8.4 V22 H5 Z') +
    oval(15.4, 18, 1.8, 1.8, '#ffd43b') +
    oval(10.6, 24, 2.8, 2.8, ink) +
    oval(24.6, 24, 2.8, 2.8, ink) +
    oval(10.6, 24, 1.1, 1.1, '#c4cad2') +
    oval(24.6, 24, 1.1, 1.1, '#c4cad2') +
    line('#5b6570', 'M1.8 20 h2.4 M1.8 22.6 h3', 0.7),
  'x-helmet-head':
    tile('#e8f1fa') +
    head('all') +
    line('#f8f4e6', 'M8 12.6 C7.4 5.6 12.6 3 17.4 3 C24.2 3 28 7 27.6 12.6', 1) +
    shape(
      '#2f7fe0',
      'M5 12.4 C4 4 11 .2 17.4 .2 C25.6 .2 31 5.4 30.4 13 L28.2 13 C28.4 7 24.6 2.6 17.4 2.4 C12 2.4 7 5.6 7.4 12.4 Z',
    ) +
    line('#1b5fb3', 'M7 12.6 L12.4 22.6 L9.4 27.8 M25.6 12.8 L12.4 22.6', 0.9) +
    oval(12.4, 22.6, 0.9, 0.9, '#f2b632'),
  'x-plant-grows':
    tile('#e9f5dc') +
    ground('#c9a36a', 26) +
    emoji('seedling', 5.6, 22.4, 8) +
    pointer(ink, 8.4, 17, 10.6, 15, 0.8) +
    emoji('herb', 13.4, 20, 12) +
    pointer(ink, 14.4, 11.4, 17, 9, 0.8) +
    emoji('deciduous-tree', 23.4, 15, 22),
  'x-oxygen-makers':
    tile('#d9eefb') +
    shape('#a9d68a', 'M1 21 H18 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#5bb5e8', 'M18 22 q2 -1 4 0 t4 0 t5 0 V28 a3 3 0 0 1 -3 3 H18 Z') +
    emoji('deciduous-tree', 6.6, 16.4, 11) +
    line('#4f9a3a', 'M12.6 25 q-.4 -3 -1.4 -4.4 M14 25 V19.6 M15.4 25 q.4 -3 1.4 -4.4', 0.8) +
    line('#2f8a4a', 'M21 30 q1 -2.4 0 -4.6 M24 30 q-1 -3 0 -5.4 M27 30 q1 -2.4 0 -4.6', 0.9) +
    [6.6, 14, 24]
      .map((x, i) => pointer(red, x, [9.6, 17.4, 20.4][i]!, x, [6.6, 11, 12.4][i]!, 0.8))
      .join('') +
    [6.6, 14, 24]
      .map(
        (x, i) =>
          oval(x - 1.2, [4.2, 8.6, 10][i]!, 1.5, 1.5, '#e5484d') +
          oval(x + 1.2, [4.2, 8.6, 10][i]!, 1.5, 1.5, '#c9333a'),
      )
      .join(''),
  'x-plant-breathes-at-night':
    tile('#26305c') +
    oval(26, 6, 2.8, 2.8, '#ffe9a8') +
    oval(27.2, 5.4, 2.4, 2.4, '#26305c') +
    oval(12, 5, 0.4, 0.4, '#ffffff') +
    oval(19, 8, 0.4, 0.4, '#ffffff') +
    emoji('potted-plant', 16, 19, 19) +
    oval(3.6, 12.4, 1.7, 1.7, '#e5484d') +
    oval(6.2, 12.4, 1.7, 1.7, '#c9333a') +
    pointer('#ff8f94', 8.6, 13, 11.8, 14.6, 0.9) +
    pointer('#ffd43b', 20.4, 14.4, 23.6, 14.4, 0.9) +
    shape('#ffd43b', 'M27.4 10.8 L24.6 15.2 H26.6 L25.4 19 L29.2 13.8 H27.2 L28.6 10.8 Z'),
  'x-leaf-three-words':
    columns(['#fff6d8', '#dff3cf', '#fde6ee']) +
    emoji('sun', 6, 6, 6) +
    pointer('#f2a900', 6, 9.6, 6, 13.4, 0.8) +
    box(2.4, 15, 8, 11, '#a6d98a', 1.4) +
    times(4, (i) => oval(4.6 + (i % 2) * 3.4, 18 + Math.floor(i / 2) * 4.4, 1.4, 0.9, '#2b8a3e')) +
    shape('#2f6b3a', 'M16 9 Q21 16 16 24 Q11 16 16 9 Z') +
    shape('#1d3a20', 'M16 11.6 Q18.2 16 16 21.6 Q13.8 16 16 11.6 Z') +
    pointer('#6b7784', 11.6, 11, 14.6, 15, 0.7) +
    pointer(red, 17.4, 17, 20.4, 21.4, 0.7) +
    shape('#d9567e', 'M26.4 5 L29 6.6 V9.6 L26.4 11.2 L23.8 9.6 V6.6 Z') +
    pointer(ink, 26.4, 12.4, 26.4, 15.4, 0.7) +
    emoji('potted-plant', 26.4, 22, 10),
} as const;
