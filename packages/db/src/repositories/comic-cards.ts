import type { CardEvidence, CardRank } from '@panelwise/contracts/domain/rewards';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { attempts, comicCards } from '../schema/learning.ts';
import type { ReviewCardRow } from './attempts.ts';
import { listCardsOf } from './learner.ts';
import { askedOf, type QuizItem } from './quiz-items.ts';
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

/** How the questions of hardcore quizzes were last answered by somebody, by the key of the item, where it counted. */
export async function listLastAnswers(
  db: Queryable,
  userId: string,
  comicIds: string[],
): Promise<Map<string, boolean>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([attempts.itemKey], { itemKey: attempts.itemKey, isRight: attempts.isRight })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        inArray(attempts.comicId, comicIds),
        eq(attempts.hardcore, true),
        eq(attempts.counts, true),
      ),
    )
    .orderBy(attempts.itemKey, desc(attempts.createdAt));
  return new Map(rows.map(({ itemKey, isRight }) => [itemKey, isRight]));
}

type Known = {
  isRead: boolean;
  cards: readonly Pick<ReviewCardRow, 'itemKey' | 'stability' | 'wasRight'>[];
  last: ReadonlyMap<string, boolean>;
};

/** What the card of a comic stands on: what rests is asked of nobody. @param all items of the comic, as they are now */
export function cardEvidenceOf(all: readonly QuizItem[], { isRead, cards, last }: Known): CardEvidence {
  const items = askedOf(all);
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
      .map((item) => ({ isRight: last.get(item.key) ?? false })),
  };
}

/** The same for one comic of somebody, read in a transaction. */
export async function readCardEvidence(
  tx: Transaction,
  userId: string,
  comicId: string,
  items: readonly QuizItem[],
): Promise<CardEvidence> {
  // One after the other: a transaction has one connection.
  const isRead = await hasRead(tx, userId, comicId);
  const cards = await listCardsOf(tx, userId, [comicId]);
  const last = await listLastAnswers(tx, userId, [comicId]);
  return cardEvidenceOf(items, { isRead, cards, last });
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
