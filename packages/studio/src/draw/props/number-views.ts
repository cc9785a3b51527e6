import { box, inscription, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import {
  blue,
  cake,
  cookie,
  cups,
  cutRound,
  equals,
  fraction,
  hundred,
  ink,
  paper,
  plus,
  red,
  ringed,
  short,
  syrup,
  water,
  wheel,
} from './number-shapes.ts';
import { emoji, land, someone } from './picture-parts.ts';

/** Circles, shares and ratios. */

export const numberViews = {
  // The way of one turn is as long as this wheel is round.
  'x-wheel-rolls':
    land('#cfe9fb', '#8d95a3', 23) +
    wheel(4.9, 19.4, 3.6) +
    wheel(27.5, 19.4, 3.6) +
    line(red, 'M4.9 25.6 H27.5', 1) +
    line(red, 'M4.9 24.4 v2.4 M27.5 24.4 v2.4', 1) +
    line(blue, 'M9.6 13.6 Q16.2 7.4 21.4 12', 1) +
    shape(blue, 'M23.6 10.6 L23 14.8 L19.6 12.2 Z') +
    oval(4.9, 22.6, 0.8, 0.8, red) +
    oval(27.5, 22.6, 0.8, 0.8, red),
  'x-wheel-radius':
    tile(paper) +
    wheel(16, 16, 13) +
    line(red, 'M16 16 H27', 1.4) +
    oval(16, 16, 1.4, 1.4, red) +
    line('#e8a0a0', 'M16 16 L8.2 8.2 M16 16 L8.2 23.8 M16 16 L23.8 23.8', 0.7),
  'x-wheel-diameter':
    tile(paper) +
    wheel(16, 13.4, 11) +
    line(red, 'M6.8 13.4 H16', 1.5) +
    line(blue, 'M16 13.4 H25.2', 1.5) +
    oval(16, 13.4, 1.2, 1.2, ink) +
    inscription('30', 11, 8.4, 3.6, red) +
    inscription('30', 21, 8.4, 3.6, blue) +
    line(ink, 'M6.8 27.4 H25.2 M6.8 26 v2.8 M25.2 26 v2.8', 0.7),
  // The string laid out is as long as it is round the wheel: three diameters and a bit.
  'x-wheel-string':
    tile(paper) +
    wheel(16, 11, 4.2) +
    line('#e8590c', 'M16 6.7 a4.3 4.3 0 1 1 -.1 0', 0.8) +
    line(blue, 'M11.7 11 H20.3', 0.9) +
    line('#e8590c', 'M2.5 22 H29.5', 0.9) +
    times(4, (i) => line(ink, `M${short(2.5 + i * 8.6)} 20.6 v2.8`, 0.7)) +
    times(3, (i) => line(blue, `M${short(3 + i * 8.6)} 25.4 h7.6`, 0.9)) +
    line(red, 'M28.5 25.4 h1', 0.9),
  'x-two-circles':
    tile(paper) +
    line('#7048e8', 'M2.4 21 a4 4 0 1 1 8 0 a4 4 0 1 1 -8 0', 1) +
    line(red, 'M2.4 21 H10.4', 0.9) +
    line('#7048e8', 'M13.4 17 a8 8 0 1 1 16 0 a8 8 0 1 1 -16 0', 1) +
    line(red, 'M13.4 17 H29.4', 0.9),
  'x-three-rounds':
    tile(paper) +
    cookie(7, 11, 5) +
    oval(24, 11, 5.6, 5.6, '#dfe3ea') +
    oval(24, 11, 3.8, 3.8, '#ffffff') +
    emoji('full-moon', 16, 24, 12) +
    line(red, 'M2 11 H12 M18.4 11 H29.6 M10.4 24 H21.6', 0.8),
  'x-cookie-sizes':
    tile('#fdeccb') +
    cookie(9.6, 16, 8) +
    cookie(21.6, 16, 4) +
    cookie(26.4, 24, 4) +
    line(red, 'M1.8 27 H17.4 M1.8 26 v2 M17.4 26 v2', 0.6) +
    line(red, 'M17.8 9.6 H25.6 M17.8 8.6 v2 M25.6 8.6 v2', 0.6),
  'x-circle-slices':
    tile(paper) +
    times(16, (i) =>
      shape(
        i % 2 ? '#74c0fc' : '#ff8c42',
        `M16 9.4 L${onRound(16, 9.4, 7.6, i / 16)} A7.6 7.6 0 0 1 ${onRound(16, 9.4, 7.6, (i + 1) / 16)} Z`,
      ),
    ) +
    times(8, (i) =>
      shape('#ff8c42', `M${short(3 + i * 3.1)} 29 L${short(4.5 + i * 3.1)} 21.4 L${short(6 + i * 3.1)} 29 Z`),
    ) +
    times(8, (i) =>
      shape(
        '#74c0fc',
        `M${short(4.6 + i * 3.1)} 21.2 L${short(6.1 + i * 3.1)} 28.8 L${short(7.6 + i * 3.1)} 21.2 Z`,
      ),
    ) +
    pointer('#5b6570', 16, 17.6, 16, 20.6, 0.8),
  'x-pizza-four':
    tile('#fdeccb') +
    cutRound(16, 16, 8.4, 4, 0) +
    [
      [12, 12],
      [20, 12],
      [12, 20],
      [20, 20],
    ]
      .map(([x, y]) => oval(x!, y!, 1.4, 1.4, '#e03131'))
      .join('') +
    someone(5, 13, 11, { shirt: '#e5484d' }) +
    someone(27, 13, 11, { shirt: '#4361ee', long: true }) +
    someone(5, 30, 11, { shirt: '#2f9e44', long: true }) +
    someone(27, 30, 11, { shirt: '#f3ad24' }),
  'x-denominator':
    tile(paper) + cutRound(10, 16, 7.6, 4, 1) + fraction('1', '4', 24, 16, 1.4) + ringed(24, 21.4, 5.2),
  'x-numerator':
    tile(paper) + cutRound(10, 16, 7.6, 4, 3) + fraction('3', '4', 24, 16, 1.4) + ringed(24, 10.6, 5.2),
  'x-pizza-whole':
    cutRound(16, 16, 13.6, 4, 4) +
    [
      [10.6, 10.6],
      [21.4, 10.6],
      [10.6, 21.4],
      [21.4, 21.4],
    ]
      .map(([x, y]) => oval(x!, y!, 2.2, 2.2, '#e03131'))
      .join(''),
  'x-pieces-unequal':
    tile(paper) +
    oval(16, 16, 12.6, 12.6, '#b5732f') +
    oval(16, 16, 11.4, 11.4, '#ffe8c2') +
    shape(
      '#ff8c42',
      `M16 16 L${onRound(16, 16, 11.4, 0)} A11.4 11.4 0 0 1 ${onRound(16, 16, 11.4, 0.46)} Z`,
    ) +
    [0, 0.46, 0.63, 0.82]
      .map((turn) => line('#7a4a21', `M16 16 L${onRound(16, 16, 11.4, turn)}`, 0.8))
      .join(''),
  'x-cake-shares': tile('#fdeccb') + cake(16, 12, 11, 4, 2) + cake(16, 27, 11, 2, 1),
  'x-half-two-quarters':
    tile(paper) +
    cutRound(8, 12, 5.6, 2, 1) +
    cutRound(24, 12, 5.6, 4, 2) +
    equals(16, 12) +
    fraction('1', '2', 8, 25, 0.72) +
    fraction('2', '4', 24, 25, 0.72),
  'x-six-eighths':
    tile(paper) +
    cutRound(8, 12, 5.6, 8, 6) +
    cutRound(24, 12, 5.6, 4, 3) +
    equals(16, 12) +
    fraction('6', '8', 8, 25, 0.72) +
    fraction('3', '4', 24, 25, 0.72),
  'x-three-five-eighths':
    tile(paper) +
    cutRound(8, 12, 5.6, 8, 3) +
    cutRound(24, 12, 5.6, 8, 5) +
    line(ink, 'M17.4 10 L14.6 12 L17.4 14', 0.9) +
    fraction('3', '8', 8, 25, 0.72) +
    fraction('5', '8', 24, 25, 0.72),
  'x-quarters-added':
    tile(paper) +
    cutRound(5.4, 10, 3, 4, 1) +
    plus(10.7, 10) +
    cutRound(16, 10, 3, 4, 2) +
    equals(21.3, 10) +
    cutRound(26.6, 10, 3, 4, 3) +
    fraction('1', '4', 5.4, 22.4, 0.7) +
    plus(10.7, 22.4) +
    fraction('2', '4', 16, 22.4, 0.7) +
    equals(21.3, 22.4) +
    fraction('3', '4', 26.6, 22.4, 0.7),
  'x-half-times-two':
    tile(paper) +
    cake(8.2, 9.6, 4.6, 2, 1) +
    cake(23.8, 9.6, 4.6, 4, 2) +
    equals(16, 6.4) +
    fraction('1', '2', 8.4, 20, 0.86) +
    equals(16, 20) +
    fraction('2', '4', 23.6, 20, 0.86) +
    pointer(red, 11, 15.6, 21, 15.6, 0.6) +
    inscription('×2', 16, 12.4, 2.2, red) +
    pointer(red, 11, 24.4, 21, 24.4, 0.6) +
    inscription('×2', 16, 26, 2.4, red),
  'x-tablet-25':
    tile('#e6ecf3') +
    box(3, 6, 26, 20, ink, 1.6) +
    box(5, 8, 22, 16, '#dbeafe', 0.6) +
    box(8, 15, 14, 7, '#5b6570', 1) +
    box(22, 17, 1.4, 3, '#5b6570', 0.4) +
    box(9, 16, 12, 5, '#ffffff', 0.4) +
    box(9, 16, 3, 5, '#e03131', 0.4) +
    inscription('25', 13.6, 9.4, 4, ink) +
    line(ink, 'M19.4 13 L22 9.6', 0.6) +
    oval(19.6, 10, 0.7, 0.7, ink) +
    oval(21.8, 12.6, 0.7, 0.7, ink),
  'x-hundred-1': hundred(1),
  'x-plant-doubles':
    land('#cfe9fb', '#8a5a34', 26) +
    emoji('sunflower', 8, 21.6, 9) +
    emoji('sunflower', 20, 17, 18) +
    line(red, 'M28.6 26 V8 M27.4 26 h2.4 M27.4 17 h2.4 M27.4 8 h2.4', 0.7) +
    pointer('#2b8a3e', 8, 14, 8, 8, 1),
  'x-syrup-water': tile(paper) + cups(2, 8, 8, 14.6, syrup, 1.3) + cups(3, 6, 9, 28, water, 1.3),
  'x-syrup-three-two':
    tile(paper) +
    cups(3, 6, 9, 14.6, syrup, 1.3) +
    cups(2, 8, 8, 28, water, 1.3) +
    line(red, 'M24 20 l5 7 M29 20 l-5 7', 1.2),
  'x-ratio-doubled':
    tile(paper) +
    cups(2, 4.4, 3.6, 11, syrup, 0.74) +
    cups(3, 14.4, 3.6, 11, water, 0.74) +
    pointer('#5b6570', 14, 13, 14, 18, 1) +
    cups(4, 3, 3.4, 27, syrup, 0.7) +
    cups(6, 17.4, 2.2, 27, water, 0.5) +
    line('#5b6570', 'M17 14.6 l2.4 2.4 m0 -2.4 l-2.4 2.4', 0.7) +
    inscription('2', 22.4, 13.8, 4, '#5b6570'),
  'x-two-fifths-glass':
    tile(paper) +
    shape('#eef6fb', 'M8 3 H24 L22.4 29 H9.6 Z') +
    times(5, (i) => {
      const [top, low] = [4 + i * 5, 9 + i * 5];
      const [a, b] = [8.2 + i * 0.31, 8.5 + i * 0.31];
      return shape(
        i > 2 ? syrup : water,
        `M${short(a)} ${top} H${short(32 - a)} L${short(32 - b)} ${low - 0.4} H${short(b)} Z`,
      );
    }) +
    times(5, (i) => line(ink, `M26 ${6.4 + i * 5} h2.4`, 0.6)),
};
