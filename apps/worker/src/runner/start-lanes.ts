import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { QueueConnection } from '@panelwise/queue/connection';
import { startLaneWorker } from '@panelwise/queue/lane-worker';
import type { WorkerDeps } from '../deps.ts';
import { startHousekeeping } from '../housekeeping/start-housekeeping.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { workOnRun } from './run-work.ts';
import { startSweep } from './sweep.ts';
import { workOnTask } from './task-work.ts';

export type RunningLanes = { ready(): Promise<void>; stop(options?: { timeoutMs?: number }): Promise<void> };

/** Serves lanes until stopped: takes wakes, keeps leases, listens for cancels, sweeps, keeps house. */
export function startLanes(
  deps: WorkerDeps,
  options: { connection: QueueConnection; concurrency: Partial<Record<Lane, number>>; leaseMs: number },
): RunningLanes {
  const keeper = new LeaseKeeper(deps.database, options.leaseMs);
  const lanes = Object.keys(options.concurrency) as Lane[];
  const { work } = deps.metrics;
  for (const lane of lanes) work.serves(lane, options.concurrency[lane] ?? 1);
  const stopListening = deps.bus.listen((message) => {
    if (message.topic === 'cancel') void keeper.check();
  });
  const workers = lanes.map((lane) =>
    startLaneWorker(
      options.connection,
      lane,
      (wake, signal) => {
        const done = work.begun(lane);
        const handled =
          'runId' in wake
            ? workOnRun(deps, keeper, wake.runId, signal)
            : workOnTask(deps, keeper, wake.taskId, signal);
        return handled.finally(done);
      },
      {
        concurrency: options.concurrency[lane] ?? 1,
        onError: (error) => {
          work.trouble('lane');
          deps.log.warn({ err: error, lane }, 'lane trouble');
        },
      },
    ),
  );
  const sweep = startSweep(deps, lanes);
  const housekeeping = startHousekeeping(deps);
  return {
    ready: async () => {
      await Promise.all(workers.map((worker) => worker.ready()));
    },
    stop: async ({ timeoutMs = 20_000 } = {}) => {
      sweep.stop();
      await Promise.all([...workers.map((worker) => worker.close({ timeoutMs })), housekeeping.stop()]);
      stopListening();
      keeper.stop();
    },
  };
}
