import { ball, box, inscription, line, oval, pointer, shape, slices, tile, times } from './icon-shapes.ts';
import { emoji, halves, someone } from './picture-parts.ts';

/** Sounds in words, a snail's way, strangers behind screens, and paints that meet. */

const red = '#cf222e';
const ink = '#2f3542';
const paints = {
  red: '#e03131',
  orange: '#f76707',
  yellow: '#ffd43b',
  green: '#37b24d',
  blue: '#1c7ed6',
  violet: '#7048e8',
};
/** Red, orange, yellow, green, blue and violet, once around. */
const six = Object.values(paints);

const splash = (x: number, y: number, s = 1) =>
  line(
    '#339af0',
    `M${x} ${y} v${-4 * s} M${x - 2 * s} ${y} l${-2.4 * s} ${-3 * s} M${x + 2 * s} ${y} l${2.4 * s} ${-3 * s}`,
    0.9 * s,
  );
const hum = (x: number, y: number) => line(ink, `M${x} ${y} q1 -1.4 2 0 t2 0 t2 0`, 0.6);
const blob = (x: number, y: number, r: number, fill: string) => ball(x, y, r, fill, '#ffffff');
const plus = (x: number, y: number) => line(ink, `M${x - 1} ${y} h2 M${x} ${y - 1} v2`, 0.8);
const house = (x: number, y: number) =>
  box(x - 4, y - 6, 8, 6, '#6b5a78') +
  shape('#4a3d56', `M${x - 5} ${y - 6} L${x} ${y - 11} L${x + 5} ${y - 6} Z`) +
  box(x - 1, y - 3.4, 2.4, 3.4, '#2f2438');

