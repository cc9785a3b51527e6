import { historyIcons } from './history-icons.ts';
import { box, inscription, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { brown, dark, handLoom, ink, mill, pale, red, smoke, spinningWheel, wood } from './people-shapes.ts';
import { emoji, ground, land, put, someone } from './picture-parts.ts';

/** Cottages, mills, engines and railways of the Industrial Revolution, and who worked for them. */

const iron = '#4a4f57';
const sky = '#cfe9fb';

/** Somebody who walks to the right, seen from the side, the feet at x, y. */
const walker = (x: number, y: number, height: number, shirt: string) => {
  const at = (across: number, up: number) =>
    `${Math.round((x + across * height) * 100) / 100} ${Math.round((y - up * height) * 100) / 100}`;
  return (
    line(
      '#2f2a26',
      `M${at(0, 0.4)} L${at(0.14, 0.02)} h.5 M${at(0, 0.4)} L${at(-0.16, 0.04)} h.5`,
      height * 0.09,
    ) +
    shape(
      shirt,
      `M${at(-0.13, 0.34)} L${at(-0.1, 0.66)} Q${at(0.02, 0.74)} ${at(0.12, 0.64)} L${at(0.12, 0.34)} Z`,
    ) +
    line(pale, `M${at(0, 0.6)} L${at(0.16, 0.42)}`, height * 0.07) +
    shape(pale, `M${at(0.12, 0.86)} L${at(0.2, 0.8)} L${at(0.12, 0.78)} Z`) +
    oval(x + height * 0.02, y - height * 0.83, height * 0.13, height * 0.14, pale) +
    shape(
      '#3a332d',
      `M${at(-0.13, 0.86)} Q${at(-0.1, 1.02)} ${at(0.03, 1.01)} Q${at(0.12, 0.99)} ${at(0.22, 0.89)} Z`,
    )
  );
};

/** A wheel with eight teeth. */
const toothed = (x: number, y: number, r: number, fill: string) =>
  times(8, (i) => line(fill, `M${onRound(x, y, r, i / 8)} L${onRound(x, y, r * 1.25, i / 8)}`, r * 0.42)) +
  oval(x, y, r, r, fill) +
  oval(x, y, r * 0.35, r * 0.35, '#d5dbe3');

/** A clock that shows six. */
const sixOClock = (x: number, y: number) =>
  oval(x, y, 3.2, 3.2, red) +
  oval(x, y, 2.6, 2.6, '#ffffff') +
  line(ink, `M${x} ${y} v-2`, 0.5) +
  line(ink, `M${x} ${y} v1.4`, 0.8);

const bale = (x: number, y: number, s = 1) =>
  box(x, y, 3 * s, 2.4 * s, '#f4efe2', 0.4) +
  line('#a8844f', `M${x + s} ${y} v${2.4 * s} M${x + 2 * s} ${y} v${2.4 * s}`, 0.3 * s);

/** A sailing ship that carries bales, its keel at x, y. */
const cottonShip = (x: number, y: number) =>
  line(wood, `M${x} ${y - 2} V${y - 9}`, 0.6) +
  shape(
    '#fffaf0',
    `M${x - 3} ${y - 4} Q${x} ${y - 5} ${x + 3} ${y - 4} V${y - 8} Q${x} ${y - 9} ${x - 3} ${y - 8} Z`,
  ) +
  bale(x - 4.4, y - 4, 0.8) +
  bale(x + 2, y - 4, 0.8) +
  shape('#7a4a28', `M${x - 5.4} ${y - 2.2} H${x + 5.4} L${x + 4} ${y} H${x - 4} Z`);

const cottonPlant = (x: number, y: number) =>
  line('#4f7d34', `M${x} ${y} v-3.4 M${x} ${y - 1.6} l-1.2 -1.2 M${x} ${y - 1.6} l1.2 -1.2`, 0.5) +
  oval(x, y - 3.6, 0.7, 0.7, '#ffffff') +
  oval(x - 1.3, y - 3, 0.7, 0.7, '#ffffff') +
  oval(x + 1.3, y - 3, 0.7, 0.7, '#ffffff');

const toTheLeft = [
  [-0.22, 0.04],
  [-0.4, -0.04],
] as const;
const toTheRight = [
  [0.4, -0.04],
  [0.22, 0.04],
] as const;

export const millAgeMoments = {
  'x-weaving-at-home':
    tile('#f3e6cc') +
    box(12, 3, 8, 6, sky, 0.4) +
    line(wood, 'M16 3 v6 M12 6 h8', 0.5) +
    ground('#b98a5c', 25) +
    put(handLoom, 8, 18.4, 13) +
    put(spinningWheel, 25.4, 21.4, 10) +
    someone(14, 29, 13, { shirt: '#4f6f8f', skin: pale, hands: toTheLeft }) +
    someone(19.4, 30, 12, { shirt: '#7f5a83', legs: '#7f5a83', skin: pale, long: true, hands: toTheRight }),
  'x-why-britain':
    land(sky, '#86c552', 12, 1) +
    mill(23, 13.4, 0.8) +
    smoke(25.6, 4.6) +
    shape('#3b9be8', 'M12 12 Q18 16 13 21 L8 25 H18 L20 21 Q23 16 16 12 Z') +
    shape('#2a78bd', 'M1 24.6 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    cottonShip(20.6, 29.6) +
    shape('#23262b', 'M2 19.6 Q3.4 15.6 6 15.4 Q9 15.8 9.6 19.6 Z') +
    oval(5, 17.2, 0.7, 0.5, '#5b6570') +
    box(2.4, 20.4, 7, 1, '#8d95a3', 0.2) +
    box(2.8, 21.8, 7, 1, '#a5acb8', 0.2) +
    oval(26, 21, 3.2, 3.2, '#d99a1c') +
    oval(26, 21, 2.6, 2.6, '#ffd43b') +
    line('#8a5a00', 'M27.2 19.6 q-1.6 -1.2 -2 .6 v2.2 h-.6 h2.8 M24.6 21.1 h1.8', 0.5),
  'x-watt-engine':
    land('#e6ecf3', '#b9c48f', 26) +
    box(2.6, 5, 2.6, 13, '#8a4530') +
    smoke(3.8, 5.4) +
    box(2, 16, 7, 11, '#a8563c', 0.8) +
    shape('#3a2420', 'M3.4 26.6 V23 Q5.5 20.6 7.6 23 V26.6 Z') +
    emoji('fire', 5.5, 24.8, 3.4) +
    box(10, 17, 3, 9.6, '#8d95a3', 0.4) +
    line(iron, 'M11.5 8.6 V17', 0.8) +
    box(15, 10, 1.8, 17, '#7a8088') +
    line(iron, 'M11 8 L21.6 12', 1.5) +
    line(iron, 'M21 12 L20.6 19', 0.8) +
    shape('#7a8088', 'M18.4 27 L20.6 19 L22.8 27 Z') +
    oval(20.6, 20, 3.6, 3.6, iron) +
    oval(20.6, 20, 2.6, 2.6, '#e6ecf3') +
    line(iron, 'M20.6 16.8 V23.2 M17.4 20 H23.8', 0.6) +
    mill(27.6, 27, 0.52) +
    someone(13.6, 30.4, 9.6, { shirt: '#3d4a63', skin: pale, hair: '#b9bec9', legs: '#5b6570' }),
  'x-rail-cities':
    land(sky, '#86c552', 18) +
    mill(6, 18, 0.62) +
    box(9.4, 13.6, 3, 4.6, '#b98a6a') +
    mill(25, 18, 0.62) +
    box(19, 13.2, 3, 5, '#b98a6a') +
    box(1.8, 3, 13, 2.8, '#ffffff', 0.5) +
    inscription('LIVERPOOL', 8.3, 3.7, 1.4, ink) +
    box(16, 3, 14.2, 2.8, '#ffffff', 0.5) +
    inscription('MANCHESTER', 23.1, 3.7, 1.4, ink) +
    oval(6.6, 17.4, 1.5, 1, '#ffffff') +
    oval(9, 15.8, 2, 1.3, '#f1f4f7') +
    times(11, (i) => box(2.4 + i * 2.6, 27.2, 1.3, 1.4, wood)) +
    line('#5b6570', 'M1.6 26.8 H30.4', 0.8) +
    put(historyIcons['x-steam-engine'], 9.6, 21.6, 11) +
    line(iron, 'M14.6 24.6 H17', 0.6) +
    bale(18, 19.6, 1.1) +
    bale(21.6, 19.6, 1.1) +
    bale(25.2, 19.6, 1.1) +
    box(17, 22, 12.6, 2.8, '#8a5a2c', 0.3) +
    [19.4, 27.2].map((x) => oval(x, 25.2, 1.3, 1.3, '#33405a') + oval(x, 25.2, 0.5, 0.5, '#e8b84b')).join(''),
  'x-mill-girl':
    tile('#c9ced6') +
    ground('#9a8f80', 27) +
    toothed(9, 9, 4.4, '#6b7280') +
    toothed(18.4, 10.6, 3.8, '#525a66') +
    box(2, 16, 20, 3.4, '#5b4a3a') +
    times(6, (i) => line('#ffffff', `M${3.6 + i * 3} 19.4 V23`, 0.5)) +
    someone(16.6, 30.4, 14, {
      shirt: '#7a6a78',
      legs: '#4a4250',
      skin: pale,
      long: true,
      hair: '#6b4426',
      hands: [
        [-0.06, 0.42],
        [0.1, -0.22],
      ],
    }) +
    sixOClock(26.4, 8) +
    pointer(ink, 26.4, 12.2, 26.4, 17.4, 0.8) +
    sixOClock(26.4, 21.6),
  'x-workers-to-mill':
    tile('#2f3a5c') +
    oval(5, 5, 1.7, 1.7, '#f3efd8') +
    oval(5.8, 4.6, 1.5, 1.5, '#2f3a5c') +
    ground('#57504a', 25) +
    box(20, 11, 10, 14.4, '#a8563c') +
    times(6, (i) => box(21.4 + (i % 3) * 2.8, 13.4 + Math.floor(i / 3) * 3.6, 1.6, 2.2, '#ffd97a')) +
    box(20.6, 20.6, 3, 4.8, '#ffd97a') +
    shape('#8a4530', 'M21 11 V7.4 L23.4 5.4 L25.8 7.4 V11 Z') +
    box(21.8, 7.6, 3.2, 3.4, '#2f3a5c') +
    emoji('bell', 23.4, 9.3, 3) +
    line('#ffd97a', 'M19.4 8 q-.8 1.2 0 2.4 M18 7.2 q-1.2 2 0 4', 0.5) +
    box(27, 5, 2.4, 6.4, '#7a3c2a') +
    oval(26, 3.8, 3, 1.4, '#6f7890') +
    oval(17, 3.6, 4.4, 1.5, '#626c86') +
    oval(11, 15.6, 7, 1.2, '#4a5576') +
    [11, 9.4, 11.4, 7, 10.4]
      .map((height, i) =>
        walker(2.9 + i * 3.7, 28.6, height, ['#7a6a58', '#8a6a50', '#5f6b80', '#94705a', '#6a7a66'][i]!),
      )
      .join(''),
  'x-cotton-to-shirt':
    tile('#fdf5e4') +
    box(2, 2, 13, 12.6, '#d7e8c0', 1.4) +
    times(4, (i) => cottonPlant(3.8 + i * 3.2, 13.8)) +
    someone(5.4, 12, 8, { shirt: '#d8cdb4', skin: dark, legs: '#8a7a62' }) +
    someone(11.4, 12, 8, { shirt: '#c9bda2', skin: brown, legs: '#8a7a62', long: true }) +
    cottonPlant(8.4, 10.8) +
    box(17, 2, 13, 12.6, sky, 1.4) +
    box(17, 11.4, 13, 3.2, '#3b8fd0', 0.6) +
    cottonShip(23.5, 12.6) +
    box(17, 17.4, 13, 12.6, '#dfe4ea', 1.4) +
    mill(23, 29.4, 0.72) +
    smoke(25.4, 20) +
    box(2, 17.4, 13, 12.6, '#f2e6ef', 1.4) +
    shape(
      '#ffffff',
      'M6 19.4 L8.5 21 L11 19.4 L14 21.6 L12.4 24 L11.4 23.4 V28.8 H5.6 V23.4 L4.6 24 L3 21.6 Z',
    ) +
    line('#b9a9b5', 'M8.5 21 V28.6 M8.5 23 h.1 M8.5 25 h.1', 0.4) +
    pointer(red, 13.6, 8, 18.4, 8, 1) +
    pointer(red, 23.5, 13.6, 23.5, 18.6, 1) +
    pointer(red, 18.4, 24, 13.6, 24, 1),
  'x-free-weekend':
    box(2, 5, 28, 25, '#8d95a3', 2) +
    box(2.6, 5.6, 26.8, 23.8, '#ffffff', 1.6) +
    shape(red, 'M2.6 11.4 V7.2 a1.6 1.6 0 0 1 1.6 -1.6 H27.8 a1.6 1.6 0 0 1 1.6 1.6 V11.4 Z') +
    line('#5b6570', 'M9 3 v4.4 M23 3 v4.4', 1.4) +
    times(21, (i) => {
      const free = i % 7 > 4;
      return box(4 + (i % 7) * 3.5, 14 + Math.floor(i / 7) * 5, 2.8, 3.6, free ? '#57b84c' : '#d5dbe3', 0.4);
    }),
} as const;
