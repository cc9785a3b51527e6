import { z } from 'zod';
import { codeWords } from './class-code.ts';
import { shareSchema } from './class-results.ts';
import { difficulties, taughtAtSchema } from './learning.ts';
import { limits } from './limits.ts';
import { panelPictureSchema } from './panel-picture.ts';

/** A live session waits in the lobby, asks a question, shows its answer, asks the next one, and ends. */
export const liveStates = ['lobby', 'asking', 'shown', 'ended'] as const;
export type LiveState = (typeof liveStates)[number];

/** What is written down of a session, numbered from 1. */
export const liveEventTypes = ['opened', 'asked', 'shown', 'door', 'leaders', 'removed', 'ended'] as const;
export const liveEventSchema = z.object({
  seq: z.int(),
  type: z.enum(liveEventTypes),
  /** Of the question, from 0. */
  position: z.int(),
  at: z.iso.datetime(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Seconds that a question may be open; without a timer the teacher closes it. */
export const liveTimers = [20, 30, 45, 60, 90, 120] as const;

const kindWords = ['Blue', 'Brave', 'Bright', 'Calm', 'Gold', 'Green', 'Happy', 'Kind', 'Quick', 'Red'];
const animals = codeWords.map((word) => word[0] + word.slice(1).toLowerCase());

/** Every name that a guest can have: nobody types one. */
export const guestNames: readonly string[] = kindWords.flatMap((kind) =>
  animals.map((animal) => `${kind} ${animal}`),
);
const known = new Set(guestNames);
export const guestNameSchema = z
  .string()
  .max(40)
  .refine((name) => known.has(name), 'Please choose one of the names.');

/** A question as everybody sees it while it is open: without what is right, and where it is taught. */
export const liveQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.string()),
  difficulty: z.enum(difficulties),
  /** A panel from before the one that teaches the answer. */
  panel: panelPictureSchema.nullable(),
});

/** What is told once a question is closed. */
export const liveAnswerSchema = z.object({
  /** Place among the options, from 0. */
  right: z.int(),
  explanation: z.string().nullable(),
  taughtAt: taughtAtSchema.nullable(),
  panel: panelPictureSchema.nullable(),
  /** The wrong option that many chose; null where few agreed. */
  common: z.int().nullable(),
});

/** What every screen of a session shows, whoever looks at it. */
export const liveStageSchema = z.object({
  sessionId: z.uuid(),
  /** Number of the last event. A screen that has a later one keeps what it shows. */
  seq: z.int(),
  state: z.enum(liveStates),
  className: z.string(),
  title: z.string(),
  comicId: z.uuid(),
  isPublic: z.boolean(),
  items: z.int(),
  /** Of the question, from 0; -1 in the lobby. */
  position: z.int(),
  question: liveQuestionSchema.nullable(),
  /** Null until the question is closed. */
  answer: liveAnswerSchema.nullable(),
  /** When it closes by itself, and how long that is from now, in ms; null where the teacher closes it. */
  closesInMs: z.int().nullable(),
});
export type LiveStage = z.infer<typeof liveStageSchema>;

export const liveCells = ['right', 'wrong', 'none'] as const;

/** What one seat gave and got so far. What is right is in it for closed questions alone. */
export const liveOwnSchema = z.object({
  seatId: z.uuid(),
  name: z.string(),
  /** Of whoever is logged in. */
  face: z.int().nullable(),
  /** The code of their character; null where they have none, and of guests. */
  avatar: z.string().nullable(),
  /** What was chosen for the question that is on; null before. */
  chosen: z.int().nullable(),
  /** One for each closed question. */
  cells: z.array(z.enum(liveCells)),
  /** Needs no clock, by what was set for them. */
  noTimer: z.boolean(),
});
export type LiveOwn = z.infer<typeof liveOwnSchema>;

export const liveSeatSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  face: z.int().nullable(),
  avatar: z.string().nullable(),
});
export type LiveSeat = z.infer<typeof liveSeatSchema>;

/** The leader board has so many names at most. */
export const leadersMax = 5;

/** Who is ahead, by accuracy alone. Nobody of the lower half is in it, nor is their number to be seen from it. */
export const liveLeadersSchema = z.object({
  /** Closed questions. */
  of: z.int(),
  names: z
    .array(z.object({ seatId: z.uuid(), name: z.string(), right: z.int(), place: z.int() }))
    .max(leadersMax),
  /** So many more have as many right as the last of these. */
  more: z.int(),
});
export type LiveLeaders = z.infer<typeof liveLeadersSchema>;

/** What the teacher sees beside the stage. */
export const liveRoomSchema = z.object({
  seq: z.int(),
  code: z.string(),
  isOpen: z.boolean(),
  seats: z.array(liveSeatSchema),
  position: z.int(),
  /** Who has answered the question that is on. */
  answered: z.array(z.uuid()),
  /** Of a closed question: how often each option was chosen, and how long answers took, in ms, shortest first. */
  counts: z.array(z.int()).nullable(),
  times: z.array(z.int()),
  /** They have switched the leader board on. */
  showsLeaders: z.boolean(),
  /** Null while it is off, and while a question is open. */
  leaders: liveLeadersSchema.nullable(),
});
export type LiveRoom = z.infer<typeof liveRoomSchema>;

const place = z.int().min(0).max(limits.liveItemsMax);

/** What a teacher does. */
const orderSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ask'), position: place }),
  z.object({ action: z.literal('show'), position: place }),
  z.object({ action: z.literal('door'), open: z.boolean() }),
  z.object({ action: z.literal('leaders'), show: z.boolean() }),
  z.object({ action: z.literal('remove'), seatId: z.uuid() }),
  z.object({ action: z.literal('end') }),
]);
export type LiveOrder = z.infer<typeof orderSchema>;

/** As it is sent. It names the question or seat that it is about, so that what is sent twice does nothing twice. */
export const liveOrderSchema = z
  .object({
    action: z.enum(['ask', 'show', 'door', 'leaders', 'remove', 'end']),
    position: place.optional(),
    open: z.boolean().optional(),
    show: z.boolean().optional(),
    seatId: z.uuid().optional(),
  })
  .pipe(orderSchema);

export const liveSummarySchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  comicId: z.uuid(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  items: z.int(),
  seats: z.int(),
  /** Right answers of all that were given. */
  right: shareSchema,
});
export type LiveSummary = z.infer<typeof liveSummarySchema>;

/** What came of a session, for the teachers of its class. */
export const liveResultsSchema = z.object({
  session: liveSummarySchema,
  /** Those that were asked and closed. */
  items: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.object({ text: z.string(), isRight: z.boolean(), chosen: z.int() })),
      right: shareSchema,
      taughtAt: taughtAtSchema.nullable(),
      panel: panelPictureSchema.nullable(),
      /** Middle of the times to an answer, in s; it is part of no other number. */
      seconds: z.int().nullable(),
    }),
  ),
  /** Who needs help first: fewest right. A cell for each item. */
  seats: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      isGuest: z.boolean(),
      right: z.int(),
      cells: z.array(z.enum(liveCells)),
    }),
  ),
});
export type LiveResults = z.infer<typeof liveResultsSchema>;
