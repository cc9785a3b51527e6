import { and, asc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { providerCallOrders, providerCalls, providerSendings, runs } from '../schema/runs.ts';

/** The object of a call as it was bought by a sending. */
export type BoughtObject = { callId: string; fence: number; objectKey: string };

/**
 * Pictures as providers sent them, of runs that have all ended longer ago than this (ms), oldest first. Nobody reads
 * them any more but a retry, and that buys anew.
 */
export async function listOldBoughtObjects(
  db: Queryable,
  keptMs: number,
  limit: number,
): Promise<BoughtObject[]> {
  const longAgo = sql`now() - ${keptMs} * interval '1 ms'`;
  const wanted = db
    .select({ one: sql`1` })
    .from(providerCallOrders)
    .innerJoin(runs, eq(runs.id, providerCallOrders.runId))
    .where(
      and(
        eq(providerCallOrders.callId, providerCalls.id),
        or(isNull(runs.finishedAt), gt(runs.finishedAt, longAgo)),
      ),
    );
  const boughtLately = db
    .select({ one: sql`1` })
    .from(providerSendings)
    .where(and(eq(providerSendings.callId, providerCalls.id), gt(providerSendings.sentAt, longAgo)));
  const rows = await db
    .select({ callId: providerCalls.id, fence: providerCalls.fence, objectKey: providerCalls.objectKey })
    .from(providerCalls)
    .where(
      and(
        isNotNull(providerCalls.objectKey),
        lt(providerCalls.createdAt, longAgo),
        notExists(wanted),
        notExists(boughtLately),
      ),
    )
    .orderBy(asc(providerCalls.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, objectKey: row.objectKey! }));
}

/** These objects are gone from the store: the next call with their keys buys again. */
export async function forgetBoughtObjects(db: Queryable, objects: BoughtObject[]): Promise<void> {
  if (objects.length === 0) return;
  await db
    .update(providerCalls)
    .set({ status: 'new', objectKey: null, objectHash: null })
    .where(
      or(...objects.map((one) => and(eq(providerCalls.id, one.callId), eq(providerCalls.fence, one.fence)))),
    );
}
