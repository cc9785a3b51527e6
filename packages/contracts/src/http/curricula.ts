import { z } from 'zod';
import {
  classCurriculumSchema,
  curriculumIds,
  curriculumSchema,
  curriculumUnitSchema,
  standardRefSchema,
  standardSchema,
} from '../domain/curriculum.ts';
import { limits } from '../domain/limits.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Curricula';

export const listCurricula = endpoint({
  method: 'GET',
  path: '/curricula',
  auth: 'none',
  tag,
  summary: 'The curricula that comics are tagged with: their grades and subjects, and what is left out',
  response: envelope({ curricula: z.array(curriculumSchema) }),
});

export const getCurriculumUnits = endpoint({
  method: 'GET',
  path: '/curricula/:curriculum/units',
  auth: 'none',
  tag,
  summary: 'Units or chapters of a curriculum for a grade, with their standards',
  params: z.object({ curriculum: z.enum(curriculumIds, 'We do not know this curriculum.') }),
  query: z.object({ grade: z.string().max(10).optional(), subject: z.string().max(60).optional() }),
  response: envelope({ units: z.array(curriculumUnitSchema) }),
});

/** By code or words, one's own lists among them; those of the grade first. */
export const findStandards = endpoint({
  method: 'GET',
  path: '/standards',
  auth: 'user',
  tag,
  summary: 'Standards that have these words or this code, the grade’s own first',
  query: z.object({
    search: z.string().trim().min(1).max(limits.searchMax),
    grade: z.string().max(10).optional(),
  }),
  response: envelope({ standards: z.array(standardSchema) }),
});

export const getComicStandards = endpoint({
  method: 'GET',
  path: '/user/comics/:id/standards',
  auth: 'user',
  tag,
  summary: 'What a comic is tagged with: its creator’s draft of it, reviewed with the comic',
  params: idParams,
  response: envelope({ standards: z.array(standardSchema) }),
});

/** What readers find an approved comic by changes with its next review. */
export const setComicStandards = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/standards',
  auth: 'user',
  tag,
  summary: 'Tag a comic with the standards that it teaches',
  params: idParams,
  body: z.object({
    standards: z
      .array(standardRefSchema)
      .max(limits.comicStandardsMax, `Use at most ${limits.comicStandardsMax} standards.`),
  }),
  response: envelope({ standards: z.array(standardSchema) }),
});

const coveredSchema = z.object({
  code: z.string(),
  title: z.string(),
  /** How many comics teach it that the class can read; the first of them are named. */
  count: z.int(),
  comics: z.array(
    z.object({
      _id: z.uuid(),
      title: z.string(),
      /** Readers find it in the library; else it is the caller’s own. */
      isPublic: z.boolean(),
      /** It was named there by a teacher, who can take it away. */
      isListed: z.literal(true).optional(),
    }),
  ),
});

const coverageSchema = z.object({
  /** The name of the curriculum or list. */
  name: z.string(),
  edition: z.string(),
  leftOut: z.string(),
  units: z.array(
    curriculumUnitSchema.omit({ standards: true }).extend({ standards: z.array(coveredSchema) }),
  ),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const getClassCurriculum = endpoint({
  method: 'GET',
  path: '/classes/:id/curriculum',
  auth: 'user',
  tag,
  summary: 'What a class follows, and which of its standards have a comic',
  params: idParams,
  response: envelope({ chosen: classCurriculumSchema.nullable(), coverage: coverageSchema.nullable() }),
});

export const setClassCurriculum = endpoint({
  method: 'PUT',
  path: '/classes/:id/curriculum',
  auth: 'user',
  tag,
  summary: 'Choose the curriculum, grade and subject that a class follows',
  params: idParams,
  body: z.object({ chosen: classCurriculumSchema.nullable() }),
  response: envelope({}),
});

const standardListSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  count: z.int(),
  createdAt: z.iso.datetime(),
  /** Brought by oneself; else by a colleague, and a class follows it that one teaches. */
  isMine: z.boolean(),
});
export type StandardList = z.infer<typeof standardListSchema>;

export const listStandardLists = endpoint({
  method: 'GET',
  path: '/standard-lists',
  auth: 'user',
  tag,
  summary:
    'The lists of standards that a teacher uses, their own and those of their classes, the newest first',
  response: envelope({ lists: z.array(standardListSchema) }),
});

export const addStandardList = endpoint({
  method: 'POST',
  path: '/standard-lists',
  auth: 'user',
  tag,
  summary: 'Keep a school’s own list of standards from a CSV file with the columns code, title and unit',
  body: z.object({
    name: trimmedTextSchema(1, limits.classNameMax),
    csv: z
      .string()
      .min(1, 'The file is empty.')
      .max(limits.standardFileMax, 'The file is too large. Split it into smaller lists.'),
  }),
  response: envelope({ list: standardListSchema }),
});

/** Nobody but the teachers who use the list sees it, and the comic stays as it is. */
export const listComic = endpoint({
  method: 'PUT',
  path: '/standard-lists/:id/comics/:comicId',
  auth: 'user',
  tag,
  summary: 'Name a comic of the library at a standard of a list that one uses, or take it away there',
  params: z.object({ id: z.uuid(), comicId: z.uuid() }),
  body: z.object({ code: standardRefSchema.shape.code, listed: z.boolean() }),
  response: envelope({}),
});

export const deleteStandardList = endpoint({
  method: 'DELETE',
  path: '/standard-lists/:id',
  auth: 'user',
  tag,
  summary: 'Delete one’s own list of standards; comics lose its tags, and classes follow it no more',
  params: idParams,
  response: envelope({}),
});
