import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@panelwise/db/client';
import { runs } from '@panelwise/db/schema/runs';
import { inArray } from 'drizzle-orm';
import { drawHouseComics } from '../stack/house-comics.ts';
import { makeComics } from '../stack/make-comic.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';

const rounds = 5;

/** A comic of two pages, from the order to the PDFs, alone and while the comics of the house are being drawn. */
export async function besideHouse(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir);
  const { url, databaseUrl } = bench.stack;
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const isOpen = inArray(runs.status, ['queued', 'running']);
  const openRuns = async () => (await db.select({ id: runs.id }).from(runs).where(isOpen)).length;
  const alone: Arm = { name: 'order to PDFs, alone', unit: 's', values: [] };
  const beside: Arm = { name: 'the same beside the comics of the house', unit: 's', values: [] };
  const ratio: Arm = { name: 'beside ÷ alone, of each round', unit: '×', values: [], goal: 1.15 };
  const order = async (name: string) => {
    const startedAt = performance.now();
    await makeComics(bench.client, {
      title: name,
      concept: 'photosynthesis',
      lesson: 'photosynthesis',
      story: 'Maya finds a tall plant growing on her windowsill.',
      grade: '5',
      subject: 'Science',
      style: 'comic',
    });
    return (performance.now() - startedAt) / 1_000;
  };
  try {
    for (let round = 0; round <= rounds; round++) {
      const quiet = await order(`Alone ${round}`);
      const ending = new AbortController();
      const house = drawHouseComics(url, databaseUrl, { signal: ending.signal }).catch(() => undefined);
      while ((await openRuns()) === 0) await delay(20);
      // Another moment of the house's work in each round.
      await delay(round * 700);
      const busy = await order(`Beside ${round}`);
      ending.abort();
      await house;
      while ((await openRuns()) > 0) await delay(50);
      // The first round pays for everything that is loaded once.
      if (round === 0) continue;
      alone.values.push(quiet);
      beside.values.push(busy);
      ratio.values.push(busy / quiet);
    }
  } finally {
    await close();
    await bench.close();
  }
  return [alone, beside, ratio];
}
