import { limits } from '@panelwise/contracts/domain/limits';
import type { NewReport } from '@panelwise/contracts/domain/report';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { comics } from '../schema/comics.ts';
import { comicReports } from '../schema/reports.ts';

/**
 * Keeps what a reader says of a comic, once for each reader. The caller holds the comic.
 * @returns `hidden` where this report has just taken the comic away from readers
 */
export async function insertReport(
  tx: Transaction,
  comicId: string,
  reader: string,
  { reason, note }: NewReport,
): Promise<'hidden' | 'kept' | 'known'> {
  const kept = await tx
    .insert(comicReports)
    .values({ comicId, reader, reason, note: note || null })
    .onConflictDoNothing()
    .returning({ id: comicReports.id });
  if (kept.length === 0) return 'known';
  const open = await tx.$count(comicReports, isOpen(comicId));
  await tx.update(comics).set({ openReports: open }).where(eq(comics.id, comicId));
  if (open < limits.reportsToHide) return 'kept';
  const hidden = await tx
    .update(comics)
    .set({ hiddenAt: sql`now()` })
    .where(and(eq(comics.id, comicId), isNull(comics.hiddenAt)))
    .returning({ id: comics.id });
  return hidden.length > 0 ? 'hidden' : 'kept';
}

/** What readers said and no admin has looked at, newest first. */
export async function listOpenReports(db: Queryable, comicId: string) {
  return db.select().from(comicReports).where(isOpen(comicId)).orderBy(desc(comicReports.createdAt));
}

/** An admin has looked at what is open. It belongs in the transaction of what they decided. */
export async function settleReports(tx: Transaction, comicId: string): Promise<void> {
  await tx.update(comicReports).set({ settledAt: sql`now()` }).where(isOpen(comicId));
}

/** Shows a comic again that an admin found fine as it is. */
export async function showAgain(tx: Transaction, comicId: string): Promise<void> {
  await settleReports(tx, comicId);
  await tx.update(comics).set({ openReports: 0, hiddenAt: null }).where(eq(comics.id, comicId));
}

/** Whether readers reported it so often that nobody reads it now. */
export async function isHiddenComic(db: Queryable, comicId: string): Promise<boolean> {
  const shown = and(eq(comics.id, comicId), isNotNull(comics.hiddenAt), isNull(comics.deletedAt));
  return (await db.$count(comics, shown)) > 0;
}

/** Forgets what tells readers apart, and deletes what was decided about longer ago. Both in ms. */
export async function purgeReports(db: Queryable, readersMs: number, keptMs: number): Promise<void> {
  const before = (ms: number) => sql`now() - ${ms} * interval '1 ms'`;
  await db.delete(comicReports).where(lt(comicReports.settledAt, before(keptMs)));
  const known = db
    .select({ id: comicReports.id })
    .from(comicReports)
    .where(and(isNotNull(comicReports.reader), lt(comicReports.createdAt, before(readersMs))));
  await db.update(comicReports).set({ reader: null }).where(inArray(comicReports.id, known));
}

const isOpen = (comicId: string) => and(eq(comicReports.comicId, comicId), isNull(comicReports.settledAt));
