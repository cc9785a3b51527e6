import type { Lane } from '@panelwise/contracts/steps/define-step';

/** The only thing a job carries: which row to look at. Everything else is in Postgres. */
export type Wake = { runId: string } | { taskId: string };

/** How many jobs a lane has in each state; finished jobs are removed and count nowhere. */
export type LaneCounts = { waiting: number; active: number; delayed: number; failed: number };

/**
 * Wakes workers. Delivery is at least once, and a lost queue costs nothing but time: the rows in Postgres
 * are the truth, and a sweep enqueues the unfinished ones again.
 */
export interface JobQueue {
  /**
   * Puts wakes into a lane, all in one round trip. `delayMs` is in ms from now.
   *
   * - A wake for a row that already waits collapses into the waiting one.
   * - A wake for a row that is being handled is delivered after that handling ends.
   * - Delayed wakes for one row collapse when they are due in the same second.
   *
   * @throws DomainError('unavailable') within 1 s when the backend does not answer. The wakes may or may
   * not have been taken then, so enqueueing again is right and harmless.
   */
  enqueue(lane: Lane, wakes: { wake: Wake; delayMs?: number }[]): Promise<void>;
  /** @throws DomainError('unavailable') within 1 s when the backend does not answer. */
  counts(): Promise<Record<Lane, LaneCounts>>;
  /** @throws DomainError('unavailable') within 1 s when the backend does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** One lane being served by this process. */
export interface LaneWorker {
  /** Resolves once the worker takes jobs, or has been closed. */
  ready(): Promise<void>;
  /**
   * Takes no further job and lets the active handlers finish. After `timeoutMs` (20 s unless told) their
   * signals are aborted and their wakes go back to waiting, for another worker. A handler that ignores its
   * signal is left behind after 2 s more; its wake is delivered again when the lock has run out.
   */
  close(options?: { timeoutMs?: number }): Promise<void>;
}
