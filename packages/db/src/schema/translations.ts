import type { Language } from '@panelwise/contracts/domain/languages';
import type { WrittenBy } from '@panelwise/contracts/domain/made-by';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { comics } from './comics.ts';

/** What its creator works on while a comic is turned into another language: the same keys as the lines of the contract. */
export const comicTranslations = pgTable('comic_translations', {
  comicId: uuid()
    .primaryKey()
    .references(() => comics.id, { onDelete: 'cascade' }),
  /** The comic whose words stand beside; null where that is gone. */
  sourceId: uuid().references(() => comics.id, { onDelete: 'set null' }),
  sourceLanguage: text().$type<Language>().notNull(),
  /** The words of the original, as they were when it was begun. */
  originals: jsonb().$type<Record<string, string>>().notNull(),
  /** What is typed or translated and not in the comic yet. */
  lines: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** A service wrote some of it. */
  writtenBy: text().$type<WrittenBy>(),
  /** When its words were put into the comic first: until then the comic says those of the original. */
  appliedAt: at(),
  updatedAt: at().notNull().defaultNow(),
});
