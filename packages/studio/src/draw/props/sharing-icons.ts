import { box, figure, inscription, line, oval, pointer, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Sharing and making groups: as many things as the sum says. And what a budget does with money. */

const table = '#fdf3e2';
const ink = '#2f3542';
const red = '#cf222e';
const blue = '#2f6fd0';
const plate = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.9, '#c9d3dd') + oval(x, y, r * 0.86, r * 0.76, '#ffffff');
const four = (x: number, y: number, size: number) =>
  times(4, (i) => emoji('cookie', x - size + (i % 2) * size, y - size + Math.floor(i / 2) * size, size));
const child = (x: number, y: number, height: number, i: number) =>
  figure(
    x,
    y,
    height,
    ['#3a86d8', '#d94a6a', '#5fae4a', '#f2994a'][i % 4]!,
    ['#c98d5f', '#f0c39a', '#8d5a3b'][i % 3]!,
    ['#2a1c12', '#5a3a1c'][i % 2]!,
  );
const car = (x: number, y: number, size: number, seats: number) =>
  emoji('automobile', x, y, size) +
  times(seats, (i) =>
    oval(
      x + size * (0.24 + i * 0.17),
      y + size * 0.16,
      size * 0.08,
      size * 0.09,
      ['#c98d5f', '#f0c39a', '#8d5a3b'][i % 3]!,
    ),
  );
const rod = (x: number, y: number) =>
  box(x, y, 2, 13, blue, 0.3) + times(9, (i) => line('#ffffff', `M${x} ${y + 1.3 + i * 1.3} h2`, 0.25));
const cube = (x: number, y: number) => box(x, y, 2, 1.9, '#f2994a', 0.3);
const skateboard = (x: number, y: number, size: number) => emoji('skateboard', x, y, size);

export const sharingIcons = {
  'x-cookies-to-share':
    tile(table) +
    times(12, (i) => emoji('cookie', 3 + (i % 6) * 4.4, 3 + Math.floor(i / 6) * 4.6, 4.2)) +
    [6.4, 16, 25.6].map((x) => plate(x, 22.4, 4.6)).join(''),
  'x-cookies-shared':
    tile(table) +
    [
      [8.8, 9],
      [23.2, 9],
      [16, 22.6],
    ]
      .map(([x, y]) => plate(x!, y!, 7) + four(x!, y!, 4.4))
      .join(''),
  'x-cookies-in-bags':
    tile(table) +
    times(4, (i) => {
      const x = 4.8 + i * 7.5;
      return (
        box(x - 3.3, 10, 6.6, 14, '#8fb7e0', 0.8) +
        line('#5f8fc4', `M${x - 1.6} 10 Q${x} 5.4 ${x + 1.6} 10`, 0.8) +
        times(3, (k) => emoji('cookie', x - 1.9, 11 + k * 4.2, 3.8))
      );
    }),
  'x-three-for-twelve':
    tile(table) +
    times(3, (i) => emoji('cookie', 5.6 + i * 7.4, 2.4, 6.4)) +
    times(12, (i) => child(4 + (i % 6) * 4.8, i < 6 ? 20.4 : 30, 8.6, i)),
  'x-fourteen-and-car':
    tile('#dfe9f2') +
    times(14, (i) => child(3.4 + (i % 7) * 4.2, i < 7 ? 9.6 : 18.6, 8, i)) +
    car(9, 18.4, 13, 4),
  'x-four-cars':
    tile('#dfe9f2') +
    times(4, (i) => car(2.4 + (i % 2) * 14, 3 + Math.floor(i / 2) * 14, 12.6, i < 3 ? 4 : 2)),
  'x-eighty-four':
    tile('#f6f8fc') +
    times(8, (i) => rod(3 + i * 2.6, 6)) +
    times(4, (i) => cube(25.6, 10 + i * 2.4)) +
    inscription('84', 15, 22.6, 5.6, ink),
  'x-eighty-four-by-three':
    tile('#f6f8fc') +
    times(3, (g) => {
      const x = 2.6 + g * 9.7;
      return (
        box(x - 0.8, 3.4, 9, 17.6, '#e6effa', 0.8) +
        rod(x, 5) +
        rod(x + 2.4, 5) +
        times(8, (i) => cube(x + 5, 4.6 + i * 2))
      );
    }) +
    inscription('28', 6.6, 23.4, 4.4, ink) +
    inscription('28', 16.2, 23.4, 4.4, ink) +
    inscription('28', 26, 23.4, 4.4, ink),
  'x-income-and-expense':
    tile('#fffaf0') +
    box(3, 2.6, 26, 27, '#ffffff', 1.4) +
    line('#e0d3b8', 'M16 3 V29 M3.4 9.6 H28.6', 0.6) +
    inscription('+', 9.4, 4, 4, '#2f9e44') +
    inscription('-', 22.6, 4, 4, red) +
    emoji('coin', 6.4, 12, 6.4) +
    emoji('popcorn', 19.8, 10.6, 5.6) +
    emoji('open-book', 19.8, 16.6, 5.6) +
    emoji('video-game', 19.8, 22.8, 5.6),
  'x-who-has-budgets':
    tile('#eef4ea') +
    emoji('house-with-garden', 3, 3, 11.6) +
    emoji('factory', 17.4, 3, 11.6) +
    emoji('school', 3, 17, 11.6) +
    emoji('classical-building', 17.4, 17, 11.6),
  'x-three-skateboards':
    tile('#fff3c9') + skateboard(2, 2, 13) + skateboard(17, 2, 13) + skateboard(9.4, 16, 14),
  'x-emergency-jar':
    tile('#eef4fb') +
    box(9, 6, 14, 3, '#8d99a6', 0.8) +
    box(7, 9, 18, 20, '#d3ebf7', 3) +
    times(9, (i) => emoji('coin', 8.4 + (i % 3) * 4.8, 23.4 - Math.floor(i / 3) * 4.2, 5)) +
    inscription('S.O.S', 16, 10, 2.6, red),
  'x-borrow-costs-more':
    tile('#eef4fb') +
    times(4, (i) => box(3.6, 22 - i * 3, 8, 2.6, '#f2b53c', 1)) +
    pointer(ink, 13, 18, 18, 18, 1) +
    times(4, (i) => box(20, 22 - i * 3, 8, 2.6, '#f2b53c', 1)) +
    box(20, 10, 8, 2.6, red, 1) +
    inscription('+', 24, 4, 4.4, red) +
    line('#8fa9bd', 'M2 25.4 H30', 0.9),
};
