import type { Lane } from '@panelwise/contracts/steps/define-step';
import {
  countExpectedJobs,
  isAnythingUnfinished,
  listOverdueRuns,
  listUnsettledRuns,
} from '@panelwise/db/repositories/run-sweeps';
import { endRun, type RunHead } from '@panelwise/db/repositories/runs';
import { holdRun, LeaseLost, takeOverdue } from '@panelwise/db/repositories/work-leases';
import { wake } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';
import { announceWork } from './announce-work.ts';
import { settleRun } from './settle-run.ts';

/** Between two looks, and how long after a wake a row counts as lost; together below the promised 5 s. */
export const sweepEveryMs = 1_500;
const quiet = { lostMs: 3_000, longMs: 60_000 };

/** What people read when a run has not ended in time. */
const overdueMessage =
  'This took longer than it may, so we stopped. What is finished is kept: please try again.';

/**
 * Looks now and then for what went wrong without anybody noticing, and mends it. Every worker sweeps; rows are marked or
 * locked, so that no two do the same.
 */
export function startSweep(deps: WorkerDeps, lanes: readonly Lane[]): { stop(): void } {
  let running = false;
  const sweep = async () => {
    if (running) return;
    running = true;
    const cannotLook = (error: unknown) => {
      deps.metrics.work.trouble('sweep');
      deps.log.warn({ err: error }, 'the sweep could not look');
    };
    // Most of the time nothing is going on: one question then, instead of eight to database and queue.
    if (await isAnythingUnfinished(deps.database.db).catch(cannotLook))
      for (const look of [wakeLost, settleForgotten, endOverdue]) await look(deps, lanes).catch(cannotLook);
    running = false;
  };
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  void sweep();
  return { stop: () => clearInterval(timer) };
}

/**
 * Wakes what nobody works on although its time has come: after a wiped or restarted queue, and after a worker has died.
 * As long as the queue has a job for every row, rows that wait are left in peace, however many they are.
 */
export async function wakeLost(deps: WorkerDeps, lanes: readonly Lane[]): Promise<void> {
  const { db } = deps.database;
  // The queue first: what ends between the two counts is then missing among the rows, not among the jobs.
  const jobs = await deps.queue.counts();
  const expected = await countExpectedJobs(db, quiet.lostMs);
  const losing = lanes.filter((lane) => jobs[lane].waiting + jobs[lane].active < (expected.get(lane) ?? 0));
  const wakes = await takeOverdue(db, lanes, losing, quiet);
  if (wakes.length > 0) deps.log.debug({ count: wakes.length }, 'woke overdue work');
  await wake(deps, wakes);
}

/** Ends runs whose last task has ended without anybody settling them. */
async function settleForgotten(deps: WorkerDeps): Promise<void> {
  const { db } = deps.database;
  await forEachRun(deps, await listUnsettledRuns(db), async (run) => {
    const event = await db.transaction(async (tx) => {
      await holdRun(tx, run);
      return settleRun(tx, run);
    });
    await announceWork(deps, run, { events: [event] });
  });
}

/** Ends runs whose deadline is over, so that nothing waits for ever. */
async function endOverdue(deps: WorkerDeps): Promise<void> {
  const { db } = deps.database;
  const end = { status: 'failed', code: 'timeout', message: overdueMessage } as const;
  await forEachRun(deps, await listOverdueRuns(db), async (run) => {
    const event = await endRun(db, run.id, end);
    if (!event) return;
    deps.log.warn({ runId: run.id, step: run.step }, 'a run did not end in time');
    await deps.bus.publish({ topic: 'cancel', runId: run.id });
    await announceWork(deps, run, { events: [event] });
  });
}

/** One run that cannot be mended does not keep the others from it. */
async function forEachRun(
  deps: WorkerDeps,
  runs: RunHead[],
  mend: (run: RunHead) => Promise<void>,
): Promise<void> {
  for (const run of runs)
    await mend(run).catch((error: unknown) => {
      if (!(error instanceof LeaseLost))
        deps.log.warn({ err: error, runId: run.id }, 'the sweep could not mend a run');
    });
}
