import { z } from 'zod';
import { defineStep } from './define-step.ts';

/** Writes the comic script of one part and stores it with the comic. */
export const writeScript = defineStep({
  lane: 'text',
  path: '/user/write-script',
  summary: 'Write the script of one part',
  doneMessage: 'Script ready.',
  failMessage: 'Could not write the script. Please try again.',
  input: z.object({ comicId: z.uuid() }),
  output: z.object({ comicId: z.uuid(), prompt: z.string() }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 180_000,
});
