import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { defaultDeadlineMs, type StepDefinition } from '@panelwise/contracts/steps/define-step';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { runs } from '../schema/runs.ts';
import { resetUndrawnPanels } from './drawn-pages.ts';
import { appendEvent } from './run-events.ts';
import { reopenTasks, stopTasks } from './tasks.ts';
import { claimable, type OutageAge, outageAge, type Wakeup } from './work-leases.ts';

export type RunRow = typeof runs.$inferSelect;

/** A run without what went in and what came out, which may be large. */
export type RunHead = Omit<RunRow, 'input' | 'result'>;
const { input: _, result: __, ...headColumns } = getTableColumns(runs);

export { headColumns };

export const isUnfinished = inArray(runs.status, ['queued', 'running']);

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
): Promise<{ run: RunRow; created: boolean; event?: StoredRunEvent }> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(runs)
      .values({
        ...order,
        lane: steps[order.step].lane,
        wokenAt: sql`now()`,
        deadlineAt: deadlineOf(order.step),
      })
      .onConflictDoNothing()
      .returning();
    if (created) {
      const event = await appendEvent(tx, created, { type: 'run:queued' });
      return { run: { ...created, seq: event?.seq ?? 0 }, created: true, event };
    }
    return { run: await getJoined(tx, order), created: false };
  });
}

/** Takes back a run that was ordered in the same transaction. */
export async function deleteRun(tx: Transaction, id: string): Promise<void> {
  await tx.delete(runs).where(eq(runs.id, id));
}

function deadlineOf(step: StepName): SQL {
  const { deadlineMs = defaultDeadlineMs }: StepDefinition = steps[step];
  return sql`now() + ${deadlineMs} * interval '1 ms'`;
}

/** A run that is held up by us has its whole time again from now on. The caller holds its row, or its lease. */
export async function putOffDeadline(tx: Transaction, run: Pick<RunRow, 'id' | 'step'>): Promise<void> {
  await tx
    .update(runs)
    .set({ deadlineAt: deadlineOf(run.step) })
    .where(and(eq(runs.id, run.id), isUnfinished));
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
    .where(and(eq(runs.activeKey, order.activeKey ?? ''), isUnfinished));
  if (active) return active;
  // The run that was in the way ended between the two queries.
  throw new DomainError('conflict', { message: 'The same work has just ended. Please try again.' });
}

/** A run by its id. */
export async function findRun(db: Queryable, id: string): Promise<RunRow | undefined> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  return run;
}

/** A run by its id, without its input and result. */
export async function findRunHead(db: Queryable, id: string): Promise<RunHead | undefined> {
  const [run] = await db.select(headColumns).from(runs).where(eq(runs.id, id));
  return run;
}

/**
 * Leases a run to the caller, who then works on it until `leaseMs` from now and renews in time. Gives
 * undefined when there is nothing to do: it has ended, is leased to somebody else, or its time has not come.
 */
export async function claimRun(
  db: Queryable,
  id: string,
  leaseMs: number,
): Promise<(RunRow & OutageAge) | undefined> {
  const [run] = await db
    .update(runs)
    .set({
      status: 'running',
      fence: sql`${runs.fence} + 1`,
      crashes: sql`${runs.crashes} + case when ${runs.status} = 'running' then 1 else 0 end`,
      leaseUntil: sql`now() + ${leaseMs} * interval '1 ms'`,
      startedAt: sql`case when ${runs.status} = 'running' then ${runs.startedAt} else now() end`,
    })
    .where(and(eq(runs.id, id), claimable(runs)))
    .returning({ ...getTableColumns(runs), ...outageAge(runs) });
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
 * What was still to be done of a run that has not succeeded is stopped with it; what is done stays.
 */
export async function endRun(
  db: Queryable,
  id: string,
  end: RunEnd,
  fence?: number,
): Promise<StoredRunEvent | undefined> {
  const message = end.status === 'cancelled' ? undefined : end.message;
  const errorCode =
    end.status === 'failed' ? end.code : end.status === 'cancelled' ? ('cancelled' as const) : null;
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(runs)
      .set({
        status: end.status,
        leaseUntil: null,
        outageSince: null,
        finishedAt: sql`now()`,
        result: end.status === 'succeeded' ? end.result : null,
        errorCode,
        errorMessage: message ?? null,
      })
      .where(and(eq(runs.id, id), isUnfinished, fence === undefined ? undefined : eq(runs.fence, fence)))
      .returning({ id: runs.id, comicId: runs.comicId });
    if (!ended) return undefined;
    if (end.status !== 'succeeded') await stopWork(tx, ended);
    return appendEvent(
      tx,
      ended,
      { type: 'run:ended', message, errorCode: end.status === 'failed' ? end.code : undefined },
      end.status === 'succeeded' ? 100 : undefined,
    );
  });
}

