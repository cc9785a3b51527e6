import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planShort, type ShortPanel } from '@panelwise/contracts/domain/plan-short';
import { type ShortShape, shortShapes } from '@panelwise/contracts/domain/short';
import sharp from 'sharp';
import { findFilmFault } from '../../apps/worker/src/film/check-film.ts';
import { createPuppeteerRenderer } from '../../apps/worker/src/pdf/puppeteer-renderer.ts';
import type { Arm } from './arm.ts';

const rounds = 2;
const panelsPerPage = 4;
const pageCount = 10;
const size = { width: 1240, height: 1754 };

/**
 * Filming the short of a comic with forty panels at 1080p, as WebM and MP4 together: how long it takes by its playing time, and
 * how large it is by the minute. Its pages are busy: each has a gradient, lines and grain.
 */
export async function short(dataDir: string): Promise<Arm[]> {
  const renderer = createPuppeteerRenderer({ dataDir, packaged: true });
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, page) => drawPage(page + 1)));
  const arms: Arm[] = [];
  try {
    for (const shape of ['wide', 'tall'] as const) {
      const time: Arm = { name: `${shape}: filming, by its playing time`, unit: 'x', values: [], goal: 1.5 };
      const sizes = (['webm', 'mp4'] as const).map((kind) => ({
        kind,
        arm: { name: `${shape}: ${kind}, by the minute`, unit: 'MB', values: [] as number[], goal: 12 },
      }));
      for (let round = 0; round < rounds; round++) {
        const filmed = await film(renderer, shape, pages);
        time.values.push(filmed.share);
        for (const { kind, arm } of sizes) arm.values.push(filmed.megabytesAMinute[kind]);
      }
      arms.push(time, ...sizes.map(({ arm }) => arm));
    }
  } finally {
    await renderer.close();
  }
  return arms;
}

async function film(
  renderer: ReturnType<typeof createPuppeteerRenderer>,
  shape: ShortShape,
  pages: { page: number; picture: Buffer; type: string }[],
) {
  const plan = planShort({ grade: '5', concept: 'The Water Cycle', panels: forty() }, shape)!;
  const settings = { ...shortShapes[shape], framesPerSecond: 24, bitsPerSecond: 1_300_000 };
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-bench-film-'));
  try {
    const began = performance.now();
    const shown = new Set(plan.shots.map(({ page }) => page));
    const order = {
      plan,
      settings,
      pages: pages.filter(({ page }) => shown.has(page)),
      report: () => undefined,
    };
    await renderer.film(order, dir, AbortSignal.timeout(600_000));
    const took = performance.now() - began;
    const megabytes = async (kind: 'webm' | 'mp4') => {
      const file = path.join(dir, `film.${kind}`);
      const fault = await findFilmFault(file, kind, { ms: plan.ms, ...settings });
      if (fault) throw new Error(`${kind}: ${fault}`);
      return (await stat(file)).size / 1e6 / (plan.ms / 60_000);
    };
    return {
      share: took / plan.ms,
      megabytesAMinute: { webm: await megabytes('webm'), mp4: await megabytes('mp4') },
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Two rows of two on each page. */
function forty(): ShortPanel[] {
  return Array.from({ length: pageCount * panelsPerPage }, (_, index) => {
    const panel = (index % panelsPerPage) + 1;
    const [left, top] = [40 + ((panel - 1) % 2) * 590, 40 + Math.floor((panel - 1) / 2) * 850];
    return {
      page: Math.floor(index / panelsPerPage) + 1,
      panel,
      polygon: [
        [left, top],
        [left + 570, top],
        [left + 570, top + 820],
        [left, top + 820],
      ],
      alt: '',
      lines: [
        { kind: 'caption', speaker: null, text: 'The sun warms the sea, and vapour rises.' },
        { kind: 'dialogue', speaker: 'Maya', text: 'I can see nothing at all up there today.' },
      ],
      places: [
        { panel, line: 1, x: (left + 40) / 1240, y: (top + 60) / 1754, width: 0.2, height: 0.06, curve: 2.6 },
      ],
      hasDiagram: index % 7 === 0,
      facts: index % 5 === 0 ? 1 : 0,
    };
  });
}

async function drawPage(page: number) {
  const lines = Array.from({ length: 160 }, (_, i) => {
    const [x, y] = [(i * 97 * page) % size.width, (i * 211) % size.height];
    return `<circle cx="${x}" cy="${y}" r="${20 + (i % 60)}" fill="hsl(${(i * 37 * page) % 360} 60% 60%)" stroke="#1b1723" stroke-width="5"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#cfe8f7"/>${lines.join('')}</svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const picture = await sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 88 })
    .toBuffer();
  return { page, picture, type: 'image/webp' };
}
