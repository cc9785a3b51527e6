import { box, inscription, line, oval, pointer, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** The way round a garden and the grass in it; every square stands for one square metre. */

const soil = '#f3ead8';
const grass = '#8fcf6a';
const grassLine = '#5f9e3a';
const fence = '#a5672f';
const ink = '#2f3542';
const red = '#cf222e';

/** A garden from above, as many squares wide and high: with a fence round it, with its squares, or both. */
function garden(
  x: number,
  y: number,
  wide: number,
  high: number,
  side: number,
  has: 'fence' | 'grass' | 'both',
): string {
  const [w, h] = [wide * side, high * side];
  return (
    (has === 'fence' ? '' : box(x, y, w, h, grass)) +
    (has === 'fence'
      ? ''
      : times(wide - 1, (i) => line(grassLine, `M${x + (i + 1) * side} ${y} v${h}`, 0.35)) +
        times(high - 1, (i) => line(grassLine, `M${x} ${y + (i + 1) * side} h${w}`, 0.35))) +
    (has === 'grass' ? '' : line(fence, `M${x} ${y} h${w} v${h} h-${w} Z`, 1.1))
  );
}
const pizza = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#d99a4a') +
  oval(x, y, r * 0.86, r * 0.86, '#f6c84c') +
  [
    [-0.4, -0.3],
    [0.35, -0.4],
    [0.1, 0.3],
    [-0.35, 0.4],
    [0.5, 0.25],
  ]
    .map(([a, b]) => oval(x + a! * r, y + b! * r, r * 0.15, r * 0.15, '#c8392b'))
    .join('');

export const gardenMeasureIcons = {
  'x-garden-perimeter':
    tile(soil) +
    garden(6, 9, 5, 3, 4, 'fence') +
    line(red, 'M3.4 23.6 H28.6 M28.6 23.6 V6.4 M28.6 6.4 H3.4', 0.8) +
    pointer(red, 3.4, 6.4, 3.4, 22, 0.9) +
    emoji('footprints', 13, 24.4, 5),
  'x-garden-area': tile(soil) + garden(5, 9, 5, 3, 4.4, 'grass'),
  'x-fence-or-grass': tile(soil) + garden(2.4, 10, 4, 4, 3, 'fence') + garden(17.4, 10, 4, 4, 3, 'grass'),
  'x-garden-five-three':
    tile(soil) +
    garden(2.6, 7, 5, 3, 4.2, 'both') +
    inscription('5m', 13.4, 22, 4.4, ink) +
    inscription('3m', 27.6, 11.4, 3.4, ink),
  'x-rabbit-garden': tile(soil) + garden(4, 4, 4, 4, 6, 'both') + emoji('rabbit', 9, 8, 15),
  'x-four-gardens':
    tile(soil) +
    garden(2, 2.6, 7, 1, 2.2, 'both') +
    garden(2, 9, 6, 2, 2.2, 'both') +
    garden(2, 17, 5, 3, 2.2, 'both') +
    garden(19, 14, 4, 4, 2.2, 'both') +
    inscription('7', 21, 2.2, 3, ink) +
    inscription('12', 19, 9.6, 3, ink) +
    inscription('15', 7.4, 25.4, 3, ink) +
    inscription('16', 23.4, 25, 3, ink),
  'x-garden-l':
    tile(soil) +
    garden(5, 4, 2, 5, 4.6, 'grass') +
    garden(14.2, 17.8, 3, 2, 4.6, 'grass') +
    line(fence, 'M5 4 H14.2 V17.8 H28 V27 H5 Z', 1.1) +
    line(red, 'M14.2 17.8 V27', 1) +
    emoji('scissors', 17, 6, 9),
  'x-double-sides':
    tile(soil) +
    garden(3, 19, 1, 1, 7.4, 'both') +
    pointer(ink, 11.6, 22.6, 14.4, 22.6, 0.9) +
    garden(15.4, 11.6, 2, 2, 7.4, 'both') +
    inscription('1', 6.7, 20.8, 3.8, ink) +
    times(4, (i) =>
      inscription(String(i + 1), 19.1 + (i % 2) * 7.4, 13.4 + Math.floor(i / 2) * 7.4, 3.8, ink),
    ),
  'x-pizza-double':
    tile('#fdf3e2') +
    pizza(6.6, 20, 4.8) +
    pizza(21, 16, 9.6) +
    line(ink, 'M1.8 27 H11.4 M11.4 28 v-2 M1.8 28 v-2 M11.4 29 H30.6 M30.6 30 v-2 M11.4 30 v-2', 0.6),
};
