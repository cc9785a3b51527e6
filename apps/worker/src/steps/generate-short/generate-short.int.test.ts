import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShortPlan } from '@panelwise/contracts/domain/short';
import { approve } from '@panelwise/db/repositories/editions';
import { pages } from '@panelwise/db/schema/comics';
import { photosynthesis } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFilmFault } from '../../film/check-film.ts';
import { keepFilms } from '../../film/keep-films.ts';
import { testBrowsers } from '../../pdf/testing/test-browsers.ts';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
let dir: string;
beforeAll(async () => {
  const browser = { dataDir: process.env.DATA_DIR ?? '.data', packaged: testBrowsers[0]?.packaged };
  worker = await openWorkerHarness({ browser });
  dir = await mkdtemp(path.join(tmpdir(), 'panelwise film test '));
});
afterAll(async () => {
  await worker?.close();
  await rm(dir, { recursive: true, force: true });
});

const settings = { width: 640, height: 360, framesPerSecond: 24, bitsPerSecond: 400_000 };
/** Three panels in three seconds. */
const plan: ShortPlan = {
  shape: 'wide',
  ms: 3_000,
  shots: [0, 1, 2].map((index) => {
    const box = { x: 0, y: index * 500, width: 1240, height: 697.5 };
    const [left, top, right, bottom] = [40, index * 500 + 20, 1200, index * 500 + 480];
    return {
      ...{ page: 1, panel: index + 1, alt: '', from: box, to: box },
      ...{ startMs: index * 1_000, endMs: (index + 1) * 1_000 },
      polygon: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      lines: [],
    };
  }),
};

test('a short is filmed as WebM and MP4 that others read, and a broken file is found out', {
  timeout: 180_000,
}, async () => {
  const background = { r: 240, g: 200, b: 40 };
  const picture = await sharp({ create: { width: 620, height: 877, channels: 3, background } })
    .webp()
    .toBuffer();
  const told: number[] = [];
  const order = {
    ...{ plan, settings, pages: [{ page: 1, picture, type: 'image/webp' }] },
    report: (done: number) => void told.push(done),
  };
  const made = await worker.deps.pdf.film(order, dir, AbortSignal.timeout(120_000));
  expect(made).toEqual(['webm', 'mp4']);
  expect(told.length).toBe(3);
  const wanted = { ms: plan.ms, ...settings };
  for (const kind of made) {
    const file = path.join(dir, `film.${kind}`);
    expect(await findFilmFault(file, kind, wanted)).toBeUndefined();
    expect(await findFilmFault(file, kind, { ...wanted, ms: 4_000 })).toMatch(/^It plays for 3000 ms/);
  }
  const webm = path.join(dir, 'film.webm');
  await truncate(webm, Math.round((await stat(webm)).size / 2));
  const stored: string[] = [];
  const store = {
    put: async (key: string, bytes: Buffer) => ({ key: String(stored.push(key)), size: bytes.length }),
  };
  const keeping = keepFilms(store as never, dir, made, {
    plan,
    settings,
    keyOf: (kind) => `comics/x/film/y.${kind}`,
  });
  await expect(keeping).rejects.toMatchObject({ code: 'film-failed' });
  expect(stored).toEqual([]);
});

test('a comic is filmed once from the same pages, with its subtitles', { timeout: 240_000 }, async () => {
  const { id } = await worker.newComic(photosynthesis.slice(0, 1));
  expect((await worker.end((await worker.order('generate-short', id, { shape: 'wide' })).id)).errorCode).toBe(
    'not-generated',
  );
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  const film = async () => {
    const run = await worker.end(
      (await worker.order('generate-short', id, { shape: 'wide', size: 'small' })).id,
    );
    expect(run).toMatchObject({ status: 'succeeded', errorCode: null });
    return run.result as { webmUrl: string; mp4Url: string; subtitlesUrl: string; ms: number };
  };
  const made = await film();
  const { store } = worker.deps;
  expect(made.ms).toBeGreaterThanOrEqual(20_000);
  const vtt = (await store.readAll(made.subtitlesUrl)).toString();
  expect(vtt).toMatch(/^WEBVTT\n\n00:00:0\d\.\d{3} --> /);
  const first = await store.head(made.webmUrl);
  expect(first!.size).toBeLessThan((12e6 * made.ms) / 60_000);
  expect((await store.readAll(made.mp4Url)).subarray(4, 8).toString()).toBe('ftyp');
  const { etag } = first!;
  expect(await film()).toEqual(made);
  expect((await store.head(made.webmUrl))!.etag).toBe(etag);

  const filmed = async (of: 'own' | 'library') =>
    worker.end((await worker.order('generate-short', id, { shape: 'wide', size: 'small', of })).id);
  expect((await filmed('library')).errorCode).toBe('comic-not-found');
  await approve(worker.deps.database.db, [id]);
  // What becomes of its pages afterwards is no matter for the library.
  await worker.deps.database.db.update(pages).set({ imageKey: null }).where(eq(pages.comicId, id));
  expect((await filmed('own')).errorCode).toBe('not-generated');
  expect(await filmed('library')).toMatchObject({ status: 'succeeded', result: made });
});
