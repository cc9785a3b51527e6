import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { runs } from '../schema/runs.ts';
import { findRun, type RunRow } from './runs.ts';
import { snapshotRun } from './snapshots.ts';

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

/** The number of the last event of each run. */
export async function listLastSeqs(db: Queryable, runIds: string[]): Promise<{ id: string; seq: number }[]> {
  if (runIds.length === 0) return [];
  return db.select({ id: runs.id, seq: runs.seq }).from(runs).where(inArray(runs.id, runIds));
}

/** A run with its panels as of one moment. Addresses of pictures are not signed yet. */
export async function findSnapshot(db: Database, runId: string): Promise<RunSnapshot | undefined> {
  return db.transaction(
    async (tx) => {
      const run = await findRun(tx, runId);
      return run && snapshotRun(tx, run);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
