import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { addressGuessing } from './bench/address-guessing.ts';
import { type Arm, median } from './bench/arm.ts';
import { attackers } from './bench/attackers.ts';
import { backup } from './bench/backup.ts';
import { battles } from './bench/battles.ts';
import { besideHouse } from './bench/beside-house.ts';
import { eventLatency } from './bench/event-latency.ts';
import { firstComic } from './bench/first-comic.ts';
import { firstLoad } from './bench/first-load.ts';
import { fourWeeks } from './bench/four-weeks.ts';

import { largeCollection } from './bench/large-collection.ts';
import { libraryFilters } from './bench/library-filters.ts';
import { liveClass } from './bench/live-class.ts';
import { memory } from './bench/memory.ts';
import { pageFanOut } from './bench/page-fan-out.ts';
import { resultsGrid } from './bench/results-grid.ts';
import { short } from './bench/short.ts';
import { studioPages } from './bench/studio-pages.ts';
import { twoPageComic } from './bench/two-page-comic.ts';
import { typingInScript } from './bench/typing-in-script.ts';
import { buildIfChanged } from './stack/build.ts';
import { root } from './stack/processes.ts';

/**
 * `npm run bench`: the figures that the product promises, measured on this machine, ours and the baselines
 * interleaved in one run. `npm run bench -- two-page-comic` runs only the parts that are named.
 */
const parts: Record<string, (dataDir: string) => Promise<Arm[]>> = {
  'two-page-comic': twoPageComic,
  'beside-house': besideHouse,
  'page-fan-out': pageFanOut,
  'event-latency': eventLatency,
  memory,
  'studio-pages': studioPages,
  short,
  'large-collection': largeCollection,
  'library-filters': libraryFilters,
  'results-grid': resultsGrid,
  'live-class': liveClass,
  battles,
  'typing-in-script': typingInScript,
  'first-comic': firstComic,
  'first-load': firstLoad,
  'four-weeks': fourWeeks,
  'address-guessing': addressGuessing,
  attackers,
  backup,
};
const wanted = process.argv.slice(2);

buildIfChanged();
const results: Record<string, Arm[]> = {};
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-bench-'));
  try {
    results[name] = await run(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const arm of results[name]) {
    const goal =
      arm.goal === undefined
        ? ''
        : `   goal ≤ ${arm.goal}${median(arm.values) <= arm.goal ? '' : '   MISSED'}`;
    console.log(
      `${arm.name.padEnd(52)} ${format(median(arm.values))} ${arm.unit}   (n ${arm.values.length}, ${format(Math.min(...arm.values))} to ${format(Math.max(...arm.values))})${goal}`,
    );
  }
}
mkdirSync(path.join(root, 'artifacts'), { recursive: true });
const file = path.join(root, 'artifacts/bench.json');
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cores: os.availableParallelism(), load: os.loadavg()[0], results }, null, 2)}\n`,
);
console.log(
  `\n${path.relative(process.cwd(), file)}; load of the machine at the end ${os.loadavg()[0]?.toFixed(1)}`,
);

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
