import { login } from '@panelwise/contracts/http/auth';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { startRun } from '@panelwise/db/repositories/runs';
import { runs } from '@panelwise/db/schema/runs';
import { startProxy } from '@panelwise/db/testing/proxy';
import { testTitle } from '@panelwise/queue/testing/backends';
import { hasRedisServer, startRedis } from '@panelwise/queue/testing/redis-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { openDeps } from './deps.ts';
import { createComic, createUser, password, type TestUser } from './testing/fixtures.ts';
import { connected, listen, openSocket, watch } from './testing/open-socket.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const skip = hasRedisServer() ? undefined : 'there is no redis-server on this machine';

describe.skipIf(skip)(testTitle('the API', { name: 'Redis', skip }), () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let api: TestApp;
  /** A second API process on the same database and Redis. */
  let other: TestApp;
  let ada: TestUser;

  beforeAll(async () => {
    redis = await startRedis();
    api = await startTestApp({ REDIS_URL: redis.connection.url });
    other = await startTestApp({}, { beside: api });
    ada = await createUser(api);
  });
  afterAll(async () => {
    await other.close();
    await api.close();
    await redis.stop();
  });

  test('two processes count wrong passwords together', async () => {
    const victim = await createUser(api);
    const body = { email: victim.email, password: 'not this one' };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const { refuse } = i % 2 === 0 ? api : other;
      statuses.push((await refuse(login, { body, address: '192.0.2.8' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('an event published by one process arrives once at a screen of the other', async () => {
    const comicId = await createComic(api, ada.userId, { script: true });
    const order = { step: 'generate-comic', ownerId: ada.userId, comicId, input: { comicId } } as const;
    const { run } = await startRun(api.deps.database.db, order);
    const socket = await connected(openSocket(await listen(api), ada.token));
    const { events } = await watch(socket, run.id, 1);
    for (const message of ['two', 'three']) {
      const event = await appendEvent(api.deps.database.db, run, { type: 'run:progress', message });
      await other.deps.bus.publish({ topic: 'run-event', event: event!, ownerId: ada.userId });
    }
    await vi.waitFor(() => expect(events.map((event) => event.seq)).toEqual([2, 3]));
    socket.disconnect();
  });

  test('behind a Redis that has fallen silent, reading and logging in go on', async () => {
    const proxy = await startProxy(redis.connection);
    const deps = await openDeps({ ...api.env, REDIS_URL: proxy.connection.url });
    const app = await buildApp(deps);
    try {
      await vi.waitFor(() => expect(deps.redis?.status).toBe('ready'));
      proxy.freeze();
      const startedAt = Date.now();
      const read = await app.inject({ url: '/api/user/getAllThemes' });
      const payload = { email: ada.email, password };
      const loggedIn = await app.inject({ method: 'POST', url: '/api/user/login', payload });
      expect([read.statusCode, loggedIn.statusCode]).toEqual([200, 200]);
      expect(Date.now() - startedAt).toBeLessThan(4_000);
    } finally {
      await proxy.close();
      await app.close();
      await deps.close();
    }
  });

  test('while Redis is away, generating answers 503 at once and leaves no row; everything else works', async () => {
    const comicId = await createComic(api, ada.userId, { script: true });
    const order = { token: ada.token, body: { comicId }, headers: { prefer: 'respond-async' } };
    const before = await api.deps.database.db.select().from(runs);
    await redis.crash();
    await vi.waitFor(async () => expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(503));
    // Starting it again would help nobody.
    expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const startedAt = Date.now();
    const refusal = await api.refuse(stepEndpoint('generate-comic'), order);
    expect(refusal).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    expect(await api.deps.database.db.select().from(runs)).toEqual(before);
    await api.call(login, { body: { email: ada.email, password } });

    await redis.restart();
    const runId = await vi.waitFor(
      async () => {
        const { body } = await api.call(stepEndpoint('generate-comic'), order);
        return (body as { data: { runId: string } }).data.runId;
      },
      { timeout: 60_000, interval: 200 },
    );
    expect((await api.call(getRun, { token: ada.token, params: { id: runId } })).body.data.status).toBe(
      'queued',
    );
  });
});
