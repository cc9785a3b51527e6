import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import fc from 'fast-check';
import { propNames } from './prop-names.ts';
import { styleSlugs } from './styles.ts';
import { animalLooks, expressionNames, personLooks, poseNames, sceneNames, toneNames } from './vocabulary.ts';

/** Random pages for the drawing tests: such as a writer makes, and such as nobody should. */

const names = [
  'Maya',
  'Leo',
  'Dr. Sol',
  'Grandpa Abe',
  'Ravi',
  'the Mayor',
  'Eve',
  'Captain Lin',
  'Björn',
  '王芳',
];
const words =
  'sunlight water the a of and photosynthesis why how leaf energy grows because every plant needs more than one equal part denominator so it is $121 10% yes no wait really *chlorophyll* *compound interest* café well-known'.split(
    ' ',
  );

const sentence = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...words), { minLength: min, maxLength: max })
    .map((list) => list.join(' ').replaceAll('*', '').trim());
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const name = fc.constantFrom(...names);
/** Looks that we know, and words of strangers. */
const look = fc.constantFrom(
  ...personLooks,
  ...animalLooks,
  'egypt-ruler-man',
  'victorian-crowd',
  'mahatma-gandhi',
  '__proto__',
  'constructor',
  'dragon',
  'Dog',
  '',
);
const kind = fc.constantFrom('speech', 'thought', 'shout', 'whisper');
const label = sentence(1, 2);
const icon = fc.constantFrom(...propNames, 'sun', 'rocket', 'no-such-icon');
const prop = fc.oneof(fc.record({ icon, label: maybe(label) }), fc.record({ card: label }));
const node = fc.record({ label, icon: maybe(icon) });

