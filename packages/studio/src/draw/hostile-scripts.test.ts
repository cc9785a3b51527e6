import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { readScript } from '@panelwise/contracts/domain/read-script';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { loadFontBook } from './fonts-node.ts';
import { pageLetteringSvg, pageSketchSvg, panelArtSvg } from './layers.ts';
import { planPage } from './page-plan.ts';
import { styleSlugs } from './styles.ts';
import { animalLooks, expressionNames, personLooks, poseNames, sceneNames } from './vocabulary.ts';

/** Scripts of strangers who mean no good: whatever stands in them, drawing ends, and what it draws is of bounded size. */

const fonts = await loadFontBook();
const metaOf = (style: string): ComicMeta => ({
  title: 'Numbers',
  concept: 'numbers',
  subject: 'Math',
  grade: '5',
  style,
  seed: 's',
  pageCount: 1,
});

/** Numbers that JSON text can hold and that arithmetic does not survive; NaN is not among them. */
const hostile = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.5,
  2,
  16,
  100,
  31_250,
  1e-9,
  5e-324,
  -5e-324,
  64,
  65,
  1e6,
  -1e6,
  1e12,
  2 ** 31,
  2 ** 53,
  1e300,
  1e308,
  -1e308,
  Number.POSITIVE_INFINITY,
);
const label = fc.constant('label');
const list = <T>(item: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(item, { minLength, maxLength });

/** Every kind of diagram that has numbers. */
const diagram = fc.oneof(
  fc.record({
    kind: fc.constant('bars'),
    bars: list(fc.record({ label, value: hostile }), 2, 8),
    unit: fc.constantFrom('$', 'kg'),
  }),
  fc.record({
    kind: fc.constant('number-line'),
    from: hostile,
    to: hostile,
    step: hostile,
    marks: list(fc.record({ at: hostile, label }), 0, 8),
  }),
  fc.record({
    kind: fc.constant('fraction-bar'),
    bars: list(fc.record({ parts: hostile, filled: hostile, label }), 1, 4),
  }),
  fc.record({
    kind: fc.constant('cutaway'),
    shape: fc.constantFrom('ball', 'stack'),
    layers: list(fc.record({ label, share: hostile }), 2, 6),
  }),
  fc.record({
    kind: fc.constant('labelled'),
    icon: label,
    parts: list(fc.record({ label, at: fc.tuple(hostile, hostile) }), 1, 6),
  }),
  fc.record({
    kind: fc.constant('map'),
    ground: fc.constantFrom('land', 'coast', 'island'),
    places: list(fc.record({ label, at: fc.tuple(hostile, hostile) }), 2, 8),
    routes: list(fc.record({ from: hostile, to: hostile, label }), 0, 8),
  }),
  fc.record({
    kind: fc.constant('triangle'),
    a: hostile,
    b: hostile,
    c: fc.option(hostile, { nil: undefined }),
    squares: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('triangle'), a: hostile, b: hostile, angle: hostile }),
  fc.record({ kind: fc.constant('area'), width: hostile, height: hostile, count: fc.boolean() }),
  fc.record({
    kind: fc.constant('waves'),
    waves: list(fc.record({ label, frequency: hostile, amplitude: hostile }), 1, 3),
  }),
  fc.record({ kind: fc.constant('wave-fronts'), source: fc.record({ label }), speed: hostile, ahead: label }),
  fc.record({
    kind: fc.constant('plot'),
    x: fc.record({ label }),
    y: fc.record({ label }),
    points: list(fc.record({ x: hostile, y: hostile }), 2, 12),
    line: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('pyramid'),
    levels: list(fc.record({ label, share: hostile }), 2, 6),
  }),
  fc.record({
    kind: fc.constant('division'),
    pairs: hostile,
    phases: list(fc.record({ phase: fc.constantFrom('prophase', 'anaphase'), label }), 1, 4),
  }),
  fc.record({
    kind: fc.constant('circuit'),
    wiring: fc.constantFrom('series', 'parallel'),
    volts: hostile,
    amps: hostile,
    cells: hostile,
    parts: list(fc.record({ part: fc.constantFrom('lamp', 'resistor'), ohms: hostile }), 1, 3),
  }),
  fc.record({
    kind: fc.constant('web'),
    beings: list(fc.record({ label }), 2, 8),
    eats: list(fc.record({ eater: hostile, eaten: hostile }), 1, 14),
  }),
);

const pageOf = (given: unknown): ScriptPage => ({
  pageNumber: 1,
  panels: [{ scene: '', caption: 'Look!', dialogue: [], diagram: given as Diagram }],
});

/** All layers of a page as SVG. */
function drawn(page: ScriptPage, style: string): string[] {
  const plan = planPage(page, metaOf(style), fonts);
  const art = plan.panels.map(({ index }) => panelArtSvg(plan, index));
  return [...art, pageLetteringSvg(plan, { text: 'outlines' }), pageSketchSvg(plan, 'pencil')];
}
/** More than any page of a lesson has, by far. */
const mostCharacters = 6_000_000;

/** Whether a script is let in; a refusal has a reason. */
function isLetIn(script: unknown): boolean {
  try {
    readScript(script);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return false;
  }
}

describe('a diagram of hostile numbers', () => {
  it('is refused with a reason, or drawn', () => {
    fc.assert(
      fc.property(diagram, fc.constantFrom(...styleSlugs), (given, style) => {
        const page = pageOf(given);
        if (!isLetIn([page])) return;
        const layers = drawn(page, style).join('');
        expect(layers.length).toBeLessThan(mostCharacters);
        expect(layers).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('ends when it was stored before anybody checked its numbers', () => {
    fc.assert(
      fc.property(diagram, fc.constantFrom(...styleSlugs), (given, style) => {
        expect(drawn(pageOf(given), style).join('').length).toBeLessThan(mostCharacters);
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});

/** A page with every kind of panel and diagram, and in each string of it what `next` gives for its name. */
function pageOfStrings(next: (name: string) => string): ScriptPage[] {
  const label = () => next('label');
  const node = () => ({ label: label(), icon: next('icon'), color: next('color') });
  const nodes = () => [node(), node(), node()];
  const diagrams: unknown[] = [
    { kind: 'hub', hub: node(), ins: nodes(), outs: nodes() },
    { kind: 'cycle', nodes: nodes(), center: node() },
    { kind: 'chain', nodes: nodes(), arrows: [label(), label()] },
    {
      kind: 'bars',
      unit: next('unit'),
      bars: [1, 2].map((value) => ({ label: label(), value, text: label(), color: next('color') })),
    },
    {
      kind: 'compare',
      columns: [1, 2].map(() => ({ title: label(), icon: next('icon'), items: [label()] })),
    },
    { kind: 'timeline', events: [1, 2].map(() => ({ when: label(), label: label(), icon: next('icon') })) },
    { kind: 'number-line', from: 0, to: 2, step: 1, marks: [{ at: 1, label: label() }] },
    { kind: 'fraction-bar', bars: [{ parts: 2, filled: 1, label: label() }] },
    { kind: 'cutaway', shape: 'ball', layers: nodes() },
    { kind: 'cutaway', shape: 'stack', layers: nodes() },
    {
      kind: 'labelled',
      icon: next('icon'),
      parts: [10, 90].map((at) => ({ label: label(), at: [at, at] })),
    },
    {
      kind: 'map',
      ground: 'coast',
      places: [0, 90].map((at) => ({ label: label(), icon: next('icon'), at: [at, at] })),
      routes: [{ from: 0, to: 1, label: label() }],
    },
    { kind: 'triangle', a: 3, b: 4, unit: label(), names: { a: label(), b: label(), c: label() } },
    { kind: 'triangle', a: 3, b: 4, angle: 50, squares: true, names: { a: label() } },
    { kind: 'area', width: 3, height: 2, unit: label(), count: true },
    { kind: 'area', shape: 'triangle', width: 3, height: 2, unit: label() },
    { kind: 'waves', waves: [{ label: label(), icon: next('icon'), frequency: 2 }], unit: label() },
    {
      kind: 'wave-fronts',
      source: { label: label(), icon: next('icon') },
      speed: 0.3,
      ahead: label(),
      behind: label(),
    },
    {
      kind: 'plot',
      x: { label: label(), unit: label() },
      y: { label: label(), unit: label() },
      points: [1, 2].map((x) => ({ x, y: x, name: label() })),
      line: true,
    },
    {
      kind: 'pyramid',
      levels: [1, 2].map((share) => ({ label: label(), icon: next('icon'), share })),
      unit: label(),
    },
    {
      kind: 'division',
      pairs: 2,
      phases: ['prophase', 'metaphase', 'anaphase', 'telophase'].map((phase) => ({ phase, label: label() })),
    },
    { kind: 'seasons', march: label(), june: label(), september: label(), december: label() },
    {
      kind: 'circuit',
      wiring: 'parallel',
      volts: 3,
      parts: ['lamp', 'resistor'].map((part) => ({ part, label: label(), ohms: 2 })),
      switch: 'open',
      amps: 0,
    },
    { kind: 'circuit', wiring: 'series', parts: [{ part: 'lamp', label: label() }], switch: 'closed' },
    {
      kind: 'web',
      beings: [1, 2].map(() => ({ label: label(), icon: next('icon') })),
      eats: [{ eater: 1, eaten: 0 }],
    },
  ];
  const staged = {
    scene: next('scene'),
    caption: next('text'),
    captionBottom: next('text'),
    title: next('text'),
    subtitle: next('text'),
    background: next('background'),
    tone: next('tone'),
    sfx: next('label'),
    alt: next('text'),
    factIds: [next('label')],
    props: [{ icon: next('icon'), label: next('label'), face: true }, { card: next('label') }],
    cast: [1, 2].map(() => ({
      name: next('name'),
      as: next('as'),
      pose: next('pose'),
      expression: next('expression'),
    })),
    dialogue: (['speech', 'thought', 'shout', 'whisper'] as const).map((kind) => ({
      speaker: next('name'),
      text: next('text'),
      kind,
    })),
  };
  const explained = (diagram: unknown) => ({ scene: next('scene'), caption: '', dialogue: [], diagram });
  const panels = [staged, ...diagrams.map(explained)] as ScriptPage['panels'];
  const pageCount = Math.ceil(panels.length / 4);
  const shares = Array.from({ length: pageCount }, (_, i) => panels.slice(i * 4, i * 4 + 4));
  return shares.map((some, i) => ({
    pageNumber: i + 1,
    panels: some,
  }));
}

/** Every element of a drawing with each of its attributes, as a parser that is not ours reads them. */
function partsOf(xml: string): Set<string> {
  const parts = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    parts.add(name);
    for (const key in attributes) parts.add(`${name} ${key}`);
  });
  parser.on('text', (text) => {
    if (text.trim()) parts.add('words');
  });
  parser.write(xml).close();
  return parts;
}

const looks = [...animalLooks, ...personLooks];

/** What drawings of harmless scripts are made of: every place, pose and face, in every style. */
const harmless = new Set(
  sceneNames.flatMap((background, i) => {
    const names: Record<string, (turn: number) => string> = {
      icon: (turn) => ['sun', 'butter', 'x-atom', 'x-gravity', 'rocket', 'x-leaf'][turn % 6]!,
      color: () => '#ff9f1c',
      background: () => background,
      tone: () => 'aha',
      name: (turn) => ['Maya', 'Dr. Sol', 'Sofia', 'Finn', 'Omar', 'Grandpa Abe', 'Amina'][turn % 7]!,
      as: (turn) => (i % 2 ? looks[(i + turn) % looks.length]! : ''),
      pose: (turn) => poseNames[(i * 2 + turn) % poseNames.length]!,
      expression: (turn) => expressionNames[(i * 2 + turn) % expressionNames.length]!,
    };
    let turn = i;
    const pages = pageOfStrings((name) => names[name]?.(turn++) ?? 'two *words*');
    const style = styleSlugs[i % styleSlugs.length]!;
    // Every diagram once in every style is enough.
    const shown = i < styleSlugs.length ? pages : pages.slice(0, 1);
    return shown.flatMap((page) => drawn(page, style).flatMap((svg) => [...partsOf(svg)]));
  }),
);

const codeUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 40,
});
const hostileText = fc.oneof(
  codeUnits,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '#f00"/><image href="data:image/png;base64,AAAA"/><path d="',
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    'url(file:///etc/passwd)',
    '</g></svg><svg>',
    ']]>',
    '<![CDATA[',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
    '&lt;image&gt; &#60; &x;',
    '__proto__',
    'constructor',
    'toString',
    '$& $1 $`',
    '\u0000\u0007\u001b',
    '\ud800',
    'a\ufffeb',
    '{names} {text}',
    'x',
  ),
);
const strings = fc.array(hostileText, { minLength: 12, maxLength: 12 });

describe('strings of a stranger', () => {
  it('never become part of a drawing but as letters, let in or stored before anybody checked them', () => {
    fc.assert(
      fc.property(strings, fc.constantFrom(...styleSlugs), fc.nat(2), (list, style, at) => {
        let turn = 0;
        const pages = pageOfStrings(() => list[turn++ % list.length]!);
        isLetIn(pages);
        for (const external of [true, false])
          for (const { alt } of planPage(pages[at]!, metaOf(style), fonts, { externalArt: external }).panels)
            expect(alt).not.toMatch(/function|\[object/);
        for (const svg of drawn(pages[at]!, style))
          for (const part of partsOf(svg)) expect(harmless, JSON.stringify(list)).toContain(part);
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
