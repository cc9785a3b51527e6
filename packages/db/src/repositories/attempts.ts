import type { AttemptContext } from '@panelwise/contracts/domain/evidence';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { attempts, reviewCards } from '../schema/learning.ts';
import { today } from './rewards.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type ReviewCardRow = typeof reviewCards.$inferSelect;

/** Lets one answer of a learner be worked on after the other, as long as the transaction lasts. */
export async function lockLearner(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learner:${userId}`}, 0))`);
}

/** The answer that was kept for an event of somebody's device. */
export async function findAttempt(
  db: Queryable,
  userId: string,
  eventId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.eventId, eventId)));
  return row;
}

/** What a new answer is judged by, by the database's clock. Times in ms. */
export type BeforeAnswer = {
  now: Date;
  /** How often this item was answered in this context before. */
  answered: number;
  /** Since this item was last answered anywhere; null where it never was. */
  sinceSeen: number | null;
  /** What the answers of the last minutes are said to have taken, and how long there was for them in truth. */
  claimed: number;
  elapsed: number;
};

/** @param burstMs answers that come so close to each other are looked at together */
export async function readBeforeAnswer(
  tx: Transaction,
  about: { userId: string; itemKey: string; context: AttemptContext; assignmentId: string | undefined },
  burstMs: number,
): Promise<BeforeAnswer> {
  const { userId, itemKey, context, assignmentId } = about;
  const recent = sql`now() - ${burstMs} * interval '1 ms'`;
  const inContext = and(
    eq(attempts.itemKey, itemKey),
    eq(attempts.context, context),
    assignmentId ? eq(attempts.assignmentId, assignmentId) : isNull(attempts.assignmentId),
  );
  const ms = (since: ReturnType<typeof sql>) => sql`extract(epoch from now() - ${since}) * 1000`;
  const [row] = await tx
    .select({
      now: sql<Date>`now()`.mapWith((value: string) => new Date(value)),
      answered: sql<number>`count(*) filter (where ${inContext})`.mapWith(Number),
      seen: sql<
        string | null
      >`${ms(sql`max(${attempts.createdAt}) filter (where ${attempts.itemKey} = ${itemKey})`)}`,
      claimed:
        sql<number>`coalesce(sum(${attempts.ms}) filter (where ${attempts.createdAt} > ${recent}), 0)`.mapWith(
          Number,
        ),
      elapsed: sql<number>`${ms(sql`coalesce(
        max(${attempts.createdAt}) filter (where ${attempts.createdAt} <= ${recent}),
        (select ${users.verifiedAt} from ${users} where ${users.id} = ${userId})
      )`)}`.mapWith(Number),
    })
    .from(attempts)
    .where(eq(attempts.userId, userId));
  const { seen, ...rest } = row!;
  return { ...rest, sinceSeen: seen === null ? null : Number(seen) };
}

/**
 * What somebody has answered to an item in one context, in the order in which it came.
 * @param until only what came before this answer
 */
export async function listGiven(
  db: Queryable,
  about: { userId: string; itemKey: string; context: AttemptContext; assignmentId: string | undefined },
  until?: Pick<AttemptRow, 'id'>,
): Promise<string[]> {
  const { userId, itemKey, context, assignmentId } = about;
  const rows = await db
    .select({ id: attempts.id, answer: attempts.answer })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.itemKey, itemKey),
        eq(attempts.context, context),
        assignmentId ? eq(attempts.assignmentId, assignmentId) : isNull(attempts.assignmentId),
      ),
    )
    .orderBy(asc(attempts.createdAt), asc(attempts.id));
  const end = until ? rows.findIndex(({ id }) => id === until.id) : -1;
  return (end < 0 ? rows : rows.slice(0, end)).map(({ answer }) => answer);
}

/** True where somebody has answered an item wrong, when it counted. */
export async function hasFailed(db: Queryable, userId: string, itemKey: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.itemKey, itemKey),
        eq(attempts.counts, true),
        eq(attempts.isRight, false),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** True of what was done today, by UTC. */
const isToday = sql`${attempts.createdAt} >= ${today}`;

/** The questions that somebody has answered in their review today, with how long that took, in ms, and whether they were new. */
export async function listReviewedToday(db: Queryable, userId: string) {
  const before = alias(attempts, 'before');
  return db
    .select({
      comicId: attempts.comicId,
      itemKey: attempts.itemKey,
      ms: sql<number>`sum(${attempts.ms})`.mapWith(Number),
      isNew: sql<boolean>`not exists (${db
        .select({ one: sql`1` })
        .from(before)
        .where(
          and(
            eq(before.userId, userId),
            eq(before.itemKey, attempts.itemKey),
            sql`${before.createdAt} < min(${attempts.createdAt})`,
          ),
        )})`,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.context, 'review'), isToday))
    .groupBy(attempts.comicId, attempts.itemKey);
}

/** How many answers that count somebody has given in their review today, by UTC. */
export async function countReviewedToday(db: Queryable, userId: string): Promise<number> {
  return db.$count(
    attempts,
    and(eq(attempts.userId, userId), eq(attempts.context, 'review'), eq(attempts.counts, true), isToday),
  );
}

export async function insertAttempt(
  tx: Transaction,
  attempt: typeof attempts.$inferInsert,
): Promise<AttemptRow> {
  const [row] = await tx.insert(attempts).values(attempt).returning();
  return row!;
}

export async function findReviewCard(
  tx: Transaction,
  userId: string,
  itemKey: string,
): Promise<ReviewCardRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), eq(reviewCards.itemKey, itemKey)));
  return row;
}

export async function putReviewCard(tx: Transaction, card: ReviewCardRow): Promise<void> {
  const { userId: _, itemKey: __, ...set } = card;
  await tx
    .insert(reviewCards)
    .values(card)
    .onConflictDoUpdate({ target: [reviewCards.userId, reviewCards.itemKey], set });
}

/** Those of these events of somebody's device for which an answer is kept. */
export async function listKnownEvents(
  db: Queryable,
  userId: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .select({ eventId: attempts.eventId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.eventId, [...eventIds])));
  return new Set(rows.map(({ eventId }) => eventId));
}
