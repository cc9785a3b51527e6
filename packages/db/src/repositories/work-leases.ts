import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { pausedLanes, runs, tasks } from '../schema/runs.ts';

const tables = { run: runs, task: tasks } as const;
export type LeaseKind = keyof typeof tables;

/** Tells a worker of a lane to look at a row. */
export type Wakeup = { lane: Lane; wake: { runId: string } | { taskId: string } };

/**
 * Queued and due, or running under a lease that has run out, in a lane that is not paused. A running row without a
 * lease waits for its tasks.
 */
export function claimable(table: (typeof tables)[LeaseKind]) {
  return sql`((${table.status} = 'queued' and ${table.availableAt} <= now() + interval '5 ms') or (${table.status} = 'running' and ${table.leaseUntil} < now())) and not exists (select 1 from ${pausedLanes} where ${pausedLanes.lane} = ${table.lane})`;
}

/** Puts a run or task back for another try. False when it is not the caller's any more. */
export async function requeue(
  db: Queryable,
  kind: LeaseKind,
  lease: { id: string; fence: number },
  options: { delayMs: number; countTry: boolean; code: ErrorCode; message: string },
): Promise<boolean> {
  const table = tables[kind];
  const due = sql`now() + ${options.delayMs} * interval '1 ms'`;
  const rows = await db
    .update(table)
    .set({
      status: 'queued',
      leaseUntil: null,
      attempt: options.countTry ? sql`${table.attempt} + 1` : sql`${table.attempt}`,
      availableAt: due,
      wokenAt: due,
      errorCode: options.code,
      errorMessage: options.message,
    })
    .where(and(eq(table.id, lease.id), eq(table.fence, lease.fence), eq(table.status, 'running')))
    .returning({ id: table.id });
  return rows.length > 0;
}

/**
 * Renews leases. Gives the ids that are still the caller's: a missing one was cancelled, or given to somebody
 * else after its lease had run out, and its work has to stop.
 */
export async function renewLeases(
  db: Queryable,
  kind: LeaseKind,
  leases: { id: string; fence: number }[],
  leaseMs: number,
): Promise<Set<string>> {
  if (leases.length === 0) return new Set();
  const table = tables[kind];
  const pairs = sql.join(
    leases.map((lease) => sql`(${lease.id}::uuid, ${lease.fence}::int)`),
    sql`, `,
  );
  const rows = await db
    .update(table)
    .set({ leaseUntil: sql`now() + ${leaseMs} * interval '1 ms'` })
    .where(and(sql`(${table.id}, ${table.fence}) in (${pairs})`, sql`${table.status} = 'running'`))
    .returning({ id: table.id });
  return new Set(rows.map((row) => row.id));
}

/**
 * Finds work that nobody does although its time has come: queued rows that the queue has lost, and running
 * rows whose holder has died. They are marked as woken, so that several sweeps do not wake them together.
 * @param quietMs how long after the last wake a queued row counts as lost
 */
export async function takeOverdue(
  db: Queryable,
  lanes: readonly Lane[],
  quietMs: number,
  limit = 500,
): Promise<Wakeup[]> {
  const wakeups: Wakeup[] = [];
  for (const [kind, table] of Object.entries(tables) as [LeaseKind, (typeof tables)[LeaseKind]][]) {
    const overdue = db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          inArray(table.lane, [...lanes]),
          claimable(table),
          sql`(${table.wokenAt} is null or ${table.wokenAt} < now() - ${quietMs} * interval '1 ms')`,
          kind === 'task'
            ? sql`exists (select 1 from runs owner where owner.id = ${table}.run_id and owner.status = 'running')`
            : undefined,
        ),
      )
      .orderBy(asc(table.availableAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const rows = await db
      .update(table)
      .set({ wokenAt: sql`now()` })
      .where(inArray(table.id, overdue))
      .returning({ id: table.id, lane: table.lane });
    for (const row of rows)
      wakeups.push({ lane: row.lane, wake: kind === 'run' ? { runId: row.id } : { taskId: row.id } });
  }
  return wakeups;
}
