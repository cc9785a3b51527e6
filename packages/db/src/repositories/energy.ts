import {
  type Energy,
  type EnergyState,
  energyOf,
  energyRules,
  withEnergy,
} from '@panelwise/contracts/domain/energy';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { energy, energyMoves } from '../schema/battles.ts';

type Stored = EnergyState & { now: Date };
const now = sql<Date>`clock_timestamp()`.mapWith((value: string) => new Date(value));

/** What somebody has, by the database's clock. */
export async function readEnergy(db: Queryable, userId: string): Promise<Energy> {
  const [row] = await db
    .select({ amount: energy.amount, since: energy.since, now })
    .from(energy)
    .where(eq(energy.userId, userId));
  return row ? energyOf(row, row.now) : { amount: energyRules.most, most: energyRules.most, nextInMs: null };
}

/**
 * Takes energy for a game or battle, or gives it back, once for each event.
 * @throws DomainError `no-energy` where there is none to take
 */
export async function moveEnergy(
  tx: Transaction,
  userId: string,
  { eventId, change }: { eventId: string; change: 1 | -1 },
): Promise<void> {
  const before = await lockEnergy(tx, userId);
  const [isNew] = await tx
    .insert(energyMoves)
    .values({ userId, eventId, change, ruleVersion: energyRules.version })
    .onConflictDoNothing()
    .returning({ eventId: energyMoves.eventId });
  if (!isNew) return;
  const after = withEnergy(before, change * energyRules.each, before.now);
  if (!after) throw new DomainError('no-energy');
  await tx.update(energy).set(after).where(eq(energy.userId, userId));
}

async function lockEnergy(tx: Transaction, userId: string): Promise<Stored> {
  await tx
    .insert(energy)
    .values({ userId, amount: energyRules.most, since: sql`clock_timestamp()` })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ amount: energy.amount, since: energy.since, now })
    .from(energy)
    .where(eq(energy.userId, userId))
    .for('update');
  return row!;
}
