import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { providerCalls, providerSendings } from '../schema/runs.ts';

/**
 * Places at a provider that may still hold something and that nobody needs any more: of calls that have come to an end, or
 * that were sent longer ago than this (ms).
 */
export async function listLeftPlaces(
  db: Queryable,
  { callId, keptMs, limit }: { callId?: string; keptMs: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ place: providerSendings.place })
    .from(providerSendings)
    .innerJoin(providerCalls, eq(providerCalls.id, providerSendings.callId))
    .where(
      and(
        isNotNull(providerSendings.place),
        isNull(providerSendings.placeClosedAt),
        callId ? eq(providerCalls.id, callId) : undefined,
        or(
          inArray(providerCalls.status, ['new', 'failed', 'succeeded']),
          lt(providerSendings.sentAt, sql`now() - ${keptMs} * interval '1 ms'`),
        ),
      ),
    )
    .orderBy(asc(providerSendings.sentAt))
    .limit(limit);
  return [...new Set(rows.map(({ place }) => place!))];
}

/** Nothing is left there any more. */
export async function notePlaceClosed(db: Queryable, place: string): Promise<void> {
  await db
    .update(providerSendings)
    .set({ placeClosedAt: sql`clock_timestamp()` })
    .where(and(eq(providerSendings.place, place), isNull(providerSendings.placeClosedAt)));
}
