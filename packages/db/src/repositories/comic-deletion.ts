import { and, asc, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { auditLog } from '../schema/accounts.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { forgetAuditWords } from './audit.ts';
import {
  deleteRuns,
  isFreeToRemove,
  isWriting,
  listOwnBought,
  type ObjectRemover,
  removingUntil,
} from './run-deletion.ts';

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
 * Removes a deleted comic for good: first what it has in the store, and when that is through the rows, with the series if this was
 * the last of it. Objects may take long, so no transaction waits for them: the row says that one worker is at it. Fails as
 * a whole and can be called again. False when there is nothing to do, or another worker is at it.
 */
export async function removeDeletedComic(
  db: Database,
  comicId: string,
  remove: ObjectRemover,
): Promise<boolean> {
  const isDeleted = and(eq(comics.id, comicId), isNotNull(comics.deletedAt));
  const claimed = await db
    .update(comics)
    .set({ removingUntil: removingUntil() })
    .where(and(isDeleted, isFreeToRemove(comics.removingUntil)))
    .returning({ id: comics.id });
  if (claimed.length === 0) return false;
  try {
    await remove.comics([comicId]);
    await remove.bought(await listOwnBought(db, eq(runs.comicId, comicId)));
    return await db.transaction((tx) => deleteComicRows(tx, comicId));
  } catch (error) {
    await db.update(comics).set({ removingUntil: null }).where(eq(comics.id, comicId));
    throw error;
  }
}

async function deleteComicRows(tx: Transaction, comicId: string): Promise<boolean> {
  // With the comic goes the last that leads from its records to its owner.
  await forgetAuditWords(tx, eq(auditLog.subjectId, comicId));
  await deleteRuns(tx, eq(runs.comicId, comicId));
  const [comic] = await tx
    .delete(comics)
    .where(eq(comics.id, comicId))
    .returning({ seriesId: comics.seriesId });
  if (!comic) return false;
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
}
