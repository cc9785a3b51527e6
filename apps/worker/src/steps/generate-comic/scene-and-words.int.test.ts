import type { Script } from '@panelwise/contracts/domain/script';
import { listPanels } from '@panelwise/db/repositories/comics';
import { markUnderstood } from '@panelwise/studio/draw/staging/understood';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker?.close());

const artOf = async (comicId: string) =>
  (await listPanels(worker.database.db, comicId)).map(({ artKey }) => artKey);

test('other words leave every picture of the studio as it is, and a new scene is drawn', async () => {
  const onFarm = {
    scene: 'Two eagles over a farm.',
    caption: 'Eagles hunt by day.',
    dialogue: [],
    background: 'farm',
    props: [{ icon: 'eagle' }],
  };
  const script: Script = [{ pageNumber: 1, panels: [markUnderstood(onFarm), markUnderstood(onFarm)] }];
  const comic = await worker.newComic(script);
  await worker.end((await worker.order('generate-comic', comic.id)).id);
  const [first, second] = await artOf(comic.id);

  script[0]!.panels[0]!.caption = 'Planes fly by night';
  await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
  expect(await artOf(comic.id)).toEqual([first, second]);

  script[0]!.panels[0]!.scene = 'At night on a beach, a mouse looks at the moon.';
  await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
  expect((await artOf(comic.id))[0]).not.toBe(first);
});
