import { robotHead } from './bit-icons.ts';
import { frog } from './decimal-icons.ts';
import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { cutRound } from './number-shapes.ts';
import { emoji, put } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about fractions, decimals and binary numbers tell of. */

const ink = '#2f3542';
const paper = '#fff8ee';
const white = '#fffdf5';
const board = '#2f5d4f';
const chalkYellow = '#ffd43b';
const red = '#cf222e';
const blue = '#2f6fd0';
const orange = '#e8842a';

const bar = (y: number, parts: number, fill: string) =>
  box(2.6, y - 0.4, 26.8, 6.8, ink, 0.3) +
  times(parts, (i) => box(3 + (i * 26) / parts, y, 26 / parts - 0.4, 6, i === 0 ? fill : white));

const places = (words: readonly string[], xs: readonly number[], y: number, step: string) =>
  words.map((word, i) => writing(word, xs[i]!, y, 2.5, '#ffffff', 1.2)).join('') +
  xs
    .slice(1)
    .map((x, i) => {
      const to = xs[i]!;
      return (
        line(chalkYellow, `M${x} ${y + 4.2} Q${(x + to) / 2} ${y + 6.4} ${to + 0.6} ${y + 4.6}`, 0.5) +
        shape(chalkYellow, `M${to} ${y + 4} l1.7 0 l-1.1 1.5 Z`) +
        writing(step, (x + to) / 2, y + 6.2, 1.7, chalkYellow, 1.2)
      );
    })
    .join('');

const withFirst = (first: string, x: number) =>
  ['0000', '0001', '0010', '', '1111']
    .map((bits, i) =>
      bits
        ? writing(first, x - 4.4, 2.6 + i * 3.8, 2.7, first === '0' ? blue : red, 1.4) +
          writing(bits, x + 1.4, 2.6 + i * 3.8, 2.7, ink, 1.1)
        : times(3, (dot) => oval(x, 13.8 + dot * 1.2, 0.35, 0.35, ink)),
    )
    .join('');

export const numberMoments = {
  'x-bars-fourth-eighth':
    tile(paper) +
    writing('1/4', 6.2, 3, 3.4, orange, 1.3) +
    bar(8, 4, orange) +
    writing('1/8', 6.2, 17.4, 3.4, blue, 1.3) +
    bar(22.4, 8, blue),
  'x-below-and-above':
    tile('#fff8e4') +
    cutRound(10, 16, 7.6, 4, 3) +
    writing('3', 24, 3.6, 9, orange, 1.3) +
    line(ink, 'M19.6 16 H28.4', 1.2) +
    writing('4', 24, 19.4, 9, '#7a4a21', 1.3),
  'x-three-places':
    tile(paper) +
    writing('3', 6, 3, 7, blue, 1.3) +
    oval(11.6, 9.6, 1.1, 1.1, red) +
    writing('2', 17.4, 3, 7, orange, 1.3) +
    writing('5', 26, 3, 7, '#2f9e44', 1.3) +
    times(3, (i) => box(3.4, 12.6 + i * 6, 5.4, 5.4, blue)) +
    times(2, (i) => box(16.2 + i * 1.8, 12.6, 0.54, 5.4, orange)) +
    times(5, (i) => box(23.4 + i * 1.3, 14.8, 0.54, 0.54, '#2f9e44')),
  'x-pond-of-frogs':
    tile('#bfe0a8') +
    shape('#4fa7dd', 'M1 30 Q3 8 16 6 Q29 8 31 30 Z') +
    times(7, (row) => {
      const size = 1.06 * 0.72 ** row;
      const y = 6.6 + 22.6 * 0.72 ** row;
      const many = 3 + row;
      const wide = 8.4 * size;
      return times(many, (i) => {
        const x = 16 + (i - (many - 1) / 2) * wide;
        return oval(x, y, 3.4 * size, 0.9 * size, '#2f8f4e') + put(frog(16, 16, '#57c04f'), x, y, 32 * size);
      });
    }),
  'x-decimal-and-binary':
    tile(board) +
    writing('DECIMAL', 16, 2.4, 2.2, chalkYellow, 1.2) +
    places(['1000', '100', '10', '1'], [5.6, 14.6, 21.8, 27.8], 6.4, '×10') +
    line('#9fc4b4', 'M3 16.2 H29', 0.4) +
    writing('BINARY', 16, 17.6, 2.2, chalkYellow, 1.2) +
    places(['8', '4', '2', '1'], [5.6, 14.6, 21.8, 27.8], 21.4, '×2'),
  'x-old-ones-twice':
    tile(paper) +
    withFirst('0', 8.6) +
    line('#c9c2b0', 'M16 3 V20.6', 0.5) +
    withFirst('1', 23.6) +
    line(ink, 'M3 21.8 H29', 0.5) +
    writing('16', 5.4, 24.6, 3.4, blue, 1.3) +
    writing('+', 10.8, 24.6, 3.4, ink, 1.3) +
    writing('16', 16, 24.6, 3.4, red, 1.3) +
    writing('=', 21.4, 24.6, 3.4, ink, 1.3) +
    writing('32', 26.8, 24.6, 3.4, ink, 1.3),
  'x-key-a-pressed':
    box(2, 4, 20, 20, '#7d8894', 2.4) +
    box(3.4, 4, 17.2, 16.4, '#f3f5f7', 2) +
    writing('A', 9, 6.6, 7.4, ink, 1.3) +
    line('#ffd55c', 'M30 30 L19.6 18.6', 6) +
    line('#fff0bf', 'M19.4 18.2 L20.6 19.6', 2.6),
  'x-robot-adds':
    tile(board) +
    put(robotHead, 9, 19.4, 19) +
    writing('1', 21, 2.6, 3.2, chalkYellow, 1.4) +
    writing('1', 26.4, 6.4, 5, white, 1.2) +
    writing('+', 17.4, 13.4, 4, white, 1.2) +
    writing('1', 26.4, 13, 5, white, 1.2) +
    line(white, 'M16.4 20 H29', 0.7) +
    writing('1', 21, 22, 5.4, chalkYellow, 1.2) +
    writing('0', 26.4, 22, 5.4, white, 1.2) +
    pointer(chalkYellow, 25.4, 4.2, 22.6, 4.2, 0.5),
  'x-all-in-bits':
    tile('#1d2447') +
    box(2.4, 3, 7, 7, white, 1) +
    writing('A', 5.9, 4.4, 4.2, ink, 1.3) +
    box(2.4, 12.5, 7, 7, '#e8963a') +
    box(2.4, 22, 7, 7, white, 1) +
    emoji('musical-note', 5.9, 25.5, 5.6) +
    ['01000001', '11101000', '01000101']
      .map((bits, i) => writing(bits, 20.6, 5 + i * 9.5, 2.7, '#ffc933', 1.3))
      .join(''),
};
