import { z } from 'zod';
import { comicImageSchema } from '../domain/comic.ts';
import { limits } from '../domain/limits.ts';
import { defineStep } from './define-step.ts';

/**
 * Draws the pages of a comic: one task per panel in the image lane, one per page in the render lane.
 * `pages` is a script (see `readScript`); without it the stored script is drawn.
 */
export const generateComic = defineStep({
  lane: 'render',
  path: '/user/generate-comic',
  summary: 'Draw the pages of a comic',
  doneMessage: 'Comic images ready.',
  failMessage: 'Error generating comic images.',
  input: z.object({
    comicId: z.uuid(),
    pages: z.unknown().optional(),
    /** Draws this one panel again, or brings its older picture `versionId` back, and keeps all the others. */
    redraw: z
      .object({
        page: z.int().min(1).max(limits.pagesMax),
        panel: z.int().min(1).max(limits.panelsPerPageMax),
        versionId: z.uuid().optional(),
      })
      .optional(),
    /** Letters the stored words into the pictures that are there, and draws nothing: for scripts whose words alone have changed. */
    letter: z.literal(true).optional(),
  }),
  output: z.object({ images: z.array(comicImageSchema).min(1, 'No images generated.') }),
  attempts: 4,
  backoffMs: 1_000,
  timeoutMs: 120_000,
  deadlineMs: 6 * 3_600_000,
});
