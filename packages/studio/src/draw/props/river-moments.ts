import { box, inscription, line, oval, pointer, shape, tile } from './icon-shapes.ts';
import { foam, meadow, meadowShade, rock, rockDark, sky, water } from './river-palette.ts';

/** Where the boat of the lesson on rivers comes by, from the three kinds of source down to the sea. */

const ink = '#2f3542';
const mud = '#a9794c';

/** A toy boat, without any water of its own; the middle of its keel at x, y. */
const boat = (x: number, y: number, s = 1) => {
  const at = (across: number, up: number) =>
    `${Math.round((x + across * s) * 100) / 100} ${Math.round((y - up * s) * 100) / 100}`;
  return (
    line('#6b4a2c', `M${at(0, 1.4)} L${at(0, 7)}`, 0.5 * s) +
    shape('#ffc933', `M${at(0.4, 6.6)} L${at(3, 2.2)} L${at(0.4, 2.2)} Z`) +
    shape('#fff3c9', `M${at(-0.4, 5.8)} L${at(-0.4, 2.2)} L${at(-2.4, 2.2)} Z`) +
    shape('#e5604f', `M${at(-3.2, 1.7)} L${at(3.4, 1.7)} L${at(2.2, 0)} L${at(-2.2, 0)} Z`)
  );
};

/** A mountain with its foot at x, y; the snow ends where `line` of its height is left. */
const peak = (x: number, y: number, width: number, height: number) =>
  shape(rock, `M${x - width / 2} ${y} L${x} ${y - height} L${x + width / 2} ${y} Z`) +
  shape(rockDark, `M${x} ${y - height} L${x + width / 2} ${y} H${x + width * 0.08} Z`) +
  shape(
    '#ffffff',
    `M${x - width * 0.17} ${y - height * 0.66} L${x} ${y - height} L${x + width * 0.17} ${y - height * 0.66} L${x + width * 0.06} ${y - height * 0.74} L${x} ${y - height * 0.64} L${x - width * 0.07} ${y - height * 0.74} Z`,
  );

const rainCloud = (x: number, y: number) =>
  oval(x - 1.7, y, 1.8, 1.3, '#7f8da0') +
  oval(x + 1.5, y, 2, 1.4, '#7f8da0') +
  oval(x, y - 0.9, 2, 1.5, '#92a0b2') +
  line(
    '#2f78c4',
    `M${x - 1.8} ${y + 1.9} l-.5 1.5 M${x} ${y + 1.9} l-.5 1.5 M${x + 1.8} ${y + 1.9} l-.5 1.5`,
    0.5,
  );

/** Land that drains into one river, within a rim of hills. */
export const basin =
  tile('#b98a56') +
  shape(meadow, 'M16 5.4 Q25.4 5.6 26.6 14 Q27 22 20.6 28.4 H13 Q5 22 5.4 14 Q6.4 5.6 16 5.4 Z') +
  [
    [6.6, 8],
    [11, 5.4],
    [16, 4.6],
    [21, 5.4],
    [25.4, 8],
    [27.4, 13.4],
    [26.4, 20],
    [4.6, 13.4],
    [5.6, 20],
  ]
    .map(
      ([x, y]) =>
        shape('#7d6a50', `M${x! - 2.4} ${y! + 2.2} L${x} ${y! - 1.8} L${x! + 2.4} ${y! + 2.2} Z`) +
        shape('#e8e2d4', `M${x! - 0.9} ${y! - 0.3} L${x} ${y! - 1.8} L${x! + 0.9} ${y! - 0.3} Z`),
    )
    .join('') +
  line(
    water,
    'M9 10.4 Q12 12.4 15.6 15.6 M23 10.4 Q19.6 12.4 16.6 15 M7.6 16.4 Q12 17.6 16 20.6 M24.4 17.4 Q21 18.4 16.9 21.6',
    1.1,
  ) +
  line(water, 'M16 8.4 C15.4 11 16.6 13 16 16 C15.6 19 17 21 16.8 24', 1.6) +
  line(water, 'M16.8 23 C16.6 26 17.4 28 17 29.8', 2.4);

