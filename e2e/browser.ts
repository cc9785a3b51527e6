import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { launchBrowser as launch } from '../scripts/stack/launch-browser.ts';

const artifacts = path.resolve(import.meta.dirname, '../artifacts/screens');

/**
 * The browser of the tests: it draws without a graphics card, and calls nobody on its own. All pages share one process, which
 * knows our scripts already: a process for each page read them anew, and took two thirds more of the processor.
 */
export function launchBrowser(dataDir: string): Promise<Browser> {
  return launch(dataDir, [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--renderer-process-limit=1',
  ]);
}

/** What a page has complained about: script errors, console errors, answers of 500 and above, files of the build that are missing, calls to anywhere else. */
export type Complaints = { list: string[] };

export type OpenPage = {
  page: Page;
  complaints: Complaints;
  /** Waits until every call is answered and its answer is painted. */
  settled: () => Promise<void>;
};

/** A phone, for the options of a context. */
export const aPhone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** A new page of a context that collects every complaint. */
export async function openPage(context: BrowserContext, url: string): Promise<OpenPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: Complaints = { list: [] };
  page.on('pageerror', (error) => complaints.list.push(`script error on ${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.list.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isOurFile = new URL(response.url()).pathname.startsWith('/assets/');
    if (response.status() >= (isOurFile ? 400 : 500))
      complaints.list.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(url).host)
      complaints.list.push(`third party: ${request.url()}`);
  });
  return { page, complaints, settled: watchCalls(page) };
}

/** Counts the calls of a page that are on their way. @returns waits until there are none, also after what they bring is painted */
function watchCalls(page: Page): () => Promise<void> {
  const going = new Set<Request>();
  let onQuiet = () => {};
  const end = (request: Request) => {
    going.delete(request);
    if (going.size === 0) onQuiet();
  };
  page.on('request', (request) => going.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do {
      if (going.size > 0)
        await new Promise<void>((resolve) => {
          onQuiet = resolve;
        });
      await painted(page);
    } while (going.size > 0);
  };
}

/** Lets what has just changed (an answer, a width, a theme) be rendered and painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Keeps a picture of the whole page among the artefacts, wide or as on a phone. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.screenshot({
    path: path.join(artifacts, `${name}-${wide.width}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}

/** The same screen at phone width; the wide view comes back. */
export async function keepBothScreens(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize();
  await keepScreen(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await keepScreen(page, name);
  if (wide) await page.setViewportSize(wide);
}
