import { z } from 'zod';
import { defineStep } from './define-step.ts';

/** Translates the lines of a translation that are empty. What its creator has typed stays. */
export const translateComic = defineStep({
  lane: 'text',
  path: '/user/translate-comic',
  summary: 'Translate the lines of a comic that have no words in its language yet',
  doneMessage: 'Every line has its words now. Please read them before you publish.',
  failMessage: 'Could not translate the comic. What you typed is kept. Please try again.',
  input: z.object({ comicId: z.uuid() }),
  /** How many lines were filled in. */
  output: z.object({ comicId: z.uuid(), lines: z.int() }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 300_000,
});
