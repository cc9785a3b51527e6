import { z } from 'zod';
import { classConceptSchema } from '../domain/class-concepts.ts';
import { classPupilSchema, itemResultSchema, pupilResultSchema } from '../domain/class-results.ts';
import { assignmentGoals } from '../domain/classes.ts';
import { assignmentAidsSchema } from '../domain/evidence.ts';
import { limits } from '../domain/limits.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import { endpoint, envelope, fileAnswer, idParams } from './endpoint.ts';
import { assignedComicSchema } from './learn.ts';

const tag = 'Assignments';
const assignmentParams = z.object({ id: z.uuid(), assignmentId: z.uuid() });

/** It runs until its teacher ends it; what is due has passed its day. */
export const assignmentStates = ['running', 'due', 'ended'] as const;

export const assignmentSchema = z.object({
  _id: z.uuid(),
  state: z.enum(assignmentStates),
  goal: z.enum(assignmentGoals),
  dueAt: z.iso.datetime().nullable(),
  tries: z.int().nullable(),
  /** What helps everybody with it, beside what helps each. */
  aids: assignmentAidsSchema,
  word: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  comics: z.array(
    z.object({
      _id: z.uuid(),
      title: z.string(),
      partNumber: z.int(),
      partCount: z.int(),
      thumbnail: z.string().nullable(),
    }),
  ),
  /** Nobody where it is for the whole class. */
  pupils: z.array(z.uuid()),
  /** Of those whom it is for: how many there are, have read all of it, and have answered something. */
  count: z.object({ pupils: z.int(), read: z.int(), answering: z.int() }),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** What can be changed of an assignment as long as it runs. */
const planBody = z.object({
  dueAt: z.iso.datetime().nullable(),
  /** How often each question may be answered; null for no limit. */
  tries: z.union([z.literal(1), z.literal(2), z.null()]),
  /** What helps everybody with it, beside what is set for each. */
  aids: assignmentAidsSchema.default([]),
  /** For whom it is; without anybody it is for the whole class, whoever joins later too. */
  pupils: z.array(z.uuid()).max(limits.assignmentPupilsMax),
  /** To the class. */
  word: trimmedTextSchema(0, limits.assignmentNoteMax),
});
export type AssignmentPlan = z.output<typeof planBody>;

/** Comic by comic of all its assignments: what is known least comes first. */
export const getClassConcepts = endpoint({
  method: 'GET',
  path: '/classes/:id/concepts',
  auth: 'user',
  tag,
  summary: 'How well a class knows each concept that was assigned to it, and who needs help with it',
  params: idParams,
  response: envelope({ concepts: z.array(classConceptSchema) }),
});

export const listAssignments = endpoint({
  method: 'GET',
  path: '/classes/:id/assignments',
  auth: 'user',
  tag,
  summary: 'What is assigned to a class, what has not ended first, with the pupils of the class',
  params: idParams,
  response: envelope({ assignments: z.array(assignmentSchema), pupils: z.array(classPupilSchema) }),
});

/** What one can assign: how much there is to answer, and to which classes. */
export const getAssignable = endpoint({
  method: 'GET',
  path: '/assignable-comics/:id',
  auth: 'user',
  tag,
  summary: 'A comic that one can assign, with the classes that one teaches',
  params: idParams,
  response: envelope({
    comic: z.object({
      _id: z.uuid(),
      title: z.string(),
      thumbnail: z.string().nullable(),
      grade: z.string(),
      panels: z.int(),
      minutes: z.int(),
      questions: z.int(),
      hardcoreQuestions: z.int(),
      /** Parts of its series that can be assigned together, this one among them. */
      parts: z.int(),
    }),
    classes: z.array(z.object({ _id: z.uuid(), name: z.string(), pupils: z.array(classPupilSchema) })),
  }),
});
export type Assignable = z.output<typeof getAssignable.response>;

export const makeAssignment = endpoint({
  method: 'POST',
  path: '/classes/:id/assignments',
  auth: 'user',
  tag,
  summary: 'Assign a comic, or all parts of its series, to a class or some of its pupils',
  params: idParams,
  body: planBody.extend({
    comicId: z.uuid(),
    wholeSeries: z.boolean().default(false),
    goal: z.enum(assignmentGoals),
  }),
  response: envelope({ assignmentId: z.uuid() }),
});

export const changeAssignment = endpoint({
  method: 'PUT',
  path: '/classes/:id/assignments/:assignmentId',
  auth: 'user',
  tag,
  summary:
    'Change for whom an assignment is, until when, with how many tries and what help, and the word to the class',
  params: assignmentParams,
  body: planBody,
  response: envelope({}),
});

export const endAssignment = endpoint({
  method: 'POST',
  path: '/classes/:id/assignments/:assignmentId/end',
  auth: 'user',
  tag,
  summary: 'End an assignment; what was answered stays',
  params: assignmentParams,
  response: envelope({}),
});

export const classResultsSchema = z.object({
  goal: z.enum(assignmentGoals),
  /** Comics of it that are the caller’s own: they may ask something else there. */
  ownComics: z.array(z.uuid()),
  /** Who needs help first: most still wrong, then fewest right at first; who has not begun comes last. */
  pupils: z.array(pupilResultSchema),
  items: z.array(itemResultSchema),
  /** Place in `items` of the one that fewest knew at first, once enough have answered it. */
  lost: z.int().nullable(),
  read: z.object({ done: z.int(), of: z.int() }),
  firstTry: z.object({ right: z.int(), of: z.int() }),
  repaired: z.object({ done: z.int(), of: z.int() }),
  seconds: z.int().nullable(),
  /** First tries by the panel that teaches. */
  taught: z.array(
    z.object({ comicId: z.uuid(), page: z.int(), panel: z.int(), right: z.int(), of: z.int() }),
  ),
});
export type ClassResults = z.infer<typeof classResultsSchema>;

export const getResults = endpoint({
  method: 'GET',
  path: '/classes/:id/assignments/:assignmentId/results',
  auth: 'user',
  tag,
  summary: 'How every pupil has done with every question of an assignment',
  params: assignmentParams,
  response: envelope({ results: classResultsSchema, assignment: assignmentSchema }),
});

/** As which files results are taken away. */
export const resultFormats = ['csv', 'xlsx'] as const;
export type ResultFormat = (typeof resultFormats)[number];

export const getResultsFile = endpoint({
  method: 'GET',
  path: '/classes/:id/assignments/:assignmentId/results/file',
  auth: 'user',
  tag,
  summary: 'The results of an assignment as CSV or XLSX, a line for each pupil',
  params: assignmentParams,
  query: z.object({ format: z.enum(resultFormats).default('csv') }),
  response: fileAnswer,
});

export const listMyAssignments = endpoint({
  method: 'GET',
  path: '/learn/assignments',
  auth: 'user',
  tag,
  summary: 'What is assigned to oneself and has not ended, due first, also what is done',
  response: envelope({ assigned: z.array(assignedComicSchema) }),
});
