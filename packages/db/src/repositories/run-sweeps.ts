import type { Lane } from '@panelwise/contracts/steps/define-step';
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runs, tasks } from '../schema/runs.ts';
import { headColumns, isUnfinished, type RunHead } from './runs.ts';
import { isDue } from './work-leases.ts';

/** Runs that a sweep takes up at most; the next one takes the others. */
const sweptMax = 100;

/** Whether any run or task has not ended. Where none is left there is nothing that a sweep could mend. */
export async function isAnythingUnfinished(db: Queryable): Promise<boolean> {
  const openRun = sql`exists (select 1 from ${runs} where ${isUnfinished})`;
  const openTask = sql`exists (select 1 from ${tasks} where ${inArray(tasks.status, ['queued', 'running'])})`;
  const { rows } = await db.execute<{ open: boolean }>(sql`select ${openRun} or ${openTask} as open`);
  return rows[0]!.open;
}

/** Runs that wait for tasks none of which can go on: what was to end them has been lost. */
export async function listUnsettledRuns(db: Queryable): Promise<RunHead[]> {
  const open = db
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.runId, runs.id), inArray(tasks.status, ['queued', 'running'])));
  return db
    .select(headColumns)
    .from(runs)
    .where(and(eq(runs.status, 'running'), isNull(runs.leaseUntil), notExists(open)))
    .limit(sweptMax);
}

/** Runs that should have ended by now. */
export async function listOverdueRuns(db: Queryable): Promise<RunHead[]> {
  return db
    .select(headColumns)
    .from(runs)
    .where(and(isUnfinished, lt(runs.deadlineAt, sql`now()`)))
    .limit(sweptMax);
}

/**
 * How many jobs the queue must have for each lane, waiting or active: one for each row that is due and was woken longer
 * ago than `quietMs`, and one for each that is worked on. If it has fewer, it has lost some.
 */
export async function countExpectedJobs(db: Queryable, quietMs: number): Promise<Map<Lane, number>> {
  const rowsOf = (table: typeof runs | typeof tasks) => sql`
    select ${table.lane} as lane from ${table}
    where ${table.status} = 'running' and ${table.leaseUntil} >= now()
      or ${isDue(table)} and ${table.wokenAt} < now() - ${quietMs} * interval '1 ms'`;
  const { rows } = await db.execute<{ lane: Lane; n: number }>(sql`
    select lane, count(*)::int as n from (${rowsOf(runs)} union all ${rowsOf(tasks)}) as work group by lane`);
  return new Map(rows.map(({ lane, n }) => [lane, n]));
}
