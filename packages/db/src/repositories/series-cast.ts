import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { type ChosenPart, isAnotherPlan, plansAsChosen } from '@panelwise/contracts/domain/chosen-parts';
import { type PartWishes, partWishesSchema, wishFor } from '@panelwise/contracts/domain/part-wishes';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { listComicsOfSeries } from './comics.ts';
import { mustBeAll, mustBeUndrawn, storePlans } from './part-plans.ts';
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
  return db.transaction(async (tx) => {
    await lockSeries(tx, seriesId);
    return rewriteScripts(tx, { seriesId, ownerId }, () =>
      tx.update(series).set({ cast }).where(eq(series.id, seriesId)),
    );
  });
}

/**
 * Stores what a creator wants of the parts of a series, and with `chosen` their order, titles and key terms, and orders new
 * scripts as `saveCast` does: of those it changes.
 * @throws DomainError `parts-changed`, `part-drawn`
 */
export async function savePartWishes(
  db: Database,
  {
    seriesId,
    ownerId,
    wishes,
    chosen,
  }: OwnSeries & { wishes: PartWishes; chosen?: ChosenPart[] | undefined },
): Promise<Rewriting> {
  return db.transaction(async (tx) => {
    const before = await lockSeries(tx, seriesId);
    const comicsOfSeries = await listComicsOfSeries(tx, seriesId);
    const plans = before.parts.flatMap((plan) => {
      const comic = comicsOfSeries.find(({ partNumber }) => partNumber === plan.part);
      return comic ? [{ ...plan, comicId: comic.id }] : [];
    });
    const next = chosen ? plansAsChosen(plans, mustBeAll(chosen, plans)) : plans;
    const planOf = (comicId: string) => plans.find((one) => one.comicId === comicId)!;
    const replanned = next.filter((plan) => isAnotherPlan(plan, planOf(plan.comicId)));
    await mustBeUndrawn(
      tx,
      replanned.map(({ comicId }) => planOf(comicId)),
    );
    // Parsed, the keys stand in one order; the database has its own.
    const stored = partWishesSchema.parse(before.partWishes);
    const isWishedElse = ({ comicId, part }: (typeof next)[number]) =>
      JSON.stringify(wishFor(stored, planOf(comicId).part)) !== JSON.stringify(wishFor(wishes, part));
    const changed = next.filter((plan) => replanned.includes(plan) || isWishedElse(plan));
    const store = async () => {
      await tx.update(series).set({ partWishes: wishes }).where(eq(series.id, seriesId));
      if (replanned.length > 0) await storePlans(tx, seriesId, before.parts, { plans, next });
    };
    return rewriteScripts(
      tx,
      { seriesId, ownerId },
      store,
      changed.map(({ comicId }) => comicId),
    );
  });
}

/** Before anything else, so that of two who change a series at once one comes after the other. */
async function lockSeries(tx: Transaction, seriesId: string) {
  const [row] = await tx
    .select({ parts: series.parts, partWishes: series.partWishes })
    .from(series)
    .where(eq(series.id, seriesId))
    .for('no key update');
  if (!row) throw new DomainError('comic-not-found');
  return row;
}

/** Stops what is being written of the parts, stores what they are to be written from, and has them written anew. */
async function rewriteScripts(
  tx: Transaction,
  { seriesId, ownerId }: OwnSeries,
  store: () => Promise<unknown>,
  comicIds?: string[],
): Promise<Rewriting> {
  // Locks are taken run before comic, so runs are ended before any row of a comic is touched.
  const written = await tx
    .select({ id: comics.id })
    .from(comics)
    .where(
      and(
        eq(comics.seriesId, seriesId),
        comicIds && inArray(comics.id, comicIds),
        isNull(comics.deletedAt),
        eq(comics.pageCount, 0),
        or(eq(comics.scriptUntouched, true), eq(comics.prompt, '')),
      ),
    )
    .orderBy(asc(comics.partNumber));
  const found = written.map(({ id }) => id);
  // In the order of the parts as they will be.
  const ids = comicIds ? comicIds.filter((id) => found.includes(id)) : found;
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
