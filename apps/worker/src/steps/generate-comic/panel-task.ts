import type { PanelState } from '@panelwise/contracts/domain/comic';
import { findPanel, savePanelArt, setPanelState } from '@panelwise/db/repositories/drawn-pages';
import { countPanelVersions, getVersionArt } from '@panelwise/db/repositories/panel-versions';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { releasePage } from '@panelwise/db/repositories/tasks';
import { contentHash, panelArtKey } from '@panelwise/storage/keys';
import type { PanelOrder } from '../../engines/artist.ts';
import { mustTakeObjects } from '../../store-check.ts';
import type { TaskContext, TaskEnd } from '../step.ts';
import { getScriptPage } from './comic-script.ts';
import { type ComicSource, getComicSource } from './comic-source.ts';
import { percentDone, remainingTime } from './progress.ts';
import { withinPanelBudget } from './within-panel-budget.ts';

const extensions = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * Draws one panel, or keeps its picture when nothing that it depends on has changed. A picture that was
 * drawn again or brought back counts as the picture of the scene as it is now, and stays until that changes.
 */
export async function drawPanel(context: TaskContext): Promise<TaskEnd> {
  const { deps, db, task, run, signal } = context;
  const source = await getComicSource(db, run);
  const { comic, script, meta, input } = source;
  const { artist } = await deps.engines.of(run);
  const page = getScriptPage(script, task.pageNumber);
  const first: PanelOrder = { page, meta, panelIndex: task.panelNumber - 1, variant: 0 };
  const artHash = await artist.artHash(first);
  if (input.redraw?.versionId) {
    const old = await getVersionArt(db, comic.id, { ...input.redraw, versionId: input.redraw.versionId });
    return endWith(context, source, { ...old, artHash, isNew: false });
  }
  const panel = await findPanel(db, comic.id, placeOf(context));
  if (!input.redraw && panel?.artKey && panel.artHash === artHash)
    return endWith(context, source, {
      artKey: panel.artKey,
      artHash,
      drawnBy: panel.drawnBy,
      isNew: false,
    });
  const order = input.redraw && panel ? { ...first, variant: await countPanelVersions(db, panel.id) } : first;

  await mustTakeObjects(deps.store);
  // Nobody waits for the screens: telling them goes on beside the work.
  const [art] = await Promise.all([
    withinPanelBudget(context, () => artist.draw(order, { runId: run.id, taskId: task.id, signal })),
    showState(context, comic.id, 'drawing'),
  ]);
  signal.throwIfAborted();
  // The key comes from the content, so a second try that makes the same picture writes the same object.
  const sha = contentHash(art.bytes);
  const artKey = panelArtKey(comic.id, task.pageNumber, task.panelNumber, sha, extensions[art.contentType]);
  await Promise.all([
    deps.store.put(artKey, art.bytes, art.contentType),
    showState(context, comic.id, 'checking'),
  ]);
  // A picture that came out as it was is no further version of the panel.
  const isNew = Boolean(input.redraw) || artKey !== panel?.artKey;
  return endWith(context, source, { artKey, artHash, drawnBy: art.drawnBy, isNew });
}

function placeOf({ task }: Pick<TaskContext, 'task'>) {
  return { page: task.pageNumber, panel: task.panelNumber };
}

/** Tells the screens how far the panel is. A picture that is being drawn is not given up because that fails. */
async function showState(context: TaskContext, comicId: string, panelState: PanelState): Promise<void> {
  const { deps, run, task, commit, tell } = context;
  const place = placeOf(context);
  try {
    const event = await commit(async (tx) =>
      (await setPanelState(tx, comicId, place, panelState))
        ? appendEvent(tx, { id: run.id }, { type: 'panel:changed', ...place, panelState })
        : undefined,
    );
    await tell(event);
  } catch (error) {
    deps.log.debug({ err: error, taskId: task.id }, 'the state of a panel could not be shown');
  }
}

/** The panel has its picture, the screens are told, and a page that is complete by now is released. */
function endWith(
  context: TaskContext,
  { comic }: ComicSource,
  art: Parameters<typeof savePanelArt>[3],
): TaskEnd {
  const { run, task } = context;
  const place = placeOf(context);
  return async (tx) => {
    await savePanelArt(tx, comic.id, place, art);
    const event = await appendEvent(
      tx,
      { id: run.id },
      {
        type: 'panel:changed',
        ...place,
        panelState: 'done',
        imageKey: art.artKey,
        etaMs: await remainingTime(tx, run.id),
      },
      await percentDone(tx, run.id),
    );
    const page = await releasePage(tx, run.id, task.pageNumber);
    return { events: [event], wakes: page ? [{ lane: page.lane, wake: { taskId: page.id } }] : [] };
  };
}
