import type { Database } from '@panelwise/db/client';
import type { ProviderCall } from '@panelwise/db/repositories/provider-calls';
import { listLeftPlaces, notePlaceClosed } from '@panelwise/db/repositories/provider-places';
import type { LedgerDeps, PaidEngine } from './paid-engine.ts';

/** Longer than any work takes: after this a place that is said to be in use is given up, in ms. */
const usableMs = 15 * 60_000;
/** Work that nobody has waited for to its end is left in its place for so long, in ms. */
const keptMs = 24 * 3_600_000;
/** Places that are closed in one go. */
const batchSize = 100;

/** The place of a call that was never heard of again, for the sending that is to follow it. */
export function placeAgain(call: ProviderCall): string | undefined {
  const isUsable = call.place && call.sentAt && Date.now() - call.sentAt.getTime() < usableMs;
  return isUsable ? call.place! : undefined;
}

/**
 * Closes the places of a call once it has come to an end: what people wrote is not to stay there. What cannot be closed
 * now is closed by the housekeeping.
 */
export function closePlacesOf(deps: LedgerDeps, engine: PaidEngine<unknown>, callId: string): void {
  const { closePlace } = engine;
  if (!closePlace) return;
  closeLeft(deps.db, closePlace, { callId }).catch((error: unknown) =>
    deps.log?.warn({ callId, err: error }, 'what was bought is not deleted at the provider yet'),
  );
}

/** Closes what is left of all calls. @throws the first error, after all have been tried */
export async function closeLeftPlaces(
  db: Database,
  closePlace: (place: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await closeLeft(db, closePlace)) === batchSize);
}

async function closeLeft(
  db: Database,
  closePlace: (place: string) => Promise<void>,
  which: { callId?: string } = {},
): Promise<number> {
  const places = await listLeftPlaces(db, { ...which, keptMs, limit: batchSize });
  const failures: unknown[] = [];
  for (const place of places)
    await closePlace(place)
      .then(() => notePlaceClosed(db, place))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return places.length;
}
