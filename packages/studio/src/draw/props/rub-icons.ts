import { box, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Friction: where things slide, grip, wear out and get hot, and how to have less of it. */

const red = '#cf222e';
const green = '#2f9e44';
const wood = '#c99a5b';
const skin = '#e8b48e';
const skinShade = '#b87748';
const steel = '#8d99a6';
const cardboard = '#e8b45c';

const crate = (x: number, y: number, s: number) =>
  box(x, y - s, s, s, cardboard, 0.5) +
  box(x, y - s * 0.62, s, s * 0.16, '#c9913a') +
  line('#c9913a', `M${x + s / 2} ${y - s} V${y}`, 0.6);
const wheel = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#2f3542') +
  oval(x, y, r * 0.66, r * 0.66, '#c9d3dd') +
  oval(x, y, r * 0.22, r * 0.22, '#5b6570');
/** A boy at x who leans to the right with both hands before him, his feet at y. */
const pusher = (x: number, y: number) =>
  line('#2b4a92', `M${x} ${y} L${x + 3} ${y - 6} L${x + 5} ${y}`, 2.2) +
  line('#2f9e44', `M${x + 3} ${y - 6} L${x + 6} ${y - 12}`, 4) +
  line(skin, `M${x + 5.6} ${y - 11} L${x + 10.6} ${y - 9.6}`, 1.7) +
  oval(x + 7.2, y - 15.4, 2.6, 2.8, skin) +
  shape(
    '#6b3f1d',
    `M${x + 4.6} ${y - 15.6} Q${x + 4.4} ${y - 19} ${x + 7.4} ${y - 18.8} Q${x + 10} ${y - 18.6} ${x + 9.8} ${y - 16.6} Q${x + 7} ${y - 17.6} ${x + 4.6} ${y - 15.6} Z`,
  );
const waves = (x: number, y: number) =>
  line(
    '#e8842a',
    `M${x} ${y} q-1 -1.4 0 -2.8 t0 -2.8 M${x + 3} ${y} q-1 -1.4 0 -2.8 t0 -2.8 M${x + 6} ${y} q-1 -1.4 0 -2.8 t0 -2.8`,
    0.9,
  );

export const rubIcons = {
  'x-sock-slides':
    tile('#fff8f0') +
    shape(wood, 'M1 23 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#a97a3c', 'M2 26.4 h9 M15 28 h12', 0.6) +
    shape('#f2b84f', 'M8 3 H15 V13 L23 16.6 Q26 18.4 25.4 22.6 H9.4 Q7.4 22.6 7.6 19 Z') +
    line('#3a6fd8', 'M8 6 H15 M8 8.6 H15', 1.2) +
    shape('#3a6fd8', 'M20.4 15.4 L23 16.6 Q26 18.4 25.4 22.6 H20.6 Q22.4 19 20.4 15.4 Z') +
    pointer(green, 18, 9, 28, 9, 1.7) +
    pointer(red, 15, 25.4, 3.6, 25.4, 1.9),
  'x-bumps-zoom':
    tile('#eaf3fb') +
    shape(wood, 'M1 12 H31 V15 H1 Z') +
    shape('#3a6fd8', 'M6 4 H10 V8.4 L14.4 10 Q15.6 10.8 15.4 12 H6 Z') +
    oval(19, 20, 10.6, 10.6, '#5b6570') +
    oval(19, 20, 9.2, 9.2, '#fffdf5') +
    shape(
      '#3a6fd8',
      'M10.6 16.4 Q11.6 11.2 19 10.8 Q26.4 11.2 27.6 16.8 L28 19 L26 21.4 L24 18.6 L21.8 22 L19.6 18.4 L17.4 21.8 L15 18.8 L12.8 21.6 L10 19 Z',
    ) +
    shape(
      wood,
      'M9.9 20.6 L12.8 23 L15 20.4 L17.4 23.4 L19.6 20 L21.8 23.6 L24 20.4 L26 22.8 L28.1 20.4 Q27.6 28.6 19 29.2 Q10.6 28.6 9.9 20.6 Z',
    ) +
    line('#5b6570', 'M11.4 27.4 L5.6 31', 2.4),
  'x-shoe-sole':
    tile('#fff8f0') +
    shape(
      '#3a3f47',
      'M9 2.6 Q14.4 2.4 14.6 9 Q13 13 14 17 Q15.4 24 13.4 28 Q9.6 30.6 6 28 Q3.4 23 5 17 Q5.6 13 4 9 Q3.6 2.8 9 2.6 Z',
    ) +
    times(6, (i) => line('#aab4c2', `M5.6 ${6 + i * 4.2} L9.2 ${7.8 + i * 4.2} L13 ${6 + i * 4.2}`, 1.1)) +
    shape(
      '#7fb2ee',
      'M23 2.6 Q28.4 2.4 28.6 9 Q27 13 28 17 Q29.4 24 27.4 28 Q23.6 30.6 20 28 Q17.4 23 19 17 Q19.6 13 18 9 Q17.6 2.8 23 2.6 Z',
    ) +
    shape(
      '#a9cdf5',
      'M22 4.6 Q25.4 5 25.8 9 Q24 13 25 18 Q25.6 23 24.4 27 Q22.4 27 22 22 Q21 16 22 12 Q20.4 6 22 4.6 Z',
    ),
  'x-slip':
    tile('#dff1fc') +
    shape('#bfe3f7', 'M1 24 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#ffffff', 'M4 27 h7 M16 28.6 h9 M21 26 h5', 0.8) +
    line('#2b4a92', 'M14 17 L22 19.6 L27.6 16.6', 2.4) +
    line('#2b4a92', 'M14 17.6 L19.6 22.4 L25.6 23', 2.4) +
    line(red, 'M14 17 L10 10.6', 4.4) +
    line(skin, 'M10.6 11.6 L4.4 9.6 M11.4 12 L16 7.6', 1.7) +
    oval(8.6, 6.2, 2.9, 3, skin) +
    shape('#6b3f1d', 'M5.8 6.6 Q4.6 2.6 8.4 2.6 Q11.4 2.8 11.6 5.4 Q8.4 4.4 5.8 6.6 Z') +
    line('#6b7784', 'M28 12.6 q2 1 2 3 M26 21 q3 0 4 -2', 0.8) +
    line('#2f3542', 'M7.8 5.8 v.2 M9.8 5.6 v.2 M8.4 7.8 q.6 -.6 1.2 0', 0.7),
  'x-hands-rub':
    tile('#fff3e6') +
    shape(skin, 'M3 27 L3 15 Q4 9 8 6.4 Q10 5 11 6.6 Q13 3.6 14.6 6 L15.4 27 Z') +
    shape('#d99a6c', 'M29 27 L29 15 Q28 9 24 6.4 Q22 5 21 6.6 Q19 3.6 17.4 6 L16.6 27 Z') +
    line(skinShade, 'M8 8 V15 M11.4 8 V15 M20.6 8 V15 M24 8 V15', 0.7) +
    box(2, 25.6, 13.6, 5, '#3a86d8', 0.8) +
    box(16.4, 25.6, 13.6, 5, '#3a86d8', 0.8) +
    pointer(red, 5.6, 12, 5.6, 22.6, 1.2) +
    pointer(red, 26.4, 22.6, 26.4, 12, 1.2) +
    line('#e8842a', 'M14 4 q-1 -1.4 0 -2.6 M18 4 q1 -1.4 0 -2.6', 1) +
    line('#e8842a', 'M12.6 18 q3.4 -2 6.8 0 M12.6 21 q3.4 -2 6.8 0', 1),
  'x-brake':
    tile('#eaf3fb') +
    oval(16, 19, 11, 11, '#2f3542') +
    oval(16, 19, 9, 9, '#c9d3dd') +
    oval(16, 19, 7.8, 7.8, '#eaf3fb') +
    times(8, (i) => line(steel, `M16 19 L${onRound(16, 19, 7.8, i / 8)}`, 0.6)) +
    oval(16, 19, 1.6, 1.6, steel) +
    line('#5b6570', 'M16 1.6 Q5 2 5.6 11.6 M16 1.6 Q27 2 26.4 11.6', 1.5) +
    shape('#3a3f47', 'M4 10.4 L8.8 8.6 L10.8 13.2 L6.4 15.6 Z') +
    shape('#3a3f47', 'M28 10.4 L23.2 8.6 L21.2 13.2 L25.6 15.6 Z') +
    pointer(red, 1.4, 9, 5.4, 11.2, 1.2) +
    pointer(red, 30.6, 9, 26.6, 11.2, 1.2) +
    waves(9.4, 8.4) +
    waves(16.8, 8.4),
  'x-push-still':
    tile('#fff8f0') +
    shape(wood, 'M1 26 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    pusher(3, 26) +
    crate(14.4, 26, 13.4) +
    pointer(green, 15.4, 8, 24, 8, 1.7) +
    pointer(red, 28, 28.2, 17, 28.2, 1.8),
  'x-push-books':
    tile('#fff8f0') +
    shape(wood, 'M1 26 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    pusher(2.4, 26) +
    box(15, 8.4, 3, 5, '#3a86d8') +
    box(18, 7.4, 2.6, 6, '#d9574a') +
    box(20.6, 8.8, 3, 5, '#57b368') +
    box(23.6, 7.8, 2.8, 6, '#8a5fc0') +
    crate(13.8, 26, 13.6),
  'x-box-on-cart':
    tile('#fff8f0') +
    shape(wood, 'M1 27 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    crate(12, 21, 12.4) +
    box(9.6, 21, 19, 2, '#d9574a', 0.6) +
    line('#d9574a', 'M10.4 22 V11', 1.3) +
    wheel(13.4, 25, 2.3) +
    wheel(24.8, 25, 2.3) +
    shape(skin, 'M1 14 H4.6 Q7 13.4 7.4 14.4 H9.6 Q10.4 15 9.6 15.6 H6.6 Q7 18.6 4.6 19 H1 Z') +
    pointer(green, 18, 5, 28, 5, 1.5),
  'x-oil-axle':
    tile('#eaf3fb') +
    box(2, 27.4, 28, 2, wood) +
    wheel(13, 19.6, 8) +
    box(12, 3, 2, 16, steel, 0.4) +
    oval(13, 19.6, 2.4, 2.4, '#f2b90c') +
    oval(13, 19.6, 1, 1, '#5b6570') +
    shape(
      '#d9574a',
      'M22.6 4 H29 Q30.4 4 30.4 6 V11.4 H21.4 V8 L16.6 12.4 L15.8 11.6 L21.4 5.4 Q21.6 4 22.6 4 Z',
    ) +
    shape('#f2b90c', 'M15.6 12.6 Q17 15 15.8 15.8 Q14.4 15.6 15.6 12.6 Z'),
  'x-shoe-hole':
    tile('#eef2f5') +
    shape('#8a5a34', 'M4 10 Q4 7.6 6.4 8 L12 10 Q15 13 20 13.4 Q28 14.6 28.4 19.4 V22 H4.6 Q3.4 16 4 10 Z') +
    shape('#5a3a20', 'M4 21.4 H28.6 V25 H20.4 L19 22.6 L16.4 22.8 L14.6 25 H4 Z') +
    line('#f2e3c4', 'M13 12.4 l2.4 -1.4 M15.4 13.8 l2.4 -1.4', 0.9) +
    oval(17.6, 24, 3, 1.5, '#eef2f5') +
    shape('#f2b84f', 'M15.4 22.8 Q17.6 21.6 19.8 22.8 Q18.6 25 17.4 25 Q16.2 24.8 15.4 22.8 Z') +
    times(5, (i) => oval(9 + i * 4.2, 28.4 + (i % 2), 0.6, 0.5, '#5a3a20')),
  'x-hand-in-wind':
    tile('#dff1fc') +
    shape(
      skin,
      'M31 12 V22 L24 23 Q16 24 15.4 20 L12.6 20.6 Q10.6 19 12.4 17.4 Q10.6 16 12.4 14.6 Q11.4 12.6 13.6 12 Q13.4 10 15.8 10 L22 11 Z',
    ) +
    line(skinShade, 'M12.6 14.8 H18 M12.4 17.4 H18 M13.6 12.2 H19', 0.6) +
    shape('#3a86d8', 'M27.4 10.6 H31 V23.4 H27.4 Z') +
    line('#5b8fc0', 'M2 6 H13 Q17 6 17 3.8 Q16 2 14 3 M2 27 H14 Q18 27.4 17.6 29.4 Q16 30.6 14.4 29.4', 1) +
    pointer('#2f6fb0', 1.8, 12, 9.6, 12, 1.4) +
    pointer('#2f6fb0', 1.8, 16.4, 9.6, 16.4, 1.4) +
    pointer('#2f6fb0', 1.8, 20.8, 9.6, 20.8, 1.4),
  'x-shark-flow':
    tile('#8fd0ef') +
    shape(
      '#7a8796',
      'M3 17 Q8 11.4 15 11 L17.6 6.6 L19.4 11.2 Q24 12 26.4 14.8 L30.4 11.4 L29 16.8 L30.4 22 L26 18.6 Q20 21.6 13 21 L11.6 24.4 L9.6 20.6 Q5 19.6 3 17 Z',
    ) +
    shape('#dfe7ee', 'M3 17 Q9 18.6 15 18.6 Q21 18.4 26 17.4 Q20 21.6 13 21 Q6.4 20.4 3 17 Z') +
    oval(7.4, 15.4, 0.7, 0.7, '#1d2447') +
    line('#5b6878', 'M12 14.6 v3 M13.6 14.4 v3 M15.2 14.4 v3', 0.6) +
    line(
      '#ffffff',
      'M1.8 12 Q8 7 15 7 T30 8.4 M1.8 9 Q9 4 16 4 T30 5 M1.8 22 Q7 25.4 14 25.6 T30 24.6 M1.8 25 Q8 28.6 15 28.4 T30 27.6',
      0.9,
    ),
  'x-less-friction':
    tile('#fff8f0') +
    wheel(8.4, 9, 6) +
    shape('#f2b90c', 'M24 2.6 Q28.4 8.4 26.8 11.6 Q24 14.6 21.2 11.6 Q19.6 8.4 24 2.6 Z') +
    oval(23, 10.4, 0.9, 1.3, '#fff0b3') +
    shape(
      '#7a8796',
      'M3 24 Q8 18.8 16 18.6 L18.4 15.4 L20 18.8 Q24.4 19.6 26 21.6 L29.8 19 L28.6 23.6 L29.8 28 L25.6 25 Q19 28.4 12 27.6 Q5.6 26.8 3 24 Z',
    ) +
    oval(7.4, 22.6, 0.7, 0.7, '#1d2447'),
};
