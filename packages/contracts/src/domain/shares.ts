import { z } from 'zod';

/** A month of revenue share, as in '2026-10'; it begins and ends by UTC. */
export const shareMonthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month such as 2026-10.');

/** The largest pool of a month, in cents. */
export const poolCentsMax = 100_000_000;

/** What an admin sets of the rule of a month. */
export const shareTermsSchema = z.object({
  readsPerPupil: z
    .int('Please give a whole number.')
    .min(1, 'At least one read of a pupil has to count.')
    .max(50, 'At most 50 reads of a pupil count.'),
});

/**
 * What a month's pool is shared by. A **counted read** is a public comic read to its end, at reading speed, by a pupil whom
 * its creator has never taught, who has been in a class for `daysInClass` days and has answered `answers` questions of
 * the comic at human speed. Of one pupil the first `readsPerPupil` of a month count, of all pupils of one teacher the first
 * `readsPerTeacher`, and each comic once for ever; a creator is paid in months in which pupils of `teachers` teachers count.
 *
 * So whoever invents pupils earns nothing with one other account of a teacher or two, and by each account that they add no
 * more than `readsPerTeacher` reads a month, however many pupils and creators they invent.
 */
export const shareRuleSchema = shareTermsSchema.extend({
  readsPerTeacher: z.int(),
  teachers: z.int(),
  daysInClass: z.int(),
  answers: z.int(),
});
export type ShareRule = z.infer<typeof shareRuleSchema>;
export const defaultShareRule: ShareRule = {
  readsPerPupil: 4,
  readsPerTeacher: 30,
  teachers: 3,
  daysInClass: 14,
  answers: 3,
};

/** What the rule of a month did not say yet that was closed before there was more than a cap for each pupil. */
export const firstShareRule: Omit<ShareRule, 'readsPerPupil'> = {
  readsPerTeacher: 1_000_000,
  teachers: 1,
  daysInClass: 0,
  answers: 0,
};

export const shareCurrencies = ['USD', 'EUR', 'GBP', 'INR'] as const;
export type ShareCurrency = (typeof shareCurrencies)[number];

/** What one comic of a statement has earned. */
export const shareLineSchema = z.object({
  /** Null once the comic is deleted. */
  comicId: z.uuid().nullable(),
  title: z.string(),
  reads: z.int(),
  cents: z.int(),
});
export type ShareLine = z.infer<typeof shareLineSchema>;

/** Why a read earns nothing; of several reasons the first. */
export const unpaidReasons = [
  /** By a pupil whom the creator teaches, or has taught. */
  'ownClasses',
  /** By somebody who was in no class. */
  'noClass',
  /** By a pupil who had come to the class a few days before. */
  'newPupil',
  /** By a pupil who answered too few of its questions. */
  'unanswered',
  /** By a pupil who had read as many comics as count. */
  'overCap',
  /** By a pupil of a teacher whose pupils had read as many. */
  'overTeacher',
  /** By pupils of fewer teachers than it takes. */
  'fewTeachers',
] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** How many reads earned nothing, by the reason. */
export const unpaidReadsSchema = z.record(z.enum(unpaidReasons), z.int());
export type UnpaidReads = z.infer<typeof unpaidReadsSchema>;

/** Adds reads up by reason; one that is not named has none. */
export function addUnpaid(all: readonly Partial<Record<UnpaidReason, number | string>>[]): UnpaidReads {
  const total = (reason: UnpaidReason) => all.reduce((sum, one) => sum + Number(one[reason] ?? 0), 0);
  return Object.fromEntries(unpaidReasons.map((reason) => [reason, total(reason)])) as UnpaidReads;
}

/** What a creator gets for a month. Money is in cents of the month's currency. */
export const shareStatementSchema = z.object({
  month: shareMonthSchema,
  currency: z.enum(shareCurrencies),
  poolCents: z.int(),
  /** Counted reads of all creators. */
  allReads: z.int(),
  rule: shareRuleSchema,
  closedAt: z.iso.datetime(),
  lines: z.array(shareLineSchema),
  unpaid: unpaidReadsSchema,
  cents: z.int(),
  paidAt: z.iso.datetime().nullable(),
});
export type ShareStatement = z.infer<typeof shareStatementSchema>;

/**
 * Shares a pool by reads, in whole cents that add up to it: each gets its floor, and the cents that are left go to the
 * largest remainders, the earlier key first where two are equal (the method of Hamilton). Without reads nothing is shared.
 * @param reads by key, none negative
 */
export function splitPool(poolCents: number, reads: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...reads.values()].reduce((sum, n) => sum + n, 0);
  if (all === 0) return new Map([...reads.keys()].map((key) => [key, 0]));
  const parts = [...reads].map(([key, n]) => {
    // Whole numbers throughout: a pool of a million times a million reads is beyond what a double holds exactly.
    const product = BigInt(poolCents) * BigInt(n);
    return { key, cents: Number(product / BigInt(all)), rest: product % BigInt(all) };
  });
  let left = poolCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const byRest = parts.toSorted((a, b) =>
    a.rest === b.rest ? (a.key < b.key ? -1 : 1) : a.rest > b.rest ? -1 : 1,
  );
  for (const part of byRest) {
    if (left === 0) break;
    part.cents++;
    left--;
  }
  return new Map(parts.map(({ key, cents }) => [key, cents]));
}
