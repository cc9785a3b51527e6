import type { WorkerDeps } from '../deps.ts';
import { closeLeftPlaces } from '../ledger/places.ts';

/**
 * Deletes at the provider what could not be deleted there when it was bought, and what nobody has waited for to its end.
 * An aborted `signal` ends it at the next batch.
 */
export async function closePlaces(
  { database, closePlace }: Pick<WorkerDeps, 'database' | 'closePlace'>,
  signal?: AbortSignal,
): Promise<void> {
  if (closePlace) await closeLeftPlaces(database.db, closePlace, signal);
}
