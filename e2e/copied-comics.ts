import { randomUUID } from 'node:crypto';
import type { PanelState } from '@panelwise/contracts/domain/comic';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { Database } from '@panelwise/db/client';
import { approve } from '@panelwise/db/repositories/editions';
import { comics, pages, panels, series } from '@panelwise/db/schema/comics';
import { runEvents, runs, tasks } from '@panelwise/db/schema/runs';

type ComicRow = typeof comics.$inferSelect;
type RunRow = typeof runs.$inferSelect;

/** What is in the database of one drawn comic: what copies are made from. */
export type DrawnComic = {
  series: typeof series.$inferSelect;
  comic: ComicRow;
  pages: (typeof pages.$inferSelect)[];
  panels: (typeof panels.$inferSelect)[];
  run: RunRow;
  tasks: (typeof tasks.$inferSelect)[];
  events: (typeof runEvents.$inferSelect)[];
};

/** Reads a drawn comic with the run that drew it. */
export async function readDrawnComic(db: Database, comicId: string): Promise<DrawnComic> {
  const mine = <R extends { comicId: string | null }>(rows: R[]) =>
    rows.filter((row) => row.comicId === comicId);
  const comic = (await db.select().from(comics)).find((row) => row.id === comicId)!;
  const run = mine(await db.select().from(runs)).find((row) => row.step === 'generate-comic')!;
  return {
    comic,
    run,
    series: (await db.select().from(series)).find((row) => row.id === comic.seriesId)!,
    pages: mine(await db.select().from(pages)),
    panels: mine(await db.select().from(panels)).sort(
      (a, b) => a.pageNumber - b.pageNumber || a.panelNumber - b.panelNumber,
    ),
    tasks: (await db.select().from(tasks)).filter((row) => row.runId === run.id),
    events: (await db.select().from(runEvents))
      .filter((row) => row.runId === run.id)
      .sort((a, b) => a.seq - b.seq),
  };
}

/**
 * A copy without pages, as lists show it: a comic of its own, in a series of one part unless `parts` says more, or
 * one more part of a series that was copied before.
 */
export async function copyComic(
  db: Database,
  drawn: Pick<DrawnComic, 'series' | 'comic'>,
  change: Partial<ComicRow> & { parts?: number } = {},
): Promise<{ id: string; seriesId: string }> {
  const { parts = 1, seriesId = randomUUID(), ...over } = change;
  const id = randomUUID();
  const { title, concept, ownerId, grade, country, subjectId } = { ...drawn.comic, ...over };
  const about = { title, concept, ownerId, grade, country, subjectId };
  if (!change.seriesId)
    await db.insert(series).values({
      ...drawn.series,
      ...about,
      id: seriesId,
      conceptKey: `copy ${id}`,
      parts: drawn.series.parts.slice(0, parts),
    });
  const nothing = {
    hasQuiz: false,
    hasHardcoreQuiz: false,
    hasFaq: false,
    hasFacts: false,
    pdfKey: null,
    publicEditionId: null,
  };
  const row = { ...drawn.comic, ...nothing, ...over, id, seriesId };
  await db.insert(comics).values(row);
  if (row.status === 'approved') await approve(db, [id]);
  return { id, seriesId };
}

/** A copy with all its pages, so that it counts as done; not approved. */
export async function copyDrawn(db: Database, drawn: DrawnComic, change: Parameters<typeof copyComic>[2]) {
  const copy = await copyComic(db, drawn, change);
  const comicId = copy.id;
  await db.insert(panels).values(drawn.panels.map((panel) => ({ ...panel, id: randomUUID(), comicId })));
  await db.insert(pages).values(drawn.pages.map((page) => ({ ...page, id: randomUUID(), comicId })));
  return copy;
}

/**
 * A copy that looks as if its drawing were stopped in the middle of a run: `drawn` panels are there, the next one is
 * being drawn, or has stopped it. No worker touches it: its lease never runs out, and what waits is never due.
 */
