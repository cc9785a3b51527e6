import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { describe, expect, it } from 'vitest';
import { loadFontBook } from '../fonts-node.ts';
import { getStyle, pixelSize } from '../styles.ts';
import { createIds } from '../svg.ts';
import { drawDiagram } from './diagram.ts';

const fonts = await loadFontBook();
const wide = { x: 20, y: 60, width: 1100, height: 400 };
const narrow = { x: 20, y: 60, width: 480, height: 340 };

const draw = (diagram: Diagram, frame = wide, style = 'comic') =>
  drawDiagram(diagram, frame, { style: getStyle(style), fonts, ids: createIds('t'), textSize: 26 });

type Point = [x: number, y: number];
const pointsOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const paths = (art: string) => [...art.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d!);
const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const circles = (art: string) =>
  [...art.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.-]+)"/g)].map(([, x, y, r]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }));

/** Side lengths of the first closed shape with so many corners. */
function sidesOf(art: string, corners: number): number[] {
  const shape = paths(art)
    .filter((d) => d.endsWith('Z'))
    .map(pointsOf)
    .find((points) => points.length === corners)!;
  return shape.map((point, i) => far(point, shape[(i + 1) % shape.length]!));
}

it('has no line in pixel art that is thinner than a pixel, of which only parts would be seen', () => {
  const shown: Diagram[] = [
    { kind: 'area', shape: 'rectangle', width: 6, height: 4, count: true },
    { kind: 'triangle', a: 3, b: 4, squares: true },
    {
      kind: 'plot',
      x: { label: 'Day' },
      y: { label: 'Height' },
      points: [1, 2, 3].map((x) => ({ x, y: x })),
    },
  ];
  for (const diagram of shown) {
    const widths = [...draw(diagram, wide, 'pixel').art.matchAll(/ stroke-width="([\d.]+)"/g)];
    expect(Math.min(...widths.map(([, width]) => Number(width)))).toBeGreaterThanOrEqual(pixelSize);
  }
});

describe('a triangle', () => {
  it.each<[Diagram & { kind: 'triangle' }, [number, number, number]]>([
    [{ kind: 'triangle', a: 12, b: 5, unit: 'm' }, [12, 5, 13]],
    [{ kind: 'triangle', a: 7, b: 9, c: 8 }, [7, 9, 8]],
    [{ kind: 'triangle', a: 10, b: 10, angle: 60 }, [10, 10, 10]],
    [{ kind: 'triangle', a: 6, b: 4, angle: 120 }, [6, 4, Math.sqrt(76)]],
  ])('has its sides in scale: %o', (diagram, [a, b, c]) => {
    const [fromTop, foot, back] = sidesOf(draw(diagram).art, 3);
    expect(back! / foot!).toBeCloseTo(b / a, 2);
    expect(fromTop! / foot!).toBeCloseTo(c / a, 2);
  });

  it('has a square on each side, as large as the side says, and the two small ones are the large one', () => {
    const { art, labels } = draw({ kind: 'triangle', a: 3, b: 4, squares: true });
    const squares = paths(art)
      .filter((d) => d.endsWith('Z') && pointsOf(d).length === 4)
      .map((d) => far(pointsOf(d)[0]!, pointsOf(d)[1]!) ** 2);
    expect(squares).toHaveLength(3);
    expect((squares[0]! + squares[1]!) / squares[2]!).toBeCloseTo(1, 2);
    expect(labels.map(({ text }) => text)).toEqual(['3² = 9', '4² = 16', '5² = 25']);
  });

  it('says where a side was computed and rounded', () => {
    const texts = draw({ kind: 'triangle', a: 1, b: 1, unit: 'm' }).labels.map(({ text }) => text);
    expect(texts).toEqual(['1 m', '1 m', '≈ 1.41 m']);
  });
});

it('an area is cut into as many squares as it has', () => {
  const { art, labels } = draw({ kind: 'area', width: 5, height: 3, unit: 'm', count: true });
  const [, width, height] = /<rect x="[^"]*" y="[^"]*" width="([^"]*)" height="([^"]*)"/.exec(art)!;
  expect(Number(width) / Number(height)).toBeCloseTo(5 / 3, 2);
  const grid = paths(art).at(-1)!;
  expect([grid.match(/v/g)?.length, grid.match(/h/g)?.length]).toEqual([4, 2]);
  const texts = labels.map(({ text }) => text);
  expect(texts).toContain('5 × 3 = 15 m²');
  expect(texts.slice(3)).toEqual(['1', '2', '3', '4', '5', '2', '3']);
});

it('half an area says so', () => {
  const { labels } = draw({ kind: 'area', shape: 'triangle', width: 5, height: 3, unit: 'cm' });
  expect(labels.map(({ text }) => text)).toContain('5 × 3 ÷ 2 = 7.5 cm²');
});

