import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { NotificationBus } from './notifications/port.ts';
import type { JobQueue, Wake } from './port.ts';

/**
 * What a committed change still has to tell: workers to wake, and the screens of the run's owner. An event that was not
 * written is undefined, and told to nobody.
 */
export type SideEffects = {
  wakes?: { lane: Lane; wake: Wake }[];
  events?: (StoredRunEvent | undefined)[];
};

/** What is told to, and the log of whoever tells. */
type Listeners = {
  bus: NotificationBus;
  queue: JobQueue;
  log: { warn: (details: object, message: string) => void };
};

/**
 * Tells what has been committed: publishes every event to its run's owner and wakes the workers. Neither can undo
 * the commit, and both may be lost: screens read the table on their next connect, and the sweep wakes again.
 */
export async function announce(
  to: Listeners,
  ownerId: string,
  { events = [], wakes = [] }: SideEffects,
): Promise<void> {
  const published = events.map((event) => event && to.bus.publish({ topic: 'run-event', event, ownerId }));
  await Promise.all([...published, wake(to, wakes)]);
}

/** Puts wakes into the queue, each into its lane; those that do not get there are the sweep's. */
export async function wake(
  { queue, log }: Pick<Listeners, 'queue' | 'log'>,
  wakes: NonNullable<SideEffects['wakes']>,
): Promise<void> {
  const byLane = new Map<Lane, { wake: Wake }[]>();
  for (const { lane, wake } of wakes) byLane.set(lane, [...(byLane.get(lane) ?? []), { wake }]);
  await Promise.all(
    [...byLane].map(([lane, ofLane]) =>
      queue.enqueue(lane, ofLane).catch((error: unknown) => {
        const details = { err: error, lane, count: ofLane.length };
        log.warn(details, 'the queue is not reachable; the sweep will wake these');
      }),
    ),
  );
}
