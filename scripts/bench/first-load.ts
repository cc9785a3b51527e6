import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../stack/launch-browser.ts';
import { logIn } from '../stack/log-in.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';

/** Path, and the most that it may fetch in kB where that was promised. */
const screens = [
  { name: 'home', path: '/' },
  { name: 'library', path: '/our-library' },
  { name: 'login', path: '/login' },
  { name: "wizard's first step", path: '/create-comic?new=1', goal: 300 },
] as const;

/** A script of the page: the compressed bytes of what it has fetched, without pictures, fonts and headers. */
const fetchedBytes = `Object.fromEntries(['script', 'style', 'data'].map((kind) => [
  kind,
  performance.getEntriesByType('resource')
    .filter(({ name }) => kind === (/\\.js$/.test(name) ? 'script' : /\\.css$/.test(name) ? 'style' : /\\/api\\//.test(name) ? 'data' : ''))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
]))`;

/** What screens fetch before anybody does anything, in Chromium with nothing in its cache: scripts, styles and data. */
export async function firstLoad(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 1 });
  const browser = await launchBrowser(dataDir);
  try {
    const signedIn = await browser.newContext();
    const login = await signedIn.newPage();
    await logIn(login, bench.stack.url, bench.teacher);
    const session = await signedIn.storageState({ indexedDB: true });

    const arms: Arm[] = [];
    for (const screen of screens) {
      const context = await browser.newContext('goal' in screen ? { storageState: session } : {});
      const fetched = await measure(context, bench.stack.url, screen.path);
      await context.close();
      const all = Object.values(fetched).reduce((sum, bytes) => sum + bytes, 0);
      arms.push({
        name: screen.name,
        unit: 'kB',
        values: [all / 1_000],
        ...('goal' in screen && { goal: screen.goal }),
      });
      for (const [kind, bytes] of Object.entries(fetched))
        arms.push({ name: `${screen.name}: ${kind}`, unit: 'kB', values: [bytes / 1_000] });
    }
    return arms;
  } finally {
    await browser.close();
    await bench.close();
  }
}

async function measure(context: BrowserContext, url: string, path: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  // On a busy machine the network rests before the screen is there.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // Whoever is sent to another screen measures that.
  if (!page.url().endsWith(path)) throw new Error(`${path} leads to ${page.url()}.`);
  return page.evaluate<Record<string, number>>(fetchedBytes);
}
