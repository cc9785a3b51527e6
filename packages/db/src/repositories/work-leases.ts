import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { pausedLanes, runs, tasks } from '../schema/runs.ts';

const tables = { run: runs, task: tasks } as const;
export type LeaseKind = keyof typeof tables;
type WorkTable = (typeof tables)[LeaseKind];

/** Tells a worker of a lane to look at a row. */
export type Wakeup = { lane: Lane; wake: { runId: string } | { taskId: string } };

/** The work is not the caller's any more: it was cancelled, or given to another worker. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease was taken away: cancelled, or given to another worker.');
    this.name = 'LeaseLost';
  }
}

/** Queued, and its time has come. */
export function isDue(table: WorkTable): SQL {
  return sql`(${table.status} = 'queued' and ${table.availableAt} <= now() + interval '5 ms' and ${mayRun(table)})`;
}

/** Due, or running under a lease that has run out. A running row without a lease waits for its tasks. */
export function claimable(table: WorkTable): SQL {
  return sql`(${isDue(table)} or ${table.status} = 'running' and ${table.leaseUntil} < now() and ${mayRun(table)})`;
}

/** Its lane is not paused, and a task's run is running. */
function mayRun(table: WorkTable): SQL {
  const isNotPaused = sql`not exists (select 1 from ${pausedLanes} where ${pausedLanes.lane} = ${table.lane})`;
  if (table === runs) return isNotPaused;
  return sql`${isNotPaused} and exists (
    select 1 from runs as owner where owner.id = ${tasks.runId} and owner.status = 'running')`;
}

/** For how long a service that the work needs has been away, in ms; null while it is not. */
export type OutageAge = { outageMs: number | null };

/** As a column, by the database's clock. */
export function outageAge(table: WorkTable) {
  return {
    outageMs: sql<number | null>`(extract(epoch from now() - ${table.outageSince}) * 1000)::float`,
  };
}

/**
 * Takes the row lock of a run that the caller works on, until the transaction ends. Locks are always taken run before
 * task before comic, so that a cancel and the end of a task cannot wait for each other.
 * @throws LeaseLost when the run does not run any more, or under another fence than the one given
 */
export async function holdRun(tx: Transaction, run: { id: string; fence?: number }): Promise<void> {
  const [locked] = await tx
    .select({ status: runs.status, fence: runs.fence })
    .from(runs)
    .where(eq(runs.id, run.id))
    .for('update');
  if (locked?.status !== 'running' || (run.fence !== undefined && locked.fence !== run.fence))
    throw new LeaseLost();
}

/** As `holdRun`, for a task and its run. */
export async function holdTask(
  tx: Transaction,
  task: { id: string; runId: string; fence: number },
): Promise<void> {
  await holdRun(tx, { id: task.runId });
  const [locked] = await tx
    .select({ status: tasks.status, fence: tasks.fence })
    .from(tasks)
    .where(eq(tasks.id, task.id))
    .for('update');
  if (locked?.status !== 'running' || locked.fence !== task.fence) throw new LeaseLost();
}

/**
 * What a failed try counts as: one of the tries that there are, time of an outage, which is limited by itself, a look at
 * what holds the work up without limit, or nothing, because the work did not fail.
 */
export type TryCounts = 'try' | 'outage' | 'held' | 'nothing';

/** Puts a run or task back for another try. False when it is not the caller's any more. */
export async function requeue(
  db: Queryable,
  kind: LeaseKind,
  lease: { id: string; fence: number },
  options: { delayMs: number; counts: TryCounts; code: ErrorCode; message: string },
): Promise<boolean> {
  const table = tables[kind];
  const due = sql`now() + ${options.delayMs} * interval '1 ms'`;
  const counted = {
    try: { attempt: sql`${table.attempt} + 1`, outageSince: null },
    outage: { outageSince: sql`coalesce(${table.outageSince}, now())` },
    // An outage that comes in between is counted from then on.
    held: { outageSince: sql`now()` },
    nothing: {},
  }[options.counts];
  const rows = await db
    .update(table)
    .set({
      ...counted,
      status: 'queued',
      leaseUntil: null,
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
 * Renews leases. Gives the ids that are still the caller's: a missing one was given back, cancelled, or given to
 * somebody else after its lease had run out, and its work has to stop.
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
    .where(
      and(
        sql`(${table.id}, ${table.fence}) in (${pairs})`,
        eq(table.status, 'running'),
        // A parked run has given its lease back: a beat that was under way must not give it one again.
        sql`${table.leaseUntil} is not null`,
      ),
    )
    .returning({ id: table.id });
  return new Set(rows.map((row) => row.id));
}

/** When a row that was woken counts as lost, in ms since then. */
export type QuietTimes = {
  /** In a lane whose queue has too few jobs, or under a lease that has run out. */
  lostMs: number;
  /** In any case: whatever happened to it, it does not wait longer. */
  longMs: number;
};

/**
 * Finds work that nobody does although its time has come: queued rows that the queue has lost, and running
 * rows whose holder has died. They are marked as woken, so that several sweeps do not wake them together.
 * @param losing those of the lanes whose queue is known to have lost jobs; rows of the others wait their turn there
 */
export async function takeOverdue(
  db: Queryable,
  lanes: readonly Lane[],
  losing: readonly Lane[],
  quiet: QuietTimes,
  limit = 2_000,
): Promise<Wakeup[]> {
  const wakeups: Wakeup[] = [];
  for (const [kind, table] of Object.entries(tables) as [LeaseKind, WorkTable][]) {
    const wokenBefore = (ms: number) => sql`${table.wokenAt} < now() - ${ms} * interval '1 ms'`;
    const isLost = or(eq(table.status, 'running'), inArray(table.lane, [...losing]));
    const overdue = db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          inArray(table.lane, [...lanes]),
          claimable(table),
          or(isNull(table.wokenAt), wokenBefore(quiet.longMs), and(isLost, wokenBefore(quiet.lostMs))),
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
