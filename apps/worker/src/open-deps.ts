import os from 'node:os';
import { budgetOf } from '@panelwise/contracts/domain/budget';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { openDatabase } from '@panelwise/db/client';
import { chooseConnection, type QueueConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { openQueue } from '@panelwise/queue/open-queue';
import { mailDir } from '@panelwise/storage/mail-folder';
import { openStore } from '@panelwise/storage/open-store';
import { storeConfig } from '@panelwise/storage/store-config';
import { pino } from 'pino';
import type { WorkerDeps } from './deps.ts';
import { chooseEngines, choosePlaceCloser, type EngineConfig } from './engines/choose-engines.ts';
import type { WorkerEnv } from './env.ts';
import { laneConcurrency } from './env.ts';
import { openWorkerMetrics } from './metrics/worker-metrics.ts';
import { createPuppeteerRenderer } from './pdf/puppeteer-renderer.ts';

export type OpenDeps = {
  deps: WorkerDeps;
  connection: QueueConnection;
  concurrency: Partial<Record<Lane, number>>;
  close(): Promise<void>;
};

/** Opens everything that a worker process works with. @throws DomainError `unavailable` when the object store is not there. */
export async function openDeps(env: WorkerEnv): Promise<OpenDeps> {
  const log = pino({ level: env.LOG_LEVEL, base: { app: 'worker', pid: process.pid } });
  const connection = chooseConnection({ redisUrl: env.REDIS_URL, databaseUrl: env.DATABASE_URL });
  const database = openDatabase(env.DATABASE_URL, { max: 12 });
  const metrics = openWorkerMetrics(database.pool);
  const store = await openStore(storeConfig(env));
  const budget = budgetOf(env);
  const config = engineConfig(env);
  const engines = chooseEngines(config, {
    db: database.db,
    store,
    log,
    metrics: metrics.providers,
    budget,
  });
  const pdf = createPuppeteerRenderer({
    dataDir: env.DATA_DIR,
    executablePath: env.PUPPETEER_EXECUTABLE_PATH,
  });
  const queue = openQueue(connection);
  const bus = openNotificationBus(connection);
  const cores = os.availableParallelism();
  return {
    deps: {
      database,
      queue,
      bus,
      store,
      engines,
      closePlace: choosePlaceCloser(config),
      budget,
      pdf,
      log,
      metrics,
      mailDir: mailDir(env),
    },
    connection,
    concurrency: Object.fromEntries(
      env.WORKER_LANES.map((lane) => [lane, laneConcurrency(lane, env, engines.names.artist, cores)]),
    ),
    close: async () => {
      await Promise.allSettled([queue.close(), bus.close(), pdf.close()]);
      await database.close();
    },
  };
}

function engineConfig(env: WorkerEnv): EngineConfig {
  return {
    writer: env.WRITER,
    artist: env.ARTIST,
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      api: env.OPENAI_API,
      textModel: env.OPENAI_TEXT_MODEL,
      imageModel: env.OPENAI_IMAGE_MODEL,
    },
    replicate: {
      apiToken: env.REPLICATE_API_TOKEN,
      baseUrl: env.REPLICATE_BASE_URL,
      imageModel: env.REPLICATE_IMAGE_MODEL,
    },
    outputHosts: env.PROVIDER_OUTPUT_HOSTS,
  };
}
