import { line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** The sun to the left, the Earth and its moon: which half is lit, and which of it is seen. */

const space = '#1d2447';
const lit = '#f4e7a6';
const unlit = '#4a4f6e';
const gold = '#ffc933';
const red = '#e5484d';

const stars = [
  [5, 4],
  [27, 4],
  [29, 17],
  [9, 28.6],
  [25, 28],
]
  .map(([x, y]) => oval(x!, y!, 0.4, 0.4, '#ffffff'))
  .join('');
/** The rim of the sun at the left edge, and its light. */
const sunlight =
  shape(gold, 'M1 9 Q6 16 1 23 Z') + [10.6, 16, 21.4].map((y) => pointer(gold, 5.6, y, 9, y, 0.8)).join('');
/** A moon whose left half is in the sun. */
const moon = (x: number, y: number, r: number, light = lit) =>
  oval(x, y, r, r, light) + shape(unlit, `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} Z`);
const earth = (x: number, y: number, size: number) =>
  emoji('globe-showing-americas', x - size / 2, y - size / 2, size);
const path = (x: number, y: number, r: number) =>
  line('#7f92cc', `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`, 0.4);

export const moonIcons = {
  'x-moon-half-lit': tile(space) + stars + sunlight + moon(19.6, 16, 8.4),
  'x-moon-reflects':
    tile(space) +
    stars +
    shape(gold, 'M1 4 Q7 9 1 15 Z') +
    pointer(gold, 5.6, 9, 17.6, 9, 1.1) +
    moon(22.6, 9, 4.6) +
    pointer(lit, 20.4, 14, 14.4, 20.6, 1.1) +
    earth(11, 25, 10),
  'x-moon-phase-seen':
    tile(space) +
    stars +
    sunlight +
    path(18, 18.6, 10) +
    earth(18, 18.6, 7) +
    moon(18, 8.4, 3.6) +
    line('#ffffff', 'M16.4 15.2 L14.8 9.6 M19.6 15.2 L21.2 9.6', 0.5) +
    oval(27, 6, 3.4, 3.4, unlit) +
    shape(lit, 'M27 2.6 A3.4 3.4 0 0 0 27 9.4 Z'),
  'x-new-moon-place':
    tile(space) + stars + sunlight + path(22, 16, 8.4) + earth(22, 16, 8) + moon(12.8, 16, 3),
  'x-full-moon-place':
    tile(space) + stars + sunlight + path(17.6, 16, 8.6) + earth(17.6, 16, 8) + moon(26.6, 16, 3),
  'x-far-side-lit':
    tile(space) +
    stars +
    sunlight +
    moon(15.4, 16, 5.4) +
    earth(26, 16, 8) +
    pointer(red, 12, 26, 12, 20.6, 1) +
    line('#ffffff', 'M22.6 13.4 L20 14 M22.6 18.6 L20 18', 0.5),
  'x-moon-by-day':
    tile('#8fd0f4') +
    oval(26, 6, 3.4, 3.4, gold) +
    oval(9, 9, 4.6, 4.6, '#f6f8fa') +
    shape('#8fd0f4', 'M9 4.2 A4.8 4.8 0 0 1 9 13.8 Q6.6 9 9 4.2 Z') +
    shape('#ffffff', 'M18 14 q0 -3 3 -3 q1.6 -2 3.6 0 q3 0 3 3 Z') +
    shape('#6fbf5c', 'M1 25 Q12 20 31 24 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('house', 19, 16.6, 10),
  'x-moon-same-side':
    tile(space) +
    stars +
    path(16, 16, 11) +
    earth(16, 16, 9) +
    [
      [16, 5],
      [27, 16],
      [16, 27],
      [5, 16],
    ]
      .map(([x, y]) => {
        const [dx, dy] = [(16 - x!) / 11, (16 - y!) / 11];
        return oval(x!, y!, 3, 3, lit) + oval(x! + dx * 1.7, y! + dy * 1.7, 0.9, 0.9, red);
      })
      .join('') +
    pointer(gold, 24.6, 6.4, 20.6, 3.4, 0.8),
  'x-solar-eclipse':
    tile(space) +
    stars +
    shape(gold, 'M1 4 Q9 16 1 28 Z') +
    shape('#0b0f24', 'M16.6 13.4 L26 15 V17 L16.6 18.6 Z') +
    moon(15.4, 16, 3) +
    earth(26, 16, 9) +
    oval(22.2, 16, 0.9, 1.2, '#0b0f24'),
  'x-lunar-eclipse':
    tile(space) +
    stars +
    shape(gold, 'M1 4 Q9 16 1 28 Z') +
    shape('#0b0f24', 'M14 11.6 L30.6 13 V19 L14 20.4 Z') +
    earth(13.6, 16, 9.6) +
    oval(26, 16, 2.8, 2.8, '#b5482f') +
    oval(25.2, 15.2, 0.7, 0.7, '#8f3522'),
  'x-tilted-path':
    tile(space) +
    stars +
    shape(gold, 'M1 9 Q6 16 1 23 Z') +
    line('#f2c14e', 'M6 16 H29.6', 0.5) +
    line('#9fb4ea', 'M9.6 9 L28.4 23', 0.7) +
    earth(19, 16, 7.6) +
    moon(10.4, 9.6, 2.4) +
    pointer(red, 10.4, 14.8, 10.4, 12.4, 0.8),
  'x-moon-month':
    tile(space) +
    stars +
    emoji('new-moon', 2.4, 12, 8) +
    emoji('first-quarter-moon', 8.6, 3, 7) +
    emoji('full-moon', 16.4, 3, 7) +
    emoji('last-quarter-moon', 22.6, 12, 7) +
    pointer(gold, 24, 21.6, 19.4, 26.6, 1) +
    emoji('new-moon', 10.6, 21.6, 8) +
    times(1, () => pointer(gold, 4.8, 11, 7.6, 8, 1)),
} as const;
