import type { RunEvent } from '@panelwise/contracts/realtime/events';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runEvents, runs } from '../schema/runs.ts';

type NewEvent = Pick<RunEvent, 'type'> &
  Partial<Omit<RunEvent, 'runId' | 'seq' | 'at' | 'type' | 'step' | 'comicId' | 'status' | 'percent'>>;

/**
 * Writes the next event of a run. It takes the run's row lock, which it holds until the transaction ends:
 * numbers have no gaps, and whoever reads after this call in the same transaction sees every event and
 * task change that was committed before.
 */
export async function appendEvent(
  db: Queryable,
  runId: string,
  event: NewEvent,
  percent?: number,
): Promise<RunEvent> {
  const [run] = await db
    .update(runs)
    .set({ seq: sql`${runs.seq} + 1`, ...(percent === undefined ? {} : { percent }) })
    .where(eq(runs.id, runId))
    .returning({
      seq: runs.seq,
      step: runs.step,
      comicId: runs.comicId,
      status: runs.status,
      percent: runs.percent,
    });
  if (!run) throw new Error(`There is no run ${runId}.`);
  const full: RunEvent = { ...event, runId, ...run, at: new Date().toISOString() };
  await db.insert(runEvents).values({ runId, seq: run.seq, event: full });
  return full;
}

/** The events of a run after a number, oldest first. */
export async function listEvents(
  db: Queryable,
  runId: string,
  afterSeq: number,
  limit = 1_000,
): Promise<RunEvent[]> {
  const rows = await db
    .select({ event: runEvents.event })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, afterSeq)))
    .orderBy(asc(runEvents.seq))
    .limit(limit);
  return rows.map((row) => row.event);
}
