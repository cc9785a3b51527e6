import type { TextPlace } from '@panelwise/contracts/domain/comic';
import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import type { Script } from '@panelwise/contracts/domain/script';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(async () => {
  await worker?.close();
});

async function draw(comicId: string, input: Record<string, unknown> = {}) {
  const run = await worker.end((await worker.order('generate-comic', comicId, input)).id);
  expect(run.status).toBe('succeeded');
  const [page] = await listPages(worker.database.db, [comicId]);
  return page!;
}
type Page = Awaited<ReturnType<typeof draw>>;

/** Where the page differs from its art alone, which has no letters: the lettering. 1 for a pixel that differs. */
async function letteringOf({ imageKey, artKey }: Page) {
  const [page, art] = await Promise.all(
    [imageKey!, artKey!].map(async (key) =>
      sharp(await worker.deps.store.readAll(key))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const { width, height } = page!.info;
  const differs = (i: number) =>
    [0, 1, 2].some((channel) => Math.abs(page!.data[i * 3 + channel]! - art!.data[i * 3 + channel]!) > 48);
  return { width, height, at: (x: number, y: number) => (differs(y * width + x) ? 1 : 0) };
}

type Lettering = Awaited<ReturnType<typeof letteringOf>>;
type Area = { left: number; top: number; right: number; bottom: number };

/** How many pixels of an area are lettering, without those in some other areas. */
function count({ at }: Lettering, { left, top, right, bottom }: Area, without: Area[] = []): number {
  let found = 0;
  for (let y = Math.ceil(top); y < bottom; y++)
    for (let x = Math.ceil(left); x < right; x++)
      if (!without.some((area) => x >= area.left && x < area.right && y >= area.top && y < area.bottom))
        found += at(x, y);
  return found;
}

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The box around some points in fractions of the page, px. */
function around(points: readonly (readonly [number, number])[], { width, height }: Lettering): Area {
  const [xs, ys] = [points.map(([x]) => x * width), points.map(([, y]) => y * height)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
const cornersOf = ({ x, y, width, height }: TextPlace) => [[x, y] as const, [x + width, y + height] as const];

/** As many places as lines, in order; each has lettering in it, and none of the lettering in the panels lies elsewhere. */
async function expectPlacesOn(page: Page, script: Script) {
  const places = page.textPlaces!;
  expect(places.map(({ panel, line }) => [panel, line])).toEqual(
    script[0]!.panels.flatMap((panel, index) => panelLines(panel).map((_, line) => [index + 1, line])),
  );
  const lettering = await letteringOf(page);
  const boxes = places.map((place) => around(cornersOf(place), lettering));
  for (const box of boxes)
    expect(count(lettering, box) / ((box.right - box.left) * (box.bottom - box.top))).toBeGreaterThan(0.25);
  const tails = places.flatMap(({ tail }) => (tail ? [around(tail, lettering)] : []));
  // A caption throws a shadow, a tail is a little bent, and compression blurs edges.
  const known = [...boxes, ...tails].map((area) => grown(area, 8));
  for (const { polygon } of await listPanels(worker.database.db, page.comicId)) {
    const points = polygon.map(([x, y]) => [x / lettering.width, y / lettering.height] as const);
    // Without the panel's own border, which may be slanted.
    const inner = grown(around(points, lettering), -40);
    const all = count(lettering, inner);
    expect(all).toBeGreaterThan(1_000);
    expect(count(lettering, inner, known) / all).toBeLessThan(0.05);
  }
}

test('the places of words are kept with their page, and follow an edit of the words alone and a redraw', async () => {
  const script = scriptOf(1, 3, 'Places');
  // Enough letters that what compression blurs elsewhere is little beside them.
  for (const panel of script[0]!.panels) panel.caption += ' Every leaf is a kitchen that cooks with light.';
  const comic = await worker.newComic(script);
  const first = await draw(comic.id);
  await expectPlacesOn(first, script);

  script[0]!.panels[1]!.dialogue = [
    {
      speaker: 'Mina',
      text: 'It drinks water with its roots, and it takes the rest from the air and the light.',
    },
    { speaker: 'Ben', text: 'Wow!', kind: 'shout' },
  ];
  script[0]!.panels[1]!.caption = '';
  const edited = await draw(comic.id, { pages: script });
  await expectPlacesOn(edited, script);
  expect(edited.textPlaces).not.toEqual(first.textPlaces);

  const redrawn = await draw(comic.id, { pages: script, redraw: { page: 1, panel: 1 } });
  expect(redrawn.imageKey).not.toBe(edited.imageKey);
  expect(redrawn.textPlaces).toEqual(edited.textPlaces);
  await expectPlacesOn(redrawn, script);
});
