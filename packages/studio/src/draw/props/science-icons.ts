import { svg } from '../markup.ts';
import { box, line, oval, shape, times } from './icon-shapes.ts';

/** Things of a lesson in physics or chemistry. */

type Spots = readonly (readonly [number, number])[];

/** A closed jar with the same particles in it, however they lie. */
const jarOf = (spots: Spots) =>
  shape('#7fa9bd', 'M3 5 H29 V27 a3 3 0 0 1 -3 3 H6 a3 3 0 0 1 -3 -3 Z') +
  shape('#e6f6fd', 'M4.6 5 H27.4 V27 a1.4 1.4 0 0 1 -1.4 1.4 H6 a1.4 1.4 0 0 1 -1.4 -1.4 Z') +
  spots.map(([x, y]) => oval(x, y, 2.3, 2.3, '#1d55ad')).join('') +
  box(1.6, 1.6, 28.8, 4, '#5d6675', 1.2);

const inRows: Spots = Array.from({ length: 12 }, (_, i) => [
  9.1 + (i % 4) * 4.6,
  25.9 - Math.floor(i / 4) * 4.6,
]);
const withoutOrder: Spots = [
  [6.9, 25.8],
  [11.7, 25.4],
  [16.3, 26],
  [20.9, 25.6],
  [25.1, 23.7],
  [8.4, 21.2],
  [13.2, 20.9],
  [18, 21.5],
  [22.4, 19.9],
  [6.7, 16.7],
  [15.7, 17],
  [24.9, 16],
];
const farApart: Spots = [
  [8, 10.4],
  [18.4, 9],
  [25, 14.6],
  [13.6, 17.4],
  [7.6, 24.8],
  [21.6, 24],
];

const winding = (d: string) => line('#8a4416', d, 3.3) + line('#f5b27c', d, 2);

export const scienceIcons = {
  'x-bar-magnet':
    shape('#bd1622', 'M2.4 9.6 H16 V22.4 H2.4 a1.4 1.4 0 0 1 -1.4 -1.4 V11 a1.4 1.4 0 0 1 1.4 -1.4 Z') +
    shape('#2456b0', 'M16 9.6 H29.6 a1.4 1.4 0 0 1 1.4 1.4 V21 a1.4 1.4 0 0 1 -1.4 1.4 H16 Z') +
    line('#ffffff', 'M16 10.6 V21.4', 0.9) +
    line('#ffffff', 'M6.4 19.4 V12.6 L11 19.4 V12.6', 2.4) +
    line(
      '#ffffff',
      'M25.6 13.6 C24.6 12.2 21.2 12.2 21.2 14.2 C21.2 16.6 25.8 15.4 25.8 17.8 C25.8 19.8 22.2 19.8 21 18.4',
      2.4,
    ),
  'x-particles-solid': jarOf(inRows),
  'x-particles-liquid': jarOf(withoutOrder),
  'x-particles-gas': jarOf(farApart),
  'x-test-tube-drop':
    shape('#8d5fc0', 'M16 .8 C17.8 3 19 4.4 19 6 a3 3 0 0 1 -6 0 C13 4.4 14.2 3 16 .8 Z') +
    shape('#d9f0fa', 'M10.6 11 H21.4 V25.4 a5.4 5.4 0 0 1 -10.8 0 Z') +
    shape('#8d5fc0', 'M10.6 19 H21.4 V25.4 a5.4 5.4 0 0 1 -10.8 0 Z') +
    box(9, 10.2, 14, 2.6, '#9fcfe6', 1.2) +
    line('#ffffff', 'M13 15 V25', 1.2),
  'x-litmus':
    shape('#e0566f', 'M3.6 3.4 L12 2 C11 11 12 20 14.8 28.6 L7 30.4 C3.8 21 2.8 12 3.6 3.4 Z') +
    shape('#f28fa1', 'M5.2 4.6 L7.6 4.2 C6.8 12 7.6 20 10 28.2 L8 28.6 C5.4 20 4.6 12 5.2 4.6 Z') +
    shape('#4a63c8', 'M28.4 3.4 L20 2 C21 11 20 20 17.2 28.6 L25 30.4 C28.2 21 29.2 12 28.4 3.4 Z') +
    shape('#8ea2ee', 'M26.8 4.6 L24.4 4.2 C25.2 12 24.4 20 22 28.2 L24 28.6 C26.6 20 27.4 12 26.8 4.6 Z'),
  'x-spring-scale':
    svg`<circle cx="16" cy="2.8" r="1.9" fill="none" stroke="#5d6675" stroke-width="1.5"/>` +
    line('#5d6675', 'M16 22 V24 C20.6 24.4 20.6 30.6 16 30.6 C13.4 30.6 11.8 29 11.8 26.8', 1.7) +
    box(8, 4.6, 16, 18, '#2456b0', 2.2) +
    box(10, 6.4, 12, 14.4, '#f4f9fd', 0.8) +
    line('#7d8797', 'M13.4 6.6 l-1.6 1 l3.6 1.6 l-3.6 1.6 l3.6 1.6 l-1.8 1', 0.9) +
    line('#2f3542', 'M19 8.4 h2.4 M19 11.2 h2.4 M19 14 h2.4 M19 16.8 h2.4', 0.9) +
    line('#cf222e', 'M11.4 14 H18.4', 1.7) +
    line('#7d8797', 'M14 14.4 V20.6', 1.1),
  'x-coil':
    winding('M8 18 C8.4 22.4 4.4 24 4.4 30') +
    winding('M22.4 18 C22 22.4 26 24 26 30') +
    shape('#9aa3b2', 'M4 10.4 H25.4 L31.4 13 L25.4 15.6 H4 Z') +
    box(1.2, 7.4, 3.2, 11.2, '#6f7988', 0.8) +
    times(5, (i) => winding(`M${8 + i * 3.4} 18 L${9.6 + i * 3.4} 8`)),
};
