import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** A standard of a school's own list. `unit` is empty where the file names none. */
export type ListedStandard = { code: string; title: string; unit: string };

/** A school's own standards, as a teacher brought them; read as a whole. */
export const standardLists = pgTable(
  'standard_lists',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    standards: jsonb().$type<ListedStandard[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('standard_lists_owner').on(t.ownerId)],
);

/** Comics of the library that a school's list names at one of its standards: for the teachers who use the list, and nobody else. */
export const listedComics = pgTable(
  'listed_comics',
  {
    listId: uuid()
      .notNull()
      .references(() => standardLists.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.code, t.comicId] }), index('listed_comics_comic').on(t.comicId)],
);

/** What the comic teaches, as its creator has it now; of a curriculum of the house, or of a school's list by its id. */
export const comicStandards = pgTable(
  'comic_standards',
  {
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    curriculum: text().notNull(),
    code: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comicId, t.curriculum, t.code] }),
    index('comic_standards_code').on(t.curriculum, t.code),
  ],
);