it('waves compare in length and height as their numbers do', () => {
  const waves = [
    { label: 'low', frequency: 110, amplitude: 2 },
    { label: 'high', frequency: 440, amplitude: 1 },
  ];
  const drawn = paths(draw({ kind: 'waves', waves, unit: 'Hz' }).art)
    .map(pointsOf)
    .filter((points) => points.length > 20);
  const [low, high] = drawn.map((points) => {
    const ys = points.map(([, y]) => y);
    const crest = points[ys.indexOf(Math.min(...ys.slice(0, 20)))]!;
    const quarter = crest[0] - points[0]![0];
    return { quarter, height: Math.max(...ys) - Math.min(...ys), end: points.at(-1)![0] };
  });
  expect(high!.end).toBe(low!.end);
  expect(low!.quarter / high!.quarter).toBeCloseTo(4, 1);
  expect(low!.height / high!.height).toBeCloseTo(2, 1);
});

it('wave fronts crowd ahead of their source and thin out behind it, by its speed', () => {
  const { art } = draw({ kind: 'wave-fronts', source: { label: 'horn' }, speed: 0.5 });
  const rings = circles(art).filter(({ r }, i, all) => i < 6 && r <= all[5]!.r);
  const ahead = rings.map(({ x, r }) => x + r);
  const behind = rings.map(({ x, r }) => x - r);
  expect((ahead[5]! - ahead[4]!) / (behind[4]! - behind[5]!)).toBeCloseTo(0.5 / 1.5, 1);
});

describe('bars in a low, wide frame', () => {
  it('lie, and differ by as much as their values', () => {
    const bars = [340, 1500, 5000].map((value, i) => ({ label: `thing ${i}`, value }));
    const { art } = draw({ kind: 'bars', bars }, { ...wide, height: 200 });
    const widths = [...art.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths[2]! / widths[0]!).toBeCloseTo(5000 / 340, 0);
  });
});

describe('a circuit', () => {
  const lamp = { part: 'lamp' as const, label: 'lamp' };
  const lit = getStyle('comic').paint('#ffe066', 'accent');
  it('lights its lamp only where the switch is closed', () => {
    expect(draw({ kind: 'circuit', wiring: 'series', parts: [lamp], switch: 'closed' }).art).toContain(lit);
    expect(draw({ kind: 'circuit', wiring: 'series', parts: [lamp], switch: 'open' }).art).not.toContain(lit);
  });

  it('puts out all lamps of a series with a broken one, and of parallel ones only that one', () => {
    const parts = [lamp, { ...lamp, broken: true }, lamp];
    const litLamps = (wiring: 'series' | 'parallel') =>
      draw({ kind: 'circuit', wiring, parts }).art.split(lit).length - 1;
    expect(litLamps('series')).toBe(0);
    expect(litLamps('parallel')).toBe(2);
  });

  it('gives each parallel part its own way from rail to rail', () => {
    const parts = [lamp, lamp, lamp];
    const nodes = (wiring: 'series' | 'parallel') =>
      circles(draw({ kind: 'circuit', wiring, parts }).art).filter(({ r }) => r === 6);
    expect(nodes('series')).toHaveLength(0);
    const inner = nodes('parallel');
    expect(inner).toHaveLength(4);
    expect(new Set(inner.map(({ x }) => x)).size).toBe(2);
  });
});

describe('a food web', () => {
  const beings = ['grass', 'rabbit', 'fox', 'hawk'].map((label) => ({ label }));
  const eats = [
    { eater: 1, eaten: 0 },
    { eater: 2, eaten: 1 },
    { eater: 3, eaten: 1 },
    { eater: 3, eaten: 2 },
  ];

  it.each([wide, narrow])('points from the eaten to the eater', (frame) => {
    const { art } = draw({ kind: 'web', beings, eats }, frame);
    const rounds = circles(art).filter(({ r }) => r > 15);
    const heads = paths(art)
      .filter((d) => d.endsWith('Z'))
      .map((d) => pointsOf(d))
      .filter((points) => points.length === 3)
      .map(([tip]) => tip!);
    expect(heads).toHaveLength(eats.length);
    heads.forEach((tip, i) => {
      const distance = rounds.map(({ x, y, r }) => far(tip, [x, y]) - r);
      const { eater, eaten } = eats[i]!;
      expect(distance[eater]).toBeLessThan(distance[eaten]!);
    });
  });
});

it('a plot puts its points where the ticks say', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 10 },
    { x: 10, y: 40 },
  ];
  const { art, labels } = draw({
    kind: 'plot',
    x: { label: 'Day' },
    y: { label: 'Height', unit: 'cm' },
    points,
  });
  const [zero, middle, high] = circles(art).filter(({ r }) => r === 9);
  expect(middle!.x - zero!.x).toBeCloseTo((high!.x - zero!.x) / 2, 0);
  expect(zero!.y - middle!.y).toBeCloseTo((zero!.y - high!.y) / 4, 0);
  const tick = labels.find(({ text }) => text === '40')!;
  expect(tick.box.y + tick.box.height / 2).toBeCloseTo(high!.y, -1);
  expect(labels.map(({ text }) => text)).toContain('Height (cm)');
});

