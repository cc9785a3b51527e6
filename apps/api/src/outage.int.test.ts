import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusalSchema } from '@panelwise/contracts/http/endpoint';
import { readinessSchema } from '@panelwise/contracts/http/health';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openDeps } from './deps.ts';
import { parseEnv } from './env.ts';

let dataDir: string;
let api: { app: Awaited<ReturnType<typeof buildApp>>; close(): Promise<void> };

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-outage-'));
  // Nobody listens where the database should be.
  const url = `postgres://a:b@127.0.0.1:${await findFreePort()}/c`;
  const deps = await openDeps(
    parseEnv({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  );
  const app = await buildApp(deps);
  api = {
    app,
    close: async () => {
      await app.close();
      await deps.close();
    },
  };
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('without a database the process lives, is not ready, and says within two seconds what is missing', async () => {
  expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const startedAt = Date.now();
  const response = await api.app.inject({ url: '/readyz' });
  const readiness = readinessSchema.parse(response.json());
  expect([response.statusCode, readiness.ready]).toEqual([503, false]);
  expect([readiness.checks.database?.ok, readiness.checks.store?.ok]).toEqual([false, true]);
  expect(response.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  expect(Date.now() - startedAt).toBeLessThan(2_500);
});

test('without a database every call answers 503 in the envelope, and metrics can still be read', async () => {
  for (const url of ['/api/user/getAllStyles', '/api/user/comics', `/api/library/${crypto.randomUUID()}`]) {
    const response = await api.app.inject({ url });
    expect([url, response.statusCode]).toEqual([url, 503]);
    expect(refusalSchema.strict().parse(response.json())).toMatchObject({ code: 'unavailable' });
  }
  expect((await api.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toMatch(
    /panelwise_http_request_seconds[\s\S]*panelwise_ready\{part="database"\} 0/,
  );
});
