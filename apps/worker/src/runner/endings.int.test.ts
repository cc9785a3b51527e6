import { listEvents } from '@panelwise/db/repositories/run-events';
import { cancelRun, findRun, retryRun, startRun } from '@panelwise/db/repositories/runs';
import { addTasks, listTasks } from '@panelwise/db/repositories/tasks';
import { comics } from '@panelwise/db/schema/comics';
import { runs, tasks } from '@panelwise/db/schema/runs';
import { wake } from '@panelwise/queue/announce';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('every run ends', backend), () => {
    let provider: FakeProvider;
    let worker: WorkerHarness;
    const db = () => worker.database.db;
    beforeAll(async () => {
      provider = await startFakeProvider({ imageMs: 10, imagePixels: 65_536 });
      worker = await openWorkerHarness({ replicateUrl: provider.url(), backend });
    });
    afterAll(async () => {
      await worker?.close();
      await provider?.close();
    });
    beforeEach(() => {
      provider.setFaults([]);
      provider.gate.release(Number.POSITIVE_INFINITY);
    });

    /** A run that waits for the tasks of a comic of one page with two panels, as its handler leaves it. */
    async function parkedRun(statuses: { panels: ('queued' | 'succeeded' | 'failed')[] }) {
      const comic = await worker.newComic(scriptOf(1, 2, 'Parked'));
      const { run } = await startRun(db(), {
        step: 'generate-comic',
        ownerId: worker.ownerId,
        comicId: comic.id,
        input: { comicId: comic.id },
      });
      await db().update(runs).set({ status: 'running' }).where(eq(runs.id, run.id));
      await addTasks(db(), run.id, [
        ...statuses.panels.map((status, i) => ({
          kind: 'panel' as const,
          lane: 'image' as const,
          pageNumber: 1,
          panelNumber: i + 1,
          status,
        })),
        { kind: 'page', lane: 'render', pageNumber: 1, status: 'blocked' },
      ]);
      return { run, comic };
    }

    test('a comic whose page has a failed panel ends, also when another panel of that page ends last', async () => {
      provider.setFaults([{ place: 'create', kind: 'refused', match: 'Ends 1.1' }]);
      provider.gate.hold();
      const comic = await worker.newComic(scriptOf(1, 2, 'Ends'));
      const run = await worker.order('generate-comic', comic.id);
      await worker.event(run.id, (event) => event.panelState === 'failed');
      provider.gate.release(1);
      expect(await worker.end(run.id)).toMatchObject({ status: 'failed', errorCode: 'provider-refused' });
      provider.setFaults([]);
      provider.gate.release(1);
      await wake(worker.deps, (await retryRun(db(), run.id)).wakes);
      await worker.event(run.id, (event) => event.type === 'run:ended' && event.status === 'succeeded');
    });

    test('a run whose last task was never settled is settled by the sweep', async () => {
      const { run } = await parkedRun({ panels: ['succeeded', 'failed'] });
      expect(await worker.end(run.id)).toMatchObject({ status: 'failed' });
    });

    test('a run that has not ended by its deadline is ended, in words', async () => {
      const { run } = await parkedRun({ panels: ['succeeded', 'queued'] });
      await db()
        .update(tasks)
        .set({ availableAt: sql`now() + interval '1 hour'` })
        .where(eq(tasks.runId, run.id));
      await db().update(runs).set({ deadlineAt: sql`now()` }).where(eq(runs.id, run.id));
      const ended = await worker.end(run.id);
      expect(ended).toMatchObject({ status: 'failed', errorCode: 'timeout' });
      expect(ended.errorMessage).toContain('took longer than it may');
      expect((await listTasks(db(), run.id)).map((task) => task.status)).toEqual([
        'succeeded',
        'cancelled',
        'cancelled',
      ]);
    });

    test('the tasks of a comic that is gone fail, and their run with them', async () => {
      const { run, comic } = await parkedRun({ panels: ['queued', 'queued'] });
      await db().update(comics).set({ deletedAt: sql`now()` }).where(eq(comics.id, comic.id));
      await db().update(tasks).set({ wokenAt: null }).where(eq(tasks.runId, run.id));
      expect(await worker.end(run.id)).toMatchObject({ status: 'failed', errorCode: 'comic-not-found' });
    });

    test('what was cancelled writes nothing more, neither states nor events', async () => {
      provider.gate.hold();
      const comic = await worker.newComic(scriptOf(1, 2, 'Late'));
      const run = await worker.order('generate-comic', comic.id);
      await vi.waitFor(() =>
        expect(provider.predictions.filter((one) => String(one.input.prompt).includes('Late')).length).toBe(
          2,
        ),
      );
      // Nobody is told, so the worker goes on for a while.
      await cancelRun(db(), run.id);
      provider.gate.release(Number.POSITIVE_INFINITY);
      await vi.waitFor(async () => expect((await worker.deps.queue.counts()).image.active).toBe(0), 60_000);
      const events = await listEvents(db(), run.id, 0);
      expect(events.filter((event) => event.type === 'run:ended')).toHaveLength(1);
      expect(events.at(-1)).toMatchObject({ type: 'run:ended', status: 'cancelled' });
      expect((await findRun(db(), run.id))?.seq).toBe(events.length);
    });
  });
}
