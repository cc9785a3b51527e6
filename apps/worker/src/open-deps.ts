import os from 'node:os';
import path from 'node:path';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { openDatabase } from '@panelwise/db/client';
import { openBell } from '@panelwise/queue/bell/open-bell';
import { chooseConnection, type QueueConnection } from '@panelwise/queue/connection';
import { openQueue } from '@panelwise/queue/open-queue';
import { openStore, type StoreConfig } from '@panelwise/storage/open-store';
import { pino } from 'pino';
import type { WorkerDeps } from './deps.ts';
import { chooseEngines, type EngineConfig } from './engines/choose-engines.ts';
import type { WorkerEnv } from './env.ts';
import { laneConcurrency } from './env.ts';
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
  const store = await openStore(storeConfig(env));
  const { writer, artist } = chooseEngines(engineConfig(env), { db: database.db });
  const pdf = createPuppeteerRenderer({
    dataDir: env.DATA_DIR,
    executablePath: env.PUPPETEER_EXECUTABLE_PATH,
  });
  const queue = openQueue(connection);
  const bell = openBell(connection);
  const cores = os.availableParallelism();
  return {
    deps: { database, queue, bell, store, writer, artist, pdf, log },
    connection,
    concurrency: Object.fromEntries(
      env.WORKER_LANES.map((lane) => [lane, laneConcurrency(lane, env, artist.name, cores)]),
    ),
    close: async () => {
      await Promise.allSettled([queue.close(), bell.close(), pdf.close()]);
      await database.close();
    },
  };
}

/** S3 where an endpoint is set, else files below the data folder. */
export function storeConfig(
  env: Pick<
    WorkerEnv,
    'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'DATA_DIR'
  >,
): StoreConfig {
  if (!env.S3_ENDPOINT) return { kind: 'files', dir: path.join(env.DATA_DIR, 'objects') };
  if (!env.S3_ACCESS_KEY || !env.S3_SECRET_KEY)
    throw new Error('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.');
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  };
}

function engineConfig(env: WorkerEnv): EngineConfig {
  return {
    writer: env.WRITER,
    artist: env.ARTIST,
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      textModel: env.OPENAI_TEXT_MODEL,
      imageModel: env.OPENAI_IMAGE_MODEL,
    },
    replicate: {
      apiToken: env.REPLICATE_API_TOKEN,
      baseUrl: env.REPLICATE_BASE_URL,
      imageModel: env.REPLICATE_IMAGE_MODEL,
    },
    outputHosts: env.PROVIDER_OUTPUT_HOSTS,
    publicUrl: env.PUBLIC_URL,
  };
}
