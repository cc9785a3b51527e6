import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bookings } from '../schema/bookings.ts';
import { attempts } from '../schema/learning.ts';
import { spendCoins } from './rewards.ts';

/**
 * Of these questions those of which wrong answers have stepped back for somebody. It holds for the next answer to a question:
 * the booking is named by how many there were before.
 */
export async function listHalved(
  db: Queryable,
  userId: string,
  itemKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const events = await eventsOf(db, userId, itemKeys);
  if (events.size === 0) return new Set();
  const rows = await db
    .select({ eventId: bookings.eventId })
    .from(bookings)
    .where(inArray(bookings.eventId, [...events.keys()]));
  return new Set(rows.map(({ eventId }) => events.get(eventId)!));
}

/**
 * Lets wrong answers of a question step back for coins; until it is answered that is paid once. The caller holds the
 * learner's lock.
 * @throws DomainError `coins-missing`
 */
export async function buyHalf(tx: Transaction, userId: string, itemKey: string): Promise<void> {
  const [eventId] = (await eventsOf(tx, userId, [itemKey])).keys();
  const { coins } = powerUps.fiftyFifty;
  const { version: ruleVersion } = powerUps;
  await spendCoins(tx, userId, { reason: 'fifty-fifty', eventId: eventId!, ruleVersion, coins });
}

/** What buying it for the next answer to each of these questions is called in the ledger. */
async function eventsOf(
  db: Queryable,
  userId: string,
  itemKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemKeys.length === 0) return new Map();
  const rows = await db
    .select({ itemKey: attempts.itemKey, n: count() })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.itemKey, [...itemKeys])))
    .groupBy(attempts.itemKey);
  const answers = new Map(rows.map(({ itemKey, n }) => [itemKey, n]));
  return new Map(itemKeys.map((key) => [`fifty-fifty:${userId}:${key}:${answers.get(key) ?? 0}`, key]));
}
