import { box, figure, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Depth on flat paper: lines that meet, far things that are small, and near things in front. */

const sky = '#cfeafa';
const land = '#b7d99a';
const red = '#e5484d';
const ink = '#3f4a5a';

const ground = (from: number, fill = land) =>
  shape(fill, `M1 ${from} H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`);
const pole = (x: number, foot: number, height: number) =>
  line('#8a5a2c', `M${x} ${foot} V${foot - height}`, Math.max(0.5, height * 0.07)) +
  line(
    '#8a5a2c',
    `M${x - height * 0.16} ${foot - height * 0.88} h${height * 0.32}`,
    Math.max(0.4, height * 0.05),
  );
const tree = (x: number, foot: number, size: number, leaf: string, trunk = '#8a5a2c') =>
  box(x - size * 0.08, foot - size * 0.4, size * 0.16, size * 0.4, trunk) +
  oval(x, foot - size * 0.66, size * 0.32, size * 0.36, leaf);
/** A railway that runs away to a point. */
const rails = (x: number, y: number, left: number, right: number) =>
  times(6, (i) => {
    const t = 1 - (i / 6) ** 0.6 * 0.94;
    const at = (edge: number) => Math.round((x + (edge - x) * t) * 100) / 100;
    const down = Math.round((y + (31 - y) * t) * 100) / 100;
    return line('#8a5a2c', `M${at(left - 2)} ${down} L${at(right + 2)} ${down}`, Math.max(0.3, 1.4 * t));
  }) + line(ink, `M${left} 31 L${x} ${y} L${right} 31`, 0.9);

export const perspectiveIcons = {
  'x-railway-ladder':
    tile('#e7dccb') +
    box(4, 3, 24, 26, '#fffdf6', 0.5) +
    line(ink, 'M12 28 V5 M20 28 V5', 0.9) +
    times(7, (i) => line('#8a5a2c', `M10.6 ${7 + i * 3.2} H21.4`, 1)),
  'x-railway-depth':
    tile('#e7dccb') +
    box(3, 3, 26, 26, sky, 0.5) +
    box(3, 14, 26, 15, land) +
    times(6, (i) => {
      const t = 1 - (i / 6) ** 0.6 * 0.94;
      const down = Math.round((14 + 15 * t) * 100) / 100;
      return line(
        '#8a5a2c',
        `M${Math.round((16 - 9 * t) * 100) / 100} ${down} L${Math.round((16 + 9 * t) * 100) / 100} ${down}`,
        Math.max(0.3, 1.2 * t),
      );
    }) +
    line(ink, 'M9 29 L16 14 L23 29', 0.9),
  'x-vanishing-point':
    tile(sky) +
    ground(14) +
    line('#3a6fd8', 'M1.6 14 H30.4', 0.8) +
    rails(16, 14, 6, 26) +
    oval(16, 14, 1.5, 1.5, red),
  'x-parallel-from-above':
    box(1, 1, 14.4, 30, land, 2) +
    line(ink, 'M5 2 V30 M11 2 V30', 1) +
    times(8, (i) => line('#8a5a2c', `M3.6 ${4 + i * 3.5} H12.4`, 1)) +
    box(16.6, 1, 14.4, 30, sky, 2) +
    box(16.6, 12, 14.4, 19, land, 2) +
    line(ink, 'M19 30 L23.8 12.4 L28.6 30', 1) +
    times(5, (i) =>
      line('#8a5a2c', `M${19.4 + i * 0.9} ${28 - i * 3.2} H${28.2 - i * 0.9}`, Math.max(0.3, 1.1 - i * 0.18)),
    ),
  'x-poles-far':
    tile(sky) +
    ground(20) +
    pole(5, 28, 20) +
    pole(14, 23.6, 10) +
    pole(20, 22, 6.7) +
    pole(24.4, 21.4, 5) +
    line(red, 'M2 8 H3.4 M2 28 H3.4 M2.7 8 V28', 0.5),
  'x-horizon-at-eyes':
    tile(sky) +
    ground(13) +
    line('#3a6fd8', 'M1.6 13 H30.4', 0.9) +
    figure(8, 29, 19, '#3a86d8', '#c98d5f', '#2a1c12') +
    pointer(red, 11.6, 13, 22, 13, 0.9),
  'x-horizon-high-low':
    box(1, 1, 14.4, 30, sky, 2) +
    box(1, 8, 14.4, 23, land, 2) +
    line('#3a6fd8', 'M1.4 8 H15', 0.9) +
    box(16.6, 1, 14.4, 30, sky, 2) +
    box(16.6, 24, 14.4, 7, land, 2) +
    line('#3a6fd8', 'M17 24 H30.6', 0.9),
  'x-sit-and-stand':
    box(1, 1, 14.4, 30, sky, 2) +
    box(1, 13, 14.4, 18, land, 2) +
    line('#3a6fd8', 'M1.4 13 H15', 0.9) +
    figure(8, 30, 19, '#3a86d8', '#c98d5f', '#2a1c12') +
    box(16.6, 1, 14.4, 30, sky, 2) +
    box(16.6, 20, 14.4, 11, land, 2) +
    line('#3a6fd8', 'M17 20 H30.6', 0.9) +
    figure(23.8, 30, 12, '#3a86d8', '#c98d5f', '#2a1c12') +
    pointer(red, 28.6, 13, 28.6, 19, 0.9),
  'x-one-point-street':
    tile(sky) +
    shape('#9aa3ad', 'M6 31 L15.4 15 H16.6 L26 31 Z') +
    shape('#e0a06a', 'M1 4 L15 14 V15.6 L1 27 Z') +
    shape('#d08a5a', 'M31 4 L17 14 V15.6 L31 27 Z') +
    line('#a8693a', 'M1 12 L15 14.6 M31 12 L17 14.6', 0.6) +
    line('#ffffff', 'M16 29 V26 M16 24 V22 M16 20 V18.6', 0.7) +
    oval(16, 15, 1.3, 1.3, red),
  'x-two-point-corner':
    tile(sky) +
    ground(16) +
    line('#3a6fd8', 'M1.6 16 H30.4', 0.7) +
    shape('#e0a06a', 'M16 8 L7 12.6 V20.6 L16 26 Z') +
    shape('#c97f4f', 'M16 8 L25 12.6 V20.6 L16 26 Z') +
    line(red, 'M16 8 L2.4 16 M16 26 L2.4 16 M16 8 L29.6 16 M16 26 L29.6 16', 0.5) +
    oval(2.4, 16, 1.2, 1.2, red) +
    oval(29.6, 16, 1.2, 1.2, red),
  'x-upright-lines':
    tile(sky) +
    ground(16) +
    shape('#e0a06a', 'M16 6 L6 11.6 V21 L16 27 Z') +
    shape('#c97f4f', 'M16 6 L26 11.6 V21 L16 27 Z') +
    line('#2f7fe0', 'M6 11.6 V21 M16 6 V27 M26 11.6 V21 M11 8.8 V24 M21 8.8 V24', 1.2),
  'x-overlapping-trees': tile(sky) + ground(20) + tree(20, 23, 13, '#7db86a') + tree(12, 28, 20, '#3f8f4a'),
  'x-pale-far-hills':
    tile('#e4f1fa') +
    shape('#c5dcea', 'M1 15 Q8 7 15 13 Q22 6 31 13 V24 H1 Z') +
    shape('#9dc3b8', 'M1 20 Q10 12 20 18 Q26 14 31 18 V28 H1 Z') +
    ground(22, '#4f9a4a') +
    tree(7, 28, 10, '#2f7a3a'),
  'x-higher-is-farther':
    tile(sky) +
    ground(11) +
    line('#3a6fd8', 'M1.6 11 H30.4', 0.7) +
    tree(7, 29, 13, '#3f8f4a') +
    tree(16, 21, 8, '#4f9a5a') +
    tree(23, 15.6, 5, '#6fae7a') +
    tree(27.4, 12.6, 3, '#8fc09a') +
    pointer(red, 13, 28, 28.4, 16, 0.9),
  'x-florence-dome':
    tile(sky) +
    shape('#d9784a', 'M8 18 Q9 6 16 5 Q23 6 24 18 Z') +
    line('#fff3e0', 'M16 5 V18 M12 7 Q10.6 12 10.8 18 M20 7 Q21.4 12 21.2 18', 0.7) +
    box(14.8, 2, 2.4, 3.6, '#fff3e0') +
    box(6, 18, 20, 11, '#efe2cc') +
    oval(11, 23, 1.6, 1.6, '#8d6a4a') +
    oval(16, 23, 1.6, 1.6, '#8d6a4a') +
    oval(21, 23, 1.6, 1.6, '#8d6a4a') +
    ground(28, '#cbb98f'),
} as const;
