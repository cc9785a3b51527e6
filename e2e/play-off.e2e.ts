import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { playParts } from '@panelwise/contracts/domain/rewards';
import { changeClass, getClass } from '@panelwise/contracts/http/classes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { type DemoClass, makeDemoClass } from '../scripts/stack/demo-class.ts';
import { aPhone, launchBrowser, type OpenPage, openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** What a teacher has switched off for a class leaves no trace on a pupil's screens, and learning goes on unchanged. */

/** What only play has words for. */
const ofPlay =
  /\b(XP|coins?|gems?|levels?|badges?|bronze|silver|platinum|diamond|energy|leagues?|battles?|rewards?|power-ups?|games?|play(?!ground)|shorts|wardrobe)\b/i;

let prepared: PreparedStack;
let browser: Browser;
let open: OpenPage;
let demo: DemoClass;
beforeAll(async () => {
  prepared = await openPreparedStack('shelf');
  const { stack, teacher, dataDir, parts } = prepared;
  demo = await makeDemoClass({ ...stack, teacher }, parts.map(({ comicId }) => comicId).reverse());
  browser = await launchBrowser(dataDir);
  open = await openPage(await browser.newContext({ ...aPhone, serviceWorkers: 'block' }), stack.url);
  const { code, pupil } = demo;
  await open.page.goto(`${stack.url}/join/${code}?pupil=${pupil.id}`);
  for (const name of pupil.pictures as LoginPicture[])
    await open.page.getByRole('button', { name: loginPictureNames[name] }).click();
  await open.page.waitForURL('**/learn');
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

/** What is to be read or heard on a page, once it has come to rest. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(`${prepared.stack.url}${path}`);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const named = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'alt'];
    const all = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
    return [document.title, ...all.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''))];
  });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not seen.
  return [await page.locator('body').innerText(), ...named].join('\n');
}

/** The addresses of this site that a page leads to. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href], nav a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

const homeOfPupil = '/learn';

test('with play on, a pupil meets its words: the search below can find them', async () => {
  expect(await wordsOf(open.page, homeOfPupil)).toMatch(ofPlay);
});

test('with all of it off, no screen that a pupil comes to speaks of it or leads to it', async () => {
  const { stack, teacher, parts } = prepared;
  const client = await signIn(stack.url, teacher);
  const params = { id: demo.classId };
  const { name, grade } = (await client.call(getClass, { params })).class;
  await client.call(changeClass, {
    params,
    body: { name, grade, isOpen: false, offParts: [...playParts], mayBattle: false },
  });
  const { page, complaints } = open;
  const comic = `/our-library/${parts[0]!.comicId}`;
  const seen = new Map<string, string>();
  const ahead = [homeOfPupil, '/learn/review', comic, '/profile'];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    if (seen.has(path)) continue;
    seen.set(path, await wordsOf(page, path));
    if (path === homeOfPupil) await lookNarrowAndWide(page, 'play-off-home');
    for (const link of await linksOf(page)) if (/^\/(learn|profile)(\/|$)/.test(link)) ahead.push(link);
  }
  const traces = [...seen].flatMap(([path, words]) =>
    words.split('\n').flatMap((line) => (ofPlay.test(line) ? [`${path}: ${line}`] : [])),
  );
  expect(traces).toEqual([]);
  expect([...seen.keys()]).toContain('/learn/review');
  // Typed by hand these addresses answer like any that is not there.
  for (const path of [
    '/learn/shorts',
    `/learn/play/${parts[0]!.comicId}`,
    '/learn/battle',
    '/learn/badges',
    '/learn/album',
  ])
    expect(`${path}: ${(await wordsOf(page, path)).match(ofPlay)?.[0]}`).toBe(`${path}: undefined`);
  expect(complaints.list).toEqual([]);
});