const nodes = (min: number, max: number) => fc.array(node, { minLength: min, maxLength: max });
export const diagramArbitrary = fc.oneof(
  fc.record({ kind: fc.constant('hub'), hub: node, ins: nodes(1, 3), outs: nodes(1, 3) }),
  fc.record({ kind: fc.constant('cycle'), nodes: nodes(3, 5) }),
  fc.record({ kind: fc.constant('chain'), nodes: nodes(2, 5) }),
  fc.record({
    kind: fc.constant('bars'),
    bars: fc.array(fc.record({ label, value: fc.integer({ min: -5, max: 500 }) }), {
      minLength: 2,
      maxLength: 5,
    }),
    unit: maybe(fc.constantFrom('$', 'kg', '%')),
  }),
  fc.record({
    kind: fc.constant('compare'),
    columns: fc.array(
      fc.record({
        title: label,
        icon: maybe(icon),
        items: fc.array(sentence(1, 4), { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 2, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('timeline'),
    events: fc.array(
      fc.record({
        when: fc.constantFrom('1776', '1804', '1863', '1920'),
        label: sentence(1, 4),
        icon: maybe(icon),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  }),
  fc.record({
    kind: fc.constant('number-line'),
    from: fc.constantFrom(0, -5),
    to: fc.constantFrom(5, 1),
    step: fc.constantFrom(0.25, 1),
    marks: fc.array(fc.record({ at: fc.constantFrom(0, 0.5, 1), label: fc.constantFrom('1/2', 'one') }), {
      maxLength: 2,
    }),
  }),
  fc.record({
    kind: fc.constant('fraction-bar'),
    bars: fc.array(
      fc.record({
        parts: fc.integer({ min: 1, max: 16 }),
        filled: fc.integer({ min: 0, max: 16 }),
        label: fc.constantFrom('1/2', '2/4', 'one half'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({
    kind: fc.constant('cutaway'),
    shape: fc.constantFrom('ball', 'stack'),
    layers: fc.array(fc.record({ label, icon: maybe(icon), share: maybe(fc.constantFrom(0.2, 1, 3, 20)) }), {
      minLength: 2,
      maxLength: 6,
    }),
  }),
  fc.record({
    kind: fc.constant('labelled'),
    icon: maybe(icon),
    parts: fc.array(
      fc.record({ label, at: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  }),
  fc.record({
    kind: fc.constant('map'),
    ground: fc.constantFrom('land', 'coast', 'island'),
    places: fc.uniqueArray(
      fc.record({
        label,
        icon: maybe(icon),
        at: fc.tuple(fc.constantFrom(0, 30, 70, 100), fc.constantFrom(0, 50, 100)),
      }),
      { minLength: 2, maxLength: 6, selector: ({ at }) => at.join() },
    ),
    routes: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 6 }),
        to: fc.integer({ min: 0, max: 6 }),
        label: maybe(fc.constantFrom('3 km', 'by ship')),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.constantFrom(
    { kind: 'triangle', a: 12, b: 5, unit: 'm', names: { c: 'ladder' } },
    { kind: 'triangle', a: 6, b: 8, squares: true },
    { kind: 'triangle', a: 7, b: 9, angle: 50, unit: 'cm' },
    { kind: 'wave-fronts', source: { label: 'siren' }, speed: 0.4, ahead: 'higher', behind: 'lower' },
    { kind: 'seasons', march: 'March', june: 'June', september: 'September', december: 'December' },
  ),
  fc.record({
    kind: fc.constant('area'),
    shape: maybe(fc.constantFrom('rectangle', 'triangle')),
    width: fc.integer({ min: 2, max: 20 }),
    height: fc.integer({ min: 2, max: 20 }),
    unit: maybe(fc.constant('m')),
    count: maybe(fc.boolean()),
  }),
  fc.record({
    kind: fc.constant('waves'),
    waves: fc.array(fc.record({ label, icon: maybe(icon), frequency: fc.integer({ min: 100, max: 900 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    unit: maybe(fc.constant('Hz')),
  }),
  fc.record({
    kind: fc.constant('plot'),
    x: fc.record({ label }),
    y: fc.record({ label, unit: maybe(fc.constant('cm')) }),
    points: fc
      .array(fc.integer({ min: -20, max: 900 }), { minLength: 2, maxLength: 7 })
      .map((values) => values.map((y, x) => ({ x, y }))),
    line: maybe(fc.boolean()),
  }),
  fc.record({
    kind: fc.constant('pyramid'),
    levels: fc.array(fc.record({ label, icon: maybe(icon) }), { minLength: 2, maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('division'),
    pairs: fc.integer({ min: 1, max: 4 }),
    phases: fc.constant([
      { phase: 'prophase', label: 'Prophase' },
      { phase: 'metaphase', label: 'Metaphase' },
      { phase: 'anaphase', label: 'Anaphase' },
      { phase: 'telophase', label: 'Telophase' },
    ]),
  }),
  fc.record({
    kind: fc.constant('circuit'),
    wiring: fc.constantFrom('series', 'parallel'),
    volts: fc.constantFrom(1.5, 9),
    parts: fc.array(
      fc.record({ part: fc.constantFrom('lamp', 'resistor'), ohms: fc.constantFrom(5, 47, 120) }),
      { minLength: 1, maxLength: 3 },
    ),
    switch: maybe(fc.constantFrom('open', 'closed')),
  }),
  fc.array(node, { minLength: 2, maxLength: 5 }).map((beings) => ({
    kind: 'web',
    beings,
    eats: beings.slice(1).map((_, i) => ({ eater: i + 1, eaten: i })),
  })),
) as fc.Arbitrary<NonNullable<ScriptPage['panels'][number]['diagram']>>;

const staging = {
  background: maybe(fc.constantFrom(...sceneNames, 'a busy harbour')),
  tone: maybe(fc.constantFrom(...toneNames)),
  shot: maybe(fc.constantFrom('wide', 'two', 'single', 'close', 'over-shoulder', 'prop', 'splash')),
  fullWidth: maybe(fc.boolean()),
  cast: maybe(
    fc.array(
      fc.record({
        name,
        as: maybe(look),
        side: maybe(fc.constantFrom('left', 'middle', 'right')),
        pose: maybe(fc.constantFrom(...poseNames)),
        expression: maybe(fc.constantFrom(...expressionNames)),
      }),
      { maxLength: 3 },
    ),
  ),
  props: maybe(fc.array(prop, { maxLength: 3 })),
  sfx: maybe(fc.constantFrom('boom', 'ka-ching!')),
};

const panel = (lines: number, lineWords: number) =>
  fc.record({
    scene: sentence(0, 12),
    caption: sentence(0, 14),
    dialogue: fc.array(fc.record({ speaker: name, text: sentence(1, lineWords), kind: maybe(kind) }), {
      maxLength: lines,
    }),
    captionBottom: maybe(sentence(1, 8)),
    ...staging,
  });

const toPage = (panels: unknown[], title: string | undefined): ScriptPage => {
  const [first, ...rest] = panels as ScriptPage['panels'];
  return { pageNumber: 1, panels: [{ ...first!, ...(title ? { title } : {}) }, ...rest] };
};

/** Pages of the sort a writer makes: up to six panels with two short lines each, or up to eight with shorter ones. */
export const usualPage: fc.Arbitrary<ScriptPage> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.array(panel(2, 14), { minLength: 1, maxLength: 6 }) },
      { weight: 1, arbitrary: fc.array(panel(2, 8), { minLength: 7, maxLength: 8 }) },
    ),
    maybe(sentence(1, 4)),
  )
  .map(([panels, title]) => toPage(panels, title));

/** A usual page whose second panel is a diagram. */
export const diagramPage: fc.Arbitrary<ScriptPage> = fc
  .tuple(fc.array(panel(2, 10), { minLength: 1, maxLength: 3 }), diagramArbitrary)
  .map(([panels, diagram]) =>
    toPage(
      [...panels, { scene: '', caption: 'Look at this', dialogue: [], diagram, fullWidth: true }],
      undefined,
    ),
  );

const wild = fc.oneof(
  sentence(1, 60),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.constant('x'.repeat(300)),
  fc.constant('***'),
  fc.constant('🎉'),
);

/** Anything the contract lets through: eight panels, eight long lines each, any characters. */
export const wildPage: fc.Arbitrary<ScriptPage> = fc
  .array(
    fc.record({
      scene: fc.oneof(fc.constant(''), wild),
      caption: fc.oneof(fc.constant(''), wild),
      dialogue: fc.array(
        fc.record({
          speaker: fc.oneof(name, fc.string({ minLength: 1, maxLength: 20 })),
          text: wild,
          kind: maybe(kind),
        }),
        { maxLength: 8 },
      ),
      title: maybe(wild.map((text) => text.slice(0, 120))),
      captionBottom: maybe(wild),
      ...staging,
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((panels) => ({ pageNumber: 1, panels: panels as ScriptPage['panels'] }));

export const metaArbitrary: fc.Arbitrary<ComicMeta> = fc.record({
  title: sentence(1, 4),
  concept: sentence(1, 3),
  subject: fc.constantFrom('Science', 'History', 'Math'),
  grade: fc.constantFrom('5', 'Kindergarten'),
  style: fc.constantFrom(...styleSlugs),
  seed: fc.string({ maxLength: 6 }),
  pageCount: fc.constant(1),
});
