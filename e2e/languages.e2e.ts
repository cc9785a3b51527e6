import { openDatabase } from '@panelwise/db/client';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { keepScreen, openPage } from './browser.ts';
import { inKeptPage } from './kept-page.ts';
import { expectNoOverflow, keepsPictures, lookNarrowAndWide, makeWide } from './look-at.ts';
import { screens } from './screens.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** The interface in the language of whoever uses it. German has the longest words. */

const title = 'The Water Cycle';

let all: ScreenStack;
/** All that the comics and what belongs to them say, as JSON: what people wrote is in their own language. */
let written: string;
beforeAll(async () => {
  all = await startScreenStack(2);
  const answers = await Promise.all(
    all.parts.slice(0, 2).map(({ comicId }) => fetch(`${all.stack.url}/api/library/${comicId}`)),
  );
  const { pool, close } = openDatabase(all.stack.databaseUrl, { max: 1 });
  const { rows } = await pool.query(
    `select (select json_agg(q) from quiz_questions q) questions, (select json_agg(f) from faqs f) faqs, (select json_agg(f) from facts f) facts, (select json_agg(parts) from series) parts`,
  );
  await close();
  written = [...(await Promise.all(answers.map((answer) => answer.text()))), JSON.stringify(rows)].join();
});
afterAll(() => all?.stop());

const browserFor = async (locale: string): Promise<BrowserContext> => {
  const browser = (await all.contextOf(undefined)).browser()!;
  return browser.newContext({ locale, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
};

/** What a page says in English by itself: texts and names with words that no other of our languages has. */
async function englishIn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const english = /\b(the|your|you|with|of|are|this|that|here|and|for|from|have|what|who|when|how)\b(?!@)/i;
    const said: string[] = [];
    const isTheirs = (node: Node) =>
      Boolean(
        (node instanceof Element ? node : node.parentElement)?.closest(
          '[lang="en"], [lang=""], script, style',
        ),
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isTheirs(node)) continue;
      const texts =
        node instanceof Element
          ? ['aria-label', 'title', 'placeholder', 'alt'].map(
              (name) => (node as Element).getAttribute(name) ?? '',
            )
          : [node.textContent ?? ''];
      said.push(...texts.map((text) => text.trim()).filter((text) => english.test(text)));
    }
    return [...new Set(said)];
  });
  return said.filter((text) => !text.includes(title) && !written.includes(JSON.stringify(text).slice(1, -1)));
}

test.each(['es-MX', 'hi-IN', 'fr-CA', 'de-AT'])(
  'a visitor with a browser in %s reads the site in it at once',
  async (locale) => {
    const context = await browserFor(locale);
    const language = locale.slice(0, 2);
    const { page, complaints, settled } = await openPage(context, all.stack.url);
    const html = await (
      await context.request.get(all.stack.url, {
        headers: { accept: 'text/html', 'accept-language': locale },
      })
    ).text();
    expect(html).toContain(`<html lang="${language}"`);
    await page.goto(all.stack.url);
    await page.locator('html[data-alive]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await settled();
    expect.soft(await englishIn(page)).toEqual([]);
    await lookNarrowAndWide(page, `language-${language}-home`);
    expect.soft(complaints.list).toEqual([]);
    await context.close();
  },
  300_000,
);

/** Logs in by the form, whatever its labels say. */
async function logIn(page: Page, { email, password }: DemoAccount): Promise<void> {
  await page.goto(`${all.stack.url}/login`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

const german = new Map<string, Promise<BrowserContext>>();
/** A browser in German, in which this person is logged in. */
function germanOf(viewer: 'visitor' | 'teacher' | 'admin'): Promise<BrowserContext> {
  const made =
    german.get(viewer) ??
    browserFor('de-DE').then(async (context) => {
      if (viewer === 'visitor') return context;
      const page = await context.newPage();
      await logIn(page, all[viewer]);
      await page.close();
      return context;
    });
  german.set(viewer, made);
  return made;
}

test.each(screens)('in German, $viewer: $route', async ({ route, viewer, address = route }) => {
  const where = address.replace(':id', all.parts[0]!.comicId);
  await inKeptPage(await germanOf(viewer), all.stack.url, async ({ page, complaints, settled }) => {
    await makeWide(page, 360);
    await page.goto(`${all.stack.url}${where}`);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(
      () => !document.querySelector('[role="status"][aria-busy], [role="status"][aria-label^="L"]'),
    );
    await settled();
    // What the server has written is there before the browser puts its own words: names of countries.
    await expect.poll(() => englishIn(page), { timeout: 10_000 }).toEqual([]);
    if (keepsPictures) await keepScreen(page, `language-de${where.replaceAll(/[/:]+/g, '-')}`);
    // All else is as in English, where `every-screen` looks at it.
    await expectNoOverflow(page);
    expect.soft(complaints.list).toEqual([]);
  });
});

test('the language is chosen at the foot of a page, kept, and there without a network too', async () => {
  const context = await browserFor('en-GB');
  const { page } = await openPage(context, all.stack.url);
  await page.goto(`${all.stack.url}/about`);
  await page.locator('html[data-alive]').waitFor();
  await page.locator('footer').getByLabel('Language').selectOption('Français');
  await page.locator('html[lang="fr"][data-alive]').waitFor();
  await logIn(page, all.teacher);
  await page.goto(`${all.stack.url}/learn`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const texts = await caches.open('panelwise-texts');
    return (await texts.keys()).length > 0;
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Pas de connexion.').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await context.close();
});

test('whoever is logged in has their mails in the language that they choose', async () => {
  const context = await browserFor('en-GB');
  const { page } = await openPage(context, all.stack.url);
  await logIn(page, all.teacher);
  await page.goto(`${all.stack.url}/about`);
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: 'Account' }).first().waitFor();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/user/language'));
  await page.locator('footer').getByLabel('Language').selectOption('Español');
  expect((await told).status()).toBe(200);
  await page.locator('html[lang="es"][data-alive]').waitFor();
  await context.close();
});
