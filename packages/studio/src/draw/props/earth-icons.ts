import { svg } from '../markup.ts';
import { line, onRound, oval, shape, times } from './icon-shapes.ts';

/** The Earth, what moves in it, and what is seen in the sky. */

/** The lands round the Atlantic, seen from over 14 degrees north, 25 west. */
const fromTheNorth = [
  'M19.5 10.8 L21 10.5 L22.1 10.2 L22.6 11 L24.1 11.3 L24.7 10.9 L25.7 10.8 L27 12.5 L28.2 14.5 L28.7 14.1 L28.7 16.4 L28.1 18.3 L27.7 20.7 L26.8 22.4 L25.8 23.8 L24.6 25 L23.7 25.3 L23.7 24.1 L23.7 22.3 L24.2 20.3 L23.5 18.9 L23.6 17.8 L22.7 17.7 L20.8 17.9 L19.9 18.1 L18.8 17.2 L17.8 15.9 L18 14.6 L18.5 12.8 L19.1 12 Z',
  'M5.5 16.2 L6.4 15.5 L8.1 16.2 L9.9 17.7 L10.3 18.9 L11.6 19.6 L13.7 20.5 L12.8 22 L12.6 23.8 L11.3 24.6 L10.3 26 L9.7 26.7 L10.3 27.8 L9.5 27.3 L8.2 25.7 L7 22.2 L5.1 19 L5.3 17.7 Z',
  'M18.9 10.7 L18.7 9.4 L19.9 9.2 L19.1 8.3 L19.8 7.7 L20.3 7.1 L20 6.5 L20.5 7 L21.4 6.7 L21.2 6 L20.3 5 L20.3 5.6 L20.9 6.4 L20 6.2 L19.1 5.7 L19.2 4.9 L20.7 4.6 L20.8 4 L19.9 3.5 L22.6 4.5 L24.6 6.2 L25.2 7.3 L25.9 8.3 L27 10.1 L27.9 10.8 L28.4 11.4 L28.6 13.1 L28.3 14.2 L27.8 13.4 L26.2 11.3 L25.5 9.6 L24.8 9.8 L24.2 8.9 L25.2 8.4 L24.3 7.7 L23.7 8.2 L24 8.8 L24 9.9 L23.3 9.4 L22 8.6 L23 9.5 L21.5 8.9 L20.7 9.1 L20.3 10.2 L19.5 10.8 Z',
  'M18.9 8 L19.7 7.7 L18.9 6.9 L18.4 6.5 L19 7.2 Z',
  'M6 12 L6.5 10.9 L7.6 10.1 L9 9 L9.9 8.7 L10.7 8.5 L10.3 7.8 L11.8 7.5 L11.7 6.3 L11.4 5.7 L9.9 6.5 L9.1 7.1 L9.4 5.8 L9.9 5.2 L11.5 4.5 L13.4 4.1 L12.4 3.7 L9.3 4.6 L5.1 8.8 L4.5 11.2 L4 12.5 L4.4 13.1 L4.9 12.7 L4.5 13.8 L4.8 15.4 L5.3 15.8 L4.7 15.9 L3.9 13.5 L3.6 12.1 L4.4 9.7 L5.5 10.7 Z',
  'M13.8 6.3 L13.4 5.4 L13.7 4.7 L13.8 4 L14.9 3.5 L15.9 3.4 L16.3 3.8 L16.3 4.5 L14.7 5.5 Z',
];
/** The same from over the equator, 30 degrees west. */
const fromTheEquator = [
  'M20.4 8.1 L21.8 7.9 L22.9 7.9 L23.3 8.6 L24.8 9.1 L26.2 9.1 L27.4 11 L28.5 13.2 L29 15.3 L28.6 16.9 L28.2 19.5 L27.3 21 L26.3 22.5 L25.2 23.5 L24.3 23.6 L24.4 22.1 L24.6 19.9 L25 17.9 L24.4 16.2 L24.5 15.1 L23.7 14.8 L21.9 14.8 L21 14.9 L19.9 14 L18.9 12.6 L19 11.4 L19.5 9.8 L20 9.1 Z',
  'M6.3 14.1 L7.2 13.2 L9 13.6 L11 14.8 L11.4 16 L12.8 16.6 L14.8 17.4 L14 19 L13.6 21 L12.3 22.1 L11.1 24.1 L10.4 25.1 L10.8 26.7 L10 26.3 L8.8 24.2 L7.8 20.1 L5.8 17.2 L6 15.8 Z',
  'M19.8 7.9 L19.5 6.9 L20.6 6.8 L19.8 6 L20.5 5.6 L20.5 4.7 L21.1 5.2 L21.9 5 L21.6 4.5 L20.6 3.8 L21.3 4.8 L20.5 4.5 L19.6 4.1 L19.6 3.3 L20.9 3.7 L20.3 3.3 L19.7 3.1 L20.4 3.3 L21.1 3.6 L21.8 3.9 L22.5 4.3 L23.1 4.6 L23.6 5 L24.1 5.4 L24.6 5.7 L25.4 6.5 L26.1 7.4 L27.2 9.1 L28 10.1 L28.4 11 L28.8 12.3 L28.6 13 L28.2 12.1 L26.7 9.7 L25.9 8.1 L25.3 8 L24.7 7.2 L25.5 7.1 L24.6 6.4 L24.5 7.1 L24.6 7.9 L23.9 7.4 L22.6 6.5 L23.6 7.4 L22.2 6.7 L21.5 6.8 L21.2 7.7 L20.4 8.1 Z',
  'M19.6 5.7 L20.4 5.5 L19.5 4.9 L19 4.6 L19.6 5.2 Z',
  'M6.6 10.2 L7.1 9.1 L8.2 8.2 L9.6 7 L10.5 6.6 L11.3 6.4 L11 5.9 L12.4 5.4 L12.2 4.6 L11.3 4.2 L10.4 5 L9.5 5.6 L9.7 4.8 L10.2 4.3 L11.7 3.6 L13.6 3.1 L12.5 3.1 L9.3 4.4 L5.2 8.3 L4.9 10.1 L4.4 11.4 L4.9 11.7 L5.4 11.2 L5.1 12.3 L5.5 13.7 L4.3 12.3 L3.8 11.4 L4.6 9.3 L5.9 9.3 Z',
  'M14.4 4.4 L13.9 3.9 L14 3 L15.1 2.7 L16 2.7 L16.7 3.2 L15.2 3.8 Z',
];

