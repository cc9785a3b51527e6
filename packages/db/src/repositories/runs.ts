import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { panels } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { appendEvent } from './run-events.ts';

import { reopenTasks, stopTasks } from './tasks.ts';
import { claimable, type Wakeup } from './work-leases.ts';

export type RunRow = typeof runs.$inferSelect;

export type RunOrder = {
  step: StepName;
  ownerId: string;
  comicId?: string;
  seriesId?: string;
  parentId?: string;
  input: unknown;
  idempotencyKey?: string;
  /** Equal for orders of the same thing: while one is going on, a second order joins it. */
  activeKey?: string;
};

/**
 * Orders a run, or joins the one that is there: the run of the same idempotency key, or the unfinished one
 * of the same active key. `created` says which it was; only a created run has to be put into the queue.
 * @throws DomainError `conflict` when the idempotency key was used for another step.
 */
export async function startRun(
  db: Queryable,
  order: RunOrder,
): Promise<{ run: RunRow; created: boolean; event?: RunEvent }> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(runs)
      .values({ ...order, lane: steps[order.step].lane, wokenAt: new Date() })
      .onConflictDoNothing()
      .returning();
    if (created) {
      const event = await appendEvent(tx, created.id, { type: 'run:queued' });
      return { run: { ...created, seq: event.seq }, created: true, event };
    }
    return { run: await getJoined(tx, order), created: false };
  });
}

async function getJoined(db: Queryable, order: RunOrder): Promise<RunRow> {
  if (order.idempotencyKey) {
    const [same] = await db
      .select()
      .from(runs)
      .where(and(eq(runs.ownerId, order.ownerId), eq(runs.idempotencyKey, order.idempotencyKey)));
    if (same && same.step !== order.step)
      throw new DomainError('conflict', { message: 'This Idempotency-Key was used for another call.' });
    if (same) return same;
  }
  const [active] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.activeKey, order.activeKey ?? ''), inArray(runs.status, ['queued', 'running'])));
  if (active) return active;
  // The run that was in the way ended between the two queries.
  throw new DomainError('conflict', { message: 'The same work has just ended. Please try again.' });
}

/** A run by its id. */
export async function findRun(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  return run;
}

/** The newest runs of an owner, at most 100. */
export async function listRuns(
  db: Queryable,
  filter: { ownerId: string; comicId?: string; activeOnly?: boolean },
): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, filter.ownerId),
        filter.comicId ? eq(runs.comicId, filter.comicId) : undefined,
        filter.activeOnly ? inArray(runs.status, ['queued', 'running']) : undefined,
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(100);
}

/** The runs that a run has ordered. */
export async function findChildren(db: Queryable, parentId: string): Promise<RunRow[]> {
  return db.select().from(runs).where(eq(runs.parentId, parentId));
}

/**
 * Leases a run to the caller, who then works on it until `leaseMs` from now and renews in time. Gives
 * undefined when there is nothing to do: it has ended, is leased to somebody else, or its time has not come.
 */
export async function claimRun(db: Queryable, id: string, leaseMs: number): Promise<RunRow | undefined> {
  const [run] = await db
    .update(runs)
    .set({
      status: 'running',
      fence: sql`${runs.fence} + 1`,
      crashes: sql`${runs.crashes} + case when ${runs.status} = 'running' then 1 else 0 end`,
      leaseUntil: sql`now() + ${leaseMs} * interval '1 ms'`,
      startedAt: sql`coalesce(${runs.startedAt}, now())`,
    })
    .where(and(eq(runs.id, id), claimable(runs)))
    .returning();
  return run;
}

/** Gives the lease back while the run's tasks are being worked on. False when somebody else has the run by now. */
export async function parkRun(db: Queryable, run: Pick<RunRow, 'id' | 'fence'>): Promise<boolean> {
  const rows = await db
    .update(runs)
    .set({ leaseUntil: null })
    .where(and(eq(runs.id, run.id), eq(runs.fence, run.fence), eq(runs.status, 'running')))
    .returning({ id: runs.id });
  return rows.length > 0;
}

