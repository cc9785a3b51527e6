import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../stack/launch-browser.ts';
import { logIn } from '../stack/log-in.ts';
import { type Arm, percentile } from './arm.ts';
import { newComic, openBenchStack } from './bench-stack.ts';

const pages = 12;
const words = 'Rain falls on the hill, runs to the river, and meets the sea again. ';
/** In ms, after the frame that answers a key. After a clause the script takes the words, and the page beside is sketched again. */
const pauses = { key: 60, word: 200, clause: 1_800 };
/** A script of the page: done when the frame after this moment is painted. */
const nextFrame = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';
const goals = { 1: 16, 4: 50 } as const;

/**
 * One key in a line of a script of 12 pages, in Chromium: the processor time that its main thread takes from the press until the
 * answer is painted, with and without a processor that is four times slower. A bare field takes the same keys beside it.
 */
export async function typingInScript(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 1 });
  const browser = await launchBrowser(dataDir);
  try {
    const comicId = await newComic(bench.client, 'water cycle');
    const { comic } = await bench.client.call(getComic, { params: { id: comicId } });
    const first = parseScriptText(comic.prompt);
    const script = Array.from({ length: pages }, (_, p) => ({
      ...first[p % first.length]!,
      pageNumber: p + 1,
    }));
    await bench.client.call(saveScript, {
      params: { id: comicId },
      body: { prompt: JSON.stringify(script, null, 2) },
    });

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await logIn(page, bench.stack.url, bench.teacher);
    const bare = await context.newPage();
    await bare.setContent('<textarea aria-label="Caption"></textarea>');

    const arms: Arm[] = [];
    for (const slowdown of [1, 4] as const) {
      await page.goto(`${bench.stack.url}/create-comic?comic=${comicId}&step=2`);
      await page
        .getByText(/^All words fit|^Panel \d+:/)
        .first()
        .waitFor();
      const ours = await typeInto(page, slowdown);
      const field = await typeInto(bare, slowdown);
      const name = `a key, ${pages} pages${slowdown > 1 ? `, processor ${slowdown} × slower` : ''}`;
      arms.push(
        { name, unit: 'ms', values: ours, goal: goals[slowdown] },
        { name: `${name}: 95 %`, unit: 'ms', values: [percentile(ours, 95)], goal: goals[slowdown] },
        { name: `${name}: a bare field`, unit: 'ms', values: field },
      );
    }
    return arms;
  } finally {
    await browser.close();
    await bench.close();
  }
}

/** @returns for each key the processor time of the page's main thread, in ms; what else the machine does is not in it */
async function typeInto(page: Page, slowdown: number): Promise<number[]> {
  await page.bringToFront();
  const field = page.getByLabel('Caption').first();
  await field.fill('');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const values: number[] = [];
  for (const key of words) {
    const before = await workedMs(cdp);
    await page.keyboard.type(key);
    await page.evaluate(nextFrame);
    values.push((await workedMs(cdp)) - before);
    await page.waitForTimeout(/[,.]/.test(key) ? pauses.clause : key === ' ' ? pauses.word : pauses.key);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return values;
}

async function workedMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
