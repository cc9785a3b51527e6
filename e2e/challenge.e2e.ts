import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** Who mistypes a password again and again is asked for a sum, which the browser does by itself. */

let prepared: PreparedStack;
let browser: Browser;
beforeAll(async () => {
  prepared = await openPreparedStack('empty', { workers: 0 });
  browser = await launchBrowser(prepared.dataDir);
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

async function send(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

test('the eighth try of a password takes a moment longer, and logs in', async () => {
  const { stack, teacher } = prepared;
  const { page, complaints } = await openPage(await browser.newContext(), stack.url);
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Email').fill(teacher.email);
  const refused = page.getByRole('alert');
  for (let i = 0; i < 7; i++) {
    const answered = page.waitForResponse('**/api/user/login');
    await send(page, `not this one ${i}`);
    expect((await answered).status()).toBe(401);
    await refused.getByText('Email or password is wrong.').waitFor();
  }
  const said = page.getByText('your browser does a small sum for us').waitFor();
  const asked = page.waitForResponse('**/api/user/login');
  const startedAt = performance.now();
  await send(page, teacher.password);
  const { code } = (await (await asked).json()) as { code: string };
  expect(code).toBe('challenge-needed');
  await said;
  expect(await refused.count()).toBe(0);
  await page.waitForURL((address) => address.pathname !== '/login');
  console.log(`The sum took ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, log-in and all.`);
  expect(page.workers()).toEqual([]);
  expect(complaints.list).toEqual([]);
});
