import { findComic } from '@panelwise/db/repositories/comics';
import { comics } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfPages } from '../../pdf/read-pdf.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker?.close());

/** The PDF of a comic with this name on its cover: the words of its pages. */
async function printedAs(comicId: string, author: string): Promise<string[]> {
  const { db } = worker.database;
  await db.update(comics).set({ author, pdfKey: null }).where(eq(comics.id, comicId));
  expect((await worker.end((await worker.order('generate-pdf', comicId)).id)).status).toBe('succeeded');
  const { pdfKey } = (await findComic(db, comicId))!;
  return readPdfPages(await worker.deps.store.readAll(pdfKey!));
}

test('the PDF says on its first page whose comic it is, and names nobody where nobody is named', async () => {
  const { id } = await worker.newComic(scriptOf(2, 2, 'Letters'));
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  const [first, second] = await printedAs(id, 'Zoë Ångström 🌱');
  expect(first).toContain('by Zoë Ångström');
  expect(second).not.toContain('Zoë');
  // Half of a name is none.
  expect((await printedAs(id, 'Zoë 山田'))[0]).not.toContain('Zoë');
  const unnamed = await printedAs(id, '');
  expect(unnamed.join()).not.toMatch(/\bby\b/);
});
