import type { WorkerDeps } from '../deps.ts';
import { removeOldBought } from '../ledger/remove-bought.ts';
import { closePlaces } from './close-places.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { pruneObjects } from './prune-objects.ts';
import { purgeRows } from './purge-rows.ts';
import { removeDeletedComics } from './remove-comics.ts';
import { removeHeldDrafts } from './remove-held-drafts.ts';
import { tagOldComics } from './tag-old-comics.ts';
import { weighItems } from './weigh-items.ts';

const everyMs = 3_600_000;
const chores = [
  deleteDueAccounts,
  removeHeldDrafts,
  removeDeletedComics,
  purgeRows,
  pruneObjects,
  removeOldBought,
  closePlaces,
  tagOldComics,
  weighItems,
];

/**
 * Deletes what is due, at the start and every hour: accounts, deleted comics, and what is kept for a while only; tags older
 * comics, and looks at which questions tell who knows them. Every worker looks; each account and comic is taken by one of them.
 */
export function startHousekeeping(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'bus' | 'log' | 'mailDir' | 'closePlace'>,
): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let pass: Promise<void> | undefined;
  const look = async () => {
    for (const chore of chores) {
      if (stopping.signal.aborted) return;
      await chore(deps, stopping.signal).catch((error: unknown) =>
        deps.log.warn({ err: error, chore: chore.name }, 'what is due could not be looked for'),
      );
    }
  };
  const begin = () => {
    pass ??= look().finally(() => {
      pass = undefined;
    });
  };
  const timer = setInterval(begin, everyMs);
  begin();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await pass;
    },
  };
}
