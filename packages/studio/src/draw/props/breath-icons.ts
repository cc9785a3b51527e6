import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** The way of the air: nose, windpipe, air sacs, and the muscle that draws it in. */

const paper = '#fdf3f0';
const ink = '#2f3542';
const lung = '#f29aa8';
const lungDark = '#d8707f';
const pipe = '#f0c78a';
const pipeRing = '#c98f4a';
const air = '#3b9be8';
const muscle = '#b5483f';
const blood = '#cf222e';
const dull = '#7a3a78';
const skin = '#eebc93';

export const lungAt = (side: 1 | -1, wide: number, low: number) => {
  const x = (across: number) => Math.round((16 + side * across) * 100) / 100;
  return shape(
    lung,
    `M${x(1.4)} 12 Q${x(2.4)} 7.4 ${x(5)} 8.4 Q${x(wide)} 11 ${x(wide + 0.6)} ${low - 2} Q${x(wide)} ${low} ${x(6)} ${low - 0.6} Q${x(2)} ${low - 1} ${x(1.6)} ${low - 5} Z`,
  );
};
export const windpipe = (to: number) =>
  line(pipe, `M16 1.6 V${to}`, 2.6) + times(5, (i) => line(pipeRing, `M14.9 ${2.6 + i * 1.6} h2.2`, 0.5));
export const fork = (to = 10) => line(pipe, `M16 ${to} L11.4 14.6 M16 ${to} L20.6 14.6`, 1.7);
const twigs =
  'M11.4 14.6 L8.4 17 M11.4 14.6 L10.6 19 M8.4 17 L6.6 19.6 M8.4 17 L8.6 20.6 M10.6 19 L11.6 22 M10.6 19 L9.4 22.4 M20.6 14.6 L23.6 17 M20.6 14.6 L21.4 19 M23.6 17 L25.4 19.6 M23.6 17 L23.4 20.6 M21.4 19 L20.4 22 M21.4 19 L22.6 22.4';
const ends = [
  [6.4, 20.4],
  [8.6, 21.6],
  [11.8, 23],
  [9.2, 23.4],
  [25.6, 20.4],
  [23.4, 21.6],
  [20.2, 23],
  [22.8, 23.4],
];
/** A body in outline with its lungs; breathing in, the muscle is flat and the chest is wide. */
export const breath = (goesIn: boolean) =>
  tile(paper) +
  shape(
    skin,
    goesIn
      ? 'M11.6 1 H20.4 V5 Q29.6 6.4 30 14 L28.6 31 H3.4 L2 14 Q2.4 6.4 11.6 5 Z'
      : 'M11.6 1 H20.4 V5 Q27.6 6.6 28 14 L26.8 31 H5.2 L4 14 Q4.4 6.6 11.6 5 Z',
  ) +
  lungAt(-1, goesIn ? 10.4 : 8, goesIn ? 25.4 : 22) +
  lungAt(1, goesIn ? 10.4 : 8, goesIn ? 25.4 : 22) +
  windpipe(10) +
  fork() +
  line(muscle, goesIn ? 'M4.6 27.4 Q16 25.4 27.4 27.4' : 'M6 27 Q16 18.6 26 27', 1.8) +
  (goesIn
    ? pointer(air, 20, 1.4, 20, 7, 1.1) +
      pointer(ink, 16, 26.8, 16, 30.6, 1) +
      pointer(ink, 5, 15, 1.2, 14, 0.9) +
      pointer(ink, 27, 15, 30.8, 14, 0.9)
    : pointer(air, 20, 7.4, 20, 1.6, 1.1) +
      pointer(ink, 16, 30.4, 16, 24.6, 1) +
      pointer(ink, 1.4, 14.6, 5, 15.4, 0.9) +
      pointer(ink, 30.6, 14.6, 27, 15.4, 0.9));

