import { bear } from './change-icons.ts';
import { closeLooksAtAverages } from './close-looks-at-averages.ts';
import { closeLooksAtNumbers } from './close-looks-at-numbers.ts';
import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';

/** One thing each, seen close enough to show what a lesson tells of it. */

const ink = '#2f3542';
const red = '#e5484d';
const blue = '#3a6fd8';
const ray = '#f2a516';
const bone = '#f6efdc';
const boneEdge = '#b9ab90';
const water = '#5fb6ee';
const hair = '#2a1c12';

/** A line with a pale core: a bone with its knob at each end. */
const longBone = (x1: number, y1: number, x2: number, y2: number, width = 3.4) =>
  line(boneEdge, `M${x1} ${y1} L${x2} ${y2}`, width + 0.8) + line(bone, `M${x1} ${y1} L${x2} ${y2}`, width);

const dots = (spots: readonly (readonly [number, number])[], r: number, fill: string) =>
  spots.map(([x, y]) => oval(x, y, r, r, fill)).join('');

/** The head of somebody who looks to the right, down to the shoulders. */
const headSide = (x: number, y: number, s: number) =>
  shape(
    '#3a86d8',
    `M${x - 8 * s} ${y + 15 * s} Q${x - 8 * s} ${y + 8 * s} ${x} ${y + 8 * s} Q${x + 7 * s} ${y + 8 * s} ${x + 7 * s} ${y + 15 * s} Z`,
  ) +
  box(x - 3 * s, y + 3 * s, 5.4 * s, 7 * s, '#c98d5f', 1) +
  oval(x, y, 6 * s, 6.6 * s, '#c98d5f') +
  oval(x + 6 * s, y + 1 * s, 1.2 * s, 1 * s, '#c98d5f') +
  shape(
    hair,
    `M${x - 6.4 * s} ${y + 2 * s} Q${x - 7 * s} ${y - 7.6 * s} ${x} ${y - 7.4 * s} Q${x + 6 * s} ${y - 7.2 * s} ${x + 5.6 * s} ${y - 2.4 * s} Q${x} ${y - 3 * s} ${x - 2.6 * s} ${y + 2.6 * s} Z`,
  ) +
  oval(x + 3.2 * s, y - 0.2 * s, 0.6 * s, 0.8 * s, hair) +
  line(hair, `M${x + 3 * s} ${y + 3.6 * s} h${2 * s}`, 0.6 * s);

/** A bath from the side, its water up to `level`. */
const bath = (y: number, level: number) =>
  shape(
    '#dfe6ee',
    `M3 ${y} H29 L27 ${y + 9} Q26.6 ${y + 10.4} 25 ${y + 10.4} H7 Q5.4 ${y + 10.4} 5 ${y + 9} Z`,
  ) +
  shape(
    water,
    `M${4.6 + level * 0.1} ${y + level} H${27.4 - level * 0.1} L26 ${y + 8.6} Q25.8 ${y + 9.4} 25 ${y + 9.4} H7 Q6.2 ${y + 9.4} 6 ${y + 8.6} Z`,
  ) +
  line('#8d99a6', `M2.4 ${y} H29.6`, 1);

/** A heater from the front. */
const heater = (x: number, y: number) =>
  box(x, y, 8, 7, '#e9ecef', 0.6) +
  times(4, (i) => line('#9aa5b1', `M${x + 1.2 + i * 1.9} ${y + 1.2} v4.6`, 0.7));

