import { z } from 'zod';
import { faqSchema } from '../domain/learning.ts';
import { defineStep } from './define-step.ts';

/** Questions that readers ask, with their answers. */
export const generateFaqs = defineStep({
  lane: 'text',
  path: '/user/generate-faqs',
  summary: 'Make FAQs',
  doneMessage: 'FAQs ready.',
  failMessage: 'Failed to generate FAQs',
  input: z.object({
    comicId: z.uuid(),
    // What older clients send along; the stored comic is what counts.
    story: z.string().optional(),
    /** Replaces the set that is there. */
    again: z.boolean().optional(),
  }),
  output: z.object({ faqs: z.array(faqSchema).min(1) }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
