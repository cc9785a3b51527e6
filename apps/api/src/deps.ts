import path from 'node:path';
import { type OpenDatabase, openDatabase } from '@panelwise/db/client';
import { openBell } from '@panelwise/queue/bell/open-bell';
import type { Bell } from '@panelwise/queue/bell/port';
import { chooseConnection } from '@panelwise/queue/connection';
import { openQueue } from '@panelwise/queue/open-queue';
import type { JobQueue } from '@panelwise/queue/port';
import { openStore, type StoreConfig } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { Redis } from 'ioredis';
import type { ApiEnv } from './env.ts';
import { type AttemptCounter, memoryAttemptCounter } from './limits/attempt-counter.ts';
import { redisAttemptCounter } from './limits/redis-attempt-counter.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { createMediaUrls, type MediaUrls } from './media/media-urls.ts';
import { deriveKeys, findSecret, type Keys } from './signing-keys.ts';

/** The adapters that the API works with. `openDeps` opens them; a test may pass its own. */
export type Adapters = {
  env: ApiEnv;
  database: OpenDatabase;
  queue: JobQueue;
  bell: Bell;
  store: ObjectStore;
  mailer: Mailer;
  keys: Keys;
  attempts: AttemptCounter;
  redis?: Redis | undefined;
  media: MediaUrls;
};

/** What modules get: the adapters, and a place for work that goes on after the answer. */
export type Deps = Adapters & {
  /** Lets work finish after the answer; closing the app waits for it. A failure is logged with `message`. */
  background(work: Promise<unknown>, message: string): void;
};

/** Opens everything that the environment names. `close` ends it all again. */
export async function openDeps(env: ApiEnv): Promise<Adapters & { close(): Promise<void> }> {
  const database = openDatabase(env.DATABASE_URL);
  const connection = chooseConnection({ redisUrl: env.REDIS_URL, databaseUrl: env.DATABASE_URL });
  const queue = openQueue(connection);
  const bell = openBell(connection);
  const store = await openStore(storeConfig(env));
  const mailer = openMailer(env);
  const keys = deriveKeys(findSecret(env));
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL) : undefined;
  return {
    env,
    database,
    queue,
    bell,
    store,
    mailer,
    keys,
    redis,
    attempts: redis ? redisAttemptCounter(redis) : memoryAttemptCounter(),
    media: createMediaUrls(keys.media),
    close: async () => {
      mailer.close();
      redis?.disconnect();
      await Promise.allSettled([queue.close(), bell.close()]);
      await database.close();
    },
  };
}

/** Where pictures and PDFs lie: S3 where it is configured, else local files. */
export function storeConfig(env: ApiEnv): StoreConfig {
  if (!env.S3_ENDPOINT) return { kind: 'files', dir: path.join(env.DATA_DIR, 'objects') };
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
  };
}

/** For counting only: a command that cannot be sent at once fails at once. */
function openRedis(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 1_000 });
  // Without a listener a lost connection would be an uncaught error; the counters fall back by themselves.
  redis.on('error', () => undefined);
  return redis;
}
