import { line, oval, shape, tile } from './icon-shapes.ts';

/** How water shapes the land, and what people build beside it. */

const water = '#3b9be8';
const deep = '#1f6fb8';
const foam = '#e3f4ff';
const meadow = '#86c553';
const meadowShade = '#5f9e3a';
const tuft = (x: number, y: number) =>
  line(meadowShade, `M${x} ${y} l-.8 -1.6 M${x} ${y} v-2.2 M${x} ${y} l.9 -1.6`, 0.8);

/** A river that swings from side to side. */
const winding =
  'M20 3.4 C20 7.4 6 4.6 6.4 10 C6.8 14.6 26 11.4 26.4 17 C26.8 22 7 18.6 7.4 24 C7.8 28.4 16.5 25.4 16.5 28.8';

export const landformIcons = {
  'x-waterfall':
    shape('#6d6a72', 'M1 9 C3 6.4 8 6.6 11 7 H21 C25 6 29.6 7 31 9.6 V29 H1 Z') +
    shape(
      '#8b8892',
      'M1 9 L7 8 L9.6 15 L6.4 19 L8.4 27 L1 29 Z M31 9.6 L25.4 8.2 L23 14 L26 19 L23.6 27 L31 29 Z',
    ) +
    shape(
      meadow,
      'M.8 10 C1 5.6 5 4.4 10.6 5.6 L10.2 9.4 C7 8.4 4 9.6 .8 10 Z M31.2 10.4 C31 5.8 26.6 4.6 21.4 5.6 L21.8 9.4 C25 8.4 28 9.6 31.2 10.4 Z',
    ) +
    shape(water, 'M10.4 6.4 C12 4.8 20 4.8 21.6 6.4 L22.4 26 H9.6 Z') +
    line(foam, 'M12.8 8.4 L12.4 22 M16 7.4 V18.6 M19.2 8.4 L19.6 22', 1.3) +
    shape(deep, 'M1 26 C8 23.6 24 23.6 31 26 V29 C31 30.4 30 31 29 31 H3 C2 31 1 30.4 1 29 Z') +
    [
      [8.6, 25.4, 2.4],
      [12.4, 24.6, 2.8],
      [16.4, 25.2, 3],
      [20.4, 24.6, 2.8],
      [23.6, 25.4, 2.3],
    ]
      .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.82, foam))
      .join('') +
    line(foam, 'M5 28.6 h4 M13 29 h6 M23 28.4 h4', 1),
  'x-delta':
    tile(deep) +
    shape(meadow, 'M4 1 H28 a3 3 0 0 1 3 3 V11.4 Q24 10 16 11 Q8 10 1 11.4 V4 a3 3 0 0 1 3 -3 Z') +
    shape(
      '#b98a5a',
      'M16 8.6 C21 10 26 11 28.6 16 C29.4 19 28 21 27.4 21.4 C25.6 21.6 24.6 24.6 22 24.8 C20.6 27.4 18 27.8 16 27 C13.4 28.2 11.2 26.8 10 24.8 C7.4 24.8 6.2 21.8 4.6 21.4 C3.6 19 3 17 3.4 16 C6 11 11 10 16 8.6 Z',
    ) +
    shape(water, 'M14.3 1 H17.7 V4 H14.3 Z') +
    line(water, 'M16 2.8 C16.6 5.4 15.4 7 16 10.4', 3.4) +
    line(
      water,
      'M16 10 C12.6 13.4 8.6 14.4 4.6 20.4 M16 10.4 C13.6 16 12 19 10.6 25 M16 10.4 C16.6 16 15.8 20 16.4 27.4 M16 10 C19 14.4 20.4 19 22 24.8 M16 10 C20.4 12.4 25 14.6 28 20.4',
      1.6,
    ) +
    tuft(6, 8) +
    tuft(9.6, 5.6) +
    tuft(24, 6) +
    tuft(27, 8.6) +
    line(foam, 'M3.6 27 h3.6 M24.6 28.4 h4 M11 29.6 h3', 0.9),
  'x-meander':
    tile(meadow) +
    shape('#e8d9a0', 'M17.6 1 H22.4 V4 H17.6 Z M14 28 H19 V31 H14 Z') +
    line('#e8d9a0', winding, 5) +
    shape(water, 'M18.3 1 H21.7 V4 H18.3 Z M14.8 28 H18.2 V31 H14.8 Z') +
    line(water, winding, 3.4) +
    tuft(14.6, 13) +
    tuft(20, 21.4) +
    tuft(3.6, 18) +
    tuft(27.6, 28.6),
  'x-v-valley':
    tile('#cfeafb') +
    shape('#a9bfb0', 'M7 14 L12 5.6 L15.8 12 L20 6.6 L25 14 L17 24 H15 Z') +
    shape('#6fae52', 'M22 12.6 L27 7 H31 V22 L15.4 24.4 Z') +
    shape('#5f9e3a', 'M10 12.6 L5 7 H1 V22 L16.4 22 Z') +
    shape(
      water,
      'M14.8 20.4 L16.6 20.2 C17.6 22 14.6 23.4 16.6 25.4 C18.6 27 20.6 28.4 20.8 31 H11 C11.6 28.6 15 27.4 13.8 25 C12.8 23 15 21.8 14.8 20.4 Z',
    ) +
    shape('#86c553', 'M1 9.6 C4 10.4 6 12.6 7.4 15.6 L13.6 26 L10.4 31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#7ab84a', 'M31 9.6 C28 10.4 26 12.6 24.6 15.6 L18.2 26 L21.6 31 H28 a3 3 0 0 0 3 -3 Z') +
    line('#4f8a30', 'M4 15 L8.4 23.4 M4.6 21.6 L7.4 27 M28 15 L23.6 23.4 M27.4 21.6 L24.6 27', 1.1) +
    line(foam, 'M14.4 28.4 h3', 0.9),
  'x-dike':
    shape('#dff1fc', 'M3 3 H29 a2 2 0 0 1 2 2 V30 H1 V5 a2 2 0 0 1 2 -2 Z') +
    shape('#a4764a', 'M1 24.6 H8 V24 H31 V29 a2 2 0 0 1 -2 2 H3 a2 2 0 0 1 -2 -2 Z') +
    shape(water, 'M1 10.4 Q3 9 5 10.4 T9 10.4 T13 10.4 V25 H1 Z') +
    shape(meadowShade, 'M4.6 25.4 L13.4 6.6 H18.6 L27 24.6 Z') +
    shape('#b98a56', 'M6.4 25.4 L14.3 8.4 H17.7 L25.2 25.4 Z') +
    shape('#a4764a', 'M1 25 H23 V26 H1 Z') +
    shape(meadow, 'M24.6 23.4 H31 V26 H24 Z') +
    tuft(27, 23.6) +
    tuft(29.6, 23.6) +
    line(deep, 'M2.6 16 h3 M4 20.4 h2.4', 1),
  'x-salt-pans':
    shape('#c9a873', 'M6.6 7 H25.4 L31.4 28.6 a1.4 1.4 0 0 1 -1.4 1.8 H2 a1.4 1.4 0 0 1 -1.4 -1.8 Z') +
    shape('#8fd0f2', 'M7.8 8.6 H15.2 L14.8 13.2 H6.6 Z M16.8 8.6 H24.2 L25.4 13.2 H17.2 Z') +
    shape('#bfe3ee', 'M6.1 15 H14.7 L14.2 20.4 H4.7 Z M17.3 15 H25.9 L27.3 20.4 H17.8 Z') +
    shape('#f2dede', 'M4.2 22.4 H14 L13.4 28.6 H2.5 Z M18 22.4 H27.8 L29.5 28.6 H18.6 Z') +
    shape(
      '#ffffff',
      'M3.6 26 C5 20.6 7.6 17 9 17 C10.4 17 12 20.6 13 26 Q8.4 28 3.6 26 Z M19 26 C20 20.6 21.6 17 23 17 C24.4 17 27 20.6 28.4 26 Q23.6 28 19 26 Z',
    ) +
    shape(
      '#c3d0dc',
      'M9 17 C10.4 17 12 20.6 13 26 Q11.6 26.8 10 27 C10.6 23 10.2 19.6 9 17 Z M23 17 C24.4 17 27 20.6 28.4 26 Q26.6 26.9 25 27.1 C25.4 23 24.6 19.6 23 17 Z',
    ) +
    oval(26.6, 3.8, 2.6, 2.6, '#ffc933'),
};
