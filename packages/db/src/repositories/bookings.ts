import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bookingLines, bookings } from '../schema/bookings.ts';

/** One side of a booking: so much of a unit comes to an account, or leaves it where it is negative. */
export type BookingLine = { account: string; unit: string; amount: number };
export type Booking = { reason: string; eventId: string; ruleVersion: string; lines: readonly BookingLine[] };

/** Accounts of the house may be below zero, those of people never. */
const isOfHouse = (account: string) => account.startsWith('system:');

/** An account has less than a booking would take from it. */
export class NotEnough extends Error {
  readonly account: string;
  constructor(account: string) {
    super(`${account} has not enough.`);
    this.account = account;
  }
}

/**
 * Books, once for each event. All lines take effect together with the transaction, or none.
 * @returns false where the event was booked before
 * @throws NotEnough where an account of a person would fall below zero; Error where the lines do not add up to zero
 */
export async function book(tx: Transaction, { lines, ...booking }: Booking): Promise<boolean> {
  const moved = lines.filter(({ amount }) => amount !== 0);
  const units = Map.groupBy(moved, ({ unit }) => unit);
  for (const [unit, ofUnit] of units)
    if (ofUnit.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new Error(`The ${unit} of ${booking.eventId} do not add up to zero.`);
  const [made] = await tx
    .insert(bookings)
    .values(booking)
    .onConflictDoNothing({ target: bookings.eventId })
    .returning({ id: bookings.id });
  if (!made) return false;
  const taken = moved.filter(({ account, amount }) => amount < 0 && !isOfHouse(account));
  // Always in this order, so that two bookings never wait for each other.
  for (const account of [...new Set(taken.map(({ account }) => account))].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${account}`}, 0))`);
  for (const { account, unit, amount } of taken)
    if ((await balanceOf(tx, account, unit)) + amount < 0) throw new NotEnough(account);
  if (moved.length > 0)
    await tx.insert(bookingLines).values(moved.map((line) => ({ ...line, bookingId: made.id })));
  return true;
}

/** What an account has of a unit: the sum of its lines. */
export async function balanceOf(db: Queryable, account: string, unit: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${bookingLines.amount}), 0)` })
    .from(bookingLines)
    .where(and(eq(bookingLines.account, account), eq(bookingLines.unit, unit)));
  return Number(row!.sum);
}
