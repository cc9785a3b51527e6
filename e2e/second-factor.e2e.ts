import { mkdirSync } from 'node:fs';
import { generate } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { logIn } from './log-in.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** An admin of a site that requires it sets an authenticator app up, and logs in with it. */

let prepared: PreparedStack;
let browser: Browser;
beforeAll(async () => {
  prepared = await openPreparedStack('empty', { workers: 0, env: { ADMIN_SECOND_FACTOR: 'required' } });
  browser = await launchBrowser(prepared.dataDir);
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

const folder = 'artifacts/screens/second-factor';
async function look(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

test('an admin is led to the profile, sets the app up there, and is asked for its code at the next log-in', async () => {
  const { stack, admin } = prepared;
  const { page, complaints } = await openPage(await browser.newContext(), stack.url);
  await logIn(page, stack.url, admin);
  await page.waitForURL('**/profile');
  const section = page.getByRole('region', { name: 'Authenticator app' });
  await section.getByLabel('Your password', { exact: true }).fill(admin.password);
  await look(page, 'begin');
  await section.getByRole('button', { name: 'Set it up' }).click();
  await section.getByRole('img', { name: 'The secret as a QR code' }).waitFor();
  await look(page, 'scan');
  const shown = await section.locator('output').textContent();
  const secret = shown!.replaceAll(' ', '');
  await section.getByLabel('The six digits that the app shows').fill(await generate({ secret }));
  await section.getByRole('button', { name: 'Check the code' }).click();
  await section.getByRole('list', { name: 'Recovery codes' }).waitFor();
  expect(await section.getByRole('listitem').count()).toBe(10);
  await look(page, 'codes');
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByText('You have 10 recovery codes left.').waitFor();
  await look(page, 'there');
  // Everything is open now.
  await page.goto(`${stack.url}/super-admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();

  const { page: other, complaints: more } = await openPage(await browser.newContext(), stack.url);
  await other.goto(`${stack.url}/login`);
  await other.getByLabel('Email').fill(admin.email);
  await other.getByLabel('Password', { exact: true }).fill(admin.password);
  const send = other.locator('form').getByRole('button', { name: 'Log in' });
  await send.click();
  const field = other.getByLabel('Code from your authenticator app');
  await field.waitFor();
  await look(other, 'log-in');
  // The next period's: the one of now has been used.
  const soon = Math.floor(Date.now() / 1_000) + 30;
  await field.fill(await generate({ secret, epoch: soon }));
  await send.click();
  await other.waitForURL((address) => address.pathname !== '/login');
  expect([...complaints.list, ...more.list]).toEqual([]);
});
