import { randomUUID } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShortPlan } from '@panelwise/contracts/domain/short';
import { shortLook } from '@panelwise/studio/short/paint-short';
import type { Browser, HTTPRequest } from 'puppeteer';
import { type FilmSettings, filmScript } from './film-page.ts';

export const filmKinds = ['webm', 'mp4'] as const;
export type FilmKind = (typeof filmKinds)[number];

/** What is filmed: the plan of a short, and the lettered picture of each of its pages. */
export type FilmOrder = {
  plan: ShortPlan;
  pages: readonly { page: number; picture: Buffer; type: string }[];
  settings: FilmSettings;
  /** How much is filmed, from 0 to 1. */
  report: (done: number) => void;
};

/**
 * Films a short in a tab of its own, without any network, into `film.webm` and `film.mp4` of a folder.
 * @returns the kinds of files that this browser could make
 */
export async function filmInTab(browser: Browser, order: FilmOrder, dir: string): Promise<FilmKind[]> {
  // A host of its own for each film, and https, because encoders are for those alone.
  const origin = `https://${randomUUID()}.invalid`;
  const files = new Map<string, { type: string; body: string | Buffer }>([
    [`${origin}/`, { type: 'text/html', body: '<script type="module" src="/film.js"></script>' }],
    [`${origin}/muxer.js`, { type: 'text/javascript', body: await readMuxer() }],
  ]);
  const addresses = order.pages.map(({ page, picture, type }) => {
    files.set(`${origin}/pages/${page}`, { type, body: picture });
    return [page, `/pages/${page}`] as const;
  });
  const script = filmScript(order.plan, shortLook, addresses, '/muxer.js', order.settings);
  files.set(`${origin}/film.js`, { type: 'text/javascript', body: script });

  const handles = await Promise.all(filmKinds.map((kind) => open(path.join(dir, `film.${kind}`), 'w')));
  const handleOf = (kind: FilmKind) => handles[filmKinds.indexOf(kind)]!;
  const page = await browser.newPage();
  const crashed = new Promise<never>((_, reject) => {
    page.once('error', reject);
    page.once('pageerror', reject);
  });
  crashed.catch(() => undefined);
  await page.setRequestInterception(true);
  page.on('request', (request) => answer(request, files));
  await page.exposeFunction('takePart', async (kind: FilmKind, position: number, base64: string) => {
    const bytes = Buffer.from(base64, 'base64');
    await handleOf(kind).write(bytes, 0, bytes.length, position);
  });
  await page.exposeFunction('tellDone', order.report);
  const film = async () => {
    await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 0 });
    await page.waitForFunction('globalThis.isReady', { timeout: 0 });
    return (await page.evaluate('film()')) as FilmKind[];
  };
  try {
    return await Promise.race([film(), crashed]);
  } finally {
    page.close().catch(() => undefined);
    await Promise.all(handles.map((handle) => handle.close()));
  }
}

function answer(
  request: HTTPRequest,
  files: ReadonlyMap<string, { type: string; body: string | Buffer }>,
): void {
  const file = files.get(request.url());
  const answered = file
    ? request.respond({ status: 200, contentType: file.type, body: file.body })
    : request.abort('blockedbyclient');
  // A tab that closes meanwhile has its own error.
  answered.catch(() => undefined);
}

/** mediabunny as one file, as it comes with its package. */
function readMuxer(): Promise<Buffer> {
  const entry = fileURLToPath(import.meta.resolve('mediabunny'));
  return readFile(entry.replace(/dist[\\/].*$/, 'dist/bundles/mediabunny.min.mjs'));
}
