import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/**
 * That a comic was read: once for a device and half hour. Who reads is not kept: `reader` is a hash for this comic and day
 * alone, and goes after a day.
 */
export const comicViews = pgTable(
  'comic_views',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    /** Nobody: the database refuses more. No process reads or writes it any more, so that a later version takes it away. */
    userId: uuid(),
    reader: text(),
    /** Furthest panel reached, counted over the whole comic, and how many there were; null of what was read before. */
    panelsRead: smallint().notNull().default(1),
    panels: smallint(),
    createdAt: createdAt(),
  },
  (t) => [
    index('comic_views_comic').on(t.comicId, t.createdAt),
    index('comic_views_reader').on(t.reader).where(sql`${t.reader} is not null`),
    check('comic_views_nobody', sql`${t.userId} is null`),
  ],
);

/** How a quiz that was played to its end went, of whomever. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    /** Nobody: the database refuses more. No process reads or writes it any more, so that a later version takes it away. */
    userId: uuid(),
    hardcore: boolean().notNull(),
    right: integer().notNull(),
    total: integer().notNull(),
    /** Which items were right at first; null of what was answered before this was kept. */
    items: jsonb().$type<Record<string, boolean>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('quiz_attempts_comic').on(t.comicId, t.createdAt),
    check('quiz_attempts_nobody', sql`${t.userId} is null`),
  ],
);
