import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, halves } from './picture-parts.ts';

/** What lessons about the Earth, the moon and the sun tell of. */

const night = '#1d2447';
const ink = '#2f3542';
const sunny = '#ffc933';
const sun = (x: number, y: number, r: number) =>
  times(8, (i) => {
    const turn = (i / 8) * Math.PI * 2;
    const at = (far: number) =>
      `${(x + Math.cos(turn) * far).toFixed(2)} ${(y + Math.sin(turn) * far).toFixed(2)}`;
    return line(sunny, `M${at(r * 1.25)} L${at(r * 1.6)}`, r * 0.22);
  }) + oval(x, y, r, r, sunny);
/** A globe whose left half is in the light. */
const litFromLeft = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#3f9fd8') +
  shape(
    '#6cbf6a',
    `M${x - r * 0.7} ${y - r * 0.3} q${r * 0.4} ${-r * 0.4} ${r * 0.7} ${-r * 0.1} q${r * 0.1} ${r * 0.5} ${-r * 0.3} ${r * 0.7} Z`,
  ) +
  shape('#141a36', `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} Z`);
/** A ball or moon that is lit from the left. */
const halfLit = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#5b6080') + shape('#fff1b8', `M${x} ${y - r} A${r} ${r} 0 0 0 ${x} ${y + r} Z`);

const drop = (x: number, y: number, s: number) =>
  shape(
    '#1c7ed6',
    `M${x} ${y} Q${x - 1.6 * s} ${y + 2.2 * s} ${x - 1.1 * s} ${y + 3 * s} Q${x} ${y + 4 * s} ${x + 1.1 * s} ${y + 3 * s} Q${x + 1.6 * s} ${y + 2.2 * s} ${x} ${y} Z`,
  );

