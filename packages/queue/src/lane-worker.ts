import { setTimeout as delay } from 'node:timers/promises';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { type Queue, WaitingError, type Worker } from 'bullmq';
import { openBackend } from './backend/open-backend.ts';
import type { WakeProcessor } from './backend/port.ts';
import type { QueueConnection } from './connection.ts';
import type { LaneWorker, Wake } from './port.ts';
import { wakeJob } from './wake-job.ts';

const reconnectMs = 1_000;
const shutdownMs = 20_000;
const afterAbortMs = 2_000;
const shuttingDown = 'shutting down';

/** `signal` is aborted when the worker shuts down, or when another worker may have taken the wake over. */
export type WakeHandler = (wake: Wake, signal: AbortSignal) => Promise<void>;

/**
 * Serves one lane: calls `handle` for every wake, at most `concurrency` at a time in this process and never
 * twice at a time for one row. The handler keeps outcome and tries in Postgres and does not throw; if it
 * does, `onError` hears it and the wake counts as handled.
 *
 * It starts when the backend can be reached, and goes on by itself after an outage.
 */
export function startLaneWorker(
  connection: QueueConnection,
  lane: Lane,
  handle: WakeHandler,
  options: { concurrency: number; onError(error: unknown): void },
): LaneWorker {
  const { concurrency } = options;
  const closing = new AbortController();
  // A handler that was left behind at the end must not go on reporting the connection that it misses.
  let isOver = false;
  const onError = (error: unknown) => {
    if (!isOver) options.onError(error);
  };
  const backend = openBackend(connection, 'worker', onError);

  const started = startWhenReachable();
  let closed: Promise<void> | undefined;
  return {
    ready: async () => {
      await started;
    },
    close: ({ timeoutMs = shutdownMs } = {}) => {
      closed ??= close(timeoutMs);
      return closed;
    },
  };

  async function close(timeoutMs: number): Promise<void> {
    closing.abort();
    // Before it has started there is no job to drain, and no sense in waiting for a connection.
    const worker = await Promise.race([started, delay(0, undefined)]);
    if (worker) await drain(worker, timeoutMs);
    isOver = true;
    await backend.close();
    await started;
  }

  async function startWhenReachable(): Promise<Worker<Wake> | undefined> {
    while (!closing.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        if (closing.signal.aborted) return undefined;
        onError(error);
        await delay(reconnectMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function start(): Promise<Worker<Wake>> {
    await backend.ping();
    const queue = backend.makeQueue(lane);
    queue.on('error', onError);
    const worker = backend.makeWorker(lane, processor(queue, handle, onError), concurrency);
    worker.on('error', onError);
    // Without its lock the job is another worker's soon; the row's fence refuses what this one still writes.
    worker.on('lockRenewalFailed', (jobIds) => {
      for (const jobId of jobIds) worker.cancelJob(jobId, 'the lock was lost');
    });
    try {
      await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
      closing.signal.throwIfAborted();
    } catch (error) {
      await worker.close(true);
      throw error;
    }
    worker.run().catch(onError);
    return worker;
  }
}

function processor(
  queue: Queue<Wake>,
  handle: WakeHandler,
  onError: (error: unknown) => void,
): WakeProcessor {
  // Three arguments and no default among them: by that BullMQ knows that it must make a signal.
  return async (job, token, signal) => {
    if (job.name === 'wake-later') {
      const { name, data, opts } = wakeJob(job.data);
      await queue.add(name, data, opts);
      return;
    }
    try {
      await handle(job.data, signal ?? new AbortController().signal);
    } catch (error) {
      onError(error);
    }
    if (signal?.aborted && signal.reason === shuttingDown) {
      await job.moveToWait(token);
      throw new WaitingError();
    }
  };
}

/** Lets a worker's handlers end by themselves, then by their signal, then not at all. */
async function drain(worker: Worker<Wake>, timeoutMs: number): Promise<void> {
  const closed = worker.close();
  if (await settlesWithin(timeoutMs, closed)) return;
  worker.cancelAllJobs(shuttingDown);
  if (await settlesWithin(afterAbortMs, closed)) return;
  await settlesWithin(afterAbortMs, worker.disconnect());
}

async function settlesWithin(timeoutMs: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = delay(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const settled = await Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    late,
  ]);
  timer.abort();
  return settled;
}
