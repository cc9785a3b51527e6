import { z } from 'zod';
import { listOf, numberBetween, wholeNumberBetween } from './bounds.ts';
import { linkedDiagrams } from './diagram-linked.ts';
import { measuredDiagrams } from './diagram-measured.ts';
import { limits } from './limits.ts';
import { labelSchema as label, textSchema } from './text.ts';

/** Diagrams are drawn from data, never from a picture, so that what they show is what the script says. */

/** Written into pictures as it is, so it must be a colour and nothing else. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a color such as #ff9f1c.');

const node = z.object({ label, icon: label.optional(), color: colorSchema.optional() });
export type DiagramNode = z.infer<typeof node>;

const sentence = textSchema(1, 80);
const onLine = numberBetween(-limits.numberLineMax, limits.numberLineMax);
const percent = numberBetween(0, 100);
/** Places on a map; ways go from one to another. */
const placesMax = 8;
const place = wholeNumberBetween(0, placesMax - 1);

const numberLine = z
  .object({
    kind: z.literal('number-line'),
    from: onLine,
    to: onLine,
    step: numberBetween(0.000001, limits.numberLineMax),
    marks: listOf(z.object({ at: onLine, label }), 0, 8),
    /** Somebody goes from one number to another, a hop for each step. */
    walk: z.object({ from: onLine, to: onLine }).optional(),
  })
  .superRefine(({ from, to, step }, context) => {
    if (from >= to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: `Use a number above "from", which is ${from}.`,
      });
    // With room for the last digit of a fraction.
    else if ((to - from) / step > limits.numberLineSteps + 1e-6)
      context.addIssue({
        code: 'custom',
        path: ['step'],
        message: `A number line has at most ${limits.numberLineSteps} steps. Use ${(to - from) / limits.numberLineSteps} or more.`,
      });
    else if (step > to - from)
      context.addIssue({
        code: 'custom',
        path: ['step'],
        message: `Use at most ${to - from}: there has to be a step from ${from} to ${to}.`,
      });
  });

export const diagramSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('hub'), hub: node, ins: listOf(node, 0, 5), outs: listOf(node, 0, 5) }),
    z.object({ kind: z.literal('cycle'), nodes: listOf(node, 2, 8), center: node.optional() }),
    z.object({
      kind: z.literal('chain'),
      nodes: listOf(node, 2, 8),
      arrows: listOf(label, 0, 8).optional(),
    }),
    z.object({
      kind: z.literal('bars'),
      bars: listOf(
        z.object({
          label,
          value: numberBetween(-limits.barMax, limits.barMax),
          text: label.optional(),
          color: colorSchema.optional(),
        }),
        2,
        8,
      ),
      unit: label.optional(),
    }),
    z.object({
      kind: z.literal('compare'),
      columns: listOf(
        z.object({ title: label, icon: label.optional(), items: listOf(sentence, 1, 5) }),
        2,
        3,
      ),
    }),
    z.object({
      kind: z.literal('timeline'),
      events: listOf(z.object({ when: label, label: sentence, icon: label.optional() }), 2, 6),
    }),
    numberLine,
    z.object({
      kind: z.literal('fraction-bar'),
      bars: listOf(
        z.object({
          parts: wholeNumberBetween(1, limits.fractionPartsMax),
          filled: wholeNumberBetween(0, limits.fractionPartsMax),
          label,
        }),
        1,
        4,
      ),
    }),
    // Cut open to show its layers: a ball from its centre outwards, or a stack from the top down.
    z.object({
      kind: z.literal('cutaway'),
      shape: z.enum(['ball', 'stack']),
      /** `share` is the relative thickness of a layer, 1 unless told. */
      layers: listOf(node.extend({ share: numberBetween(0.01, 20).optional() }), 2, 6),
    }),
    // A sketch map, not to scale: places in percent of the frame from its upper left, and ways between them.
    z.object({
      kind: z.literal('map'),
      ground: z.enum(['land', 'coast', 'island']),
      places: listOf(
        z.object({ label, icon: label.optional(), at: z.tuple([percent, percent]) }),
        2,
        placesMax,
      ),
      /** From one place to another, by their position in `places` from 0. */
      routes: listOf(z.object({ from: place, to: place, label: label.optional() }), 0, 8),
    }),
    // One picture, drawn large, with the names of its parts beside it; `at` in percent of it from its upper left.
    z.object({
      kind: z.literal('labelled'),
      icon: label.optional(),
      parts: listOf(z.object({ label, at: z.tuple([percent, percent]) }), 1, 6),
    }),
    ...measuredDiagrams,
    ...linkedDiagrams,
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? 'Use one of these kinds: hub, cycle, chain, bars, compare, timeline, number-line, fraction-bar, cutaway, map, labelled, triangle, area, waves, wave-fronts, plot, pyramid, division, seasons, circuit, web.'
        : undefined,
  },
);
export type Diagram = z.infer<typeof diagramSchema>;
