import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Script } from '@panelwise/contracts/domain/script';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { findRun, type RunRow, startRun } from '@panelwise/db/repositories/runs';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { openBell } from '@panelwise/queue/bell/open-bell';
import { migrateQueue } from '@panelwise/queue/connection';
import { openQueue } from '@panelwise/queue/open-queue';
import { openStore } from '@panelwise/storage/open-store';
import { pino } from 'pino';
import type { WorkerDeps } from '../deps.ts';
import { chooseEngines } from '../engines/choose-engines.ts';
import { createPuppeteerRenderer } from '../pdf/puppeteer-renderer.ts';
import { type RunningLanes, startLanes } from '../runner/start-lanes.ts';

export type WorkerHarness = {
  database: TestDatabase;
  deps: WorkerDeps;
  ownerId: string;
  lanes: RunningLanes;
  /** A draft comic with this script. */
  newComic(script?: Script): Promise<{ id: string }>;
  /** Orders a step, as the API does. */
  order(step: StepName, comicId: string, input?: Record<string, unknown>): Promise<RunRow>;
  /** Waits for an event of a run, past ones included. */
  event(runId: string, wanted: (event: RunEvent) => boolean): Promise<RunEvent>;
  /** Waits for the end of a run. */
  end(runId: string): Promise<RunRow>;
  close(): Promise<void>;
};

/** A worker with all lanes in this process, on a real database and queue; `replicateUrl` makes it draw with that provider. */
export async function openWorkerHarness(
  options: { replicateUrl?: string; leaseMs?: number } = {},
): Promise<WorkerHarness> {
  const database = await createTestDatabase();
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise worker '));
  const connection = { kind: 'postgres' as const, url: database.url };
  await migrateQueue(connection);
  const engines = chooseEngines(
    {
      artist: options.replicateUrl ? 'replicate' : 'builtin',
      openai: { textModel: 'none', imageModel: 'none' },
      replicate: { apiToken: 'test', baseUrl: options.replicateUrl, imageModel: 'fake/model' },
      outputHosts: [],
    },
    { db: database.db, graceMs: { replicate: 2_000, openai: 2_000 } },
  );
  const deps: WorkerDeps = {
    database,
    queue: openQueue(connection),
    bell: openBell(connection),
    store: await openStore({ kind: 'files', dir: path.join(dir, 'objects') }),
    ...engines,
    pdf: createPuppeteerRenderer({ dataDir: dir }),
    log: pino({ level: 'silent' }),
  };
  await deps.bell.ready();
  const lanes = startLanes(deps, {
    connection,
    concurrency: { text: 4, image: 16, render: 2 },
    leaseMs: options.leaseMs ?? 2_000,
  });
  await lanes.ready();
  const owner = await insertUser(database.db);

  const event: WorkerHarness['event'] = (runId, wanted) =>
    new Promise((resolve, reject) => {
      const found = (one: RunEvent) => {
        stop();
        resolve(one);
      };
      const stop = deps.bell.listen((message) => {
        if (message.topic === 'run-event' && message.event.runId === runId && wanted(message.event))
          found(message.event);
      });
      // Listening first and then reading misses nothing that happens in between.
      listEvents(database.db, runId, 0).then((past) => {
        const one = past.find(wanted);
        if (one) found(one);
      }, reject);
    });

  return {
    database,
    deps,
    ownerId: owner.id,
    lanes,
    newComic: (script) =>
      insertComic(database.db, owner.id, script ? { prompt: JSON.stringify(script) } : {}),
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
      await Promise.all([deps.queue.close(), deps.bell.close(), deps.pdf.close()]);
      await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
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
