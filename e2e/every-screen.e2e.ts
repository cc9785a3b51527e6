import { sendContact } from '@panelwise/contracts/http/contact';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '../apps/web/src/config/public-pages.ts';
import { ApiClient } from '../scripts/stack/api-client.ts';
import { openPage } from './browser.ts';
import { inKeptPage } from './kept-page.ts';
import { keepsPictures, lookAt, makeWide } from './look-at.ts';
import { screens } from './screens.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** Every screen as each of its viewers sees it: it is there, it complains of nothing, and axe finds nothing wrong with it. */

let all: ScreenStack;

beforeAll(async () => {
  all = await startScreenStack(2);
  const message = { name: 'Mina', email: 'mina@school.example', phone: '+91 98765 43210', role: 'Parent' };
  await new ApiClient(all.stack.url).call(sendContact, {
    body: { ...message, message: 'Thank you!' } as never,
  });
});

afterAll(() => all?.stop());

test.each(screens)('$viewer: $route', async ({ route, viewer, address = route }) => {
  const where = address.replace(':id', all.parts[0]!.comicId);
  const context = await all.contextOf(viewer === 'visitor' ? undefined : all[viewer]);
  await inKeptPage(context, all.stack.url, async ({ page, complaints, settled }) => {
    await makeWide(page, 1440);
    await page.goto(`${all.stack.url}${where}`);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label^="Loading"]'));
    await settled();
    // Whoever may not see it is sent elsewhere.
    expect(new URL(page.url()).pathname).toBe(where);
    for (const width of keepsPictures ? ([1440, 768, 360] as const) : ([1440, 360] as const)) {
      await makeWide(page, width);
      await settled();
      await lookAt(page, `screen${address === '/' ? '-home' : address.replaceAll(/[/:]+/g, '-')}`, width);
    }
    expect.soft(complaints.list).toEqual([]);
  });
});

describe('what visitors read', () => {
  const library = { path: '/our-library', shows: 'The Water Cycle, part 1' };
  const reader = { path: '/our-library/:id', shows: 'The Water Cycle, part 1' };
  const addressOf = (path: string) => `${all.stack.url}${path.replace(':id', all.parts[0]!.comicId)}`;

  test.each([...publicPages.map(({ path }) => ({ path, shows: '' })), library, reader])(
    '$path is there before any script runs, with its picture',
    async ({ path, shows }) => {
      const browser = (await all.contextOf(undefined)).browser()!;
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        expect((await page.goto(addressOf(path)))!.status()).toBe(200);
        expect(await page.locator('main h1').textContent()).not.toBe('');
        if (!shows) return;
        await page.locator('main').getByText(shows).first().waitFor();
        const picture = page.locator('main img[src*="/media/"]').first();
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
      } finally {
        await context.close();
      }
    },
  );

  test.each([library, reader])(
    '$path comes alive without asking again for what came with it',
    async ({ path }) => {
      const { page, complaints } = await openPage(await all.contextOf(undefined), all.stack.url);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      try {
        await page.goto(addressOf(path));
        await page.locator('html[data-alive]').waitFor();
        const content = [
          '/api/user/comics',
          '/api/user/getallSubject',
          `/api/library/${all.parts[0]!.comicId}`,
        ];
        expect(asked.filter((one) => content.includes(one))).toEqual([]);
        expect(complaints.list).toEqual([]);
      } finally {
        await page.close();
      }
    },
  );

  test.each([
    ['/no-such-page', 404],
    ['/our-library/01a1ff4e-6892-7173-9e2e-5c9069df3cb4', 404],
    ['/my-comics', 200],
  ])('%s answers %i', async (path, status) => {
    const answer = await fetch(addressOf(path), { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  });
});
