import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { runs, tasks } from '../schema/runs.ts';

/**
 * Gives open work the time back that has passed since a backup was made: its deadline would be over, and a service that was away
 * then would count as away ever since. @returns how many runs are open
 */
export async function prolongOpenRuns(db: Database, backedUpAt: Date): Promise<number> {
  const moved = (column: typeof runs.deadlineAt | typeof runs.outageSince | typeof tasks.outageSince): SQL =>
    sql`${column} + (now() - ${backedUpAt.toISOString()}::timestamptz)`;
  return db.transaction(async (tx) => {
    const open = await tx
      .update(runs)
      .set({ deadlineAt: moved(runs.deadlineAt), outageSince: moved(runs.outageSince) })
      .where(inArray(runs.status, ['queued', 'running']))
      .returning({ id: runs.id });
    await tx
      .update(tasks)
      .set({ outageSince: moved(tasks.outageSince) })
      .where(inArray(tasks.status, ['queued', 'running']));
    return open.length;
  });
}
