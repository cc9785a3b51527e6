import { z } from 'zod';
import { comicSchema, reviewPlaceSchema, reviewStatuses } from './comic.ts';
import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';
import { userTypes } from './user.ts';

/** The person who made a comic, as an admin sees them. */
export const creatorSchema = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
});

/** Who has a submission open on the review desk, so that two admins do not work on the same one. */
export const reviewerSchema = z.object({ _id: z.uuid(), name: z.string(), since: z.iso.datetime() });

/** The first of two admins who accepts a comic. */
export const firstAcceptSchema = z.object({ _id: z.uuid(), name: z.string(), at: z.iso.datetime() });

/** A comic in the list of submissions. */
export const submissionSchema = comicSchema
  .pick({
    _id: true,
    title: true,
    subject: true,
    grade: true,
    country: true,
    thumbnail: true,
    smallThumbnail: true,
    status: true,
    comicStatus: true,
    isLive: true,
    isHidden: true,
    changesAsked: true,
    version: true,
    createdAt: true,
    partNumber: true,
    partCount: true,
    hasQuiz: true,
  })
  .extend({
    user_id: creatorSchema,
    reviewing: reviewerSchema.nullable(),
    /** How much of its words there is to look at, 0 to 100. */
    risk: z.int(),
    /** Reports of readers that nobody has looked at. */
    openReports: z.int(),
    /** The admin who accepted this version, where a second one is needed. */
    firstAccept: firstAcceptSchema.nullable(),
  });
export type Submission = z.infer<typeof submissionSchema>;

const named = z.object({ _id: z.uuid(), name: z.string() });

/** A comic as an admin opens it: subject, theme and style as objects with their name. */
export const reviewedComicSchema = comicSchema
  .omit({ subjectId: true, themeId: true, styleId: true })
  .extend({
    subjectId: named,
    themeId: named.nullable(),
    styleId: named,
    user_id: creatorSchema,
    reviewing: reviewerSchema.nullable(),
    openReports: z.int(),
    firstAccept: firstAcceptSchema.nullable(),
  });
export type ReviewedComic = z.infer<typeof reviewedComicSchema>;

/**
 * How many comics there are in each state. `pending` are published and wait for an admin; drafts are counted apart, and
 * are in the total of a creator's table, not of the admin's, which lists submissions.
 */
export const submissionCountsSchema = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  drafts: z.int(),
  total: z.int(),
});
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>;

/** Approves a comic, or sends it back with a reason: declined, or to be changed. */
export const decisionSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(reviewStatuses).exclude(['pending']),
    /** What the creator of a rejected comic reads; without it nobody knows what to change. */
    reason: trimmedTextSchema(0, limits.reasonMax).optional(),
    /** The page or panel that the reason is about. */
    place: reviewPlaceSchema.optional(),
    /** What is rejected is no decline: its creator is asked to change this. None of them is the comic as a whole. */
    changes: z.array(reviewPlaceSchema).max(limits.changesAskedMax).optional(),
    /** The version that was looked at; without it, the one that this admin has opened last. */
    version: z.int().optional(),
  })
  .refine(({ status, reason }) => status !== 'rejected' || reason, {
    message: 'Please say what is to be changed: the creator reads it.',
    path: ['reason'],
  });

/** One line of a comic's history: who did what. */
export const auditEntrySchema = z.object({
  _id: z.uuid(),
  actor: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
