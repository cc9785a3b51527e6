import {
  closeDueAccounts,
  deleteClosedAccount,
  listClosedAccounts,
} from '@panelwise/db/repositories/account-deletion';
import { users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { WorkerDeps } from '../deps.ts';
import { objectRemover } from './remove-comics.ts';
import { removeMails } from './remove-mails.ts';

/**
 * Deletes the accounts whose period of grace is over, with everything in them: first the pictures and PDFs,
 * then the rows, so that a crash in between leaves an account that the next pass finds again. An account that
 * still had work going on is closed now and deleted by a later pass. Gives how many are gone. An aborted
 * `signal` ends the pass at the next account or batch of objects.
 */
export async function deleteDueAccounts(
  deps: Pick<WorkerDeps, 'database' | 'store' | 'bus' | 'log' | 'mailDir'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  const { userIds, runIds } = await closeDueAccounts(db);
  for (const userId of userIds) await deps.bus.publish({ topic: 'session-ended', userId });
  for (const runId of runIds) await deps.bus.publish({ topic: 'cancel', runId });
  let deleted = 0;
  for (const userId of await listClosedAccounts(db)) {
    if (signal?.aborted) break;
    try {
      const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (deps.mailDir && account) await removeMails(deps.mailDir, { id: userId, email: account.email });
      let owned: string[] = [];
      const remove = objectRemover(deps.store, signal);
      const removed = await deleteClosedAccount(db, userId, {
        ...remove,
        comics: (comicIds) => {
          owned = comicIds;
          return remove.comics(comicIds);
        },
      });
      if (!removed) continue;
      deleted += 1;
      await Promise.all(owned.map((comicId) => deps.bus.publish({ topic: 'library-changed', comicId })));
    } catch (error) {
      deps.log.warn({ err: error, userId }, 'an account could not be deleted yet');
    }
  }
  if (deleted > 0) {
    deps.log.info({ count: deleted }, 'accounts deleted');
    await deps.bus.publish({ topic: 'submissions-changed' });
  }
  return deleted;
}
