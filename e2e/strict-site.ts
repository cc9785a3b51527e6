import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** A site whose admins need a second factor, and a browser to look at it. */
export type StrictSite = PreparedStack & { browser: Browser };

export async function openStrictSite(): Promise<StrictSite> {
  const prepared = await openPreparedStack('empty', {
    workers: 0,
    env: { ADMIN_SECOND_FACTOR: 'required' },
  });
  const browser = await launchBrowser(prepared.dataDir);
  return {
    ...prepared,
    browser,
    stop: async () => {
      await browser.close();
      await prepared.stop();
    },
  };
}
