import { panelAltText, type Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import type { RunRow } from '@panelwise/db/repositories/runs';
import { addTasks, listTasks } from '@panelwise/db/repositories/tasks';
import { comics, pages, panels } from '@panelwise/db/schema/comics';
import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { announce } from '../../runner/announce.ts';
import { getRunComic, type StepHandler } from '../step-handler.ts';
import { getRunScript } from './comic-script.ts';

/**
 * Cuts the work up: a task per panel, which workers take in parallel, and a task per page, which waits for
 * its panels. Nothing is drawn here, so that the first panel starts at once. Run again after a crash or a
 * retry, it finds its tasks and only wakes what is left.
 */
export const generateComicHandler: StepHandler<'generate-comic'> = async ({ deps, db, run, input }) => {
  const comic = await getRunComic(db, run);
  const script = getRunScript(comic, input);
  const only = input.redraw;
  if (only && !script[only.page - 1]?.panels[only.panel - 1])
    throw new DomainError('bad-input', { message: `There is no panel ${only.panel} on page ${only.page}.` });
  const planned = await db.transaction(async (tx) => {
    await putPages(tx, comic.id, script, only);
    const wanted = (page: number, panel: number) => !only || (only.page === page && only.panel === panel);
    await addTasks(tx, taskRows(run, script, wanted));
    return appendEvent(tx, run.id, { type: 'run:planned' });
  });
  await announce(deps, { events: [{ event: planned, ownerId: run.ownerId }] });
  const open = (await listTasks(db, run.id)).filter(
    (task) => task.status === 'queued' || task.status === 'running',
  );
  return { parked: true, wakes: open.map((task) => ({ lane: task.lane, wake: { taskId: task.id } })) };
};

function taskRows(run: RunRow, script: Script, wanted: (page: number, panel: number) => boolean) {
  return script.flatMap((page, pageIndex) => {
    const pageNumber = pageIndex + 1;
    const panelTasks = page.panels
      .map((_, panelIndex) => ({
        runId: run.id,
        kind: 'panel' as const,
        lane: 'image' as const,
        pageNumber,
        panelNumber: panelIndex + 1,
        wokenAt: new Date(),
      }))
      .filter((task) => wanted(task.pageNumber, task.panelNumber));
    if (panelTasks.length === 0) return [];
    return [
      ...panelTasks,
      {
        runId: run.id,
        kind: 'page' as const,
        lane: 'render' as const,
        pageNumber,
        status: 'blocked' as const,
      },
    ];
  });
}

/** Brings the rows of pages and panels in line with the script. Art that is there stays: the panel's task decides whether it still fits. */
async function putPages(
  tx: Transaction,
  comicId: string,
  script: Script,
  only: { page: number; panel: number } | undefined,
): Promise<void> {
  if (!only) {
    await tx.delete(pages).where(and(eq(pages.comicId, comicId), gt(pages.pageNumber, script.length)));
    const places = script.flatMap((page, i) => page.panels.map((_, j) => `${i + 1}.${j + 1}`));
    await tx
      .delete(panels)
      .where(
        and(
          eq(panels.comicId, comicId),
          notInArray(sql`${panels.pageNumber} || '.' || ${panels.panelNumber}`, places),
        ),
      );
  }
  await tx
    .insert(pages)
    .values(script.map((_, i) => ({ comicId, pageNumber: i + 1 })))
    .onConflictDoNothing();
  const rows = script.flatMap((page, i) =>
    page.panels.map((panel, j) => ({
      comicId,
      pageNumber: i + 1,
      panelNumber: j + 1,
      scene: panel.scene,
      caption: panel.caption,
      alt: panelAltText(panel),
      polygon: [],
    })),
  );
  await tx
    .insert(panels)
    .values(rows)
    .onConflictDoUpdate({
      target: [panels.comicId, panels.pageNumber, panels.panelNumber],
      set: { scene: sql`excluded.scene`, caption: sql`excluded.caption`, alt: sql`excluded.alt` },
    });
  // The PDF shows the old pages from now on; a single panel may still keep its old picture.
  await tx
    .update(comics)
    .set({ pageCount: script.length, ...(only ? {} : { pdfKey: null }), updatedAt: new Date() })
    .where(eq(comics.id, comicId));
}
