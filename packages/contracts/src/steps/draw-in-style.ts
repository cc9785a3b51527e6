import { z } from 'zod';
import { styleSlugs } from '../domain/first-styles.ts';
import { defineStep } from './define-step.ts';

/** Draws the page with most panels of a comic of the library in a style, as it was approved: nothing new is written. */
export const drawInStyle = defineStep({
  lane: 'render',
  path: '/user/draw-in-style',
  summary: 'Draw a page in another style',
  doneMessage: 'Page drawn',
  failMessage: 'Failed to draw the page.',
  input: z.object({ comicId: z.uuid(), style: z.enum(styleSlugs) }),
  output: z.object({ page: z.int(), imageUrl: z.string() }),
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 90_000,
});
