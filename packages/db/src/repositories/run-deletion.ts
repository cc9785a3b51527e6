import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { providerCalls, runs } from '../schema/runs.ts';

/** How long after its end a run's worker may still be putting a picture into the store, in ms: longer than any try. */
const lastWritesMs = 10 * 60_000;

/** Runs that may still write something. */
export function isWriting(): SQL | undefined {
  const lately = sql`now() - ${lastWritesMs} * interval '1 ms'`;
  return or(
    inArray(runs.status, ['queued', 'running']),
    sql`${runs.startedAt} is not null and ${runs.finishedAt} > ${lately}`,
  );
}

/**
 * Deletes these runs with their tasks and events. What was paid stays in the books; what was bought goes, and its key
 * with it, so that nobody is given it.
 */
export async function deleteRuns(tx: Transaction, which: SQL): Promise<void> {
  const these = tx.select({ id: runs.id }).from(runs).where(which);
  await tx
    .update(providerCalls)
    .set({ result: null, runId: null, taskId: null, stepKey: sql`'deleted:' || ${providerCalls.id}` })
    .where(inArray(providerCalls.runId, these));
  await tx.delete(runs).where(which);
}
