import type { ReportReason } from '@panelwise/contracts/domain/report';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** What readers found wrong with a comic. Who they are is not kept: `reader` is a hash that is made anew each day, and goes after one. */
export const comicReports = pgTable(
  'comic_reports',
  {
    id: id(),
    comicId: uuid()
      .notNull()
      .references(() => comics.id, { onDelete: 'cascade' }),
    reader: text(),
    reason: text().$type<ReportReason>().notNull(),
    note: text(),
    createdAt: createdAt(),
    /** When an admin looked at it and decided. */
    settledAt: at(),
  },
  (t) => [
    uniqueIndex('comic_reports_reader').on(t.comicId, t.reader),
    index('comic_reports_created').on(t.createdAt),
  ],
);
