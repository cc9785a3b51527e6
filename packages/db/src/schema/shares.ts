import type { ShareCurrency, ShareRule, UnpaidReads } from '@panelwise/contracts/domain/shares';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** A month whose pool is, or will be, shared among creators. Closed it never changes again. */
export const shareMonths = pgTable('share_months', {
  id: id(),
  /** '2026-10'. */
  month: text().notNull().unique(),
  poolCents: integer().notNull(),
  currency: text().$type<ShareCurrency>().notNull(),
  /** What a month of before does not say, `ruleOf` adds. */
  rule: jsonb().$type<Pick<ShareRule, 'readsPerPupil'> & Partial<ShareRule>>().notNull(),
  /** Counted reads of all creators, once it is closed. */
  allReads: integer(),
  closedAt: at(),
  createdAt: createdAt(),
});

/** What a creator gets of a closed month. */
export const shareStatements = pgTable(
  'share_statements',
  {
    month: text()
      .notNull()
      .references(() => shareMonths.month),
    creatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cents: integer().notNull(),
    unpaid: jsonb().$type<Partial<UnpaidReads>>().notNull(),
    paidAt: at(),
  },
  (t) => [primaryKey({ columns: [t.month, t.creatorId] }), index('share_statements_creator').on(t.creatorId)],
);

/** What each comic has brought to a statement, by the title that it had then. */
export const shareStatementLines = pgTable(
  'share_statement_lines',
  {
    month: text().notNull(),
    creatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    comicId: uuid().references(() => comics.id, { onDelete: 'set null' }),
    title: text().notNull(),
    reads: integer().notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.creatorId, t.position] }),
    index('share_statement_lines_creator').on(t.creatorId),
    index('share_statement_lines_comic').on(t.comicId),
  ],
);
