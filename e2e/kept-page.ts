import type { BrowserContext } from 'playwright-core';
import { type OpenPage, openPage } from './browser.ts';

const kept = new WeakMap<BrowserContext, OpenPage>();

/**
 * Looks at something in the page that others of this context have been looked at in: a new page would start a process
 * and compile every script anew, which is half the work of opening an address. It comes empty and light, without routes
 * and complaints of those before; scripts that run before the page's own are for `look` to take back.
 */
export async function inKeptPage(
  context: BrowserContext,
  url: string,
  look: (opened: OpenPage) => Promise<void>,
): Promise<void> {
  const opened = kept.get(context) ?? (await openPage(context, url));
  kept.delete(context);
  try {
    await opened.page.bringToFront();
    await look(opened);
    await makeEmpty(opened, url);
    kept.set(context, opened);
  } catch (error) {
    throw new Error(await sightOf(opened), { cause: error });
  } finally {
    // One that failed is not trusted again.
    if (!kept.has(context)) await opened.page.close();
  }
}

/** What a person would have seen when a look at a page failed: where it was, what it announced, what it complained of. */
async function sightOf({ page, complaints }: OpenPage): Promise<string> {
  const announced = await page
    .locator('[role=alert], [role=status], h1')
    .allInnerTexts()
    .catch(() => ['nothing: the page is gone']);
  return [`At ${page.url()}:`, ...announced.filter(Boolean), ...complaints.list].join('\n  ');
}

/** An address of the product without scripts: at any other, as at `about:blank`, Chromium gives the page a new process. */
async function makeEmpty({ page, complaints }: OpenPage, url: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${url}/healthz`);
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.mouse.move(0, 0);
  complaints.list.length = 0;
}
