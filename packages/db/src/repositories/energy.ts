import {
  type Energy,
  type EnergyState,
  energyAt,
  energyOf,
  energyRules,
  withEnergy,
} from '@panelwise/contracts/domain/energy';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { energy } from '../schema/battles.ts';
import { bookingLines, bookings } from '../schema/bookings.ts';
import { balanceOf, book } from './bookings.ts';
import { purseOf } from './rewards.ts';

/** Where energy comes from, and where it goes. */
const energyOfHouse = 'system:energy';
const unit = 'energy';

type Stored = EnergyState & { now: Date };
const now = sql<Date>`clock_timestamp()`.mapWith((value: string) => new Date(value));

/** What somebody has: what the ledger has of it, and what has come back since by the database's clock. */
export async function readEnergy(db: Queryable, userId: string): Promise<Energy> {
  const [row] = await db.select({ since: energy.since, now }).from(energy).where(eq(energy.userId, userId));
  if (!row) return { amount: energyRules.most, most: energyRules.most, nextInMs: null };
  return energyOf({ amount: await balanceOf(db, purseOf(userId), unit), since: row.since }, row.now);
}

/**
 * Takes energy for a game or battle, or gives it back, once for each event. What came back by time meanwhile is booked before it.
 * @throws DomainError `no-energy` where there is none to take
 */
export async function moveEnergy(
  tx: Transaction,
  userId: string,
  { eventId: of, change }: { eventId: string; change: 1 | -1 },
): Promise<void> {
  const before = await lockEnergy(tx, userId);
  const eventId = `energy:${userId}:${of}`;
  const [known] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, eventId));
  if (known) return;
  const rested = energyAt(before, before.now);
  const after = withEnergy(before, change * energyRules.each, before.now);
  if (!after) throw new DomainError('no-energy');
  // Nothing is booked for nothing: what comes back later counts from the same moment.
  if (rested.amount > before.amount)
    await bookEnergy(tx, userId, {
      reason: 'energy-rested',
      eventId: `energy-rested:${userId}:${before.since.getTime()}`,
      amount: rested.amount - before.amount,
    });
  await bookEnergy(tx, userId, { reason: 'energy', eventId, amount: after.amount - rested.amount });
  // The amount is for processes of the version before.
  await tx.update(energy).set(after).where(eq(energy.userId, userId));
}

/** What took energy from somebody or brought it, the oldest first. */
export async function listEnergyMoves(db: Queryable, userId: string) {
  return db
    .select({
      reason: bookings.reason,
      change: bookingLines.amount,
      ruleVersion: bookings.ruleVersion,
      createdAt: bookings.createdAt,
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(and(eq(bookingLines.account, purseOf(userId)), eq(bookingLines.unit, unit)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}

/** Whoever has it for the first time has all of it. */
async function lockEnergy(tx: Transaction, userId: string): Promise<Stored> {
  const [begun] = await tx
    .insert(energy)
    .values({ userId, amount: energyRules.most, since: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ userId: energy.userId });
  if (begun)
    await bookEnergy(tx, userId, {
      reason: 'energy-begun',
      eventId: `energy-begun:${userId}`,
      amount: energyRules.most,
    });
  const [row] = await tx
    .select({ since: energy.since, now })
    .from(energy)
    .where(eq(energy.userId, userId))
    .for('update');
  return { ...row!, amount: await balanceOf(tx, purseOf(userId), unit) };
}

async function bookEnergy(
  tx: Transaction,
  userId: string,
  { amount, ...why }: { reason: string; eventId: string; amount: number },
): Promise<void> {
  await book(tx, {
    ...why,
    ruleVersion: energyRules.version,
    lines: [
      { account: purseOf(userId), unit, amount },
      { account: energyOfHouse, unit, amount: -amount },
    ],
  });
}
