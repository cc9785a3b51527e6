import { z } from 'zod';
import { hardcoreQuestionSchema } from '../domain/learning.ts';
import { defineStep } from './define-step.ts';

/** A harder quiz, each answer with its explanation. */
export const generateHardcoreQuiz = defineStep({
  lane: 'text',
  path: '/user/generate-hardcore-quiz',
  summary: 'Make a hardcore quiz',
  doneMessage: 'Hardcore quiz ready.',
  failMessage: 'Failed to generate hardcore quiz',
  input: z.object({
    comicId: z.uuid(),
    // What older clients send along; the stored comic is what counts.
    script: z.unknown().optional(),
    subject: z.string().optional(),
    concept: z.string().optional(),
    grade: z.string().optional(),
    /** Replaces the set that is there. */
    again: z.boolean().optional(),
  }),
  output: z.object({ questions: z.array(hardcoreQuestionSchema).min(1) }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
