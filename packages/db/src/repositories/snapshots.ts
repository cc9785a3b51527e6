import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { PanelProgress, RunSnapshot } from '@panelwise/contracts/domain/run';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, panels, series } from '../schema/comics.ts';
import { tasks } from '../schema/runs.ts';
import type { RunRow } from './runs.ts';

/** Where the API serves an object of the store, without the signature that a draft needs. */
export const mediaPath = (key: string): string => `/media/${key}`;

/**
 * A run as a screen needs it, up to and including event `run.seq`. Picture addresses are `mediaPath`s: the
 * API signs them before they leave, because only it knows who is asking. Call it in a repeatable-read
 * transaction together with the read of `run`, so that panels and `seq` belong together.
 */
export async function snapshotRun(db: Queryable, run: RunRow): Promise<RunSnapshot> {
  return {
    _id: run.id,
    step: run.step,
    comicId: run.comicId,
    seriesId: run.seriesId,
    ...(await findSubject(db, run)),
    status: run.status,
    percent: run.percent,
    seq: run.seq,
    attempt: run.attempt,
    message: run.errorMessage,
    errorCode: run.errorCode,
    panels: await listPanelProgress(db, run),
    etaMs: null,
    result: run.result,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

/** What a run is about. */
async function findSubject(
  db: Queryable,
  { comicId, seriesId }: RunRow,
): Promise<Pick<RunSnapshot, 'title' | 'partNumber'>> {
  if (!comicId && !seriesId) return { title: null, partNumber: null };
  const [found] = await db
    .select({
      title: comics.title,
      partNumber: comics.partNumber,
      parts: sql<number>`jsonb_array_length(${series.parts})`,
    })
    .from(comics)
    .innerJoin(series, eq(series.id, comics.seriesId))
    .where(comicId ? eq(comics.id, comicId) : eq(comics.seriesId, seriesId!))
    .orderBy(asc(comics.partNumber))
    .limit(1);
  if (!found) return { title: null, partNumber: null };
  return { title: found.title, partNumber: comicId && found.parts > 1 ? found.partNumber : null };
}

async function listPanelProgress(db: Queryable, run: RunRow): Promise<PanelProgress[]> {
  if (run.step !== 'generate-comic' || !run.comicId) return [];
  const rows = await db
    .select({
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
    .leftJoin(
      panels,
      and(
        eq(panels.comicId, run.comicId),
        eq(panels.pageNumber, tasks.pageNumber),
        eq(panels.panelNumber, tasks.panelNumber),
      ),
    )
    .where(and(eq(tasks.runId, run.id), eq(tasks.kind, 'panel')))
    .orderBy(asc(tasks.pageNumber), asc(tasks.panelNumber));
  return rows.map((row) => ({
    page: row.page,
    panel: row.panel,
    state: panelState(row.status, row.state),
    artUrl: row.status === 'succeeded' && row.artKey ? mediaPath(row.artKey) : null,
    errorCode: row.errorCode,
    message: row.message,
    attempt: row.attempt,
  }));
}

function panelState(status: (typeof tasks.$inferSelect)['status'], state: PanelState | null): PanelState {
  if (status === 'succeeded') return 'done';
  if (status === 'failed') return 'failed';
  if (status === 'running') return state === 'checking' ? 'checking' : 'drawing';
  return 'waiting';
}