it('a pyramid with shares is as wide as they are', () => {
  const levels = [
    { label: 'hawks', share: 10 },
    { label: 'mice', share: 100 },
    { label: 'grass', share: 1000 },
  ];
  const { art } = draw({ kind: 'pyramid', levels });
  const widths = paths(art)
    .filter((d) => d.endsWith('Z'))
    .map(pointsOf)
    .filter((points) => points.length === 4)
    .map(([left, right]) => right![0] - left![0]);
  expect(widths[1]! / widths[2]!).toBeCloseTo(0.1, 2);
  expect(widths[0]! / widths[2]!).toBeCloseTo(0.01, 2);
});

it.each([1, 2, 4])('a dividing cell keeps its chromosomes (%i pairs)', (pairs) => {
  const count = (phase: 'prophase' | 'metaphase' | 'anaphase' | 'telophase') => {
    const { art } = draw({ kind: 'division', pairs, phases: [{ phase, label: phase }] });
    const all = paths(art);
    return {
      doubled: all.filter((d) => (d.match(/M/g) ?? []).length === 2 && (d.match(/Q/g) ?? []).length === 2)
        .length,
      single: all.filter((d) => /^M[^QCZ]*L[^L]*L[^L]*$/.test(d)).length,
    };
  };
  expect(count('prophase')).toEqual({ doubled: pairs * 2, single: 0 });
  expect(count('metaphase').doubled).toBe(pairs * 2);
  expect(count('anaphase').single).toBe(pairs * 4);
  expect(count('telophase').single).toBe(pairs * 4);
});

it('the Earth leans by 23.4 degrees, the same way in all seasons', () => {
  const { art } = draw({
    kind: 'seasons',
    march: 'March',
    june: 'June',
    september: 'Sept.',
    december: 'Dec.',
  });
  const axes = paths(art)
    .map(pointsOf)
    .filter(
      (points) => points.length === 2 && far(points[0]!, points[1]!) > 60 && points[0]![1] > points[1]![1],
    );
  expect(axes).toHaveLength(4);
  for (const [foot, tip] of axes)
    expect((Math.atan2(tip![0] - foot![0], foot![1] - tip![1]) * 180) / Math.PI).toBeCloseTo(23.4, 0);
});

const everyKind: Diagram[] = [
  { kind: 'triangle', a: 12, b: 5, unit: 'm', names: { a: 'wall', b: 'ground', c: 'ladder' } },
  { kind: 'area', width: 8, height: 5, unit: 'cm' },
  {
    kind: 'waves',
    unit: 'Hz',
    waves: [110, 220, 440].map((frequency) => ({ label: `tone ${frequency}`, frequency })),
  },
  { kind: 'wave-fronts', source: { label: 'ambulance' }, speed: 0.4, ahead: 'higher', behind: 'lower' },
  { kind: 'pyramid', levels: ['one', 'two', 'three', 'four', 'five', 'six'].map((label) => ({ label })) },
  {
    kind: 'circuit',
    wiring: 'parallel',
    volts: 6,
    amps: 1.2,
    parts: [10, 15, 30].map((ohms) => ({ part: 'lamp', ohms })),
  },
  {
    kind: 'circuit',
    wiring: 'series',
    volts: 9,
    amps: 0.2,
    parts: [{ part: 'lamp', ohms: 45, label: 'lamp' }],
  },
  {
    kind: 'plot',
    x: { label: 'Day' },
    y: { label: 'Height', unit: 'cm' },
    points: [2, 5, 9, 14].map((y, x) => ({ x, y })),
  },
  {
    kind: 'web',
    beings: ['grass', 'rabbit', 'fox'].map((label) => ({ label })),
    eats: [
      { eater: 1, eaten: 0 },
      { eater: 2, eaten: 1 },
    ],
  },
  {
    kind: 'division',
    pairs: 2,
    phases: (['prophase', 'metaphase', 'anaphase', 'telophase'] as const).map((phase) => ({
      phase,
      label: phase,
    })),
  },
  { kind: 'seasons', march: 'March', june: 'June', september: 'September', december: 'December' },
];

describe.each([
  ['a wide', wide],
  ['a narrow', narrow],
])('in %s frame', (_, frame) => {
  it.each(everyKind.map((diagram) => [diagram.kind, diagram] as const))(
    'labels of %s lie apart and inside',
    (_kind, diagram) => {
      for (const style of ['comic', 'chalkboard', 'pixel']) {
        const boxes = draw(diagram, frame, style).labels.map(({ box }) => box);
        boxes.forEach((box, i) => {
          expect(box.x).toBeGreaterThanOrEqual(frame.x - 2);
          expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 2);
          expect(box.y).toBeGreaterThanOrEqual(frame.y - 2);
          expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 2);
          for (const other of boxes.slice(i + 1)) {
            const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
            const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
            expect(Math.min(across, down)).toBeLessThanOrEqual(1);
          }
        });
      }
    },
  );
});
