import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Halves that match, fold lines, and shapes that look the same after a turn. */

const red = '#e5484d';
const paper = '#fffdf6';
const blue = '#5aa9e6';

/** One wing side of a painted butterfly; `side` 1 is the right one. */
const wings = (x: number, y: number, side: 1 | -1, faint = false) => {
  const at = (across: number, down: number) => `${x + side * across} ${y + down}`;
  return (
    shape(
      faint ? '#f8d9b8' : '#f08a2c',
      `M${at(0.4, 0)} Q${at(3, -8)} ${at(9.4, -6.4)} Q${at(10, 0)} ${at(0.4, 1.4)} Z`,
    ) +
    shape(
      faint ? '#cfe3f7' : blue,
      `M${at(0.4, 1.4)} Q${at(8.4, 1.6)} ${at(7, 7.4)} Q${at(3, 8.4)} ${at(0.4, 3)} Z`,
    ) +
    oval(x + side * 6, y - 3.2, 1.5, 1.5, faint ? '#fff6ea' : '#ffe08a') +
    oval(x + side * 4.6, y + 4.6, 1, 1, faint ? '#eef6fd' : '#d6ecff')
  );
};
const trunk = (x: number, y: number) =>
  oval(x, y + 1, 0.8, 5.6, '#3a2a1c') + line('#3a2a1c', `M${x} ${y - 4} l-2 -3 M${x} ${y - 4} l2 -3`, 0.5);
const dashes = (x1: number, y1: number, x2: number, y2: number, width = 0.9) => {
  const steps = 9;
  return line(
    red,
    Array.from({ length: steps }, (_, i) => {
      const point = (t: number) =>
        `${Math.round((x1 + (x2 - x1) * t) * 100) / 100} ${Math.round((y1 + (y2 - y1) * t) * 100) / 100}`;
      return `M${point(i / steps)} L${point((i + 0.55) / steps)}`;
    }).join(' '),
    width,
  );
};
/** The corners of a regular shape. */
const corners = (x: number, y: number, r: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [
      Math.round((x + r * Math.cos(turn)) * 100) / 100,
      Math.round((y + r * Math.sin(turn)) * 100) / 100,
    ];
  });
/** A regular shape with all its lines of symmetry. */
const regular = (x: number, y: number, r: number, count: number, fill: string) => {
  const points = corners(x, y, r, count);
  const reach = 1.22;
  return (
    shape(fill, `M${points.map((point) => point.join(' ')).join(' L')} Z`) +
    times(count, (i) => {
      const turn = (i / (2 * count)) * 2 * Math.PI - Math.PI / 2;
      const [dx, dy] = [r * reach * Math.cos(turn), r * reach * Math.sin(turn)];
      return dashes(x - dx, y - dy, x + dx, y + dy, 0.45);
    })
  );
};

