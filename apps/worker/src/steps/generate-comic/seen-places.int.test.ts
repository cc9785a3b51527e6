import { listPages } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { listPanelVersions } from '@panelwise/db/repositories/panel-versions';
import { editions } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(async () => {
  await worker?.close();
});

async function draw(comicId: string, input: Record<string, unknown> = {}) {
  const run = await worker.end((await worker.order('generate-comic', comicId, input)).id);
  expect(run.status).toBe('succeeded');
  const [page] = await listPages(worker.database.db, [comicId]);
  return page!.seenPlaces!;
}
const namesIn = (places: Awaited<ReturnType<typeof draw>>, panel: number) =>
  places.filter((place) => place.panel === panel).map(({ name }) => name);

test('where people and things stand is kept with their page and its edition, and forgotten for an older picture', async () => {
  const { db } = worker.database;
  const script = scriptOf(1, 2, 'Places');
  const staged = (props: { icon: string }[]) =>
    Object.assign(script[0]!.panels[0]!, {
      cast: [{ name: 'Mina', side: 'left' }],
      props,
      background: 'kitchen',
    });
  staged([{ icon: 'x-kettle' }]);
  const comic = await worker.newComic(script);
  const first = await draw(comic.id);
  expect(namesIn(first, 1).sort()).toEqual(['Mina', 'kettle']);
  await approve(db, [comic.id]);
  const [edition] = await db.select().from(editions).where(eq(editions.comicId, comic.id));
  expect(edition!.content.pages[0]!.seenPlaces).toEqual(first);

  staged([{ icon: 'teapot' }]);
  const edited = await draw(comic.id, { pages: script });
  expect(namesIn(edited, 1).sort()).toEqual(['Mina', 'teapot']);
  const versions = await listPanelVersions(db, comic.id, { page: 1, panel: 1 });
  const older = versions.find(({ current }) => !current)!;
  const back = await draw(comic.id, { pages: script, redraw: { page: 1, panel: 1, versionId: older.id } });
  expect(namesIn(back, 1)).toEqual([]);
  expect(namesIn(back, 2)).toEqual(namesIn(edited, 2));
  const anew = await draw(comic.id, { pages: script, redraw: { page: 1, panel: 1 } });
  expect(namesIn(anew, 1).sort()).toEqual(['Mina', 'teapot']);
});
