import type { ErrorCode } from '@panelwise/contracts/errors/catalog';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { runs } from '../schema/runs.ts';
import { appendEvent } from './run-events.ts';

/**
 * Says at a run what its tasks wait for: the first of them says so, the others are silent unless they wait for something else. The
 * caller holds the run.
 * @returns the event that tells the screens, if it was not told already
 */
export async function beginOutage(
  tx: Transaction,
  runId: string,
  { code, message }: { code: ErrorCode; message: string },
): Promise<StoredRunEvent | undefined> {
  const begun = await tx
    .update(runs)
    .set({ outageSince: sql`now()`, errorCode: code, errorMessage: message })
    .where(and(eq(runs.id, runId), or(isNull(runs.outageSince), ne(runs.errorCode, code))))
    .returning({ id: runs.id });
  return begun.length > 0
    ? appendEvent(tx, { id: runId }, { type: 'run:progress', message, errorCode: code })
    : undefined;
}

/** Says that the service is back, because a task got through. The caller holds the run. */
export async function endOutage(tx: Transaction, runId: string): Promise<StoredRunEvent | undefined> {
  const over = await tx
    .update(runs)
    .set({ outageSince: null, errorCode: null, errorMessage: null })
    .where(and(eq(runs.id, runId), isNotNull(runs.outageSince)))
    .returning({ id: runs.id });
  return over.length > 0 ? appendEvent(tx, { id: runId }, { type: 'run:progress' }) : undefined;
}
