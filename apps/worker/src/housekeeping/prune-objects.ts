import { retention } from '@panelwise/contracts/domain/retention';
import {
  giveBackComicToPrune,
  isQuietComic,
  listShownObjects,
  takeComicsToPrune,
} from '@panelwise/db/repositories/retention';
import { comicPrefix, isDrawnKey, largeOf } from '@panelwise/storage/keys';
import type { WorkerDeps } from '../deps.ts';

/** Objects that are removed with one call. */
const batchSize = 500;

/**
 * Removes pictures and PDFs that nothing shows any more: older pages, covers and prints. Only comics at rest are tidied.
 * An aborted `signal` ends it at the next comic.
 * @returns how many objects are gone
 */
export async function pruneObjects(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  let removed = 0;
  let isStopped = false;
  while (!isStopped) {
    const comicIds = await takeComicsToPrune(db, retention.unusedObjectsMs);
    isStopped = comicIds.length === 0;
    for (const comicId of comicIds) {
      try {
        signal?.throwIfAborted();
        removed += await pruneComic(deps, comicId);
      } catch (error) {
        // It would be taken again at once: the next pass tries it.
        isStopped = true;
        await giveBackComicToPrune(db, comicId);
        if (!signal?.aborted) deps.log.warn({ err: error, comicId }, 'a comic could not be tidied');
      }
    }
  }
  if (removed > 0) deps.log.info({ count: removed }, 'unused pictures and PDFs removed');
  return removed;
}

async function pruneComic({ database, store }: Pick<WorkerDeps, 'database' | 'store'>, comicId: string) {
  const oldest = Date.now() - retention.unusedObjectsMs;
  const old: string[] = [];
  for await (const { key, modifiedAt } of store.describeAll(comicPrefix(comicId)))
    if (isDrawnKey(key) && modifiedAt.getTime() < oldest) old.push(key);
  const shown = await listShownObjects(database.db, comicId);
  const unused = old.filter((key) => !shown.has(largeOf(key) ?? key) && !shown.has(key));
  for (let i = 0; i < unused.length; i += batchSize) {
    // A run that began meanwhile may make the same picture again, under the same key.
    if (!(await isQuietComic(database.db, comicId))) throw new Error('Something is being made for it.');
    await store.remove(unused.slice(i, i + batchSize));
  }
  return unused.length;
}
