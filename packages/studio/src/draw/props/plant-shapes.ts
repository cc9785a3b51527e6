import { ball, box, line, oval, shape, times } from './icon-shapes.ts';

/** Beans and trees as our views show them. */

export const earth = '#8a5a34';
export const deep = '#6b4426';
export const stem = '#5fa83a';
export const red = '#cf222e';
export const blue = '#1f6feb';
export const trunk = '#7a5230';

/** A bean on its side. */
export const bean = (x: number, y: number, s = 1, fill = '#a8522f', shine = '#d98a60') =>
  shape(
    fill,
    `M${x - 5 * s} ${y} Q${x - 5 * s} ${y - 4 * s} ${x - 1.6 * s} ${y - 3.6 * s} Q${x} ${y - 3 * s} ${x + 1.6 * s} ${y - 3.6 * s} Q${x + 5 * s} ${y - 4 * s} ${x + 5 * s} ${y} Q${x + 4.4 * s} ${y + 4 * s} ${x} ${y + 4 * s} Q${x - 4.4 * s} ${y + 4 * s} ${x - 5 * s} ${y} Z`,
  ) + oval(x - 2.4 * s, y - 1.4 * s, 1.2 * s, 0.7 * s, shine);
export const whiteRoot = (d: string) => line('#f6f0dc', d, 1.1);
export const leafPair = (x: number, y: number, s = 1) =>
  shape(
    '#6dbb45',
    `M${x} ${y} q${-5 * s} ${-4 * s} ${-7 * s} ${0.4 * s} q${3 * s} ${3 * s} ${7 * s} ${-0.4 * s} Z`,
  ) +
  shape(
    '#57a335',
    `M${x} ${y} q${5 * s} ${-4 * s} ${7 * s} ${0.4 * s} q${-3 * s} ${3 * s} ${-7 * s} ${-0.4 * s} Z`,
  );
export const cotton = (x: number, y: number, half: number) =>
  box(x - half - 1, y, half * 2 + 2, 2.4, '#9cc3e0', 1) +
  times(5, (i) => ball(x - half + (i * half) / 2, y - 0.6, 2.4, '#ffffff', '#eef3f8'));
export const jar = (x: number, y: number, inside: string) =>
  shape(
    '#dff1fc',
    `M${x - 6} ${y - 17} H${x + 6} V${y - 2} Q${x + 6} ${y} ${x + 4} ${y} H${x - 4} Q${x - 6} ${y} ${x - 6} ${y - 2} Z`,
  ) + inside;

/** A tall bare trunk. */
export const tall = (x: number, width: number, from = 1, to = 31) =>
  box(x - width / 2, from, width, to - from, trunk);
export const roof = (y: number, fill: string) =>
  times(7, (i) => oval(4.8 + i * 3.74, y + (i % 2) * 1.4, 3.8, 3.6, fill));
export const crown = (x: number, y: number, s: number, fill = '#3f8f3a') =>
  oval(x - 2.6 * s, y + 0.6 * s, 2.8 * s, 2.2 * s, fill) +
  oval(x + 2.6 * s, y + 0.6 * s, 2.8 * s, 2.2 * s, fill) +
  oval(x, y - 1 * s, 3.2 * s, 2.6 * s, fill);
