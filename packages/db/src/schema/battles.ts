import type {
  AgeBand,
  BattleEventType,
  BattleOpponent,
  BattleReaction,
  BattleState,
} from '@panelwise/contracts/domain/battles';
import type { PowerUp } from '@panelwise/contracts/domain/power-ups';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
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
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';
import type { LiveItem } from './live.ts';

/** A question as it was when the battle began. */
export type StoredBattleItem = LiveItem & { hardcore: boolean };

export type BattleHelp = { position: number; kind: PowerUp };
export type BattleTry = { position: number; answer: string; eventId: string };

/** A run that was recorded: what it knew, and how long each answer took, in ms. It has no name and leads to nobody. */
export type StoredGhost = { isOwn: boolean; rating: number; runs: { isRight: boolean; ms: number }[] };

/** A match of two about one comic. Whatever happens in it has a number. */
export const battles = pgTable(
  'battles',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    subject: text().notNull(),
    against: text().$type<BattleOpponent>().notNull(),
    /** Of whoever opened it. */
    band: text().$type<AgeBand>().notNull(),
    code: text(),
    state: text().$type<BattleState>().notNull().default('waiting'),
    /** None before somebody or a ghost is there. */
    items: jsonb().$type<StoredBattleItem[]>().notNull().default([]),
    ghost: jsonb().$type<StoredGhost>(),
    /** Who plays once more was asked by one of these two. */
    rematchOf: uuid(),
    /** Number of the last event. */
    seq: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When a ghost takes the place that nobody has taken. */
    ghostAt: at(),
    startedAt: at(),
    endedAt: at(),
  },
  (t) => [
    foreignKey({ columns: [t.rematchOf], foreignColumns: [t.id], name: 'battles_rematch_of' }).onDelete(
      'set null',
    ),
    index('battles_comic').on(t.comicId, t.endedAt),
    index('battles_open').on(t.createdAt).where(sql`${t.endedAt} is null`),
    uniqueIndex('battles_code').on(t.code).where(sql`${t.state} = 'waiting'`),
    uniqueIndex('battles_rematch').on(t.rematchOf),
  ],
);

/** One of the two; the first opened it. Of a ghost there is no row. */
export const battleSeats = pgTable(
  'battle_seats',
  {
    battleId: uuid()
      .notNull()
      .references(() => battles.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    band: text().$type<AgeBand>().notNull(),
    /** Of the order of options; told to nobody. */
    seed: integer().notNull(),
    seenAt: at().notNull().defaultNow(),
    isAway: boolean().notNull().default(false),
    /** When the question that is open now was to be seen first. */
    askedAt: at(),
    leftAt: at(),
    /** All questions are answered or missed. */
    finishedAt: at(),
    reactions: smallint().notNull().default(0),
    /** What was bought for which question. */
    helps: jsonb().$type<BattleHelp[]>().notNull().default([]),
    /** What was wrong with a second chance: the open question may be answered once more. */
    tried: jsonb().$type<BattleTry>(),
    /** What it has brought: battles bring a part of what a day may bring. */
    xp: integer().notNull().default(0),
    coins: integer().notNull().default(0),
    gems: integer().notNull().default(0),
    movedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.place] }),
    uniqueIndex('battle_seats_user').on(t.battleId, t.userId),
    index('battle_seats_person').on(t.userId, t.movedAt),
  ],
);

/** One question of one side: answered, or missed. */
export const battleAnswers = pgTable(
  'battle_answers',
  {
    battleId: uuid().notNull(),
    place: smallint().notNull(),
    position: smallint().notNull(),
    /** Null for one that was missed. */
    answer: text(),
    isRight: boolean().notNull(),
    /** False for what was given faster than anybody reads. */
    counts: boolean().notNull(),
    /** Null for one that was missed. */
    eventId: uuid(),
    ms: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.place, t.position] }),
    foreignKey({
      columns: [t.battleId, t.place],
      foreignColumns: [battleSeats.battleId, battleSeats.place],
      name: 'battle_answers_seat',
    }).onDelete('cascade'),
    uniqueIndex('battle_answers_event').on(t.battleId, t.place, t.eventId),
  ],
);

/** What happened in a battle, numbered without gaps. */
export const battleEvents = pgTable(
  'battle_events',
  {
    battleId: uuid()
      .notNull()
      .references(() => battles.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    type: text().$type<BattleEventType>().notNull(),
    /** Of whom; null where it is of nobody. */
    place: smallint(),
    position: smallint(),
    reaction: text().$type<BattleReaction>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.battleId, t.seq] })],
);

/** How strong somebody is in a subject, by Glicko-2: it finds fitting opponents and is shown to nobody. */
export const battleRatings = pgTable(
  'battle_ratings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    rating: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject] })],
);

/** Who wants to be in leagues. No row: they never said so, or have left. */
export const leagueWishes = pgTable('league_wishes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** They rest, and are in none. */
  isPaused: boolean().notNull(),
  createdAt: createdAt(),
});

/** In which league of a subject somebody is in the week that begins on this Monday. */
export const leagueSeats = pgTable(
  'league_seats',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    week: date().notNull(),
    band: text().$type<AgeBand>().notNull(),
    leagueId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subject] }),
    index('league_seats_of').on(t.week, t.band, t.subject, t.leagueId),
    index('league_seats_league').on(t.leagueId),
  ],
);

/** Since when energy for games and battles comes back to somebody; how much they have is in the ledger. No row: all of it. */
export const energy = pgTable('energy', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** For processes of the version before; a later one takes it away. */
  amount: smallint().notNull(),
  /** Since when the next one is on its way back. */
  since: at().notNull(),
});

/** What took energy or brought it before that was booked. Nothing is added any more; a later version takes it away. */
export const energyMoves = pgTable(
  'energy_moves',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text().notNull(),
    change: smallint().notNull(),
    ruleVersion: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventId] })],
);
