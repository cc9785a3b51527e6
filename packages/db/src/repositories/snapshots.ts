import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { StoredRunSnapshot } from '@panelwise/contracts/domain/run';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, panels, series } from '../schema/comics.ts';
import { runs, tasks } from '../schema/runs.ts';
import type { RunHead } from './runs.ts';

type Subject = Pick<StoredRunSnapshot, 'title' | 'partNumber' | 'lettersOnly'>;
type Panel = StoredRunSnapshot['panels'][number];

/**
 * Runs as screens need them, each up to and including event `run.seq`, without their results. Call it in a
 * repeatable-read transaction together with the read of `heads`, so that panels and `seq` belong together.
 * @param isDetailed whose panels are wanted; everybody's unless told
 */
export async function snapshotRuns(
  db: Queryable,
  heads: readonly RunHead[],
  isDetailed: (run: RunHead) => boolean = () => true,
): Promise<StoredRunSnapshot[]> {
  const subjects = await findSubjects(db, heads);
  const panelsOf = await listPanelProgress(db, heads.filter(isDetailed));
  return heads.map((run) => ({
    _id: run.id,
    step: run.step,
    comicId: run.comicId,
    seriesId: run.seriesId,
    ...(subjects.get(run.id) ?? { title: null, partNumber: null }),
    status: run.status,
    percent: run.percent,
    seq: run.seq,
    attempt: run.attempt,
    message: run.errorMessage,
    errorCode: run.errorCode,
    panels: panelsOf.get(run.id) ?? [],
    etaMs: null,
    result: null,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  }));
}

/** What each run is about: its comic, or the first part of its series. */
async function findSubjects(db: Queryable, heads: readonly RunHead[]): Promise<Map<string, Subject>> {
  if (heads.length === 0) return new Map();
  const firstPart = sql`select first.id from ${comics} as first where first.series_id = ${runs.seriesId} order by first.part_number limit 1`;
  const rows = await db
    .select({
      runId: runs.id,
      comicId: runs.comicId,
      title: comics.title,
      partNumber: comics.partNumber,
      parts: sql<number>`jsonb_array_length(${series.parts})`,
      lettersOnly: sql<boolean>`coalesce((${runs.input} ->> 'letter')::boolean, false)`,
    })
    .from(runs)
    .innerJoin(comics, sql`${comics.id} = coalesce(${runs.comicId}, (${firstPart}))`)
    .innerJoin(series, eq(series.id, comics.seriesId))
    .where(inArray(runs.id, idsOf(heads)));
  return new Map(
    rows.map(({ runId, comicId, title, partNumber, parts, lettersOnly }) => [
      runId,
      {
        title,
        partNumber: comicId && parts > 1 ? partNumber : null,
        ...(lettersOnly && { lettersOnly: true as const }),
      },
    ]),
  );
}

async function listPanelProgress(db: Queryable, heads: readonly RunHead[]): Promise<Map<string, Panel[]>> {
  const drawing = heads.filter((run) => run.step === 'generate-comic' && run.comicId);
  if (drawing.length === 0) return new Map();
  const rows = await db
    .select({
      runId: tasks.runId,
      page: tasks.pageNumber,
      panel: tasks.panelNumber,
      status: tasks.status,
      attempt: tasks.attempt,
      state: panels.state,
      artKey: panels.artKey,
      errorCode: tasks.errorCode,
      message: tasks.errorMessage,
    })
    .from(tasks)
    .innerJoin(runs, eq(runs.id, tasks.runId))
    .leftJoin(
      panels,
      and(
        eq(panels.comicId, runs.comicId),
        eq(panels.pageNumber, tasks.pageNumber),
        eq(panels.panelNumber, tasks.panelNumber),
      ),
    )
    .where(and(inArray(tasks.runId, idsOf(drawing)), eq(tasks.kind, 'panel')))
    .orderBy(asc(tasks.pageNumber), asc(tasks.panelNumber));
  const byRun = Map.groupBy(rows, (row) => row.runId);
  return new Map(
    [...byRun].map(([runId, ofRun]) => [
      runId,
      ofRun.map((row) => ({
        page: row.page,
        panel: row.panel,
        state: panelState(row.status, row.state),
        artKey: row.status === 'succeeded' ? row.artKey : null,
        errorCode: row.errorCode,
        message: row.message,
        attempt: row.attempt,
      })),
    ]),
  );
}

function idsOf(heads: readonly RunHead[]): string[] {
  return heads.map((run) => run.id);
}

function panelState(status: (typeof tasks.$inferSelect)['status'], state: PanelState | null): PanelState {
  if (status === 'succeeded') return 'done';
  if (status === 'failed') return 'failed';
  if (status === 'running') return state === 'checking' ? 'checking' : 'drawing';
  return 'waiting';
}
