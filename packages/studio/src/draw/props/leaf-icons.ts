import { box, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** What goes on in a leaf: water that climbs, light that is caught, gases that come and go, sugar that is used. */

const sunGold = '#ffc933';
const green = '#44a33c';
const greenPale = '#8bd450';
const water = '#2f8fe0';
const red = '#e5484d';

const sunAt = (x: number, y: number, r: number) =>
  times(10, (i) =>
    line(sunGold, `M${onRound(x, y, r * 1.25, i / 10)} L${onRound(x, y, r * 1.6, i / 10)}`, 0.9),
  ) + oval(x, y, r, r, sunGold);
const drop = (x: number, y: number, s = 1) =>
  shape(
    water,
    `M${x} ${y - 2 * s} Q${x + 1.5 * s} ${y} ${x + 1.1 * s} ${y + 0.8 * s} A${1.2 * s} ${1.2 * s} 0 0 1 ${x - 1.1 * s} ${y + 0.8 * s} Q${x - 1.5 * s} ${y} ${x} ${y - 2 * s} Z`,
  );
const atoms = (x: number, y: number, fills: string[]) =>
  fills.map((fill, i) => oval(x + i * 2.1, y, 1.4, 1.4, fill)).join('');
const carbonDioxide = (x: number, y: number) => atoms(x, y, [red, '#4a4f5c', red]);
const oxygen = (x: number, y: number) => atoms(x, y, [red, red]);
const sugar = (x: number, y: number, s = 1) =>
  shape(
    '#d9567e',
    `M${x - 2.4 * s} ${y} L${x - 1.2 * s} ${y - 2.1 * s} H${x + 1.2 * s} L${x + 2.4 * s} ${y} L${x + 1.2 * s} ${y + 2.1 * s} H${x - 1.2 * s} Z`,
  ) +
  shape(
    '#ffd3df',
    `M${x - 1.4 * s} ${y} L${x - 0.7 * s} ${y - 1.2 * s} H${x + 0.7 * s} L${x + 1.4 * s} ${y} L${x + 0.7 * s} ${y + 1.2 * s} H${x - 0.7 * s} Z`,
  );
/** A broad leaf whose stalk is at the lower left. */
const leaf = (fill = green, pale = greenPale) =>
  shape(fill, 'M8 24.6 C7 15.4 12 8.6 25 8 C25.6 19.4 20.4 25.4 10.6 23.6 Z') +
  shape(pale, 'M9.4 23 C8.8 15.8 13.4 10.6 23 9.8 C19 12.6 14 16.6 9.4 23 Z') +
  line('#2b7a33', 'M6.4 27 C9.6 20.6 14.8 15.6 21 12', 0.9);
const plant = (sky: string) =>
  tile(sky) +
  shape('#8d5a34', 'M1 20 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
  line(
    '#f0dcb4',
    'M16 19.6 V26 M16 22 L11 27.4 M16 22 L21 27.4 M12.6 25.6 L8.6 26 M19.4 25.6 L23.4 26 M16 26 L14.6 29.4 M16 26 L17.8 29.4',
    0.9,
  ) +
  line('#4f9a3a', 'M16 21 V7', 1.9) +
  shape(green, 'M16 15 C8 16.4 4 12.6 3 8.6 C9 7.4 14.6 9.4 16 15 Z') +
  shape(green, 'M16 13 C24 14.4 28 10.6 29 6.6 C23 5.4 17.4 7.4 16 13 Z') +
  shape(greenPale, 'M16 8.4 C12.6 6.4 13 3 16 1.4 C19 3 19.4 6.4 16 8.4 Z');

export const leafIcons = {
  'x-leaf-in-light':
    tile('#dff1fc') +
    sunAt(6.4, 6.4, 3) +
    pointer('#f2a900', 9.4, 8, 13.6, 11.4, 1) +
    pointer('#f2a900', 7.4, 10.4, 10.6, 15, 1) +
    pointer('#f2a900', 11, 5.6, 17, 8.6, 1) +
    leaf() +
    sugar(15.4, 18.6, 0.9) +
    sugar(19.6, 14.8, 0.9),
  'x-leaf-works':
    tile('#eef7e6') +
    sunAt(5.6, 5.8, 2.4) +
    pointer('#f2a900', 8.4, 7.4, 12.4, 10.6, 1) +
    drop(3.4, 27.4, 1.2) +
    pointer(water, 5, 25.4, 8.4, 21.8, 1) +
    carbonDioxide(2.8, 14) +
    pointer('#6b7784', 4.6, 16.6, 8.6, 19.4, 1) +
    leaf() +
    pointer('#d9567e', 23, 14, 26.4, 12.2, 1) +
    sugar(28.4, 9.6, 0.95) +
    pointer(red, 20.4, 21.4, 24.4, 24, 1) +
    oxygen(26, 26),
  'x-water-climbs':
    plant('#dff1fc') +
    pointer(water, 7.4, 24.4, 12, 25.2, 0.9) +
    pointer(water, 24.6, 24.4, 20, 25.2, 0.9) +
    line(water, 'M16 25.6 V9', 0.9) +
    pointer(water, 16, 12.4, 16, 5, 1) +
    pointer(water, 15.4, 14.6, 8, 10.4, 1) +
    pointer(water, 16.6, 12.6, 24, 8.4, 1) +
    drop(4.6, 24.6, 0.9) +
    drop(27.4, 24.6, 0.9) +
    drop(5.6, 28.4, 0.7) +
    drop(26.4, 28.4, 0.7),
  'x-soil-and-sugar':
    plant('#dff1fc') +
    drop(6, 24.6, 0.9) +
    drop(26, 24.6, 0.9) +
    times(5, (i) => box(3.4 + i * 6.2, 28.2 - (i % 2) * 1.2, 1.2, 1.2, '#cfd8e2', 0.2)) +
    pointer(water, 8.4, 24.8, 12.4, 25.4, 0.8) +
    pointer(water, 23.6, 24.8, 19.6, 25.4, 0.8) +
    sugar(8.2, 10.6, 1) +
    sugar(23.8, 8.6, 1) +
    sugar(12, 12.6, 0.8) +
    sugar(20, 10.8, 0.8),
  'x-leaf-cell-light':
    box(2, 9, 28, 21, '#86d72f', 6) +
    box(4, 11, 24, 17, '#d9f2b4', 4.6) +
    [
      [9.6, 16],
      [22, 15.6],
      [9, 23.6],
      [16, 25],
      [23, 23.4],
    ]
      .map(([x, y]) => oval(x!, y!, 3.4, 2.1, '#1f8a36') + line('#7be08c', `M${x! - 1.8} ${y} h3.6`, 0.7))
      .join('') +
    oval(16, 18.6, 2.6, 2.5, '#9a7bc0') +
    pointer('#f2a900', 6, 1.6, 9, 13.2, 1.2) +
    pointer('#f2a900', 18.6, 1.6, 21.4, 12.8, 1.2) +
    pointer('#f2a900', 12.4, 1.6, 14.6, 8, 1.2) +
    pointer('#f2a900', 25, 1.6, 26.6, 8, 1.2),
  'x-leaf-colours':
    tile('#f4f8fd') +
    leaf() +
    pointer('#e5322d', 3, 4.4, 11.4, 15.4, 1.7) +
    pointer('#2f5fe0', 9.4, 2.4, 14.6, 12.2, 1.7) +
    line('#2fb344', 'M16.4 2.4 L19.4 9.6', 1.7) +
    pointer('#2fb344', 19.8, 9.8, 28.6, 3.6, 1.7),
  'x-stomata-open':
    tile('#b9e38c') +
    line('#8cc85e', 'M2 9 Q8 12 9 16 T6.6 30 M30 8 Q24 12 23 16 T25.6 30 M9.4 2 Q10 8 16 6 T22.6 2', 0.8) +
    shape('#4fa53c', 'M16 5 C5.6 8.4 5.6 23.6 16 27 C11.4 21.4 11.4 10.6 16 5 Z') +
    shape('#4fa53c', 'M16 5 C26.4 8.4 26.4 23.6 16 27 C20.6 21.4 20.6 10.6 16 5 Z') +
    shape('#16351f', 'M16 7.4 C12.6 12 12.6 20 16 24.6 C19.4 20 19.4 12 16 7.4 Z') +
    carbonDioxide(3, 5.4) +
    pointer('#4a4f5c', 6.4, 8, 14, 13.6, 1.3) +
    pointer(red, 18, 18.6, 25.4, 24.4, 1.3) +
    oxygen(26.4, 27),
  'x-glucose-uses':
    tile('#fff3e6') +
    sugar(16, 9, 2.2) +
    pointer('#2f3542', 12, 13, 7.6, 18, 1) +
    pointer('#2f3542', 16, 14.6, 16, 19, 1) +
    pointer('#2f3542', 20, 13, 24.4, 18, 1) +
    shape(
      '#ff8c1a',
      'M6 19.6 Q10 23 9.4 26.4 Q8.6 29.6 6 29.6 Q2.8 29.4 2.6 26 Q3 23.6 4.4 22.8 Q4.6 24.4 5.4 24.6 Q6.6 22.4 6 19.6 Z',
    ) +
    shape('#ffd43b', 'M6 24.6 Q8 26.6 7.4 28.2 Q6.8 29.2 6 29.2 Q4.4 28.8 4.6 27 Z') +
    line('#4f9a3a', 'M16 30 V23', 1.4) +
    shape(green, 'M16 26.4 C12 26.6 11 24 11 22 C14 21.8 16 23.4 16 26.4 Z') +
    shape(greenPale, 'M16 25 C20 25.2 21 22.6 21 20.6 C18 20.4 16 22 16 25 Z') +
    shape('#c99a5b', 'M22.4 24 Q23 20.6 26.4 20.4 Q30 21 29.8 25.4 Q29.2 29.8 25.6 29.6 Q22 28.6 22.4 24 Z') +
    line('#8a5f2e', 'M25 23.4 h.8 M27.4 25.4 h.8 M25 27 h.6', 0.8),
};
