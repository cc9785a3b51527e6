import type { BulkJobOptions } from 'bullmq';
import type { Wake } from './port.ts';

/** A job as BullMQ's addBulk takes it. */
export type WakeJob = { name: 'wake' | 'wake-later'; data: Wake; opts: BulkJobOptions };

/**
 * The job for a wake. `now` and `delayMs` in ms.
 *
 * Deduplication makes sure that one row has one waiting job, and `keepLastIfActive` that a wake which comes
 * while the row is being handled becomes the next job instead of nothing.
 *
 * A delayed wake has a name and an identity of its own, or it would swallow the wake that should come at
 * once. When it is due, the worker turns it into an ordinary one, which then waits its turn.
 */
export function wakeJob(wake: Wake, delayMs = 0, now = Date.now()): WakeJob {
  const row = 'runId' in wake ? `run-${wake.runId}` : `task-${wake.taskId}`;
  if (delayMs <= 0) {
    return { name: 'wake', data: wake, opts: { deduplication: { id: row, keepLastIfActive: true } } };
  }
  const dueSecond = Math.ceil((now + delayMs) / 1000);
  return {
    name: 'wake-later',
    data: wake,
    opts: { delay: delayMs, deduplication: { id: `${row}-at-${dueSecond}` } },
  };
}
