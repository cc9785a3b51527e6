import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { getComic } from '@panelwise/contracts/http/comics';
import { breakDown } from '../stack/make-comic.ts';
import type { Arm } from './arm.ts';
import { openBenchStack, timeDrawing } from './bench-stack.ts';

const rounds = 10;

/** A comic of two pages with the built-in studio: from the click to the first panel, the last panel and the lettered pages. */
export async function twoPageComic(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir);
  const arms: Record<'first' | 'last' | 'end', Arm> = {
    first: { name: 'click to first panel', unit: 's', values: [], goal: 1.5 },
    last: { name: 'click to last panel', unit: 's', values: [], goal: 5 },
    end: { name: 'click to lettered pages', unit: 's', values: [] },
  };
  try {
    for (let round = 0; round <= rounds; round++) {
      const { parts } = await breakDown(bench.client, {
        title: `Photosynthesis ${round}`,
        concept: 'photosynthesis',
        lesson: 'photosynthesis',
        story: 'Maya finds a tall plant growing on her windowsill.',
        grade: '5',
        subject: 'Science',
        style: 'comic',
      });
      const { comic } = await bench.client.call(getComic, { params: { id: parts[0]!.comicId } });
      const times = await timeDrawing(bench, comic._id, parseScriptText(comic.prompt));
      // The first round pays for everything that is loaded once; it is told apart.
      if (round === 0)
        console.log(
          `first comic of fresh workers: first panel ${(times.firstPanelMs / 1_000).toFixed(2)} s, last ${(times.lastPanelMs / 1_000).toFixed(2)} s`,
        );
      else {
        arms.first.values.push(times.firstPanelMs / 1_000);
        arms.last.values.push(times.lastPanelMs / 1_000);
        arms.end.values.push(times.endMs / 1_000);
      }
    }
  } finally {
    await bench.close();
  }
  return Object.values(arms);
}
