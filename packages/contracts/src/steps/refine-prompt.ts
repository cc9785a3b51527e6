import { z } from 'zod';
import { existingComicSchema, seriesPartSchema } from '../domain/comic.ts';
import { coverNameSchema } from '../domain/cover-name.ts';
import { gradeValues } from '../domain/grades.ts';
import { limits } from '../domain/limits.ts';
import { castNamesSchema } from '../domain/series.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import { warningSchema } from '../domain/warnings.ts';
import { defineStep } from './define-step.ts';

/** Concept and story in, a concept breakdown out: a series with one draft comic per part. */
export const refinePrompt = defineStep({
  lane: 'text',
  path: '/user/refine-prompt',
  summary: 'Break a concept and a story down into parts',
  doneMessage: 'Concept breakdown ready.',
  failMessage: 'Prompt refinement failed.',
  input: z.object({
    title: trimmedTextSchema(1, limits.titleMax),
    author: coverNameSchema.optional(),
    subject: trimmedTextSchema(0, limits.nameMax).optional(),
    subjectId: z.uuid('Please choose a subject.'),
    concept: trimmedTextSchema(0, limits.conceptMax).optional(),
    story: trimmedTextSchema(1, limits.storyMax),
    themeId: z.uuid().nullish(),
    styleId: z.uuid().nullish(),
    grade: z.enum(gradeValues),
    country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
    castNames: castNamesSchema.optional(),
    /** Id of a lesson of the studio, to be told by the people of the story. */
    lesson: trimmedTextSchema(0, limits.nameMax).optional(),
    /** Makes a new series even where the creator has one for this concept already. */
    again: z.boolean().optional(),
  }),
  output: z.object({
    alreadyExists: z.boolean(),
    series: z.union([
      existingComicSchema,
      z.object({ _id: z.uuid(), title: z.string(), concept: z.string(), parts: z.array(seriesPartSchema) }),
    ]),
    parts: z.array(seriesPartSchema),
    warnings: z.array(warningSchema).default([]),
  }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
