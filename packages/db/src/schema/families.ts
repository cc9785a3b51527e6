import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt } from './columns.ts';

/** A parent who sees a child's learning and decides what is shown. */
export const familyLinks = pgTable(
  'family_links',
  {
    parentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.parentId, t.childId] }), index('family_links_child').on(t.childId)],
);

/** The code that a child shows, or a school prints, for a parent to type: one at a time, stored as a hash. */
export const familyLinkCodes = pgTable(
  'family_link_codes',
  {
    childId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [uniqueIndex('family_link_codes_hash').on(t.codeHash)],
);

/** What parents have decided for a child. No row: nothing is limited. */
export const familyControls = pgTable('family_controls', {
  childId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Comics of higher grades are not shown; null for all. */
  highestGrade: text(),
  /** Names of subjects whose comics are not shown. */
  hiddenSubjects: text().array().notNull().default(sql`'{}'`),
  /** Null where no parent has said: battles are off then, but where a class has switched them on. */
  mayBattle: boolean(),
  /** Of before there were leagues, which go by `offParts`: nothing reads or writes it, and it may go once no process of before runs. */
  mayRank: boolean().notNull().default(false),
  /** Parts of play that are switched off. */
  offParts: text().array().$type<PlayPart[]>().notNull().default(sql`'{}'`),
  /** At this hour of the child's day (0 to 23); null for never. */
  reminderHour: smallint(),
  /** A break is proposed after so many minutes; null for never. */
  breakAfterMinutes: smallint(),
  updatedAt: at().notNull().defaultNow(),
});

/** Parents who want the weekly letter. The link that ends it is stored as a hash. */
export const familyLetters = pgTable(
  'family_letters',
  {
    parentId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text().notNull().default('en'),
    unsubscribeHash: text().notNull(),
    lastSentAt: at(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('family_letters_unsubscribe').on(t.unsubscribeHash)],
);

/**
 * Accounts with an e-mail that want to be told when questions are due: their own, or those of children for whom a parent has
 * switched it on. The link that ends it is stored as a hash.
 */
export const reviewReminders = pgTable(
  'review_reminders',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of their own questions, at this hour of their day (0 to 23); null where parents have said when, or for children's alone. */
    hour: smallint(),
    unsubscribeHash: text().notNull(),
    lastSentAt: at(),
    /** Mails in a row after which nobody answered anything. */
    unanswered: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('review_reminders_unsubscribe').on(t.unsubscribeHash)],
);
