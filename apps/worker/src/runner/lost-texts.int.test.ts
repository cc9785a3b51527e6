import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFaqs } from '@panelwise/db/repositories/learning';
import { providerCalls, providerSendings } from '@panelwise/db/schema/runs';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listLeftConversations } from '../testing/fake-provider/conversations.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../testing/worker-harness.ts';
import type { WorkerProcessOptions } from '../testing/worker-process.ts';

const never = 600_000;
const app = path.join(import.meta.dirname, '../..');
const bundle = `node_modules/.tests/texts-${process.pid}`;
beforeAll(() => {
  const script = path.join(app, '../../scripts/bundle.ts');
  execFileSync(process.execPath, [script, 'worker', 'src/testing/worker-process.ts', bundle]);
});
afterAll(() => rmSync(path.join(app, bundle), { recursive: true, force: true }));

for (const backend of backends) {
  describe(testTitle('a worker that has a text written is killed', backend), {
    skip: Boolean(backend.skip),
  }, () => {
    let provider: FakeProvider;
    let harness: WorkerHarness;
    const alive = new Set<ChildProcess>();
    beforeEach(async () => {
      provider = await startFakeProvider();
      // It serves no lane: it orders, and listens.
      harness = await openWorkerHarness({ backend, concurrency: {} });
      return async () => {
        for (const child of alive) child.kill('SIGKILL');
        alive.clear();
        await harness.close();
        await provider.close();
      };
    });

    async function startWorker(): Promise<ChildProcess> {
      const options: WorkerProcessOptions = {
        databaseUrl: harness.database.url,
        connection: harness.connection,
        storeDir: harness.storeDir,
        openaiUrl: provider.url(),
        leaseMs: 1_000,
      };
      const script = path.join(app, bundle, 'worker-process.js');
      const child = spawn(process.execPath, [script, JSON.stringify(options)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      alive.add(child);
      await once(child.stdout, 'data');
      return child;
    }

    /** Orders a text, kills the worker when the moment has come, and lets another one bring it to its end. */
    async function killWhen(moment: () => unknown, meanwhile: () => unknown = () => undefined) {
      const comic = await harness.newComic(scriptOf(1, 2, 'Killed'));
      const worker = await startWorker();
      const run = await harness.order('generate-faqs', comic.id);
      await vi.waitFor(async () => expect(await moment()).toBe(true), { timeout: 60_000, interval: 20 });
      const gone = once(worker, 'exit');
      worker.kill('SIGKILL');
      await gone;
      await meanwhile();
      Object.assign(provider.options, { replyMs: 0 });
      await startWorker();
      expect((await harness.end(run.id)).status).toBe('succeeded');
      expect((await listFaqs(harness.database.db, comic.id)).length).toBeGreaterThan(0);
      await expect.poll(() => listLeftConversations(provider)).toEqual([]);
    }
    const inDoubt = () => harness.database.db.$count(providerSendings, eq(providerSendings.inDoubt, true));

    test('with a conversation made, and its id not stored: one bill', async () => {
      provider.setFaults([{ place: 'conversations', kind: 'hang', first: 1 }]);
      await killWhen(() => provider.conversations.length === 1);
      expect(provider.bills.all).toHaveLength(1);
      expect(provider.conversations).toHaveLength(2);
    });

    test('with the request sent, and the id not stored: the answer is found in its conversation, one bill', async () => {
      Object.assign(provider.options, { replyMs: never, textMs: 500 });
      await killWhen(() => provider.responses.length === 1);
      expect(provider.bills.all).toHaveLength(1);
      expect(await inDoubt()).toBe(0);
    });

    test('with the request sent, and a text that takes longer than anybody waits to send again: one bill', async () => {
      Object.assign(provider.options, { replyMs: never, textMs: never });
      const sendings = () => provider.requests.get('POST /v1/responses') ?? 0;
      // Finished once it was asked for again, however long that takes here.
      let finished: Promise<unknown> | undefined;
      await killWhen(
        () => provider.responses.length === 1,
        () => {
          finished = vi
            .waitFor(() => expect(sendings()).toBeGreaterThan(1), { timeout: 60_000, interval: 20 })
            .then(() => Object.assign(provider.responses[0]!, { readyAt: Date.now() }));
        },
      );
      await finished;
      expect(provider.bills.all).toHaveLength(1);
      expect(await inDoubt()).toBe(0);
    });

    test('with the text finished, and not stored: one bill', async () => {
      provider.options.textMs = never;
      const isAccepted = async () =>
        (await harness.database.db.$count(providerCalls, eq(providerCalls.status, 'accepted'))) === 1;
      await killWhen(isAccepted, () => Object.assign(provider.responses[0]!, { readyAt: Date.now() }));
      expect(provider.bills.all).toHaveLength(1);
      expect(await inDoubt()).toBe(0);
    });
  });
}
