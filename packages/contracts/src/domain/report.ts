import { z } from 'zod';
import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';

/** What a reader can find wrong with a comic. */
export const reportReasons = ['frightening', 'wrong', 'unkind', 'personal-data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a reader says of a comic. Who says it is not asked. */
export const newReportSchema = z
  .object({ reason: z.enum(reportReasons), note: trimmedTextSchema(0, limits.reasonMax).optional() })
  .refine(({ reason, note }) => reason !== 'other' || note, {
    message: 'Please say in a few words what is wrong.',
    path: ['note'],
  });
export type NewReport = z.infer<typeof newReportSchema>;

/** A report as an admin reads it. */
export const reportSchema = z.object({
  _id: z.uuid(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Report = z.infer<typeof reportSchema>;
