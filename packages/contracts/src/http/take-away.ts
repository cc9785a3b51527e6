import { z } from 'zod';
import { hardcoreQuestionSchema, quizQuestionSchema } from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { importModes, quizChoices, quizFormats, quizNames, readingFormats } from '../domain/take-away.ts';
import { endpoint, envelope, fileAnswer, idParams } from './endpoint.ts';

const tag = 'Take away';

/** Pages as PNG in a ZIP, a CBZ, or an EPUB. Refused with `not-generated` before every page is drawn. */
export const getReadingFile = endpoint({
  method: 'GET',
  path: '/user/comics/:id/reading-files/:format',
  auth: 'user',
  tag,
  summary: 'The pages of a comic as a file to read: PNG in a ZIP, CBZ or EPUB',
  params: idParams.extend({ format: z.enum(readingFormats) }),
  response: fileAnswer,
});

/** Refused with `quiz-missing` where there is no such quiz yet. */
export const getQuizFile = endpoint({
  method: 'GET',
  path: '/user/comics/:id/quiz-files/:format',
  auth: 'user',
  tag,
  summary: 'The quiz of a comic for a learning platform: Moodle XML, QTI 2.1, GIFT or CSV',
  params: idParams.extend({ format: z.enum(quizFormats) }),
  query: z.object({ quiz: z.enum(quizChoices).default('both') }),
  response: fileAnswer,
});

/**
 * Reads questions from CSV. Nothing is stored before `confirmed`: until then the answer says what would be. A file with
 * anything wrong is refused with `bad-quiz-file`, whose details name the lines.
 */
export const importQuiz = endpoint({
  method: 'POST',
  path: '/user/comics/:id/quiz-import',
  auth: 'user',
  tag,
  summary: 'Take the questions of a quiz from a CSV file',
  params: idParams,
  body: z.object({
    csv: z.string().min(1).max(limits.quizFileMax),
    quiz: z.enum(quizNames),
    mode: z.enum(importModes),
    confirmed: z.boolean(),
  }),
  response: envelope({
    /** The questions of the file, as they are or would be stored. */
    questions: z.array(z.union([hardcoreQuestionSchema, quizQuestionSchema])),
    /** How many the quiz had before, and how many it has with these. */
    before: z.int(),
    after: z.int(),
    stored: z.boolean(),
  }),
});
