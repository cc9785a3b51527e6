import type { CastChoices } from '@panelwise/contracts/domain/cast';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { endRun, isUnfinished, type RunRow, startRun } from './runs.ts';

export type SavedCast = { runs: RunRow[]; events: StoredRunEvent[] };

/**
 * Stores what a creator decided about who is in a series, and orders new scripts for its parts that are not drawn and in
 * which nobody has typed. A script that is being written with the cast of before is stopped first.
 * @returns the runs that were started, and the events of those and of the stopped ones
 */
export async function saveCast(
  db: Database,
  { seriesId, ownerId, cast }: { seriesId: string; ownerId: string; cast: CastChoices },
): Promise<SavedCast> {
  return db.transaction(async (tx) => {
    // Locks are taken run before comic, so runs are ended before any row of a comic is touched.
    const written = await tx
      .select({ id: comics.id })
      .from(comics)
      .where(
        and(
          eq(comics.seriesId, seriesId),
          isNull(comics.deletedAt),
          eq(comics.pageCount, 0),
          or(eq(comics.scriptUntouched, true), eq(comics.prompt, '')),
        ),
      )
      .orderBy(asc(comics.partNumber));
    const ids = written.map(({ id }) => id);
    const saved: SavedCast = { runs: [], events: [] };
    const writing = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(inArray(runs.comicId, ids), eq(runs.step, 'write-script'), isUnfinished));
    for (const { id } of writing) {
      const event = await endRun(tx, id, { status: 'cancelled' });
      if (event) saved.events.push(event);
    }
    await tx.update(series).set({ cast }).where(eq(series.id, seriesId));
    // Nobody reads, or begins to edit, a script that is about to become another one.
    await tx
      .update(comics)
      .set({ prompt: '', scriptUntouched: false, scriptRevision: sql`${comics.scriptRevision} + 1` })
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
  });
}
