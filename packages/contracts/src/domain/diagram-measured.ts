import { z } from 'zod';
import { listOf, numberBetween, wholeNumberBetween } from './bounds.ts';
import { limits } from './limits.ts';
import { labelSchema as label } from './text.ts';

/** Diagrams that are true to scale: their shapes are computed from their numbers, and contradictions are refused. */

const length = numberBetween(0.001, 1_000_000);
/** What is flatter than this share of its longest side is a line to the eye. */
const flattest = 0.04;

type Sides = { a: number; b: number; c?: number | undefined; angle?: number | undefined };

/** The third side of a triangle: as given, or by the law of cosines from the angle (degrees) between a and b. */
export function thirdSide({ a, b, c, angle = 90 }: Sides): number {
  return c ?? Math.sqrt(a * a + b * b - 2 * a * b * Math.cos((angle * Math.PI) / 180));
}

/** Degrees between the sides a and b; NaN where the three sides make no triangle. */
export function angleBetween({ a, b, c, angle = 90 }: Sides): number {
  if (c === undefined) return angle;
  return (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
}

/** a stands on b, with their angle at its foot; c is opposite. One of `c` and `angle` is enough; neither means 90°. */
const triangle = z
  .object({
    kind: z.literal('triangle'),
    a: length,
    b: length,
    c: length.optional(),
    angle: numberBetween(1, 179).optional(),
    names: z.object({ a: label.optional(), b: label.optional(), c: label.optional() }).optional(),
    unit: label.optional(),
    squares: z.boolean().optional(),
  })
  .superRefine((sides, context) => {
    const { a, b, c } = sides;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const between = angleBetween(sides);
    if (!(between > 0 && between < 180))
      return refuse('c', 'No triangle has these sides: each has to be shorter than the other two together.');
    if (c !== undefined && sides.angle !== undefined && Math.abs(between - sides.angle) > 0.5)
      return refuse(
        'angle',
        `Leave it out, or use ${Math.round(between * 10) / 10}: the three sides fix it.`,
      );
    const longest = Math.max(a, b, thirdSide(sides));
    if ((a * b * Math.sin((between * Math.PI) / 180)) / longest ** 2 < flattest)
      refuse('a', 'This triangle is too flat to be seen. Use sides that differ less.');
  });

/** A rectangle on squared paper, or the right triangle that is half of it. */
const area = z
  .object({
    kind: z.literal('area'),
    shape: z.enum(['rectangle', 'triangle']).optional(),
    width: length,
    height: length,
    unit: label.optional(),
    /** Numbers the squares of one row and of one column. */
    count: z.boolean().optional(),
  })
  .superRefine(({ width, height }, context) => {
    if (Math.max(width, height) > 20 * Math.min(width, height))
      context.addIssue({
        code: 'custom',
        path: ['width'],
        message: 'One side can be at most 20 times the other: a thinner one cannot be seen.',
      });
  });

/** Waves one under the other over the same stretch of time; only how they compare is drawn. */
const waves = z
  .object({
    kind: z.literal('waves'),
    waves: listOf(
      z.object({
        label,
        icon: label.optional(),
        frequency: numberBetween(0.001, 1_000_000_000),
        amplitude: numberBetween(0.001, 1_000_000).optional(),
      }),
      1,
      3,
    ),
    /** Of the frequency, such as Hz. Without it only the shapes are shown, no numbers. */
    unit: label.optional(),
  })
  .superRefine(({ waves }, context) => {
    const tooFar = (values: number[], most: number) => Math.max(...values) > most * Math.min(...values);
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['waves', 0, path], message });
    if (
      tooFar(
        waves.map(({ frequency }) => frequency),
        12,
      )
    )
      refuse('frequency', 'The highest can be at most 12 times the lowest.');
    if (
      tooFar(
        waves.map(({ amplitude = 1 }) => amplitude),
        12,
      )
    )
      refuse('amplitude', 'The largest can be at most 12 times the smallest.');
  });

/** Fronts of the waves that something sends out while it moves to the right (Doppler). */
const waveFronts = z.object({
  kind: z.literal('wave-fronts'),
  source: z.object({ label, icon: label.optional() }),
  /** Share of the waves' own speed. */
  speed: numberBetween(0, 0.8),
  ahead: label.optional(),
  behind: label.optional(),
});

const onAxis = numberBetween(-limits.barMax, limits.barMax);
const axis = z.object({ label, unit: label.optional() });

const plot = z
  .object({
    kind: z.literal('plot'),
    x: axis,
    y: axis,
    /** `name` stands on the x axis in place of the number: a day, a month. */
    points: listOf(z.object({ x: onAxis, y: onAxis, name: label.optional() }), 2, 12),
    /** Joins the points in the order of x. */
    line: z.boolean().optional(),
  })
  .superRefine(({ points }, context) => {
    for (const key of ['x', 'y'] as const) {
      const values = points.map((point) => point[key]);
      const reach = Math.max(...values.map(Math.abs));
      const span = Math.max(...values) - Math.min(...values);
      // Ticks that differ in the seventh digit are no help to anybody.
      const least = key === 'x' ? reach * 1e-6 : span && reach * 1e-6;
      if (span < least || (key === 'x' && span === 0))
        context.addIssue({
          code: 'custom',
          path: ['points', 0, key],
          message: 'The points lie too near to each other. Use numbers that differ more.',
        });
    }
  });

/** Levels from the top down. With shares each is as wide as its share; without, only their order is shown. */
const pyramid = z
  .object({
    kind: z.literal('pyramid'),
    levels: listOf(
      z.object({ label, icon: label.optional(), share: numberBetween(0, limits.barMax).optional() }),
      2,
      6,
    ),
    unit: label.optional(),
  })
  .superRefine(({ levels, unit }, context) => {
    const shares = levels.flatMap(({ share }) => (share === undefined ? [] : [share]));
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['levels'], message });
    if (shares.length > 0 && shares.length < levels.length) refuse('Give every level its share, or none.');
    else if (shares.length > 0 && Math.max(...shares) <= 0) refuse('One share at least has to be above 0.');
    else if (unit?.trim() === '%' && shares.reduce((sum, share) => sum + share, 0) > 100.5)
      refuse('The shares are more than 100 % together.');
  });

/** The most chromosomes of a cell that can still be counted in its picture. */
const division = z.object({
  kind: z.literal('division'),
  /** Pairs of chromosomes: the cell has twice as many. */
  pairs: wholeNumberBetween(1, 4),
  phases: listOf(
    z.object({ phase: z.enum(['prophase', 'metaphase', 'anaphase', 'telophase']), label }),
    1,
    4,
  ),
});

/** The Earth at four places of its orbit. What stands beside each place; the northern season is usual. */
const seasons = z.object({
  kind: z.literal('seasons'),
  march: label,
  june: label,
  september: label,
  december: label,
});

export const measuredDiagrams = [
  triangle,
  area,
  waves,
  waveFronts,
  plot,
  pyramid,
  division,
  seasons,
] as const;
