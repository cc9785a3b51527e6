import type { Transaction } from '@panelwise/db/client';
import { countItems, listComicsToCount } from '@panelwise/db/repositories/item-counts';
import { pullWeakItems, quizKindOf } from '@panelwise/db/repositories/pulled-items';
import { listWorkingItems } from '@panelwise/db/repositories/quiz-items';
import { startRun } from '@panelwise/db/repositories/runs';
import type { WorkerDeps } from '../deps.ts';

/**
 * Counts how questions were answered at first, comic by comic where somebody has answered since, lets those rest that do not
 * tell who knows them, and has another one drafted for each. Gives how many rest from now on.
 */
export async function weighItems(
  deps: Pick<WorkerDeps, 'database' | 'bus' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  let all = 0;
  for (const comicId of await listComicsToCount(db)) {
    if (signal?.aborted) break;
    try {
      all += await weigh(deps, comicId);
    } catch (error) {
      deps.log.warn({ err: error, comicId }, 'the questions of a comic could not be counted yet');
    }
  }
  if (all > 0) deps.log.info({ count: all }, 'questions rest that do not tell who knows them');
  return all;
}

async function weigh({ database: { db }, bus }: Pick<WorkerDeps, 'database' | 'bus'>, comicId: string) {
  // Counting a million answers takes a while: the comic is held by what comes after it alone.
  if (!(await db.transaction((tx) => countItems(tx, comicId)))) return 0;
  const { pulled, ownerId } = await db.transaction((tx) => pull(tx, comicId));
  if (pulled > 0 && ownerId) await bus.publish({ topic: 'notices-changed', userId: ownerId });
  return pulled;
}

/** What the house can draft is ordered at once, and begun by the next sweep; what its creator has changed since is theirs. */
async function pull(tx: Transaction, comicId: string) {
  const { items, comic } = await pullWeakItems(tx, comicId);
  if (!comic) return { pulled: 0, ownerId: undefined };
  const { ownerId, seriesId, originalId, prompt } = comic;
  const own = new Set(((await listWorkingItems(tx, comicId)) ?? []).map(({ key }) => key));
  for (const { key, hardcore } of items) {
    if (originalId !== null || prompt.trim() === '' || !own.has(key)) continue;
    const kind = quizKindOf({ hardcore });
    await startRun(tx, {
      ...{ step: 'another-item', ownerId, comicId, seriesId },
      input: { comicId, kind, instead: key },
      activeKey: `another-item:${comicId}:${kind}:${key}`,
    });
  }
  return { pulled: items.length, ownerId };
}
