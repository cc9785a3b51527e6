import { z } from 'zod';
import { drawnPageSchema } from '../domain/comic.ts';
import { contentFindingSchema } from '../domain/content.ts';
import { factSchema, faqSchema, hardcoreQuestionSchema, quizQuestionSchema } from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { providers } from '../domain/provider.ts';
import { reportSchema } from '../domain/report.ts';
import {
  auditEntrySchema,
  decisionSchema,
  reviewedComicSchema,
  reviewerSchema,
  submissionCountsSchema,
  submissionSchema,
} from '../domain/review.ts';
import { runStatuses } from '../domain/run.ts';
import { userTypes } from '../domain/user.ts';
import { lanes } from '../steps/define-step.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';
import { runsList, submissionsList, usersList } from './lists.ts';
import { tableFields } from './table.ts';

const tag = 'Admin';

export const getSubmissions = endpoint({
  method: 'GET',
  path: '/admin/comics',
  auth: 'admin',
  tag,
  summary:
    'Submissions of all creators, or their drafts where these are asked for, with how many there are in each state',
  query: submissionsList,
  response: envelope({ comics: z.array(submissionSchema), counts: submissionCountsSchema, ...tableFields }),
});

export const getSubmission = endpoint({
  method: 'GET',
  path: '/admin/comics/:id',
  auth: 'admin',
  tag,
  summary: 'One comic to review: its pages, learning content and history',
  params: idParams,
  /** `ahead`: loaded before somebody looks at it, so it does not count as opened. */
  query: z.object({ ahead: z.enum(['true']).optional() }),
  response: envelope({
    comic: reviewedComicSchema,
    pages: z.array(drawnPageSchema),
    questions: z.array(quizQuestionSchema),
    hardcoreQuestions: z.array(hardcoreQuestionSchema),
    faqs: z.array(faqSchema),
    didYouKnow: z.array(factSchema),
    history: z.array(auditEntrySchema),
    /** What readers reported and nobody has looked at, newest first. */
    reports: z.array(reportSchema),
    /** What its words are looked at for, worst first, and how much there is to look at, 0 to 100. */
    content: z.object({ findings: z.array(contentFindingSchema), risk: z.int() }),
  }),
});

export const decideSubmission = endpoint({
  method: 'POST',
  path: '/admin/comics/status',
  auth: 'admin',
  tag,
  summary: 'Approve or reject a submission, in the version that was looked at',
  body: decisionSchema,
  response: envelope({ comic: reviewedComicSchema }),
});

/** Only by the admin who made the decision, within `limits.decisionUndoMs`, while nothing else has happened to the comic. */
export const undoDecision = endpoint({
  method: 'POST',
  path: '/admin/comics/:id/undo',
  auth: 'admin',
  tag,
  summary: 'Take back the decision that one has just made',
  params: idParams,
  response: envelope({ comic: reviewedComicSchema }),
});

/** Shows it again where it was hidden. New reports count from here on. */
export const clearReports = endpoint({
  method: 'POST',
  path: '/admin/comics/:id/fine',
  auth: 'admin',
  tag,
  summary: 'Say that a reported comic is fine as it is',
  params: idParams,
  response: envelope({ comic: reviewedComicSchema }),
});

/** Called when an admin opens a submission and every half a minute while it is open. */
export const claimSubmission = endpoint({
  method: 'POST',
  path: '/admin/comics/:id/claim',
  auth: 'admin',
  tag,
  summary: 'Say that one is reviewing a comic; tells who is',
  params: idParams,
  response: envelope({ reviewing: reviewerSchema }),
});

export const releaseSubmission = endpoint({
  method: 'POST',
  path: '/admin/comics/:id/release',
  auth: 'admin',
  tag,
  summary: 'Stop reviewing a comic',
  params: idParams,
  response: envelope({}),
});

/** Admins delete what is decided or in the library, creators their own that readers cannot see. */
export const deleteComic = endpoint({
  method: 'POST',
  path: '/user/deleteComic',
  auth: 'user',
  tag,
  summary: 'Delete a comic',
  body: z.object({ id: z.uuid() }),
  response: envelope({}),
});

export const adminUserSchema = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const getUsers = endpoint({
  method: 'GET',
  path: '/admin/getAllUsers',
  auth: 'admin',
  tag,
  summary: 'All accounts',
  query: usersList,
  response: envelope({ success: z.literal(true), data: z.array(adminUserSchema), ...tableFields }),
});

export const laneStateSchema = z.object({
  lane: z.enum(lanes),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  paused: z.boolean(),
});
export type LaneState = z.infer<typeof laneStateSchema>;

export const operatorRunSchema = z.object({
  _id: z.uuid(),
  step: z.string(),
  lane: z.enum(lanes),
  status: z.enum(runStatuses),
  comicId: z.uuid().nullable(),
  title: z.string().nullable(),
  creator: z.string(),
  attempt: z.int(),
  percent: z.number(),
  errorCode: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type OperatorRun = z.infer<typeof operatorRunSchema>;

export const providerStateSchema = z.object({
  provider: z.enum(providers),
  on: z.boolean(),
  /** Why it was switched off, while it is. */
  reason: z.string().nullable(),
  /** Requests of the last 24 hours that may be on its bill, and what was booked for them, in US cents. */
  calls: z.int(),
  cents: z.number(),
});
export type ProviderState = z.infer<typeof providerStateSchema>;

export const getQueues = endpoint({
  method: 'GET',
  path: '/admin/queues',
  auth: 'admin',
  tag: 'Operation',
  summary: 'The lanes of the queue, the providers with what they cost, and the newest runs',
  query: runsList,
  response: envelope({
    lanes: z.array(laneStateSchema),
    providers: z.array(providerStateSchema),
    runs: z.array(operatorRunSchema),
    ...tableFields,
  }),
});

export const pauseLane = endpoint({
  method: 'POST',
  path: '/admin/queues/:lane/pause',
  auth: 'admin',
  tag: 'Operation',
  summary: 'Let no worker begin new work in a lane, or let them again',
  params: z.object({ lane: z.enum(lanes) }),
  body: z.object({ paused: z.boolean() }),
  response: envelope({ lane: laneStateSchema }),
});

export const switchProvider = endpoint({
  method: 'POST',
  path: '/admin/queues/providers/:provider',
  auth: 'admin',
  tag: 'Operation',
  summary: 'Send a provider nothing more, or let workers send again',
  params: z.object({ provider: z.enum(providers) }),
  body: z
    .object({ on: z.boolean(), reason: z.string().trim().max(limits.reasonMax).default('') })
    .refine(({ on, reason }) => on || reason !== '', { path: ['reason'], error: 'Please say why.' }),
  response: envelope({ provider: providerStateSchema }),
});
