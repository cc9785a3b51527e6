import { listPages, listPanels, saveScript } from '@panelwise/db/repositories/comics';
import { approve, listEditions } from '@panelwise/db/repositories/editions';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';
import { listPanelVersions } from '@panelwise/db/repositories/panel-versions';
import { comics, panels } from '@panelwise/db/schema/comics';
import { smallOf } from '@panelwise/storage/keys';
import { eq } from 'drizzle-orm';
import ExifReader from 'exifreader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

/*
 * Who drew and wrote a comic is kept, and each picture says it to whoever opens the file: read here by a library that
 * has nothing to do with the one that writes it.
 */
let provider: FakeProvider;
let studio: WorkerHarness;
let service: WorkerHarness;
let writers: WorkerHarness;
beforeAll(async () => {
  provider = await startFakeProvider({ imageMs: 5, imagePixels: 65_536 });
  studio = await openWorkerHarness();
  service = await openWorkerHarness({ replicateUrl: provider.url() });
  writers = await openWorkerHarness({ openaiUrl: provider.url() });
});
afterAll(async () => {
  await studio?.close();
  await service?.close();
  await writers?.close();
  await provider?.close();
});

const at = { page: 1, panel: 2 };
const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

async function sourceOf({ deps }: WorkerHarness, key: string | null): Promise<unknown> {
  const tags = await ExifReader.load(await deps.store.readAll(key!));
  return tags.DigitalSourceType?.value;
}
async function sourcesOf(worker: WorkerHarness, comicId: string) {
  const [page] = await listPages(worker.database.db, [comicId]);
  const { imageKey, artKey, thumbnailKey } = page!;
  const [comic] = await worker.database.db.select().from(comics).where(eq(comics.id, comicId));
  return {
    page: await sourceOf(worker, imageKey),
    small: await sourceOf(worker, smallOf(imageKey!)),
    thumbnail: await sourceOf(worker, thumbnailKey),
    art: await sourceOf(worker, artKey),
    cover: await sourceOf(worker, comic!.thumbnailKey),
  };
}
async function made(worker: WorkerHarness, comicId: string) {
  await approve(worker.database.db, [comicId]);
  return (await listEditions(worker.database.db, comicId)).at(-1)!.made;
}
async function drawn(worker: WorkerHarness, name: string, diagram = false) {
  const script = scriptOf(1, 2, name);
  if (diagram)
    script[0]!.panels[0]!.diagram = { kind: 'cycle', nodes: [{ label: 'sun' }, { label: 'leaf' }] } as never;
  const { id } = await worker.newComic(script);
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  return id;
}

test('the studio’s pages say that rules drew them', async () => {
  const id = await drawn(studio, 'By rules');
  const rules = `${iptc}algorithmicMedia`;
  expect(await sourcesOf(studio, id)).toEqual({
    page: rules,
    small: rules,
    thumbnail: rules,
    art: rules,
    cover: rules,
  });
  expect((await made(studio, id))?.drawn).toEqual(['builtin']);
});

test('a model’s pages say so, lettered as a composite; the cover is the studio’s all the same', async () => {
  const id = await drawn(service, 'By a model');
  const composite = `${iptc}compositeWithTrainedAlgorithmicMedia`;
  expect(await sourcesOf(service, id)).toEqual({
    page: composite,
    small: composite,
    thumbnail: composite,
    art: `${iptc}trainedAlgorithmicMedia`,
    cover: `${iptc}algorithmicMedia`,
  });
  expect((await made(service, id))?.drawn).toEqual(['replicate']);
});

test('a diagram that the studio drew among a model’s pictures is told', async () => {
  const id = await drawn(service, 'By both', true);
  const panels = await listPanels(service.database.db, id);
  expect(panels.map(({ drawnBy }) => drawnBy)).toEqual(['builtin', 'replicate']);
  expect((await made(service, id))?.drawn).toEqual(['builtin', 'replicate']);
  expect((await sourcesOf(service, id)).art).toBe(`${iptc}compositeWithTrainedAlgorithmicMedia`);
});

test('a picture that is brought back brings who drew it; what is not known is not claimed', async () => {
  const { db } = service.database;
  const id = await drawn(service, 'Back');
  await service.end((await service.order('generate-comic', id, { redraw: at })).id);
  const oldest = (await listPanelVersions(db, id, at)).at(-1)!;
  await service.end(
    (await service.order('generate-comic', id, { redraw: { ...at, versionId: oldest.id } })).id,
  );
  expect((await made(service, id))?.drawn).toEqual(['replicate']);
  await db.update(panels).set({ drawnBy: null }).where(eq(panels.comicId, id));
  await db.update(comics).set({ version: 999 }).where(eq(comics.id, id));
  expect(await made(service, id)).toMatchObject({ drawn: null });
});

test('who wrote it: the studio, the studio and its creator, or its creator alone', async () => {
  const { db } = studio.database;
  const { id } = await studio.newComic();
  await db.update(comics).set({ prompt: '' }).where(eq(comics.id, id));
  await studio.end((await studio.order('write-script', id)).id);
  expect(await made(studio, id)).toMatchObject({ written: 'builtin', edited: false });
  await saveScript(db, id, '[{"pageNumber":1,"panels":[]}]');
  expect(await made(studio, id)).toMatchObject({ written: 'builtin', edited: true });
  const own = await studio.newComic();
  await db.update(comics).set({ prompt: '' }).where(eq(comics.id, own.id));
  await saveScript(db, own.id, '[{"pageNumber":1,"panels":[]}]');
  expect(await made(studio, own.id)).toMatchObject({ written: 'creator', edited: false });
});

test('who wrote its questions and facts; one of a service among others is told', async () => {
  const { id } = await studio.newComic(undefined, {
    concept: 'photosynthesis',
    lesson: 'photosynthesis',
    story: 'Maya finds a tall plant.',
  });
  for (const step of ['write-script', 'generate-faqs'] as const)
    await studio.end((await studio.order(step, id)).id);
  expect(await made(studio, id)).toMatchObject({ learning: ['builtin'] });
  const { id: other } = await writers.newComic(scriptOf(1, 4, 'By a writer'));
  for (const step of ['generate-quiz', 'generate-faqs'] as const)
    expect(await writers.end((await writers.order(step, other)).id)).toMatchObject({ status: 'succeeded' });
  expect(await made(writers, other)).toMatchObject({ learning: ['openai'] });
  const { db } = writers.database;
  await noteLearningWriter(db, other, 'quiz', 'creator');
  await noteLearningWriter(db, other, 'faqs', 'builtin', { isAdded: true });
  await db.update(comics).set({ version: 999 }).where(eq(comics.id, other));
  expect(await made(writers, other)).toMatchObject({ learning: ['creator', 'openai'] });
});
