import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decideSubmission } from '@panelwise/contracts/http/admin';
import { sendContact } from '@panelwise/contracts/http/contact';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import { createDemoAccounts, type DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { makeComics, publishWithLearningContent } from '../scripts/stack/make-comic.ts';
import { type Stack, startStack } from '../scripts/stack/start-stack.ts';
import { keepScreen, launchBrowser, openPage } from './browser.ts';
import { screens, type Viewer } from './screens.ts';

/** Every screen as each of its viewers sees it: it is there, it complains of nothing, and axe finds nothing wrong with it. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Pictures of every screen at three widths in both themes take a minute or two: `SCREENS=all` asks for them. */
const widths = process.env.SCREENS === 'all' ? [360, 768, 1440] : [];
const themes = ['light', 'dark'] as const;

let dataDir: string;
let stack: Stack;
let browser: Browser;
let comicId: string;
const accounts = new Map<Viewer, DemoAccount>();
const contexts = new Map<string, BrowserContext>();

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise screens '));
  stack = await startStack({ dataDir, port: await findFreePort(), workers: 2 });
  const made = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
  accounts.set('teacher', made.find((one) => one.userType === 'Teacher')!);
  accounts.set('admin', made.find((one) => one.userType === 'admin')!);
  const [teacher, admin] = await Promise.all([
    signIn(stack.url, accounts.get('teacher')!),
    signIn(stack.url, accounts.get('admin')!),
  ]);
  const [comic, draft] = await makeComics(teacher, {
    title: 'The Water Cycle',
    concept: 'water cycle',
    story: 'Omar jumps into a puddle after school. The next morning the puddle is gone.',
    grade: '3',
    subject: 'Science',
    style: 'comic',
  });
  comicId = comic!.comicId;
  for (const one of [comic!, draft!]) await publishWithLearningContent(teacher, one.comicId);
  await admin.call(decideSubmission, { body: { id: comicId, status: 'approved' } });
  const message = { name: 'Mina', email: 'mina@school.example', phone: '+91 98765 43210', role: 'Parent' };
  await new ApiClient(stack.url).call(sendContact, { body: { ...message, message: 'Thank you!' } as never });
  browser = await launchBrowser(dataDir);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A browser of this viewer, in this theme; signed in once and kept. */
async function contextOf(viewer: Viewer, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const key = `${viewer} ${colorScheme}`;
  const known = contexts.get(key);
  if (known) return known;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  contexts.set(key, context);
  const account = accounts.get(viewer);
  if (account) {
    const page = await context.newPage();
    await page.goto(`${stack.url}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.close();
  }
  return context;
}

/** The screen with its content, whatever it shows: a title, and nothing that is still loading. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${stack.url}${address}`);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label^="Loading"]'));
  await page.waitForLoadState('networkidle');
  // Whoever may not see it is sent elsewhere.
  expect(new URL(page.url()).pathname).toBe(address);
}

/** What axe finds wrong with a page; that it looked at all shows in what it found right. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found, passes } = (await page.evaluate('axe.run(document)')) as AxeResults;
  expect(passes.length).toBeGreaterThan(10);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
}

describe.each(themes)('in the %s theme', (theme) => {
  test.each(screens)('$viewer: $route', async ({ route, viewer, address = route }) => {
    const where = address.replace(':id', comicId);
    const { page, complaints } = await openPage(await contextOf(viewer, theme), stack.url);
    try {
      await open(page, where);
      expect.soft(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      expect.soft(await overflow(page)).toBe(0);
      // Colours are the same on a phone, so one theme is enough there.
      if (theme === 'light') expect.soft(await violations(page)).toEqual([]);
      expect.soft(complaints.list).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await keepScreen(
          page,
          `screen${address === '/' ? '-home' : address.replaceAll(/[/:]+/g, '-')}-${theme}`,
        );
      }
    } finally {
      await page.close();
    }
  });
});

/** How far the screen reaches beyond the width of the window, in px. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
