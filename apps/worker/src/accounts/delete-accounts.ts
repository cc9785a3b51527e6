import {
  closeDueAccounts,
  deleteClosedAccount,
  listClosedAccounts,
} from '@panelwise/db/repositories/account-deletion';
import type { WorkerDeps } from '../deps.ts';
import { removeComicObjects } from './remove-comics.ts';

/**
 * Deletes the accounts whose period of grace is over, with everything in them: first the pictures and PDFs,
 * then the rows, so that a crash in between leaves an account that the next pass finds again. An account that
 * still had work going on is closed now and deleted by a later pass. Gives how many are gone. An aborted
 * `signal` ends the pass at the next account or batch of objects.
 */
export async function deleteDueAccounts(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'bell' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  const { userIds, runIds } = await closeDueAccounts(db);
  for (const userId of userIds) await deps.bell.ring({ topic: 'session-ended', userId });
  for (const runId of runIds) await deps.bell.ring({ topic: 'cancel', runId });
  let deleted = 0;
  for (const userId of await listClosedAccounts(db)) {
    if (signal?.aborted) break;
    try {
      const removed = await deleteClosedAccount(db, userId, (comicIds) =>
        removeComicObjects(deps.store, comicIds, signal),
      );
      if (removed) deleted += 1;
    } catch (error) {
      deps.log.warn({ err: error, userId }, 'an account could not be deleted yet');
    }
  }
  if (deleted > 0) {
    deps.log.info({ count: deleted }, 'accounts deleted');
    await deps.bell.ring({ topic: 'submissions-changed' });
  }
  return deleted;
}
