import { z } from 'zod';
import { difficulties } from './learning.ts';
import { panelPictureSchema } from './panel-picture.ts';

/** How the answers of fewer people went is told nobody: it could be one child’s. */
export const leastPeople = 5;

/** For how many weeks back the numbers of a comic are asked. Up to the first they are told by day, else by week. */
export const numberWeeks = [4, 12, 52] as const;
export type NumberWeeks = (typeof numberWeeks)[number];

/** A share of right first answers in percent, rounded; null where fewer than `leastPeople` answered. */
const shareSchema = z.int().min(0).max(100).nullable();

/** How a comic does with its readers. Own classes, its creator, invented pupils and machines count nowhere. */
export const comicNumbersSchema = z.object({
  weeks: z.literal(numberWeeks),
  readers: z.object({
    all: z.int(),
    /** Of them in the last seven days. */
    recent: z.int(),
    finished: z.int(),
  }),
  /** How many of those whose way was kept reached each panel, in order. */
  reached: z.array(z.object({ page: z.int(), panel: z.int(), readers: z.int() })),
  /** After this panel most readers left; null while nothing stands out. */
  leave: z
    .object({
      page: z.int(),
      panel: z.int(),
      /** How many went no further. */
      readers: z.int(),
      picture: panelPictureSchema.nullable(),
    })
    .nullable(),
  rightShare: shareSchema,
  /** By day or by week (Monday first, by UTC), the oldest first. Where too few answered, their answers stand with the next. */
  spans: z.array(z.object({ from: z.iso.date(), readers: z.int(), rightShare: shareSchema })),
  questions: z.array(
    z.object({
      question: z.string(),
      hardcore: z.boolean(),
      difficulty: z.enum(difficulties),
      rightShare: shareSchema,
    }),
  ),
});
export type ComicNumbers = z.infer<typeof comicNumbersSchema>;

/** Right first answers of so many people. */
export type Answered = { people: number; right: number; total: number };

/** Their share in percent; null for too few people. */
export function shareOf({ people, right, total }: Answered): number | null {
  return people < leastPeople || total === 0 ? null : Math.round((100 * right) / total);
}

/**
 * Shares of spans in their order. What too few people answered waits for the next span, so that no difference of two numbers
 * says how they did; what is left at the end waits for more. The total leaves that out as well.
 */
export function sharesOf(spans: readonly Answered[]): { shares: (number | null)[]; all: number | null } {
  const none: Answered = { people: 0, right: 0, total: 0 };
  const plus = (a: Answered, b: Answered) => ({
    people: a.people + b.people,
    right: a.right + b.right,
    total: a.total + b.total,
  });
  let waiting = none;
  let told = none;
  const shares = spans.map((span) => {
    waiting = plus(waiting, span);
    const share = shareOf(waiting);
    if (share === null) return null;
    told = plus(told, waiting);
    waiting = none;
    return share;
  });
  return { shares, all: shareOf(told) };
}

/**
 * The panel after which most readers left: of those who reached it, the largest part did not go on. Neither few readers nor
 * a tenth of them make one. @param reached by panel, in order @returns its index
 */
export function whereReadersLeave(reached: readonly number[]): number | undefined {
  let found: { index: number; part: number } | undefined;
  for (const [index, here] of reached.slice(0, -1).entries()) {
    const gone = here - reached[index + 1]!;
    const part = here === 0 ? 0 : gone / here;
    if (gone >= leastPeople && part >= 0.1 && (!found || part > found.part)) found = { index, part };
  }
  return found?.index;
}
