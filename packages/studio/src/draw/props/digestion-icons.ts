import { svg } from '../markup.ts';
import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** The way of a sandwich through the body, stop by stop. */

const red = '#cf222e';
const green = '#2f9e44';
const flesh = '#d9675f';
/** Juices of the stomach: in a colour that no food in it has. */
const acid = '#7a55d0';
const bread = '#e0a85c';
const soup = '#f6d98a';
const blood = '#c1272d';

const crumbs = (spots: [number, number, number][], fill: string) =>
  spots.map(([x, y, r]) => oval(x, y, r, r * 0.85, fill)).join('');
const germ = (x: number, y: number) =>
  line(
    '#2b7a33',
    `M${x - 1.8} ${y - 1.2} L${x + 1.8} ${y + 1.2} M${x - 1.8} ${y + 1.2} L${x + 1.8} ${y - 1.2} M${x} ${y - 2} V${y + 2}`,
    0.6,
  ) + oval(x, y, 1.5, 1.1, '#5fd06a');
const drop = (x: number, y: number, s: number, fill: string) =>
  shape(
    fill,
    `M${x} ${y - 2 * s} Q${x + 1.5 * s} ${y} ${x + 1.1 * s} ${y + 0.8 * s} A${1.2 * s} ${1.2 * s} 0 0 1 ${x - 1.1 * s} ${y + 0.8 * s} Q${x - 1.5 * s} ${y} ${x} ${y - 2 * s} Z`,
  );
const sandwich = (x: number, y: number) =>
  box(x, y, 10, 2, '#e6b566', 0.9) +
  box(x - 0.5, y + 1.9, 11, 1.3, '#6dbb45', 0.6) +
  box(x, y + 3.1, 10, 1.1, '#e5484d') +
  box(x, y + 4.1, 10, 1, '#ffd43b') +
  box(x, y + 5, 10, 2.1, '#e6b566', 0.9);

/** A wide open mouth with teeth above and below, and what is in it. */
const mouth = (inside: string) =>
  tile('#ffe6cf') +
  oval(16, 16, 14, 12.4, '#d9485a') +
  oval(16, 16, 12.2, 10.4, '#6b1a24') +
  shape('#f27a8a', 'M8 22.4 Q16 17.4 24 22.4 Q21 26.6 16 26.4 Q11 26.6 8 22.4 Z') +
  inside +
  times(6, (i) =>
    box(6.1 + i * 3.35, 8.8 - Math.sin(((i + 0.5) / 6) * Math.PI) * 2.2, 3.05, 4.6, '#ffffff', 0.9),
  ) +
  times(5, (i) =>
    box(7.8 + i * 3.35, 19 + Math.sin(((i + 0.5) / 5) * Math.PI) * 2, 3.05, 3.8, '#f4f1ea', 0.9),
  );

const stomachForm =
  'M10 1 H15 C15 5 15.4 7.8 16.6 8.2 C17.4 5.2 20 3.8 22.6 4.4 C27.8 5.4 29.6 11 28.8 17 C27.8 24.6 21.8 29.6 14.8 29.2 C10.8 28.8 8.8 26.6 7.6 26 C6.6 25.4 6 26.4 6 30.4 H1.6 C1.4 23.6 3.8 20.2 7.2 20.4 C10.2 20.6 11.6 22.4 14 21.4 C16.4 20.2 15.4 17 13.4 13.6 C11.4 10.4 10.4 6 10 1 Z';
/** A stomach cut open, with what is in it. */
const stomach = (inside: string) =>
  shape('#d97a78', stomachForm) +
  line('#f2b0ab', 'M12.6 1.6 C12.8 8 15 11 16.6 14', 1.4) +
  shape(
    soup,
    'M18.6 9.4 C19.6 6.6 21.4 6.4 22.6 6.9 C26.4 8 27.2 12.4 26.4 17 C25.4 23 20.4 27 14.6 26.8 C11.4 26.6 9.6 24.8 8.4 23.8 C11 23.6 12.6 24.6 15 23.6 C19.4 21.6 18.6 16.4 16.8 13 Q18 11.6 18.6 9.4 Z',
  ) +
  inside;

