import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findComic } from '@panelwise/db/repositories/comics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdfPages } from '../../pdf/read-pdf.ts';
import { hasPackagedBrowser } from '../../pdf/testing/test-browsers.ts';
import { unpackChromium } from '../../pdf/unpack-chromium.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

describe.skipIf(!hasPackagedBrowser)('a browser that prints no letter (Linux x64 only)', () => {
  let dataDir: string;
  let worker: WorkerHarness;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'panelwise pdf '));
    worker = await openWorkerHarness({ browser: { dataDir, packaged: true } });
  });
  afterAll(async () => {
    await worker?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  // Two browsers are started, of which each draws and prints on a machine that other tests use too.
  test('its PDF is not kept, and the next try has a fresh browser', async () => {
    const comic = await worker.newComic(scriptOf(1, 2, 'Letters'));
    expect((await worker.end((await worker.order('generate-comic', comic.id)).id)).status).toBe('succeeded');
    const { executablePath } = await unpackChromium(dataDir);
    const fonts = path.join(path.dirname(executablePath), 'fonts');
    await rename(fonts, `${fonts}-away`);

    const run = await worker.order('generate-pdf', comic.id);
    // Such a browser draws the fonts of a document only where these come before it has looked for its own.
    const first = await worker.event(
      run.id,
      ({ errorCode, type }) => errorCode === 'pdf-failed' || type === 'run:ended',
    );
    const pdfKey = async () => (await findComic(worker.database.db, comic.id))!.pdfKey;
    if (first.type !== 'run:ended') {
      expect(first.message).toContain('did not make it into the PDF (page 1: “Caption 1.1.”)');
      expect(await pdfKey()).toBeNull();
    }

    await rename(`${fonts}-away`, fonts);
    expect((await worker.end(run.id)).status).toBe('succeeded');
    const [page] = await readPdfPages(await worker.deps.store.readAll((await pdfKey())!));
    for (const words of ['Caption 1.1.', 'Caption 1.2.']) expect(page).toContain(words);
  });
});
