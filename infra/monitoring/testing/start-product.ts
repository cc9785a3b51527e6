import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../../apps/api/src/testing/test-app.ts';
import type { WorkerDeps } from '../../../apps/worker/src/deps.ts';
import { startLanes } from '../../../apps/worker/src/runner/start-lanes.ts';
import { openTestDeps } from '../../../apps/worker/src/testing/worker-harness.ts';

export type LogLine = Record<string, unknown> & { msg: string };

export type Product = {
  api: TestApp;
  worker: WorkerDeps;
  /** What both have logged so far. */
  logs: { api: LogLine[]; worker: LogLine[] };
  close(): Promise<void>;
};

/** An api and a worker on one database, which log to memory. */
export async function startProduct(): Promise<Product> {
  const logs: Product['logs'] = { api: [], worker: [] };
  const into = (lines: LogLine[]) => ({ write: (line: string) => void lines.push(JSON.parse(line)) });
  const api = await startTestApp({ LOG_LEVEL: 'info' }, { logTo: into(logs.api) });
  const storeDir = await mkdtemp(path.join(tmpdir(), 'panelwise-product-'));
  const connection = { kind: 'postgres', url: api.env.DATABASE_URL } as const;
  const deps = await openTestDeps(api.deps.database, connection, { storeDir });
  const worker = { ...deps, log: pino({ base: { app: 'worker' } }, into(logs.worker)) };
  await worker.bus.ready();
  const concurrency = { text: 2, image: 2, render: 1 };
  const lanes = startLanes(worker, { connection, concurrency, leaseMs: 8_000 });
  await lanes.ready();
  return {
    api,
    worker,
    logs,
    close: async () => {
      await lanes.stop({ timeoutMs: 2_000 });
      await Promise.all([worker.queue.close(), worker.bus.close(), worker.pdf.close()]);
      await api.close();
      await rm(storeDir, { recursive: true, force: true });
    },
  };
}
