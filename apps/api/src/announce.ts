import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { Wakeup } from '@panelwise/db/repositories/work-leases';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';

/**
 * Tells what has been committed: wakes the workers and publishes the events. Both may fail without harm: the
 * sweep wakes what was not woken, and screens read the table.
 */
export async function announce(
  deps: Pick<Deps, 'queue' | 'bus'>,
  log: FastifyBaseLogger,
  news: { ownerId: string; events: StoredRunEvent[]; wakes?: Wakeup[] },
): Promise<void> {
  const published = news.events.map((event) =>
    deps.bus.publish({ topic: 'run-event', event, ownerId: news.ownerId }),
  );
  const woken = (news.wakes ?? []).map(({ lane, wake }) =>
    deps.queue.enqueue(lane, [{ wake }]).catch((error: unknown) => {
      log.warn({ err: error, lane }, 'the queue is not reachable; the sweep will wake the run');
    }),
  );
  await Promise.all([...published, ...woken]);
}
