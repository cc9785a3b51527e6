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
  } finally {
    // One that failed is not trusted again.
    if (!kept.has(context)) await opened.page.close();
  }
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
