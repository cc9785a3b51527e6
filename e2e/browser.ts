import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { prepareChromium } from '../apps/worker/src/pdf/chromium.ts';

const artifacts = path.resolve(import.meta.dirname, '../artifacts/screens');

/** The installed Chromium, or the one that comes with the packages. */
export async function launchBrowser(dataDir: string): Promise<Browser> {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  const { executablePath, env } = system
    ? { executablePath: system, env: undefined }
    : await prepareChromium({ dataDir });
  return chromium.launch({
    executablePath,
    ...(env ? { env: env as Record<string, string> } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** What a page has complained about: script errors, console errors, answers of 500 and above, calls to anywhere else. */
export type Complaints = { list: string[] };

/** A new page of a context that collects every complaint. */
export async function openPage(
  context: BrowserContext,
  url: string,
): Promise<{ page: Page; complaints: Complaints }> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: Complaints = { list: [] };
  page.on('pageerror', (error) => complaints.list.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.list.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.list.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(url).host)
      complaints.list.push(`third party: ${request.url()}`);
  });
  return { page, complaints };
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
