import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { PanelProgress, RunSnapshot } from '@panelwise/contracts/domain/run';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { panels } from '../schema/comics.ts';
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
