import { limits } from '@panelwise/contracts/domain/limits';
import { listComicsToRemove, removeDeletedComic } from '@panelwise/db/repositories/comic-deletion';
import type { ObjectRemover } from '@panelwise/db/repositories/run-deletion';
import { boughtKeys, comicPrefix } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import type { WorkerDeps } from '../deps.ts';

/** Objects that are removed with one call. */
const batchSize = 500;

/** Removes objects from the store. An aborted `signal` ends it at the next batch. */
export function objectRemover(store: ObjectStore, signal: AbortSignal | undefined): ObjectRemover {
  const remove = async (keys: string[]) => {
    for (let i = 0; i < keys.length; i += batchSize) {
      signal?.throwIfAborted();
      await store.remove(keys.slice(i, i + batchSize));
    }
  };
  return {
    comics: async (comicIds) => {
      for (const comicId of comicIds) {
        const keys: string[] = [];
        for await (const key of store.list(comicPrefix(comicId))) keys.push(key);
        await remove(keys);
      }
    },
    bought: (stepKeys) => remove(stepKeys.flatMap(boughtKeys)),
  };
}

/**
 * Removes the comics that were deleted long enough ago: first what is stored, then the rows, so that a crash in between
 * leaves a comic that the next pass finds again. Gives how many are gone.
 */
export async function removeDeletedComics(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  let removed = 0;
  for (const comicId of await listComicsToRemove(db, limits.deletedComicKeptMs)) {
    if (signal?.aborted) break;
    try {
      const isGone = await removeDeletedComic(db, comicId, objectRemover(deps.store, signal));
      if (isGone) removed += 1;
    } catch (error) {
      deps.log.warn({ err: error, comicId }, 'a deleted comic could not be removed yet');
    }
  }
  if (removed > 0) deps.log.info({ count: removed }, 'deleted comics removed');
  return removed;
}
