import { z } from 'zod';
import { factSchema } from '../domain/learning.ts';
import { defineStep } from './define-step.ts';

/** Short facts around the concept. */
export const generateDidYouKnow = defineStep({
  lane: 'text',
  path: '/user/generate-didyouknow',
  summary: 'Make did-you-know facts',
  doneMessage: 'Facts ready.',
  failMessage: 'Failed to generate facts',
  input: z.object({
    comicId: z.uuid(),
    // What older clients send along; the stored comic is what counts.
    subject: z.string().optional(),
    story: z.string().optional(),
    /** Replaces the set that is there. */
    again: z.boolean().optional(),
  }),
  output: z.object({ didYouKnow: z.array(factSchema).min(1) }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
