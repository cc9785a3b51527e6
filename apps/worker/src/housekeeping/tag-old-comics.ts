import { standardsForComic } from '@panelwise/contracts/curricula/lesson-standards';
import { tagAwaitingComics } from '@panelwise/db/repositories/comic-standards';
import type { WorkerDeps } from '../deps.ts';

/** So many at once: each batch is there as a whole, so that a worker that is stopped loses nothing. */
const batch = 200;

/** Tags comics that were made from a lesson before comics had standards. Gives how many were looked at. */
export async function tagOldComics(
  { database, log }: Pick<WorkerDeps, 'database' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0;
  for (let done = -1; done !== 0 && !signal?.aborted; all += done)
    done = await tagAwaitingComics(database.db, standardsForComic, batch);
  if (all > 0) log.info({ count: all }, 'older comics tagged with the standards of their lessons');
  return all;
}
