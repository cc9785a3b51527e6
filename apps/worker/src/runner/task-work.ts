import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { steps } from '@panelwise/contracts/steps/registry';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { claimTask, endTask, type TaskRow } from '@panelwise/db/repositories/tasks';
import { requeue } from '@panelwise/db/repositories/work-leases';
import { panels } from '@panelwise/db/schema/comics';
import { and, eq } from 'drizzle-orm';
import type { Aftermath, WorkerDeps } from '../deps.ts';
import { composePageTask } from '../steps/generate-comic/page-task.ts';
import { drawPanel } from '../steps/generate-comic/panel-task.ts';
import { settleRun } from '../steps/generate-comic/settle-run.ts';
import { loadTaskContext, type TaskContext } from '../steps/generate-comic/task-context.ts';
import { announce } from './announce.ts';
import { crashesMax, judgeFailure } from './failure.ts';
import { type LeaseKeeper, LeaseLost } from './lease-keeper.ts';
import { PanelsFirst } from './panels-first.ts';

const step = steps['generate-comic'];
const doTask: Record<TaskRow['kind'], (context: TaskContext) => Promise<Aftermath | undefined>> = {
  panel: drawPanel,
  page: composePageTask,
};

const order = new PanelsFirst();

/** Works on a task if there is something to do for it. Never throws for what the task did. */
export async function workOnTask(
  deps: WorkerDeps,
  keeper: LeaseKeeper,
  taskId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const task = await claimTask(deps.database.db, taskId, keeper.leaseMs);
  if (!task) return;
  await keeper.hold('task', task, shutdown, async (signal) => {
    const timed = AbortSignal.any([signal, AbortSignal.timeout(step.timeoutMs)]);
    try {
      if (task.crashes > crashesMax)
        throw new DomainError('provider-rejected', {
          message: 'This panel has ended its worker too often and was stopped.',
        });
      const work = async () => doTask[task.kind](await loadTaskContext(deps, task, timed));
      // The built-in artist needs the processor for panels as for pages, so there is nothing to win.
      const aftermath = await (deps.artist.knowsFaces ? work() : order[task.kind](work));
      if (aftermath) await announce(deps, aftermath);
    } catch (error) {
      await fail(
        deps,
        task,
        timed.aborted && !signal.aborted ? new DomainError('timeout', { cause: error }) : error,
        signal,
      );
    }
  });
}

async function fail(deps: WorkerDeps, task: TaskRow, thrown: unknown, signal: AbortSignal): Promise<void> {
  // Cancelled or given to somebody else: the rows are right already.
  if (signal.aborted && signal.reason instanceof LeaseLost) return;
  const db = deps.database.db;
  if (signal.aborted) {
    if (
      await requeue(db, 'task', task, {
        delayMs: 0,
        countTry: false,
        code: 'unavailable',
        message: 'The worker was stopped.',
      })
    )
      await announce(deps, { wakes: [{ lane: task.lane, wake: { taskId: task.id } }] });
    return;
  }
  const { error, retry, countTry, delayMs } = judgeFailure(thrown, step, task.attempt);
  deps.log[error.code === 'internal' ? 'error' : 'warn'](
    { err: thrown, runId: task.runId, taskId: task.id, code: error.code, retry },
    'task failed',
  );
  if (retry) {
    if (await requeue(db, 'task', task, { delayMs, countTry, code: error.code, message: error.message }))
      await deps.queue.enqueue(task.lane, [{ wake: { taskId: task.id }, delayMs }]).catch(() => undefined);
    return;
  }
  const message = error.code === 'internal' ? step.failMessage : error.message;
  const context = await loadTaskContext(deps, task, signal).catch(() => undefined);
  if (!context) return;
  const events = await db.transaction(async (tx) => {
    if (
      !(await context.lockRun(tx)) ||
      !(await endTask(tx, task, { status: 'failed', code: error.code, message }))
    )
      return [];
    await tx
      .update(panels)
      .set({ state: 'failed' })
      .where(
        and(
          eq(panels.comicId, context.comic.id),
          eq(panels.pageNumber, task.pageNumber),
          eq(panels.panelNumber, task.panelNumber),
        ),
      );
    const event = await appendEvent(tx, task.runId, {
      type: 'panel:changed',
      page: task.pageNumber,
      panel: task.panelNumber || undefined,
      panelState: 'failed',
      message,
      errorCode: error.code,
    });
    return [event, ...(await settleRun(tx, context.run))];
  });
  await announce(deps, { events: events.map((event) => ({ event, ownerId: context.run.ownerId })) });
}
