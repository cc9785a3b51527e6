import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMailedCode } from '../scripts/stack/mailed-code.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { type Complaints, keepBothScreens, keepScreen, launchBrowser, openPage } from './browser.ts';
import { readJson, writeJson } from './json-editor.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** The main job as a creator does it: from sign-up to a published comic. */

const email = 'iris.keller@school.example';
const password = 'pencil-and-ink';
const story =
  'Leo gets $100 for his birthday and puts it in a savings account at the bank. The bank pays him 10% interest every year. ' +
  'After the first year he earns $10, so he has $110. In the second year he earns $11, because the bank pays interest on the $110.';

let prepared: PreparedStack;
let stack: Stack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: Complaints;

beforeAll(async () => {
  prepared = await openPreparedStack('empty', { workers: 2 });
  stack = prepared.stack;
  browser = await launchBrowser(prepared.dataDir);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  ({ page, complaints } = await openPage(context, stack.url));
});

afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

function button(name: string | RegExp) {
  return page.getByRole('button', { name });
}

/** Waits until a text can be seen; the same words may also stand in a toast or in hidden text. */
async function shown(text: string | RegExp, options: { exact?: boolean } = {}): Promise<void> {
  await page.getByText(text, options).filter({ visible: true }).first().waitFor();
}

test('a visitor signs up, enters the code from the mail, and is in the wizard', async () => {
  await page.goto(`${stack.url}/`);
  await keepScreen(page, '00-home');
  await page.goto(`${stack.url}/signup`);
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Username').fill('iris');
  await page.getByLabel('Teacher').check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(`${password}!`);
  await page.getByRole('checkbox').check();
  await page
    .locator('form')
    .getByRole('button', { name: /sign up|create/i })
    .click();
  await shown('Passwords do not match');
  await page.getByLabel('Confirm password').fill(password);
  await keepBothScreens(page, '01-signup');
  await page
    .locator('form')
    .getByRole('button', { name: /sign up|create/i })
    .click();
  await page.waitForURL('**/OtpVerification');
  // The address changes before the screen does.
  await page.getByLabel('OTP').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('OTP').fill(await readMailedCode(stack.url, email));
  await page.waitForURL('**/create-comic');
  await shown('Four ways to begin. Nothing you made before is touched.');
  await page.getByRole('link', { name: 'New comic' }).click();
  await page.waitForURL('**/create-comic?new=1');
  await button('Convert to Prompt').waitFor();
});

test('the studio is fetched with the first words: the step itself comes quickly on a slow line', async () => {
  // The start has drawn lessons; whoever comes straight to the step has nothing of that yet.
  await page.reload();
  await button('Convert to Prompt').waitFor();
  const scriptBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(scriptBytes).toBeGreaterThan(100_000);
  expect(scriptBytes).toBeLessThan(350_000);
  expect(page.workers()).toHaveLength(0);
  const studio = page.waitForEvent('worker');
  await page.getByLabel('Comic Title').fill('C');
  expect((await studio).url()).toMatch(/rough/);
});

