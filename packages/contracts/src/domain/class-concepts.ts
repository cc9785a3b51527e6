import { z } from 'zod';
import { shareSchema } from './class-results.ts';

/** Whoever would have less than this share right now of what they have answered to a concept needs help with it. */
export const helpBelow = 0.6;

/** How a class stands with the concept of one comic that was assigned to it. */
export const classConceptSchema = z.object({
  comicId: z.uuid(),
  title: z.string(),
  partNumber: z.int(),
  partCount: z.int(),
  concept: z.string(),
  thumbnail: z.string().nullable(),
  /** For whom it is, and how many of them have read it to the end or answered any of it. */
  pupils: z.int(),
  read: z.int(),
  begun: z.int(),
  /** Right first answers of all that count, in the assignments of the class. */
  firstTry: shareSchema,
  /** What share of what they have answered those who have begun would have right now; null where nobody has. */
  known: z.number().min(0).max(1).nullable(),
  /** Of those who have begun, whoever needs help with it, the least sure first. */
  needHelp: z.array(z.object({ _id: z.uuid(), name: z.string(), known: z.number().min(0).max(1) })),
});
export type ClassConcept = z.infer<typeof classConceptSchema>;