export const earthMoments = {
  'x-noon-and-midnight':
    tile(night) +
    sun(4.6, 16, 2.4) +
    litFromLeft(16.4, 16, 6.4) +
    emoji('house', 9.4, 8.4, 4.6) +
    emoji('child', 12, 5.4, 4.4) +
    emoji('bed', 26, 14.6, 7) +
    emoji('zzz', 28, 8.4, 4) +
    line('#8fa5ff', 'M16.4 2 V30', 0.3),
  'x-morning-somewhere':
    tile(night) +
    sun(4.4, 16, 2.4) +
    litFromLeft(17, 16, 8) +
    line('#ffb347', 'M17 8 V24', 1) +
    emoji('sunrise', 17, 26, 6) +
    pointer('#ffd43b', 24.6, 8, 19.4, 4.6, 0.8) +
    line('#ffd43b', 'M24.6 8 Q27.6 12 27 18', 0.8),
  'x-july-january':
    halves('#bfe8ff', '#dfe7f2') +
    sun(9, 8, 2.8) +
    shape('#f2d59a', 'M1 21 H16 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('umbrella-on-ground', 8, 20, 10) +
    shape('#ffffff', 'M16 21 H31 V28 a3 3 0 0 1 -3 3 H16 Z') +
    emoji('snowman', 23.6, 19, 11) +
    times(5, (i) => oval(18 + i * 2.8, 5 + (i % 2) * 4, 0.6, 0.6, '#ffffff')),
  'x-quake-energy':
    tile('#fff8ee') +
    box(3, 15.6, 0.8, 0.8, '#e5484d') +
    times(32, (i) => box(7.4 + (i % 4) * 1.1, 11.7 + Math.floor(i / 4) * 1.1, 0.8, 0.8, '#e5484d')) +
    times(32, (row) => line('#e5484d', `M14.4 ${2.4 + row * 0.88} h.01${' m.49 0 h.01'.repeat(31)}`, 0.4)),
  'x-moon-bitten':
    tile(night) +
    emoji('full-moon', 8.4, 16, 11) +
    pointer('#ffffff', 15, 16, 18, 16, 0.8) +
    emoji('last-quarter-moon', 24.4, 16, 11) +
    times(4, (i) => oval(5 + i * 7, i % 2 ? 5 : 27, 0.4, 0.4, '#ffffff')),
  'x-ball-round-head':
    tile('#2b3358') +
    emoji('light-bulb', 4, 16, 5, { turn: 90 }) +
    times(3, (i) => pointer(sunny, 7.4, 13 + i * 3, 9, 13 + i * 3, 0.5)) +
    line('#8fa5ff', 'M19 6.6 A9.4 9.4 0 1 1 18.9 6.6', 0.4) +
    oval(19, 16, 3, 3.3, '#9a6240') +
    shape('#2f2320', 'M15.9 15.4 Q16 12.2 19 12.2 Q22 12.2 22.1 15.4 Q19 13.6 15.9 15.4 Z') +
    halfLit(9.8, 16, 2.2) +
    halfLit(19, 6.6, 2.2) +
    halfLit(28.2, 16, 2.2) +
    halfLit(19, 25.4, 2.2) +
    pointer('#ffffff', 12.8, 8.6, 10.6, 11.4, 0.6),
  'x-waxing-waning':
    tile(night) +
    ['new-moon', 'waxing-crescent-moon', 'first-quarter-moon', 'waxing-gibbous-moon', 'full-moon']
      .map((moon, i) => emoji(moon, 4.4 + i * 5.8, 8, 5))
      .join('') +
    pointer('#7ee787', 3, 13, 29, 13, 0.8) +
    ['full-moon', 'waning-gibbous-moon', 'last-quarter-moon', 'waning-crescent-moon', 'new-moon']
      .map((moon, i) => emoji(moon, 4.4 + i * 5.8, 21, 5))
      .join('') +
    pointer('#ff8fa3', 3, 26, 29, 26, 0.8) +
    line(ink, 'M2 16.4 H30', 0.3),
  'x-runny-eruption':
    tile('#dbeefa') +
    shape('#7d6450', 'M1 27 Q12 22 14 18 H18 Q20 22 31 27 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#ff6b1a', 'M16 18.4 Q12 22 3 26.4 M16 18.4 Q20 22 29 26.4 M16 18.4 V24', 1.6) +
    line('#ff922b', 'M16 18 Q15 12 12 12 M16 18 Q17 11 20 12 M16 18 V10', 1.2) +
    oval(16, 6, 2.4, 1.6, '#c5ccd4'),
  'x-sticky-eruption':
    tile('#dbeefa') +
    shape('#6b4f3c', 'M5 31 L13.4 15 H18.6 L27 31 Z') +
    oval(16, 6, 11, 4.4, '#6c757d') +
    oval(11, 4, 5, 3, '#868e96') +
    oval(21, 4.6, 5, 3, '#868e96') +
    shape('#868e96', 'M13.6 15 L12 7 H20 L18.4 15 Z') +
    line('#ff6b1a', 'M16 15 L10 10 M16 15 L22 10 M16 15 V8', 1.2) +
    times(6, (i) => box([4, 8, 24, 27, 6, 25][i]!, [13, 17, 16, 12, 21, 21][i]!, 1.6, 1.4, '#3d3027', 0.3)),
  'x-plates-meet':
    tile('#dbeefa') +
    shape('#ff9f43', 'M1 20 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8d6f57', 'M1 15 H15 L25 27 L22 29.6 L11 20 H1 Z') +
    shape('#a98a6d', 'M31 12 H22 L19 8 L15.6 14.6 L17.6 18 L20 20 H31 Z') +
    line('#ff6b1a', 'M22.4 24.6 Q22 16 19 9', 1.1) +
    oval(19, 4.6, 2.6, 1.8, '#868e96') +
    pointer('#ffffff', 3, 17.4, 9, 17.4, 1) +
    pointer('#ffffff', 30, 16, 24.6, 16, 1),
  'x-plates-part':
    tile('#dbeefa') +
    shape('#ff9f43', 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#8d6f57', 'M1 14 H13 L14 22 H1 Z') +
    shape('#8d6f57', 'M31 14 H19 L18 22 H31 Z') +
    shape('#ff6b1a', 'M14.4 30 L14.6 15 Q16 11 17.4 15 L17.6 30 Z') +
    pointer('#ffffff', 11, 18, 4, 18, 1) +
    pointer('#ffffff', 21, 18, 28, 18, 1),
  'x-drops-merge':
    tile('#cfe9fb') +
    oval(16, 6.6, 12, 4.6, '#9aa7b5') +
    oval(10, 5.4, 6, 3.6, '#b4bfca') +
    drop(6, 13, 0.9) +
    drop(9.6, 13, 0.9) +
    pointer(ink, 11.4, 14.4, 14, 14.4, 0.6) +
    drop(17.6, 12.6, 1.7) +
    pointer(ink, 20.6, 15.6, 23.2, 15.6, 0.6) +
    drop(27, 12.2, 2.5) +
    pointer('#e5484d', 27, 21, 27, 29, 1.2),
  'x-cold-glass':
    tile('#fff3e0') +
    shape('#e6f4fb', 'M8 4 H24 L21.8 29 H10.2 Z') +
    shape('#9fd3f0', 'M8.6 10 H23.4 L21.6 28 H10.4 Z') +
    box(10.6, 8.6, 4.6, 4.4, '#ffffff', 0.6) +
    box(16.4, 9.4, 4.4, 4.2, '#ffffff', 0.6) +
    [
      [9.4, 15],
      [11.6, 20],
      [14.8, 16.6],
      [17.6, 22],
      [20.4, 17],
      [22, 12.8],
      [13.4, 24.6],
      [20.2, 24.8],
    ]
      .map(([x, y]) => drop(x!, y!, 0.9))
      .join('') +
    oval(16, 29.6, 8, 1, '#9fd3f0'),
  'x-sun-mass':
    tile(night) +
    sun(12.8, 16, 7) +
    inscription('99.8%', 12.8, 14.4, 3, '#8a4b00') +
    [
      [27, 6, 0.5],
      [28.6, 9, 0.7],
      [27, 12, 0.7],
      [28.8, 14.6, 0.5],
      [27.4, 18, 1.3],
      [28.2, 22, 1.1],
      [27, 25.4, 0.9],
      [29, 27.6, 0.9],
    ]
      .map(([x, y, r], i) =>
        oval(
          x!,
          y!,
          r!,
          r!,
          ['#adb5bd', '#e9c46a', '#4dabf7', '#e8590c', '#e0a070', '#f2d59a', '#99e9f2', '#4c6ef5'][i]!,
        ),
      )
      .join(''),
};
