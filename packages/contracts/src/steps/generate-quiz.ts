import { z } from 'zod';
import { quizQuestionSchema } from '../domain/learning.ts';
import { defineStep } from './define-step.ts';

/** A quiz over the comic; each question names the panel that teaches it. */
export const generateQuiz = defineStep({
  lane: 'text',
  path: '/user/generate-quiz',
  summary: 'Make a quiz',
  doneMessage: 'Quiz ready.',
  failMessage: 'Failed to generate quiz',
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
  output: z.object({ questions: z.array(quizQuestionSchema).min(1) }),
  attempts: 3,
  backoffMs: 2_000,
  timeoutMs: 120_000,
});
