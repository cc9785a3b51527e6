import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const subjects = pgTable(
  'subjects',
  {
    id: id(),
    name: text().notNull(),
    imageKey: text(),
    showAds: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('subjects_name').on(t.name)],
);

export const themes = pgTable(
  'themes',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    examplePages: jsonb().$type<string[]>().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('themes_slug').on(t.slug)],
);

export const styles = pgTable(
  'styles',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    imageKey: text(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('styles_slug').on(t.slug)],
);
