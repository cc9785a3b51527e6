import { z } from 'zod';
import { defineStep } from './define-step.ts';

/** Prints the drawn pages as a tagged PDF with real text. */
export const generatePdf = defineStep({
  lane: 'render',
  path: '/user/generateComicPDF',
  summary: 'Print a comic as a PDF',
  doneMessage: 'Comic PDF Generated',
  failMessage: 'Failed to generate PDF.',
  input: z.object({ comicId: z.uuid() }),
  output: z.object({ pdfUrl: z.string() }),
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 90_000,
});
