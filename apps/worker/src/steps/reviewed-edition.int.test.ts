import { limits } from '@panelwise/contracts/domain/limits';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { approve } from '@panelwise/db/repositories/editions';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { listPanelVersions } from '@panelwise/db/repositories/panel-versions';
import { cancelRun, retryRun } from '@panelwise/db/repositories/runs';
import { comics } from '@panelwise/db/schema/comics';
import { wake } from '@panelwise/queue/announce';
import { loadPack } from '@panelwise/studio/write/packs/load-pack';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';

let provider: FakeProvider;
let worker: WorkerHarness;
beforeAll(async () => {
  provider = await startFakeProvider({ imageMs: 30, imagePixels: 65_536 });
  worker = await openWorkerHarness({ replicateUrl: provider.url() });
});
afterAll(async () => {
  await worker?.close();
  await provider?.close();
});

const stateOf = async (id: string) => {
  const [comic] = await worker.database.db.select().from(comics).where(eq(comics.id, id));
  return { version: comic!.version, state: `${comic!.status}, ${comic!.comicStatus}` };
};
const seenByReaders = async (id: string) => (await findLibraryComic(worker.database.db, id))?.content;
const work = async (step: StepName, id: string, input?: Record<string, unknown>) => {
  const run = await worker.order(step, id, input);
  expect((await worker.end(run.id)).status).toBe('succeeded');
};

const taught = { concept: 'photosynthesis', story: 'Maya finds a tall plant.', lesson: 'photosynthesis' };

test('whatever changes what readers would see makes a new version to review, and readers keep the old one', async () => {
  const script = scriptOf(1, 4, 'Versions');
  const facts = Object.entries((await loadPack(taught.lesson, 'India'))!.facts);
  for (const [i, panel] of script[0]!.panels.entries()) {
    const told = facts.slice(i * 3, i * 3 + 3);
    panel.caption = told
      .map(([, text]) => text)
      .join(' ')
      .slice(0, limits.captionMax);
    panel.factIds = told.map(([id]) => id);
  }
  const { id } = await worker.newComic(script, taught);
  await work('generate-comic', id);
  const at = { page: 1, panel: 2 };
  const words = structuredClone(script);
  words[0]!.panels[0]!.caption = 'Other words.';
  const steps: [StepName, () => Promise<Record<string, unknown>>, string][] = [
    ['generate-comic', async () => ({ redraw: at }), 'pending, draft'],
    [
      'generate-comic',
      async () => {
        const [, oldest] = await listPanelVersions(worker.database.db, id, at);
        return { redraw: { ...at, versionId: oldest!.id } };
      },
      'pending, draft',
    ],
    ['generate-comic', async () => ({ pages: words }), 'pending, draft'],
    ['generate-quiz', async () => ({}), 'pending, published'],
    ['generate-hardcore-quiz', async () => ({}), 'pending, published'],
    ['generate-faqs', async () => ({}), 'pending, published'],
    ['generate-didyouknow', async () => ({}), 'pending, published'],
  ];
  for (const [step, inputOf, state] of steps) {
    await approve(worker.database.db, [id]);
    const [before, seen] = [await stateOf(id), await seenByReaders(id)];
    expect(before.state).toBe('approved, published');
    await work(step, id, await inputOf());
    const after = await stateOf(id);
    expect({ step, state: after.state }).toEqual({ step, state });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await seenByReaders(id)).toEqual(seen);
  }
});

test('an old run that is tried again draws on the working copy, never on what readers see', async () => {
  const { db } = worker.database;
  const good = scriptOf(1, 2, 'Good');
  const { id } = await worker.newComic(good);
  provider.options.imageMs = 60_000;
  const run = await worker.order('generate-comic', id, { pages: scriptOf(1, 2, 'Bad') });
  await worker.event(run.id, (event) => event.panelState === 'drawing');
  await cancelRun(db, run.id);
  await worker.deps.bus.publish({ topic: 'cancel', runId: run.id });
  provider.options.imageMs = 30;
  await work('generate-comic', id, { pages: good });
  await approve(db, [id]);
  const [seen, before] = [await seenByReaders(id), await stateOf(id)];
  expect(JSON.stringify(seen)).toContain('Good 1.1');

  const { wakes } = await retryRun(db, run.id);
  const ended = worker.event(run.id, ({ type, status }) => type === 'run:ended' && status === 'succeeded');
  await wake(worker.deps, wakes);
  await ended;
  expect(await seenByReaders(id)).toEqual(seen);
  const after = await stateOf(id);
  expect(after.state).toBe('pending, draft');
  expect(after.version).toBeGreaterThan(before.version);
});
