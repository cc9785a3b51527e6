import { lanes } from '@panelwise/contracts/steps/define-step';
import { startRun } from '@panelwise/db/repositories/runs';
import { addTasks, listTasks } from '@panelwise/db/repositories/tasks';
import { runs, tasks } from '@panelwise/db/schema/runs';
import { startLaneWorker } from '@panelwise/queue/open-queue';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../testing/worker-harness.ts';
import { wakeLost } from './sweep.ts';

const waiting = 1_440;

for (const backend of backends) {
  describe.skipIf(backend.skip)(testTitle('the sweep', backend), () => {
    let worker: WorkerHarness;
    beforeAll(async () => {
      worker = await openWorkerHarness({ backend, concurrency: {} });
      // The test sweeps; its own sweep would write between two looks.
      await worker.lanes.stop({ timeoutMs: 2_000 });
    });
    afterAll(() => worker?.close());

    test(`${waiting} panels that wait in the queue cost no writes; a queue that loses them is filled at once`, async () => {
      const { database, deps } = worker;
      const comic = await worker.newComic();
      const order = {
        step: 'generate-comic',
        ownerId: worker.ownerId,
        comicId: comic.id,
        input: {},
      } as const;
      const { run } = await startRun(database.db, order);
      await addTasks(
        database.db,
        run.id,
        Array.from({ length: waiting }, (_, i) => ({
          kind: 'panel' as const,
          lane: 'image' as const,
          pageNumber: Math.floor(i / 8) + 1,
          panelNumber: (i % 8) + 1,
        })),
      );
      // Only now: a run that is going on without tasks is ended by the sweep of the worker.
      await database.db.update(runs).set({ status: 'running' }).where(eq(runs.id, run.id));
      const wakes = (await listTasks(database.db, run.id)).map(({ id }) => ({ wake: { taskId: id } }));
      await deps.queue.enqueue('image', wakes);
      const letPass = (seconds: number) =>
        database.db.update(tasks).set({ wokenAt: sql`${tasks.wokenAt} - ${seconds} * interval '1 second'` });
      const written = async () => {
        const before = await listTasks(database.db, run.id);
        await wakeLost(deps, lanes);
        const after = await listTasks(database.db, run.id);
        return after.filter((task, i) => task.wokenAt?.getTime() !== before[i]?.wokenAt?.getTime()).length;
      };

      await letPass(4);
      expect(await written()).toBe(0);

      // Somebody takes all jobs out of the queue without doing anything.
      const taken: unknown[] = [];
      const thief = startLaneWorker(worker.connection, 'image', async (wake) => void taken.push(wake), {
        concurrency: 64,
        onError: () => undefined,
      });
      await vi.waitFor(() => expect(taken).toHaveLength(waiting), 60_000);
      await thief.close();
      expect(await written()).toBe(waiting);
      expect((await deps.queue.counts()).image.waiting).toBe(waiting);
      expect(await written()).toBe(0);

      // However well the queue looks, nothing waits for longer than a minute.
      await letPass(61);
      expect(await written()).toBe(waiting);
    });
  });
}
