import { once } from 'node:events';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '@panelwise/db/client';
import { chooseConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import type { NotificationBus } from '@panelwise/queue/notifications/port';
import { openQueue } from '@panelwise/queue/open-queue';
import type { JobQueue } from '@panelwise/queue/port';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { storeConfig } from '@panelwise/storage/store-config';
import { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import type { ApiEnv } from './env.ts';
import { type AttemptCounter, memoryAttemptCounter } from './limits/attempt-counter.ts';
import { Challenges } from './limits/challenge.ts';
import { redisAttemptCounter } from './limits/redis-attempt-counter.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { mediaOrigin } from './media/media-origin.ts';
import { createMediaUrls, type MediaSigner } from './media/media-urls.ts';
import { deriveKeys, findSecret, type Keys } from './signing-keys.ts';

/** The adapters that the API works with. `openDeps` opens them; a test may pass its own. */
export type Adapters = {
  env: ApiEnv;
  database: OpenDatabase;
  queue: JobQueue;
  bus: NotificationBus;
  store: ObjectStore;
  mailer: Mailer;
  keys: Keys;
  attempts: AttemptCounter;
  challenges: Challenges;
  redis?: Redis | undefined;
  media: MediaSigner;
  /** What this process tells to whoever watches it; whoever has something to tell adds it. */
  registry: Registry;
};

/** What modules get: the adapters, and a place for work that goes on after the answer. */
export type Deps = Adapters & {
  /** Lets work finish after the answer; closing the app waits for it. A failure is logged with `message`. */
  background(work: Promise<unknown>, message: string): void;
};

/** For how long calls wait for what answers late; without it for as long as a person would. */
export type Patience = { database?: Pick<DatabaseOptions, 'connectMs'>; queue?: { answerMs: number } };

/** Opens everything that the environment names. `close` ends it all again. */
export async function openDeps(
  env: ApiEnv,
  patience: Patience = {},
): Promise<Adapters & { close(): Promise<void> }> {
  const database = openDatabase(env.DATABASE_URL, patience.database);
  const connection = chooseConnection({ redisUrl: env.REDIS_URL, databaseUrl: env.DATABASE_URL });
  const queue = openQueue(connection, patience.queue);
  const bus = openNotificationBus(connection);
  const store = await openStore(storeConfig(env));
  const mailer = openMailer(env);
  const keys = deriveKeys(findSecret(env), env.JWT_SECRET_BEFORE);
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL) : undefined;
  const attempts = redis ? redisAttemptCounter(redis) : memoryAttemptCounter();
  return {
    env,
    database,
    queue,
    bus,
    store,
    mailer,
    keys,
    redis,
    attempts,
    challenges: new Challenges(keys.challenge, attempts, env.CHALLENGE_EFFORT),
    registry: new Registry(),
    media: createMediaUrls(keys.media, Date.now, mediaOrigin(env)?.origin),
    close: async () => {
      mailer.close();
      redis?.disconnect();
      await Promise.allSettled([queue.close(), bus.close()]);
      await database.close();
    },
  };
}

/** How long a connection to the Redis of counters may take, and a start waits for it, in ms. */
const redisConnectMs = 1_000;

/** For counting only: a command that cannot be sent at once, or is not answered soon, fails. */
async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: redisConnectMs,
    commandTimeout: 500,
  });
  // Without a listener a lost connection would be an uncaught error; the counters fall back by themselves.
  redis.on('error', () => undefined);
  // The first callers are counted too; where it is away, or still reads its data, nobody waits for it any longer.
  await once(redis, 'ready', { signal: AbortSignal.timeout(redisConnectMs) }).catch(() => undefined);
  return redis;
}
