import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { Job, JobsOptions, Queue, Worker } from 'bullmq';
import type { Wake } from '../port.ts';

/** What a worker does with one job. `signal` is there because the function takes three arguments. */
export type WakeProcessor = (job: Job<Wake>, token?: string, signal?: AbortSignal) => Promise<void>;

/** The one place that knows whether BullMQ stands on Redis or on Postgres. */
export interface QueueBackend {
  makeQueue(lane: Lane): Queue<Wake>;
  /** A worker that does not run yet: call `run()`. */
  makeWorker(lane: Lane, process: WakeProcessor, concurrency: number): Worker<Wake>;
  ping(): Promise<void>;
  /** Drops the connections, also those that wait for an answer. */
  close(): Promise<void>;
}

/** A producer must fail fast when the backend is gone; a worker waits for it to come back. */
export type BackendRole = 'producer' | 'worker';

export function queueName(lane: Lane): string {
  return `panelwise-${lane}`;
}

/** One try, nothing kept: the row in Postgres counts the tries and remembers the outcome. */
const jobOptions: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** Nobody reads BullMQ's own events, so few are kept. */
export const queueOptions = { defaultJobOptions: jobOptions, streams: { events: { maxLen: 100 } } };

/**
 * A killed worker's job is delivered again when its lock has run out and the next check has seen it: 10 s
 * at worst. A worker renews its locks long before that, unless its event loop stands still for 4 s. All workers of a lane must use the same interval, or Redis keeps the longest.
 */
export const workerOptions = {
  autorun: false,
  lockDuration: 8_000,
  stalledInterval: 2_000,
  // How often a row was tried is counted in Postgres; BullMQ must not give up by itself.
  maxStalledCount: 1_000_000,
  // The default of 15 s would be the pause after every lost connection.
  runRetryDelay: 1_000,
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
};
