import { rename } from 'node:fs/promises';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { findSnapshot } from '@panelwise/db/repositories/run-lookups';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { tasks } from '@panelwise/db/schema/runs';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('outages', backend), () => {
    let provider: FakeProvider;
    let worker: WorkerHarness;
    beforeAll(async () => {
      provider = await startFakeProvider({ imageMs: 10, imagePixels: 65_536 });
      worker = await openWorkerHarness({ replicateUrl: provider.url(), backend });
    });
    afterAll(async () => {
      await worker?.close();
      await provider?.close();
    });
    beforeEach(() => provider.setFaults([]));

    // First, as long as nobody has asked the store whether it is there.
    test('while nothing can be stored nothing is bought, and it is when it can', async () => {
      const comic = await worker.newComic(scriptOf(1, 2, 'Stored'));
      const before = provider.bills.all.length;
      await rename(worker.storeDir, `${worker.storeDir}.away`);
      const run = await worker.order('generate-comic', comic.id);
      const waiting = await worker.event(run.id, (event) => event.errorCode === 'unavailable');
      expect(waiting.message).toContain('Waiting for the place where pictures are kept.');
      expect(provider.bills.all.length).toBe(before);
      await rename(`${worker.storeDir}.away`, worker.storeDir);
      expect((await worker.end(run.id)).status).toBe('succeeded');
      expect(provider.bills.all.length).toBe(before + 2);
    });

    test('while the drawing service is away the screen says so, no try is used up, and then the work goes on', async () => {
      provider.setFaults([{ place: 'create', kind: 'error', match: 'Away', first: 2 }]);
      const comic = await worker.newComic(scriptOf(1, 1, 'Away'));
      const run = await worker.order('generate-comic', comic.id);
      const waiting = await worker.event(run.id, (event) => event.errorCode === 'provider-failed');
      expect(waiting).toMatchObject({ type: 'run:progress', status: 'running' });
      expect(waiting.message).toContain('Waiting for the drawing service.');
      expect(await findSnapshot(worker.database.db, run.id)).toMatchObject({
        status: 'running',
        message: waiting.message,
        errorCode: 'provider-failed',
      });
      const ended = await worker.end(run.id);
      expect(ended).toMatchObject({ status: 'succeeded', errorCode: null });
      const [panel] = await listTasks(worker.database.db, run.id);
      expect(panel).toMatchObject({ attempt: 0, outageSince: null });
      const told = (await listEvents(worker.database.db, run.id, 0)).filter(
        (event) => event.type === 'run:progress',
      );
      expect(told.map((event) => event.message)).toEqual([waiting.message, undefined]);
    });

    test('a service that stays away for too long ends the run, in words', async () => {
      provider.setFaults([{ place: 'create', kind: 'error', match: 'Gone' }]);
      const comic = await worker.newComic(scriptOf(1, 1, 'Gone'));
      const run = await worker.order('generate-comic', comic.id);
      await worker.event(run.id, (event) => event.errorCode === 'provider-failed');
      await worker.database.db
        .update(tasks)
        .set({ outageSince: sql`now() - interval '2 hours'` })
        .where(eq(tasks.runId, run.id));
      const ended = await worker.end(run.id);
      expect(ended).toMatchObject({ status: 'failed', errorCode: 'provider-failed' });
      expect(ended.errorMessage).toContain('did not come back');
    });
  });
}
