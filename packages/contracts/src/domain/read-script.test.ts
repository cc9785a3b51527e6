import { expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { parseScriptText, readScript } from './read-script.ts';

const panel = { scene: 'A leaf in the sun.', caption: 'Morning.' };
const page = { pageNumber: 1, panels: [panel] };

function refusal(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('It was not refused.');
}

test('a script typed by hand with just scenes and captions is read, and pages are numbered by their place', () => {
  const script = parseScriptText(
    JSON.stringify([{ panels: [panel] }, { pageNumber: 7, panels: [panel, panel] }]),
  );
  expect(script.map((one) => one.pageNumber)).toEqual([1, 2]);
  expect(script[0]?.panels[0]?.dialogue).toEqual([]);
});

test.each([
  ['[{"pageNumber": 1,\n  "panels": [}]', 2, 14],
  ['[\n  {"pageNumber" 1}]', 2, 17],
  ['[{"a": "b"', 1, 11],
  ['[\n{"a": tru}\n]', 2, 7],
])('text that is not JSON is refused with its line and column: %j', (text, line, column) => {
  const error = refusal(() => parseScriptText(text));
  expect(error.code).toBe('bad-script');
  expect(error.message).toContain(`line ${line}, column ${column}`);
});

test('a script without pages or without panels is refused as empty', () => {
  for (const value of [[], [{ pageNumber: 1, panels: [] }], [{ pageNumber: 1 }]])
    expect(refusal(() => readScript(value)).code).toBe('script-empty');
});

test('41 pages are refused, and 40 are not', () => {
  expect(refusal(() => readScript(Array(41).fill(page))).message).toContain('41 pages');
  expect(readScript(Array(40).fill(page))).toHaveLength(40);
});

test('a wrong panel is named by page and panel as people count them', () => {
  const error = refusal(() =>
    readScript([page, { pageNumber: 2, panels: [panel, { scene: 'x', caption: 'y'.repeat(401) }] }]),
  );
  expect(error.message).toContain('page 2, panel 2');
  expect(error.details[0]?.path).toBe('1.panels.1.caption');
});

test('anything that is not a list of pages is refused in words', () => {
  for (const value of [null, 1, 'x', { pages: [page] }])
    expect(refusal(() => readScript(value)).message).toContain('list of pages');
});

const shown = (diagram: object) => readScript([page, { panels: [panel, { ...panel, diagram }] }]);
const line = { kind: 'number-line', from: 0, to: 10, step: 1, marks: [] };
const bar = { label: 'Rain', value: 3 };
const circuit = {
  kind: 'circuit',
  wiring: 'series',
  volts: 6,
  parts: [
    { part: 'lamp', ohms: 12 },
    { part: 'resistor', ohms: 8 },
  ],
};
const web = { kind: 'web', beings: [{ label: 'fox' }, { label: 'hare' }], eats: [{ eater: 0, eaten: 1 }] };
const bars = (...given: object[]) => ({ kind: 'bars', bars: [bar, ...given] });

test.each([
  [{ ...line, from: 1e300, to: 1e300 }, 'diagram, from: Use a number from -1,000,000 to 1,000,000.'],
  [{ ...line, to: 0 }, 'diagram, to: Use a number above "from", which is 0.'],
  [{ ...line, step: 1e-9 }, 'diagram, step: Use a number from 0.000001 to 1,000,000.'],
  [{ ...line, step: 0.1 }, 'diagram, step: A number line has at most 64 steps. Use 0.15625 or more.'],
  [{ ...line, step: 11 }, 'diagram, step: Use at most 10: there has to be a step from 0 to 10.'],
  [
    { ...line, marks: [{ at: -1e9, label: 'x' }] },
    'diagram, marks 1, at: Use a number from -1,000,000 to 1,000,000.',
  ],
  [
    bars({ ...bar, value: 1e308 }),
    'bars 2, value: Use a number from -1,000,000,000,000 to 1,000,000,000,000.',
  ],
  [bars({ ...bar, value: '3' }), 'bars 2, value: Use a number from'],
  [bars(...Array(9).fill(bar)), 'diagram, bars: Use at most 8; there are 10.'],
  [bars({ ...bar, color: 'red' }), 'bars 2, color: Use a color such as #ff9f1c.'],
  [bars({ ...bar, color: '#f00"/><image href="x"/>' }), 'bars 2, color: Use a color such as #ff9f1c.'],
  [
    { kind: 'fraction-bar', bars: [{ parts: 1e9, filled: 1, label: 'x' }] },
    'diagram, bars 1, parts: Use a whole number from 1 to 16.',
  ],
  [
    { kind: 'chain', nodes: [{ label: 'a' }, { label: 'b' }], arrows: Array(9).fill('x') },
    'diagram, arrows: Use at most 8; there are 9.',
  ],
  [
    { kind: 'cutaway', shape: 'ball', layers: [{ label: 'a', share: 5e-324 }, { label: 'b' }] },
    'diagram, layers 1, share: Use a number from 0.01 to 20.',
  ],
  [
    { kind: 'triangle', a: 1, b: 2, c: 9 },
    'diagram, c: No triangle has these sides: each has to be shorter than the other two together.',
  ],
  [{ kind: 'triangle', a: 3, b: 4, c: 5, angle: 60 }, 'diagram, angle: Leave it out, or use 90'],
  [{ kind: 'triangle', a: 1, b: 500 }, 'diagram, a: This triangle is too flat to be seen.'],
  [{ kind: 'area', width: 1, height: 300 }, 'diagram, width: One side can be at most 20 times the other'],
  [{ ...circuit, amps: 2 }, "diagram, amps: Use 0.3: by Ohm's law the current is volts divided by ohms."],
  [{ ...circuit, switch: 'open', amps: 0.3 }, 'diagram, amps: Use 0: where the switch is open'],
  [
    { ...circuit, parts: [{ part: 'lamp', ohms: 12, broken: true }, circuit.parts[1]], amps: 0.3 },
    'diagram, amps: Use 0: no current flows through what is broken.',
  ],
  [
    { ...circuit, wiring: 'parallel', amps: 0.3 },
    "diagram, amps: Use 1.25: by Ohm's law the current is volts divided by ohms.",
  ],
  [
    {
      ...web,
      eats: [
        { eater: 0, eaten: 1 },
        { eater: 1, eaten: 0 },
      ],
    },
    'diagram, eats 1: Nobody can eat itself',
  ],
  [{ ...web, eats: [{ eater: 0, eaten: 5 }] }, 'diagram, eats 1: Count from 0 to 1: there are 2 beings.'],
  [
    { kind: 'waves', waves: [1, 13].map((frequency) => ({ label: 'tone', frequency })) },
    'diagram, waves 1, frequency: The highest can be at most 12 times the lowest.',
  ],
  [
    { kind: 'pyramid', unit: '%', levels: [60, 60].map((share) => ({ label: 'level', share })) },
    'diagram, levels: The shares are more than 100 % together.',
  ],
  [
    {
      kind: 'plot',
      x: { label: 'x' },
      y: { label: 'y' },
      points: [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
    },
    'diagram, points 1, x: The points lie too near to each other.',
  ],
  [{ kind: 'pie' }, 'diagram, kind: Use one of these kinds: hub, cycle'],
])(
  'a diagram that cannot be drawn is refused: what is wrong, where, and what to do (%#)',
  (diagram, message) => {
    const error = refusal(() => shown(diagram));
    expect(error.code).toBe('bad-script');
    expect(error.message).toContain('page 2, panel 2, diagram, ');
    expect(error.message).toContain(message);
  },
);

test('a number line may have 64 steps, also in fractions', () => {
  expect(shown({ ...line, to: 0.64, step: 0.01 })).toHaveLength(2);
  expect(shown({ ...line, from: -1_000_000, to: 1_000_000, step: 31_250 })).toHaveLength(2);
});

test('emoji and right-to-left text stay, NUL and lone surrogates go', () => {
  const script = readScript([{ panels: [{ scene: 'שלום עולם 🌱', caption: 'a\u0000b\ud800c' }] }]);
  expect(script[0]?.panels[0]).toMatchObject({ scene: 'שלום עולם 🌱', caption: 'ab\ufffdc' });
});
