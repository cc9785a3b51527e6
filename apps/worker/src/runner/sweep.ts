import type { Lane } from '@panelwise/contracts/steps/define-step';
import { takeOverdue } from '@panelwise/db/repositories/work-leases';
import type { WorkerDeps } from '../deps.ts';
import { announce } from './announce.ts';

/** Between two looks, and how long after a wake a row counts as lost; together below the promised 5 s. */
export const sweepEveryMs = 1_500;
const quietMs = 3_000;

/**
 * Wakes what nobody works on although its time has come: after a wiped or restarted queue, and after a
 * worker has died. Every worker sweeps; the rows are marked, so they do not wake the same ones together.
 */
export function startSweep(deps: WorkerDeps, lanes: readonly Lane[]): { stop(): void } {
  let running = false;
  const sweep = async () => {
    if (running) return;
    running = true;
    try {
      const wakes = await takeOverdue(deps.database.db, lanes, quietMs);
      if (wakes.length > 0) {
        deps.log.debug({ count: wakes.length }, 'woke overdue work');
        await announce(deps, { wakes });
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'the sweep could not look');
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  void sweep();
  return { stop: () => clearInterval(timer) };
}
