import { svg } from '../markup.ts';
import { inscription, line, onRound, oval, shape, times } from './icon-shapes.ts';

/** Turns, angles, and a paper triangle that is torn. */

const ink = '#2f3542';
const red = '#d9574a';
const green = '#5fb84a';
const blue = '#3a86d8';
const yellow = '#f2c14e';
const paper = '#fffaf0';

/** Part of a disc between two angles, in degrees against the clock from the right. */
function wedge(fill: string, x: number, y: number, r: number, from: number, to: number): string {
  const at = (degrees: number) => onRound(x, y, r, 0.25 - degrees / 360);
  return shape(fill, `M${x} ${y} L${at(from)} A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)} Z`);
}

/** A line from a point at so many degrees. */
const ray = (color: string, x: number, y: number, r: number, degrees: number, width = 1.3) =>
  line(color, `M${x} ${y} L${onRound(x, y, r, 0.25 - degrees / 360)}`, width);

/** A half disc with strokes every ten degrees around (16, 25). */
const halfDisc =
  shape(yellow, 'M2.6 25 A13.4 13.4 0 0 1 29.4 25 V27.6 H2.6 Z') +
  times(19, (i) => {
    const turn = -0.25 + i / 36;
    return line(
      '#7a5a14',
      `M${onRound(16, 25, 13, turn)} L${onRound(16, 25, i % 3 ? 11.9 : 11.2, turn)}`,
      0.5,
    );
  });

/** A figure with its middle at so many degrees and so far from the middle of the protractor. */
function onScale(text: string, degrees: number, r: number, color: string): string {
  const [x, y] = onRound(16, 25, r, 0.25 - degrees / 360)
    .split(' ')
    .map(Number) as [number, number];
  return inscription(text, x, y - 0.9, 1.9, color);
}

/** The set square as a frame: its right angle at (x, y), arms of length `side` up and to the right. */
const setSquare = (x: number, y: number, side: number, fill: string, mark = side * 0.13) =>
  svg`<path fill="${fill}" fill-rule="evenodd" d="M${x} ${y} V${y - side} L${x + side} ${y} Z M${x + side * 0.2} ${y - side * 0.2} V${y - side * 0.52} L${x + side * 0.52} ${y - side * 0.2} Z"/>` +
  line('#ffffff', `M${x + 0.6} ${y - mark} h${mark - 0.6} v${mark - 0.6}`, 0.8);

