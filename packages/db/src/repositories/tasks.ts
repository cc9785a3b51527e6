import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runs, type TaskKind, tasks } from '../schema/runs.ts';
import type { PanelPlace } from './panel-versions.ts';
import { claimable, type OutageAge, outageAge } from './work-leases.ts';

export type TaskRow = typeof tasks.$inferSelect;
type Leased = Pick<TaskRow, 'id' | 'fence'>;

export type NewTask = Pick<TaskRow, 'kind' | 'lane' | 'pageNumber'> &
  Partial<Pick<TaskRow, 'panelNumber' | 'status'>>;

/** Adds tasks to a run, which the caller then wakes; those that are there already stay as they are. */
export async function addTasks(db: Queryable, runId: string, rows: NewTask[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(tasks)
      .values(rows.map((row) => ({ ...row, runId, wokenAt: sql`now()` })))
      .onConflictDoNothing();
}

/** All tasks of a run, page by page, panels before their page. */
export async function listTasks(db: Queryable, runId: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(eq(tasks.runId, runId))
    .orderBy(asc(tasks.pageNumber), sql`${tasks.kind} <> 'panel'`, asc(tasks.panelNumber));
}

/** As `claimRun`, for a task; its run has to be running. */
export async function claimTask(
  db: Queryable,
  id: string,
  leaseMs: number,
): Promise<(TaskRow & OutageAge) | undefined> {
  const [task] = await db
    .update(tasks)
    .set({
      status: 'running',
      fence: sql`${tasks.fence} + 1`,
      crashes: sql`${tasks.crashes} + case when ${tasks.status} = 'running' then 1 else 0 end`,
      leaseUntil: sql`now() + ${leaseMs} * interval '1 ms'`,
      startedAt: sql`now()`,
    })
    .where(and(eq(tasks.id, id), claimable(tasks)))
    .returning({ ...getTableColumns(tasks), ...outageAge(tasks) });
  return task;
}

/** Ends a task. False when it is not the caller's any more: its result is then to be thrown away. */
export async function endTask(
  db: Queryable,
  task: Leased,
  end: { status: 'succeeded' } | { status: 'failed'; code: ErrorCode; message: string },
): Promise<boolean> {
  const rows = await db
    .update(tasks)
    .set({
      status: end.status,
      leaseUntil: null,
      outageSince: null,
      finishedAt: sql`now()`,
      errorCode: end.status === 'failed' ? end.code : null,
      errorMessage: end.status === 'failed' ? end.message : null,
    })
    .where(and(eq(tasks.id, task.id), eq(tasks.fence, task.fence), eq(tasks.status, 'running')))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/**
 * Releases the page task of a page whose panels are all drawn. The caller holds the run's row lock (see
 * `holdTask`), so of two panels that finish at once exactly one sees the page complete.
 */
export async function releasePage(
  db: Queryable,
  runId: string,
  pageNumber: number,
): Promise<TaskRow | undefined> {
  const [page] = await db
    .update(tasks)
    .set({ status: 'queued', availableAt: sql`now()`, wokenAt: sql`now()` })
    .where(
      and(
        eq(tasks.runId, runId),
        eq(tasks.kind, 'page'),
        eq(tasks.pageNumber, pageNumber),
        eq(tasks.status, 'blocked'),
        sql`not exists (select 1 from tasks other where other.run_id = ${runId} and other.kind = 'panel' and other.page_number = ${pageNumber} and other.status <> 'succeeded')`,
      ),
    )
    .returning();
  return page;
}

export type TaskCount = { kind: TaskKind; status: TaskRow['status']; n: number };

/** How many tasks of a run are in which state. */
export async function countTasks(db: Queryable, runId: string): Promise<TaskCount[]> {
  return db
    .select({ kind: tasks.kind, status: tasks.status, n: count() })
    .from(tasks)
    .where(eq(tasks.runId, runId))
    .groupBy(tasks.kind, tasks.status);
}

/**
 * The pace of a run's tasks of one kind: how many were done since this try of the run began, how long that took, in ms,
 * and how many are still to be done.
 */
export async function measurePace(
  db: Queryable,
  runId: string,
  kind: TaskKind,
): Promise<{ done: number; left: number; ms: number }> {
  const [pace] = await db
    .select({
      done: sql<number>`count(*) filter (where ${tasks.status} = 'succeeded' and ${tasks.finishedAt} >= ${runs.startedAt})::int`,
      left: sql<number>`count(*) filter (where ${tasks.status} in ('queued', 'running'))::int`,
      ms: sql<number>`(extract(epoch from clock_timestamp() - min(${runs.startedAt})) * 1000)::float`,
    })
    .from(tasks)
    .innerJoin(runs, eq(runs.id, tasks.runId))
    .where(and(eq(tasks.runId, runId), eq(tasks.kind, kind)));
  return { done: pace?.done ?? 0, left: pace?.left ?? 0, ms: pace?.ms ?? 0 };
}

/** Stops everything of a run that has not ended, and gives the places of its panels among that. */
export async function stopTasks(db: Queryable, runId: string): Promise<PanelPlace[]> {
  const stopped = await db
    .update(tasks)
    .set({ status: 'cancelled', leaseUntil: null, outageSince: null, finishedAt: sql`now()` })
    .where(and(eq(tasks.runId, runId), inArray(tasks.status, ['queued', 'running', 'blocked'])))
    .returning({ kind: tasks.kind, page: tasks.pageNumber, panel: tasks.panelNumber });
  return stopped.filter((task) => task.kind === 'panel');
}

/**
 * Makes failed and cancelled tasks of a run ready to be done again: panels are queued; a page waits for its panels,
 * unless they are all there already.
 */
export async function reopenTasks(db: Queryable, runId: string): Promise<void> {
  await db
    .update(tasks)
    .set({
      status: sql`case when ${tasks.kind} = 'page' and exists (
        select 1 from tasks other where other.run_id = ${runId} and other.kind = 'panel'
          and other.page_number = ${sql.raw('tasks.page_number')} and other.status <> 'succeeded'
      ) then 'blocked' else 'queued' end`,
      attempt: 0,
      crashes: 0,
      fence: sql`${tasks.fence} + 1`,
      availableAt: sql`now()`,
      wokenAt: null,
      errorCode: null,
      errorMessage: null,
      finishedAt: null,
    })
    .where(and(eq(tasks.runId, runId), inArray(tasks.status, ['failed', 'cancelled'])));
}