export const riverMoments = {
  'x-three-sources':
    tile(sky) +
    shape(meadow, 'M1 14 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(rock, 'M2 16 Q2.4 11 5.6 10.4 Q9.4 10.4 9.8 16 Z') +
    oval(5.8, 15, 1.5, 1, '#2f3542') +
    oval(16, 14.6, 4, 2, water) +
    peak(26, 17, 9, 10) +
    line(
      water,
      'M5.8 15.2 C5.8 18 6.8 20 6 24 M16 15.6 C17 18 15 20 16 24 M26 10.6 C25.4 14 27.2 18 26 24',
      1,
    ) +
    line(foam, 'M6.1 19 v1.4 M16 19 v1.4 M26.2 17 v1.4', 0.35) +
    inscription('SPRING', 6.2, 26, 1.7, ink) +
    inscription('LAKE', 16, 26, 1.7, ink) +
    inscription('SNOW', 25.8, 26, 1.7, ink),
  'x-boat-at-falls':
    tile(sky) +
    shape(rockDark, 'M1 18 H22.6 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    line(rock, 'M4 21.6 h5 M12 24.4 h6 M6 27.6 h5 M16 20.8 h3', 0.7) +
    boat(10.4, 15.8, 1.3) +
    shape(water, 'M1 15 Q4 14 7 15 T13 15 T19 15 H23 Q27.6 15.4 27.8 21 V30.6 H22.6 V20 H1 Z') +
    line(foam, 'M3 16.8 h3 M9 17.8 h4 M16 16.6 h4 M24.2 18 V29 M26.2 20 V29 M25.2 16.8 q1 1 1 2', 0.7) +
    oval(25.4, 29, 4.4, 1.8, '#ffffff') +
    oval(22.4, 28.4, 2, 1.4, '#ffffff') +
    oval(28.4, 28.2, 1.9, 1.5, '#ffffff') +
    pointer('#cf222e', 15.4, 11.6, 21, 11.6, 1),
  'x-tributary-joins':
    tile(meadow) +
    box(1, 7.7, 4, 6.6, '#f0dba0') +
    box(27, 18.5, 4, 6.6, '#f0dba0') +
    line('#f0dba0', 'M4.6 11 C9 10 12 15 18 16 C22 16.8 24 20.4 27.4 21.8', 6.6) +
    line('#f0dba0', 'M6.6 29.2 C7 25 12 24.4 14 20.4 Q15.4 18 17 16.4', 2.8) +
    box(1, 8.4, 4, 5.2, water) +
    box(27, 19.2, 4, 5.2, water) +
    line(water, 'M4.6 11 C9 10 12 15 18 16 C22 16.8 24 20.4 27.4 21.8', 5.2) +
    line(water, 'M6.6 29.8 C7 25 12 24.4 14 20.4 Q15.4 18 17 16.4', 1.7) +
    pointer(foam, 4.6, 10.8, 10.6, 13, 0.7) +
    pointer(foam, 22, 17.8, 26.8, 20.6, 0.7) +
    pointer(foam, 9.4, 25.4, 12.6, 22.8, 0.5),
  'x-basin-boat': basin + rainCloud(23, 6) + boat(17, 25, 0.8),
  'x-river-journey':
    tile(meadow) +
    shape('#1f6fb8', 'M31 21 C27 22 24.6 25 23.6 31 H28 a3 3 0 0 0 3 -3 Z') +
    shape(mud, 'M22 21 Q26 19.4 29 22 Q28.6 26 25.4 28.2 Q22.6 27.6 21.4 24.6 Z') +
    peak(6, 11.4, 9.4, 8.6) +
    line(water, 'M6 5.8 C5.4 8 7 9.6 6.6 11.6', 0.8) +
    shape(rockDark, 'M4.2 14.4 H11.4 V18 H4.2 Z') +
    line(water, 'M6.6 11.4 C6.6 13 7 13.8 8 14', 1.1) +
    box(6.9, 13.6, 2.2, 5, water) +
    line(foam, 'M7.6 14.6 v3 M8.5 14.8 v3', 0.3) +
    oval(8, 18.6, 2, 0.8, '#ffffff') +
    line(water, 'M8 18.8 C8 21 8.6 22 9.6 22.6', 1.5) +
    line(water, 'M3 29 C5 28 5 25 9.4 22.6', 0.9) +
    line(
      water,
      'M9.4 22.4 C12.6 24 13.6 21.4 12.8 19.2 C12 16.6 15.6 15 16.6 18 C17.6 21.6 15.4 24.6 18.4 25.2 C20.8 25.4 20.6 23 22 22.6',
      1.6,
    ) +
    line(water, 'M21.8 22.6 L28.4 21.4 M21.8 22.6 L27.6 24.6 M21.8 22.6 L25.4 27.6', 1) +
    line(
      meadowShade,
      'M16 6 v-1.8 M18.4 8 v-1.8 M24 12 v-1.8 M27 9 v-1.8 M12 28.4 v-1.6 M15.4 29.4 v-1.6',
      0.7,
    ),
} as const;
