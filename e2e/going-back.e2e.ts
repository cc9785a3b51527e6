import { sendContact } from '@panelwise/contracts/http/contact';
import { openDatabase } from '@panelwise/db/client';
import { comics, series } from '@panelwise/db/schema/comics';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { breakDown, waterCycle } from '../scripts/stack/make-comic.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { type Complaints, launchBrowser, openPage } from './browser.ts';
import { copyComic } from './copied-comics.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** Back, forward and a reload come to what was there: the same rows, at the same place. */

let prepared: PreparedStack;
let stack: Stack;
let browser: Browser;
let page: Page;
let complaints: Complaints;
let teacher: DemoAccount;
let admin: DemoAccount;

beforeAll(async () => {
  prepared = await openPreparedStack('empty');
  stack = prepared.stack;
  ({ teacher, admin } = prepared);
  await fill();
  browser = await launchBrowser(prepared.dataDir);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  ({ page, complaints } = await openPage(context, stack.url));
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

/** Forty comics in the library, fifteen drafts, and a message for the admins. */
async function fill(): Promise<void> {
  const client = await signIn(stack.url, teacher);
  const { parts } = await breakDown(client, waterCycle);
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  const { db } = database;
  const comic = (await db.select().from(comics)).find(({ id }) => id === parts[0]!.comicId)!;
  const source = (await db.select().from(series)).find(({ id }) => id === comic.seriesId)!;
  for (let n = 1; n <= 55; n++) {
    const number = String(n).padStart(2, '0');
    const createdAt = new Date(Date.UTC(2026, 0, n));
    await copyComic(
      db,
      { comic, series: source },
      n <= 40
        ? { title: `Shelved ${number}`, status: 'approved', comicStatus: 'published', createdAt }
        : { title: `Draft ${number}`, createdAt },
    );
  }
  await database.close();
  await new ApiClient(stack.url).call(sendContact, {
    body: {
      name: 'Mina',
      email: 'mina@school.example',
      phone: '+91 98765 43210',
      role: 'Parent',
      message: 'Thank you!',
    },
  });
}

/** How long a busy machine may take to get there. */
const soon = { timeout: 60_000 };
const place = () => page.evaluate(() => Math.round(window.scrollY));
const address = () => new URL(page.url()).pathname + new URL(page.url()).search;
const link = (name: string | RegExp) => page.getByRole('link', { name }).first();

/** Scrolls until this stands in the middle of the window. @returns how far down that is, in px */
async function scrollTo(name: string): Promise<number> {
  await link(name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(place, soon).toBeGreaterThan(100);
  return place();
}

test('the library is where it was left: after Back, forward and Back again, and a reload', async () => {
  await page.goto(`${stack.url}/our-library`);
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await link('Shelved 22').waitFor();
  expect(await place()).toBe(0);
  const left = await scrollTo('Shelved 22');
  await link('Shelved 22').click();
  await page.getByRole('heading', { level: 1, name: 'Shelved 22' }).waitFor();
  expect(await place()).toBe(0);

  await page.goBack();
  await link('Shelved 22').waitFor();
  await expect.poll(place, soon).toBe(left);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Shelved 22' }).waitFor();
  await expect.poll(place, soon).toBe(0);
  await page.goBack();
  await expect.poll(place, soon).toBe(left);

  await page.reload();
  await link('Shelved 22').waitFor();
  await expect.poll(place, soon).toBe(left);

  // Page 1 was left at its foot, where the button is.
  await page.goBack();
  await link('Shelved 40').waitFor();
  expect(address()).toBe('/our-library');
  await expect.poll(place, soon).toBeGreaterThan(300);
});

test('what comes late is waited for, unless somebody scrolls meanwhile', async () => {
  await page.goto(`${stack.url}/our-library?page=3`);
  await page.locator('html[data-alive]').waitFor();
  const left = await scrollTo('Shelved 09');
  await link('Shelved 09').click();
  await page.getByRole('heading', { level: 1, name: 'Shelved 09' }).waitFor();
  // After the reload nothing of the library is known, and its answer is held back.
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  let answer = Promise.withResolvers<void>();
  await page.route('**/api/user/comics?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goBack();
  await page.getByText('Loading comics...').waitFor({ state: 'attached' });
  answer.resolve();
  await link('Shelved 09').waitFor();
  await expect.poll(place, soon).toBe(left);

  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Shelved 09' }).waitFor();
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  answer = Promise.withResolvers();
  await page.goBack();
  await page.getByText('Loading comics...').waitFor({ state: 'attached' });
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -5_000);
  await expect.poll(place, soon).toBe(0);
  answer.resolve();
  await link('Shelved 09').waitFor();
  expect(await place()).toBe(0);
  await page.unroute('**/api/user/comics?*');
});

test('a step back before the code of a page has come shows the page that it leads to', async () => {
  await page.goto(`${stack.url}/our-library`);
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await link('Shelved 22').waitFor();
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/our-library-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/our-library-*.js');
  await page.reload();
  await asked;
  // What main.tsx sets first: from here on it watches for steps.
  await page.waitForFunction(() => '__zod_globalConfig' in globalThis);
  // The page that is stepped back to comes last of all: until then the one that is left has its code, and time to run it.
  const next = Promise.withResolvers<void>();
  const nextAsked = Promise.withResolvers<void>();
  await page.route(`${stack.url}/our-library`, async (route) => {
    nextAsked.resolve();
    await next.promise;
    await route.continue();
  });
  const hadTime = page.waitForEvent('console', (message) => message.text() === 'had time');
  // Playwright's own step back would wait for that page, and once it is asked for, nothing can be evaluated in this one.
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('/our-library-')))
        requestIdleCallback(() => console.log('had time'));
    }).observe({ type: 'resource' });
    history.back();
  });
  await nextAsked.promise;
  code.resolve();
  await hadTime;
  next.resolve();
  await page.locator('html[data-alive]').waitFor();
  await link('Shelved 40').waitFor();
  expect(address()).toBe('/our-library');
  expect(complaints.list).toEqual([]);
  await page.unroute('**/assets/our-library-*.js');
  await page.unroute(`${stack.url}/our-library`);
});

