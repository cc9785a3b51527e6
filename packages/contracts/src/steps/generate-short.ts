import { z } from 'zod';
import { shortShapeNames } from '../domain/short.ts';
import { defineStep } from './define-step.ts';

/** Films a comic as a motion comic: WebM, MP4 where the browser that prints can make it, and its subtitles. */
export const generateShort = defineStep({
  lane: 'render',
  path: '/user/generate-short',
  summary: 'Film a comic as a short',
  doneMessage: 'Short filmed',
  failMessage: 'Failed to film the short.',
  input: z.object({
    comicId: z.uuid(),
    shape: z.enum(shortShapeNames),
    /** `own` is one's own comic as its pages are now; `library` what the library shows of anybody's, for grown-ups. */
    of: z.enum(['own', 'library']).default('own'),
    /** `full` is 1080p; `small` is a third of that on each side, for slow lines. */
    size: z.enum(['full', 'small']).default('full'),
  }),
  output: z.object({
    webmUrl: z.string(),
    /** Null where the browser that films cannot encode H.264. */
    mp4Url: z.string().nullable(),
    subtitlesUrl: z.string(),
    ms: z.int(),
  }),
  attempts: 2,
  backoffMs: 1_000,
  timeoutMs: 600_000,
});
