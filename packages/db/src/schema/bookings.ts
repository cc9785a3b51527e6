import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/**
 * The double-entry ledger. A booking moves amounts between accounts; its lines add up to zero in each unit, which the
 * database checks when the transaction ends, and neither is ever changed or deleted (both in migration 0023).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    reason: text().notNull(),
    /** Of what is booked: the same event is booked once. */
    eventId: text().notNull(),
    /** Of the rules that the amounts follow. */
    ruleVersion: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('bookings_event').on(t.eventId)],
);

export const bookingLines = pgTable(
  'booking_lines',
  {
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id),
    /** Such as `teacher:<id>:share` or `system:pool`. */
    account: text().notNull(),
    /** What is counted, such as `USD` in cents. */
    unit: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** As of its booking: what came to an account in a day is asked often. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.account, t.unit] }),
    index('booking_lines_account').on(t.account, t.unit, t.createdAt),
    check('booking_lines_amount', sql`${t.amount} <> 0`),
  ],
);