test('the way back to the library is to the page that was left', async () => {
  await page.goto(`${stack.url}/our-library`);
  await page.locator('html[data-alive]').waitFor();
  await page.getByPlaceholder('Search comics').fill('Shelved 1');
  await link('Shelved 11').waitFor();
  await expect.poll(address, soon).toBe('/our-library?search=Shelved+1');
  await link('Shelved 11').click();
  await page.getByRole('heading', { level: 1, name: 'Shelved 11' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Library' }).click();
  await link('Shelved 11').waitFor();
  expect(address()).toBe('/our-library?search=Shelved+1');
  await page.goto(`${stack.url}/our-library?page=99`);
  await expect.poll(address, soon).toBe('/our-library?page=4');
});

test('a link within a page goes where it says, and Back to where it was', async () => {
  await page.goto(`${stack.url}/privacy-policy`);
  await page.locator('html[data-alive]').waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Children' }).click();
  const heading = page.getByRole('heading', { name: 'Children' });
  await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top), soon).toBeLessThan(200);
  expect(await place()).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(place, soon).toBe(0);
});

async function changePerson(account: DemoAccount): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, stack.url, account);
}

test('my comics stay searched, sorted, filtered and on their page', async () => {
  await changePerson(teacher);
  await page.goto(`${stack.url}/my-comics`);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('draft', { delay: 30 });
  await expect.poll(address, soon).toBe('/my-comics?search=draft');
  await page.getByRole('button', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText(/^11 to/).waitFor();
  const chosen = address();
  const rows = await page.getByRole('row').allTextContents();
  const left = await scrollTo('Details of');
  await link(/^Details of/).click();
  await page.getByRole('heading', { level: 1, name: 'Draft' }).waitFor();
  await page.goBack();
  await page.getByText(/^11 to/).waitFor();
  expect([address(), await search.inputValue()]).toEqual([chosen, 'draft']);
  expect(await page.getByRole('row').allTextContents()).toEqual(rows);
  await expect.poll(place, soon).toBe(left);
  await page.reload();
  await page.getByText(/^11 to/).waitFor();
  expect(await page.getByRole('row').allTextContents()).toEqual(rows);
  await expect.poll(place, soon).toBe(left);
  // One step for the page and one for the order; none for each letter.
  await page.goBack();
  await page.goBack();
  expect(address()).toBe('/my-comics?search=draft');
});

test.each([
  ['/super-admin', 'Title', 'Drafts'],
  ['/allUsers', 'Name', undefined],
  ['/contactList', 'Email', undefined],
  ['/subjectlist', 'Created', undefined],
  ['/admin/queues', 'Started', 'Done'],
])('the choices of %s outlive a reload', async (table, column, filter) => {
  if (table === '/super-admin') await changePerson(admin);
  await page.goto(stack.url + table);
  const sort = page.getByRole('columnheader', { name: column, exact: true });
  const order = () => sort.getAttribute('aria-sort');
  const before = await order();
  await sort.getByRole('button').click();
  await expect.poll(order, soon).not.toBe(before);
  const chosen = await order();
  if (filter) await page.locator('label', { hasText: filter }).click();
  await page.getByRole('searchbox').fill('e');
  await expect.poll(address, soon).toMatch(/[?&]search=e/);
  const left = address();
  await page.reload();
  await sort.waitFor();
  expect([address(), await page.getByRole('searchbox').inputValue()]).toEqual([left, 'e']);
  expect(await order()).toBe(chosen);
  if (filter) expect(await page.getByRole('radio', { name: filter }).isChecked()).toBe(true);
});

test('nothing complained', () => {
  expect(complaints.list).toEqual([]);
});
