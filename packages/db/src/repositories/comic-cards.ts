import type { CardEvidence, CardRank } from '@panelwise/contracts/domain/rewards';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { attempts, comicCards } from '../schema/learning.ts';
import { listCardsOf } from './learner.ts';
import type { QuizItem } from './quiz-items.ts';
import { hasRead } from './readings.ts';

/** The ranks that somebody's cards have reached, by comic. */
export async function listRanks(
  db: Queryable,
  userId: string,
  comicIds: string[],
): Promise<Map<string, CardRank>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db
    .select({ comicId: comicCards.comicId, rank: comicCards.rank })
    .from(comicCards)
    .where(and(eq(comicCards.userId, userId), inArray(comicCards.comicId, comicIds)));
  return new Map(rows.map(({ comicId, rank }) => [comicId, rank]));
}

/** What the card of a comic stands on, for its reader. @param items all items of the comic, as they are now */
export async function readCardEvidence(
  db: Queryable,
  userId: string,
  comicId: string,
  items: readonly QuizItem[],
): Promise<CardEvidence> {
  // One after the other: it is asked within transactions, and those have one connection.
  const isRead = await hasRead(db, userId, comicId);
  const cards = await listCardsOf(db, userId, [comicId]);
  const last = await db
    .selectDistinctOn([attempts.itemKey], { itemKey: attempts.itemKey, isRight: attempts.isRight })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.comicId, comicId),
        eq(attempts.hardcore, true),
        eq(attempts.counts, true),
      ),
    )
    .orderBy(attempts.itemKey, desc(attempts.createdAt));
  return {
    isRead,
    items: items
      .filter(({ hardcore }) => !hardcore)
      .map((item) => {
        const card = cards.find(({ itemKey }) => itemKey === item.key);
        return { stability: card?.stability ?? 0, wasRight: card?.wasRight ?? false };
      }),
    hardcore: items
      .filter(({ hardcore }) => hardcore)
      .map((item) => ({ isRight: last.find(({ itemKey }) => itemKey === item.key)?.isRight ?? false })),
  };
}

/** Notes the rank that a card has reached. */
export async function putRank(
  tx: Transaction,
  userId: string,
  comicId: string,
  rank: CardRank,
): Promise<void> {
  await tx
    .insert(comicCards)
    .values({ userId, comicId, rank })
    .onConflictDoUpdate({
      target: [comicCards.userId, comicCards.comicId],
      set: { rank, reachedAt: sql`now()` },
    });
}
