import type { Queryable } from '@panelwise/db/client';
import { countTasks, measurePace } from '@panelwise/db/repositories/tasks';

/** Share of a run's tasks that are done, in percent; 99 at most, because only the end of the run is 100. */
export async function percentDone(db: Queryable, runId: string): Promise<number> {
  const counts = await countTasks(db, runId);
  const total = counts.reduce((sum, row) => sum + row.n, 0);
  const done = counts.filter((row) => row.status === 'succeeded').reduce((sum, row) => sum + row.n, 0);
  return total === 0 ? 0 : Math.min(99, Math.round((done / total) * 100));
}

/**
 * How long the rest will take, as a range in ms: the pace of this try so far, a fifth quicker to a half slower. None
 * before the second panel is there, because one says nothing about a pace.
 */
export async function remainingTime(
  db: Queryable,
  runId: string,
): Promise<{ low: number; high: number } | undefined> {
  const { done, left, ms } = await measurePace(db, runId, 'panel');
  if (done < 2) return undefined;
  const rest = (ms / done) * left;
  return { low: Math.round(rest * 0.8), high: Math.round(rest * 1.5) };
}
