import type { ShownComics } from '@panelwise/contracts/domain/family';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { comics } from '../schema/comics.ts';
import { readingDays, readings } from '../schema/learning.ts';
import { isInLibraryOf } from './library.ts';

export type ReadingRow = typeof readings.$inferSelect;
export type ReadingProgress = {
  userId: string;
  comicId: string;
  page: number;
  panel: number;
  /** Panels up to this one, over the whole comic. */
  panelsRead: number;
  panels: number;
  /** Since it was last told, in ms, as the reader says. */
  ms: number;
  /** Told later, by a device that had no network. */
  isLate: boolean;
};

/**
 * Notes how far somebody has read, and for how long: no longer than has gone by since they last told of this comic or of
 * another one, whatever is said. With what is told first the comic is opened, and the time counts from there; what was
 * assigned may have been opened without a network, any time since. What is told later, all at once, takes its time out of
 * that same while: each of several comics begins where the one before has ended. It is finished at the last panel, once enough time was read.
 * The caller holds the learner's lock.
 * @param mostMs what is told at once counts as so much at most @param mostLateMs and all that is told later
 * @param leastMs of reading in all to have read it
 * @param assignedAt when it was assigned, for a comic that is read for an assignment
 */
export async function noteReading(
  tx: Transaction,
  { userId, comicId, page, panel, panelsRead, panels, ms, isLate }: ReadingProgress,
  {
    mostMs,
    mostLateMs,
    leastMs,
    assignedAt,
  }: { mostMs: number; mostLateMs: number; leastMs: number; assignedAt?: Date | undefined },
): Promise<ReadingRow & { isJustFinished: boolean }> {
  const since = (moment: SQL) => sql<string | null>`extract(epoch from now() - ${moment}) * 1000`;
  const [before] = await tx
    .select({
      isOpen: sql<boolean>`coalesce(bool_or(${readings.comicId} = ${comicId}), false)`,
      toldMs: since(sql`max(${readings.updatedAt})`),
      assignedMs: since(sql`${assignedAt?.toISOString() ?? null}::timestamptz`),
      finished: sql<boolean>`coalesce(bool_or(${readings.comicId} = ${comicId} and ${readings.finishedAt} is not null), false)`,
    })
    .from(readings)
    .where(eq(readings.userId, userId));
  const { isOpen, toldMs, assignedMs, finished } = before!;
  const elapsed = Math.min(Number(toldMs ?? mostMs), isOpen ? mostMs : Number(assignedMs ?? 0));
  const read = Math.round(Math.max(0, Math.min(ms, mostMs, elapsed)));
  await addToDay(tx, { userId, comicId }, read);
  const left = isLate ? Math.max(0, Math.round(Math.min(Number(toldMs ?? 0), mostLateMs)) - read) : 0;
  const place = { page, panel, panels, updatedAt: sql`now() - ${left} * interval '1 ms'` };
  await tx
    .insert(readings)
    .values({ userId, comicId, ...place, panelsRead })
    .onConflictDoUpdate({
      target: [readings.userId, readings.comicId],
      set: { ...place, panelsRead: sql`greatest(${readings.panelsRead}, ${panelsRead})` },
    });
  const row = await finishReading(tx, { userId, comicId }, leastMs);
  return { ...row, isJustFinished: !finished && row.finishedAt !== null };
}

type OfReading = Pick<ReadingProgress, 'userId' | 'comicId'>;

/** Adds to what somebody read of a comic today, by UTC. */
async function addToDay(tx: Transaction, of: OfReading, ms: number): Promise<void> {
  await tx
    .insert(readingDays)
    .values({ ...of, day: sql<string>`(now() at time zone 'UTC')::date`, ms })
    .onConflictDoUpdate({
      target: [readingDays.userId, readingDays.day, readingDays.comicId],
      set: { ms: sql`least(${readingDays.ms} + ${ms}, ${24 * 3_600_000})` },
    });
}

/** A comic is read to its end once its last panel was reached and enough time was read in all. */
async function finishReading(
  tx: Transaction,
  { userId, comicId }: OfReading,
  leastMs: number,
): Promise<ReadingRow> {
  const total = sql`(
    select coalesce(sum(${readingDays.ms}), 0) from ${readingDays}
    where ${readingDays.userId} = ${userId} and ${readingDays.comicId} = ${comicId}
  )`;
  const isEnough = sql`${readings.panelsRead} >= ${readings.panels} and ${total} >= ${Math.round(leastMs)}`;
  const [row] = await tx
    .update(readings)
    .set({ finishedAt: sql`coalesce(${readings.finishedAt}, case when ${isEnough} then now() end)` })
    .where(and(eq(readings.userId, userId), eq(readings.comicId, comicId)))
    .returning();
  return row!;
}

/**
 * Notes how far somebody has read in a class pack, and for how long in all. What the same pack has told before is taken
 * off, so that a file that is brought in twice changes nothing. The caller holds the learner's lock, and has looked at the time.
 * @param leastMs of reading in all to have read it
 * @returns false where nothing of it is new
 */
export async function notePackReading(
  tx: Transaction,
  { userId, comicId, page, panel, panelsRead, panels, ms }: Omit<ReadingProgress, 'isLate'>,
  { packId, leastMs }: { packId: string; leastMs: number },
): Promise<boolean> {
  const [before] = await tx
    .select()
    .from(readings)
    .where(and(eq(readings.userId, userId), eq(readings.comicId, comicId)));
  const told = before?.packs[packId] ?? 0;
  const isFurther = panelsRead > (before?.panelsRead ?? 0);
  if (ms <= told && !isFurther) return false;
  const added = Math.max(0, Math.round(ms - told));
  await addToDay(tx, { userId, comicId }, added);
  const set = {
    panels,
    packs: { ...before?.packs, [packId]: told + added },
    updatedAt: sql`now()`,
    ...(isFurther && { page, panel, panelsRead }),
  };
  await tx
    .insert(readings)
    .values({ userId, comicId, ...set })
    .onConflictDoUpdate({ target: [readings.userId, readings.comicId], set });
  await finishReading(tx, { userId, comicId }, leastMs);
  return true;
}

/** True where somebody has read a comic to its end. */
export async function hasRead(db: Queryable, userId: string, comicId: string): Promise<boolean> {
  const [row] = await db
    .select({ finishedAt: readings.finishedAt })
    .from(readings)
    .where(and(eq(readings.userId, userId), eq(readings.comicId, comicId)));
  return row?.finishedAt != null;
}

/** What somebody is in the middle of: the comic of the library that they last read, and have not read to its end. */
export async function findOpenReading(
  db: Queryable,
  userId: string,
  shown?: ShownComics,
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select({ reading: readings })
    .from(readings)
    .innerJoin(comics, eq(comics.id, readings.comicId))
    .where(and(eq(readings.userId, userId), isNull(readings.finishedAt), await isInLibraryOf(db, shown)))
    .orderBy(desc(readings.updatedAt))
    .limit(1);
  return row?.reading;
}
