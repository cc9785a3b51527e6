import type { RunStatus } from '@panelwise/contracts/domain/run';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { runEvents, runs } from '../schema/runs.ts';

type NewEvent = Pick<StoredRunEvent, 'type'> &
  Partial<Omit<StoredRunEvent, 'runId' | 'seq' | 'at' | 'type' | 'step' | 'comicId' | 'status' | 'percent'>>;

/** While a run is in which status each kind of event can happen. After its end nothing does, until it is opened again. */
const statusesOf: Record<StoredRunEvent['type'], readonly RunStatus[]> = {
  'run:queued': ['queued'],
  'run:started': ['running'],
  'run:planned': ['running'],
  'run:progress': ['queued', 'running'],
  'panel:changed': ['running'],
  'page:done': ['running'],
  'run:ended': ['succeeded', 'failed', 'cancelled'],
};

/** Whose event it is: of whoever holds the run's lease under this fence, or, without one, of whoever holds its row lock. */
export type EventWriter = { id: string; fence?: number };

/**
 * Writes the next event of a run, in one statement: number and event are there together or not at all. It takes the
 * run's row lock, held until the transaction ends: numbers have no gaps, and whoever reads after this call in the same
 * transaction sees every event and task change that was committed before.
 *
 * @param percent how far the run is now; unchanged without it
 * @returns undefined, and writes nothing, when the run's status does not allow such an event or the writer's lease is lost
 */
export async function appendEvent(
  db: Queryable,
  writer: EventWriter,
  event: NewEvent,
  percent?: number,
): Promise<StoredRunEvent | undefined> {
  const numbered = db
    .update(runs)
    .set({ seq: sql`${runs.seq} + 1`, ...(percent === undefined ? {} : { percent }) })
    .where(
      and(
        eq(runs.id, writer.id),
        inArray(runs.status, [...statusesOf[event.type]]),
        writer.fence === undefined ? undefined : eq(runs.fence, writer.fence),
      ),
    )
    .returning({
      id: runs.id,
      seq: runs.seq,
      step: runs.step,
      comicId: runs.comicId,
      status: runs.status,
      percent: runs.percent,
    });
  const { rows } = await db.execute<{ event: StoredRunEvent }>(sql`
    with run as ${numbered}
    insert into ${runEvents} (run_id, seq, event)
    select run.id, run.seq, ${JSON.stringify(event)}::jsonb || jsonb_build_object(
      'runId', run.id, 'seq', run.seq, 'step', run.step, 'comicId', run.comic_id, 'status', run.status,
      'percent', run.percent, 'at', ${isoTime(sql`clock_timestamp()`)})
    from run returning event`);
  return rows[0]?.event;
}

/** A moment as ISO 8601 in UTC with milliseconds, as JavaScript writes it. */
function isoTime(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The events of a run after a number, oldest first. */
export async function listEvents(
  db: Queryable,
  runId: string,
  afterSeq: number,
  limit = 1_000,
): Promise<StoredRunEvent[]> {
  const rows = await db
    .select({ event: runEvents.event })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, afterSeq)))
    .orderBy(asc(runEvents.seq))
    .limit(limit);
  return rows.map((row) => row.event);
}
