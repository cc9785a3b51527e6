import { closeGate } from '@panelwise/db/repositories/provider-gates';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { startRun } from '@panelwise/db/repositories/runs';
import { pausedLanes, providerCalls, providerSendings, runs } from '@panelwise/db/schema/runs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { connected, listen, openSocket, watch } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let url: string;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApp({ BUDGET_CENTS_TOTAL: '500' });
  url = await listen(api);
  ada = await createUser(api);
});
afterAll(() => api.close());

const readAll = async () => (await api.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
/** The value of one series, as it stands in the text. */
async function read(series: string): Promise<number | undefined> {
  const line = (await readAll()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function orderRun() {
  const comicId = await createComic(api, ada.userId, { script: true });
  const order = { step: 'generate-comic', ownerId: ada.userId, comicId, input: { comicId } } as const;
  return (await startRun(api.deps.database.db, order)).run;
}

test('what waits is told with its age, until its lane is paused', async () => {
  const { db } = api.deps.database;
  const { lane } = await orderRun();
  await db.update(runs).set({ availableAt: sql`now() - interval '10 minutes'` });
  expect(await read(`panelwise_due_work{lane="${lane}"}`)).toBe(1);
  expect(await read(`panelwise_due_work_oldest_seconds{lane="${lane}"}`)).toBeGreaterThanOrEqual(600);
  expect(await read('panelwise_open_runs{step="generate-comic",state="queued"}')).toBe(1);
  expect(await read('panelwise_open_runs{step="generate-pdf",state="queued"}')).toBe(0);
  await db.update(runs).set({ outageSince: sql`now()` });
  expect(await read('panelwise_open_runs{step="generate-comic",state="held"}')).toBe(1);
  await db.insert(pausedLanes).values({ lane });
  expect(await read(`panelwise_due_work_oldest_seconds{lane="${lane}"}`)).toBe(0);
  expect(await read(`panelwise_lane_paused{lane="${lane}"}`)).toBe(1);
});

test('providers are told with whether they are closed, and what the day has cost beside its budget', async () => {
  const { db } = api.deps.database;
  expect(await read('panelwise_provider_closed{provider="openai"}')).toBe(0);
  await closeGate(db, 'openai', 60_000);
  expect(await read('panelwise_provider_closed{provider="openai"}')).toBe(1);
  expect(await read('panelwise_provider_switched_off{provider="replicate"}')).toBe(0);
  const [call] = await db
    .insert(providerCalls)
    .values({ stepKey: 'metrics', provider: 'replicate', model: 'fake', kind: 'panel', fence: 1 })
    .returning();
  const sending = { callId: call!.id, fence: 1, sentAt: sql`now()`, heardAt: sql`now()` };
  await db.insert(providerSendings).values({ ...sending, outcome: 'succeeded', costMicroUsd: 1_250_000 });
  expect(await read('panelwise_day_cost_usd{provider="replicate"}')).toBe(1.25);
  expect(await read('panelwise_day_budget_usd')).toBe(5);
});

test('screens are counted, and how late their events are', async () => {
  expect(await read('panelwise_sockets')).toBe(0);
  const run = await orderRun();
  const socket = await connected(openSocket(url, ada.token));
  const { events } = await watch(socket, run.id, 1);
  expect(await read('panelwise_sockets')).toBe(1);
  const event = await appendEvent(api.deps.database.db, run, { type: 'run:progress', message: 'On it.' });
  const late = { ...event!, at: new Date(Date.parse(event!.at) - 3_000).toISOString() };
  await api.deps.bus.publish({ topic: 'run-event', event: late, ownerId: ada.userId });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(await read('panelwise_event_lag_seconds_count')).toBe(1);
  expect(await read('panelwise_event_lag_seconds_sum')).toBeGreaterThanOrEqual(3);
  socket.disconnect();
  await vi.waitFor(async () => expect(await read('panelwise_sockets')).toBe(0));
});

test('the pool and what is ready are told, and of no person anything', async () => {
  expect(await read('panelwise_database_connections_max')).toBe(10);
  expect(await read('panelwise_database_queries_waiting')).toBe(0);
  for (const part of ['database', 'queue', 'store'])
    expect(await read(`panelwise_ready{part="${part}"}`)).toBe(1);
  const text = await readAll();
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@/);
});
