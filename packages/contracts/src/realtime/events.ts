import { z } from 'zod';
import { panelStates } from '../domain/comic.ts';
import type { LiveEvent, LiveOwn, LiveRoom, LiveStage } from '../domain/live.ts';
import { type RunSnapshot, runStatuses } from '../domain/run.ts';

export const runEventTypes = [
  'run:queued',
  'run:started',
  'run:planned',
  'run:progress',
  'panel:changed',
  'page:done',
  'run:ended',
] as const;

/**
 * One line of a run's history. The row is written first and then announced, so that whoever listens can
 * always read it again. `seq` counts from 1 within a run, without gaps.
 */
export const runEventSchema = z.object({
  runId: z.uuid(),
  seq: z.int(),
  at: z.iso.datetime(),
  type: z.enum(runEventTypes),
  step: z.string(),
  comicId: z.uuid().nullable(),
  status: z.enum(runStatuses),
  percent: z.number(),
  page: z.int().optional(),
  panel: z.int().optional(),
  panelState: z.enum(panelStates).optional(),
  /** The panel's art, or the page's picture in `page:done`. */
  imageUrl: z.string().optional(),
  thumbnailUrl: z.string().optional(),
  message: z.string().optional(),
  errorCode: z.string().optional(),
  etaMs: z.object({ low: z.number(), high: z.number() }).optional(),
});
export type RunEvent = z.infer<typeof runEventSchema>;

/** An event as it is stored and announced inside: pictures are keys of the object store, which the API turns into addresses. */
export type StoredRunEvent = Omit<RunEvent, 'imageUrl' | 'thumbnailUrl'> & {
  imageKey?: string;
  thumbnailKey?: string;
};

/** Client → server. `run:watch` answers with either the missing events or one snapshot, never both. */
export const watchRequestSchema = z.object({ runId: z.uuid(), lastSeq: z.int().min(0).default(0) });
export type WatchAnswer =
  | { error: false; events: RunEvent[] }
  | { error: false; snapshot: RunSnapshot }
  | { error: true; message: string };

export type ClientToServerEvents = {
  'run:watch': (request: { runId: string; lastSeq?: number }, answer: (reply: WatchAnswer) => void) => void;
  'run:unwatch': (request: { runId: string }) => void;
};
export type ServerToClientEvents = {
  /** Goes to everyone who watches the run. */
  'run:event': (event: RunEvent) => void;
  /** Goes to all screens of the owner: a run of theirs began, moved on or ended. */
  'runs:changed': (event: {
    runId: string;
    comicId: string | null;
    step: string;
    status: string;
    percent: number;
  }) => void;
  /** Goes to all screens of a person: there is a new notice, or some were read. */
  'notices:changed': () => void;
  /** Goes to all screens of a child: an adult was told, or has said yes. */
  'consent:changed': () => void;
  /** Goes to all screens of a person: what helps them, or what they are shown, is another now. */
  'account:changed': () => void;
  /** Goes to all screens of a person: a battle of theirs went on, by the number of its last event. */
  'battle:moved': (event: { battleId: string; seq: number }) => void;
  /** Goes to admins: a comic was submitted, decided or deleted. */
  'submissions:changed': () => void;
  'session:ended': () => void;
};

/** Socket.IO rooms. Joining is decided on the server. */
export const rooms = {
  user: (userId: string) => `user:${userId}`,
  run: (runId: string) => `run:${runId}`,
  admin: 'admin',
} as const;

/** Where live sessions are followed, by people with an account and by guests with a seat. */
export const liveNamespace = '/live';
export const liveWatchSchema = z.object({
  sessionId: z.uuid(),
  /** Number of the last event that the screen has. */
  lastSeq: z.int().min(0).default(0),
});
export type LiveWatchAnswer =
  | {
      error: false;
      /** What happened since, in order. */
      events: LiveEvent[];
      stage: LiveStage;
      /** Of whoever has a seat. */
      own?: LiveOwn;
      /** For a teacher of the class. */
      room?: LiveRoom;
    }
  | { error: true; code: string; message: string };
export type LiveClientEvents = {
  'live:watch': (
    request: { sessionId: string; lastSeq?: number },
    answer: (reply: LiveWatchAnswer) => void,
  ) => void;
};
export type LiveServerEvents = {
  /** To every screen of the session: it went on. */
  'live:stage': (stage: LiveStage) => void;
  /** To one seat: what it gave and got, once a question is closed. */
  'live:own': (own: LiveOwn) => void;
  /** To teachers: who is there and who has answered. */
  'live:room': (room: LiveRoom) => void;
  /** To teachers, while a question is open: who has answered it since it was last told. */
  'live:answered': (answered: { position: number; seatIds: string[] }) => void;
  /** The seat was taken away, or the session of its account has ended. */
  'live:left': () => void;
};
