import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { steps } from '@panelwise/contracts/steps/registry';
import type { Transaction } from '@panelwise/db/client';
import { beginOutage, endOutage } from '@panelwise/db/repositories/run-outages';
import { findRunHead, putOffDeadline, type RunHead } from '@panelwise/db/repositories/runs';
import { claimTask, endTask } from '@panelwise/db/repositories/tasks';
import { holdTask, LeaseLost, requeue } from '@panelwise/db/repositories/work-leases';
import { wake } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';
import type { TryOutcome } from '../metrics/work-metrics.ts';
import type { TaskContext, TaskEnd } from '../steps/step.ts';
import { announceWork } from './announce-work.ts';
import { crashesMax, judgeFailure, restartMessage, type Verdict } from './failure.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { settleRun, tasksOf } from './settle-run.ts';

type ClaimedTask = NonNullable<Awaited<ReturnType<typeof claimTask>>>;
type Work = { deps: WorkerDeps; run: RunHead; task: ClaimedTask };

/** Works on a task if there is something to do for it: claim, handle, end. Never throws for what the task did. */
export async function workOnTask(
  deps: WorkerDeps,
  keeper: LeaseKeeper,
  taskId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const task = await claimTask(deps.database.db, taskId, keeper.leaseMs);
  const run = task && (await findRunHead(deps.database.db, task.runId));
  if (!run) return;
  const work: Work = { deps, run, task };
  const startedAt = performance.now();
  const tried = (outcome: TryOutcome) => {
    const ms = performance.now() - startedAt;
    deps.metrics.work.tried({ step: run.step, kind: task.kind }, outcome, ms / 1_000);
    const { id: taskId, kind, pageNumber, panelNumber } = task;
    const place = { kind, pageNumber, panelNumber };
    deps.log.info({ runId: run.id, taskId, ...place, outcome, ms: Math.round(ms) }, 'task tried');
  };
  await keeper.hold('task', task, shutdown, async (signal) => {
    try {
      await succeed(work, await handle(work, signal));
      tried('succeeded');
    } catch (error) {
      tried(await fail(work, error, signal));
    }
  });
}

async function handle({ deps, run, task }: Work, signal: AbortSignal): Promise<TaskEnd> {
  const handler = tasksOf(run.step).kinds[task.kind];
  if (task.crashes > crashesMax)
    throw new DomainError('failed-repeatedly', { message: handler.crashMessage });
  const timed = AbortSignal.any([signal, AbortSignal.timeout(steps[run.step].timeoutMs)]);
  const { db } = deps.database;
  const context: TaskContext = {
    deps,
    db,
    run,
    task,
    signal: timed,
    commit: (write) => commit({ deps, run, task }, write),
    tell: (...events) => announceWork(deps, run, { events }),
  };
  try {
    return await handler.work(context);
  } catch (error) {
    if (timed.aborted && !signal.aborted) throw new DomainError('timeout', { cause: error });
    throw error;
  }
}

/** Writes as the holder of the task. @throws LeaseLost */
function commit<T>({ deps, task }: Work, write: (tx: Transaction) => Promise<T>): Promise<T> {
  return deps.database.db.transaction(async (tx) => {
    await holdTask(tx, task);
    return write(tx);
  });
}

async function succeed(work: Work, end: TaskEnd): Promise<void> {
  const { deps, run, task } = work;
  const sideEffects = await commit(work, async (tx) => {
    await endTask(tx, task, { status: 'succeeded' });
    // What waited for a service and got through proves that it is back.
    const back = task.outageMs === null ? undefined : await endOutage(tx, run.id);
    const { wakes, events = [] } = await end(tx);
    return { wakes, events: [back, ...events, await settleRun(tx, run)] };
  });
  await announceWork(deps, run, sideEffects);
}

async function fail(work: Work, thrown: unknown, signal: AbortSignal): Promise<TryOutcome> {
  const { deps, run, task } = work;
  try {
    // Cancelled or given to somebody else: the rows are right already.
    if (thrown instanceof LeaseLost || (signal.aborted && signal.reason instanceof LeaseLost)) return 'lost';
    if (signal.aborted) return await giveBack(work);
    const verdict = judgeFailure(thrown, steps[run.step], task);
    const { error, retry } = verdict;
    deps.metrics.work.failed(run.step, error.code);
    deps.log[error.code === 'internal' ? 'error' : 'warn'](
      { err: thrown, runId: run.id, taskId: task.id, code: error.code, retry },
      'task failed',
    );
    await (retry ? tryAgain(work, verdict) : giveUp(work, verdict));
    return retry ? 'retried' : 'failed';
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    return 'lost';
  }
}

/** This process stops: somebody else may begin at once. */
async function giveBack({ deps, task }: Work): Promise<TryOutcome> {
  const message = restartMessage;
  const options = { delayMs: 0, counts: 'nothing', code: 'unavailable', message } as const;
  if (!(await requeue(deps.database.db, 'task', task, options))) return 'lost';
  await wake(deps, [{ lane: task.lane, wake: { taskId: task.id } }]);
  return 'given-back';
}

async function tryAgain(work: Work, { error, counts, delayMs, message }: Verdict): Promise<void> {
  const { deps, run, task } = work;
  const event = await commit(work, async (tx) => {
    await requeue(tx, 'task', task, { delayMs, counts, code: error.code, message });
    if (counts === 'held') await putOffDeadline(tx, run);
    return counts === 'outage' || counts === 'held'
      ? beginOutage(tx, run.id, { code: error.code, message })
      : undefined;
  });
  await announceWork(deps, run, { events: [event] });
  await deps.queue.enqueue(task.lane, [{ wake: { taskId: task.id }, delayMs }]).catch(() => undefined);
}

async function giveUp(work: Work, { error, message }: Verdict): Promise<void> {
  const { deps, run, task } = work;
  const events = await commit(work, async (tx) => {
    await endTask(tx, task, { status: 'failed', code: error.code, message });
    const told = await tasksOf(run.step).kinds[task.kind].fail(tx, { run, task, code: error.code, message });
    return [...told, await settleRun(tx, run)];
  });
  await announceWork(deps, run, { events });
}
