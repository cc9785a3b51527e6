import { avg, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comicViews, quizAttempts } from '../schema/comics.ts';

/** Counts a reader of a comic. */
export async function insertView(db: Queryable, comicId: string, userId: string | undefined): Promise<void> {
  await db.insert(comicViews).values({ comicId, userId });
}

/** Keeps how a quiz went. */
export async function insertQuizAttempt(
  db: Queryable,
  attempt: { comicId: string; userId: string | undefined; hardcore: boolean; right: number; total: number },
): Promise<void> {
  await db.insert(quizAttempts).values(attempt);
}

/** How often a comic was read, how many quizzes were finished on it, and how many percent were right on average. */
export async function countReaders(
  db: Queryable,
  comicId: string,
): Promise<{ views: number; quizzes: number; rightPercent: number | null }> {
  const [views] = await db.select({ n: count() }).from(comicViews).where(eq(comicViews.comicId, comicId));
  const [quizzes] = await db
    .select({ n: count(), right: avg(sql`100.0 * ${quizAttempts.right} / ${quizAttempts.total}`) })
    .from(quizAttempts)
    .where(eq(quizAttempts.comicId, comicId));
  const right = quizzes?.right;
  return {
    views: views?.n ?? 0,
    quizzes: quizzes?.n ?? 0,
    rightPercent: right === null || right === undefined ? null : Math.round(Number(right)),
  };
}
