import {
  noReward,
  type PlayPart,
  type Reward,
  type RewardReason,
  rewardReasons,
  rewardRules,
  rewardUnits,
} from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { bookingLines, bookings } from '../schema/bookings.ts';
import { classes, classMembers } from '../schema/classes.ts';
import { familyControls } from '../schema/families.ts';
import { type Booking, book, NotEnough } from './bookings.ts';

/** The account in the ledger of what learning brings to somebody. */
export const purseOf = (userId: string) => `learner:${userId}`;
/** Where all of that comes from. */
export const rewardsOfHouse = 'system:rewards';
/** Where coins go that are spent. */
export const shopOfHouse = 'system:shop';
/** When today began, by UTC. */
export const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
/** When this week began: on Monday, by UTC. */
export const thisWeek = sql`date_trunc('week', now() at time zone 'UTC') at time zone 'UTC'`;

/** What came of something: why, and what names it, so that it is paid once. */
export type Earning = { reason: RewardReason; of: string; reward: Reward };

/**
 * Books what learning brings, as far as the caps of the day leave room for it. The caller holds the learner's lock, so that
 * two at once never pass a cap together.
 * @returns what was booked; undefined where this was paid before
 */
export async function bookReward(
  tx: Transaction,
  userId: string,
  { reason, of, reward }: Earning,
): Promise<Reward | undefined> {
  const soFar = await sumSince(tx, userId, today);
  const left = (unit: 'xp' | 'coins') => Math.max(0, rewardRules.capsADay[unit] - soFar[unit]);
  const paid: Reward = {
    xp: Math.min(reward.xp, left('xp')),
    coins: Math.min(reward.coins, left('coins')),
    gems: reward.gems,
  };
  const isNew = await book(tx, {
    reason,
    eventId: `${reason}:${userId}:${of}`,
    ruleVersion: rewardRules.version,
    lines: rewardUnits.flatMap((unit) => [
      { account: rewardsOfHouse, unit, amount: -paid[unit] },
      { account: purseOf(userId), unit, amount: paid[unit] },
    ]),
  });
  return isNew ? paid : undefined;
}

/**
 * Books coins that somebody spends, once for each event.
 * @throws DomainError `coins-missing`
 */
export async function spendCoins(
  tx: Transaction,
  userId: string,
  { coins, ...what }: Pick<Booking, 'reason' | 'eventId' | 'ruleVersion'> & { coins: number },
): Promise<void> {
  try {
    await book(tx, {
      ...what,
      lines: [
        { account: purseOf(userId), unit: 'coins', amount: -coins },
        { account: shopOfHouse, unit: 'coins', amount: coins },
      ],
    });
  } catch (error) {
    if (error instanceof NotEnough) throw new DomainError('coins-missing');
    throw error;
  }
}

async function sumSince(db: Queryable, userId: string, since: ReturnType<typeof sql>): Promise<Reward> {
  const rows = await db
    .select({ unit: bookingLines.unit, sum: sql<number>`sum(${bookingLines.amount})`.mapWith(Number) })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(
      and(
        eq(bookingLines.account, purseOf(userId)),
        gt(bookingLines.amount, 0),
        // What others give, or a class has reached, takes no room from what one learns.
        inArray(bookings.reason, [...rewardReasons]),
        sql`${bookingLines.createdAt} >= ${since}`,
      ),
    )
    .groupBy(bookingLines.unit);
  return { ...noReward, ...Object.fromEntries(rows.map(({ unit, sum }) => [unit, sum])) };
}

/** What somebody has: each the sum of their lines in the ledger. */
export async function readPurse(db: Queryable, userId: string): Promise<Reward> {
  const rows = await db
    .select({ unit: bookingLines.unit, sum: sql<number>`sum(${bookingLines.amount})`.mapWith(Number) })
    .from(bookingLines)
    .where(and(eq(bookingLines.account, purseOf(userId)), inArray(bookingLines.unit, [...rewardUnits])))
    .groupBy(bookingLines.unit);
  return { ...noReward, ...Object.fromEntries(rows.map(({ unit, sum }) => [unit, sum])) };
}

export type EarnedRow = { reason: RewardReason; createdAt: Date; reward: Reward };

/** What came to somebody and went, the newest first. Of what a cap left nothing, there is nothing to tell. */
export async function listEarned(db: Queryable, userId: string, most?: number): Promise<EarnedRow[]> {
  const sum = (unit: string) =>
    sql<number>`coalesce(sum(${bookingLines.amount}) filter (where ${bookingLines.unit} = ${unit}), 0)`.mapWith(
      Number,
    );
  const all = db
    .select({
      reason: bookings.reason,
      createdAt: bookings.createdAt,
      xp: sum('xp'),
      coins: sum('coins'),
      gems: sum('gems'),
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(and(eq(bookingLines.account, purseOf(userId)), inArray(bookingLines.unit, [...rewardUnits])))
    .groupBy(bookings.id)
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
  const rows = await (most === undefined ? all : all.limit(most));
  return rows.map(({ reason, createdAt, ...reward }) => ({
    reason: reason as RewardReason,
    createdAt,
    reward,
  }));
}

/** True where a teacher, for a class of theirs or for them alone, or a parent has switched a part of play off for somebody. */
export async function isPartOff(db: Queryable, userId: string, part: PlayPart): Promise<boolean> {
  return (await listPartsOff(db, userId)).has(part);
}

/** The parts of play that a teacher or a parent has switched off for somebody. */
export async function listPartsOff(db: Queryable, userId: string): Promise<ReadonlySet<PlayPart>> {
  return (await listPartsOffOf(db, [userId])).get(userId)!;
}

/** The same for several people. */
export async function listPartsOffOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<PlayPart>>> {
  const byTeacher = db
    .select({
      userId: classMembers.userId,
      parts: sql<PlayPart[]>`${classes.offParts} || ${classMembers.offParts}`.as('parts'),
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(inArray(classMembers.userId, [...userIds]), isNull(classes.archivedAt)));
  const byParent = db
    .select({ userId: familyControls.childId, parts: familyControls.offParts })
    .from(familyControls)
    .where(inArray(familyControls.childId, [...userIds]));
  const off = new Map(userIds.map((userId) => [userId, new Set<PlayPart>()]));
  for (const { userId, parts } of await byTeacher.unionAll(byParent))
    for (const part of parts) off.get(userId)?.add(part);
  return off;
}

/**
 * Gives to one account what another has, when two accounts of one pupil become one. What the one was paid for, the other is
 * not paid for again.
 */
export async function movePurse(tx: Transaction, from: string, to: string): Promise<void> {
  const had = await readPurse(tx, from);
  await book(tx, {
    reason: 'merged',
    eventId: `merged:${from}:${to}`,
    ruleVersion: rewardRules.version,
    lines: rewardUnits.flatMap((unit) => [
      { account: purseOf(from), unit, amount: -had[unit] },
      { account: purseOf(to), unit, amount: had[unit] },
    ]),
  });
  const of = sql`substr(${bookings.eventId}, length(${bookings.reason} || ':' || ${from}::text) + 1)`;
  const paid = await tx
    .selectDistinct({
      reason: bookings.reason,
      eventId: sql<string>`${bookings.reason} || ':' || ${to}::text || ${of}`,
      ruleVersion: bookings.ruleVersion,
    })
    .from(bookings)
    .innerJoin(bookingLines, eq(bookingLines.bookingId, bookings.id))
    .where(and(eq(bookingLines.account, purseOf(from)), inArray(bookings.reason, [...rewardReasons])));
  if (paid.length > 0) await tx.insert(bookings).values(paid).onConflictDoNothing();
}
