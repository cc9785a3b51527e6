import { type Browser, chromium } from 'playwright-core';
import { prepareChromium } from '../../apps/worker/src/pdf/chromium.ts';

/** The browser that printing would use too: the installed Chromium, or the one that comes with the packages. */
export async function launchBrowser(dataDir: string, args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await prepareChromium({ dataDir });
  return chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: ['--no-sandbox', ...args],
  });
}
