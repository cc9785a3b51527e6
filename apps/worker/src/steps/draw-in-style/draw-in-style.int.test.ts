import { firstStyles } from '@panelwise/contracts/domain/first-styles';
import { approve } from '@panelwise/db/repositories/editions';
import { comics, pages } from '@panelwise/db/schema/comics';
import { photosynthesis } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { styles } from '@panelwise/studio/draw/styles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker?.close());

test('the styles that cards open are those of the studio', () => {
  expect(firstStyles.map(({ slug }) => slug).sort()).toEqual(Object.keys(styles).sort());
});

test('the approved page with most panels is drawn in another style, once, whatever has become of the comic since', {
  timeout: 120_000,
}, async () => {
  const script = photosynthesis.slice(0, 2);
  const most = script.reduce((a, b) => (b.panels.length > a.panels.length ? b : a));
  const { id } = await worker.newComic(script);
  const draw = async (style: string) => worker.end((await worker.order('draw-in-style', id, { style })).id);
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  expect((await draw('papercut')).errorCode).toBe('comic-not-found');
  const { db } = worker.database;
  await approve(db, [id]);
  const resultOf = async (style: string) => (await draw(style)).result as { page: number; imageUrl: string };
  const cut = await resultOf('papercut');
  expect(cut.page).toBe(most.pageNumber);
  const { store } = worker.deps;
  const picture = await store.readAll(cut.imageUrl);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 744 });
  // What is there is not drawn again, and what its creator has done to the comic since is not looked at.
  await db.update(pages).set({ imageKey: null }).where(eq(pages.comicId, id));
  await db.update(comics).set({ prompt: '' }).where(eq(comics.id, id));
  await store.put(cut.imageUrl, Buffer.from('kept'), 'image/webp');
  expect(await resultOf('papercut')).toEqual(cut);
  expect((await store.readAll(cut.imageUrl)).toString()).toBe('kept');
  const chalk = await resultOf('chalkboard');
  const middle = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[0]!.mean;
  expect(await middle(await store.readAll(chalk.imageUrl))).toBeLessThan(await middle(picture));
});
