import { box, ground, inscription, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Right triangles in a town, on a rope, on a slide and on a screen; their sides are true to each other. */

const paper = '#f6f8fc';
const ink = '#2f3542';
const red = '#cf222e';
const blue = '#2f6fd0';
const green = '#4f9e3c';

/** Little squares in a row and a column from a corner along two directions. */
function tiles(
  x: number,
  y: number,
  count: number,
  along: [number, number],
  up: [number, number],
  fill: string,
): string {
  const at = (a: number, b: number) =>
    `${Math.round((x + a * along[0] + b * up[0]) * 100) / 100} ${Math.round((y + a * along[1] + b * up[1]) * 100) / 100}`;
  const rules = Array.from(
    { length: count + 1 },
    (_, i) => `M${at(i, 0)} L${at(i, count)} M${at(0, i)} L${at(count, i)}`,
  ).join(' ');
  return (
    shape(fill, `M${at(0, 0)} L${at(count, 0)} L${at(count, count)} L${at(0, count)} Z`) +
    line(ink, rules, 0.35)
  );
}
const corner = (x: number, y: number, side: number) => line(ink, `M${x} ${y - side} h${side} v${side}`, 0.7);
/** A rope whose knots stand in equal spaces. */
const knots = (points: [number, number][]) =>
  points.map(([x, y]) => oval(x, y, 0.9, 0.9, '#7a4a21')).join('');
const between = (from: [number, number], to: [number, number], parts: number): [number, number][] =>
  Array.from({ length: parts }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / parts,
    from[1] + ((to[1] - from[1]) * i) / parts,
  ]);

export const triangleIcons = {
  'x-way-to-school':
    tile('#dfe9d5') +
    times(5, (i) => times(5, (k) => box(2.4 + i * 5.6, 2.4 + k * 5.6, 4.2, 4.2, '#c9cdd6', 0.5))) +
    line(blue, 'M7.3 24.1 H24.1 V1.7', 1.4) +
    line(red, 'M7.3 24.1 L24.1 1.7', 1.2) +
    oval(7.3, 24.1, 1.5, 1.5, ink) +
    emoji('school', 20.6, 0.6, 7.4) +
    inscription('3', 15.8, 25.4, 4, ink) +
    inscription('4', 27, 11.4, 4, ink),
  'x-squares-on-sides':
    tile(paper) +
    shape('#ffe8b8', 'M9.2 20 H18.8 V12.8 Z') +
    line(ink, 'M9.2 20 H18.8 V12.8 Z', 0.7) +
    tiles(9.2, 20, 4, [2.4, 0], [0, 2.4], '#a8dba0') +
    tiles(18.8, 20, 3, [0, -2.4], [2.4, 0], '#8cc9ee') +
    tiles(9.2, 20, 5, [1.92, -1.44], [-1.44, -1.92], '#ffc58a'),
  'x-square-twenty-five':
    tile(paper) +
    tiles(5, 5, 5, [4.4, 0], [0, 4.4], '#ffc58a') +
    inscription('5', 16, 27.4, 3.6, ink) +
    inscription('5', 29.2, 14, 3.6, ink),
  'x-triangle-without-right':
    tile(paper) +
    shape('#ffd0c8', 'M3 12 L18 12 L9 2.6 Z') +
    line(ink, 'M3 12 L18 12 L9 2.6 Z', 0.7) +
    line(red, 'M22.4 4 l6 6 M28.4 4 l-6 6', 1.6) +
    shape('#cdeac5', 'M4 28.4 H17 V18.4 Z') +
    line(ink, 'M4 28.4 H17 V18.4 Z M15 28.4 v-2 h2', 0.7) +
    line(green, 'M22.4 23.6 l2.4 3 l4.4 -6', 1.6),
  'x-rope-twelve':
    tile(paper) +
    line('#c9955f', 'M2.6 16 H29.4', 1.2) +
    times(13, (i) => line('#7a4a21', `M${2.6 + i * 2.233} 14.6 v2.8`, 1.1)) +
    inscription('12', 16, 20.6, 4.6, ink),
  'x-rope-triangle':
    tile('#dff0d8') +
    line('#c9955f', 'M5 27 H25 V12 Z', 1.2) +
    knots([
      ...between([5, 27], [25, 27], 4),
      ...between([25, 27], [25, 12], 3),
      ...between([25, 12], [5, 27], 5),
    ]) +
    corner(22.2, 27, 2.8) +
    inscription('4', 15, 27.8, 3.2, ink) +
    inscription('3', 28.4, 17.6, 3.4, ink) +
    inscription('5', 12.4, 14.6, 3.4, ink),
  'x-triples':
    tile(paper) +
    shape('#cdeac5', 'M3 12 H11 V6 Z') +
    line(ink, 'M3 12 H11 V6 Z', 0.6) +
    inscription('3 4 5', 21.4, 7, 3, ink) +
    shape('#ffe8b8', 'M3 20.4 H13 V16.2 Z') +
    line(ink, 'M3 20.4 H13 V16.2 Z', 0.6) +
    inscription('5 12 13', 22.4, 16.4, 2.6, ink) +
    shape('#cfe3fa', 'M3 30 H13.8 V21.9 Z') +
    line(ink, 'M3 30 H13.8 V21.9 Z', 0.6) +
    inscription('6 8 10', 22.4, 25, 2.8, ink),
  'x-slide-thirteen':
    tile('#cfeafb') +
    ground(25, '#8fcf6a') +
    line('#8d99a6', 'M26 25 V15 M29 25 V15', 0.9) +
    times(4, (i) => line('#8d99a6', `M26 ${17 + i * 2.2} h3`, 0.7)) +
    line('#f2994a', 'M2 25 L26 15', 2.2) +
    line(ink, 'M2 25.4 H26', 0.7) +
    corner(23.6, 25.2, 2.4) +
    inscription('13', 12, 14, 4, red) +
    inscription('5', 22.6, 18.2, 3.4, ink) +
    inscription('?', 14, 26.2, 3.6, ink),
  'x-screen-diagonal':
    tile(paper) +
    box(3, 5, 26, 20, ink, 1.4) +
    box(4.6, 6.6, 22.8, 17.1, '#bfe3f7') +
    line(red, 'M4.6 23.7 L27.4 6.6', 1.1) +
    inscription('15', 13.4, 9.4, 4, red) +
    inscription('12', 16, 26.2, 3.6, ink) +
    inscription('9', 24.4, 15, 3.6, ink),
  'x-dragon-grid':
    tile('#e9f5e1') +
    times(9, (i) => line('#b9d8a8', `M${4 + i * 3} 9 V27`, 0.4)) +
    times(7, (i) => line('#b9d8a8', `M4 ${9 + i * 3} H28`, 0.4)) +
    line(blue, 'M4 27 H28 V9', 1) +
    line(red, 'M4 27 L28 9', 1.1) +
    oval(4, 27, 1.4, 1.4, ink) +
    emoji('dragon', 23.6, 1.4, 8) +
    inscription('8', 16, 27.6, 3, ink) +
    inscription('6', 30, 17, 3, ink) +
    inscription('10', 13, 14, 3.6, red),
};
