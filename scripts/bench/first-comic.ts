import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { tellBeanStory } from '../stack/bean-story.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { readMailedCode } from '../stack/mailed-code.ts';
import { root } from '../stack/processes.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';

const visits = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const;
const goalClicks = 16;
const password = 'pencil-and-ink';

/**
 * The way of a new teacher from the home page to a finished PDF, in Chromium: clicks and taps, of which one goes into the
 * first field of each form and the others are reached by Tab, and the time it took this tireless typist. Every screen of
 * the way is kept in `artifacts/first-comic`, wide and as on a phone, light and dark, to be looked at.
 */
export async function firstComic(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 1 });
  const browser = await launchBrowser(dataDir);
  try {
    const arms: Arm[] = [];
    for (const visit of visits) {
      const began = performance.now();
      const clicks = await walk(browser, bench.stack.url, visit);
      const name = `home to PDF, ${visit.width} px, ${visit.theme}`;
      arms.push(
        { name: `${name}: clicks`, unit: '', values: [clicks], goal: goalClicks },
        { name: `${name}: time`, unit: 's', values: [(performance.now() - began) / 1000] },
      );
    }
    return arms;
  } finally {
    await browser.close();
    await bench.close();
  }
}

/** A script of the page: what comes into sight only further down is fetched as well, and waited for. */
const showAllPictures = `Promise.all(Array.from(document.images, (image) => {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}))`;

/** @returns how often the page was clicked */
async function walk(browser: Browser, url: string, visit: (typeof visits)[number]): Promise<number> {
  const { width, height, theme } = visit;
  const email = `new-${width}-${theme}@school.example`;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const page = await context.newPage();
  let clicks = 0;
  await page.exposeFunction('countClick', () => clicks++);
  await page.addInitScript({
    content:
      "addEventListener('pointerdown', (event) => event.isTrusted && countClick(), { capture: true });",
  });
  const folder = path.join(root, 'artifacts/first-comic', `${width}-${theme}`);
  mkdirSync(folder, { recursive: true });
  let shots = 0;
  const keep = async (name: string) => {
    await page.evaluate(showAllPictures);
    await page.screenshot({
      path: path.join(folder, `${String(++shots).padStart(2, '0')}-${name}.png`),
      fullPage: true,
    });
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto(url);
  await keep('home');
  await page.getByRole('link', { name: 'Make comics' }).first().click();
  await page.getByLabel('First name').click();
  await typeInto(page, 'First name', 'Nora');
  await typeInto(page, 'Last name', 'Lind');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Username', `nora${width}${theme}`);
  await page.getByLabel('Teacher').check();
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Confirm password', password);
  await page.getByRole('checkbox').check();
  await keep('sign-up');
  await page
    .locator('form')
    .getByRole('button', { name: /sign up|create/i })
    .click();
  await page.getByLabel('OTP').waitFor();
  await keep('code');
  await typeInto(page, 'OTP', await readMailedCode(url, email));
  await page.getByRole('link', { name: 'New comic' }).waitFor();
  // A lesson's cover is drawn when it comes into sight, on a phone further down.
  const lesson = page.locator('[aria-pressed]', { has: page.locator('b') }).first();
  await lesson.scrollIntoViewIfNeeded();
  await lesson.locator('img').waitFor();
  await keep('start');
  await page.getByRole('link', { name: 'New comic' }).click();
  await tellBeanStory(page);
  await keep('story');
  await press('Convert to Prompt');
  const part = page.getByRole('button', { name: 'Generate Comic for Part 1' });
  await part.waitFor();
  await page.getByText('Writing the script').first().waitFor({ state: 'detached' });
  await keep('parts');
  await part.click();
  await page.getByRole('button', { name: 'Generate My Comic' }).first().waitFor();
  await page
    .getByText(/^All words fit|^Panel \d+:/)
    .first()
    .waitFor({ state: 'attached' });
  await keep('script');
  await press('Generate My Comic');
  const print = page.getByRole('button', { name: 'Generate Comic PDF', disabled: false }).first();
  await page.waitForURL(/step=3/);
  await keep('drawing');
  // Its end has the screen to itself.
  await page.getByRole('button', { name: 'Look at the pages' }).click({ timeout: 90_000 });
  await print.waitFor();
  await keep('pages');
  await print.click();
  await page.getByRole('link', { name: 'View PDF' }).first().waitFor();
  await keep('pdf');
  await context.close();
  return clicks;
}

/** Types where the focus has come by Tab. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}
