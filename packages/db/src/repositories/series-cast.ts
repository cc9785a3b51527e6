import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { type PartWishes, partWishesSchema, wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { endRun, isUnfinished, type RunRow, startRun } from './runs.ts';

export type Rewriting = { runs: RunRow[]; events: StoredRunEvent[] };
type OwnSeries = { seriesId: string; ownerId: string };

/**
 * Stores what a creator decided about who is in a series, and orders new scripts for its parts that are not drawn and in
 * which nobody has typed. A script that is being written with the cast of before is stopped first.
 * @returns the runs that were started, and the events of those and of the stopped ones
 */
export async function saveCast(
  db: Database,
  { seriesId, ownerId, cast }: OwnSeries & { cast: CastChoices },
): Promise<Rewriting> {
  return db.transaction((tx) =>
    rewriteScripts(tx, { seriesId, ownerId }, () =>
      tx.update(series).set({ cast }).where(eq(series.id, seriesId)),
    ),
  );
}

/** Stores what a creator wants of the parts of a series, and orders new scripts as `saveCast` does: of those it changes. */
export async function savePartWishes(
  db: Database,
  { seriesId, ownerId, wishes }: OwnSeries & { wishes: PartWishes },
): Promise<Rewriting> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ wishes: series.partWishes, parts: series.parts })
      .from(series)
      .where(eq(series.id, seriesId));
    // Parsed, the keys stand in one order; the database has its own.
    const stored = partWishesSchema.parse(before?.wishes ?? []);
    const isChanged = (part: number) =>
      JSON.stringify(wishFor(stored, part)) !== JSON.stringify(wishFor(wishes, part));
    const changed = (before?.parts ?? []).map(({ part }) => part).filter(isChanged);
    return rewriteScripts(
      tx,
      { seriesId, ownerId },
      () => tx.update(series).set({ partWishes: wishes }).where(eq(series.id, seriesId)),
      changed,
    );
  });
}

/** Stops what is being written of the parts, stores what they are to be written from, and has them written anew. */
async function rewriteScripts(
  tx: Transaction,
  { seriesId, ownerId }: OwnSeries,
  store: () => Promise<unknown>,
  parts?: number[],
): Promise<Rewriting> {
  // Locks are taken run before comic, so runs are ended before any row of a comic is touched.
  const written = await tx
    .select({ id: comics.id })
    .from(comics)
    .where(
      and(
        eq(comics.seriesId, seriesId),
        parts && inArray(comics.partNumber, parts),
        isNull(comics.deletedAt),
        eq(comics.pageCount, 0),
        or(eq(comics.scriptUntouched, true), eq(comics.prompt, '')),
      ),
    )
    .orderBy(asc(comics.partNumber));
  const ids = written.map(({ id }) => id);
  const saved: Rewriting = { runs: [], events: [] };
  const writing = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.comicId, ids), eq(runs.step, 'write-script'), isUnfinished));
  for (const { id } of writing) {
    const event = await endRun(tx, id, { status: 'cancelled' });
    if (event) saved.events.push(event);
  }
  await store();
  // Nobody reads, or begins to edit, a script that is about to become another one.
  await tx
    .update(comics)
    .set({
      prompt: '',
      writtenBy: null,
      scriptUntouched: false,
      scriptRevision: sql`${comics.scriptRevision} + 1`,
    })
    .where(and(inArray(comics.id, ids), ne(comics.prompt, '')));
  for (const comicId of ids) {
    const activeKey = `write-script:${comicId}`;
    const order = {
      step: 'write-script',
      ownerId,
      comicId,
      seriesId,
      activeKey,
      input: { comicId },
    } as const;
    const { run, event } = await startRun(tx, order);
    saved.runs.push(run);
    if (event) saved.events.push(event);
  }
  return saved;
}
