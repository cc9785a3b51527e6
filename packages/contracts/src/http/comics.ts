import { z } from 'zod';
import { comicSchema, drawnPageSchema, seriesPartSchema } from '../domain/comic.ts';
import { factSchema, faqSchema, hardcoreQuestionSchema, quizQuestionSchema } from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Comics';

export const getMyComics = endpoint({
  method: 'GET',
  path: '/user/my-comics',
  auth: 'user',
  tag,
  summary: 'Comics of the signed-in creator',
  response: envelope({ comics: z.array(comicSchema) }),
});

export const getComic = endpoint({
  method: 'GET',
  path: '/user/comics/:id',
  auth: 'user',
  tag,
  summary: 'One comic with its pages, parts and learning content',
  params: idParams,
  response: envelope({
    comic: comicSchema,
    pages: z.array(drawnPageSchema),
    parts: z.array(seriesPartSchema),
    questions: z.array(quizQuestionSchema),
    hardcoreQuestions: z.array(hardcoreQuestionSchema),
    faqs: z.array(faqSchema),
    didYouKnow: z.array(factSchema),
  }),
});

/** Stores what the creator typed, valid or not: nothing typed is lost. */
export const saveScript = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/script',
  auth: 'user',
  tag,
  summary: 'Save the script text while it is edited',
  params: idParams,
  body: z.object({ prompt: z.string().max(limits.scriptTextMax) }),
  response: envelope({ savedAt: z.iso.datetime() }),
});

export const setComicStatus = endpoint({
  method: 'POST',
  path: '/user/comics/set-status',
  auth: 'user',
  tag,
  summary: 'Publish a comic',
  body: z.object({ comicId: z.uuid(), comicStatus: z.literal('published') }),
  response: envelope({ comic: comicSchema }),
});
