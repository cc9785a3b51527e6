import type { DrawnBy } from '@panelwise/contracts/domain/made-by';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPanelArt, savePage } from '@panelwise/db/repositories/drawn-pages';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import {
  contentHash,
  coverKey,
  pageArtKey,
  pageImageKey,
  smallOf,
  thumbnailKey,
} from '@panelwise/storage/keys';
import { labelPlaces } from '@panelwise/studio/draw/label-places';
import { seenPlaces } from '@panelwise/studio/draw/seen-places';
import { textPlaces } from '@panelwise/studio/draw/text-places';
import { getPagePlan } from '../../page-plans.ts';
import { renderCover } from '../../raster/cover-image.ts';
import { composePage } from '../../raster/page-image.ts';
import type { TaskContext, TaskEnd } from '../step.ts';
import { getScriptPage } from './comic-script.ts';
import { type ComicSource, getComicSource } from './comic-source.ts';
import { percentDone } from './progress.ts';

/** Puts the panels of a page together, letters them, and stores the page as picture, art and thumbnail. */
export async function composePageTask(context: TaskContext): Promise<TaskEnd> {
  const { deps, db, run, task, signal } = context;
  const source = await getComicSource(db, run);
  const { comic, script, meta } = source;
  const { pageNumber } = task;
  const { artist } = await deps.engines.of(run);
  const plan = await getPagePlan(getScriptPage(script, pageNumber), meta, !artist.knowsFaces);
  const panelArt = await listPanelArt(db, comic.id, pageNumber);
  const drawn = panelArt.map(({ drawnBy }) => drawnBy);
  const art = await Promise.all(
    panelArt.map(({ artKey }) => {
      if (!artKey)
        throw new DomainError('internal', { message: `Page ${pageNumber} has a panel without a picture.` });
      return deps.store.readAll(artKey);
    }),
  );
  const [image, cover] = await Promise.all([composePage(plan, art, drawn), putCover(context, source)]);
  signal.throwIfAborted();
  const keys = {
    imageKey: pageImageKey(comic.id, pageNumber, contentHash(image.page), 'webp'),
    artKey: pageArtKey(comic.id, pageNumber, contentHash(image.art), 'jpg'),
    thumbnailKey: thumbnailKey(comic.id, pageNumber, contentHash(image.thumbnail), 'webp'),
  };
  await Promise.all([
    deps.store.put(keys.imageKey, image.page, 'image/webp'),
    deps.store.put(smallOf(keys.imageKey), image.small, 'image/webp'),
    deps.store.put(keys.artKey, image.art, 'image/jpeg'),
    deps.store.put(keys.thumbnailKey, image.thumbnail, 'image/webp'),
  ]);
  const panels = plan.panels.map(({ index, polygon, verdict, alt }) => ({
    panel: index + 1,
    polygon,
    verdict,
    alt,
  }));
  return async (tx) => {
    await savePage(tx, comic.id, {
      ...keys,
      pageNumber,
      drawn: plan.page,
      textPlaces: textPlaces(plan),
      // Where an image model has put things, nobody knows.
      seenPlaces: artist.knowsFaces
        ? [...seenPlaces(plan), ...labelPlaces(plan)].filter(({ panel }) => isPlanned(panelArt[panel - 1]))
        : [],
      panels,
      coverKey: cover,
    });
    const { imageKey, thumbnailKey: thumbnail } = keys;
    const event = await appendEvent(
      tx,
      { id: run.id },
      { type: 'page:done', page: pageNumber, imageKey, thumbnailKey: thumbnail },
      await percentDone(tx, run.id),
    );
    return { events: [event] };
  };
}

/** A picture of the studio that shows the panel as it is planned now. */
const isPlanned = (art: { drawnBy: DrawnBy | null; isOfPlan: boolean } | undefined) =>
  art?.drawnBy === 'builtin' && art.isOfPlan;

/** Draws the cover along with the first page, and gives its key. */
async function putCover({ deps, task }: TaskContext, source: ComicSource): Promise<string | undefined> {
  // No word of a panel stands on it.
  if (task.pageNumber !== 1 || source.input.letter) return undefined;
  const { cover, small } = await renderCover(source.meta, source.script);
  const key = coverKey(source.comic.id, contentHash(cover), 'webp');
  await Promise.all([
    deps.store.put(key, cover, 'image/webp'),
    deps.store.put(smallOf(key), small, 'image/webp'),
  ]);
  return key;
}
