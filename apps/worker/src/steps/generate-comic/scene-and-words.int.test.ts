import type { Script } from '@panelwise/contracts/domain/script';
import { listPanels } from '@panelwise/db/repositories/comics';
import { listPanelVersions } from '@panelwise/db/repositories/panel-versions';
import { markUnderstood } from '@panelwise/studio/draw/staging/understood';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker?.close());

const onFarm = {
  scene: 'Two eagles over a farm.',
  caption: 'Eagles hunt by day.',
  dialogue: [],
  background: 'farm',
  props: [{ icon: 'eagle' }],
};
const mouseAtNight = 'At night on a beach, a mouse looks at the moon.';

/** The picture of each panel, whose key is made from its bytes, and what is told to those who cannot see it. */
async function drawnPanels(comicId: string) {
  const panels = await listPanels(worker.database.db, comicId);
  return panels.map(({ artKey, alt }) => ({ artKey, alt }));
}

async function newComic(script: Script) {
  const comic = await worker.newComic(script);
  expect((await worker.end((await worker.order('generate-comic', comic.id)).id)).status).toBe('succeeded');
  return comic;
}

async function drawAgain(comicId: string, pages: Script) {
  const run = await worker.order('generate-comic', comicId, { pages });
  expect((await worker.end(run.id)).status).toBe('succeeded');
  return drawnPanels(comicId);
}

test('other words leave every picture of the studio as it is, and a new scene renews picture and alt text', async () => {
  const spoken = {
    ...onFarm,
    cast: [{ name: 'Maya' }],
    dialogue: [{ speaker: 'Maya', text: 'They see me from up there.' }],
  };
  const script: Script = [{ pageNumber: 1, panels: [markUnderstood(onFarm), markUnderstood(spoken)] }];
  const comic = await newComic(script);
  const [first, second] = await drawnPanels(comic.id);

  script[0]!.panels[0]!.caption = 'Planes fly';
  script[0]!.panels[1]!.dialogue[0]!.text =
    'Do mice sleep on a beach at night, or do they look at the moon and at each other?';
  const resaid = await drawAgain(comic.id, script);
  expect(resaid.map(({ artKey }) => artKey)).toEqual([first!.artKey, second!.artKey]);
  expect(resaid[0]!.alt).toContain('Planes fly');
  expect(resaid[1]!.alt).toContain(
    'Do mice sleep on a beach at night, or do they look at the moon and at each other?',
  );

  script[0]!.panels[0]!.scene = mouseAtNight;
  const [redrawn] = await drawAgain(comic.id, script);
  expect(redrawn!.artKey).not.toBe(first!.artKey);
  expect(redrawn!.alt).toContain(mouseAtNight);
  expect(redrawn!.alt).not.toContain('farm');
  expect(redrawn!.alt).not.toContain('eagle');
});

test('a place set by hand stays when the words of the scene change, and what was understood follows them', async () => {
  const inLab = { ...markUnderstood(onFarm), background: 'lab' };
  const script: Script = [{ pageNumber: 1, panels: [inLab] }];
  const comic = await newComic(script);
  expect((await drawnPanels(comic.id))[0]!.alt).toContain('in a science lab');

  script[0]!.panels[0]!.scene = mouseAtNight;
  const [redrawn] = await drawAgain(comic.id, script);
  expect(redrawn!.alt).toContain('in a science lab');
  expect(redrawn!.alt).toContain('moon');
  expect(redrawn!.alt).not.toContain('eagle');
});

test('a redraw of a changed scene gives the panel a second version', async () => {
  const script: Script = [{ pageNumber: 1, panels: [markUnderstood(onFarm)] }];
  const comic = await newComic(script);
  script[0]!.panels[0]!.scene = mouseAtNight;
  await drawAgain(comic.id, script);
  const versions = await listPanelVersions(worker.database.db, comic.id, { page: 1, panel: 1 });
  expect(versions.map(({ current }) => current)).toEqual([true, false]);
});
