import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Budget } from '@panelwise/contracts/domain/budget';
import type { Script } from '@panelwise/contracts/domain/script';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { StepName } from '@panelwise/contracts/steps/registry';
import type { OpenDatabase } from '@panelwise/db/client';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { findRun, type RunRow, startRun } from '@panelwise/db/repositories/runs';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue, type QueueConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { openQueue } from '@panelwise/queue/open-queue';
import { patientQueue, startUsualRedis, type TestBackend } from '@panelwise/queue/testing/backends';
import { openStore } from '@panelwise/storage/open-store';
import { pino } from 'pino';
import type { WorkerDeps } from '../deps.ts';
import { chooseEngines, choosePlaceCloser, type EngineConfig } from '../engines/choose-engines.ts';
import { openWorkerMetrics } from '../metrics/worker-metrics.ts';
import type { ChromiumOptions } from '../pdf/chromium.ts';
import { createPuppeteerRenderer } from '../pdf/puppeteer-renderer.ts';
import { type RunningLanes, startLanes } from '../runner/start-lanes.ts';
import { plenty } from './plenty.ts';

export type WorkerHarness = {
  database: TestDatabase;
  connection: QueueConnection;
  deps: WorkerDeps;
  /** The folder of its object store. */
  storeDir: string;
  ownerId: string;
  lanes: RunningLanes;
  /** A draft comic with this script. */
  newComic(
    script?: Script,
    about?: { story: string; concept: string; lesson?: string },
  ): Promise<{ id: string }>;
  /** Orders a step, as the API does. */
  order(step: StepName, comicId: string, input?: Record<string, unknown>): Promise<RunRow>;
  /** Waits for an event of a run, past ones included. */
  event(runId: string, wanted: (event: StoredRunEvent) => boolean): Promise<StoredRunEvent>;
  /** Waits for the end of a run. */
  end(runId: string): Promise<RunRow>;
  close(): Promise<void>;
};

export type HarnessOptions = {
  /** Draws with the provider at this address. */
  replicateUrl?: string;
  /** Writes with the provider at this address. */
  openaiUrl?: string;
  leaseMs?: number;
  /** What a day allows; without it more than any test uses. */
  budget?: Budget;
  /** Prints with this browser. */
  browser?: ChromiumOptions;
  /** Where its queue and notification bus are; without it in its own database, or where all tests of this run have theirs. */
  backend?: { name: string; start(): Promise<TestBackend> };
  /** The lanes that it serves; without it all of them. */
  concurrency?: Partial<Record<Lane, number>>;
};

/** A worker with all lanes in this process, on a real database and queue. */
export async function openWorkerHarness(options: HarnessOptions = {}): Promise<WorkerHarness> {
  const database = await createTestDatabase();
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise worker '));
  const chosen = options.backend;
  const backend =
    chosen?.name === 'Redis' ? await chosen.start() : chosen ? undefined : await startUsualRedis();
  const connection = backend?.connection ?? { kind: 'postgres' as const, url: database.url };
  await migrateQueue(connection);
  const storeDir = path.join(dir, 'objects');
  const { replicateUrl, openaiUrl, browser, budget } = options;
  const engines = { replicateUrl, openaiUrl, browser, budget };
  const deps = await openTestDeps(database, connection, { storeDir, ...engines });
  await deps.bus.ready();
  const lanes = startLanes(deps, {
    connection,
    concurrency: options.concurrency ?? { text: 4, image: 16, render: 2 },
    leaseMs: options.leaseMs ?? 2_000,
  });
  await lanes.ready();
  const owner = await insertUser(database.db);

  const event: WorkerHarness['event'] = (runId, wanted) =>
    new Promise((resolve, reject) => {
      const leave = () => {
        stop();
        clearInterval(again);
      };
      const found = (one: StoredRunEvent) => {
        leave();
        resolve(one);
      };
      const stop = deps.bus.listen((message) => {
        if (message.topic === 'run-event' && message.event.runId === runId && wanted(message.event))
          found(message.event);
      });
      const read = () =>
        listEvents(database.db, runId, 0)
          .then((past) => {
            const one = past.find(wanted);
            if (one) found(one);
          })
          .catch((error: unknown) => {
            leave();
            reject(error);
          });
      // Listening first and then reading misses nothing that happens in between; the bus promises nothing, the rows do.
      const again = setInterval(read, 1_000);
      void read();
    });

  return {
    database,
    connection,
    deps,
    storeDir,
    ownerId: owner.id,
    lanes,
    newComic: (script, about) =>
      insertComic(database.db, owner.id, { ...(script && { prompt: JSON.stringify(script) }), ...about }),
    order: async (step, comicId, input = {}) => {
      const { run } = await startRun(database.db, {
        step,
        ownerId: owner.id,
        comicId,
        input: { comicId, ...input },
      });
      await deps.queue.enqueue(run.lane, [{ wake: { runId: run.id } }]);
      return run;
    },
    event,
    end: async (runId) => {
      await event(runId, (one) => one.type === 'run:ended');
      return (await findRun(database.db, runId))!;
    },
    close: async () => {
      await lanes.stop({ timeoutMs: 2_000 });
      await Promise.all([deps.queue.close(), deps.bus.close(), deps.pdf.close()]);
      await database.drop();
      await backend?.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** What a worker works with in tests: everything real, silent, and pictures from a provider where there is an address. */
export async function openTestDeps(
  database: OpenDatabase,
  connection: QueueConnection,
  {
    storeDir,
    replicateUrl,
    openaiUrl,
    browser,
    budget = plenty,
  }: { storeDir: string } & Pick<HarnessOptions, 'replicateUrl' | 'openaiUrl' | 'browser' | 'budget'>,
): Promise<WorkerDeps> {
  const store = await openStore({ kind: 'files', dir: storeDir });
  const metrics = openWorkerMetrics(database.pool);
  const config: EngineConfig = {
    artist: replicateUrl ? 'replicate' : 'builtin',
    writer: openaiUrl ? 'openai' : 'builtin',
    openai: {
      apiKey: 'test',
      baseUrl: openaiUrl && `${openaiUrl}/v1`,
      api: 'responses',
      textModel: 'fake',
      imageModel: 'none',
    },
    replicate: { apiToken: 'test', baseUrl: replicateUrl, imageModel: 'fake/model' },
    outputHosts: [],
  };
  const engines = chooseEngines(config, {
    db: database.db,
    store,
    metrics: metrics.providers,
    budget,
    graceMs: { replicate: 2_000, responses: 2_000, chat: 2_000 },
  });
  return {
    database,
    queue: openQueue(connection, patientQueue),
    bus: openNotificationBus(connection),
    store,
    engines,
    closePlace: openaiUrl ? choosePlaceCloser(config) : undefined,
    budget,
    pdf: createPuppeteerRenderer(browser ?? { dataDir: storeDir }),
    log: pino({ level: 'silent' }),
    metrics,
  };
}

/** A script whose panels all have a scene of their own. */
export function scriptOf(pages: number, panelsPerPage: number, name: string): Script {
  return Array.from({ length: pages }, (_, page) => ({
    pageNumber: page + 1,
    panels: Array.from({ length: panelsPerPage }, (_, panel) => ({
      scene: `${name} ${page + 1}.${panel + 1}: Mina looks at a plant.`,
      caption: `Caption ${page + 1}.${panel + 1}.`,
      dialogue: [{ speaker: 'Mina', text: 'How does it grow?' }],
    })),
  }));
}
