import { retention } from '@panelwise/contracts/domain/retention';
import { forgetBoughtObjects, listOldBoughtObjects } from '@panelwise/db/repositories/bought-objects';
import type { WorkerDeps } from '../deps.ts';

/** Objects that are removed with one call. */
const batchSize = 500;

/**
 * Removes the pictures as providers sent them of runs that ended long enough ago: first the objects, then their mention
 * in the ledger, so that a crash in between leaves what the next pass finds again. Gives how many are gone. An aborted
 * `signal` ends it at the next batch.
 */
export async function removeOldBought(
  { database, store }: Pick<WorkerDeps, 'database' | 'store'>,
  signal?: AbortSignal,
): Promise<number> {
  for (let removed = 0; ; ) {
    if (signal?.aborted) return removed;
    const old = await listOldBoughtObjects(database.db, retention.boughtMs, batchSize);
    if (old.length === 0) return removed;
    await store.remove(old.map(({ objectKey }) => objectKey));
    await forgetBoughtObjects(database.db, old);
    removed += old.length;
  }
}