export const angleIcons = {
  'x-full-turn':
    shape('#dff1fc', 'M1 22 Q16 15 31 22 Q31 30 16 31 Q1 30 1 22 Z') +
    oval(16, 25, 8, 2.4, '#bfe0f2') +
    line('#3a4a6b', 'M14.4 19 L14 24 M17.4 19 L20.4 22.4', 2) +
    line('#9aa6b3', 'M12.4 25.6 h3.6 M19.4 24.4 l3 -1.2', 1.1) +
    shape(red, 'M12.4 19.6 L13.6 11 Q16 9.4 18.4 11 L19.6 19.6 Z') +
    line('#c98d5f', 'M13.8 12 L7 9.6 M18.2 12 L25 9.6', 1.7) +
    oval(16, 6.8, 3.2, 3.4, '#c98d5f') +
    shape('#2a1c12', 'M12.6 7 Q12.4 2.6 16 2.6 Q19.6 2.6 19.4 7 Q18 4.8 16 5 Q14 4.8 12.6 7 Z') +
    line('#cf222e', 'M24.4 17.4 C31 21.4 25.4 28.6 16 28.6 C6.6 28.6 1 21.4 7.6 17.4', 1.4) +
    line('#cf222e', 'M7.6 17.4 C10.4 15.6 21 15.6 23.2 16.8', 0.7) +
    shape('#cf222e', 'M25.6 14.6 L22.6 17.4 L26.6 18.6 Z'),
  'x-set-squares': setSquare(1, 30, 27, blue) + setSquare(20.6, 12.6, 10.6, red),
  'x-torn-triangle':
    shape(red, 'M2 29 L30 29 L20.6 11.6 L18.4 13 L16.8 11.2 L14.6 13.4 L12.2 11.4 Z') +
    line('#ffd9d2', 'M20.6 11.6 L18.4 13 L16.8 11.2 L14.6 13.4 L12.2 11.4', 1.1),
  'x-case-triangle':
    shape('#ffe0da', 'M2 29 L30 29 L22.6 11.8 L20.6 13.4 L18.8 11.6 L16.6 13.6 L13.4 12 Z') +
    wedge(red, 2, 29, 6.4, 0, 56) +
    wedge(blue, 30, 29, 6.4, 113, 180) +
    line(ink, 'M13.4 12 L2 29 H30 L22.6 11.8', 1) +
    line(red, 'M22.6 11.8 L20.6 13.4 L18.8 11.6 L16.6 13.6 L13.4 12', 1) +
    inscription('60', 11.4, 24.6, 2.6, ink) +
    inscription('80', 21.6, 24.6, 2.6, ink) +
    line(ink, 'M15.6 5.4 Q15.6 2.6 18 2.6 Q20.4 2.6 20.4 5 Q20.4 6.6 18 7 V8', 1.1) +
    oval(18, 9.8, 0.7, 0.7, ink),
  'x-protractor-on-angle':
    halfDisc +
    wedge('#ffe9b8', 16, 25, 7, 0, 50) +
    onScale('0', 4, 9.6, ink) +
    onScale('50', 50, 9.6, ink) +
    onScale('130', 130, 9.4, '#7a5a14') +
    ray(red, 16, 25, 15.4, 0) +
    ray(red, 16, 25, 19, 50) +
    oval(16, 25, 1.3, 1.3, ink),
  'x-protractor-rows':
    halfDisc +
    shape('#fff6dd', 'M6.4 25 A9.6 9.6 0 0 1 25.6 25 Z') +
    onScale('0', 5, 10.6, '#b3261e') +
    onScale('50', 53, 10.4, '#b3261e') +
    onScale('130', 127, 10.4, '#b3261e') +
    onScale('130', 62, 7, '#1d4fa3') +
    onScale('50', 124, 6.8, '#1d4fa3') +
    onScale('0', 173, 7.4, '#1d4fa3') +
    ray(red, 16, 25, 15.4, 0, 1) +
    ray(red, 16, 25, 17.6, 50, 0.8) +
    oval(16, 25, 1.2, 1.2, ink),
  'x-angles-on-line':
    wedge('#ffd9a0', 16, 23, 9, 0, 50) +
    wedge('#bfe0f2', 16, 23, 9, 50, 180) +
    line(ink, 'M1.6 23 H30.4', 1.5) +
    ray(ink, 16, 23, 18, 50, 1.5) +
    inscription('130', 12.2, 17.4, 2.6, ink) +
    inscription('50', 22.6, 18.6, 2.8, ink) +
    oval(16, 23, 1.1, 1.1, red),
  'x-corners-torn':
    shape(paper, 'M8.6 24.6 L10.4 22 L9.4 19.6 L13.4 13.6 L15.6 14.6 L18 13.4 L22.2 20 L21.2 22.4 L23 25 Z') +
    line(
      '#c9b98f',
      'M8.6 24.6 L10.4 22 L9.4 19.6 M13.4 13.6 L15.6 14.6 L18 13.4 M22.2 20 L21.2 22.4 L23 25',
      0.7,
    ) +
    wedge(red, 1, 29.6, 8, 0, 58) +
    wedge(blue, 31, 29.6, 8, 122, 180) +
    wedge(green, 16, 2.6, 8, 240, 300),
  'x-corners-in-line':
    wedge(red, 16, 24, 13, 0, 58) +
    wedge(green, 16, 24, 13, 58, 120) +
    wedge(blue, 16, 24, 13, 120, 180) +
    line(ink, 'M1 24.6 H31', 1.5) +
    line(ink, 'M1.6 22 A14.6 14.6 0 0 1 30.4 22', 0.8) +
    inscription('180', 16, 3.4, 3.4, ink) +
    line(ink, 'M21.4 3.6 a.7 .7 0 1 0 1.4 0 a.7 .7 0 1 0 -1.4 0', 0.5),
  'x-triangle-giant':
    shape(yellow, 'M.6 30 H31.4 L12 1 Z') +
    wedge(red, 0.6, 30, 6, 0, 68) +
    wedge(blue, 31.4, 30, 6, 124, 180) +
    wedge(green, 12, 1, 6, 248, 304) +
    shape('#fff6dd', 'M11.6 26 H20.4 L15 17.8 Z') +
    wedge(red, 11.6, 26, 2, 0, 68) +
    wedge(blue, 20.4, 26, 2, 124, 180) +
    wedge(green, 15, 17.8, 2, 248, 304),
};
