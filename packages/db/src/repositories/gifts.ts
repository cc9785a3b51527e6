import {
  type Gift,
  type GiftGiver,
  giftGivers,
  giftReasons,
  giftRules,
  type NewGift,
} from '@panelwise/contracts/domain/gifts';
import { and, desc, eq, gt, like, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bookingLines, bookings } from '../schema/bookings.ts';
import { book } from './bookings.ts';
import { purseOf, thisWeek } from './rewards.ts';

/** The account in the ledger of what a grown-up gives: it is filled for each gift, so that it says who gave what. */
export const giftsOf = (adultId: string) => `adult:${adultId}:gifts`;
const giftsOfHouse = 'system:gifts';
/** In the ledger a reason says who gave and what for: `gift:parent:kept-going`. */
const reasonOf = (from: GiftGiver, reason: Gift['reason']) => `gift:${from}:${reason}`;
const isGift = like(bookings.reason, 'gift:%');

/** Coins that a child may still be given this week, from all grown-ups together. */
export async function giftsLeft(db: Queryable, childId: string): Promise<number> {
  const [row] = await db
    .select({ given: sql<number>`coalesce(sum(${bookingLines.amount}), 0)`.mapWith(Number) })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(
      and(
        eq(bookingLines.account, purseOf(childId)),
        eq(bookingLines.unit, 'coins'),
        isGift,
        sql`${bookingLines.createdAt} >= ${thisWeek}`,
      ),
    );
  return Math.max(0, giftRules.coinsAWeek - row!.given);
}

/**
 * Books a gift, once for each event of its giver for this child. The caller holds the child's lock, so that two gifts never pass the bound
 * of the week together.
 * @returns false where it is more than is left of the week; what was given before under this event is left as it is
 */
export async function giveCoins(
  tx: Transaction,
  { giverId, childId, from }: { giverId: string; childId: string; from: GiftGiver },
  { coins, reason, eventId }: NewGift,
): Promise<boolean> {
  const ofGift = `${giverId}:${childId}:${eventId}`;
  const event = `gift:${ofGift}`;
  const [before] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, event));
  if (before) return true;
  if (coins > (await giftsLeft(tx, childId))) return false;
  const { version: ruleVersion } = giftRules;
  const move = (to: string, out: string) => [
    { account: out, unit: 'coins', amount: -coins },
    { account: to, unit: 'coins', amount: coins },
  ];
  await book(tx, {
    ...{ reason: 'allowance', eventId: `allowance:${ofGift}`, ruleVersion },
    lines: move(giftsOf(giverId), giftsOfHouse),
  });
  await book(tx, {
    ...{ reason: reasonOf(from, reason), eventId: event, ruleVersion },
    lines: move(purseOf(childId), giftsOf(giverId)),
  });
  return true;
}

/** What a child was given lately, the newest first. */
export async function listGifts(db: Queryable, childId: string): Promise<Gift[]> {
  const rows = await db
    .select({ reason: bookings.reason, coins: bookingLines.amount, createdAt: bookingLines.createdAt })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(
      and(
        eq(bookingLines.account, purseOf(childId)),
        eq(bookingLines.unit, 'coins'),
        isGift,
        gt(bookingLines.createdAt, sql`now() - ${giftRules.shownDays} * interval '1 day'`),
      ),
    )
    .orderBy(desc(bookingLines.createdAt))
    .limit(giftRules.shownMost);
  return rows.flatMap(({ reason, coins, createdAt }) => {
    const [, by, what] = reason.split(':');
    const from = giftGivers.find((one) => one === by);
    const of = giftReasons.find((one) => one === what);
    return from && of ? [{ from, reason: of, coins, at: createdAt.toISOString() }] : [];
  });
}

/** What a grown-up has given, for the copy of what is kept about them. */
export async function listGiven(
  db: Queryable,
  adultId: string,
): Promise<{ coins: number; reason: string; at: Date }[]> {
  return db
    .select({
      coins: sql<number>`-${bookingLines.amount}`.mapWith(Number),
      reason: bookings.reason,
      at: bookingLines.createdAt,
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(and(eq(bookingLines.account, giftsOf(adultId)), isGift))
    .orderBy(desc(bookingLines.createdAt));
}
