import { z } from 'zod';
import {
  behindStates,
  comicSchema,
  drawnPageSchema,
  inLanguageSchema,
  seriesPartSchema,
  unfinishedComicSchema,
} from '../domain/comic.ts';
import { comicNumbersSchema, numberWeeks } from '../domain/comic-numbers.ts';
import { coverNameSchema } from '../domain/cover-name.ts';
import {
  factSchema,
  faqSchema,
  hardcoreQuestionSchema,
  quizQuestionSchema,
  writtenItemSchema,
} from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { submissionCountsSchema } from '../domain/review.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';
import { myComicsList } from './lists.ts';
import { tableFields } from './table.ts';

const tag = 'Comics';

/** `prompt` is empty in this list; `getComic` has it. */
export const getMyComics = endpoint({
  method: 'GET',
  path: '/user/my-comics',
  auth: 'user',
  tag,
  summary: 'Comics of the signed-in creator, with how many there are in each state',
  query: myComicsList,
  response: envelope({ comics: z.array(comicSchema), counts: submissionCountsSchema, ...tableFields }),
});

/** Of each story that has drafts the one that changed last, the newest first. */
export const getUnfinishedComics = endpoint({
  method: 'GET',
  path: '/user/unfinished-comics',
  auth: 'user',
  tag,
  summary: 'The stories of the signed-in creator that are not published yet, with how far each is',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.tablePageSize).default(limits.tablePageSize),
  }),
  /** `total` counts all stories, also those beyond the limit. */
  response: envelope({ comics: z.array(unfinishedComicSchema), total: z.int() }),
});

/** How often a comic was read, how often to its end, and the share of first answers that were right. */
const readersSchema = z.object({
  views: z.int(),
  finished: z.int(),
  /** In percent; null where fewer than `leastPeople` answered. */
  rightShare: z.int().nullable(),
});
export type Readers = z.infer<typeof readersSchema>;

/** The pages are behind by nothing but words, which can be lettered into the pictures that are there. */
const wordsWaitSchema = z.boolean();

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
    /** The same comic in its other languages, finished or not. */
    alsoIn: z.array(inLanguageSchema),
    /** What has to be made again before it can be published; null when pages and PDF show the script as it is. */
    behind: z.enum(behindStates).nullable(),
    wordsWait: wordsWaitSchema,
    readers: readersSchema,
    questions: z.array(quizQuestionSchema),
    hardcoreQuestions: z.array(hardcoreQuestionSchema),
    faqs: z.array(faqSchema),
    didYouKnow: z.array(factSchema),
  }),
});

export const getComicNumbers = endpoint({
  method: 'GET',
  path: '/user/comics/:id/numbers',
  auth: 'user',
  tag,
  summary: 'How a comic does with its readers: how many, where they leave, and how its quizzes go',
  params: idParams,
  query: z.object({
    weeks: z.coerce.number().pipe(z.literal(numberWeeks, 'Please choose 4, 12 or 52 weeks.')).default(12),
  }),
  response: envelope({ title: z.string(), numbers: comicNumbersSchema }),
});

/**
 * Stores what the creator typed, valid or not: nothing typed is lost. Who says which revision of the script was edited
 * (`basedOn`) is refused with `script-changed` when there is a newer one with another text; `getComic` has it.
 */
export const saveScript = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/script',
  auth: 'user',
  tag,
  summary: 'Save the script text while it is edited',
  params: idParams,
  body: z.object({
    prompt: z.string().max(limits.scriptTextMax),
    basedOn: z.int32().min(0).optional(),
  }),
  /** `revision` is that of the script as it is stored now; the other two are as in `getComic`. */
  response: envelope({
    savedAt: z.iso.datetime(),
    revision: z.int(),
    behind: z.enum(behindStates).nullable(),
    wordsWait: wordsWaitSchema,
  }),
});

/** What readers see changes with the next review; the comic has to be printed and published again. */
export const setAuthor = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/author',
  auth: 'user',
  tag,
  summary: 'Set the name on the cover of a comic; an empty one names nobody',
  params: idParams,
  body: z.object({ author: coverNameSchema }),
  response: envelope({}),
});

/** Makes drafts of all parts of the comic's story. Pictures, quizzes and reviews stay with the comic that is copied. */
export const duplicateComic = endpoint({
  method: 'POST',
  path: '/user/comics/:id/duplicate',
  auth: 'user',
  tag,
  summary: 'Copy the story of a comic with its choices, parts and scripts into new drafts',
  params: idParams,
  /** The copy of this very part. */
  response: envelope({ comicId: z.uuid() }),
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

export const withdrawComic = endpoint({
  method: 'POST',
  path: '/user/comics/:id/withdraw',
  auth: 'user',
  tag,
  summary: 'Take a comic back from the reviewers: a draft again',
  params: idParams,
  response: envelope({}),
});

/**
 * Changes the words of one question, FAQ or fact. `was` is how the caller read it: it names the item, and is refused with
 * `item-changed` when it reads otherwise by now; with null a new one comes after the others. What an approved comic shows
 * to readers changes with its next review.
 */
export const changeItem = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/items',
  auth: 'user',
  tag,
  summary: 'Write one question, FAQ or fact',
  params: idParams,
  body: z.object({ was: writtenItemSchema.nullable(), item: writtenItemSchema }),
  response: envelope({}),
});

/** Takes one question, FAQ or fact out; `was` as in `changeItem`. */
export const dropItem = endpoint({
  method: 'POST',
  path: '/user/comics/:id/items/drop',
  auth: 'user',
  tag,
  summary: 'Drop one question, FAQ or fact',
  params: idParams,
  body: z.object({ was: writtenItemSchema }),
  response: envelope({}),
});

export const panelVersionSchema = z.object({
  _id: z.uuid(),
  artUrl: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type PanelVersion = z.infer<typeof panelVersionSchema>;
const panelParams = z.object({
  id: z.uuid(),
  page: z.coerce.number().int().min(1),
  panel: z.coerce.number().int().min(1),
});

export const getPanelVersions = endpoint({
  method: 'GET',
  path: '/user/comics/:id/pages/:page/panels/:panel/versions',
  auth: 'user',
  tag,
  summary: 'Every picture that a panel ever had, newest first; generate-comic brings one back',
  params: panelParams,
  response: envelope({ versions: z.array(panelVersionSchema) }),
});