const largeWay =
  'M6.2 24.6 V8 Q6.2 5 9.2 5.4 Q16 7.4 22.8 5.4 Q25.8 5 25.8 8 V23 Q25.8 27.6 20.6 27.4 Q16 27 16 30';
const smallWay =
  'M16 10.4 H11.8 a1.6 1.6 0 0 0 0 3.2 H20.2 a1.6 1.6 0 0 1 0 3.2 H11.8 a1.6 1.6 0 0 0 0 3.2 H20.2 a1.6 1.6 0 0 1 0 3.2 H7.4';
const tube = (edge: string, fill: string, way: string, width: number) =>
  line(edge, way, width + 1.4) + line(fill, way, width);

const villus = (x: number, top: number, wide: number, foot: number) =>
  box(x, top, wide, foot - top, '#e8837a', wide / 2) +
  line(
    blood,
    `M${x + wide * 0.32} ${foot} V${top + wide * 0.6} Q${x + wide / 2} ${top + wide * 0.3} ${x + wide * 0.68} ${top + wide * 0.6} V${foot}`,
    wide * 0.16,
  );

export const digestionIcons = {
  'x-bits-in-blood':
    tile('#fff3e6') +
    sandwich(11, 2) +
    crumbs(
      [
        [10, 12, 1.5],
        [16, 12.4, 1.7],
        [22, 11.8, 1.5],
      ],
      bread,
    ) +
    crumbs(
      [
        [12, 15.4, 0.9],
        [15.4, 15.8, 0.8],
        [19, 15.2, 0.9],
        [22.4, 15, 0.7],
      ],
      '#e5484d',
    ) +
    pointer(green, 5.6, 9, 5.6, 16.4, 1.2) +
    line('#8e1d28', 'M7.4 24.4 H24.6', 11.4) +
    line('#f0787f', 'M7.4 24.4 H24.6', 9.2) +
    times(
      4,
      (i) =>
        oval(4.6 + i * 7.4, 25.6 + (i % 2) * 1.4, 2.6, 1.7, '#b3202c') +
        oval(4.6 + i * 7.4, 25.6 + (i % 2) * 1.4, 1.2, 0.7, '#d8505a'),
    ) +
    crumbs(
      [
        [8.4, 22, 0.6],
        [11, 24, 0.5],
        [14.6, 21.8, 0.6],
        [18, 23.4, 0.5],
        [21.6, 22, 0.6],
        [25.4, 23, 0.5],
        [28.4, 22, 0.5],
        [5, 22, 0.5],
      ],
      '#ffe27a',
    ),
  'x-teeth-grind':
    mouth(
      box(9.4, 12.2, 13.2, 6.8, bread, 1.6) +
        line('#8a5227', 'M13 12.4 L14.4 15 L12.8 18.6 M18.6 12.4 L17.4 15.4 L19.4 18.8', 0.9) +
        crumbs(
          [
            [8.2, 18.6, 0.8],
            [23.6, 17.8, 0.9],
            [24.2, 14.4, 0.6],
            [7.4, 15, 0.6],
          ],
          bread,
        ),
    ) +
    pointer(red, 2.8, 3.6, 2.8, 9, 1) +
    pointer(red, 2.8, 28.4, 2.8, 23, 1) +
    pointer(red, 29.2, 3.6, 29.2, 9, 1) +
    pointer(red, 29.2, 28.4, 29.2, 23, 1),
  'x-saliva':
    tile('#fff3e6') +
    svg`<g transform="translate(8 .6) scale(.5)">${mouth(
      shape(
        bread,
        'M10 14.4 Q12 12 16 12.8 Q20.6 12 22 15 Q22.4 18.4 18 18.8 Q12 19.4 10.4 17.6 Q9.2 16 10 14.4 Z',
      ) +
        drop(8, 15, 1, '#4fb3f0') +
        drop(16.4, 16.2, 1, '#4fb3f0') +
        drop(24, 15.6, 1, '#4fb3f0'),
    )}</g>` +
    line('#8d846b', 'M3.6 20 H17', 0.9) +
    times(6, (i) => oval(3.6 + i * 2.7, 20, 1.3, 1.3, bread)) +
    writing('STARCH', 24.6, 19.1, 1.8, '#2f3542', 1.2) +
    drop(5.4, 24, 0.9, '#4fb3f0') +
    pointer(green, 10.4, 22.2, 10.4, 25.8, 0.9) +
    drop(15.4, 24, 0.9, '#4fb3f0') +
    times(3, (i) => line('#8d846b', `M${3.2 + i * 5.6} 28.2 h2.4`, 0.9)) +
    times(6, (i) => oval(3.2 + Math.floor(i / 2) * 5.6 + (i % 2) * 2.4, 28.2, 1.2, 1.2, '#f2a0c0')) +
    writing('SUGAR', 24.6, 27.3, 1.8, '#2f3542', 1.2),
  'x-food-pipe':
    tile('#fff3e6') +
    shape(flesh, 'M8.4 1 H23.6 V31 H8.4 Z') +
    shape(
      '#f9d3c8',
      'M12 1 H20 V5 Q17.2 8 16.6 9.4 Q17.2 11 20.4 13 Q21.4 16.4 20 20.4 V31 H12 V20.4 Q10.6 16.4 11.6 13 Q14.8 11 15.4 9.4 Q14.8 8 12 5 Z',
    ) +
    times(6, (i) => line('#b5473f', `M8.4 ${4 + i * 4.6} h3 M23.6 ${4 + i * 4.6} h-3`, 0.7)) +
    shape(bread, 'M11.8 16 Q12.6 12.8 16 12.8 Q19.4 12.8 20.2 16 Q19.8 20 16 20.4 Q12.2 20 11.8 16 Z') +
    crumbs(
      [
        [14.4, 15.6, 0.8],
        [17.6, 17.4, 0.8],
      ],
      '#6dbb45',
    ) +
    pointer(red, 1.8, 9.4, 8, 9.4, 1.5) +
    pointer(red, 30.2, 9.4, 24, 9.4, 1.5) +
    pointer(green, 16, 22.6, 16, 29.4, 1.6),
  'x-stomach-churns': stomach(
    crumbs(
      [
        [21.8, 10, 1.5],
        [23.6, 13.6, 1.2],
        [21, 17.6, 1.5],
      ],
      bread,
    ) +
      crumbs(
        [
          [24, 10.2, 0.9],
          [20.6, 13.4, 1],
          [15.4, 25, 0.9],
        ],
        '#6dbb45',
      ) +
      drop(24.2, 18, 1.1, acid) +
      drop(20.8, 22.2, 0.9, acid) +
      drop(14.4, 24.8, 0.7, acid) +
      drop(21.2, 7.9, 0.5, acid) +
      germ(18, 22.4) +
      germ(11.4, 24.9) +
      line(red, 'M16.4 20.8 l3.2 3.2 m0 -3.2 l-3.2 3.2 M9.8 23.3 l3.2 3.2 m0 -3.2 l-3.2 3.2', 0.7) +
      line(red, 'M30.4 10 Q31.6 16 29.6 21', 0.9) +
      shape(red, 'M28.4 20 L31 21 L28.6 23.6 Z'),
  ),
  'x-stomach-egg': stomach(
    oval(22, 11.6, 3, 2.7, '#ffffff') +
      oval(22, 11.6, 1.5, 1.4, '#f7b32b') +
      crumbs(
        [
          [23.6, 16.4, 1.3],
          [20.4, 17, 1.1],
        ],
        '#ffffff',
      ) +
      crumbs(
        [
          [22, 19, 0.8],
          [20, 20.4, 0.8],
          [17.6, 22, 0.7],
          [22.4, 21.4, 0.6],
        ],
        '#ffffff',
      ) +
      crumbs(
        [
          [19, 23.6, 0.5],
          [16.4, 24, 0.5],
          [14, 25, 0.5],
          [12, 25, 0.4],
          [20.6, 23, 0.4],
          [15, 26, 0.4],
        ],
        '#ffffff',
      ) +
      drop(24.6, 13.6, 0.7, acid) +
      drop(18.6, 19.4, 0.7, acid) +
      drop(24, 19.6, 0.7, acid),
  ),
  'x-small-intestine': tube('#c9b2aa', '#ecdfd9', largeWay, 4.4) + tube('#96282f', '#f27a72', smallWay, 2.3),
  'x-large-intestine':
    tube('#96423a', '#e0867a', largeWay, 4.4) +
    tube('#c9b2aa', '#ecdfd9', smallWay, 1.9) +
    germ(6.2, 20) +
    germ(6.2, 12) +
    germ(25.8, 12) +
    germ(25.8, 20) +
    line('#6b4a2c', 'M11 6.2 h2.4 M18.6 6.2 h2.4 M25.8 16 v.6', 1.4) +
    drop(2, 16.4, 0.9, '#3b9be8') +
    drop(30.2, 16.4, 0.9, '#3b9be8') +
    drop(16, 2, 0.8, '#3b9be8') +
    drop(1.8, 9.4, 0.8, '#3b9be8') +
    drop(30.4, 9.4, 0.8, '#3b9be8'),
  'x-intestine-long':
    tile('#eaf3fb') +
    box(1, 28.6, 30, 1.6, '#c9a873') +
    someone(6, 28.8, 14, { shirt: '#3a86d8' }) +
    // Four and a half times as long as the child.
    tube(
      '#96282f',
      '#f27a72',
      `M12 5 ${'H27 a2.4 2.4 0 0 1 0 4.8 H14.4 a2.4 2.4 0 0 0 0 4.8 '.repeat(2)}H24`,
      2,
    ),
  'x-bile':
    tile('#fff3e6') +
    svg`<g transform="translate(1.6 .4) scale(.48)">${
      shape(
        '#b5473a',
        'M1.4 14 C1.6 7.6 7.4 4.2 14 4.8 C20.4 5.4 27 7 31 9.4 C30.4 14 24.6 17 20 19.2 C15.6 21.6 13 26 8 27.4 C3.4 28.2 1 21 1.4 14 Z',
      ) + line('#d98a78', 'M5 13.6 C5.8 10 8.8 8 12.4 7.8', 1.5)
    }</g>` +
    line('#5b8f3a', 'M10.4 8.6 Q13.6 11 11.4 15.4', 2) +
    line(flesh, 'M8.4 24 H23.6', 13) +
    line('#fbe3d8', 'M8.4 24 H23.6', 10.4) +
    oval(7.6, 25, 4.4, 3.8, '#ffcf3f') +
    oval(6.4, 23.6, 1.2, 0.8, '#fff0b3') +
    drop(11.6, 20.2, 0.9, '#6aa84f') +
    drop(13.6, 23.4, 0.8, '#6aa84f') +
    drop(12.6, 26.8, 0.8, '#6aa84f') +
    pointer('#2f3542', 14.8, 25, 18.6, 25, 0.9) +
    times(12, (i) =>
      oval(20.6 + (i % 4) * 2.5, 21.4 + Math.floor(i / 4) * 2.8 + (i % 2) * 0.6, 0.85, 0.85, '#ffcf3f'),
    ),
  'x-enzymes':
    tile('#fff3e6') +
    line('#8d846b', 'M2.8 10 L20 10', 1) +
    times(5, (i) => oval(3.4 + i * 3.4, 10 + (i % 2) * 1.4, 1.9, 1.9, i % 2 ? '#f2a03d' : '#f7cf5a')) +
    line('#2f6fb0', 'M18.6 4.6 L22.6 14 M22.6 4.6 L18.6 14', 1.3) +
    oval(17.8, 3.4, 1.7, 1.7, '#4a90d9') +
    oval(23.4, 3.4, 1.7, 1.7, '#4a90d9') +
    oval(17.8, 3.4, 0.7, 0.7, '#fff3e6') +
    oval(23.4, 3.4, 0.7, 0.7, '#fff3e6') +
    oval(26.4, 10.6, 1.9, 1.9, '#f7cf5a') +
    oval(29, 14.4, 1.7, 1.7, '#f2a03d') +
    line('#8d846b', 'M3 24 H15', 1) +
    times(4, (i) => box(2 + i * 3.6, 22 + (i % 2), 2.9, 2.9, i % 2 ? '#c65d7b' : '#e58fa5', 0.6)) +
    line('#2f7a3a', 'M17.6 18.6 L21.6 28 M21.6 18.6 L17.6 28', 1.3) +
    oval(16.8, 17.4, 1.7, 1.7, '#57b368') +
    oval(22.4, 17.4, 1.7, 1.7, '#57b368') +
    oval(16.8, 17.4, 0.7, 0.7, '#fff3e6') +
    oval(22.4, 17.4, 0.7, 0.7, '#fff3e6') +
    box(24, 22, 2.9, 2.9, '#e58fa5', 0.6) +
    box(27.4, 25.4, 2.9, 2.9, '#c65d7b', 0.6),
  'x-villi':
    tile('#fbe9c0') +
    shape(flesh, 'M1 23 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(8, (i) => villus(1.5 + i * 3.7, 9 + (i % 2), 3.1, 25)) +
    crumbs(
      [
        [4, 4.4, 0.7],
        [9, 6, 0.6],
        [14, 3.8, 0.7],
        [19, 6, 0.6],
        [24, 4, 0.7],
        [28.4, 6, 0.6],
      ],
      '#a8703a',
    ),
  'x-villi-blood':
    tile('#fbe9c0') +
    shape(flesh, 'M1 24 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(3, (i) => villus(2 + i * 9.8, 6, 8.4, 27)) +
    line('#8e1d28', 'M4 28 H28', 3.4) +
    line(blood, 'M4 28 H28', 2.4) +
    crumbs(
      [
        [5, 3.4, 0.8],
        [12, 4, 0.7],
        [19.6, 3, 0.8],
        [26, 4, 1.5],
        [11, 9, 0.7],
        [21, 9, 0.7],
        [11, 14, 0.7],
        [21, 15, 0.7],
      ],
      '#2f9e44',
    ) +
    crumbs(
      [
        [6.2, 10.4, 0.6],
        [16, 11.4, 0.6],
        [25.8, 10.4, 0.6],
        [6.2, 17, 0.6],
        [16, 18.4, 0.6],
        [25.8, 17.6, 0.6],
        [7, 28, 0.6],
        [14, 28, 0.6],
        [22, 28, 0.6],
      ],
      '#8df09a',
    ) +
    pointer('#2f3542', 1.6, 6.4, 4.4, 10, 0.8) +
    pointer('#2f3542', 11.2, 5, 14.2, 9.6, 0.8) +
    pointer('#2f3542', 21, 5, 24, 9.6, 0.8),
  'x-digestion-body':
    shape(
      '#f0c8a4',
      'M16 .4 C19.4 .4 21.4 2.8 21.2 5.8 C21 8.2 19.8 9.4 18.6 10.2 V11 C23 11.4 26.4 12.6 27.2 16 L29.4 27.6 H25.8 L24 19.4 V31.6 H8 V19.4 L6.2 27.6 H2.6 L4.8 16 C5.6 12.6 9 11.4 13.4 11 V10.2 C12.2 9.4 11 8.2 10.8 5.8 C10.6 2.8 12.6 .4 16 .4 Z',
    ) +
    line('#2f3542', 'M13.8 4.4 v.1 M18.2 4.4 v.1', 0.9) +
    oval(16, 7.2, 1.7, 0.9, blood) +
    line('#96423a', 'M16 8 V14.4', 1.8) +
    line('#f2a3a0', 'M16 8 V14.4', 0.9) +
    shape(
      '#a8503a',
      'M9.4 16.4 C9.6 14.2 13 13.8 15.4 14.6 C15.8 16 14.6 17.8 12.4 18.4 C10.4 18.8 9.2 18.2 9.4 16.4 Z',
    ) +
    shape(
      '#e0706c',
      'M15.4 14 H16.8 C17 15 17.6 15.2 18 14.6 C20.8 13.2 22.8 15.8 22 18.4 C21.2 21 18.4 21.4 16.2 20.4 L14.8 20.8 L14.4 19.6 C16.2 19.4 16.6 18.4 16 17 Z',
    ) +
    tube('#96423a', '#e0867a', 'M10.6 29.2 V22.8 H21.6 V28.4 Q21.6 30 18.8 29.8 Q16.2 29.6 16.2 31.4', 1.5) +
    tube(
      '#96282f',
      '#f7a39a',
      'M14.7 20.3 L16 24.6 H13.8 a.8 .8 0 0 0 0 1.6 H18.4 a.8 .8 0 0 1 0 1.6 H13.2',
      0.9,
    ),
};
