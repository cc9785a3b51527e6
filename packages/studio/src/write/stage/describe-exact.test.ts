import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { expect, it } from 'vitest';
import { describeDiagram, describeShown } from './describe.ts';

it.each<[Diagram, string]>([
  [
    { kind: 'triangle', a: 12, b: 5, unit: 'm', names: { c: 'ladder' } },
    'a right triangle with the sides 12 m, 5 m and ladder 13 m',
  ],
  [
    { kind: 'triangle', a: 3, b: 4, squares: true },
    'a right triangle with the sides 3, 4 and 5, with a square on each side: 3² = 9, 4² = 16 and 5² = 25',
  ],
  [
    { kind: 'area', shape: 'triangle', width: 4, height: 6, unit: 'm' },
    'a right triangle, half of a rectangle of 4 m by 6 m on squares: 4 × 6 ÷ 2 = 12 m²',
  ],
  [
    {
      kind: 'circuit',
      wiring: 'series',
      volts: 3,
      parts: [{ part: 'lamp', ohms: 15 }],
      switch: 'closed',
      amps: 0.2,
    },
    'a circuit of a battery (3 V), a lamp (15 Ω), a closed switch and an ammeter that shows 0.2 A',
  ],
  [
    {
      kind: 'waves',
      unit: 'Hz',
      waves: [
        { label: 'drum', frequency: 100 },
        { label: 'flute', frequency: 400, amplitude: 0.5 },
      ],
    },
    'waves one under the other: drum: 100 Hz; flute: 400 Hz (4 times as many waves as the lowest, 50% as high as the loudest)',
  ],
  [
    {
      kind: 'web',
      beings: [{ label: 'grass' }, { label: 'hare' }, { label: 'fox' }],
      eats: [
        { eater: 1, eaten: 0 },
        { eater: 2, eaten: 1 },
      ],
    },
    'who is eaten by whom: arrows from grass to hare and from hare to fox',
  ],
  [
    {
      kind: 'plot',
      x: { label: 'Day' },
      y: { label: 'Height', unit: 'cm' },
      line: true,
      points: [
        { x: 1, y: 2 },
        { x: 3, y: 5 },
      ],
    },
    'a line for Height (cm) by Day: 1: 2, 3: 5',
  ],
  [
    {
      kind: 'pyramid',
      unit: '%',
      levels: [
        { label: 'clergy', share: 1 },
        { label: 'others', share: 99 },
      ],
    },
    'a pyramid, from the top down: clergy: 1% and others: 99%',
  ],
])('tells a diagram with all its values: %o', (diagram, words) => {
  expect(describeDiagram(diagram)).toBe(words);
});

it('gives the values in any language', () => {
  const diagram: Diagram = { kind: 'area', width: 5, height: 3, unit: 'm' };
  expect(describeShown({ people: [], place: undefined, things: [], diagram }, 'de')).toContain(
    '5 × 3 = 15 m²',
  );
});
