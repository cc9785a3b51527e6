import type { AvatarPart } from '@panelwise/contracts/domain/avatar';
import type { BadgeId } from '@panelwise/contracts/domain/badges';
import type { Aid, Arrival, AttemptAid, AttemptContext } from '@panelwise/contracts/domain/evidence';
import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { WrittenBy } from '@panelwise/contracts/domain/made-by';
import type { CardRank } from '@panelwise/contracts/domain/rewards';
import {
  boolean,
  date,
  doublePrecision,
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
import { assignments } from './classes.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** A question that may take the place of another one, with what is to be noted of it once it does. */
export type ItemDraft = (
  | { kind: 'quiz'; item: QuizQuestion }
  | { kind: 'hardcore-quiz'; item: HardcoreQuestion }
) & { writtenBy: WrittenBy; risk: number };

/** Every answer of somebody who is logged in, scored by the server. Nothing else is evidence of what somebody knows. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    /** Of the item as it was then: another question, answer or set of options has another key. */
    itemKey: text().notNull(),
    hardcore: boolean().notNull(),
    context: text().$type<AttemptContext>().notNull(),
    assignmentId: uuid().references(() => assignments.id, { onDelete: 'set null' }),
    /** Made by the device that was answered on: sent twice, it counts once. */
    eventId: uuid().notNull(),
    answer: text().notNull(),
    isRight: boolean().notNull(),
    /** The first answer of this person to this item, in this context. */
    isFirst: boolean().notNull(),
    /** From shown to answered, in ms. */
    ms: integer().notNull(),
    aids: jsonb().$type<AttemptAid[]>().notNull().default([]),
    /** False for what is kept and proves nothing: too fast, or seen answered a moment ago. */
    counts: boolean().notNull(),
    arrival: text().$type<Arrival>().notNull().default('at-once'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('attempts_event').on(t.userId, t.eventId),
    index('attempts_item').on(t.userId, t.itemKey, t.createdAt),
    index('attempts_assignment').on(t.assignmentId, t.userId),
    index('attempts_comic').on(t.comicId, t.itemKey),
  ],
);

/** How an item was answered at first by everybody, in sums: nothing leads from them to a person or class. Counted anew as a whole. */
export const itemCounts = pgTable(
  'item_counts',
  {
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    itemKey: text().notNull(),
    /** First tries that are evidence, and how many of them are right. */
    answers: integer().notNull(),
    isRight: integer().notNull(),
    /** Correlation with the rest of the items; null where it cannot be said. */
    discrimination: doublePrecision(),
    /** How often each answer was chosen at first. */
    chosen: jsonb().$type<Record<string, number>>().notNull(),
    /** Answers of any kind that the comic had when it was counted. */
    ofAnswers: integer().notNull(),
    countedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.comicId, t.itemKey] })],
);

/**
 * An item that does not tell who knows it: it rests from then on, until its creator puts it back. It is pulled once; a row that
 * is settled stays, so that it is not pulled again.
 */
export const pulledItems = pgTable(
  'pulled_items',
  {
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    itemKey: text().notNull(),
    hardcore: boolean().notNull(),
    question: text().notNull(),
    /** What it was judged by. */
    answers: integer().notNull(),
    discrimination: doublePrecision().notNull(),
    /** What could stand in its place, until its creator takes or refuses it. */
    draft: jsonb().$type<ItemDraft>(),
    pulledAt: at().notNull().defaultNow(),
    putBackAt: at(),
    replacedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.comicId, t.itemKey] })],
);

/** What FSRS knows of one person and one item. */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemKey: text().notNull(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    hardcore: boolean().notNull(),
    dueAt: at().notNull(),
    /** In days. */
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    state: smallint().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    learningSteps: integer().notNull(),
    scheduledDays: integer().notNull(),
    lastReviewAt: at().notNull(),
    /** It was answered right at least once, at first or after a mistake. */
    wasRight: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemKey] }),
    index('review_cards_due').on(t.userId, t.dueAt),
    index('review_cards_comic').on(t.userId, t.comicId),
  ],
);

/** How far somebody has read a comic. Pages and panels count from 1. */
export const readings = pgTable(
  'readings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    page: smallint().notNull().default(1),
    panel: smallint().notNull().default(1),
    /** Furthest panel reached, counted over the whole comic, and how many there are. */
    panelsRead: smallint().notNull().default(0),
    panels: smallint().notNull(),
    finishedAt: at(),
    /** For how long it was read in class packs, in ms by the pack, as their files have told. */
    packs: jsonb().$type<Record<string, number>>().notNull().default({}),
    startedAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.comicId] }),
    index('readings_recent').on(t.userId, t.updatedAt),
    index('readings_comic').on(t.comicId),
  ],
);

/** For how long somebody read a comic on a day (of UTC), in ms. */
export const readingDays = pgTable(
  'reading_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    ms: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.comicId] }), index('reading_days_comic').on(t.comicId)],
);

/** The highest rank that somebody's card of a comic has reached. It fades by what is remembered, and is never taken away. */
export const comicCards = pgTable(
  'comic_cards',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    rank: text().$type<CardRank>().notNull(),
    reachedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.comicId] }), index('comic_cards_comic').on(t.comicId)],
);

/** What a badge came with: the number that it asks, as it stood, and the comic that was read or answered. */
export type BadgeEvidence = { have: number; comicId: string | null };

/** Badges that somebody has earned. None is ever taken away. */
export const earnedBadges = pgTable(
  'earned_badges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badge: text().$type<BadgeId>().notNull(),
    evidence: jsonb().$type<BadgeEvidence>().notNull(),
    earnedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.badge] })],
);

/** What makes reading and answering easier for somebody, as they or their teacher have set it. */
export const learnerAids = pgTable('learner_aids', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  aids: jsonb().$type<Aid[]>().notNull(),
  updatedAt: at().notNull().defaultNow(),
});

/** The character that stands for somebody, by its code (`domain/avatar.ts`). */
export const avatars = pgTable('avatars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull(),
  updatedAt: at().notNull().defaultNow(),
});

/** Parts of characters that somebody has bought for coins; what each cost is in the ledger. */
export const ownedParts = pgTable(
  'owned_parts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text().$type<AvatarPart>().notNull(),
    boughtAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.part] })],
);