export const closeLookViews = {
  ...closeLooksAtAverages,
  ...closeLooksAtNumbers,
  'x-see-cat':
    tile('#f3f1fb') +
    emoji('flashlight', 6, 8, 10, { turn: 180 }) +
    emoji('cat', 16, 24, 12) +
    emoji('eye', 26, 8, 8) +
    pointer(ray, 9, 11.6, 13.6, 18, 1.2) +
    pointer(ray, 19, 18, 23.8, 11.4, 1.2),
  'x-light-round-earth':
    tile('#141a3a') +
    times(7, (i) => oval(3 + i * 4.4, 3 + ((i * 5) % 8), 0.35, 0.35, '#ffffff')) +
    line('#ffd84d', 'M3 23 Q1.4 10 16 10.4 Q30 11 29 18', 1) +
    emoji('globe-showing-europe-africa', 16, 18, 17) +
    line('#ffd84d', 'M3 23 Q6 29 17 25.6 Q28 22 29 18', 1) +
    line('#ffe680', 'M5 13 Q10 22.6 20 20 Q26 18.4 27.6 13', 0.9) +
    line('#ffe680', 'M5.6 26 Q14 24 20 16 Q24 10.6 22.6 8.6', 0.9) +
    pointer('#ffd84d', 27, 10.6, 29.4, 5, 1.1) +
    emoji('stopwatch', 5.4, 6.4, 8.4) +
    inscription('1', 12, 3.4, 5, '#ffffff'),
  'x-girl-in-mirror':
    tile('#f4e8f6') +
    ground('#d9b48a', 27) +
    box(17, 3, 12.4, 25, '#a8713d', 2) +
    box(18.4, 4.4, 9.6, 22.2, '#d4ecf8', 1.4) +
    line('#ffffff', 'M20 9 L23 6 M20 12.4 L26 6.4', 0.6) +
    someone(8.4, 29, 21, {
      shirt: '#e5604f',
      hair,
      long: true,
      hands: [
        [-0.1, -0.22],
        [0.12, 0.26],
      ],
    }) +
    someone(23.2, 26.4, 16.6, {
      shirt: '#efaaa0',
      skin: '#e2c3a8',
      hair: '#6e625a',
      legs: '#8f97a8',
      long: true,
      hands: [
        [-0.12, 0.26],
        [0.1, -0.22],
      ],
    }),
  'x-hum-throat':
    tile('#fdf2e2') +
    headSide(13, 12, 1) +
    line('#c98d5f', 'M21 30 Q21 24 15.4 19', 2.6) +
    line('#a86f45', 'M15.2 18.8 l1.6 1.4', 0.6) +
    line(
      red,
      'M17.4 15.4 q1.6 1.6 0 3.2 M19.6 14.4 q2.4 2.6 0 5.2 M10 15.6 q-1.6 1.6 0 3.2 M7.8 14.6 q-2.4 2.6 0 5.2',
      0.9,
    ) +
    line(blue, 'M21 13 q1 -1.6 2 0 t2 0 t2 0 t2 0', 0.9) +
    emoji('musical-note', 25.6, 7.4, 8),
  'x-push-in-row':
    land('#e4f1fb', '#d8c7a4', 26) +
    times(5, (i) =>
      someone(4.4 + i * 5.4, 27, 12, {
        shirt: ['#e5484d', '#f3ad24', '#2f9e44', '#3a86d8', '#8a5fc0'][i]!,
        hands: [
          [-0.06, -0.24],
          [0.24, 0],
        ],
        long: i % 2 === 1,
      }),
    ) +
    times(4, (i) => pointer(red, 5.2 + i * 5.4, 10.4, 9.4 + i * 5.4, 10.4, 0.9)) +
    pointer(red, 0.9, 10.4, 4, 10.4, 0.9) +
    line(ink, 'M3.6 29.6 h2 M9 29.6 h2 M14.4 29.6 h2 M19.8 29.6 h2 M25.2 29.6 h2', 0.8),
  'x-hinge-joint':
    halves('#eaf3fb', '#f6ecdc') +
    longBone(4, 26, 8, 15) +
    longBone(8.6, 14, 14, 6) +
    oval(8.2, 14.6, 2.5, 2.5, boneEdge) +
    oval(8.2, 14.6, 1.9, 1.9, bone) +
    line(red, 'M10.4 19 Q14.6 17.6 14.4 12.6', 0.9) +
    shape(red, 'M14.4 10.4 L16 13.2 L12.8 13.2 Z') +
    box(19, 4, 1.6, 24, '#8a5a2c') +
    shape('#c98d4b', 'M20.6 5 L28.6 7.6 V29.4 L20.6 27 Z') +
    box(20, 8, 1.6, 2.6, '#8d99a6', 0.4) +
    box(20, 21, 1.6, 2.6, '#8d99a6', 0.4) +
    oval(27, 18.6, 0.7, 0.9, '#f2c14e'),
  'x-ball-joint':
    tile('#eaf3fb') +
    line(boneEdge, 'M6 3.6 Q3.6 12 10.4 15.4 Q17 17.4 20.6 10.6', 4.4) +
    line(bone, 'M6 3.6 Q3.6 12 10.4 15.4 Q17 17.4 20.6 10.6', 3.6) +
    longBone(14.6, 11, 22, 27.6, 4) +
    oval(13, 9, 4.8, 4.8, boneEdge) +
    oval(13, 9, 4.3, 4.3, bone) +
    line(red, 'M12.6 23.4 Q20 31.4 28 25', 0.9) +
    shape(red, 'M30 22.8 L29.6 26.4 L26.8 24.4 Z') +
    shape(red, 'M10.8 21.2 L14 22.2 L11.4 24.8 Z') +
    line(red, 'M25.4 18.6 a4.2 1.8 25 1 1 -4 -2.4', 0.9),
  'x-rope-friends':
    land('#dff0fb', '#8fcf74', 24) +
    line('#a8713d', 'M7.4 17.6 L19.4 18.4 Q22 21.6 25.4 18.6', 1) +
    put(
      someone(16, 32, 32, {
        shirt: '#ff8fa3',
        hair,
        long: true,
        hands: [
          [0.2, -0.02],
          [0.16, -0.04],
        ],
      }),
      6,
      19.4,
      18,
      { turn: -16 },
    ) +
    someone(26, 28.4, 18, {
      shirt: '#4dabf7',
      hands: [
        [-0.2, 0.1],
        [0.06, -0.24],
      ],
    }) +
    pointer(red, 12, 7.6, 4, 7.6, 1.2),
  'x-warm-air-light':
    halves('#d6e9fb', '#fde3cf') +
    box(3.4, 14, 9.6, 12, '#bcd9f4', 0.6) +
    dots(
      Array.from({ length: 16 }, (_, i) => [4.9 + (i % 4) * 2.2, 15.6 + Math.floor(i / 4) * 2.9] as const),
      0.9,
      blue,
    ) +
    pointer(blue, 8.2, 6, 8.2, 12.6, 1.3) +
    box(19, 10, 9.6, 12, '#fbcdae', 0.6) +
    dots(
      [
        [20.8, 12],
        [25.4, 11.8],
        [23, 14.8],
        [27, 15.4],
        [20.6, 17.6],
        [24.4, 18.4],
        [27.2, 20.4],
        [21.6, 20.6],
      ],
      0.9,
      red,
    ) +
    pointer(red, 23.8, 9, 23.8, 2.6, 1.3) +
    emoji('fire', 23.8, 27, 6.4) +
    emoji('snowflake', 8.2, 28.4, 4),
  'x-air-round-trip':
    tile('#fdf3dc') +
    ground('#c9a06a', 27) +
    heater(3, 20) +
    pointer(red, 7, 18.4, 7, 7.6, 1.4) +
    pointer('#e8875a', 9.6, 5.4, 22, 5.4, 1.4) +
    pointer(blue, 25.4, 8, 25.4, 20, 1.4) +
    pointer(blue, 23.6, 23.6, 12.6, 23.6, 1.4),
  'x-bear-at-door':
    land('#dceefa', '#c9c3b4', 26) +
    shape('#e9e2d2', 'M15 9 L24 3.6 L31 8 V9 Z') +
    box(15.6, 9, 15.4, 13, '#f3eddf') +
    times(3, (i) => box(16.8 + i * 5.2, 10, 2, 12, '#d8cfbb')) +
    box(19.6, 13, 2, 9, '#7a5a3a') +
    box(24.8, 13, 2, 9, '#7a5a3a') +
    box(14, 22, 17, 2, '#d8cfbb') +
    box(12.6, 24, 18.4, 2.4, '#c4baa4') +
    bear(8.6, 28, 1.9) +
    someone(17.6, 29.4, 8, { shirt: '#a970ff' }) +
    someone(22, 29.4, 10, { shirt: '#8cc152', long: true }),
  'x-three-waters':
    tile('#eaf3fb') +
    emoji('ice', 6.4, 22, 10) +
    shape('#d3e6f3', 'M12.6 16 H19.4 L18.8 27.4 H13.2 Z') +
    shape(water, 'M12.9 19 H19.1 L18.6 26.8 H13.4 Z') +
    box(21.4, 19.4, 8.4, 8, '#8d99a6', 2) +
    line('#8d99a6', 'M29.6 22.6 q1.4 -1 1 -2.6', 1.2) +
    line('#5b6570', 'M22.6 19.6 Q25.6 14.6 28.6 19.6', 0.9) +
    line(
      '#a9bccb',
      'M23 13.6 q-1.6 -2 0 -3.8 t0 -3.8 M26 13 q-1.6 -2 0 -3.8 t0 -3.8 M29 13.6 q-1.6 -2 0 -3.8 t0 -3.8',
      0.9,
    ) +
    line('#c9a06a', 'M2 28.2 H30', 1.2),
  'x-bath-rises':
    tile('#eef6fb') +
    bath(5, 5.4) +
    line(red, 'M1.6 10.4 H4', 0.8) +
    bath(20, 1.8) +
    oval(20.6, 17.4, 2.7, 2.9, '#c98d5f') +
    shape(hair, 'M17.8 17 Q17.8 13.8 20.6 13.8 Q23.4 13.8 23.4 17 Q20.6 15.6 17.8 17 Z') +
    line(hair, 'M19.8 17.6 v.1 M21.4 17.6 v.1', 0.6) +
    oval(9.4, 22.4, 1.4, 1.6, '#c98d5f') +
    pointer(red, 27.8, 27.4, 27.8, 20.4, 1),
  'x-two-glasses':
    tile('#fdf2e2') +
    line('#c9a06a', 'M2 28.2 H30', 1.4) +
    [9.6, 22.4]
      .map(
        (x) =>
          shape('#cfe3f2', `M${x - 4.4} 12 H${x + 4.4} L${x + 3.6} 27.4 H${x - 3.6} Z`) +
          shape('#a9d4ef', `M${x - 4.1} 16 H${x + 4.1} L${x + 3.4} 26.8 H${x - 3.4} Z`) +
          inscription('?', x, 3.4, 6, red),
      )
      .join(''),
  'x-particles-bump':
    tile('#fdf3dc') +
    ['#e03131', '#f76707', '#fab005', '#4dabf7']
      .map((fill, i) => oval(5.6 + i * 7, 16, 3, 3, fill))
      .join('') +
    line('#e03131', 'M1.8 11.6 q-1 4.4 0 8.8 M9.4 11.6 q1 4.4 0 8.8 M5.6 11 v-2 M5.6 21 v2', 0.8) +
    line('#f76707', 'M12.6 11.2 v-1.6 M12.6 20.8 v1.6 M11 11.6 l-.8 -1.4 M14.2 11.6 l.8 -1.4', 0.8) +
    line('#fab005', 'M19.6 11.4 v-1.2 M19.6 20.6 v1.2', 0.8) +
    pointer(red, 4, 26.6, 28, 26.6, 1.2),
  'x-echo-or-not':
    tile('#dff0fb') +
    ground('#8fcf74', 13.6) +
    shape('#eadff6', 'M1 16 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8d99a6', 'M21 15.8 L24 4 L27 2.6 L31 8 V15.8 Z') +
    emoji('speaking-head', 5.4, 9.6, 8) +
    pointer(blue, 10.6, 7, 20.4, 7, 1.1) +
    pointer(red, 20.4, 11.2, 10.6, 11.2, 1.1) +
    box(2.6, 28, 26.8, 1.8, '#e28a9a', 0.9) +
    emoji('speaking-head', 5.4, 23, 8) +
    box(19, 23.6, 11, 4.4, '#7aa7e0', 1) +
    box(28.6, 19.4, 1.6, 8.8, '#8a5a2c', 0.6) +
    box(24.4, 21.4, 4.2, 2.6, '#ffffff', 1) +
    line(blue, 'M10.6 23 H17.6', 1.1) +
    line('#9db7e6', 'M18.6 23 h.6 M20.2 23 h.2', 0.9),
  'x-float-on-back':
    tile('#dff0fb') +
    ground('#5fb6ee', 15) +
    put(
      someone(16, 31, 30, {
        shirt: '#b07ce8',
        hair,
        long: true,
        hands: [
          [-0.16, -0.1],
          [0.16, -0.1],
        ],
      }),
      16,
      14.4,
      26,
      { turn: -90 },
    ) +
    line('#c9e8fb', 'M1.4 17 q1.8 -1.4 3.6 0 t3.6 0 t3.6 0 t3.6 0 t3.6 0 t3.6 0 t3.6 0 t3.6 0', 1) +
    times(4, (i) => pointer('#2f9e44', 7 + i * 6, 27, 7 + i * 6, 20.4, 1.3)),
  'x-earth-wins':
    tile('#e4f1fb') +
    shape('#4fa3e0', 'M1 25 Q16 17.4 31 25 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#6fbf5a', 'M5 25.4 Q10 20.8 15 22.6 Q13 27 7 27 Z M19 24.6 Q24 22.4 27 26 Q24 29 20 27.4 Z') +
    someone(9, 22.6, 14, { shirt: '#b07ce8', hair, long: true }) +
    emoji('pencil', 23, 9, 6.4) +
    line('#8d99a6', 'M13.6 12.4 h.6 M15.6 11.8 h.6 M17.6 11.2 h.6', 0.7) +
    pointer(red, 23, 13, 23, 20.6, 2) +
    pointer('#8d99a6', 19, 10.4, 16.8, 11.2, 0.6),
  'x-without-bones':
    tile('#eaf3fb') +
    line('#c9b9a0', 'M2 28.2 H30', 1) +
    shape('#c98d5f', 'M2.6 28 Q2 24.6 6 24.4 Q7 22 10 23.4 Q14.6 23 14.4 28 Z') +
    shape('#e5604f', 'M5.4 28 Q6 24.4 10 25 Q13.4 25 13.4 28 Z') +
    oval(5.2, 25.4, 2.4, 1.9, '#c98d5f') +
    shape(hair, 'M2.8 25.4 Q3 22.6 6 23 Q8 23.4 7.4 25 Q5 24.2 2.8 25.4 Z') +
    line(hair, 'M4.4 25.6 h.1 M6 25.6 h.1 M4.6 26.6 q.6 -.4 1.2 0', 0.4) +
    emoji('cross-mark', 8.6, 12, 5) +
    someone(23.4, 28.2, 22, { shirt: '#e5604f', hair, skin: '#e3b48d' }) +
    line(
      '#fffdf5',
      'M23.4 15.6 V21.4 M20.8 16.8 h5.2 M21 18.4 h4.8 M21.2 20 h4.4 M21.9 22.4 V27.4 M24.9 22.4 V27.4 M21.6 21.6 h3.6',
      0.8,
    ),
} as const;
