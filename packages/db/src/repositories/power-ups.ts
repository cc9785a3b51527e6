import { type PowerUp, powerUpKinds, powerUps } from '@panelwise/contracts/domain/power-ups';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bookingLines, bookings } from '../schema/bookings.ts';
import { attempts } from '../schema/learning.ts';
import { purseOf, spendCoins, today } from './rewards.ts';

/** What was bought for each of some questions of the review; a question for which nothing was is not in it. */
export type BoughtHelp = ReadonlyMap<string, ReadonlySet<PowerUp>>;

/**
 * What somebody has bought for the next answer to these questions: the booking is named by how many answers there were
 * before.
 */
export async function listBoughtHelp(
  db: Queryable,
  userId: string,
  itemKeys: readonly string[],
): Promise<BoughtHelp> {
  const uses = await usesOf(db, userId, itemKeys);
  const events = new Map(
    [...uses].flatMap(([key, use]) =>
      powerUps.review.map((kind) => [eventOf(userId, kind, use), { key, kind }] as const),
    ),
  );
  if (events.size === 0) return new Map();
  const rows = await db
    .select({ eventId: bookings.eventId })
    .from(bookings)
    .where(inArray(bookings.eventId, [...events.keys()]));
  const bought = new Map<string, Set<PowerUp>>();
  for (const { eventId } of rows) {
    const { key, kind } = events.get(eventId)!;
    bought.set(key, (bought.get(key) ?? new Set()).add(kind));
  }
  return bought;
}

/** Names the next answer to a question, for {@link buyPowerUp}. */
export async function nextAnswerTo(db: Queryable, userId: string, itemKey: string): Promise<string> {
  return (await usesOf(db, userId, [itemKey])).get(itemKey)!;
}

/**
 * Buys help for coins, once for what it helps with. The caller holds the learner's lock.
 * @param use names what it helps with: an answer, a piece of a round, a question of a battle
 * @throws DomainError `coins-missing`; `power-ups-used` where a day has no room for more
 */
export async function buyPowerUp(tx: Transaction, userId: string, kind: PowerUp, use: string): Promise<void> {
  const eventId = eventOf(userId, kind, use);
  const [had] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, eventId));
  if (had) return;
  if ((await countBoughtToday(tx, userId)) >= powerUps.most.day) throw new DomainError('power-ups-used');
  const { version: ruleVersion, coins } = powerUps;
  await spendCoins(tx, userId, { reason: kind, eventId, ruleVersion, coins: coins[kind] });
}

/** How much help somebody has bought today, by UTC. */
async function countBoughtToday(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(
      and(
        eq(bookingLines.account, purseOf(userId)),
        inArray(bookings.reason, [...powerUpKinds]),
        sql`${bookingLines.createdAt} >= ${today}`,
      ),
    );
  return row!.n;
}

const eventOf = (userId: string, kind: PowerUp, use: string) => `${kind}:${userId}:${use}`;

/** What the next answer to each of these questions is called. */
async function usesOf(
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
  return new Map(itemKeys.map((key) => [key, `${key}:${answers.get(key) ?? 0}`]));
}
