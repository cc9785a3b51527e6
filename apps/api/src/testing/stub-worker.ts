import { lanes } from '@panelwise/contracts/steps/define-step';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { claimRun, endRun, type RunEnd, type RunRow } from '@panelwise/db/repositories/runs';
import { startLaneWorker } from '@panelwise/queue/open-queue';
import type { TestApp } from './test-app.ts';

type Work = (run: RunRow) => Promise<RunEnd>;

/** A worker that takes runs off the real queue and ends them as the test says. Gives the function that stops it. */
export async function startStubWorker(test: TestApp, work: Work): Promise<() => Promise<void>> {
  const { database, bus, env } = test.deps;
  const connection = { kind: 'postgres', url: env.DATABASE_URL } as const;
  const handle = async (wake: { runId: string } | { taskId: string }) => {
    if (!('runId' in wake)) return;
    const run = await claimRun(database.db, wake.runId, 30_000);
    if (!run) return;
    await tell(run, await appendEvent(database.db, run, { type: 'run:started' }));
    await tell(run, await endRun(database.db, run.id, await work(run), run.fence));
  };
  const tell = async (run: RunRow, event: Awaited<ReturnType<typeof appendEvent>>) =>
    event && bus.publish({ topic: 'run-event', event, ownerId: run.ownerId });
  const workers = lanes.map((lane) =>
    startLaneWorker(connection, lane, handle, {
      concurrency: 4,
      onError: (error) => {
        throw error;
      },
    }),
  );
  await Promise.all(workers.map((worker) => worker.ready()));
  return async () => {
    await Promise.all(workers.map((worker) => worker.close({ timeoutMs: 1_000 })));
  };
}
