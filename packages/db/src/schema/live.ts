import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { LiveEvent, LiveState } from '@panelwise/contracts/domain/live';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { classes } from './classes.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** A panel by the stored picture of its page. */
export type StoredLivePanel = { imageKey: string; alt: string; polygon: [number, number][] };

/** A question as it was when the session was opened: what a class is asked does not change under its hands. */
export type LiveItem = {
  key: string;
  question: string;
  options: string[];
  correctAnswer: string;
  difficulty: 'easy' | 'medium' | 'hard';
  explanation: string | null;
  taughtAt: TaughtAt | null;
  /** Beside the question, and the one that teaches its answer. */
  asked: StoredLivePanel | null;
  teaches: StoredLivePanel | null;
};

/** How an ended session was answered, in sums: of all seats, and of each question that was asked. */
export type LiveCounts = {
  seats: number;
  /** `chosen` has a number for each option; `middleMs` is null where nobody answered. */
  items: { answered: number; right: number; chosen: number[]; middleMs: number | null }[];
};

/** A quiz that a class answers together. What is on is in its row; each change of it has a number. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: id(),
    classId: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What one types to come in. */
    code: text().notNull(),
    title: text().notNull(),
    hardcore: boolean().notNull(),
    /** Readers see the comic in the library; if not, only the class may come in. */
    isPublic: boolean().notNull(),
    items: jsonb().$type<LiveItem[]>().notNull(),
    /** In s; null without one. */
    timer: smallint(),
    state: text().$type<LiveState>().notNull().default('lobby'),
    /** Of the question that is on, from 0. */
    position: smallint().notNull().default(-1),
    isOpen: boolean().notNull().default(true),
    /** The teacher's screen shows who is ahead, once they have switched it on. */
    showsLeaders: boolean().notNull().default(false),
    /** Number of the last event. */
    seq: integer().notNull().default(0),
    askedAt: at(),
    /** When the question that is on closes by itself. */
    closesAt: at(),
    createdAt: createdAt(),
    endedAt: at(),
    /** Kept when it ends: seats of guests go after a while. */
    counts: jsonb().$type<LiveCounts>(),
  },
  (t) => [
    index('live_sessions_class').on(t.classId, t.createdAt),
    index('live_sessions_comic').on(t.comicId),
    // A code is free again once its session has ended, and a class has one session at a time.
    uniqueIndex('live_sessions_code').on(t.code).where(sql`${t.endedAt} is null`),
    uniqueIndex('live_sessions_running').on(t.classId).where(sql`${t.endedAt} is null`),
  ],
);

/** What happened in a session, numbered without gaps. */
export const liveEvents = pgTable(
  'live_events',
  {
    sessionId: uuid()
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    type: text().$type<LiveEvent['type']>().notNull(),
    position: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.seq] })],
);

/** Who takes part: somebody who learns in the class, or a guest under a name of ours. */
export const liveSeats = pgTable(
  'live_seats',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    guestName: text(),
    /** Of what a guest's device keeps. */
    tokenHash: text(),
    removedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('live_seats_user').on(t.sessionId, t.userId),
    uniqueIndex('live_seats_name').on(t.sessionId, t.guestName),
    uniqueIndex('live_seats_token').on(t.tokenHash),
    index('live_seats_person').on(t.userId),
    check('live_seats_one_kind', sql`(${t.userId} is null) = (${t.tokenHash} is not null)`),
  ],
);

/** One answer of a seat to a question. */
export const liveAnswers = pgTable(
  'live_answers',
  {
    sessionId: uuid()
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    seatId: uuid()
      .notNull()
      .references(() => liveSeats.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Place among the options, from 0. */
    chosen: smallint().notNull(),
    isRight: boolean().notNull(),
    /** From asked to answered by the database's clock, in ms. */
    ms: integer().notNull(),
    eventId: uuid().notNull(),
    /** Of somebody who is logged in: it waits to be kept as an attempt, once the question is closed. */
    waits: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.position, t.seatId] }),
    uniqueIndex('live_answers_event').on(t.seatId, t.eventId),
    index('live_answers_waiting').on(t.sessionId, t.position).where(sql`${t.waits}`),
  ],
);
