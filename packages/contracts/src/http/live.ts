import { z } from 'zod';
import { classCodeSchema } from '../domain/class-code.ts';
import { limits } from '../domain/limits.ts';
import {
  guestNameSchema,
  liveOrderSchema,
  liveOwnSchema,
  liveResultsSchema,
  liveRoomSchema,
  liveStageSchema,
  liveSummarySchema,
  liveTimers,
} from '../domain/live.ts';
import { resultFormats } from './assignments.ts';
import { endpoint, envelope, fileAnswer, idParams } from './endpoint.ts';

const tag = 'Live in class';
const sessionParams = z.object({ id: z.uuid(), sessionId: z.uuid() });

/** What a guest's device keeps, and shows instead of an account. */
export const seatTokenSchema = z.string().regex(/^[\w-]{22}$/, 'This seat is not one of ours.');

export const openLive = endpoint({
  method: 'POST',
  path: '/classes/:id/live',
  auth: 'user',
  tag,
  summary: 'Open a live session of a class for a comic of the library or one of one’s own',
  params: idParams,
  body: z.object({
    comicId: z.uuid(),
    hardcore: z.boolean().default(false),
    /** In s; null for none: the teacher closes each question. */
    timer: z.literal(liveTimers).nullable().default(null),
  }),
  response: envelope({ sessionId: z.uuid() }),
});

export const listLive = endpoint({
  method: 'GET',
  path: '/classes/:id/live',
  auth: 'user',
  tag,
  summary: 'The live sessions of a class, the newest first',
  params: idParams,
  response: envelope({ sessions: z.array(liveSummarySchema) }),
});

export const getLiveRoom = endpoint({
  method: 'GET',
  path: '/classes/:id/live/:sessionId',
  auth: 'user',
  tag,
  summary: 'A live session as its teacher sees it: the stage, who is there, and who has answered',
  params: sessionParams,
  response: envelope({ stage: liveStageSchema, room: liveRoomSchema }),
});

export const steerLive = endpoint({
  method: 'POST',
  path: '/classes/:id/live/:sessionId/steer',
  auth: 'user',
  tag,
  summary:
    'Ask a question, show its answer, close the door, switch the leader board, take a seat away, or end the session',
  params: sessionParams,
  body: liveOrderSchema,
  response: envelope({ stage: liveStageSchema, room: liveRoomSchema }),
});

export const getLiveResults = endpoint({
  method: 'GET',
  path: '/classes/:id/live/:sessionId/results',
  auth: 'user',
  tag,
  summary: 'What came of a live session',
  params: sessionParams,
  response: envelope({ results: liveResultsSchema }),
});

export const getLiveResultsFile = endpoint({
  method: 'GET',
  path: '/classes/:id/live/:sessionId/results/file',
  auth: 'user',
  tag,
  summary: 'What came of a live session as CSV or XLSX, a line for each seat and for each question',
  params: sessionParams,
  query: z.object({ format: z.enum(resultFormats).default('csv') }),
  response: fileAnswer,
});

export const listMyLive = endpoint({
  method: 'GET',
  path: '/learn/live',
  auth: 'user',
  tag,
  summary: 'Live sessions that are on in one’s classes',
  response: envelope({
    sessions: z.array(
      z.object({
        sessionId: z.uuid(),
        className: z.string(),
        title: z.string(),
        thumbnail: z.string().nullable(),
        isOpen: z.boolean(),
      }),
    ),
  }),
});

/** In the body, so that no log has the code. */
export const openLiveDoor = endpoint({
  method: 'POST',
  path: '/live/door',
  auth: 'none',
  tag,
  summary: 'What a code leads to, and the names that a guest can choose from',
  body: z.object({ code: classCodeSchema }),
  response: envelope({
    sessionId: z.uuid(),
    className: z.string(),
    title: z.string(),
    isOpen: z.boolean(),
    /** Nobody can come in without an account: it is a comic that nobody has reviewed. */
    membersOnly: z.boolean(),
    /** Whoever asks is logged in and learns in the class. */
    isMember: z.boolean(),
    names: z.array(z.string()).max(limits.guestNamesOffered),
  }),
});

export const takeGuestSeat = endpoint({
  method: 'POST',
  path: '/live/guests',
  auth: 'none',
  tag,
  summary: 'Take a seat without an account, under one of the names that were offered',
  body: z.object({ code: classCodeSchema, name: guestNameSchema }),
  response: envelope({ sessionId: z.uuid(), seat: seatTokenSchema, own: liveOwnSchema }),
});

export const takePupilSeat = endpoint({
  method: 'POST',
  path: '/live/:id/seats',
  auth: 'user',
  tag,
  summary: 'Take one’s seat in a live session of one’s class, or come back to it',
  params: idParams,
  response: envelope({ own: liveOwnSchema }),
});

export const lookAtLive = endpoint({
  method: 'POST',
  path: '/live/:id/look',
  auth: 'none',
  tag,
  summary: 'What is on, and what one’s seat gave so far',
  params: idParams,
  body: z.object({ seat: seatTokenSchema.optional() }),
  response: envelope({ stage: liveStageSchema, own: liveOwnSchema }),
});

/** Whether it is right is told when the question is closed. */
export const answerLive = endpoint({
  method: 'POST',
  path: '/live/:id/answers',
  auth: 'none',
  tag,
  summary: 'Answer the question that is on, once; the same event counts once, however often it is sent',
  params: idParams,
  body: z.object({
    seat: seatTokenSchema.optional(),
    position: z.int().min(0).max(limits.liveItemsMax),
    /** Place among the options, from 0. */
    chosen: z
      .int()
      .min(0)
      .max(limits.optionsMax - 1),
    eventId: z.uuid(),
  }),
  response: envelope({ position: z.int(), chosen: z.int() }),
});
