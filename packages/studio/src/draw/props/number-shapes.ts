import { box, inscription, line, onRound, oval, shape, times } from './icon-shapes.ts';

/** Wheels, rounds and cups as our views of numbers show them. */

export const paper = '#fff8e6';
export const red = '#cf222e';
export const blue = '#1f6feb';
export const ink = '#2f3542';
export const syrup = '#d6336c';
export const water = '#74c0fc';
const filled = '#ff8c42';
const empty = '#ffe8c2';
const crust = '#b5732f';

export const short = (value: number) => Math.round(value * 100) / 100;

/** A wheel with its tyre, without spokes where something is drawn into it. */
export const wheel = (x: number, y: number, r: number, spokes = 8) =>
  oval(x, y, r, r, '#3a3f47') +
  oval(x, y, r * 0.84, r * 0.84, '#eef3f8') +
  times(spokes, (i) => line('#b9c3cf', `M${x} ${y} L${onRound(x, y, r * 0.84, i / spokes)}`, 0.4)) +
  oval(x, y, r * 0.12, r * 0.12, ink);
/** A round of equal slices, `share` of them coloured, like a cut pizza. */
export const cutRound = (x: number, y: number, r: number, parts: number, coloured: number) =>
  oval(x, y, r * 1.1, r * 1.1, crust) +
  oval(x, y, r, r, empty) +
  times(coloured, (i) =>
    shape(
      filled,
      `M${x} ${y} L${onRound(x, y, r, i / parts)} A${r} ${r} 0 0 1 ${onRound(x, y, r, (i + 1) / parts)} Z`,
    ),
  ) +
  times(parts, (i) => line('#7a4a21', `M${x} ${y} L${onRound(x, y, r, i / parts)}`, 0.5));
/** A fraction in strokes: above, line, below. */
export const fraction = (above: string, below: string, x: number, y: number, s: number, color = ink) =>
  inscription(above, x, y - 6.4 * s, 5 * s, color) +
  line(color, `M${x - 3 * s} ${y} h${6 * s}`, 0.8 * s) +
  inscription(below, x, y + 1.4 * s, 5 * s, color);
export const ringed = (x: number, y: number, r: number) =>
  line(red, `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 -${2 * r} 0`, 0.8);
export const plus = (x: number, y: number) => line(ink, `M${x - 1.4} ${y} h2.8 M${x} ${y - 1.4} v2.8`, 0.9);
export const equals = (x: number, y: number) =>
  line(ink, `M${x - 1.6} ${y - 0.9} h3.2 M${x - 1.6} ${y + 0.9} h3.2`, 0.9);
export const cookie = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#c98d4b') +
  oval(x, y, r * 0.9, r * 0.9, '#e0a868') +
  [
    [-0.4, -0.4],
    [0.3, -0.5],
    [0.5, 0.2],
    [-0.1, 0.1],
    [-0.5, 0.4],
    [0.2, 0.6],
  ]
    .map(([dx, dy]) =>
      oval(short(x + dx! * r), short(y + dy! * r), short(r * 0.14), short(r * 0.12), '#5a3418'),
    )
    .join('');
const cupOf = (x: number, y: number, fill: string, s = 1) =>
  line(
    '#8fb6cf',
    `M${x + 2.2 * s} ${y - 4.4 * s} q${2 * s} ${0.4 * s} ${1.4 * s} ${1.8 * s} q-${0.4 * s} ${1 * s} -${1.6 * s} ${0.8 * s}`,
    0.6 * s,
  ) +
  shape('#eef6fb', `M${x - 2.4 * s} ${y - 6 * s} H${x + 2.4 * s} L${x + 2 * s} ${y} H${x - 2 * s} Z`) +
  shape(
    fill,
    `M${x - 2.3 * s} ${y - 5 * s} H${x + 2.3 * s} L${x + 1.9 * s} ${y - 0.3 * s} H${x - 1.9 * s} Z`,
  );
export const cups = (count: number, from: number, step: number, y: number, fill: string, s = 1) =>
  times(count, (i) => cupOf(from + i * step, y, fill, s));
/** A hundred squares, so many of them coloured. */
export const hundred = (coloured: number) =>
  box(1, 1, 30, 30, '#1c3f94', 0.6) +
  times(100, (i) =>
    box(
      short(2 + (i % 10) * 2.8),
      short(2 + Math.floor(i / 10) * 2.8),
      2.4,
      2.4,
      i < coloured ? '#e03131' : '#ffffff',
    ),
  );
export const cake = (x: number, y: number, half: number, parts: number, coloured: number) =>
  times(parts, (i) => {
    const width = (half * 2) / parts;
    return (
      box(short(x - half + i * width), y - 7, short(width), 7, i < coloured ? '#f06595' : '#ffe3ec') +
      line('#a8325e', `M${short(x - half + i * width)} ${y - 7} v7`, 0.5)
    );
  }) +
  line('#a8325e', `M${x - half} ${y - 7} H${x + half} V${y} H${x - half} Z`, 0.6) +
  box(x - half - 1.4, y, half * 2 + 2.8, 1.4, '#b9c3cf', 0.6);