export async function copyHalfDrawn(
  db: Database,
  source: DrawnComic,
  drawn: number,
  status: 'running' | 'failed' | 'cancelled',
  change: Partial<ComicRow> = {},
): Promise<string> {
  const { id: comicId } = await copyComic(db, source, {
    ...change,
    comicStatus: 'draft',
    status: 'pending',
    thumbnailKey: null,
  });
  const next = { running: 'drawing', failed: 'failed', cancelled: 'waiting' }[status] as PanelState;
  // The panels that were done first, as the events tell it.
  const order = source.events
    .filter(({ event }) => event.panelState === 'done')
    .map(({ event }) =>
      source.panels.findIndex((one) => one.pageNumber === event.page && one.panelNumber === event.panel),
    );
  const stateOf = (index: number): PanelState => {
    const place = order.indexOf(index);
    return place < drawn ? 'done' : place === drawn ? next : 'waiting';
  };
  const copies = source.panels.map((panel, index) => ({
    ...panel,
    id: randomUUID(),
    comicId,
    state: stateOf(index),
    ...(stateOf(index) === 'done' ? {} : { artKey: null, artHash: null }),
  }));
  await db.insert(panels).values(copies);
  const isWhole = (page: number) => copies.every((one) => one.pageNumber !== page || one.state === 'done');
  await db.insert(pages).values(
    source.pages.map((page) => ({
      ...page,
      id: randomUUID(),
      comicId,
      ...(isWhole(page.pageNumber) ? {} : { imageKey: null, artKey: null, thumbnailKey: null, drawn: null }),
    })),
  );
  await copyRun(db, source, { comicId, drawn, status, stateOf });
  return comicId;
}

async function copyRun(
  db: Database,
  { run, tasks: work, events, panels: all }: DrawnComic,
  to: {
    comicId: string;
    drawn: number;
    status: 'running' | 'failed' | 'cancelled';
    stateOf: (index: number) => PanelState;
  },
): Promise<void> {
  const runId = randomUUID();
  const never = new Date('2999-01-01');
  const done = events.filter(({ event }) => event.panelState === 'done');
  const told = events.slice(0, events.indexOf(done[to.drawn - 1]!) + 1);
  const ended = to.status !== 'running';
  const code = { running: null, failed: 'provider-refused', cancelled: 'cancelled' } as const;
  const fault = code[to.status] && {
    errorCode: code[to.status],
    errorMessage: errorCatalog[code[to.status]!].message,
  };
  await db.insert(runs).values({
    ...run,
    ...fault,
    id: runId,
    comicId: to.comicId,
    status: to.status,
    percent: (100 * to.drawn) / all.length,
    seq: told.length,
    result: null,
    idempotencyKey: null,
    activeKey: null,
    createdAt: new Date(),
    startedAt: new Date(),
    leaseUntil: ended ? null : never,
    finishedAt: ended ? new Date() : null,
  });
  await db.insert(tasks).values(
    work.map((task) => {
      const index = all.findIndex(
        (one) => one.pageNumber === task.pageNumber && one.panelNumber === task.panelNumber,
      );
      const state = task.kind === 'panel' ? to.stateOf(index) : 'waiting';
      const looks = {
        done: { status: 'succeeded' },
        drawing: { status: 'running', leaseUntil: never, finishedAt: null },
        checking: { status: 'running', leaseUntil: never, finishedAt: null },
        failed: { ...fault, status: 'failed' },
        waiting: { status: to.status === 'cancelled' ? 'cancelled' : 'blocked', finishedAt: null },
      } as const;
      return { ...task, id: randomUUID(), runId, ...looks[state] };
    }),
  );
  await db.insert(runEvents).values(
    told.map(({ seq, event }) => ({
      runId,
      seq,
      event: { ...event, runId, comicId: to.comicId },
    })),
  );
}