export type RunEnd =
  | { status: 'succeeded'; result: unknown; message?: string }
  | { status: 'failed'; code: ErrorCode; message: string }
  | { status: 'cancelled' };

/**
 * The only place that writes a final status of a run. It does so only while the run is unfinished, and,
 * when a fence is given, only for the holder of that lease; otherwise it changes nothing and gives undefined.
 */
export async function endRun(
  db: Queryable,
  id: string,
  end: RunEnd,
  fence?: number,
): Promise<RunEvent | undefined> {
  const message =
    end.status === 'failed' ? end.message : end.status === 'succeeded' ? end.message : undefined;
  const [ended] = await db
    .update(runs)
    .set({
      status: end.status,
      leaseUntil: null,
      finishedAt: new Date(),
      result: end.status === 'succeeded' ? end.result : null,
      errorCode: end.status === 'failed' ? end.code : end.status === 'cancelled' ? 'cancelled' : null,
      errorMessage: message ?? null,
    })
    .where(
      and(
        eq(runs.id, id),
        inArray(runs.status, ['queued', 'running']),
        fence === undefined ? undefined : eq(runs.fence, fence),
      ),
    )
    .returning({ id: runs.id });
  if (!ended) return undefined;
  const percent = end.status === 'succeeded' ? 100 : undefined;
  return appendEvent(
    db,
    id,
    { type: 'run:ended', message, errorCode: end.status === 'failed' ? end.code : undefined },
    percent,
  );
}

/**
 * Stops a run for good: queued and running tasks are stopped, finished ones stay.
 * @throws DomainError `run-finished` when it has ended already, `run-not-found`.
 */
export async function cancelRun(db: Database, id: string): Promise<{ run: RunRow; events: RunEvent[] }> {
  return db.transaction(async (tx) => {
    const event = await endRun(tx, id, { status: 'cancelled' });
    if (!event) throw new DomainError((await findRun(tx, id)) ? 'run-finished' : 'run-not-found');
    await stopTasks(tx, id);
    const run = await getRun(tx, id);
    if (run.comicId) await dropUnfinishedPanels(tx, run.comicId);
    return { run, events: [event] };
  });
}

/** Panels that were being drawn go back to what they were: their old picture, or waiting for one. */
async function dropUnfinishedPanels(tx: Transaction, comicId: string): Promise<void> {
  await tx
    .update(panels)
    .set({ state: sql`case when ${panels.artKey} is null then 'waiting' else 'done' end` })
    .where(and(eq(panels.comicId, comicId), inArray(panels.state, ['drawing', 'checking'])));
}

/**
 * Starts a failed or cancelled run again: only what is not done is done again.
 * @throws DomainError `nothing-to-retry` when the run is going on or has succeeded, or when another run of
 * the same thing is going on.
 */
export async function retryRun(
  db: Database,
  id: string,
): Promise<{ run: RunRow; events: RunEvent[]; wakes: Wakeup[] }> {
  return db.transaction(async (tx) => {
    const before = await findRun(tx, id);
    if (!before) throw new DomainError('run-not-found');
    if (before.activeKey) {
      const [other] = await tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.activeKey, before.activeKey), inArray(runs.status, ['queued', 'running'])));
      if (other) throw new DomainError('nothing-to-retry', { message: 'This is being worked on already.' });
    }
    const [reopened] = await tx
      .update(runs)
      .set({
        status: 'queued',
        attempt: 0,
        crashes: 0,
        availableAt: new Date(),
        wokenAt: new Date(),
        errorCode: null,
        errorMessage: null,
        finishedAt: null,
        result: null,
      })
      .where(and(eq(runs.id, id), inArray(runs.status, ['failed', 'cancelled'])))
      .returning();
    if (!reopened) throw new DomainError('nothing-to-retry');
    await reopenTasks(tx, id);
    const event = await appendEvent(tx, id, { type: 'run:queued', message: 'Trying again.' });
    return {
      run: await getRun(tx, id),
      events: [event],
      wakes: [{ lane: reopened.lane, wake: { runId: id } }],
    };
  });
}

async function getRun(db: Queryable, id: string): Promise<RunRow> {
  const run = await findRun(db, id);
  if (!run) throw new DomainError('run-not-found');
  return run;
}
