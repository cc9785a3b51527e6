import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { crashPostgres, startPostgres } from '@panelwise/db/embedded/postgres';
import { createTestDatabase } from '@panelwise/db/testing/test-database';
import { Redis } from 'ioredis';
import { migrateQueue, type QueueConnection } from '../connection.ts';
import { hasRedisServer, startRedis } from './redis-server.ts';

export type TestBackend = { connection: QueueConnection; stop(): Promise<void> };

/** A server of one's own, to be taken down in a test. */
export type TestServer = TestBackend & {
  crash(): Promise<void>;
  restart(): Promise<void>;
};

/** For queues of tests that are not about a backend that is away: a busy machine may take long to answer. */
export const patientQueue = { answerMs: 30_000 };

const noRedis = hasRedisServer() ? undefined : 'there is no redis-server on this machine';

/** Both backends for tests that only use them. */
export const backends: { name: string; skip: string | undefined; start(): Promise<TestBackend> }[] = [
  { name: 'Postgres', skip: undefined, start: openDatabase },
  process.env.TEST_REDIS_URL
    ? { name: 'Redis', skip: undefined, start: () => openRedis(process.env.TEST_REDIS_URL ?? '') }
    : { name: 'Redis', skip: noRedis, start: startRedis },
];

/** Both backends for tests that take them down. */
export const servers: { name: string; skip: string | undefined; start(): Promise<TestServer> }[] = [
  { name: 'Postgres', skip: undefined, start: startOwnPostgres },
  { name: 'Redis', skip: noRedis, start: startRedis },
];

/** A Redis for tests that do not choose a backend, where `TEST_BACKEND=Redis` has all of those run on it. */
export const startUsualRedis = async (): Promise<TestBackend | undefined> =>
  process.env.TEST_BACKEND === 'Redis' ? startRedis() : undefined;

export function testTitle(what: string, { name, skip }: { name: string; skip: string | undefined }): string {
  return `${what} on ${name}${skip ? ` (skipped: ${skip})` : ''}`;
}

async function openDatabase(): Promise<TestBackend> {
  const database = await createTestDatabase();
  const connection = { kind: 'postgres', url: database.url } as const;
  await migrateQueue(connection);
  return { connection, stop: database.drop };
}

async function openRedis(url: string): Promise<TestBackend> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return { connection: { kind: 'redis', url }, stop: async () => undefined };
}

async function startOwnPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'panelwise-queue-pg-'));
  const dir = path.join(folder, 'data');
  const port = await findFreePort();
  let server = startPostgres({ dir, port });
  const connection = { kind: 'postgres', url: server.url } as const;
  await migrateQueue(connection);
  return {
    connection,
    crash: async () => crashPostgres(dir),
    restart: async () => {
      server = startPostgres({ dir, port });
    },
    stop: async () => {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
