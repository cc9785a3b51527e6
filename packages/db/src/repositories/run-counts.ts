import type { RunStatus } from '@panelwise/contracts/domain/run';
import { count } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runs } from '../schema/runs.ts';

/** How many runs there are in each status that occurs. */
export async function countRunsByStatus(db: Queryable): Promise<{ status: RunStatus; n: number }[]> {
  return db.select({ status: runs.status, n: count() }).from(runs).groupBy(runs.status);
}
