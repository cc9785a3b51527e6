import { retention } from '@panelwise/contracts/domain/retention';
import { removeDeletedComic } from '@panelwise/db/repositories/comic-deletion';
import { listHeldDrafts } from '@panelwise/db/repositories/consents';
import { removeComic } from '@panelwise/db/repositories/submissions';
import type { WorkerDeps } from '../deps.ts';
import { objectRemover } from './remove-comics.ts';

/**
 * Deletes drafts of children whose account has waited for an adult all the time since: with everything that is stored of
 * them, as deleted comics are. One that cannot be removed now stays deleted, and goes with those. Gives how many are gone.
 */
export async function removeHeldDrafts(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  let removed = 0;
  for (const comicId of await listHeldDrafts(db, retention.heldDraftsMs)) {
    if (signal?.aborted) break;
    try {
      await removeComic(db, comicId);
      if (await removeDeletedComic(db, comicId, objectRemover(deps.store, signal))) removed += 1;
    } catch (error) {
      deps.log.warn({ err: error, comicId }, 'a draft without consent could not be removed yet');
    }
  }
  if (removed > 0) deps.log.info({ count: removed }, 'drafts without consent removed');
  return removed;
}
