import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, sendLogIn } from '../scripts/stack/log-in.ts';
import { openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { openStrictSite, type StrictSite } from './strict-site.ts';

/** An admin of a site that requires it sets an authenticator app up, and logs in with it. */

let site: StrictSite;
beforeAll(async () => {
  site = await openStrictSite();
});
afterAll(() => site?.stop());

const look = (page: Page, name: string) => lookNarrowAndWide(page, `second-factor-${name}`);

test('an admin is led to the profile, sets the app up there, and is asked for its code at the next log-in', async () => {
  const { stack, admin } = site;
  const { page, complaints } = await openPage(
    await site.browser.newContext({ reducedMotion: 'reduce' }),
    stack.url,
  );
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

  const { page: other, complaints: more } = await openPage(
    await site.browser.newContext({ reducedMotion: 'reduce' }),
    stack.url,
  );
  await sendLogIn(other, stack.url, admin);
  const field = other.getByLabel('Code from your authenticator app');
  await field.waitFor();
  await look(other, 'log-in');
  // The next period's: the one of now has been used.
  const soon = Math.floor(Date.now() / 1_000) + 30;
  await field.fill(await generate({ secret, epoch: soon }));
  await other.locator('form').getByRole('button', { name: 'Log in' }).click();
  await other.waitForURL((address) => address.pathname !== '/login');
  expect([...complaints.list, ...more.list]).toEqual([]);
});
