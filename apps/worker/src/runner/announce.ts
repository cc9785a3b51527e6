import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { Wake } from '@panelwise/queue/port';
import type { Aftermath, WorkerDeps } from '../deps.ts';

/**
 * Tells what has been committed: rings the bell for every event and wakes the workers. Neither can undo
 * the commit, and both may be lost: screens read the table on their next connect, and the sweep wakes again.
 */
export async function announce(
  deps: Pick<WorkerDeps, 'bell' | 'queue' | 'log'>,
  aftermath: Partial<Aftermath>,
): Promise<void> {
  const rings = (aftermath.events ?? []).map(({ event, ownerId }) =>
    deps.bell.ring({ topic: 'run-event', event, ownerId }),
  );
  const byLane = new Map<Lane, { wake: Wake }[]>();
  for (const { lane, wake } of aftermath.wakes ?? [])
    byLane.set(lane, [...(byLane.get(lane) ?? []), { wake }]);
  const enqueued = [...byLane].map(([lane, wakes]) =>
    deps.queue
      .enqueue(lane, wakes)
      .catch((error: unknown) =>
        deps.log.warn(
          { error, lane, count: wakes.length },
          'the queue is not reachable; the sweep will wake these',
        ),
      ),
  );
  await Promise.all([...rings, ...enqueued]);
}
