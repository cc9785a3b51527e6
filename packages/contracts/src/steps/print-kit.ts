import { z } from 'zod';
import { kitSheets, paperNames } from '../domain/take-away.ts';
import { defineStep } from './define-step.ts';

/** Prints what a class works with: worksheet, answer key, panels to cut out, pages to colour, or all of it. */
export const printKit = defineStep({
  lane: 'render',
  path: '/user/print-kit',
  summary: 'Print sheets for a class as a PDF',
  doneMessage: 'Sheets printed',
  failMessage: 'Failed to print the sheets.',
  input: z.object({ comicId: z.uuid(), sheet: z.enum(kitSheets), paper: z.enum(paperNames) }),
  output: z.object({ kitUrl: z.string() }),
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 90_000,
});
