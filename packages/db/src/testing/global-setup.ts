import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../embedded/free-port.ts';
import { startPostgres } from '../embedded/postgres.ts';
import { prepareTemplate } from './test-database.ts';

/**
 * One Postgres server per test run: the one in `TEST_DATABASE_URL`, else a container where a Docker engine
 * answers and `TEST_CONTAINERS=1` asks for it, else the embedded one.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startServer();
  process.env.TEST_DATABASE_URL = server.url;
  await prepareTemplate(server.url);
  return server.stop;
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.TEST_CONTAINERS === '1') {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer(process.env.TEST_POSTGRES_IMAGE ?? 'postgres:18').start();
    return {
      url: container.getConnectionUri(),
      stop: async () => {
        await container.stop();
      },
    };
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-pg-'));
  const server = startPostgres({
    dir: path.join(dir, 'data'),
    port: await findFreePort(),
    durable: false,
    mayCreateDatabases: true,
  });
  return {
    url: server.url,
    stop: async () => {
      server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
