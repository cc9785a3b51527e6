import type { WorkerDeps } from '../deps.ts';
import { deleteDueAccounts } from './delete-accounts.ts';
import { removeDeletedComics } from './remove-comics.ts';

const everyMs = 3_600_000;

/**
 * Deletes due accounts, and comics that were deleted long enough ago, at the start and every hour. Every worker looks;
 * each account and comic is taken by one of them.
 */
export function startAccountDeletion(deps: Pick<WorkerDeps, 'database' | 'store' | 'bell' | 'log'>): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let pass: Promise<unknown> | undefined;
  const look = () => {
    pass ??= deleteDueAccounts(deps, stopping.signal)
      .then(() => removeDeletedComics(deps, stopping.signal))
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'what is due to be deleted could not be looked for'),
      )
      .finally(() => {
        pass = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await pass;
    },
  };
}
