import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planShort } from '@panelwise/contracts/domain/plan-short';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { shortSubtitles } from '@panelwise/contracts/domain/short-subtitles';
import type { Browser } from 'playwright-core';
import { findFilmFault } from '../../apps/worker/src/film/check-film.ts';
import { filmSettings } from '../../apps/worker/src/film/film-settings.ts';
import { createPuppeteerRenderer } from '../../apps/worker/src/pdf/puppeteer-renderer.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import type { Arm } from './arm.ts';
import { drawBusyPages, fortyPanels } from './busy-pages.ts';
import { type Watched, watchShort } from './watch-short.ts';

/** `BENCH_ROUNDS` makes it longer; films are watched in the first round. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const types = { webm: 'video/webm', mp4: 'video/mp4' } as const;
type Kind = keyof typeof types;
const kinds = Object.keys(types) as Kind[];

/**
 * Filming the short of a comic with forty panels at 1080p, as WebM and MP4 together: how long it takes by its playing time, how
 * large it is by the minute, and whether it plays and its subtitles are in time. Its pages are as hard as pages get.
 */
export async function short(dataDir: string): Promise<Arm[]> {
  const renderer = createPuppeteerRenderer({ dataDir, packaged: true });
  const browser = await launchBrowser(dataDir);
  const pages = await drawBusyPages();
  const arms: Arm[] = [];
  try {
    for (const shape of ['wide', 'tall'] as const) {
      const films: Filmed[] = [];
      for (let round = 0; round < rounds; round++)
        films.push(await film(renderer, shape, pages, round === 0 ? browser : undefined));
      arms.push(...armsOf(shape, films));
    }
  } finally {
    await browser.close();
    await renderer.close();
  }
  return arms;
}

type Filmed = { share: number; megabytesAMinute: Record<Kind, number>; watched?: Record<Kind, Watched> };

function armsOf(shape: ShortShape, films: readonly Filmed[]): Arm[] {
  const arm = (name: string, unit: string, goal: number, of: (film: Filmed) => number | undefined): Arm => ({
    ...{ name: `${shape}: ${name}`, unit, goal },
    values: films.flatMap((one) => of(one) ?? []),
  });
  return [
    arm('filming, by its playing time', 'x', 1.5, ({ share }) => share),
    ...kinds.flatMap((kind) => [
      arm(`${kind}, by the minute`, 'MB', 12, ({ megabytesAMinute }) => megabytesAMinute[kind]),
      arm(
        `${kind} that does not play to its end`,
        'films',
        0,
        ({ watched }) => watched && Number(!watched[kind].plays),
      ),
      arm(`${kind}, cues beside their panel`, 'cues', 0, ({ watched }) => watched?.[kind].besideTheirPanel),
      arm(`${kind}, cues out of time by 100 ms`, 'cues', 0, ({ watched }) => watched?.[kind].late),
    ]),
  ];
}

async function film(
  renderer: ReturnType<typeof createPuppeteerRenderer>,
  shape: ShortShape,
  pages: Awaited<ReturnType<typeof drawBusyPages>>,
  browser: Browser | undefined,
): Promise<Filmed> {
  const plan = planShort({ grade: '5', concept: 'The Water Cycle', panels: fortyPanels() }, shape)!;
  const settings = filmSettings(shape, 'full');
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-bench-film-'));
  try {
    const began = performance.now();
    const shown = new Set(plan.shots.map(({ page }) => page));
    const order = {
      ...{ plan, settings, report: () => undefined },
      pages: pages.filter(({ page }) => shown.has(page)),
    };
    await renderer.film(order, dir, AbortSignal.timeout(900_000));
    const took = performance.now() - began;
    const fileOf = (kind: Kind) => path.join(dir, `film.${kind}`);
    const each = async <T>(of: (kind: Kind) => Promise<T>) => ({
      webm: await of('webm'),
      mp4: await of('mp4'),
    });
    const megabytesAMinute = await each(async (kind) => {
      const fault = await findFilmFault(fileOf(kind), kind, { ms: plan.ms, ...settings });
      if (fault) throw new Error(`${kind}: ${fault}`);
      return (await stat(fileOf(kind))).size / 1e6 / (plan.ms / 60_000);
    });
    const subtitles = shortSubtitles(plan);
    const watched =
      browser &&
      (await each(async (kind) => watchShort(browser, await readFile(fileOf(kind)), types[kind], subtitles)));
    if (watched) console.log(`${shape}: ${plan.ms} ms planned; ${JSON.stringify(watched)}`);
    return { share: took / plan.ms, megabytesAMinute, ...(watched && { watched }) };
  } finally {
    if (process.env.BENCH_KEEP) console.log(`The films are in ${dir}`);
    else await rm(dir, { recursive: true, force: true });
  }
}
