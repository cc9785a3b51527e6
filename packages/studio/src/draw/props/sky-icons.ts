import { box, figure, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { put, someone } from './picture-parts.ts';

/** Falling, orbits, tides, and the sunlit and the dark half of the Earth. */

const space = '#1d2447';
const sea = '#4fa8d8';
const land = '#7cc47a';
const night = '#16223f';
const sun = '#ffc933';
const red = '#e5484d';
const gold = '#f2c14e';
const round = (value: number) => Math.round(value * 100) / 100;

/** The Earth with some land; `lit`: which half is in the light. */
function globe(x: number, y: number, r: number, lit: 'all' | 'left' = 'all'): string {
  const at = (across: number, down: number) => `${round(x + across * r)} ${round(y + down * r)}`;
  return (
    oval(x, y, r, r, sea) +
    shape(
      land,
      `M${at(-0.6, -0.5)} Q${at(-0.2, -0.95)} ${at(0.1, -0.7)} Q${at(0.2, -0.3)} ${at(-0.2, -0.1)} Q${at(-0.1, 0.4)} ${at(-0.35, 0.6)} Q${at(-0.6, 0.2)} ${at(-0.75, 0)} Z`,
    ) +
    shape(
      land,
      `M${at(0.3, -0.2)} Q${at(0.7, -0.4)} ${at(0.85, 0)} Q${at(0.8, 0.5)} ${at(0.45, 0.6)} Q${at(0.2, 0.2)} ${at(0.3, -0.2)} Z`,
    ) +
    (lit === 'left' ? shape(night, `M${at(0, -1)} A${r} ${r} 0 0 1 ${at(0, 1)} Z`) : '')
  );
}

const sunAt = (x: number, y: number, r: number) =>
  times(10, (i) => line(sun, `M${onRound(x, y, r * 1.2, i / 10)} L${onRound(x, y, r * 1.55, i / 10)}`, 1)) +
  oval(x, y, r, r, sun);
const stars = [
  [4, 6],
  [27, 5],
  [6, 27],
  [28, 26],
  [20, 3.4],
]
  .map(([x, y]) => oval(x!, y!, 0.4, 0.4, '#ffffff'))
  .join('');
const tide = {
  high:
    shape('#2f8fd0', 'M1 19 H15.6 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#f0dba0', 'M1 16 L12.6 31 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#e3f4ff', 'M6 20.6 h3 M10 22.4 h3', 0.6),
  low:
    shape('#2f8fd0', 'M16.4 26 H31 V28 a3 3 0 0 1 -3 3 H16.4 Z') +
    shape('#f0dba0', 'M16.4 16 L28 31 H16.4 Z') +
    line('#e3f4ff', 'M26.6 27.4 h3', 0.6),
};

export const skyIcons = {
  'x-pull-both':
    tile('#eaf3fb') +
    globe(23, 19, 7) +
    oval(7.6, 12, 3.6, 3.8, red) +
    shape('#8a5227', 'M7.2 8.6 L7.8 6 L8.6 6.2 L8 8.8 Z') +
    shape('#5fb84a', 'M8 7.6 Q10.6 5.4 12 7 Q10 9 8 7.6 Z') +
    pointer('#2f3542', 11.4, 12.4, 16, 15, 0.9) +
    pointer('#2f3542', 16.6, 21.4, 10, 17.6, 0.9),
  'x-feet-to-centre':
    times(4, (i) => {
      const [x, y] = onRound(16, 16, 12.2, i / 4)
        .split(' ')
        .map(Number) as [number, number];
      const [ux, uy] = [(x - 16) / 12.2, (y - 16) / 12.2];
      const at = (out: number, side: number) =>
        `${round(16 + ux * out - uy * side)} ${round(16 + uy * out + ux * side)}`;
      return (
        line('#2f3542', `M${at(9, 0.7)} L${at(11, 0.4)} M${at(9, -0.7)} L${at(11, -0.4)}`, 0.9) +
        shape(
          [red, '#3a86d8', gold, '#8a5fc0'][i]!,
          `M${at(10.6, 1.1)} L${at(13.2, 0.9)} L${at(13.2, -0.9)} L${at(10.6, -1.1)} Z`,
        ) +
        oval(
          round(16 + ux * 14.4),
          round(16 + uy * 14.4),
          1.4,
          1.4,
          ['#c98d5f', '#f0c39a', '#8d5a3b', '#f0c39a'][i]!,
        )
      );
    }) +
    globe(16, 16, 9) +
    pointer(red, 16, 9.6, 16, 14.2, 1) +
    pointer(red, 22.4, 16, 17.8, 16, 1) +
    pointer(red, 16, 22.4, 16, 17.8, 1) +
    pointer(red, 9.6, 16, 14.2, 16, 1) +
    oval(16, 16, 1.2, 1.2, '#ffffff'),
  'x-fall-no-air':
    box(5, 1, 22, 3, '#8d99a6', 1) +
    box(5, 28, 22, 3, '#8d99a6', 1) +
    box(6.4, 4, 19.2, 24, '#e8f2fa') +
    line('#c9d9e6', 'M8.4 6 V26', 1.2) +
    shape('#a3a7ad', 'M9.6 18 L11.4 14.8 L15 15.4 L15.6 19 L12.6 21 Z') +
    shape('#6a8fd0', 'M18.6 20.6 C17.4 17.6 19.6 13.6 23.4 12.6 C24 16.6 22 19.8 18.6 20.6 Z') +
    line('#ffffff', 'M18.2 21.4 L22.4 14.4', 0.7) +
    line('#9aa6b3', 'M12.4 6.4 V12.6 M21 6.4 V10.6', 0.7) +
    pointer(red, 12.4, 22, 12.4, 26.8, 1) +
    pointer(red, 20, 22, 20, 26.8, 1),
  'x-moon-orbit':
    tile(space) +
    stars +
    line('#9fb4ea', 'M5 16 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0', 0.6) +
    globe(16, 16, 5.4) +
    oval(23.8, 8.2, 2.9, 2.9, '#d9dde3') +
    oval(23, 7.6, 0.7, 0.7, '#aab0ba') +
    oval(24.8, 9.2, 0.5, 0.5, '#aab0ba') +
    pointer(gold, 22.4, 6.4, 16.8, 3.4, 1.1) +
    pointer(red, 22, 10, 19, 13, 1.1),
  'x-upside-down':
    tile(space) +
    stars +
    globe(16, 15, 9) +
    figure(16, 6.4, 5, '#3a6fd8', '#c98d5f', '#2a1c12') +
    put(figure(16, 16, 6, '#e07b39', '#eebc93', '#5a3a1c'), 16, 23.6, 32, { turn: 180 }),
  'x-station-float':
    tile(space) +
    stars +
    shape(sea, 'M1 27 Q16 23 31 27 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(land, 'M6 27.4 Q11 25 15 26.4 Q12 29.4 7 29 Z M20 27 Q25 26 27 28.6 Q23 30 20 27 Z') +
    box(1.6, 4, 5, 14, '#3a6fd8', 0.6) +
    box(25.4, 4, 5, 14, '#3a6fd8', 0.6) +
    line('#bcd0f5', 'M1.6 8.6 h5 M1.6 13.2 h5 M25.4 8.6 h5 M25.4 13.2 h5', 0.6) +
    box(6, 3.4, 20, 15.4, '#c9d3dd', 4) +
    box(8, 5.4, 16, 11.4, '#eef4f9', 3) +
    put(
      someone(16, 26, 20, {
        shirt: '#e07b39',
        legs: '#e07b39',
        hands: [
          [-0.2, 0.06],
          [0.2, 0.06],
        ],
      }),
      14.6,
      11,
      16,
      { turn: -62 },
    ) +
    pointer(red, 20.6, 12.4, 20.6, 16, 0.8) +
    pointer(red, 10, 19.4, 10, 23.6, 1.2) +
    pointer(red, 22, 19.4, 22, 23.6, 1.2),
  'x-tides':
    tile('#26346b') +
    oval(16, 6, 3.2, 3.2, '#f4f1d8') +
    oval(15, 5.2, 0.7, 0.7, '#d6d2b4') +
    oval(17, 7, 0.5, 0.5, '#d6d2b4') +
    tide.high +
    tide.low +
    line('#26346b', 'M16 15 V30.4', 1) +
    pointer('#ffffff', 9.6, 17.4, 13.2, 10, 0.9),
  'x-earth-orbit':
    tile(space) +
    stars +
    line('#9fb4ea', 'M4 16 a12 9.4 0 1 0 24 0 a12 9.4 0 1 0 -24 0', 0.6) +
    sunAt(16, 16, 4) +
    globe(26.6, 12, 3.2) +
    pointer(gold, 26, 8.4, 20.4, 5.6, 1),
  'x-earth-half-lit':
    tile(space) +
    stars +
    sunAt(6.8, 16, 3) +
    line(sun, 'M11.8 12.4 H13.4 M11.8 19.6 H13.4', 0.7) +
    globe(20.6, 16, 8.4, 'left') +
    shape('#f6e3bd', 'M25.8 14.6 h3 v2.6 h-3 Z') +
    shape(red, 'M25.4 14.8 L27.3 12.8 L29.2 14.8 Z') +
    oval(13.4, 16, 1, 1, red),
  'x-earth-axis':
    line('#8d99a6', 'M20.4 1.6 L11.6 30.4', 1.4) +
    globe(16, 16, 10) +
    line(red, 'M20.4 1.6 L19 6.2 M13 25.8 L11.6 30.4', 1.6) +
    line(gold, 'M4.6 13.6 Q9 20.6 24 19.6', 1.3) +
    shape(gold, 'M23.4 16.8 L28.2 18.4 L24.2 21.8 Z') +
    line('#eaf6fc', 'M7 13 Q16 20 25.6 18.6', 0.5),
  'x-earth-tilted':
    tile(space) +
    stars +
    line('#9fb4ea', 'M3.6 17 a12.4 9 0 1 0 24.8 0 a12.4 9 0 1 0 -24.8 0', 0.6) +
    sunAt(16, 17, 3.6) +
    [6, 26]
      .map(
        (x) =>
          globe(x, 17, 3.6) +
          line(red, `M${x + 2.6} 11.6 L${x + 1.4} 13.8 M${x - 1.4} 20.2 L${x - 2.6} 22.4`, 1) +
          line('#ffffff', `M${x - 2.8} 16 Q${x} 18.8 ${x + 3} 17.6`, 0.6),
      )
      .join('') +
    pointer(gold, 20, 7.6, 14, 7.4, 0.9),
  'x-seasons-south':
    tile('#bfe6fb') +
    sunAt(25, 6.4, 3) +
    shape('#2f8fd0', 'M1 17 H31 V22 H1 Z') +
    shape('#f0dba0', 'M1 21 Q12 18.6 31 22 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#8d5a34', 'M10 27 V11', 1.2) +
    shape(red, 'M2.4 13 Q10 2.6 17.6 13 Q10 10.6 2.4 13 Z') +
    shape('#ffffff', 'M7.4 11.6 Q10 6 12.6 11.6 Q10 10.8 7.4 11.6 Z') +
    oval(23.6, 25, 2.6, 2.4, '#d9ecf5') +
    oval(23.6, 21.6, 1.7, 1.6, '#d9ecf5') +
    shape('#9fd0ea', 'M19.4 27 Q23.6 25.6 28 27 Q26 29 23.6 28.8 Q21 29 19.4 27 Z') +
    shape('#e07b39', 'M23.6 21.6 L26 22 L23.6 22.4 Z') +
    figure(16, 27, 7.4, '#3a86d8', '#c98d5f', '#2a1c12'),
  'x-hot-equator':
    tile('#bfe6fb') +
    sunAt(16, 5.6, 3) +
    line(sun, 'M11 11 V19 M14.4 11.6 V20 M17.6 11.6 V20 M21 11 V19', 1) +
    shape('#2f8fd0', 'M1 20 H31 V25 H1 Z') +
    shape('#f0dba0', 'M1 24 Q14 21.6 31 24 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#8d5a34', 'M6 27 Q5 21 7 15.6', 1.4) +
    shape(
      '#3f9a3f',
      'M7 15.6 Q2 12.6 1.8 17 Q4.6 15 7 15.6 Q7.6 11 12 13 Q9 13.4 7 15.6 Q11.6 15.4 11.4 19.4 Q9.6 16.8 7 15.6 Z',
    ) +
    shape('#d9a25a', 'M21.6 22.6 H26.4 L24 30 Z') +
    oval(24, 21.4, 3, 2.6, '#ffb3c7') +
    line('#ffb3c7', 'M22 23 V26.4 M26 22.6 V25', 1.1),
  'x-polar-ice':
    tile('#cfe4f5') +
    shape('#2f6fa8', 'M1 19 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#ffffff', 'M1 19.6 L5 17 H27 L31 19.6 L28 24 L20 22.8 L14 25.4 L5 24 Z') +
    shape('#d5e7f3', 'M2 26.4 l5 -1 l4 2 l-4 1.4 Z M20 27 l6 -1.4 l4 1.6 l-5 1.8 Z') +
    box(15, 5, 2, 14.6, red) +
    times(3, (i) => box(15, 7.4 + i * 4.4, 2, 2.2, '#ffffff')) +
    oval(16, 4.4, 2.2, 2.2, gold) +
    line('#2f3542', 'M8 20.6 h5 M19 20.6 h5', 0.7),
  'x-tomato-slices':
    oval(5, 15.4, 3.4, 7.4, '#c1332c') +
    [
      [11, 10.6],
      [16.4, 12.6],
      [22, 10.2],
      [26.8, 6.4],
    ]
      .map(
        ([x, half]) =>
          oval(x!, 16, 2.6, half!, '#d93f36') +
          oval(x! - 0.6, 16, 1.8, half! * 0.82, '#ff8f7d') +
          line(
            '#ffe0a8',
            `M${x! - 0.6} ${16 - half! * 0.5} v${half! * 0.3} M${x! - 0.6} ${16 + half! * 0.2} v${half! * 0.3}`,
            0.8,
          ),
      )
      .join('') +
    oval(30, 16, 1.2, 3, '#d93f36') +
    shape('#4f8a30', 'M1 13 L4 15.4 L1 18.4 L2.6 15.6 Z'),
};
