import type { AvatarPart } from '@panelwise/contracts/domain/avatar';
import { avatarShop, type RankCounts } from '@panelwise/contracts/domain/avatar-shop';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { avatars, comicCards, ownedParts } from '../schema/learning.ts';
import { spendCoins } from './rewards.ts';

/** The code of somebody's character; null where they have chosen none. */
export async function findAvatar(db: Queryable, userId: string): Promise<string | null> {
  return (await listAvatars(db, [userId])).get(userId) ?? null;
}

/** The codes of the characters of these people, as far as they have chosen one. */
export async function listAvatars(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: avatars.userId, code: avatars.code })
    .from(avatars)
    .where(inArray(avatars.userId, [...userIds]));
  return new Map(rows.map(({ userId, code }) => [userId, code]));
}

export async function putAvatar(db: Queryable, userId: string, code: string): Promise<void> {
  await db
    .insert(avatars)
    .values({ userId, code })
    .onConflictDoUpdate({ target: avatars.userId, set: { code, updatedAt: sql`now()` } });
}

/** The parts that somebody has bought, in the order in which they did. */
export async function listOwnedParts(db: Queryable, userId: string): Promise<AvatarPart[]> {
  const rows = await db
    .select({ part: ownedParts.part })
    .from(ownedParts)
    .where(eq(ownedParts.userId, userId))
    .orderBy(asc(ownedParts.boughtAt), asc(ownedParts.part));
  return rows.map(({ part }) => part);
}

/**
 * Buys a part, once: whoever has it already pays nothing.
 * @throws DomainError `coins-missing`
 */
export async function buyPart(
  tx: Transaction,
  userId: string,
  { part, coins }: { part: AvatarPart; coins: number },
): Promise<void> {
  await spendCoins(tx, userId, {
    reason: 'avatar-part',
    eventId: `avatar-part:${userId}:${part}`,
    ruleVersion: avatarShop.version,
    coins,
  });
  await tx.insert(ownedParts).values({ userId, part }).onConflictDoNothing();
}

/** How many of somebody's cards stand at each rank. */
export async function countRanks(db: Queryable, userId: string): Promise<RankCounts> {
  const rows = await db
    .select({ rank: comicCards.rank, n: count() })
    .from(comicCards)
    .where(eq(comicCards.userId, userId))
    .groupBy(comicCards.rank);
  const none: RankCounts = { bronze: 0, silver: 0, gold: 0, platinum: 0, diamond: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ rank, n }) => [rank, n])) };
}
