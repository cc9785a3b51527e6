import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue } from '@panelwise/queue/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateQueue({ kind: 'postgres', url: database.url });
  dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-server-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return { child, output: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );

test('a taken port is named, and the process ends with 1', async () => {
  const squatter = createServer();
  const port = await listening(squatter);
  const { exited, output } = start({ PORT: String(port) });
  expect(await exited).toBe(1);
  expect(output()).toContain(`PORT ${port} is taken`);
  squatter.close();
});

test('a wrong environment is named key by key, and nothing is started', async () => {
  const { exited, output } = start({ PORT: 'x', REDIS_URL: 'http://x', NODE_ENV: 'production' });
  expect(await exited).toBe(1);
  for (const key of ['PORT', 'REDIS_URL', 'JWT_SECRET']) expect(output()).toContain(key);
  expect(output()).not.toMatch(/^\s+at /m);
});

test('it says when it is ready, keeps its secret, and ends well when asked to', async () => {
  const { child, exited } = start({ PORT: '0' });
  await new Promise((resolve) => child.once('message', resolve));
  expect(readdirSync(dataDir)).toContain('jwt-secret');
  const startedAt = Date.now();
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});