const globe = (lands: string[]) =>
  oval(16, 16, 14.4, 14.4, '#1d6fc0') +
  oval(16, 16, 13.4, 13.4, '#7cc6fa') +
  lands.map((land) => shape('#3f9d48', land)).join('');

/** What lies between two heights of a round. */
function belt(r: number, from: number, to: number, fill: string): string {
  const half = (y: number) => Number(Math.sqrt(r * r - (y - 16) ** 2).toFixed(2));
  const [a, b] = [half(from), half(to)];
  return shape(
    fill,
    `M${16 - a} ${from} H${16 + a} A${r} ${r} 0 0 1 ${16 + b} ${to} H${16 - b} A${r} ${r} 0 0 1 ${16 - a} ${from} Z`,
  );
}

/** The light round the covered sun: rays that are broad at their feet, the longest to the sides. */
function corona(rays: number): string {
  const foot = 9.8;
  const turn = (i: number) => i / rays;
  const way = times(rays, (i) => {
    const long = 12.4 + 2.4 * Math.abs(Math.sin(2 * Math.PI * turn(i + 0.5)));
    const tip = onRound(16, 16, long, turn(i + 0.5));
    const bend = (at: number) => onRound(16, 16, foot + 0.9, turn(i + at));
    return `Q${bend(0.38)} ${tip} Q${bend(0.62)} ${onRound(16, 16, foot, turn(i + 1))} `;
  });
  return shape('#dfe4ff', `M${onRound(16, 16, foot, 0)} ${way}Z`);
}

