import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { startPostgres } from '@panelwise/db/embedded/postgres';

export type TestServices = { env: Record<string, string>; missing: string[]; stop(): void };

const swiftScript = path.resolve(import.meta.dirname, '../../packages/storage/testing/swift-s3.sh');

/**
 * Starts, once for the whole run, the servers that the tests need: what the environment names is used, what
 * is installed is started, what is missing is named with the reason.
 */
export async function startTestServices(): Promise<TestServices> {
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-test-'));
  const env: Record<string, string> = {};
  const missing: string[] = [];
  const stops: (() => void)[] = [];
  if (!process.env.TEST_DATABASE_URL) {
    const server = startPostgres({ dir: path.join(dir, 'postgres'), port: await findFreePort(), durable: false });
    env.TEST_DATABASE_URL = server.url;
    stops.push(() => server.stop());
  }
  if (!process.env.TEST_REDIS_URL) {
    if (isInstalled('redis-server')) {
      const port = await findFreePort();
      const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
      env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
      stops.push(() => child.kill());
    } else missing.push('Redis driver: no redis-server is installed and TEST_REDIS_URL is not set');
  }
  if (!process.env.TEST_S3_ENDPOINT) {
    const reason = await startSwift(path.join(dir, 'swift'), env, stops);
    if (reason) missing.push(reason);
  }
  return {
    env,
    missing,
    stop: () => {
      for (const stop of stops.reverse()) stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function startSwift(dir: string, env: Record<string, string>, stops: (() => void)[]): Promise<string | undefined> {
  if (!existsSync('/usr/bin/swift-proxy-server') || !isInstalled('memcached')) return 'S3 driver: no S3 server is installed (OpenStack Swift) and TEST_S3_ENDPOINT is not set';
  if (process.getuid?.() !== 0) return 'S3 driver: OpenStack Swift is installed, but only root can start it, and TEST_S3_ENDPOINT is not set';
  const port = await findFreePort();
  const started = spawnSync('bash', [swiftScript, 'start', dir, String(port)], { encoding: 'utf8' });
  if (started.status !== 0) return `S3 driver: OpenStack Swift did not start: ${started.stderr.trim()}`;
  Object.assign(env, { TEST_S3_ENDPOINT: started.stdout.trim().split('\n').at(-1) ?? '', TEST_S3_ACCESS_KEY: 'test:tester', TEST_S3_SECRET_KEY: 'testing' });
  stops.push(() => spawnSync('bash', [swiftScript, 'stop', dir]));
  return undefined;
}

/** True when a program is on the PATH. */
export function isInstalled(program: string): boolean {
  return spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { stdio: 'ignore' }).status === 0;
}
