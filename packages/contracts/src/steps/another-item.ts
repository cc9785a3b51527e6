import { z } from 'zod';
import { itemKeySchema } from '../domain/evidence.ts';
import { itemKinds, writtenItemSchema } from '../domain/learning.ts';
import { defineStep } from './define-step.ts';

/** One more question, FAQ or fact in place of one that was dropped or is to go, which neither the set has nor anything dropped from it. */
export const anotherItem = defineStep({
  lane: 'text',
  path: '/user/another-item',
  summary: 'Bring another question, FAQ or fact in place of one that was dropped',
  doneMessage: 'Here is another one.',
  failMessage: 'There was no other one to be had just now. Please try again.',
  input: z.object({
    comicId: z.uuid(),
    kind: z.enum(itemKinds),
    /** The question that it could stand in for, of those that rest: then it is a draft, and no part of the comic yet. */
    instead: itemKeySchema.optional(),
    /** The item of the set, as it reads, whose place the other one takes; where there is no other one it stays. */
    replaces: writtenItemSchema.optional(),
  }),
  /** Null where there is none left. */
  output: z.object({ item: writtenItemSchema.nullable() }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