export const wordViews = {
  'x-bee-and-splash':
    tile('#cfe9fb') +
    emoji('honeybee', 9, 9, 10) +
    hum(14, 6) +
    hum(14, 10) +
    shape('#eef6fb', 'M15 18 H27 L25.4 30 H16.6 Z') +
    shape('#ffa94d', 'M15.6 21 H26.4 L25 29.4 H17 Z') +
    splash(21, 19, 1.4),
  'x-four-sounds':
    tile('#fff8e6') +
    emoji('honeybee', 8, 8, 8) +
    hum(12, 4) +
    emoji('water-wave', 24, 9, 7) +
    splash(24, 5, 0.7) +
    emoji('snake', 8, 24, 9) +
    line('#2b8a3e', 'M13.4 20 h2 M13.6 22 l1.8 1', 0.6) +
    emoji('collision', 24, 23, 9) +
    line('#c9b98a', 'M16 2 V30 M2 16 H30', 0.6),
  'x-book-comes-alive':
    tile('#e6ecf3') +
    shape('#ffffff', 'M2 22 Q9 19 16 22 Q23 19 30 22 V30 Q23 27 16 30 Q9 27 2 30 Z') +
    line(
      '#b9c3cf',
      'M16 22 V30 M4.6 24 q5 -1.4 9 0 M18.4 24 q5 -1.4 9 0 M4.6 26.4 q5 -1.4 9 0 M18.4 26.4 q5 -1.4 9 0',
      0.5,
    ) +
    house(11, 20.4) +
    emoji('cloud-with-rain', 20, 7, 10) +
    emoji('ear', 27, 15, 6),
  'x-hiss-and-crack':
    halves('#dff2cf', '#f3e2c4') +
    emoji('snake', 8, 18, 12) +
    line('#2b8a3e', 'M3 8 q1.4 -1.4 2.8 0 t2.8 0 t2.8 0', 0.8) +
    line('#8a5a34', 'M18 22 L23 17 M25 14 L30 8', 2.4) +
    line(red, 'M22 12 l-2 -1.6 M26 18.4 l2 1.6 M22.6 19 l-.4 2.4', 0.9),
  'x-small-and-large-boom':
    tile('#fff3c4') +
    inscription('BOOM', 9, 4, 4, ink) +
    shape(
      '#ffd43b',
      'M16 11 L19 14.4 L24 12.4 L24.4 16.6 L30 18 L26 21.4 L28.6 26 L23 25.6 L20.4 30 L16 26.6 L10.4 30 L9.4 25.4 L3 26 L6.4 21.4 L2 18 L8 16.8 L7.6 12.4 L13 14.4 Z',
    ) +
    inscription('BOOM', 16, 17, 7.6, red),
  'x-road-between':
    tile('#cfe9fb') +
    box(1, 10, 9, 20.6, '#86c552') +
    box(10, 10, 11, 21, '#5b6570') +
    line('#ffffff', 'M15.5 12 v3 M15.5 18 v3 M15.5 24 v3', 0.8) +
    box(21, 10, 10, 20.6, '#4aa8dc') +
    line('#ffffff', 'M22 15 q2 -1.6 4 0 t4 0 M22 21 q2 -1.6 4 0 t4 0', 0.7) +
    emoji('tulip', 4, 14, 6) +
    emoji('articulated-lorry', 15.4, 16, 10) +
    emoji('snail', 6, 24, 7, { mirrored: true }) +
    emoji('sailboat', 26, 7, 6),
  'x-false-photo':
    tile('#3b4468') +
    box(3, 8, 15, 19, '#22252c', 1) +
    box(4.4, 9.6, 12.2, 14.6, '#dbeafe', 0.4) +
    someone(10.4, 24, 12.4, { shirt: '#37b24d' }) +
    shape('#14182b', 'M19 30 Q19 20 25 19 Q30.4 20 30.4 28 a3 3 0 0 1 -3 3 H19 Z') +
    oval(25, 14, 4, 4.4, '#14182b') +
    line('#ffffff', 'M23.4 13.4 h.8 M26 13.4 h.8', 0.9),
  'x-three-keys':
    tile('#e6ecf3') +
    times(3, (i) => emoji('locked', 6 + i * 10, 10, 8)) +
    times(
      3,
      (i) =>
        oval(6 + i * 10, 21, 2.4, 2.4, [paints.red, paints.green, paints.blue][i]!) +
        oval(6 + i * 10, 21, 0.9, 0.9, '#e6ecf3') +
        line(
          [paints.red, paints.green, paints.blue][i]!,
          `M${6 + i * 10} 23 V29 h1.6 M${6 + i * 10} 26.6 h${1.4 + i * 0.4}`,
          1.1,
        ),
    ),
  'x-phishing':
    tile('#a5d8ff') +
    box(1, 9, 30, 1, '#ffffff') +
    line(ink, 'M20 1.4 V14 Q20 18 17 18 Q14.6 18 14.6 15.4', 0.8) +
    box(13, 11, 9, 6, '#ffffff', 0.4) +
    line(red, 'M13 11 L17.5 14.4 L22 11', 0.6) +
    emoji('wrapped-gift', 20.4, 16, 4) +
    emoji('fish', 8, 22, 11, { mirrored: true }) +
    emoji('old-key', 24, 26, 5),
  'x-yellow-and-blue':
    tile('#fff8e6') +
    blob(7, 10, 5, paints.yellow) +
    plus(16, 10) +
    blob(25, 10, 5, paints.blue) +
    pointer('#5b6570', 16, 13.4, 16, 18, 0.9) +
    blob(16, 24, 5.6, paints.green),
  'x-three-to-brown':
    tile('#fff8e6') +
    blob(6, 9, 4, paints.red) +
    plus(11, 9) +
    blob(16, 9, 4, paints.yellow) +
    plus(21, 9) +
    blob(26, 9, 4, paints.blue) +
    pointer('#5b6570', 16, 14, 16, 18, 0.9) +
    blob(16, 24, 5.6, '#7a4a21'),
  'x-wheel-of-six': slices(16, 16, 14.6, six) + oval(16, 16, 5, 5, '#ffffff'),
  'x-neighbours':
    tile('#fff8e6') +
    slices(16, 16, 12, ['#e9ecef', '#e9ecef', '#e9ecef', paints.green, paints.blue, paints.violet]) +
    oval(16, 16, 4, 4, '#fff8e6') +
    line(ink, 'M16 29.8 A13.8 13.8 0 0 1 16 2.2', 0.8),
  'x-opposites':
    tile('#fff8e6') +
    slices(16, 12, 9, [paints.red, '#e9ecef', '#e9ecef', paints.green, '#e9ecef', '#e9ecef']) +
    oval(16, 12, 3, 3, '#fff8e6') +
    box(4, 23, 12, 6, paints.red) +
    box(16, 23, 12, 6, paints.green),
  'x-warm-and-cool':
    tile('#fff8e6') +
    slices(16, 18, 11, six) +
    oval(16, 18, 3.6, 3.6, '#fff8e6') +
    emoji('sun', 27, 6, 6) +
    emoji('fire', 28, 24, 5) +
    emoji('snowflake', 4.6, 6, 6) +
    emoji('droplet', 4, 24, 5),
  'x-tint-and-shade':
    tile('#fff8e6') +
    blob(5.6, 9, 3.6, paints.red) +
    plus(11.1, 9) +
    blob(16.6, 9, 3.6, '#ffffff') +
    pointer('#5b6570', 21, 9, 23, 9, 0.7) +
    blob(27, 9, 3.6, '#ff8fa3') +
    blob(5.6, 23, 3.6, paints.red) +
    plus(11.1, 23) +
    blob(16.6, 23, 3.6, '#22252c') +
    pointer('#5b6570', 21, 23, 23, 23, 0.7) +
    blob(27, 23, 3.6, '#7a1420') +
    line('#b9c3cf', 'M13 9 a3.6 3.6 0 1 0 7.2 0 a3.6 3.6 0 1 0 -7.2 0', 0.4),
};
