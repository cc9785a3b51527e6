import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { pipsOf } from './pips.ts';
import { writing } from './stroke-signs.ts';

/** Dice and coins: what can happen, and how often it does. */

const ink = '#2f3542';
const red = '#cf222e';
const gold = '#f2c14e';
/** A face of a die, by its middle. */
const face = (x: number, y: number, size: number, value: number, fill = '#ffffff') =>
  box(x - size / 2 - 0.4, y - size / 2 - 0.4, size + 0.8, size + 0.8, ink, size * 0.2) +
  box(x - size / 2, y - size / 2, size, size, fill, size * 0.18) +
  pipsOf[value]!.map(([dx, dy]) =>
    oval(x + dx * size * 0.27, y + dy * size * 0.27, size * 0.1, size * 0.1, ink),
  ).join('');
const coin = (x: number, y: number, r: number, side: 'H' | 'T' | '?') =>
  oval(x, y, r, r, '#c9913a') +
  oval(x, y, r * 0.86, r * 0.86, side === 'T' ? '#f7dc8a' : side === '?' ? '#e6e2d6' : gold) +
  (side === 'H'
    ? oval(x, y - r * 0.2, r * 0.3, r * 0.34, '#8d6b10') +
      shape(
        '#8d6b10',
        `M${x - r * 0.5} ${y + r * 0.62} Q${x} ${y - r * 0.1} ${x + r * 0.5} ${y + r * 0.62} Z`,
      )
    : writing(side === 'T' ? '1' : '?', x, y - r * 0.5, r, side === 'T' ? '#8d6b10' : red, 1.3));
const sixFaces = (y: number, marked?: number) =>
  times(6, (i) =>
    face(
      6.4 + (i % 3) * 9.6,
      y + Math.floor(i / 3) * 9.6,
      7.6,
      i + 1,
      marked === i + 1 ? '#ffd76a' : '#ffffff',
    ),
  );

export const chanceIcons = {
  'x-six-outcomes': tile('#eaf3fb') + sixFaces(11),
  'x-fair-die':
    tile('#eaf3fb') +
    face(16, 8.6, 11, 6) +
    box(2, 28, 28, 0.8, ink) +
    times(6, (i) =>
      box(
        3 + i * 4.5,
        20,
        3.4,
        8,
        ['#e5605e', '#f2a03d', '#f2d04e', '#57b368', '#3a86d8', '#8a6fd0'][i]!,
        0.4,
      ),
    ),
  'x-one-of-six':
    tile('#eaf3fb') +
    sixFaces(6.6, 6) +
    line(red, 'M20.6 16.2 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0', 1) +
    writing('1/6', 16, 23.4, 5.6, red, 1.1),
  'x-one-or-five':
    tile('#eaf3fb') +
    line('#9fb3c2', 'M13 3 V29', 0.6) +
    face(7, 15, 7.6, 6, '#ffd76a') +
    times(5, (i) => face(18 + (i % 2) * 7.6, 6.4 + Math.floor(i / 2) * 8.2, 6, i + 1)) +
    writing('1', 7, 23.4, 4.6, red, 1.1) +
    writing('5', 26, 23.4, 4.6, red, 1.1),
  'x-five-heads':
    tile('#eaf6ea') +
    times(5, (i) => coin(5.6 + (i % 3) * 7, 9 + Math.floor(i / 3) * 8.6, 3.4, 'H')) +
    coin(25, 21.6, 5, '?') +
    pointer(ink, 17, 18, 19.6, 19.4, 0.9),
  'x-heads-or-tails':
    tile('#eaf6ea') +
    coin(16, 6.4, 4.6, '?') +
    pointer(ink, 12.6, 10.4, 9.6, 13.6, 0.9) +
    pointer(ink, 19.4, 10.4, 22.4, 13.6, 0.9) +
    coin(8.4, 18.4, 4.6, 'H') +
    coin(23.6, 18.4, 4.6, 'T') +
    writing('1/2', 8.4, 25, 4.2, red, 1.1) +
    writing('1/2', 23.6, 25, 4.2, red, 1.1),
  'x-six-rolls':
    tile('#eaf3fb') +
    [3, 1, 5, 2, 3, 4]
      .map((value, i) => face(6.4 + (i % 3) * 9.6, 7 + Math.floor(i / 3) * 9.6, 7, value))
      .join('') +
    face(10, 26, 6, 6, '#e8ebef') +
    line(red, 'M6.6 22.6 L13.4 29.4 M13.4 22.6 L6.6 29.4', 1.2) +
    writing('0', 20.4, 23.4, 5, red, 1.1),
  'x-dice-sums':
    tile('#eaf3fb') +
    times(
      6,
      (i) =>
        face(8.1 + i * 3.92, 3.6, 2.8, i + 1, '#ffd6d2') + face(3.6, 8.1 + i * 3.92, 2.8, i + 1, '#d6e6ff'),
    ) +
    times(36, (i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const sum = column + row + 2;
      const fill = sum === 7 ? '#ffc933' : sum === 2 ? '#e58fa5' : '#ffffff';
      return (
        box(6.2 + column * 3.92, 6.2 + row * 3.92, 3.6, 3.6, fill, 0.3) +
        writing(String(sum), 8 + column * 3.92, 7 + row * 3.92, 2, ink)
      );
    }),
  'x-two-coins':
    tile('#eaf6ea') +
    box(2.4, 2.4, 27.2, 6.4, '#ffd76a', 1) +
    (
      [
        ['H', 'H'],
        ['H', 'T'],
        ['T', 'H'],
        ['T', 'T'],
      ] as const
    )
      .map(([a, b], i) => coin(9, 5.6 + i * 6.9, 2.8, a) + coin(16, 5.6 + i * 6.9, 2.8, b))
      .join('') +
    writing('1/4', 24.6, 3.6, 4, red, 1.1),
};
