import { isTerminal, type RunStatus, type StoredRunSnapshot } from '@panelwise/contracts/domain/run';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { runs } from '../schema/runs.ts';
import { findRun, headColumns, type RunHead, type RunRow } from './runs.ts';
import { snapshotRuns } from './snapshots.ts';

/** Runs that a list gives at most. */
const listedMax = 100;

/** The run that an owner has ordered under an idempotency key. */
export async function findRunByKey(
  db: Queryable,
  ownerId: string,
  idempotencyKey: string,
): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), eq(runs.idempotencyKey, idempotencyKey)));
  return run;
}

/** The runs that a run has ordered. */
export async function findChildren(db: Queryable, parentId: string): Promise<RunHead[]> {
  return db.select(headColumns).from(runs).where(eq(runs.parentId, parentId));
}

/** The newest runs of an owner, at most 100, without what went in and what came out. */
export async function listRuns(
  db: Queryable,
  filter: { ownerId: string; comicId?: string; activeOnly?: boolean },
): Promise<RunHead[]> {
  return db
    .select(headColumns)
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, filter.ownerId),
        filter.comicId ? eq(runs.comicId, filter.comicId) : undefined,
        filter.activeOnly ? inArray(runs.status, ['queued', 'running']) : undefined,
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(listedMax);
}

/** The number of the last event of each run. */
export async function listLastSeqs(db: Queryable, runIds: string[]): Promise<{ id: string; seq: number }[]> {
  if (runIds.length === 0) return [];
  return db.select({ id: runs.id, seq: runs.seq }).from(runs).where(inArray(runs.id, runIds));
}

/** A run with its panels and its result, as of one moment. */
export async function findSnapshot(db: Database, runId: string): Promise<StoredRunSnapshot | undefined> {
  return asOfOneMoment(db, async (tx) => {
    const run = await findRun(tx, runId);
    if (!run) return undefined;
    const [snapshot] = await snapshotRuns(tx, [run]);
    return snapshot && { ...snapshot, result: run.result };
  });
}

/**
 * As `listRuns`, as of one moment, with the panels of those that are going on and, of one comic, of the one that was drawn
 * last: a list of a hundred comics would otherwise have tens of thousands.
 */
export async function listSnapshots(
  db: Database,
  filter: Parameters<typeof listRuns>[1],
): Promise<StoredRunSnapshot[]> {
  return asOfOneMoment(db, async (tx) => {
    const heads = await listRuns(tx, filter);
    const last = filter.comicId ? heads.find((run) => run.step === 'generate-comic') : undefined;
    return snapshotRuns(tx, heads, (run) => run === last || !isTerminal(run.status));
  });
}

function asOfOneMoment<T>(db: Database, read: Parameters<typeof db.transaction<T>>[0]): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** True while something of a comic is being made, or waits to be; of these steps only, if they are given. */
export async function hasOpenRun(db: Queryable, comicId: string, steps?: StepName[]): Promise<boolean> {
  return hasRun(db, comicId, ['queued', 'running'], steps);
}

/** True when a comic was printed before, whatever has become of its PDF since. */
export async function wasPrinted(db: Queryable, comicId: string): Promise<boolean> {
  return hasRun(db, comicId, ['succeeded'], ['generate-pdf']);
}

async function hasRun(db: Queryable, comicId: string, statuses: RunStatus[], steps?: StepName[]) {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.comicId, comicId),
        inArray(runs.status, statuses),
        steps ? inArray(runs.step, steps) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
