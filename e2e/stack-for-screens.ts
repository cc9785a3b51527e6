import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { signIn } from '../scripts/stack/api-client.ts';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { type MadeComic, publishWithLearningContent } from '../scripts/stack/make-comic.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { aPhone, launchBrowser } from './browser.ts';
import { openPreparedStack } from './prepared-stack.ts';

/** The product with two accounts and a series of their comics, and a browser to look at it. */
export type ScreenStack = {
  stack: Stack;
  teacher: DemoAccount;
  admin: DemoAccount;
  /** The parts of one series, drawn and printed; the first ones are published with all that goes with them. */
  parts: MadeComic[];
  /** A browser of the person with this account, or of a visitor; signed in once and kept. */
  contextOf(account: Pick<DemoAccount, 'email' | 'password'> | undefined): Promise<BrowserContext>;
  /** A phone that nobody is signed in on. */
  newPhone(): Promise<BrowserContext>;
  stop(): Promise<void>;
};

/**
 * @param published how many parts of the series are published; the first of them is approved too
 * @param serviceWorkers whether browsers may have them; while one takes over a page, calls can pass by a test that answers in
 * the server's place and reach the server
 */
export async function startScreenStack(
  published: number,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'allow',
): Promise<ScreenStack> {
  const prepared = await openPreparedStack('shelf');
  const { stack, teacher, admin, parts, dataDir } = prepared;
  const client = await signIn(stack.url, teacher);
  for (const { comicId } of parts.slice(1, published)) await publishWithLearningContent(client, comicId);
  const browser = await launchBrowser(dataDir);
  const contexts = new Map<string, Promise<BrowserContext>>();
  return {
    stack,
    teacher,
    admin,
    parts,
    contextOf: (account) => {
      const known = contexts.get(account?.email ?? '');
      if (known) return known;
      const made = openContext(browser, stack.url, account, serviceWorkers);
      contexts.set(account?.email ?? '', made);
      return made;
    },
    newPhone: () => browser.newContext(aPhone),
    stop: async () => {
      await browser.close();
      await prepared.stop();
    },
  };
}

async function openContext(
  browser: Browser,
  url: string,
  account: Pick<DemoAccount, 'email' | 'password'> | undefined,
  serviceWorkers: BrowserContextOptions['serviceWorkers'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  if (account) {
    const page = await context.newPage();
    await logIn(page, url, account);
    await page.close();
  }
  return context;
}
