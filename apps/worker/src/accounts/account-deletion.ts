import type { WorkerDeps } from '../deps.ts';
import { deleteDueAccounts } from './delete-accounts.ts';

const everyMs = 3_600_000;

/** Deletes due accounts at the start and every hour. Every worker looks; each account is taken by one of them. */
export function startAccountDeletion(deps: WorkerDeps): { stop(): Promise<void> } {
  let pass: Promise<void> | undefined;
  const look = () => {
    pass ??= deleteDueAccounts(deps)
      .then(
        () => undefined,
        (error: unknown) => deps.log.warn({ err: error }, 'due accounts could not be looked for'),
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
      await pass;
    },
  };
}
