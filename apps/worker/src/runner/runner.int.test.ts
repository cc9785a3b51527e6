import { steps } from '@panelwise/contracts/steps/registry';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { cancelRun, findRun, retryRun } from '@panelwise/db/repositories/runs';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { providerSendings, runs } from '@panelwise/db/schema/runs';
import { wake } from '@panelwise/queue/announce';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuiltinWriter } from '../engines/builtin/builtin-writer.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('runner', backend), () => {
    let provider: FakeProvider;
    let worker: WorkerHarness;

    beforeAll(async () => {
      provider = await startFakeProvider({ imageMs: 30, imagePixels: 65_536 });
      worker = await openWorkerHarness({ replicateUrl: provider.url(), backend });
    });
    afterAll(async () => {
      await worker?.close();
      await provider?.close();
    });
    beforeEach(() => provider.setFaults([]));

    const artOf = async (comicId: string) =>
      (await listPanels(worker.database.db, comicId)).map((panel) => panel.artKey);
    function doneEvents(events: { type: string; panelState?: string | undefined }[]) {
      return events.filter((event) => event.type === 'panel:changed' && event.panelState === 'done');
    }

    test('a comic is drawn panel by panel and ends whole, with numbered events that end with the end', async () => {
      const comic = await worker.newComic(scriptOf(2, 3, 'Whole'));
      const run = await worker.order('generate-comic', comic.id);
      expect((await worker.end(run.id)).status).toBe('succeeded');
      const pages = await listPages(worker.database.db, [comic.id]);
      expect(
        pages.map((page) => Boolean(page.imageKey && page.artKey && page.thumbnailKey && page.drawn)),
      ).toEqual([true, true]);
      for (const page of pages)
        expect(await worker.deps.store.head(page.imageKey!)).toMatchObject({ contentType: 'image/webp' });
      const panels = await listPanels(worker.database.db, comic.id);
      expect(panels).toHaveLength(6);
      expect(
        panels.every((panel) => panel.state === 'done' && panel.verdict && panel.polygon.length >= 3),
      ).toBe(true);
      const events = await listEvents(worker.database.db, run.id, 0);
      expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
      expect(events.at(-1)).toMatchObject({ type: 'run:ended', status: 'succeeded', percent: 100 });
      expect(doneEvents(events)).toHaveLength(6);
    });

    test('new words letter the pages again and buy nothing; a new scene buys its own panel only', async () => {
      const script = scriptOf(1, 3, 'Words');
      const comic = await worker.newComic(script);
      await worker.end((await worker.order('generate-comic', comic.id)).id);
      const before = provider.bills.all.length;
      const [first] = await listPages(worker.database.db, [comic.id]);
      const art = await artOf(comic.id);

      script[0]!.panels[1]!.dialogue = [{ speaker: 'Mina', text: 'It drinks!' }];
      await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
      expect(provider.bills.all.length).toBe(before);
      const [second] = await listPages(worker.database.db, [comic.id]);
      expect(second!.imageKey).not.toBe(first!.imageKey);
      expect(await artOf(comic.id)).toEqual(art);

      script[0]!.panels[1]!.scene = 'Mina waters the plant.';
      await worker.end((await worker.order('generate-comic', comic.id, { pages: script })).id);
      expect(provider.bills.all.length).toBe(before + 1);
    });

    test('a panel that fails for good leaves the others standing, is named, and a retry buys it alone', async () => {
      provider.setFaults([{ place: 'create', kind: 'refused', match: 'Doomed 2.2' }]);
      const comic = await worker.newComic(scriptOf(3, 2, 'Doomed'));
      const run = await worker.order('generate-comic', comic.id);
      const failed = await worker.end(run.id);
      expect(failed).toMatchObject({ status: 'failed', errorCode: 'provider-refused' });
      expect(failed.errorMessage).toContain('Page 2 stopped at panel 2.');
      expect((await listPages(worker.database.db, [comic.id])).map((page) => Boolean(page.imageKey))).toEqual(
        [true, false, true],
      );

      provider.setFaults([]);
      const before = provider.bills.all.length;
      const retried = await retryRun(worker.database.db, run.id);
      const ended = worker.event(
        run.id,
        (event) => event.type === 'run:ended' && event.status === 'succeeded',
      );
      await wake(worker.deps, retried.wakes);
      await ended;
      expect(provider.bills.all.length).toBe(before + 1);
      expect((await listPages(worker.database.db, [comic.id])).every((page) => page.imageKey)).toBe(true);
    });

    test('what fails in passing is tried again without anybody noticing, and bought once', async () => {
      provider.setFaults([
        { place: 'create', kind: 'error', match: 'Passing', first: 2 },
        { place: 'picture', kind: 'truncated', every: 3 },
      ]);
      const before = provider.bills.all.length;
      const comic = await worker.newComic(scriptOf(1, 4, 'Passing'));
      const ended = await worker.end((await worker.order('generate-comic', comic.id)).id);
      expect(ended.status).toBe('succeeded');
      expect(provider.bills.all.length).toBe(before + 4);
    });

    test('a cancel reaches the provider call, ends within 2 s, and keeps finished panels', async () => {
      provider.options.imageMs = 60_000;
      provider.setFaults([]);
      const comic = await worker.newComic(scriptOf(1, 3, 'Cancelled'));
      const run = await worker.order('generate-comic', comic.id);
      await worker.event(run.id, (event) => event.panelState === 'drawing');
      const startedAt = performance.now();
      const { events } = await cancelRun(worker.database.db, run.id);
      await worker.deps.bus.publish({ topic: 'cancel', runId: run.id });
      expect(events.at(-1)).toMatchObject({ type: 'run:ended', status: 'cancelled' });
      await expect.poll(async () => (await worker.deps.queue.counts()).image.active).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      provider.options.imageMs = 30;
      expect((await listTasks(worker.database.db, run.id)).every((task) => task.status === 'cancelled')).toBe(
        true,
      );
      expect((await findRun(worker.database.db, run.id))?.status).toBe('cancelled');
    });

    test('a run whose wake was lost is found by the sweep within 5 s', async () => {
      const comic = await worker.newComic(scriptOf(1, 1, 'Lost'));
      const [run] = await worker.database.db
        .insert(runs)
        .values({
          step: 'generate-comic',
          lane: 'render',
          ownerId: worker.ownerId,
          comicId: comic.id,
          input: { comicId: comic.id },
          wokenAt: sql`now() - interval '1 minute'`,
        })
        .returning();
      const startedAt = performance.now();
      expect((await worker.end(run!.id)).status).toBe('succeeded');
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    });

    test('input that does not fit its step fails the run at once, in words', async () => {
      const comic = await worker.newComic();
      const [run] = await worker.database.db
        .insert(runs)
        .values({
          step: 'generate-comic',
          lane: 'render',
          ownerId: worker.ownerId,
          comicId: comic.id,
          input: { comicId: 42 },
          wokenAt: sql`now() - interval '1 minute'`,
        })
        .returning();
      expect(await worker.end(run!.id)).toMatchObject({
        status: 'failed',
        errorCode: 'bad-input',
        attempt: 0,
      });
    });

    test('the quiz of a comic without a script fails with its own sentence', async () => {
      const comic = await worker.newComic();
      const ended = await worker.end((await worker.order('generate-quiz', comic.id)).id);
      expect(ended).toMatchObject({ status: 'failed', errorCode: 'script-empty' });
    });

    test('what a story gives no material for ends with a reason, not with an empty quiz', async () => {
      const silent = await worker.newComic(scriptOf(1, 1, 'Hm.'), { story: 'Hm.', concept: 'Hm' });
      for (const step of ['generate-quiz', 'generate-faqs', 'generate-didyouknow'] as const) {
        const ended = await worker.end((await worker.order(step, silent.id)).id);
        expect(ended).toMatchObject({ status: 'failed', errorCode: 'nothing-to-make' });
      }
    });

    test('quiz, hardcore quiz, FAQs and facts fit their contract and point at panels that exist', async () => {
      const writer = createBuiltinWriter();
      const taught = await withLesson(brief);
      const parts = await writer.breakdown(taught, context());
      const comic = await worker.newComic(await writer.script(taught, parts, 1, context()), brief);
      for (const step of [
        'generate-quiz',
        'generate-hardcore-quiz',
        'generate-faqs',
        'generate-didyouknow',
      ] as const) {
        const ended = await worker.end((await worker.order(step, comic.id)).id);
        expect(ended.status).toBe('succeeded');
        expect(steps[step].output.safeParse(ended.result).success).toBe(true);
      }
    });

    test('no call was left in an open state by all this, but those that were cancelled', async () => {
      const { db } = worker.database;
      expect(await db.$count(providerSendings, eq(providerSendings.outcome, 'lost'))).toBe(0);
    });
  });
}

const brief = {
  title: 'Photosynthesis',
  concept: 'photosynthesis',
  lesson: 'photosynthesis',
  story: 'Maya finds a tall plant.',
  subject: 'Science',
  grade: '5',
  country: 'US',
  style: 'comic',
  seed: 'photosynthesis|photosynthesis',
};
const context = () => ({ runId: 'none', signal: new AbortController().signal });
