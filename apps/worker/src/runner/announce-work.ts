import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { RunHead } from '@panelwise/db/repositories/runs';
import { announce, type SideEffects } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';

type Told = Pick<RunHead, 'id' | 'ownerId' | 'parentId' | 'step' | 'createdAt'>;

/** Events that come many times in a run; the log has them when it is asked for more. */
const frequent: StoredRunEvent['type'][] = ['run:progress', 'panel:changed'];

/** Tells what has been committed for a run: screens, workers, the log, and, when it has ended, whoever watches. */
export async function announceWork(deps: WorkerDeps, run: Told, effects: SideEffects): Promise<void> {
  for (const event of effects.events ?? []) if (event) note(deps, run, event);
  await announce(deps, run.ownerId, effects);
}

function note({ log, metrics }: WorkerDeps, run: Told, event: StoredRunEvent): void {
  const { runId, seq, type, step, status, page, panel, errorCode } = event;
  const isOwn = runId === run.id;
  const line = {
    runId,
    parentId: isOwn ? run.parentId : run.id,
    seq,
    step,
    status,
    page,
    panel,
    code: errorCode,
  };
  log[frequent.includes(type) ? 'debug' : 'info'](line, type);
  if (type !== 'run:ended' || !isOwn) return;
  // Both times are the database's.
  metrics.work.runEnded(run.step, status, (Date.parse(event.at) - run.createdAt.getTime()) / 1_000);
}