/** Layers of rock on one side of a crack that leans to the right, from the grass down. */
function rocks(side: 'left' | 'right', top: number): string {
  const foot = 29.6;
  const crack = (y: number) => Number((12.4 + (y - 3) * 0.26 + (side === 'right' ? 0.9 : 0)).toFixed(2));
  const far = side === 'left' ? 1 : 31;
  const layers: [string, number][] = [
    ['#6db33f', 2.4],
    ['#a4662f', 5.8],
    ['#e8c27a', 5.8],
    ['#9aa3b2', 5.8],
    ['#6b5a4e', 20],
  ];
  let y = top;
  return layers
    .map(([fill, deep]) => {
      const from = y;
      y = Math.min(foot, from + deep);
      return from < y ? shape(fill, `M${far} ${from} H${crack(from)} L${crack(y)} ${y} H${far} Z`) : '';
    })
    .join('');
}

export const earthIcons = {
  'x-globe-equator': globe(fromTheNorth) + line('#cf222e', 'M2.2 16 A13.8 3.4 0 0 0 29.8 16', 2.2),
  'x-globe-meridian': globe(fromTheEquator) + line('#cf222e', 'M16 2.2 A6.8 13.8 0 0 1 16 29.8', 2.2),
  'x-fault': rocks('left', 4) + rocks('right', 7.8),
  'x-seismograph':
    line('#a4662f', 'M3.4 26 V3 H12', 2.6) +
    line('#5d6675', 'M10.4 4 l-1.8 1 l3.6 1.6 l-3.6 1.6 l3.6 1.6 l-1.8 1 v1.4', 1) +
    shape('#5d6675', 'M6.4 12.4 H15 V21 H6.4 Z') +
    shape('#c9d3de', 'M18.4 9 H30.4 V26 H18.4 Z') +
    shape('#ffffff', 'M18.4 10.6 H30.4 V24.6 H18.4 Z') +
    oval(24.4, 9, 6, 1.8, '#aab4c2') +
    line('#cf222e', 'M18.8 16.8 l1 -2.4 l1.3 5 l1.5 -7.4 l1.6 8.6 l1.4 -5.8 l1 2 h2.6', 1.1) +
    line('#2f3542', 'M15 16.8 H18.6', 1.3) +
    svg`<rect x="1" y="26" width="30" height="4" rx="1.2" fill="#8a5227"/>`,
  'x-planet-red':
    oval(16, 16, 14, 14, '#d9653b') +
    shape(
      '#b04a2a',
      'M4 14 C8 11.6 12 14.6 15 13.4 C19 12 22 14.4 25 13.6 C23 17.6 18 16.6 15 18.4 C11 20.4 6 18 4 14 Z',
    ) +
    shape('#b04a2a', 'M14 23 C17 21.4 21 22.8 24 21.6 C22.6 25 18 26.4 14 25.4 Z') +
    oval(21.4, 8.6, 2.2, 1.4, '#b04a2a') +
    shape('#ffffff', 'M11.4 2.8 C14 1.8 18 1.8 20.6 2.8 C19 4.8 13 5 11.4 2.8 Z') +
    shape('#ffffff', 'M13.4 29.7 C15 27.8 18 28 19 29.6 Q16 30.3 13.4 29.7 Z'),
  'x-planet-banded':
    oval(16, 16, 14, 14, '#f3dfbd') +
    belt(14, 5.4, 8, '#d9a877') +
    belt(14, 10.6, 14.4, '#c07f4f') +
    belt(14, 17.8, 21, '#c98a5b') +
    belt(14, 24, 26.2, '#d9a877') +
    oval(21, 20.9, 3.9, 2.5, '#f3dfbd') +
    oval(21, 20.9, 3, 1.8, '#c8472f'),
  'x-planet-blue':
    oval(16, 16, 14, 14, '#3f6fe0') +
    belt(14, 6, 9.6, '#5f8ff0') +
    belt(14, 20.4, 24.4, '#345fc9') +
    oval(12.4, 17.4, 3.4, 1.8, '#274aa8') +
    line('#e6efff', 'M9.6 20 h5 M18.6 12 h5.6 M20 14 h2.6', 1),
  'x-eclipse':
    oval(16, 16, 15.2, 15.2, '#1d2a5c') +
    oval(16, 16, 12.2, 12.2, '#4a5a9e') +
    corona(10) +
    oval(16, 16, 10.4, 10.4, '#fff6d8') +
    oval(16, 16, 8.4, 8.4, '#14182b'),
};
