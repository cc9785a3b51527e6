import { line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { landIcons } from './land-icons.ts';
import { natureIcons } from './nature-icons.ts';
import { small } from './picture-pieces.ts';

/** The change inside a chrysalis, small and large butterflies, and pollen on its way. */

const leaf = '#4fa84f';
const dark = '#3a2a1c';

/** A butterfly from above, its wings open; `size` is the span of its wings. */
export const openButterfly = (x: number, y: number, size: number, wing: string, spot: string) => {
  const at = (across: number, down: number) => `${x + across * size} ${y + down * size}`;
  return (
    [-1, 1]
      .map(
        (side) =>
          shape(
            wing,
            `M${at(0, -0.05)} Q${at(side * 0.2, -0.5)} ${at(side * 0.5, -0.36)} Q${at(side * 0.5, 0)} ${at(0, 0.04)} Z`,
          ) +
          shape(
            wing,
            `M${at(0, 0)} Q${at(side * 0.46, 0.02)} ${at(side * 0.36, 0.34)} Q${at(side * 0.12, 0.4)} ${at(0, 0.12)} Z`,
          ) +
          oval(x + side * 0.34 * size, y - 0.22 * size, size * 0.07, size * 0.07, spot) +
          oval(x + side * 0.24 * size, y + 0.2 * size, size * 0.05, size * 0.05, spot),
      )
      .join('') +
    oval(x, y, size * 0.05, size * 0.25, dark) +
    line(
      dark,
      `M${at(0, -0.2)} L${at(-0.12, -0.42)} M${at(0, -0.2)} L${at(0.12, -0.42)}`,
      Math.max(0.4, size * 0.03),
    )
  );
};

const flower = (x: number, y: number, petal: string) =>
  line('#3f9a3f', `M${x} 31 V${y}`, 1.4) +
  shape(leaf, `M${x} 28 Q${x + 4} 24 ${x + 6} 26.6 Q${x + 3} 29.6 ${x} 28 Z`) +
  times(6, (i) =>
    oval(
      x + Math.round(Math.cos(i * 1.047) * 34) / 10,
      y + Math.round(Math.sin(i * 1.047) * 30) / 10,
      2.3,
      2.1,
      petal,
    ),
  ) +
  oval(x, y, 2.2, 2, '#ffd43b');

export const insectIcons = {
  'x-cocoon-and-chrysalis':
    small(landIcons['x-cocoon'], 0, 8, 16) + small(natureIcons['x-chrysalis'], 16, 8, 16),
  'x-chrysalis-inside':
    tile('#eaf6e4') +
    line('#8a5227', 'M1.6 4.4 C8 2.6 14 5 20 3.6 S28 2.4 30.4 4', 2.4) +
    line(dark, 'M16 4.6 V7', 1.4) +
    shape(
      '#7cc98a',
      'M16 6.4 C21.6 6.4 24.4 10.4 24.6 15 C24.8 21 21.6 26.4 18.6 29.6 Q16 31 13.4 29.6 C10.4 26.4 7.2 21 7.4 15 C7.6 10.4 10.4 6.4 16 6.4 Z',
    ) +
    shape(
      '#f4f8d8',
      'M16 8.4 C20.4 8.4 22.6 11.6 22.8 15.2 C23 20 20.4 24.6 17.8 27.6 Q16 28.6 14.2 27.6 C11.6 24.6 9 20 9.2 15.2 C9.4 11.6 11.6 8.4 16 8.4 Z',
    ) +
    shape('#f0a04b', 'M15.4 13.4 C11.6 13 10.4 15.6 11 18.6 C11.6 22 13.4 24.6 15.2 25.6 Z') +
    shape('#e07b39', 'M16.6 13.4 C20.4 13 21.6 15.6 21 18.6 C20.4 22 18.6 24.6 16.8 25.6 Z') +
    line('#8a3f14', 'M15 15.4 Q12.4 16.4 12.2 19 M15 18 Q13.2 19.6 13.4 22', 0.6) +
    line('#8a3f14', 'M17 15.4 Q19.6 16.4 19.8 19 M17 18 Q18.8 19.6 18.6 22', 0.6) +
    oval(16, 18, 1.2, 6.4, dark) +
    oval(16, 11.4, 1.8, 1.7, dark) +
    line(dark, 'M15.4 12.6 Q13.6 14 13.8 16.4 M16.6 12.6 Q18.4 14 18.2 16.4', 0.6),
  'x-butterflies-two-kinds':
    tile('#dff1fb') +
    shape('#8fcf7c', 'M1 24 Q16 20 31 24 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    openButterfly(11, 14.6, 17, '#f08a2c', '#fff1c9') +
    openButterfly(25.4, 18.6, 8, '#4a8fe0', '#dcebff'),
  'x-butterfly-pollen':
    tile('#dff1fb') +
    shape('#8fcf7c', 'M1 27 Q16 25 31 27 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    flower(6.6, 20, '#f27aa5') +
    flower(25.4, 20, '#b07ae0') +
    pointer('#e5484d', 8, 14.6, 11, 12.4, 0.8) +
    pointer('#e5484d', 21, 12.4, 24, 14.6, 0.8) +
    openButterfly(16, 9.6, 11, '#f08a2c', '#fff1c9') +
    times(7, (i) => oval(14.2 + (i % 4) * 1.2, 11.6 + Math.floor(i / 4) * 1.2, 0.55, 0.55, '#ffd400')) +
    times(4, (i) => oval(9 + i * 0.5, 15.8 - i * 0.9, 0.45, 0.45, '#ffd400')),
} as const;
