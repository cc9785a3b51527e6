import type { QuizResults, Readers } from '@panelwise/contracts/http/comics';
import { count, eq, sum } from 'drizzle-orm';
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

/** How often a comic was read, and how each of its quizzes went. */
export async function countReaders(db: Queryable, comicId: string): Promise<Readers> {
  const [views] = await db.select({ n: count() }).from(comicViews).where(eq(comicViews.comicId, comicId));
  const rows = await db
    .select({
      hardcore: quizAttempts.hardcore,
      finished: count(),
      right: sum(quizAttempts.right).mapWith(Number),
      answers: sum(quizAttempts.total).mapWith(Number),
    })
    .from(quizAttempts)
    .where(eq(quizAttempts.comicId, comicId))
    .groupBy(quizAttempts.hardcore);
  const of = (hardcore: boolean): QuizResults => {
    const { finished, right, answers } = rows.find((row) => row.hardcore === hardcore) ?? none;
    return { finished, right, answers };
  };
  return { views: views?.n ?? 0, quiz: of(false), hardcoreQuiz: of(true) };
}

const none: QuizResults = { finished: 0, right: 0, answers: 0 };
