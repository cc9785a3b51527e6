import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import type { TestServer } from './backends.ts';

export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** A Redis of one's own that can be killed and started again on the same port, with its data. */
export async function startRedis(): Promise<TestServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-redis-'));
  const port = await findFreePort();
  let server = await launch(dir, port);
  const crash = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    connection: { kind: 'redis', url: `redis://127.0.0.1:${port}` },
    crash,
    restart: async () => {
      server = await launch(dir, port);
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await crash();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function launch(dir: string, port: number): Promise<ChildProcess> {
  const persistence = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''];
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, ...persistence],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const chunk of server.stdout!) {
    if (String(chunk).includes('Ready to accept connections')) return server;
  }
  throw new Error('redis-server did not start.');
}
