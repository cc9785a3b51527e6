import { svg } from '../markup.ts';
import { box, line, oval, shape, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** Lamps, switches and fingers that are on or off, and what they count. */

const ink = '#2f3542';
const on = '#ffc933';
const off = '#5b6570';
const red = '#cf222e';

const lamps = (bits: string, x: number, y: number, step: number, r: number) =>
  [...bits]
    .map(
      (bit, i) =>
        (bit === '1' ? oval(x + i * step, y, r * 1.35, r * 1.35, '#ffe9a8') : '') +
        oval(x + i * step, y, r, r, bit === '1' ? on : off),
    )
    .join('');
const switches = (bits: string, x: number, y: number, step: number, wide: number) =>
  [...bits]
    .map(
      (bit, i) =>
        box(x + i * step, y, wide, wide * 2, '#dfe5ec', 0.5) +
        box(
          x + i * step + wide * 0.15,
          bit === '1' ? y + wide * 0.15 : y + wide,
          wide * 0.7,
          wide * 0.85,
          bit === '1' ? '#2f9e44' : off,
          0.4,
        ) +
        writing(bit, x + i * step + wide / 2, y + wide * 2.3, wide * 0.9, ink, 1.2),
    )
    .join('');
const coin = (x: number, y: number, r: number, value: string) =>
  oval(x, y, r, r, '#c9913a') +
  oval(x, y, r * 0.85, r * 0.85, '#f7d774') +
  writing(value, x, y - r * 0.5, r, '#8d6b10', 1.3);

/** The head of the robot that speaks in bits. */
export const robotHead =
  line('#8d99a6', 'M16 5 V1.8', 1) +
  oval(16, 1.8, 1.2, 1.2, red) +
  box(7, 5, 18, 12, '#aab9c9', 2) +
  box(9.4, 8, 4.6, 3.6, '#1d2447', 0.8) +
  box(18, 8, 4.6, 3.6, '#1d2447', 0.8) +
  oval(11.6, 9.8, 1.1, 1.1, '#4cc9f0') +
  oval(20.4, 9.8, 1.1, 1.1, '#4cc9f0') +
  line('#1d2447', 'M13 14.4 H19', 1);

export const bitIcons = {
  'x-robot-blinks':
    robotHead +
    box(3, 18.6, 26, 11.4, '#8d9cad', 2) +
    lamps('1011', 7, 23, 6, 2) +
    writing('1011', 16, 26, 2.6, '#ffffff', 1.1),
  'x-switches': tile('#eef2f5') + switches('1011', 3.4, 7, 6.6, 5.4),
  'x-eleven-in-bits':
    tile('#1d2447') +
    lamps('1011', 6, 9, 6.7, 2.4) +
    writing('8', 6, 14.4, 4, on, 1.2) +
    writing('4', 12.7, 14.4, 4, off, 1.2) +
    writing('2', 19.4, 14.4, 4, on, 1.2) +
    writing('1', 26.1, 14.4, 4, on, 1.2) +
    writing('8+2+1=11', 16, 23, 3.2, '#ffffff', 1.2),
  'x-ten-bits':
    tile('#1d2447') +
    lamps('11111', 5, 8, 5.5, 1.9) +
    lamps('11111', 5, 15, 5.5, 1.9) +
    writing('1,023', 16, 21, 6, '#ffffff', 1.2),
  'x-finger-bits':
    tile('#e4f2ea') +
    svg`<g transform="translate(2 4.6) scale(.84)">${
      shape(
        '#8a5a3a',
        'M9 31 V25 Q4 22 1.6 16.4 Q1 14.6 2.8 14.2 Q4.6 14 6 16.2 L8.4 19 V8.4 Q8.4 6.4 10.2 6.4 Q12 6.4 12 8.4 V16 L12.6 5 Q12.6 3 14.4 3 Q16.2 3 16.2 5 L16.4 16 L18 6 Q18.4 4.2 20 4.4 Q21.8 4.6 21.6 6.6 L20.6 17 L23.4 10.4 Q24.2 8.8 25.8 9.4 Q27.2 10 26.6 12 L24 22 Q23 26 22 27 V31 Z',
      ) + line('#5d3a22', 'M10 22 Q15 20 21 22', 0.7)
    }</g>` +
    (
      [
        ['1', 3.4, 12],
        ['2', 9.6, 5.4],
        ['4', 14.1, 2.6],
        ['8', 19.4, 3.6],
        ['16', 26, 8],
      ] as const
    )
      .map(([n, x, y]) => writing(n, x, y, 3.4, ink, 1.4))
      .join(''),
  'x-coins-for-bits':
    tile('#fff3e0') +
    coin(9, 9.4, 6, '8') +
    coin(23, 9.4, 5, '4') +
    coin(9.6, 23.4, 4.2, '2') +
    coin(22, 23.4, 3.6, '1'),
  'x-byte-of-switches':
    tile('#eef2f5') +
    switches('01000001', 2, 8.4, 3.6, 2.9) +
    line(red, 'M2 21.4 V23 H30 V21.4', 0.8) +
    writing('8', 16, 24.4, 4.6, red, 1.2),
  'x-photo-in-pixels':
    tile('#eef2f5') +
    box(1.8, 2, 13.2, 13.2, '#ffffff', 0.6) +
    box(2.4, 2.6, 12, 12, '#bfe3f7') +
    shape('#e8963a', 'M3.9 14.6 V4 L6.6 5.8 H10.2 L12.9 4 V14.6 Z') +
    line(ink, 'M6.15 7.8 v.2 M10.65 7.8 v.2 M8 11.2 h.8', 0.9) +
    times(64, (i) =>
      box(
        17.2 + (i % 8) * 1.6,
        2.6 + Math.floor(i / 8) * 1.6,
        1.5,
        1.5,
        ['#bfe3f7', '#e8963a', ink][
          Number('0000000001000010011111100121121001111110011221100111111001111110'[i])
        ]!,
      ),
    ) +
    line(red, 'M18.7 13.7 h1.7 v1.7 h-1.7 Z', 0.4) +
    line(red, 'M18.7 13.7 L2.4 19.4 M20.4 15.4 L10.4 27.4', 0.3) +
    box(2.4, 19.4, 8, 8, '#e8963a') +
    writing('232', 22.6, 18, 3, red, 1.3) +
    writing('150', 22.6, 22.4, 3, '#2f9e44', 1.3) +
    writing('58', 22.6, 26.8, 3, '#2f6fd0', 1.3),
  'x-places-double':
    tile('#fff8ee') +
    [8, 4, 2, 1]
      .map((blocks, place) =>
        times(blocks, (i) =>
          box(
            3 + place * 6.8,
            25 - i * 2.8,
            5.4,
            2.4,
            ['#e5605e', '#3a86d8', '#57b368', '#f2a03d'][place]!,
            0.4,
          ),
        ),
      )
      .join('') +
    ['8', '4', '2', '1']
      .map((worth, place) => writing(worth, 5.7 + place * 6.8, 27.4, 2.8, ink, 1.3))
      .join(''),
};
