import { ball, box, line, oval, pointer, shape, slices, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about paint, depth and music tell of. */

const ink = '#2f3542';
const grey = '#5b6570';
const paper = '#fff8e6';
const paints = {
  red: '#e03131',
  orange: '#f76707',
  yellow: '#ffd43b',
  green: '#37b24d',
  blue: '#1c7ed6',
  violet: '#7048e8',
};
const blob = (x: number, y: number, r: number, fill: string) => ball(x, y, r, fill, '#ffffff');
const plus = (x: number, y: number) => line(ink, `M${x - 0.9} ${y} h1.8 M${x} ${y - 0.9} v1.8`, 0.7);
const arrow = (x: number, y: number, length: number) => pointer(grey, x, y, x + length, y, 0.8);
/** Two paints and what they make, in a row. */
const mix = (y: number, one: string, other: string, made: string, r = 3.4) =>
  blob(6, y, r, one) +
  plus(11, y) +
  blob(16, y, r, other) +
  arrow(20.4, y, 3.4) +
  blob(27, y, r * 0.95, made);
const note = (x: number, y: number, s: number) =>
  oval(x, y, 1.7 * s, 1.3 * s, ink) + line(ink, `M${x + 1.5 * s} ${y} V${y - 6 * s}`, 0.7 * s);

/** A paint, and below it the two that make it. */
const mixedFrom = (made: string, one: string, other: string) =>
  blob(16, 9.6, 8.4, made) + blob(7.6, 25, 6, one) + blob(24.4, 25, 6, other);

const pale = '#e9ecef';
const ring = (x: number, y: number, r: number, fills: string[]) =>
  slices(x, y, r, fills) + oval(x, y, r * 0.34, r * 0.34, paper);

/** Two paints and what they make, small. */
const small = (x: number, one: string, other: string, made: string) =>
  oval(x, 18.6, 1.6, 1.6, one) +
  line(ink, `M${x + 2.2} 18.6 h1.2 M${x + 2.8} 18 v1.2`, 0.4) +
  oval(x + 5.2, 18.6, 1.6, 1.6, '#b9c3cf') +
  oval(x + 5.2, 18.6, 1.4, 1.4, other) +
  pointer(grey, x + 7.2, 18.6, x + 8.6, 18.6, 0.4) +
  oval(x + 10.4, 18.6, 1.5, 1.5, made);

const tube = (x: number, y: number, paint: string) =>
  box(x - 0.8, y, 1.6, 1.2, '#5b6570', 0.2) +
  box(x - 1.8, y + 1.2, 3.6, 6, '#8d99a6', 0.5) +
  box(x - 1.4, y + 1.5, 2.8, 5.4, paint, 0.4);

export const artMoments = {
  'x-paint-box-three':
    box(1, 4, 30, 24, '#8d99a6', 3) +
    box(2.6, 5.6, 26.8, 20.8, '#e9edf2', 2) +
    [paints.red, paints.yellow, paints.blue]
      .map(
        (paint, i) =>
          oval(7.2 + i * 8.8, 12.4, 3.8, 3.8, '#cfd6de') + oval(7.2 + i * 8.8, 12.4, 3.2, 3.2, paint),
      )
      .join('') +
    box(5, 19.6, 22, 4.4, '#cfd6de', 2) +
    line('#b5732f', 'M8 21.8 H20', 1.2) +
    line('#5b4636', 'M20 21.8 H24', 1.8),
  'x-orange-and-question':
    tile(paper) +
    mix(10, paints.red, paints.yellow, paints.orange) +
    blob(6, 22.4, 3.4, paints.red) +
    plus(11, 22.4) +
    blob(16, 22.4, 3.4, paints.blue) +
    arrow(20.4, 22.4, 3.4) +
    writing('?', 27, 18.6, 7.4, ink, 1.2),
  'x-three-secondaries':
    tile(paper) +
    mix(6.8, paints.red, paints.yellow, paints.orange) +
    mix(16, paints.yellow, paints.blue, paints.green) +
    mix(25.2, paints.red, paints.blue, paints.violet),
  'x-primaries-named':
    tile(paper) +
    [paints.red, paints.yellow, paints.blue].map((paint, i) => blob(6.6 + i * 9.4, 13, 4.2, paint)).join('') +
    ['RED', 'YELLOW', 'BLUE']
      .map((name, i) => writing(name, [6.2, 15.8, 25.6][i]!, 20.4, 1.8, ink, 1.2))
      .join(''),
  'x-violet-mixed': mixedFrom(paints.violet, paints.red, paints.blue),
  'x-orange-mixed': mixedFrom(paints.orange, paints.red, paints.yellow),
  'x-green-mixed': mixedFrom(paints.green, paints.yellow, paints.blue),
  'x-wheel-and-tubes':
    tile(paper) +
    ring(8.4, 8.4, 5.6, [pale, pale, pale, paints.green, paints.blue, paints.violet]) +
    line(ink, 'M8.4 15 A6.6 6.6 0 0 1 8.4 1.8', 0.6) +
    ring(23.6, 8.4, 5.6, [paints.red, pale, pale, paints.green, pale, pale]) +
    small(3.8, paints.red, '#ffffff', '#ff8fa3') +
    small(18.8, paints.red, '#22252c', '#7a1420') +
    [paints.red, paints.yellow, paints.blue, '#ffffff', '#22252c']
      .map((paint, i) => tube(4.8 + i * 5.6, 22.8, paint))
      .join(''),
  'x-six-in-a-heap':
    tile(paper) +
    Object.values(paints)
      .map((paint, i) =>
        blob([7, 16.4, 25, 9.6, 19.4, 26.4][i]!, [9, 6.6, 11, 19, 16.8, 22.4][i]!, 3.6, paint),
      )
      .join('') +
    writing('?', 16, 23, 6, ink, 1.2),
  'x-opposites-stirred':
    tile(paper) +
    box(4, 4, 12, 9, paints.red) +
    box(16, 4, 12, 9, paints.green) +
    line(
      '#f0a500',
      'M16 1.8 V3 M2 8.5 H3.2 M28.8 8.5 H30 M3 3 L4 4 M29 3 L28 4 M3 14 L4 13 M29 14 L28 13',
      0.8,
    ) +
    mix(23, paints.red, paints.green, '#7a4a21', 3.8),
  'x-box-to-house':
    tile('#eaf4fb') +
    box(2.6, 15, 10, 10, '#e0a06a') +
    shape('#f2c596', 'M2.6 15 L5.4 12 H15.4 L12.6 15 Z') +
    shape('#c97f4f', 'M12.6 15 L15.4 12 V22 L12.6 25 Z') +
    arrow(16.4, 19, 3) +
    box(20, 15, 9, 10, '#e0a06a') +
    shape('#b5443a', 'M18.8 15 L24.5 8.6 L30.2 15 Z') +
    box(23, 20, 3, 5, '#6b4a3a') +
    box(21.2, 16.6, 2, 2, '#bfe3f7') +
    box(25.8, 16.6, 2, 2, '#bfe3f7'),
  'x-house-before-tree':
    tile('#cfeafa') +
    shape('#b7d99a', 'M1 20 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(19.4, 14, 2.6, 11, '#8a5a2c') +
    oval(20.8, 11, 7, 8, '#3f8f4a') +
    box(5, 15, 14, 12.4, '#f2d3a4') +
    shape('#b5443a', 'M3 15.4 L12 7.4 L21 15.4 Z') +
    box(10, 20.6, 4, 6.8, '#6b4a3a') +
    box(6.4, 17.4, 2.8, 2.8, '#bfe3f7') +
    box(15, 17.4, 2.8, 2.8, '#bfe3f7'),
  'x-beat-and-rhythm':
    tile('#f3e6fb') +
    oval(5.6, 9, 3.8, 3.8, '#3a86d8') +
    oval(5.6, 9, 2.9, 2.9, '#ffffff') +
    line(ink, 'M5.6 9 V6.8 M5.6 9 L7.2 9.8', 0.6) +
    times(4, (i) => oval(13.4 + i * 5, 9, 1.6, 1.6, paints.red)) +
    emoji('musical-note', 5.6, 22.6, 7.4) +
    box(11.8, 21.2, 6.6, 3, '#7048e8', 1.5) +
    box(19.6, 21.2, 2.2, 3, '#7048e8', 1.1) +
    box(23, 21.2, 2.2, 3, '#7048e8', 1.1) +
    box(26.4, 21.2, 3.8, 3, '#7048e8', 1.5),
  'x-clap-elephant':
    tile('#f3e6fb') +
    emoji('elephant', 16, 7.6, 11) +
    times(3, (i) => emoji('palms-up-together', 6 + i * 10, 19, 7)) +
    times(3, (i) =>
      line(ink, `M${4 + i * 10} 14.4 l-.8 -1.4 M${6 + i * 10} 14 v-1.6 M${8 + i * 10} 14.4 l.8 -1.4`, 0.6),
    ) +
    emoji('foot', 4.8, 27, 5.6) +
    times(3, (i) => oval(12 + i * 7.6, 27, 1.5, 1.5, paints.red)),
  'x-beat-rest':
    tile('#f3e6fb') +
    [1, 2, 3, 4]
      .map((n, i) =>
        n === 3
          ? line(
              '#8d99a6',
              times(8, (turn) => {
                const a = (turn / 8) * Math.PI * 2;
                const b = a + 0.4;
                const at = (angle: number) =>
                  `${(5.2 + i * 7.2 + Math.cos(angle) * 3).toFixed(2)} ${(19 + Math.sin(angle) * 3).toFixed(2)}`;
                return `M${at(a)} L${at(b)} `;
              }),
              0.7,
            )
          : oval(5.2 + i * 7.2, 19, 3, 3, i === 0 ? paints.red : '#3a86d8') +
            writing(String(n), 5.2 + i * 7.2, 17.4, 3.2, '#ffffff', 1.3) +
            note(4.6 + i * 7.2, 12, 0.9),
      )
      .join('') +
    line(ink, 'M18.6 6 L20.8 8.4 Q19 10 21 12.4 Q18.6 11.6 19.6 13.6', 0.9),
  'x-notes-page':
    box(3, 1, 26, 30, '#cbb98f', 1) +
    box(3.6, 1.6, 24.8, 28.8, '#fffdf6', 0.8) +
    times(
      3,
      (row) =>
        times(5, (i) => line('#9aa3ad', `M5.4 ${5.4 + row * 9 + i * 1.2} H26.6`, 0.3)) +
        times(4, (i) => note(8.4 + i * 5.2, 9.6 + row * 9 - ((i * 2 + row) % 3) * 1.2, 0.8)),
    ),
  'x-all-mixes':
    tile(paper) +
    mix(5, paints.red, paints.yellow, paints.orange, 2.7) +
    mix(11.4, paints.yellow, paints.blue, paints.green, 2.7) +
    mix(17.8, paints.red, paints.blue, paints.violet, 2.7) +
    line('#c9b98a', 'M3 21.6 H29', 0.4) +
    [paints.red, paints.yellow, paints.blue].map((paint, i) => blob(4.6 + i * 6, 26, 2.4, paint)).join('') +
    plus(7.6, 26) +
    plus(13.6, 26) +
    arrow(19.8, 26, 3.4) +
    blob(27, 26, 2.7, '#7a4a21'),
};
