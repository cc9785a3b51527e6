import type { GameBox, GameKind, GameLevel, PutResult } from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { assignments } from './classes.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** One piece of a round with what only the server knows of it. */
export type StoredPiece = {
  id: string;
  /** Of the question that it is made of, else of the piece by itself: what was answered is evidence under this key. */
  itemKey: string;
  isItem: boolean;
  lead: string | null;
  text: string;
  /** Shown as the picture of this panel. */
  isPicture: boolean;
  taughtAt: TaughtAt | null;
  /** Id of the spot where it belongs. */
  spot: string;
  /** Ids of other spots where it is as right; those of older rounds have none. */
  also?: string[];
  /** Ids of the spots where it was put, the last one last. */
  tried: string[];
  isSettled: boolean;
  isHelped: boolean;
  /** Ids of spots that have stepped back for it; those of older rounds have none. */
  closed?: string[];
};

/** A place in a picture, in fractions of its width and height. */
export type StoredBox = Omit<GameBox, 'scene'>;

/** A place; shown as the picture of its panel, where it has one, or as a box in it. */
export type StoredSpot = { id: string; text: string; panel?: TaughtAt; box?: StoredBox };

/** What came of one move, kept so that the same event is answered as it was. */
export type StoredMove = { eventId: string; results: PutResult[] };

/** Rounds of games, with what belongs where. They are deleted after some days; the answers stay in `attempts`. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    /** Where the comic was theirs to read for an assignment. */
    assignmentId: uuid().references(() => assignments.id, { onDelete: 'cascade' }),
    game: text().$type<GameKind>().notNull(),
    level: smallint().$type<GameLevel>().notNull(),
    /** Of the order in which pieces and spots are shown; told to nobody. */
    seed: integer().notNull(),
    /** In the order in which they are shown. */
    pieces: jsonb().$type<StoredPiece[]>().notNull(),
    spots: jsonb().$type<StoredSpot[]>().notNull(),
    moves: jsonb().$type<StoredMove[]>().notNull().default([]),
    /** What it has brought so far: games bring a part of what a day may bring. */
    xp: integer().notNull().default(0),
    coins: integer().notNull().default(0),
    gems: integer().notNull().default(0),
    createdAt: createdAt(),
    movedAt: at().notNull().defaultNow(),
    finishedAt: at(),
  },
  (t) => [index('game_rounds_moved').on(t.userId, t.movedAt), index('game_rounds_comic').on(t.comicId)],
);
