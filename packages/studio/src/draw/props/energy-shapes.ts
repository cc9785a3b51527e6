import { ball, box, line, oval, shape, times } from './icon-shapes.ts';
import { emoji } from './picture-parts.ts';

/** Batteries, lamps, pots and hats as our views show them. */

export const paper = '#fff8e6';
export const copper = '#c4622d';
export const red = '#cf222e';
export const blue = '#1f6feb';
export const wood = '#a9713f';
export const woodShade = '#7f5229';
export const steel = '#8d95a3';
export const ink = '#2f3542';

/** A battery lying down, its plus at the right. */
export const battery = (x: number, y: number) =>
  box(x - 5, y - 2.6, 10, 5.2, '#2f9e44', 0.8) +
  box(x + 2, y - 2.6, 3, 5.2, '#f3ad24', 0.6) +
  box(x + 5, y - 1.1, 1, 2.2, steel, 0.2) +
  line('#ffffff', `M${x + 2.6} ${y} h1.8 M${x + 3.5} ${y - 0.9} v1.8 M${x - 3.8} ${y} h1.8`, 0.5);

/** A lamp with its socket, shining or dark. */
export const lamp = (x: number, y: number, on: boolean, s = 1) =>
  (on
    ? times(7, (i) => {
        const angle = Math.PI * (0.86 + (i / 6) * 1.28);
        return line(
          '#ffb703',
          `M${(x + Math.cos(angle) * 5.6 * s).toFixed(2)} ${(y - 1 * s + Math.sin(angle) * 5.6 * s).toFixed(2)} L${(x + Math.cos(angle) * 7.6 * s).toFixed(2)} ${(y - 1 * s + Math.sin(angle) * 7.6 * s).toFixed(2)}`,
          0.8 * s,
        );
      })
    : '') +
  ball(x, y - 1 * s, 4 * s, on ? '#ffd43b' : '#c3c9d4', on ? '#fff3bf' : '#e6e9ef') +
  line(
    on ? '#b97a12' : '#7a828f',
    `M${x - 1.4 * s} ${y - 0.6 * s} l${0.9 * s} -${1.4 * s} l${0.9 * s} ${1.4 * s} l${0.9 * s} -${1.4 * s}`,
    0.5 * s,
  ) +
  box(x - 1.8 * s, y + 2.4 * s, 3.6 * s, 2.8 * s, '#6b7280', 0.4);

export const wire = (d: string) => line(copper, d, 1.2);
export const charge = (x: number, y: number) => ball(x, y, 0.95, '#1f6feb', '#cfe4ff');

/** Soup in a pot that is cut open. */
export const pot = (x: number, y: number, s = 1) =>
  shape(
    '#5b6570',
    `M${x - 9 * s} ${y - 9 * s} H${x + 9 * s} V${y - 2 * s} Q${x + 9 * s} ${y} ${x + 7 * s} ${y} H${x - 7 * s} Q${x - 9 * s} ${y} ${x - 9 * s} ${y - 2 * s} Z`,
  ) +
  shape(
    '#f08c3a',
    `M${x - 7.8 * s} ${y - 7.4 * s} H${x + 7.8 * s} V${y - 2.2 * s} Q${x + 7.8 * s} ${y - 1.2 * s} ${x + 6.6 * s} ${y - 1.2 * s} H${x - 6.6 * s} Q${x - 7.8 * s} ${y - 1.2 * s} ${x - 7.8 * s} ${y - 2.2 * s} Z`,
  ) +
  box(x - 12 * s, y - 7 * s, 3 * s, 1.4 * s, '#3a3f47', 0.6) +
  box(x + 9 * s, y - 7 * s, 3 * s, 1.4 * s, '#3a3f47', 0.6);
export const flame = (x: number, y: number, size: number) => emoji('fire', x, y, size);
export const hand = (x: number, y: number, s = 1) =>
  shape(
    '#e0a878',
    `M${x} ${y} q${3 * s} -${2 * s} ${6 * s} -${1 * s} l${3 * s} ${2 * s} v${4 * s} h-${8 * s} q-${2 * s} -${1 * s} -${1 * s} -${5 * s} Z`,
  ) +
  line('#b97f50', `M${x + 0.6 * s} ${y + 1.4 * s} h${3 * s} M${x + 0.6 * s} ${y + 3 * s} h${3 * s}`, 0.4 * s);
/** A thermometer that has risen to a share of its height. */
export const thermometer = (x: number, y: number, height: number, share: number) =>
  box(x - 1, y - height, 2, height, '#ffffff', 1) +
  line('#8d95a3', `M${x - 1} ${y - height + 1} V${y}`, 0.2) +
  ball(x, y, 1.5, red, '#ff9a9a') +
  line(red, `M${x} ${y} V${y - height * share}`, 0.9);
export const steam = (x: number, y: number) =>
  line('#b9c3cf', `M${x - 2} ${y} q-1.4 -1.6 0 -3 t0 -3 M${x + 2} ${y} q-1.4 -1.6 0 -3 t0 -3`, 0.7);

export const snowman = (x: number, y: number) =>
  ball(x, y - 4.6, 4.8, '#ffffff', '#e3eef6') +
  ball(x, y - 11.6, 3.4, '#ffffff', '#e3eef6') +
  oval(x - 1.2, y - 12.2, 0.45, 0.5, ink) +
  oval(x + 1.2, y - 12.2, 0.45, 0.5, ink) +
  shape('#f3772c', `M${x} ${y - 11.4} l3 .6 l-3 .6 Z`);
export const coatOn = (x: number, y: number) =>
  shape(
    '#b5532f',
    `M${x - 3.4} ${y - 8.6} Q${x - 5.8} ${y - 6} ${x - 5.6} ${y} H${x - 1} L${x} ${y - 8} L${x + 1} ${y} H${x + 5.6} Q${x + 5.8} ${y - 6} ${x + 3.4} ${y - 8.6} Q${x} ${y - 6.8} ${x - 3.4} ${y - 8.6} Z`,
  ) + line('#7a3218', `M${x - 4.4} ${y - 6.6} l-3 3 M${x + 4.4} ${y - 6.6} l3 3`, 1.6);

export const hat = (x: number, y: number, fill: string, band: string) =>
  oval(x, y, 6.6, 1.6, fill) +
  shape(fill, `M${x - 4} ${y} L${x - 3.6} ${y - 5.4} Q${x} ${y - 7} ${x + 3.6} ${y - 5.4} L${x + 4} ${y} Z`) +
  box(x - 3.9, y - 2.2, 7.8, 1.3, band);

/** The edge of one chain link after the other, between two wheels. */
export const chainLinks = (y: number) =>
  times(8, (i) => oval(6.4 + i * 2.8, y, 1.2, 0.7, '#4a4f57') + oval(6.4 + i * 2.8, y, 0.5, 0.3, '#dfe3ea'));
export const cog = (x: number, y: number, r: number) =>
  times(10, (i) => {
    const angle = (i / 10) * 2 * Math.PI;
    return line(
      steel,
      `M${x} ${y} L${(x + Math.cos(angle) * r * 1.2).toFixed(2)} ${(y + Math.sin(angle) * r * 1.2).toFixed(2)}`,
      r * 0.3,
    );
  }) +
  ball(x, y, r, '#aab2bf', '#dfe3ea') +
  oval(x, y, r * 0.35, r * 0.35, ink);
