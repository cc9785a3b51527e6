import type { RunHead } from '@panelwise/db/repositories/runs';
import { announce, type SideEffects } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';

/** Tells what has been committed for a run: screens, workers, and, when it has ended, whoever watches. */
export async function announceWork(
  deps: WorkerDeps,
  run: Pick<RunHead, 'id' | 'ownerId' | 'step' | 'createdAt'>,
  effects: SideEffects,
): Promise<void> {
  for (const event of effects.events ?? [])
    if (event?.type === 'run:ended' && event.runId === run.id)
      // Both times are the database's.
      deps.metrics.work.runEnded(
        run.step,
        event.status,
        (Date.parse(event.at) - run.createdAt.getTime()) / 1_000,
      );
  await announce(deps, run.ownerId, effects);
}
