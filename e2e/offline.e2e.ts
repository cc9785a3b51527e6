import { getComic } from '@panelwise/contracts/http/comics';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../scripts/stack/api-client.ts';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { breakDown, waterCycle } from '../scripts/stack/make-comic.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { launchBrowser, openPage } from './browser.ts';
import { readJson, writeJson } from './json-editor.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** Whatever the network does, what a creator types in a script ends up on the server, or in sight. */

let prepared: PreparedStack;
let stack: Stack;
let browser: Browser;
let client: ApiClient;
let comicId: string;
let desk: Page;
let phone: Page;

beforeAll(async () => {
  prepared = await openPreparedStack('empty');
  stack = prepared.stack;
  const { teacher } = prepared;
  client = await signIn(stack.url, teacher);
  comicId = (await breakDown(client, waterCycle)).parts[0]!.comicId;
  browser = await launchBrowser(prepared.dataDir);
  [desk, phone] = [await sitDown(teacher), await sitDown(teacher)];
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

/** A browser of its own, signed in. */
async function sitDown(account: DemoAccount): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const { page } = await openPage(context, stack.url);
  await logIn(page, stack.url, account);
  return page;
}

async function openScript(page: Page): Promise<void> {
  await page.goto(`${stack.url}/create-comic?comic=${comicId}&step=2`);
  await caption(page).waitFor();
}

const caption = (page: Page) => page.getByLabel('Caption').first();
const stored = async () => (await client.call(getComic, { params: { id: comicId } })).comic.prompt;
/** A save waits for a pause in the typing. */
const soon = { timeout: 60_000 };
const saves = '**/api/user/comics/*/script';

test('words typed without a connection are saved as soon as there is one', async () => {
  await openScript(desk);
  await desk.context().setOffline(true);
  await caption(desk).fill('Typed in a tunnel.');
  await desk.getByText('Not saved yet. We keep trying.').waitFor();
  expect(await stored()).not.toContain('Typed in a tunnel.');
  await desk.context().setOffline(false);
  await desk.getByText(/^Saved \d/).waitFor();
  expect(await stored()).toContain('Typed in a tunnel.');
});

test('a reload without a connection to the server loses no letter, not even of broken JSON', async () => {
  await desk.route(saves, (route) => route.abort());
  await caption(desk).fill('Typed before the reload.');
  await desk.getByText('Not saved yet.').waitFor();
  await desk.reload();
  await desk.getByText('Your unsaved changes are back').waitFor();
  expect(await caption(desk).inputValue()).toBe('Typed before the reload.');
  await desk.getByText('JSON', { exact: true }).click();
  const broken = `${await readJson(desk)} and half a`;
  await writeJson(desk, broken);
  await desk.reload();
  await desk.getByText('Your unsaved changes are back').waitFor();
  await desk.getByText('JSON', { exact: true }).click();
  expect(await readJson(desk)).toBe(broken);
  await desk.unroute(saves);
  await desk.getByText(/^Saved \d/).waitFor();
  expect(await stored()).toBe(broken);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored, soon).not.toContain('half a');
  await desk.reload();
  await caption(desk).waitFor();
  expect(await desk.getByText('Your unsaved changes are back').count()).toBe(0);
});

test('of two devices neither loses words: both scripts are shown, and one is chosen', async () => {
  await Promise.all([openScript(desk), openScript(phone)]);
  await caption(phone).fill('From the phone.');
  await phone.getByText(/^Saved \d/).waitFor();
  await caption(desk).fill('From the desk.');
  const dialog = desk.getByRole('dialog', { name: 'This script was changed somewhere else' });
  await dialog.waitFor();
  expect(await dialog.locator('mark').allTextContents()).toEqual(['desk.', 'phone.']);
  expect(await stored()).toContain('From the phone.');
  // Still undecided after a reload.
  await desk.reload();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await desk.getByText(/^Saved \d/).waitFor();
  expect(await stored()).toContain('From the desk.');
  await caption(phone).fill('From the phone again.');
  await phone.getByRole('button', { name: 'Take the other one' }).click();
  await expect.poll(() => caption(phone).inputValue(), soon).toBe('From the desk.');
  await phone.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored, soon).toContain('From the phone again.');
});

test('a server that does not answer is waited for', async () => {
  await openScript(desk);
  await desk.route('**/api/user/refresh', (route) => route.abort());
  await desk.reload();
  await desk.getByRole('heading', { name: 'Panelwise is not responding' }).waitFor();
  await desk.unroute('**/api/user/refresh');
  await caption(desk).waitFor();
});

test('nobody logs out without being told that words are lost', async () => {
  await desk.route(saves, (route) => route.abort());
  await caption(desk).fill('Not saved anywhere.');
  await desk.getByText('Not saved yet.').waitFor();
  await desk.getByRole('button', { name: /^Account/ }).click();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await desk.getByRole('dialog', { name: 'Some of your changes are not saved' }).waitFor();
  await desk.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await caption(desk).inputValue()).toBe('Not saved anywhere.');
  await desk.unroute(saves);
  await desk.getByRole('button', { name: /^Account/ }).click();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await desk.waitForURL('**/login');
  await expect.poll(stored, soon).toContain('Not saved anywhere.');
  expect(
    await desk.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('script'))),
  ).toEqual([]);
});

test('who sends a form without a connection hears so at its button, and sends it once there is one', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const { page } = await openPage(context, stack.url);
  const { teacher } = prepared;
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(teacher.password);
  await context.setOffline(true);
  const button = page.locator('form').getByRole('button', { name: 'Log in' });
  await button.click();
  const note = page.locator('.offline-note');
  await note.waitFor({ timeout: 60_000 });
  expect(await note.textContent()).toContain('You are offline.');
  const [said, pressed] = [(await note.boundingBox())!, (await button.boundingBox())!];
  const away = Math.min(
    Math.abs(said.y - (pressed.y + pressed.height)),
    Math.abs(pressed.y - (said.y + said.height)),
  );
  expect(away).toBeLessThan(20);
  expect(await page.getByLabel('Email').inputValue()).toBe(teacher.email);
  await context.setOffline(false);
  await note.waitFor({ state: 'detached' });
  await button.click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await context.close();
});
