import { and, eq, exists, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { codeGuesses, otps, passkeyChallenges, refreshTokens } from '../schema/accounts.ts';
import { battles } from '../schema/battles.ts';
import { comics, editions, pages, panels, panelVersions } from '../schema/comics.ts';
import { gameRounds } from '../schema/games.ts';
import { notices } from '../schema/notices.ts';
import { panelDraws, runEvents, runs, tasks } from '../schema/runs.ts';
import { isWriting } from './run-deletion.ts';

/** Rows that one statement deletes at most, so that none takes long. */
const batchSize = 500;

function before(ms: number): SQL {
  return sql`now() - ${ms} * interval '1 ms'`;
}

/** Deletes events and tasks of runs that ended longer ago. @returns of how many runs; call it again while it is not 0 */
export async function purgeRunHistory(db: Database, keptMs: number): Promise<number> {
  return db.transaction(async (tx) => {
    const has = (table: typeof runEvents | typeof tasks) =>
      exists(tx.select({ one: sql`1` }).from(table).where(eq(table.runId, runs.id)));
    const old = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(lt(runs.finishedAt, before(keptMs)), or(has(runEvents), has(tasks))))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    await tx.delete(runEvents).where(inArray(runEvents.runId, ids));
    await tx.delete(tasks).where(inArray(tasks.runId, ids));
    return ids.length;
  });
}

/** Deletes wrong codes that were entered longer ago. @returns how many; call it again while it is not 0 */
export async function purgeCodeGuesses(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: codeGuesses.id })
    .from(codeGuesses)
    .where(lt(codeGuesses.createdAt, before(keptMs)))
    .limit(batchSize);
  const gone = await db
    .delete(codeGuesses)
    .where(inArray(codeGuesses.id, old))
    .returning({ id: codeGuesses.id });
  return gone.length;
}

/** Deletes what passkeys were to sign in vain. @returns how many; call it again while it is not 0 */
export async function purgePasskeyChallenges(db: Queryable): Promise<number> {
  const old = lt(passkeyChallenges.expiresAt, before(0));
  return (await db.delete(passkeyChallenges).where(old).returning({ at: passkeyChallenges.expiresAt }))
    .length;
}

/** Deletes that panels were drawn longer ago. @returns how many; call it again while it is not 0 */
export async function purgePanelDraws(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: panelDraws.id })
    .from(panelDraws)
    .where(lt(panelDraws.createdAt, before(keptMs)))
    .limit(batchSize);
  return (await db.delete(panelDraws).where(inArray(panelDraws.id, old)).returning({ id: panelDraws.id }))
    .length;
}

/** Deletes one-time codes that were sent longer ago. @returns how many; call it again while it is not 0 */
export async function purgeCodes(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: otps.id })
    .from(otps)
    .where(lt(otps.createdAt, before(keptMs)))
    .limit(batchSize);
  return (await db.delete(otps).where(inArray(otps.id, old)).returning({ id: otps.id })).length;
}

/** Deletes notices that were left longer ago. @returns how many; call it again while it is not 0 */
export async function purgeNotices(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: notices.id })
    .from(notices)
    .where(lt(notices.createdAt, before(keptMs)))
    .limit(batchSize);
  return (await db.delete(notices).where(inArray(notices.id, old)).returning({ id: notices.id })).length;
}

/** Deletes rounds of games whose last move is longer ago. @returns how many; call it again while it is not 0 */
export async function purgeGameRounds(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(lt(gameRounds.movedAt, before(keptMs)))
    .limit(batchSize);
  return (await db.delete(gameRounds).where(inArray(gameRounds.id, old)).returning({ id: gameRounds.id }))
    .length;
}

/** Deletes battles that were opened longer ago. @returns how many; call it again while it is not 0 */
export async function purgeBattles(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: battles.id })
    .from(battles)
    .where(lt(battles.createdAt, before(keptMs)))
    .limit(batchSize);
  return (await db.delete(battles).where(inArray(battles.id, old)).returning({ id: battles.id })).length;
}

/** Deletes sessions that ran out or were ended longer ago. @returns how many; call it again while it is not 0 */
export async function purgeSessions(db: Queryable, keptMs: number): Promise<number> {
  const old = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(or(lt(refreshTokens.expiresAt, before(keptMs)), lt(refreshTokens.revokedAt, before(keptMs))))
    .limit(batchSize);
  const deleted = await db
    .delete(refreshTokens)
    .where(inArray(refreshTokens.id, old))
    .returning({ id: refreshTokens.id });
  return deleted.length;
}

/**
 * Takes comics that have not changed for so long, and whose store was not tidied since, each for one caller. A comic that
 * something is written for is left for later.
 */
export async function takeComicsToPrune(db: Queryable, quietMs: number, limit = 50): Promise<string[]> {
  const quietSince = sql`${comics.updatedAt} + ${quietMs} * interval '1 ms'`;
  const due = db
    .select({ id: comics.id })
    .from(comics)
    .where(
      and(
        isNull(comics.deletedAt),
        lt(comics.updatedAt, before(quietMs)),
        or(isNull(comics.prunedAt), lt(comics.prunedAt, quietSince)),
        notExists(writing(db)),
      ),
    )
    .orderBy(sql`${comics.prunedAt} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(comics)
    .set({ prunedAt: sql`now()` })
    .where(inArray(comics.id, due))
    .returning({ id: comics.id });
  return taken.map(({ id }) => id);
}

/** Says that a comic's store could not be tidied, so that it is taken again, after those that were not tried yet. */
export async function giveBackComicToPrune(db: Queryable, comicId: string): Promise<void> {
  await db
    .update(comics)
    .set({ prunedAt: sql`${comics.updatedAt}` })
    .where(eq(comics.id, comicId));
}

/** False while something may still be written for a comic. */
export async function isQuietComic(db: Queryable, comicId: string): Promise<boolean> {
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.id, comicId), notExists(writing(db))));
  return rows.length > 0;
}

function writing(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.comicId, comics.id), isWriting()));
}

/** The keys of everything stored that something of a comic shows: as it is now, as a panel was before, as it was reviewed. */
export async function listShownObjects(db: Queryable, comicId: string): Promise<Set<string>> {
  const [own, ofPages, ofPanels, ofVersions, ofEditions] = await Promise.all([
    db.select({ cover: comics.thumbnailKey, pdf: comics.pdfKey }).from(comics).where(eq(comics.id, comicId)),
    db
      .select({ image: pages.imageKey, art: pages.artKey, thumbnail: pages.thumbnailKey })
      .from(pages)
      .where(eq(pages.comicId, comicId)),
    db.select({ art: panels.artKey }).from(panels).where(eq(panels.comicId, comicId)),
    db
      .select({ art: panelVersions.artKey })
      .from(panelVersions)
      .innerJoin(panels, eq(panels.id, panelVersions.panelId))
      .where(eq(panels.comicId, comicId)),
    db
      .select({ keys: editions.objectKeys, cover: editions.thumbnailKey, pdf: editions.pdfKey })
      .from(editions)
      .where(eq(editions.comicId, comicId)),
  ]);
  const keys = [
    ...[...own, ...ofPages, ...ofPanels, ...ofVersions].flatMap((row) => Object.values(row)),
    ...ofEditions.flatMap(({ keys, cover, pdf }) => [...keys, cover, pdf]),
  ];
  return new Set(keys.filter((key) => key !== null));
}
