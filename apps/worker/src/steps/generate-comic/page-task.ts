import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { mediaPath } from '@panelwise/db/repositories/snapshots';
import { endTask } from '@panelwise/db/repositories/tasks';
import { comics, pages, panels } from '@panelwise/db/schema/comics';
import {
  contentHash,
  coverKey,
  pageArtKey,
  pageImageKey,
  smallOf,
  thumbnailKey,
} from '@panelwise/storage/keys';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import { textPlaces } from '@panelwise/studio/draw/text-places';
import { and, asc, eq } from 'drizzle-orm';
import type { Aftermath } from '../../deps.ts';
import { getPagePlan } from '../../page-plans.ts';
import { renderCover } from '../../raster/cover-image.ts';
import { composePage } from '../../raster/page-image.ts';
import { getScriptPage } from './comic-script.ts';
import { percentDone } from './progress.ts';
import { settleRun } from './settle-run.ts';
import type { TaskContext } from './task-context.ts';

/** Puts the panels of a page together, letters them, and stores the page as picture, art and thumbnail. */
export async function composePageTask(context: TaskContext): Promise<Aftermath | undefined> {
  const { deps, db, task, comic, script, meta, signal } = context;
  const plan = await getPagePlan(getScriptPage(script, task.pageNumber), meta, !deps.artist.knowsFaces);
  const rows = await db
    .select({ artKey: panels.artKey })
    .from(panels)
    .where(and(eq(panels.comicId, comic.id), eq(panels.pageNumber, task.pageNumber)))
    .orderBy(asc(panels.panelNumber));
  const art = await Promise.all(
    rows.map((row) => {
      if (!row.artKey)
        throw new DomainError('internal', {
          message: `Page ${task.pageNumber} has a panel without a picture.`,
        });
      return deps.store.readAll(row.artKey);
    }),
  );
  const [image, cover] = await Promise.all([composePage(plan, art), putCover(context)]);
  signal.throwIfAborted();
  const keys = {
    imageKey: pageImageKey(comic.id, task.pageNumber, contentHash(image.page), 'webp'),
    artKey: pageArtKey(comic.id, task.pageNumber, contentHash(image.art), 'jpg'),
    thumbnailKey: thumbnailKey(comic.id, task.pageNumber, contentHash(image.thumbnail), 'webp'),
  };
  await Promise.all([
    deps.store.put(keys.imageKey, image.page, 'image/webp'),
    deps.store.put(smallOf(keys.imageKey), image.small, 'image/webp'),
    deps.store.put(keys.artKey, image.art, 'image/jpeg'),
    deps.store.put(keys.thumbnailKey, image.thumbnail, 'image/webp'),
  ]);
  return settle(context, plan, keys, cover);
}

/** Draws the cover along with the first page, and gives its key. */
async function putCover({ deps, task, comic, script, meta }: TaskContext): Promise<string | undefined> {
  if (task.pageNumber !== 1) return undefined;
  const { cover, small } = await renderCover(meta, script);
  const key = coverKey(comic.id, contentHash(cover), 'webp');
  await Promise.all([
    deps.store.put(key, cover, 'image/webp'),
    deps.store.put(smallOf(key), small, 'image/webp'),
  ]);
  return key;
}

type PageKeys = { imageKey: string; artKey: string; thumbnailKey: string };

async function settle(
  context: TaskContext,
  plan: PagePlan,
  keys: PageKeys,
  cover: string | undefined,
): Promise<Aftermath | undefined> {
  const { db, task, run } = context;
  return db.transaction(async (tx) => {
    if (!(await context.lockRun(tx)) || !(await endTask(tx, task, { status: 'succeeded' }))) return undefined;
    await savePage(tx, context, plan, keys);
    await tx
      .update(comics)
      .set({ pdfKey: null, ...(cover ? { thumbnailKey: cover } : {}) })
      .where(eq(comics.id, context.comic.id));
    const event = await appendEvent(
      tx,
      run.id,
      {
        type: 'page:done',
        page: task.pageNumber,
        imageUrl: mediaPath(keys.imageKey),
        thumbnailUrl: mediaPath(keys.thumbnailKey),
      },
      await percentDone(tx, run.id),
    );
    const ended = await settleRun(tx, run);
    return { wakes: [], events: [event, ...ended].map((one) => ({ event: one, ownerId: run.ownerId })) };
  });
}

async function savePage(
  tx: Transaction,
  { comic, task }: TaskContext,
  plan: PagePlan,
  keys: PageKeys,
): Promise<void> {
  await tx
    .update(pages)
    .set({ ...keys, drawn: plan.page, textPlaces: textPlaces(plan), updatedAt: new Date() })
    .where(and(eq(pages.comicId, comic.id), eq(pages.pageNumber, task.pageNumber)));
  for (const panel of plan.panels) {
    await tx
      .update(panels)
      .set({ polygon: panel.polygon, verdict: panel.verdict, alt: panel.alt })
      .where(
        and(
          eq(panels.comicId, comic.id),
          eq(panels.pageNumber, task.pageNumber),
          eq(panels.panelNumber, panel.index + 1),
        ),
      );
  }
}
