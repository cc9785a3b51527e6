import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { listPanelVersions } from '@panelwise/db/repositories/panel-versions';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { cancelRun } from '@panelwise/db/repositories/runs';
import { comics } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

let provider: FakeProvider;
let worker: WorkerHarness;
beforeAll(async () => {
  provider = await startFakeProvider({ imageMs: 30, imagePixels: 65_536 });
  worker = await openWorkerHarness({ replicateUrl: provider.url() });
});
afterAll(async () => {
  await worker?.close();
  await provider?.close();
});

const at = { page: 1, panel: 2 };
const versionsOf = (comicId: string) => listPanelVersions(worker.database.db, comicId, at);
const artOf = async (comicId: string) =>
  (await listPanels(worker.database.db, comicId)).map(({ artKey }) => artKey);
const pictureOf = async (comicId: string) => (await listPages(worker.database.db, [comicId]))[0]!.imageKey;
const setPdf = (comicId: string) =>
  worker.database.db.update(comics).set({ pdfKey: 'comics/x/pdf/x.pdf' }).where(eq(comics.id, comicId));
const pdfOf = async (comicId: string) =>
  (await worker.database.db.select().from(comics).where(eq(comics.id, comicId)))[0]!.pdfKey;

/** Draws a comic of one page, then its second panel once more. */
async function drawTwice(name: string) {
  const script = scriptOf(1, 2, name);
  const comic = await worker.newComic(script);
  await worker.end((await worker.order('generate-comic', comic.id)).id);
  const first = { art: await artOf(comic.id), picture: await pictureOf(comic.id) };
  await worker.end((await worker.order('generate-comic', comic.id, { redraw: at })).id);
  return { comic, script, first };
}

test('a redraw gives the panel another picture, which new words keep', async () => {
  const { comic, script, first } = await drawTwice('Kept');
  const redrawn = await artOf(comic.id);
  expect([redrawn[0] === first.art[0], redrawn[1] === first.art[1]]).toEqual([true, false]);

  const bought = provider.bills.all.length;
  script[0]!.panels[1]!.dialogue = [{ speaker: 'Mina', text: 'It drinks!' }];
  await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
  expect(await artOf(comic.id)).toEqual(redrawn);
  expect(provider.bills.all.length).toBe(bought);
});

test('an older picture comes back on its page, live and for nothing, and new words keep it', async () => {
  const { comic, script, first } = await drawTwice('Back');
  const [newest, oldest, ...others] = await versionsOf(comic.id);
  expect([newest!.current, oldest!.current, others]).toEqual([true, false, []]);
  await setPdf(comic.id);
  const bought = provider.bills.all.length;

  const run = await worker.order('generate-comic', comic.id, { redraw: { ...at, versionId: oldest!.id } });
  expect((await worker.end(run.id)).status).toBe('succeeded');

  expect(await artOf(comic.id)).toEqual(first.art);
  expect(await pictureOf(comic.id)).toBe(first.picture);
  expect(await pdfOf(comic.id)).toBeNull();
  const events = (await listEvents(worker.database.db, run.id, 0)).map(({ type }) => type);
  expect(events).toEqual(expect.arrayContaining(['panel:changed', 'page:done', 'run:ended']));
  expect((await versionsOf(comic.id)).map(({ id, current }) => [id, current])).toEqual([
    [newest!.id, false],
    [oldest!.id, true],
  ]);

  script[0]!.panels[1]!.caption = 'Other words.';
  await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
  expect(await artOf(comic.id)).toEqual(first.art);
  expect(provider.bills.all.length).toBe(bought);
});

test('a new scene draws the panel anew, and its older pictures stay to be had', async () => {
  const { comic, script } = await drawTwice('Scene');
  const older = (await versionsOf(comic.id)).map(({ artKey }) => artKey);
  const bought = provider.bills.all.length;
  script[0]!.panels[1]!.scene = 'Mina waters the plant.';
  await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
  expect(provider.bills.all.length).toBe(bought + 1);
  expect((await versionsOf(comic.id)).map(({ artKey }) => artKey)).toEqual(expect.arrayContaining(older));
});

test('a cancelled redraw keeps the old picture and the PDF', async () => {
  const { comic } = await drawTwice('Cancelled');
  const [before, picture] = [await artOf(comic.id), await pictureOf(comic.id)];
  await setPdf(comic.id);
  provider.options.imageMs = 60_000;
  const run = await worker.order('generate-comic', comic.id, { redraw: at });
  await worker.event(run.id, (event) => event.panelState === 'drawing');
  await cancelRun(worker.database.db, run.id);
  await worker.deps.bus.publish({ topic: 'cancel', runId: run.id });
  provider.options.imageMs = 30;
  expect((await worker.end(run.id)).status).toBe('cancelled');
  expect([await artOf(comic.id), await pictureOf(comic.id)]).toEqual([before, picture]);
  expect((await listPanels(worker.database.db, comic.id)).map(({ state }) => state)).toEqual([
    'done',
    'done',
  ]);
  expect(await pdfOf(comic.id)).not.toBeNull();
});

test('a picture of another panel is refused', async () => {
  const { comic } = await drawTwice('Refused');
  const [other] = await listPanelVersions(worker.database.db, comic.id, { page: 1, panel: 1 });
  const run = await worker.order('generate-comic', comic.id, { redraw: { ...at, versionId: other!.id } });
  expect(await worker.end(run.id)).toMatchObject({ status: 'failed' });
  expect((await listPanels(worker.database.db, comic.id)).every(({ artKey }) => artKey)).toBe(true);
});
