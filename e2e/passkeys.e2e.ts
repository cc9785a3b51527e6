import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, sendLogIn } from '../scripts/stack/log-in.ts';
import { openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { openStrictSite, type StrictSite } from './strict-site.ts';

/** An admin of a site that requires a second factor adds a passkey, and logs in with it. The device is Chromium's own. */

let site: StrictSite;
beforeAll(async () => {
  site = await openStrictSite();
});
afterAll(() => site?.stop());

const look = (page: Page, name: string) => lookNarrowAndWide(page, `passkeys-${name}`);

type Credential = {
  credentialId: string;
  isResidentCredential: boolean;
  privateKey: string;
  signCount: number;
};

/** A device inside of Chromium that recognises its owner. */
async function addDevice(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    keys: async (): Promise<Credential[]> =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    hold: async (credential: Credential) => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function toSecondStep(page: Page): Promise<void> {
  await sendLogIn(page, site.stack.url, site.admin);
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
}

test('an admin adds a passkey in the profile, and logs in with it; one that counts less than its copy opens nothing', async () => {
  const { stack, admin } = site;
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  const { page, complaints } = await openPage(context, stack.url);
  const device = await addDevice(context, page);
  await logIn(page, stack.url, admin);
  await page.waitForURL('**/profile');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const name = section.getByLabel('Name of the passkey');
  const secret = section.getByLabel('Your password', { exact: true });
  await name.fill('Work laptop');
  await secret.fill('not this one');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByText('This is not your password.').waitFor();
  await secret.fill(admin.password);
  await look(page, 'begin');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('list', { name: 'Recovery codes' }).waitFor();
  expect(await section.getByRole('listitem').count()).toBe(10);
  const [made] = await device.keys();
  await look(page, 'codes');
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByText('Not used yet').waitFor();
  // The same device does not get a second one.
  await name.fill('Again');
  await secret.fill(admin.password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByText('This device holds a passkey of yours already.').waitFor();
  await look(page, 'there');
  // Everything is open now.
  await page.goto(`${stack.url}/super-admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();

  const elsewhere = await site.browser.newContext({ reducedMotion: 'reduce' });
  const { page: other, complaints: more } = await openPage(elsewhere, stack.url);
  const copy = await addDevice(elsewhere, other);
  await toSecondStep(other);
  await look(other, 'log-in');
  // A device without the passkey has nothing to give.
  await other.getByRole('button', { name: 'Use a passkey' }).click();
  await other.getByText('Your browser gave us no passkey.').waitFor();
  await copy.hold({ ...made!, signCount: 40 });
  await other.getByRole('button', { name: 'Use a passkey' }).click();
  await other.waitForURL((address) => address.pathname !== '/login');

  // The device that it was copied from has counted less.
  const before = await site.browser.newContext({ reducedMotion: 'reduce' });
  const { page: late, complaints: last } = await openPage(before, stack.url);
  const original = await addDevice(before, late);
  await original.hold(made!);
  await toSecondStep(late);
  await late.getByRole('button', { name: 'Use a passkey' }).click();
  await late.getByText('We could not accept this passkey.').waitFor();
  await look(late, 'refused');

  // Required, and the last one: it stays.
  await other.goto(`${stack.url}/profile`);
  const theirs = other.getByRole('region', { name: 'Passkeys' });
  await theirs.getByText('Last used').waitFor();
  await theirs.getByRole('button', { name: 'Take away Work laptop' }).click();
  const form = theirs.getByRole('form', { name: 'Take Work laptop away' });
  await form.getByLabel('Your password', { exact: true }).fill(admin.password);
  await form.getByRole('button', { name: 'Take it away' }).click();
  await form.getByText('your last one stays').waitFor();
  await look(other, 'last-one');
  expect([...complaints.list, ...more.list, ...last.list]).toEqual([]);
});