export const breathIcons = {
  'x-air-sacs': [
    [11, 10],
    [20, 9],
    [25, 16],
    [21, 23],
    [12, 23],
    [7, 16.6],
    [16, 16],
  ]
    .map(([x, y]) => oval(x!, y!, 5, 5, lungDark) + oval(x!, y!, 4.2, 4.2, '#fbd0d6'))
    .join(''),
  'x-windpipe':
    line(pipe, 'M16 2 V18', 6) +
    times(6, (i) => line(pipeRing, `M13.6 ${4 + i * 2.6} h4.8`, 0.9)) +
    line(pipe, 'M16 18 L7 29 M16 18 L25 29', 4.4),
  'x-no-cigarette':
    box(5, 14.4, 16, 3.4, '#ffffff', 0.6) +
    box(21, 14.4, 5, 3.4, '#e0a050', 0.6) +
    line('#8d99a6', 'M5.6 12.6 q-2 -2 0 -4 t0 -4', 1) +
    line('#cf222e', 'M16 2.4 a13.6 13.6 0 1 0 .1 0 M6.4 6.4 L25.6 25.6', 2.4),
  'x-cell-breath':
    tile(paper) +
    oval(16, 18, 9.4, 8.6, '#e58ca3') +
    oval(16, 18, 8.4, 7.6, '#fde2e8') +
    oval(17.4, 18.6, 2.6, 2.6, '#8e5bb5') +
    shape('#ffc933', 'M13.2 13 L10.6 17.6 H12.8 L11.6 21.4 L15.4 16.4 H13 L14.6 13 Z') +
    pointer(air, 5, 8.6, 10, 13, 1.1) +
    pointer(dull, 22.6, 12.6, 27, 8.4, 1.1) +
    oval(3, 5.6, 1.9, 1.9, '#e5484d') +
    oval(6, 5.6, 1.9, 1.9, '#e5484d') +
    oval(25, 4.6, 1.7, 1.7, '#e5484d') +
    oval(27.4, 4.6, 1.8, 1.8, '#4a4f5c') +
    oval(29.6, 4.6, 1.7, 1.7, '#e5484d'),
  'x-nose-air':
    tile('#e8f3fb') +
    shape(
      skin,
      'M31 2 H17 Q15 6 14.4 9 L8.4 18 Q8 20.6 11.6 20.8 L12 23 Q10.6 24 12 25.6 L11.8 28 Q13 30.6 17 31 H28 a3 3 0 0 0 3 -3 Z',
    ) +
    shape(
      '#d8707f',
      'M11.4 19.4 Q14 13 20 12 H27 Q29 13 28.6 17 L28.4 26 H25.6 V20 Q25 18.4 21 19 Q15 20.4 11.4 19.4 Z',
    ) +
    line('#fbe9b0', 'M14.6 17.6 Q18 13.6 26.6 13.4', 1.1) +
    times(4, (i) => line('#6b4a3a', `M${12.6 + i * 1.2} ${18.9 - i * 0.5} l-.6 -1.2`, 0.45)) +
    pointer(air, 2, 22.4, 10.4, 20.2, 1.1) +
    line('#ffffff', 'M14.6 18.8 Q20 16 26.4 16.2', 0.6) +
    pointer(air, 27, 20, 27, 30, 1.1),
  'x-windpipe-fork':
    tile(paper) +
    lungAt(-1, 10.6, 29) +
    lungAt(1, 10.6, 29) +
    windpipe(10) +
    fork() +
    pointer(air, 18.6, 1.6, 18.6, 7.6, 0.8) +
    pointer(air, 13.6, 11, 10, 14.4, 0.8) +
    pointer(air, 18.4, 11, 22, 14.4, 0.8),
  'x-bronchial-tree':
    tile(paper) +
    lungAt(-1, 11.4, 29.4) +
    lungAt(1, 11.4, 29.4) +
    windpipe(10) +
    fork() +
    line(pipe, twigs, 0.9) +
    ends
      .map(
        ([x, y]) =>
          oval(x! - 0.6, y!, 1, 1, lungDark) +
          oval(x! + 0.7, y! + 0.4, 1, 1, lungDark) +
          oval(x!, y! + 1.2, 1, 1, lungDark),
      )
      .join(''),
  'x-alveolus':
    tile(paper) +
    line(dull, 'M1.6 25 Q7 31 13 29', 2.6) +
    line(blood, 'M13 29 Q29 27.6 29.4 12 Q29.4 7 30.4 3', 2.6) +
    shape(
      lungDark,
      'M12.6 1 H18.4 V6 Q26.4 8.6 26 16.6 Q25 25.4 15.6 25.4 Q6 25 5.4 16.6 Q5.6 8.6 12.6 6 Z',
    ) +
    shape('#fdeef0', 'M13.8 1 H17.2 V7 Q25 9 24.8 16.6 Q24 24.2 15.6 24.2 Q7 24 6.6 16.6 Q7 9 13.8 7 Z') +
    pointer(air, 15.4, 1.6, 15.4, 9, 0.9) +
    oval(18, 14, 1.3, 1.3, '#e5484d') +
    oval(20, 14, 1.3, 1.3, '#e5484d') +
    pointer(blood, 21.4, 16, 27.6, 18.6, 1) +
    oval(10.4, 18, 1.1, 1.1, '#e5484d') +
    oval(12, 18, 1.2, 1.2, '#4a4f5c') +
    oval(13.6, 18, 1.1, 1.1, '#e5484d') +
    pointer(dull, 9, 28.4, 11.4, 20.6, 1),
  'x-breathe-in': breath(true),
  'x-breathe-out': breath(false),
  'x-air-hundred':
    tile('#ffffff') +
    times(100, (i) =>
      box(
        1.9 + (i % 10) * 2.84,
        1.9 + Math.floor(i / 10) * 2.84,
        2.5,
        2.5,
        i < 78 ? '#7fb2e5' : i < 99 ? '#e5484d' : '#8d99a6',
        0.4,
      ),
    ) +
    box(9, 8, 14, 7, '#ffffff', 1) +
    inscription('78%', 16, 9.4, 4.2, ink),
};