test('the story step shows a pencil page that follows the typing, and lets go only when it is complete', async () => {
  const convert = button('Convert to Prompt');
  expect(await convert.isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Subject' }).click();
  await page.getByRole('option', { name: 'Economics' }).click();
  await page.getByLabel('Comic Title').fill('Compound Interest');
  await page.getByLabel('Concept').fill('compound interest');
  await page.getByLabel('Write Story').fill(story);
  await page.getByLabel('Who explains?').fill('Nana Rosa');
  await page.getByText('Key words of the lesson').waitFor();
  await keepBothScreens(page, '02-story');
  expect(await convert.isEnabled()).toBe(true);
});

test('what was typed is still there after a reload', async () => {
  await page.reload();
  await page.getByLabel('Write Story').waitFor();
  expect(await page.getByLabel('Write Story').inputValue()).toBe(story);
  expect(await page.getByLabel('Comic Title').inputValue()).toBe('Compound Interest');
});

test('the concept is broken down into parts, and every part gets its script', async () => {
  await button('Convert to Prompt').click();
  await button('Generate Comic for Part 1').waitFor();
  await page.getByText('Writing the script').first().waitFor({ state: 'detached' });
  await shown('Key Terms');
  await keepBothScreens(page, '03-parts');
});

test('a part gets the title and the key term that its creator wants, and keeps them', async () => {
  await button('Change the title of part 1').click();
  await page.getByLabel('Title of part 1').fill('How money grows');
  await page.keyboard.press('Enter');
  await button('Add a key term to part 1').click();
  await page.getByLabel('New key term of part 1').fill('savings account');
  await page.keyboard.press('Enter');
  await shown(/^Saved \d/);
  await page.reload();
  await page.getByRole('heading', { name: 'Part 1: How money grows' }).waitFor();
  await button('Remove the key term savings account').waitFor();
  await page.getByText('Writing the script').first().waitFor({ state: 'detached' });
});

test('a script with a mistake is refused with its line and column, and nothing typed is lost', async () => {
  await button('Generate Comic for Part 1').click();
  await button('Generate My Comic').waitFor();
  // What the panel shows is there with its words; the pencil of the page follows.
  await page.getByRole('button', { name: 'Place: bank' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await keepScreen(page, '04-script-at-once');
  await page
    .getByText(/^All words fit/)
    .first()
    .waitFor();
  await keepBothScreens(page, '04-script');
  await page.getByText('JSON', { exact: true }).click();
  const good = await readJson(page);
  expect(JSON.parse(good).length).toBeGreaterThan(0);
  expect(good).toContain('Nana Rosa');
  expect(good).toContain('Part 1: How money grows');
  expect(good).toMatch(/\*savings account\*/i);
  await writeJson(page, '[{"pageNumber": 1,\n "panels": [}]');
  await page
    .getByText(/line 2, column 13/)
    .first()
    .waitFor();
  expect(await button('Generate My Comic').isDisabled()).toBe(true);
  await writeJson(page, good);
});

test('words that cannot be lettered are marked where they stand, and the page keeps the last good ones', async () => {
  await page
    .getByText(/^All words fit$/)
    .first()
    .waitFor();
  const good = await readJson(page);
  const script = JSON.parse(good) as { panels: { caption: string }[] }[];
  script[0]!.panels[1]!.caption = 'Привет';
  await writeJson(page, JSON.stringify(script, null, 2));
  await page
    .getByText(/Panel 2: the lettering has no letters for “Привет”\. Please use Latin letters\./)
    .first()
    .waitFor();
  expect(await button('Generate My Comic').isDisabled()).toBe(true);
  await shown('Put back the old words');
  await keepScreen(page, '04-verdict');
  await writeJson(page, good);
  await page
    .getByText(/^All words fit/)
    .first()
    .waitFor();
});

test('the panels arrive, and the comic can be looked through', async () => {
  await button('Generate My Comic').click();
  await page.getByLabel('Drawing board').getByText('coloring').waitFor();
  await keepBothScreens(page, '07-preview');
  await shown('There it is.', { exact: true });
  await shown(/^2 pages, 9 panels, drawn in \d+ seconds?\./);
  await keepBothScreens(page, '07-end');
  await button('Look at the pages').click();
  await waitForEnabled('Generate Comic PDF');
});

test('the comic becomes a PDF', async () => {
  await button('Generate Comic PDF').first().click();
  await button('Publish Comic').waitFor();
  await shown('Comic PDF Generated');
  await keepBothScreens(page, '08-pdf');
});

test('words and a scene that were changed after that, before a reload, are on the pages and in the PDF that is published', async () => {
  const pdf = () => page.getByRole('link', { name: 'View PDF' }).getAttribute('href');
  const older = (await pdf())!.split('?')[0];
  await page.getByText('JSON', { exact: true }).click();
  const script = JSON.parse(await readJson(page)) as { panels: { caption: string; scene: string }[] }[];
  script[0]!.panels[1]!.caption = 'A whole year goes by.';
  script[0]!.panels[1]!.scene = 'Leo walks on a beach at night.';
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/script') && answer.ok());
  await writeJson(page, JSON.stringify(script, null, 2));
  await saved;
  await page.reload();
  await shown('1 panel changed since the PDF');
  await shown('1 to update');
  // What the new scene shows comes with its pencil.
  await page.getByRole('button', { name: 'Place: beach' }).waitFor();
  await keepBothScreens(page, '08-behind');
  await button('Update pages and PDF').click();
  await shown('Updating the pages and the PDF');
  await button('Publish Comic').click();
  await shown('Comic Published');
  expect((await pdf())!.split('?')[0]).not.toBe(older);
});

test('quiz, hardcore quiz, FAQs and facts are made, once each', async () => {
  for (const name of ['Generate Quiz', 'Generate Hardcore Quiz', 'Generate FAQs', 'Generate Did You Know']) {
    await button(name).click();
    await expect.poll(() => button(name).isDisabled()).toBe(true);
  }
  await page
    .getByText(/\d+ ready/)
    .nth(3)
    .waitFor();
  await keepBothScreens(page, '09-published');
});

test('the submitted comic waits for a reviewer, and is in my comics with its status', async () => {
  await button('Final Submit').click();
  await shown('Your comic is on its way');
  await shown(/^A reviewer reads it next/);
  await keepBothScreens(page, '09-submitted');
  await page.goto(`${stack.url}/my-comics`);
  await page.getByRole('link', { name: 'Details' }).first().waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Published' }).first();
  await row.getByText('Pending').waitFor();
  await keepBothScreens(page, '10-my-comics');
});

test('nothing on the way complained, and nobody else was called', () => {
  expect(complaints.list).toEqual([]);
});

async function waitForEnabled(name: string): Promise<void> {
  await expect.poll(() => button(name).first().isEnabled(), { timeout: 90_000 }).toBe(true);
}
