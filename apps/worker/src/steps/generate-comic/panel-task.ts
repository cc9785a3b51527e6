import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { Transaction } from '@panelwise/db/client';
import { countPanelVersions, getVersionArt } from '@panelwise/db/repositories/panel-versions';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { mediaPath } from '@panelwise/db/repositories/snapshots';
import { endTask, releasePage } from '@panelwise/db/repositories/tasks';
import { panels, panelVersions } from '@panelwise/db/schema/comics';
import { contentHash, panelArtKey } from '@panelwise/storage/keys';
import { and, eq } from 'drizzle-orm';
import type { Aftermath } from '../../deps.ts';
import type { PanelOrder } from '../../engines/artist.ts';
import { announce } from '../../runner/announce.ts';
import { getScriptPage } from './comic-script.ts';
import { percentDone, remainingTime } from './progress.ts';
import type { TaskContext } from './task-context.ts';

const extensions = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * Draws one panel, or keeps its picture when nothing that it depends on has changed. A picture that was
 * drawn again or brought back counts as the picture of the scene as it is now, and stays until that changes.
 */
export async function drawPanel(context: TaskContext): Promise<Aftermath | undefined> {
  const { deps, db, task, run, comic, script, meta, input, signal } = context;
  const place = and(
    eq(panels.comicId, comic.id),
    eq(panels.pageNumber, task.pageNumber),
    eq(panels.panelNumber, task.panelNumber),
  );
  const [panel] = await db.select().from(panels).where(place);
  const page = getScriptPage(script, task.pageNumber);
  const first: PanelOrder = { page, meta, panelIndex: task.panelNumber - 1, variant: 0 };
  const artHash = deps.artist.artHash(first);
  if (input.redraw?.versionId) {
    const artKey = await getVersionArt(db, comic.id, { ...input.redraw, versionId: input.redraw.versionId });
    return settle(context, { artKey, artHash, kept: true });
  }
  if (!input.redraw && panel?.artKey && panel.artHash === artHash)
    return settle(context, { artKey: panel.artKey, artHash, kept: true });
  const order = input.redraw && panel ? { ...first, variant: await countPanelVersions(db, panel.id) } : first;

  // Nobody waits for the screens: telling them goes on beside the work.
  const [art] = await Promise.all([
    deps.artist.draw(order, { runId: run.id, taskId: task.id, signal }),
    showState(context, 'drawing'),
  ]);
  signal.throwIfAborted();
  // The key comes from the content, so a second try that makes the same picture writes the same object.
  const sha = contentHash(art.bytes);
  const artKey = panelArtKey(comic.id, task.pageNumber, task.panelNumber, sha, extensions[art.contentType]);
  await Promise.all([deps.store.put(artKey, art.bytes, art.contentType), showState(context, 'checking')]);
  return settle(context, { artKey, artHash, kept: false });
}

async function showState({ deps, db, task, run, comic }: TaskContext, state: PanelState): Promise<void> {
  const event = await db.transaction(async (tx) => {
    const written = await appendEvent(tx, run.id, {
      type: 'panel:changed',
      page: task.pageNumber,
      panel: task.panelNumber,
      panelState: state,
    });
    await tx
      .update(panels)
      .set({ state })
      .where(
        and(
          eq(panels.comicId, comic.id),
          eq(panels.pageNumber, task.pageNumber),
          eq(panels.panelNumber, task.panelNumber),
        ),
      );
    return written;
  });
  await announce(deps, { events: [{ event, ownerId: run.ownerId }] });
}

/** One transaction: the task ends, the panel has its picture, the screens are told, and a complete page is released. */
async function settle(
  context: TaskContext,
  art: { artKey: string; artHash: string; kept: boolean },
): Promise<Aftermath | undefined> {
  const { db, task, run } = context;
  return db.transaction(async (tx) => {
    if (!(await context.lockRun(tx)) || !(await endTask(tx, task, { status: 'succeeded' }))) return undefined;
    await savePanel(tx, context, art);
    const event = await appendEvent(
      tx,
      run.id,
      {
        type: 'panel:changed',
        page: task.pageNumber,
        panel: task.panelNumber,
        panelState: 'done',
        imageUrl: mediaPath(art.artKey),
        etaMs: await remainingTime(tx, run),
      },
      await percentDone(tx, run.id),
    );
    const page = await releasePage(tx, run.id, task.pageNumber);
    return {
      wakes: page ? [{ lane: page.lane, wake: { taskId: page.id } }] : [],
      events: [{ event, ownerId: run.ownerId }],
    };
  });
}

async function savePanel(
  tx: Transaction,
  { comic, task }: TaskContext,
  art: { artKey: string; artHash: string; kept: boolean },
): Promise<void> {
  const [panel] = await tx
    .update(panels)
    .set({ state: 'done', artKey: art.artKey, artHash: art.artHash, updatedAt: new Date() })
    .where(
      and(
        eq(panels.comicId, comic.id),
        eq(panels.pageNumber, task.pageNumber),
        eq(panels.panelNumber, task.panelNumber),
      ),
    )
    .returning({ id: panels.id });
  if (panel && !art.kept)
    await tx.insert(panelVersions).values({ panelId: panel.id, artKey: art.artKey, artHash: art.artHash });
}
