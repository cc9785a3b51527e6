import { and, asc, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { deleteRuns, isWriting } from './run-deletion.ts';

/** Comics that were deleted longer ago than this (ms) and that nothing is written for any more, oldest first. */
export async function listComicsToRemove(db: Queryable, keptMs: number): Promise<string[]> {
  const writing = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.comicId, comics.id), isWriting()));
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(and(lte(comics.deletedAt, sql`now() - ${keptMs} * interval '1 ms'`), notExists(writing)))
    .orderBy(asc(comics.deletedAt));
  return rows.map(({ id }) => id);
}

/**
 * Removes a deleted comic for good: first `removeObjects`, and when it is through the rows, with the series if this was
 * the last of it. Fails as a whole and can be called again. False when there is nothing to do, or another worker is at it.
 */
export async function removeDeletedComic(
  db: Database,
  comicId: string,
  removeObjects: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [comic] = await tx
      .select({ seriesId: comics.seriesId })
      .from(comics)
      .where(and(eq(comics.id, comicId), isNotNull(comics.deletedAt)))
      .for('update', { skipLocked: true });
    if (!comic) return false;
    await removeObjects();
    await deleteRuns(tx, eq(runs.comicId, comicId));
    await tx.delete(comics).where(eq(comics.id, comicId));
    const others = tx.select({ one: sql`1` }).from(comics).where(eq(comics.seriesId, comic.seriesId));
    const [last] = await tx
      .select({ id: series.id })
      .from(series)
      .where(and(eq(series.id, comic.seriesId), notExists(others)));
    if (last) {
      await deleteRuns(tx, eq(runs.seriesId, last.id));
      await tx.delete(series).where(eq(series.id, last.id));
    }
    return true;
  });
}
