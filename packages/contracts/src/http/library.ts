import { z } from 'zod';
import {
  inLanguageSchema,
  libraryComicSchema,
  panelTextSchema,
  publicPartSchema,
  readingPageSchema,
} from '../domain/comic.ts';
import { itemKeySchema, readerQuestionSchema } from '../domain/evidence.ts';
import { languages } from '../domain/languages.ts';
import { factSchema, faqSchema } from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { madeBySchema } from '../domain/made-by.ts';
import { newReportSchema } from '../domain/report.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Library';
const comicIdParams = z.object({ comicId: z.uuid() });

export const getLibrary = endpoint({
  method: 'GET',
  path: '/user/comics',
  auth: 'none',
  tag,
  summary: 'A page of the public library',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(48).default(limits.libraryPageSize),
    search: z.string().max(limits.searchMax).optional(),
    subject: z.string().max(100).optional(),
    grade: z.string().max(10).optional(),
    country: z.string().max(2).optional(),
    language: z.enum(languages).optional(),
    /** Comics that teach standards of this curriculum; `level` is a grade of it, `unit` and `standard` narrow it down. */
    curriculum: z.string().max(40).optional(),
    level: z.string().max(10).optional(),
    unit: z.string().max(40).optional(),
    standard: z.string().max(limits.standardCodeMax).optional(),
  }),
  response: envelope({
    comics: z.array(libraryComicSchema),
    page: z.int(),
    totalPages: z.int(),
    total: z.int(),
    /** True while nothing is in the library yet and its first comics are being drawn. */
    drawing: z.boolean().optional(),
  }),
});

const choiceSchema = z.object({ value: z.string(), comics: z.int() });

export const getLibraryChoices = endpoint({
  method: 'GET',
  path: '/library/choices',
  auth: 'none',
  tag,
  summary: 'The subjects, grades, countries and languages that the library has comics of, with their numbers',
  response: envelope({
    subjects: z.array(choiceSchema),
    grades: z.array(choiceSchema),
    countries: z.array(choiceSchema),
    languages: z.array(choiceSchema),
  }),
});

export const getComicFaqs = endpoint({
  method: 'GET',
  path: '/user/comic-faqs/:comicId',
  auth: 'none',
  tag,
  summary: 'FAQs of a public comic',
  params: comicIdParams,
  response: envelope({ faqs: z.array(faqSchema) }),
});

export const getComicFacts = endpoint({
  method: 'GET',
  path: '/user/comic-didyouknow/:comicId',
  auth: 'none',
  tag,
  summary: 'Did-you-know facts of a public comic',
  params: comicIdParams,
  response: envelope({ didYouKnow: z.array(factSchema) }),
});

export const getPublicComic = endpoint({
  method: 'GET',
  path: '/library/:id',
  auth: 'none',
  tag,
  summary: 'A public comic to read, with its words, its quizzes and the other public parts of its series',
  params: idParams,
  response: envelope({
    comic: libraryComicSchema,
    /** As the comic names them; empty where it names nobody. */
    author: z.string(),
    pages: z.array(readingPageSchema),
    texts: z.array(panelTextSchema),
    questions: z.array(readerQuestionSchema),
    hardcoreQuestions: z.array(readerQuestionSchema),
    parts: z.array(publicPartSchema),
    /** The same comic in other languages, as far as it is in the library. */
    alsoIn: z.array(inLanguageSchema).optional(),
    /** How it came about, as far as that is known; null for what was published before that was kept. */
    made: madeBySchema.nullable(),
    /** A person has looked at what is shown. What the house takes in by itself, and what a class link shows, nobody has. */
    isReviewed: z.boolean(),
  }),
});

/** Without an account. One of each reader and comic counts; three of different readers hide it until an admin has looked. */
export const reportComic = endpoint({
  method: 'POST',
  path: '/library/:id/report',
  auth: 'none',
  tag,
  summary: 'Report a comic that somebody should look at',
  params: idParams,
  body: newReportSchema,
  response: envelope({}),
});

/** Counts a reader; the same visitor counts once in half an hour. */
export const viewComic = endpoint({
  method: 'POST',
  path: '/library/:id/view',
  auth: 'none',
  tag,
  summary: 'Tell that a comic is being read',
  params: idParams,
  response: envelope({}),
});

/** Nothing is kept of who they are; whoever is logged in tells it by `tellReading`. */
export const tellView = endpoint({
  method: 'PUT',
  path: '/library/:id/view',
  auth: 'none',
  tag,
  summary: 'Tell how far a comic has been read by somebody of whom nothing is kept',
  params: idParams,
  body: z.object({ page: z.int().min(1).max(1_000), panel: z.int().min(1).max(100) }),
  response: envelope({}),
});

export const finishQuiz = endpoint({
  method: 'POST',
  path: '/library/:id/quiz',
  auth: 'none',
  tag,
  summary: 'Tell the first answers of a quiz that has been finished, so that it counts',
  params: idParams,
  body: z.object({
    hardcore: z.boolean().default(false),
    answers: z
      .array(z.object({ key: itemKeySchema, answer: z.string().max(limits.optionMax) }))
      .min(1)
      .max(limits.quizQuestionsMax),
  }),
  response: envelope({}),
});
