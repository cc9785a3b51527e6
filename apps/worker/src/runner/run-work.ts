import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import type { Transaction } from '@panelwise/db/client';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { claimRun, endRun, parkRun, putOffDeadline } from '@panelwise/db/repositories/runs';
import { holdRun, LeaseLost, requeue } from '@panelwise/db/repositories/work-leases';
import { wake } from '@panelwise/queue/announce';
import type { z } from 'zod';
import type { WorkerDeps } from '../deps.ts';
import type { TryOutcome } from '../metrics/work-metrics.ts';
import { stepWork } from '../steps/registry.ts';
import type { StepHandler, StepResult } from '../steps/step.ts';
import { announceWork } from './announce-work.ts';
import { crashesMax, judgeFailure, restartMessage } from './failure.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { ProgressReporter } from './progress-reporter.ts';

type ClaimedRun = NonNullable<Awaited<ReturnType<typeof claimRun>>>;

/** Works on a run if there is something to do for it: claim, handle, end. Never throws for what the step did. */
export async function workOnRun(
  deps: WorkerDeps,
  keeper: LeaseKeeper,
  runId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const run = await claimRun(deps.database.db, runId, keeper.leaseMs);
  if (!run) return;
  const startedAt = performance.now();
  const started = await appendEvent(deps.database.db, run, { type: 'run:started' });
  await announceWork(deps, run, { events: [started] });
  const tried = (outcome: TryOutcome) =>
    deps.metrics.work.tried(run, outcome, (performance.now() - startedAt) / 1_000);
  await keeper.hold('run', run, shutdown, async (signal) => {
    try {
      const result = await handle(deps, run, signal);
      tried(await finish(deps, run, result));
    } catch (error) {
      tried(await fail(deps, run, error, signal));
    }
  });
}

/** The one cast of the runner: the registry pairs every step with its own handler, input and output. */
async function handle(deps: WorkerDeps, run: ClaimedRun, signal: AbortSignal): Promise<StepResult<StepName>> {
  if (run.crashes > crashesMax) throw new DomainError('failed-repeatedly');
  const step = steps[run.step];
  const parsed = (step.input as z.ZodType).safeParse(run.input);
  if (!parsed.success) throw new DomainError('bad-input', { cause: parsed.error });
  const { db } = deps.database;
  const progress = new ProgressReporter(deps, run);
  const timed = AbortSignal.any([signal, AbortSignal.timeout(step.timeoutMs)]);
  const handler = stepWork[run.step].handle as StepHandler<StepName>;
  try {
    return await handler({
      deps,
      db,
      run,
      input: parsed.data as never,
      signal: timed,
      commit: <T>(work: (tx: Transaction) => Promise<T>) =>
        db.transaction(async (tx) => {
          await holdRun(tx, run);
          return work(tx);
        }),
      tell: (...events) => announceWork(deps, run, { events }),
      report: progress.report,
      call: { runId: run.id, signal: timed, onProgress: progress.report },
    });
  } catch (error) {
    if (timed.aborted && !signal.aborted) throw new DomainError('timeout', { cause: error });
    throw error;
  } finally {
    await progress.close();
  }
}

async function finish(deps: WorkerDeps, run: ClaimedRun, result: StepResult<StepName>): Promise<TryOutcome> {
  if ('parked' in result) {
    if (!(await parkRun(deps.database.db, run))) return 'lost';
    await wake(deps, result.wakes);
    return 'parked';
  }
  const output = (steps[run.step].output as z.ZodType).parse(result.output);
  const sideEffects = await deps.database.db.transaction(async (tx) => {
    const event = await endRun(
      tx,
      run.id,
      { status: 'succeeded', result: output, message: steps[run.step].doneMessage },
      run.fence,
    );
    if (!event) return undefined;
    const { wakes, events = [] } = (await result.save?.(tx)) ?? {};
    return { wakes, events: [...events, event] };
  });
  if (!sideEffects) return 'lost';
  await announceWork(deps, run, sideEffects);
  return 'succeeded';
}

async function fail(
  deps: WorkerDeps,
  run: ClaimedRun,
  thrown: unknown,
  signal: AbortSignal,
): Promise<TryOutcome> {
  // Cancelled or given to somebody else: the row is right already.
  if (thrown instanceof LeaseLost || (signal.aborted && signal.reason instanceof LeaseLost)) return 'lost';
  const { db } = deps.database;
  if (signal.aborted) {
    const message = restartMessage;
    if (!(await requeue(db, 'run', run, { delayMs: 0, counts: 'nothing', code: 'unavailable', message })))
      return 'lost';
    await wake(deps, [{ lane: run.lane, wake: { runId: run.id } }]);
    return 'given-back';
  }
  const verdict = judgeFailure(thrown, steps[run.step], run);
  const { error, message, retry, counts, delayMs } = verdict;
  deps.log[error.code === 'internal' ? 'error' : 'warn'](
    { err: thrown, runId: run.id, step: run.step, code: error.code, retry },
    'step failed',
  );
  deps.metrics.work.failed(run.step, error.code);
  if (!retry) {
    const event = await endRun(db, run.id, { status: 'failed', code: error.code, message }, run.fence);
    await announceWork(deps, run, { events: [event] });
    return event ? 'failed' : 'lost';
  }
  const { isBack, event } = await db.transaction(async (tx) => {
    if (!(await requeue(tx, 'run', run, { delayMs, counts, code: error.code, message }))) return {};
    const waits = counts === 'outage' || counts === 'held';
    if (counts === 'held') await putOffDeadline(tx, run);
    // That the same service is still away is no news.
    if (waits && run.outageMs !== null && run.errorCode === error.code) return { isBack: true };
    const told = waits ? message : `${message} Trying again.`;
    const progress = { type: 'run:progress', message: told, errorCode: error.code } as const;
    return { isBack: true, event: await appendEvent(tx, run, progress) };
  });
  if (!isBack) return 'lost';
  await announceWork(deps, run, { events: [event] });
  await deps.queue.enqueue(run.lane, [{ wake: { runId: run.id }, delayMs }]).catch(() => undefined);
  return 'retried';
}
