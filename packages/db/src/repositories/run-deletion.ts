import { and, eq, inArray, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../client.ts';
import { providerCallOrders, providerCalls, providerSendings, runs } from '../schema/runs.ts';

/** How long after its end a run's worker may still be putting a picture into the store, in ms: longer than any try. */
const lastWritesMs = 10 * 60_000;

/** Removes from the object store what belongs to comics, and what was bought under step keys. */
export type ObjectRemover = {
  comics(comicIds: string[]): Promise<void>;
  bought(stepKeys: string[]): Promise<void>;
};

/** How long one worker is left alone with the objects of a comic or account, in ms; then another may go on. */
const removingMs = 10 * 60_000;

/** Until when a worker that begins to remove objects now is left alone. */
export function removingUntil(): SQL {
  return sql`now() + ${removingMs} * interval '1 ms'`;
}

/** Nobody is removing the objects of this row. */
export function isFreeToRemove(until: AnyPgColumn): SQL {
  return sql`(${until} is null or ${until} < now())`;
}

/** Runs that may still write something. */
export function isWriting(): SQL | undefined {
  const lately = sql`now() - ${lastWritesMs} * interval '1 ms'`;
  return or(
    inArray(runs.status, ['queued', 'running']),
    sql`${runs.startedAt} is not null and ${runs.finishedAt} > ${lately}`,
  );
}

/** What was bought for these runs and for nobody else: ids and step keys of the calls. */
function ownCalls(db: Queryable, which: SQL) {
  const these = db.select({ id: runs.id }).from(runs).where(which);
  const others = db
    .select({ one: sql`1` })
    .from(providerCallOrders)
    .innerJoin(runs, eq(runs.id, providerCallOrders.runId))
    .where(and(eq(providerCallOrders.callId, providerCalls.id), notInArray(runs.id, these)));
  const theirs = db
    .select({ id: providerCallOrders.callId })
    .from(providerCallOrders)
    .where(inArray(providerCallOrders.runId, these));
  return db
    .select({ id: providerCalls.id, stepKey: providerCalls.stepKey })
    .from(providerCalls)
    .where(and(inArray(providerCalls.id, theirs), notExists(others)));
}

/**
 * The step keys of what was bought for these runs and for nobody else. Its objects are removed before the runs are
 * deleted; whoever orders the same thing in between finds them gone and buys it anew.
 */
export async function listOwnBought(db: Queryable, which: SQL): Promise<string[]> {
  return (await ownCalls(db, which)).map(({ stepKey }) => stepKey);
}

/**
 * Deletes these runs with their tasks and events. What was paid stays in the books; what was bought for nobody else is
 * forgotten, and its key with it, so that nobody is given it.
 */
export async function deleteRuns(tx: Transaction, which: SQL): Promise<void> {
  const these = tx.select({ id: runs.id }).from(runs).where(which);
  const ids = (await ownCalls(tx, which).for('update')).map(({ id }) => id);
  await tx
    .update(providerCalls)
    .set({ result: null, objectKey: null, objectHash: null, stepKey: sql`'deleted:' || ${providerCalls.id}` })
    .where(inArray(providerCalls.id, ids));
  await tx
    .update(providerSendings)
    .set({ runId: null, taskId: null })
    .where(inArray(providerSendings.runId, these));
  await tx.delete(providerCallOrders).where(inArray(providerCallOrders.runId, these));
  await tx.delete(runs).where(which);
}