/** Panels that were being drawn go back to what they were: their old picture, or waiting for one. */
async function stopWork(tx: Transaction, run: Pick<RunRow, 'id' | 'comicId'>): Promise<void> {
  const stopped = await stopTasks(tx, run.id);
  if (run.comicId) await resetUndrawnPanels(tx, run.comicId, stopped);
}

/**
 * Stops a run for good: queued and running tasks are stopped, finished ones stay.
 * @throws DomainError `run-finished` when it has ended already, `run-not-found`.
 */
export async function cancelRun(
  db: Database,
  id: string,
): Promise<{ run: RunRow; events: StoredRunEvent[] }> {
  return db.transaction(async (tx) => {
    const event = await endRun(tx, id, { status: 'cancelled' });
    if (!event) throw new DomainError((await findRun(tx, id)) ? 'run-finished' : 'run-not-found');
    return { run: await getRun(tx, id), events: [event] };
  });
}

/**
 * Cancels all that is going on for a comic, in the transaction that deletes it and before that touches the comic's row:
 * locks are taken run before comic.
 */
export async function cancelRunsOfComic(tx: Transaction, comicId: string): Promise<StoredRunEvent[]> {
  const open = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.comicId, comicId), isUnfinished))
    .orderBy(runs.id);
  const events: StoredRunEvent[] = [];
  for (const { id } of open) {
    const event = await endRun(tx, id, { status: 'cancelled' });
    if (event) events.push(event);
  }
  return events;
}

/**
 * Starts a failed or cancelled run again: only what is not done is done again. Whoever still works on it from before
 * has lost it.
 * @throws DomainError `nothing-to-retry` when the run is going on or has succeeded, or when another run of
 * the same thing is going on.
 */
export async function retryRun(
  db: Queryable,
  id: string,
): Promise<{ run: RunRow; events: StoredRunEvent[]; wakes: Wakeup[] }> {
  return db.transaction(async (tx) => {
    const before = await findRunHead(tx, id);
    if (!before) throw new DomainError('run-not-found');
    if (before.activeKey) {
      const [other] = await tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.activeKey, before.activeKey), isUnfinished));
      if (other) throw new DomainError('nothing-to-retry', { message: 'This is being worked on already.' });
    }
    const [reopened] = await tx
      .update(runs)
      .set({
        status: 'queued',
        attempt: 0,
        crashes: 0,
        fence: sql`${runs.fence} + 1`,
        availableAt: sql`now()`,
        wokenAt: sql`now()`,
        deadlineAt: deadlineOf(before.step),
        errorCode: null,
        errorMessage: null,
        finishedAt: null,
        result: null,
      })
      .where(and(eq(runs.id, id), inArray(runs.status, ['failed', 'cancelled'])))
      .returning({ id: runs.id, lane: runs.lane });
    if (!reopened) throw new DomainError('nothing-to-retry');
    await reopenTasks(tx, id);
    const event = await appendEvent(tx, reopened, { type: 'run:queued', message: 'Trying again.' });
    return {
      run: await getRun(tx, id),
      events: event ? [event] : [],
      wakes: [{ lane: reopened.lane, wake: { runId: id } }],
    };
  });
}

async function getRun(db: Queryable, id: string): Promise<RunRow> {
  const run = await findRun(db, id);
  if (!run) throw new DomainError('run-not-found');
  return run;
}
