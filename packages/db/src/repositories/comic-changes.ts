import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { comics } from '../schema/comics.ts';

/**
 * What has changed of a comic: its words or pictures, which have to be printed and published again, or its quizzes, FAQs
 * and facts, which come after publishing.
 */
export type ComicChange = 'pages' | 'learning';

/**
 * Says that something has changed that a reader would see. It belongs in the transaction of the change. The version
 * grows, so that nobody decides about what they have not seen. Readers go on seeing the approved edition:
 *
 * - changed pages make a draft of it, which its creator publishes again;
 * - changed learning content of an approved comic waits for review by itself.
 *
 * A declined comic keeps its state, and with it the reason, until it is published again.
 */
export async function noteComicChange(db: Queryable, comicId: string, change: ComicChange): Promise<void> {
  const isDeclined = sql`${comics.status} = 'rejected'`;
  const isApproved = sql`${comics.status} = 'approved'`;
  await db
    .update(comics)
    .set({
      version: sql`${comics.version} + 1`,
      updatedAt: sql`now()`,
      status: sql`case when ${isDeclined} then ${comics.status} else 'pending' end`,
      ...(change === 'pages'
        ? { comicStatus: sql`case when ${isDeclined} then ${comics.comicStatus} else 'draft' end` }
        : { submittedAt: sql`case when ${isApproved} then now() else ${comics.submittedAt} end` }),
    })
    .where(eq(comics.id, comicId));
}

/** Remembers that somebody has to look at what was written into a comic. What is published says it anew of all its words. */
export async function raiseContentRisk(db: Queryable, comicId: string, risk: number): Promise<void> {
  if (risk === 0) return;
  await db
    .update(comics)
    .set({ contentRisk: sql`greatest(${comics.contentRisk}, ${risk})` })
    .where(eq(comics.id, comicId));
}

/** A comic that is not deleted, held until the transaction ends: nobody changes it and no run of it begins meanwhile. */
export async function lockComic(
  tx: Transaction,
  comicId: string,
): Promise<typeof comics.$inferSelect | undefined> {
  const [comic] = await tx
    .select()
    .from(comics)
    .where(and(eq(comics.id, comicId), isNull(comics.deletedAt)))
    .for('update');
  return comic;
}
