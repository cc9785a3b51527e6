import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { Wake } from '@panelwise/queue/port';
import type { SideEffects, WorkerDeps } from './deps.ts';

/**
 * Tells what has been committed: publishes every event to its run's owner and wakes the workers. Neither can undo
 * the commit, and both may be lost: screens read the table on their next connect, and the sweep wakes again.
 */
export async function announce(
  deps: Pick<WorkerDeps, 'bus' | 'queue' | 'log'>,
  ownerId: string,
  { events = [], wakes = [] }: SideEffects,
): Promise<void> {
  const published = events.map((event) => event && deps.bus.publish({ topic: 'run-event', event, ownerId }));
  await Promise.all([...published, wake(deps, wakes)]);
}

/** Puts wakes into the queue, each into its lane; those that do not get there are the sweep's. */
export async function wake(
  deps: Pick<WorkerDeps, 'queue' | 'log'>,
  wakes: NonNullable<SideEffects['wakes']>,
): Promise<void> {
  const byLane = new Map<Lane, { wake: Wake }[]>();
  for (const { lane, wake } of wakes) byLane.set(lane, [...(byLane.get(lane) ?? []), { wake }]);
  await Promise.all(
    [...byLane].map(([lane, ofLane]) =>
      deps.queue
        .enqueue(lane, ofLane)
        .catch((error: unknown) =>
          deps.log.warn(
            { err: error, lane, count: ofLane.length },
            'the queue is not reachable; the sweep will wake these',
          ),
        ),
    ),
  );
}
