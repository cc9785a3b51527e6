import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { claimRun, endRun, parkRun, type RunRow } from '@panelwise/db/repositories/runs';
import { requeue } from '@panelwise/db/repositories/work-leases';
import type { z } from 'zod';
import type { WorkerDeps } from '../deps.ts';
import { handlers } from '../steps/registry.ts';
import type { StepHandler, StepResult } from '../steps/step-handler.ts';
import { announce } from './announce.ts';
import { crashesMax, judgeFailure } from './failure.ts';
import { type LeaseKeeper, LeaseLost } from './lease-keeper.ts';
import { ProgressReporter } from './progress-reporter.ts';

/** Works on a run if there is something to do for it: claim, handle, end. Never throws for what the step did. */
export async function workOnRun(
  deps: WorkerDeps,
  keeper: LeaseKeeper,
  runId: string,
  shutdown: AbortSignal,
): Promise<void> {
  const run = await claimRun(deps.database.db, runId, keeper.leaseMs);
  if (!run) return;
  await announceStart(deps, run);
  await keeper.hold('run', run, shutdown, async (signal) => {
    try {
      const result = await handle(deps, run, signal);
      await finish(deps, run, result);
    } catch (error) {
      await fail(deps, run, error, signal);
    }
  });
}

async function announceStart(deps: WorkerDeps, run: RunRow): Promise<void> {
  const event = await appendEvent(deps.database.db, run.id, { type: 'run:started' });
  await announce(deps, { events: [{ event, ownerId: run.ownerId }] });
}

/** The one cast of the runner: the registry pairs every step with its own handler, input and output. */
async function handle(deps: WorkerDeps, run: RunRow, signal: AbortSignal): Promise<StepResult<StepName>> {
  if (run.crashes > crashesMax)
    throw new DomainError('provider-rejected', {
      message: 'This work has ended its worker too often and was stopped.',
    });
  const step = steps[run.step];
  const parsed = (step.input as z.ZodType).safeParse(run.input);
  if (!parsed.success) throw new DomainError('bad-input', { cause: parsed.error });
  const progress = new ProgressReporter(deps, run);
  const timed = AbortSignal.any([signal, AbortSignal.timeout(step.timeoutMs)]);
  const handler = handlers[run.step] as StepHandler<StepName>;
  try {
    return await handler({
      deps,
      db: deps.database.db,
      run,
      input: parsed.data as never,
      signal: timed,
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

async function finish(deps: WorkerDeps, run: RunRow, result: StepResult<StepName>): Promise<void> {
  if ('parked' in result) {
    if (await parkRun(deps.database.db, run)) await announce(deps, { wakes: result.wakes });
    return;
  }
  const output = (steps[run.step].output as z.ZodType).parse(result.output);
  const aftermath = await deps.database.db.transaction(async (tx) => {
    const event = await endRun(
      tx,
      run.id,
      { status: 'succeeded', result: output, message: steps[run.step].doneMessage },
      run.fence,
    );
    if (!event) return undefined;
    const saved = (await result.save?.(tx)) ?? {};
    return { wakes: saved.wakes ?? [], events: [...(saved.events ?? []), { event, ownerId: run.ownerId }] };
  });
  if (aftermath) await announce(deps, aftermath);
}

async function fail(deps: WorkerDeps, run: RunRow, thrown: unknown, signal: AbortSignal): Promise<void> {
  // Cancelled or given to somebody else: the row is right already. On shutdown the lease runs out by itself.
  if (signal.aborted && signal.reason instanceof LeaseLost) return;
  const verdict = judgeFailure(thrown, steps[run.step], run.attempt);
  const { error } = verdict;
  if (signal.aborted) {
    if (
      await requeue(deps.database.db, 'run', run, {
        delayMs: 0,
        countTry: false,
        code: error.code,
        message: 'The worker was stopped.',
      })
    )
      await announce(deps, { wakes: [{ lane: run.lane, wake: { runId: run.id } }] });
    return;
  }
  deps.log[error.code === 'internal' ? 'error' : 'warn'](
    { err: thrown, runId: run.id, step: run.step, code: error.code, retry: verdict.retry },
    'step failed',
  );
  if (verdict.retry) {
    if (
      !(await requeue(deps.database.db, 'run', run, { ...verdict, code: error.code, message: error.message }))
    )
      return;
    const event = await appendEvent(deps.database.db, run.id, {
      type: 'run:progress',
      message: `${error.message} Trying again.`,
      errorCode: error.code,
    });
    await announce(deps, { events: [{ event, ownerId: run.ownerId }] });
    await deps.queue
      .enqueue(run.lane, [{ wake: { runId: run.id }, delayMs: verdict.delayMs }])
      .catch(() => undefined);
    return;
  }
  const message = error.code === 'internal' ? steps[run.step].failMessage : error.message;
  const event = await endRun(
    deps.database.db,
    run.id,
    { status: 'failed', code: error.code, message },
    run.fence,
  );
  if (event) await announce(deps, { events: [{ event, ownerId: run.ownerId }] });
}