export const symmetryIcons = {
  'x-half-butterfly': tile('#e7dccb') + box(4, 3, 24, 26, paper, 0.6) + wings(16, 15, -1) + trunk(16, 15),
  'x-butterfly-axis':
    tile('#e7dccb') +
    box(4, 3, 24, 26, paper, 0.6) +
    wings(16, 15, -1) +
    wings(16, 15, 1) +
    trunk(16, 15) +
    dashes(16, 3.4, 16, 28.6),
  'x-fold-butterfly':
    tile('#e7dccb') +
    box(3, 4, 13, 24, paper, 0.4) +
    wings(16, 15, -1) +
    shape('#f3ecdc', 'M16 4 L26 8 V32 L16 28 Z') +
    shape('#f08a2c', 'M16.4 15 Q19 9.6 23.4 12.4 Q24 17.6 16.4 16.6 Z') +
    shape(blue, 'M16.4 16.8 Q22 18.4 21.6 23.4 Q18.6 23 16.4 18.6 Z') +
    dashes(16, 4, 16, 28) +
    line(red, 'M27.6 12 Q25 3.6 18 3.6', 0.9) +
    shape(red, 'M18.6 2 L15.8 3.8 L18.8 5.4 Z'),
  'x-butterfly-mirror':
    tile('#e7dccb') +
    box(3, 4, 12.6, 24, paper, 0.4) +
    wings(15.6, 15, -1) +
    box(16, 3, 13, 26, '#d3e9f5', 0.6) +
    wings(16.4, 15, 1, true) +
    box(15.4, 2.4, 1.4, 27, '#7d8896', 0.4) +
    line('#ffffff', 'M25 5 L28 9', 0.8),
  'x-dots-mirror':
    tile('#eef4fa') +
    dashes(16, 3, 16, 29) +
    oval(6, 16, 1.8, 1.8, blue) +
    oval(26, 16, 1.8, 1.8, blue) +
    pointer('#3f4a5a', 11, 22, 6, 22, 0.8) +
    pointer('#3f4a5a', 11, 22, 15.6, 22, 0.8) +
    pointer('#3f4a5a', 21, 22, 16.4, 22, 0.8) +
    pointer('#3f4a5a', 21, 22, 26, 22, 0.8),
  'x-square-lines':
    tile('#eef4fa') +
    box(7, 7, 18, 18, '#ffd27a', 0.2) +
    dashes(16, 3, 16, 29) +
    dashes(3, 16, 29, 16) +
    dashes(4, 4, 28, 28) +
    dashes(28, 4, 4, 28),
  'x-rectangle-diagonal':
    tile('#eef4fa') +
    shape('#ffd27a', 'M4 7 L28 23 H4 Z') +
    shape('#ffb347', 'M4 7 L28 23 L20.6 4.4 Q18.6 1.4 16 3.6 Z') +
    dashes(4, 7, 28, 23) +
    oval(4, 23, 1.3, 1.3, red) +
    oval(18.6, 3, 1.3, 1.3, red),
  'x-regular-lines':
    tile('#eef4fa') +
    regular(8.4, 9.4, 6.2, 3, '#ffd27a') +
    regular(23.6, 9, 6.2, 4, '#a9dca3') +
    regular(16, 23, 6.2, 5, '#f4b6cc'),
  'x-circle-lines':
    tile('#eef4fa') +
    oval(16, 16, 10, 10, '#ffd27a') +
    times(8, (i) => {
      const turn = (i / 8) * Math.PI;
      const [dx, dy] = [12.4 * Math.cos(turn), 12.4 * Math.sin(turn)];
      return dashes(16 - dx, 16 - dy, 16 + dx, 16 + dy, 0.5);
    }),
  'x-pinwheel-turn':
    tile('#eef4fa') +
    times(4, (i) => {
      const turn = (i * Math.PI) / 2;
      const at = (a: number, b: number) =>
        `${Math.round((16 + a * Math.cos(turn) - b * Math.sin(turn)) * 100) / 100} ${Math.round((16 + a * Math.sin(turn) + b * Math.cos(turn)) * 100) / 100}`;
      return shape(
        ['#e5484d', '#ffd43b', '#4fb05a', '#4aa8e0'][i]!,
        `M${at(0, 0)} L${at(0, -9)} L${at(9, -9)} Z`,
      );
    }) +
    oval(16, 16, 1.2, 1.2, '#3f4a5a') +
    line(red, 'M27.6 10 A13 13 0 0 1 26 24.4', 1.1) +
    shape(red, 'M24.2 23 L25 27 L28 24.4 Z'),
  'x-parallelogram-turn':
    tile('#eef4fa') +
    shape('#a9dca3', 'M9 9 H28 L23 22 H4 Z') +
    oval(16, 15.5, 1.1, 1.1, '#3f4a5a') +
    oval(9, 9, 1.2, 1.2, red) +
    oval(23, 22, 1.2, 1.2, red) +
    line(red, 'M10 5.6 Q21 1.6 27 6', 0.9) +
    shape(red, 'M26 7.4 L29.6 8 L28 4.8 Z') +
    line(red, 'M22 25.6 Q11 29.6 5 25', 0.9) +
    shape(red, 'M6.2 23.8 L2.4 23 L4 26.4 Z'),
} as const;
