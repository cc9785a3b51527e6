import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FakeProvider,
  startFakeProvider,
} from '../apps/worker/src/testing/fake-provider/fake-provider.ts';
import { newComic } from '../scripts/bench/bench-stack.ts';
import { signIn } from '../scripts/stack/api-client.ts';
import { fakeReplicateEnv } from '../scripts/stack/fake-provider.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { scriptOf } from '../scripts/stack/script-of.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { type Complaints, keepScreen, launchBrowser, openPage } from './browser.ts';
import { writeJson } from './json-editor.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/**
 * Watching a comic being drawn, in the middle: the provider gives a picture when the test says so, so that every
 * count is known. A reload, a second tab, a cancel and a retry must each show exactly what is drawn.
 */

const panels = 20;
let prepared: PreparedStack;
let provider: FakeProvider;
let stack: Stack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: Complaints;

beforeAll(async () => {
  provider = await startFakeProvider({ imagePixels: 65_536 });
  provider.gate.hold();
  prepared = await openPreparedStack('empty', { workers: 2, env: fakeReplicateEnv({ url: provider.url() }) });
  const { teacher } = prepared;
  stack = prepared.stack;
  const comicId = await newComic(await signIn(stack.url, teacher), 'A long lesson');
  browser = await launchBrowser(prepared.dataDir);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  ({ page, complaints } = await openPage(context, stack.url));
  await logIn(page, stack.url, teacher);
  await page.goto(`${stack.url}/create-comic?comic=${comicId}`);
});

afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
  await provider?.close();
});

function button(name: string) {
  return page.getByRole('button', { name }).first();
}

/** Waits until the meter says that exactly so many panels are drawn. */
async function drawn(where: Page, count: number): Promise<void> {
  await where
    .getByLabel('Progress')
    .getByText(new RegExp(`^${count}\\s*of ${panels}$`))
    .first()
    .waitFor();
}

test('panels arrive as they are drawn', async () => {
  await page.getByText('JSON', { exact: true }).click();
  await writeJson(page, JSON.stringify(scriptOf(4, 5, 'A long lesson'), null, 2));
  await button('Generate My Comic').click();
  await drawn(page, 0);
  provider.gate.release(3);
  await drawn(page, 3);
  await keepScreen(page, '05-live');
});

test('a reload in the middle and a second tab show the same, and go on', async () => {
  await page.reload();
  await drawn(page, 3);
  const { page: second, complaints: secondComplaints } = await openPage(context, stack.url);
  await second.goto(page.url());
  await drawn(second, 3);
  provider.gate.release(2);
  await drawn(second, 5);
  await drawn(page, 5);
  expect(secondComplaints.list).toEqual([]);
  await second.close();
});

test('a cancel keeps what is drawn, and a retry draws only the rest', async () => {
  await button('Cancel').click();
  await page.getByText('Cancelled', { exact: true }).filter({ visible: true }).first().waitFor();
  await drawn(page, 5);
  await keepScreen(page, '06-cancelled');
  const boughtBefore = provider.deliveries;
  provider.gate.release(Number.POSITIVE_INFINITY);
  await button('Draw the rest').click();
  await button('Look at the pages').click();
  await expect.poll(() => button('Generate Comic PDF').isEnabled()).toBe(true);
  expect(provider.deliveries - boughtBefore).toBe(panels - 5);
});

test('nothing on the way complained, and nobody else was called', () => {
  expect(complaints.list).toEqual([]);
});
