import type { Script } from '@panelwise/contracts/domain/script';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { panels } from '@panelwise/db/schema/comics';
import { panelDraws, providerCalls } from '@panelwise/db/schema/runs';
import { markScript } from '@panelwise/studio/draw/staging/understood';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker?.close());

async function drawn(name: string): Promise<{ id: string; script: Script }> {
  const script = markScript(scriptOf(2, 2, name));
  const { id } = await worker.newComic(script);
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  return { id, script };
}

test('words that changed are lettered onto their page, and nothing is drawn', async () => {
  const { db } = worker.database;
  const { id, script } = await drawn('Pond');
  const [first, second] = await listPages(db, [id]);
  const art = (await listPanels(db, id)).map(({ artKey }) => artKey);
  const drawsBefore = await db.$count(panelDraws);

  script[1]!.panels[1]!.caption = 'The pond is warm.';
  script[1]!.panels[0]!.dialogue[0]!.text = 'Is it warm?';
  const order = await worker.order('generate-comic', id, { pages: script, letter: true });
  expect((await worker.end(order.id)).status).toBe('succeeded');

  const tasks = (await listTasks(db, order.id)).map(({ kind, pageNumber }) => [kind, pageNumber]);
  expect(tasks).toEqual([['page', 2]]);
  const [firstNow, secondNow] = await listPages(db, [id]);
  expect(firstNow?.imageKey).toBe(first?.imageKey);
  expect(secondNow?.imageKey).not.toBe(second?.imageKey);
  expect(secondNow?.drawn).toMatchObject({ panels: script[1]!.panels });
  expect((await listPanels(db, id)).map(({ artKey }) => artKey)).toEqual(art);
  expect(await db.$count(panelDraws)).toBe(drawsBefore);
  expect(await db.$count(providerCalls)).toBe(0);
});

test('a picture that is not the one of its scene is not lettered over', async () => {
  const { id, script } = await drawn('Hill');
  await worker.database.db.update(panels).set({ artHash: 'of another scene' }).where(eq(panels.comicId, id));
  script[0]!.panels[0]!.caption = 'The hill is high.';
  const run = await worker.end(
    (await worker.order('generate-comic', id, { pages: script, letter: true })).id,
  );
  expect(run).toMatchObject({ status: 'failed', errorCode: 'pages-behind' });
  const [page] = await listPages(worker.database.db, [id]);
  expect(page?.drawn?.panels[0]?.caption).toBe('Caption 1.1.');
});
