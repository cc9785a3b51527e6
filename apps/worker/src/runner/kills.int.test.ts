import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '@panelwise/db/repositories/comics';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { providerSendings } from '@panelwise/db/schema/runs';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';
import type { WorkerProcessOptions } from '../testing/worker-process.ts';

const kills = 10;
const pages = 3;
const panelsPerPage = 4;
/** Processes are bundled as they are in production: that saves each of them more than a second. */
const app = path.join(import.meta.dirname, '../..');
const bundle = `node_modules/.tests/${process.pid}`;
beforeAll(() => {
  const script = path.join(app, '../../scripts/bundle.ts');
  execFileSync(process.execPath, [script, 'worker', 'src/testing/worker-process.ts', bundle]);
});
afterAll(() => rmSync(path.join(app, bundle), { recursive: true, force: true }));

// Side by side: most of the time goes by waiting for the queue to give up on the dead.
for (const backend of backends) {
  describe(testTitle('killed workers', backend), { concurrent: true, skip: Boolean(backend.skip) }, () => {
    let provider: FakeProvider;
    let harness: WorkerHarness;
    const alive = new Set<ChildProcess>();
    beforeAll(async () => {
      provider = await startFakeProvider({ imageMs: 20, imagePixels: 65_536 });
      // It serves no lane: it orders, and listens.
      harness = await openWorkerHarness({ backend, replicateUrl: provider.url(), concurrency: {} });
    });
    afterAll(async () => {
      for (const child of alive) child.kill('SIGKILL');
      await harness?.close();
      await provider?.close();
    });

    /** Starts a worker process; it takes work as soon as it has printed something. */
    function startWorker() {
      const options: WorkerProcessOptions = {
        databaseUrl: harness.database.url,
        connection: harness.connection,
        storeDir: harness.storeDir,
        replicateUrl: provider.url(),
        leaseMs: 1_000,
      };
      const child = spawn(
        process.execPath,
        [path.join(app, bundle, 'worker-process.js'), JSON.stringify(options)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      alive.add(child);
      return { child, ready: once(child.stdout, 'data') };
    }

    test(`a comic is drawn whole, and nothing is bought behind the ledger's back, while its workers are killed ${kills} times`, async () => {
      const workers = [startWorker(), startWorker()];
      const comic = await harness.newComic(scriptOf(pages, panelsPerPage, 'Killed'));
      provider.gate.hold();
      const run = await harness.order('generate-comic', comic.id);
      for (let n = 0; n < kills; n++) {
        const { child, ready } = workers.shift()!;
        workers.push(startWorker());
        await ready;
        const working = async () =>
          (await listTasks(harness.database.db, run.id)).some((task) => task.status === 'running');
        await vi.waitFor(async () => expect(await working()).toBe(true), { timeout: 60_000, interval: 20 });
        provider.gate.release(1);
        child.kill('SIGKILL');
        alive.delete(child);
      }
      provider.gate.release(Number.POSITIVE_INFINITY);
      expect((await harness.end(run.id)).status).toBe('succeeded');

      const drawn = await listPages(harness.database.db, [comic.id]);
      expect(drawn.map((page) => Boolean(page.imageKey && page.drawn))).toEqual([true, true, true]);
      const events = await listEvents(harness.database.db, run.id, 0);
      expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
      expect(events.filter((event) => event.type === 'run:ended')).toHaveLength(1);
      expect(events.at(-1)?.type).toBe('run:ended');
      expect(events.filter((event) => event.type === 'page:done')).toHaveLength(pages);
      const doubles = await harness.database.db.$count(providerSendings, eq(providerSendings.inDoubt, true));
      expect(provider.bills.all.length).toBeLessThanOrEqual(pages * panelsPerPage + doubles);
    });
  });
}
