import type { ObjectStore } from '@panelwise/storage/port';
import { LRUCache } from 'lru-cache';

/** How long a store that took something counts as well, in ms. */
const freshMs = 3_000;

const checks = new LRUCache<ObjectStore, true>({
  max: 4,
  ttl: freshMs,
  fetchMethod: (store) => store.ping().then(() => true as const),
});

/**
 * Makes sure, before something is bought, that it can be kept. However many ask, the store is asked once in a while.
 * @throws DomainError `unavailable`
 */
export async function mustTakeObjects(store: ObjectStore): Promise<void> {
  await checks.fetch(store);
}
