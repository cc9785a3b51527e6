import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Config } from '../s3-store.ts';

const script = path.resolve(import.meta.dirname, '../../testing/swift-s3.sh');
/** Swift needs this many ports in a row. */
const portCount = 5;

/** Why this machine has no S3 server to test with, or undefined when it has one. */
export function findReasonToSkipS3(): string | undefined {
  if (process.env.TEST_S3_ENDPOINT) return undefined;
  if (!canRun('/usr/bin/swift-proxy-server') || !canRun('/usr/bin/memcached')) {
    return 'TEST_S3_ENDPOINT is not set and OpenStack Swift is not installed';
  }
  return process.getuid?.() === 0 ? undefined : 'OpenStack Swift is installed, but only root may start it';
}

function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The S3 server that the environment names, else a Swift of one's own. */
export async function startS3(): Promise<{ config: Omit<S3Config, 'bucket'>; stop(): void }> {
  const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY, TEST_S3_REGION } = process.env;
  if (TEST_S3_ENDPOINT) {
    const keys = { accessKey: TEST_S3_ACCESS_KEY ?? '', secretKey: TEST_S3_SECRET_KEY ?? '' };
    return {
      config: { endpoint: TEST_S3_ENDPOINT, region: TEST_S3_REGION ?? 'us-east-1', ...keys },
      stop: () => undefined,
    };
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-s3-'));
  const endpoint = execFileSync(script, ['start', dir, String(await findFreePorts())], {
    encoding: 'utf8',
  }).trim();
  return {
    config: { endpoint, region: 'us-east-1', accessKey: 'test:tester', secretKey: 'testing' },
    stop: () => {
      execFileSync(script, ['stop', dir]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function findFreePorts(): Promise<number> {
  for (;;) {
    const first = 21_000 + Math.floor(Math.random() * 480);
    const ports = Array.from({ length: portCount }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
