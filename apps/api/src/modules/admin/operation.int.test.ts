import { getQueues, pauseLane, switchProvider } from '@panelwise/contracts/http/admin';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import {
  claimProviderCall,
  openProviderCall,
  succeedProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { claimRun, startRun } from '@panelwise/db/repositories/runs';
import { requeue } from '@panelwise/db/repositories/work-leases';
import { auditLog } from '@panelwise/db/schema/accounts';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let creator: TestUser;

beforeAll(async () => {
  site = await startTestApp();
  [admin, creator] = [await createUser(site, 'admin'), await createUser(site)];
});
afterAll(() => site.close());

const queues = (query: Record<string, string> = {}) =>
  site.call(getQueues, { token: admin.token, query }).then(({ body }) => body);
const pause = (lane: string, paused: boolean) =>
  site
    .call(pauseLane, { token: admin.token, params: { lane }, body: { paused } })
    .then(({ body }) => body.lane);

test('an operator sees what waits and runs, and finds runs by title and creator', async () => {
  const comicId = await createComic(site, creator.userId, { title: 'Waiting to be drawn', script: true });
  await site.call(stepEndpoint('generate-comic'), {
    token: creator.token,
    body: { comicId, pages: script },
    headers: { prefer: 'respond-async' },
  });
  const { lanes, runs } = await queues();
  expect(lanes.map(({ lane }) => lane)).toEqual(['text', 'image', 'render']);
  expect(lanes.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(1);
  expect(runs).toMatchObject([{ step: 'generate-comic', status: 'queued', title: 'Waiting to be drawn' }]);
  expect((await queues({ search: creator.email })).total).toBe(1);
  expect((await queues({ status: 'failed' })).total).toBe(0);
  expect((await site.refuse(getQueues, { token: creator.token })).code).toBe('forbidden');
});

test('no worker begins work in a paused lane, and it goes on afterwards', async () => {
  const [run] = (await queues()).runs;
  const { db } = site.deps.database;
  expect(await pause(run!.lane, true)).toMatchObject({ paused: true });
  expect(await claimRun(db, run!._id, 10_000)).toBeUndefined();
  expect(await pause(run!.lane, false)).toMatchObject({ paused: false });
  expect(await claimRun(db, run!._id, 10_000)).toBeDefined();
});

test('a lane counts its work, whoever was woken for it', async () => {
  const { db } = site.deps.database;
  const other = await createComic(site, creator.userId, { title: 'Another one', script: true });
  await site.call(stepEndpoint('generate-comic'), {
    token: creator.token,
    body: { comicId: other, pages: script },
    headers: { prefer: 'respond-async' },
  });
  const [run] = await db.select().from(runs).where(eq(runs.comicId, other));
  const { lane, id } = run!;
  const work = async () => (await queues()).lanes.find((one) => one.lane === lane)!;
  const before = await work();
  const claimed = await claimRun(db, id, 10_000);
  expect(await work()).toMatchObject({ waiting: before.waiting - 1, active: before.active + 1 });
  const again = { delayMs: 60_000, counts: 'try' as const, code: 'internal' as const, message: 'Try again.' };
  await requeue(db, 'run', { id, fence: claimed!.fence }, again);
  expect(await work()).toMatchObject({ active: before.active, delayed: before.delayed + 1 });
});

test('an admin switches a provider off and on, with the reason, and what it cost is there', async () => {
  const { db } = site.deps.database;
  const { run } = await startRun(db, { step: 'print-kit', ownerId: creator.userId, input: {} });
  const order = { stepKey: 'a picture', provider: 'replicate', model: 'm', kind: 'panel', runId: run.id };
  const { id } = await openProviderCall(db, order);
  const sending = (await claimProviderCall(db, { id, fence: 0, runId: run.id }))!;
  const usage = { costMicroUsd: 25_000 };
  await succeedProviderCall(db, { ...sending, stepKey: order.stepKey }, { bought: { result: {} }, usage });
  const replicate = async () => (await queues()).providers.find((one) => one.provider === 'replicate');
  expect(await replicate()).toEqual({ provider: 'replicate', on: true, reason: null, calls: 1, cents: 2.5 });

  const params = { provider: 'replicate' };
  const change = (body: object) => ({ token: admin.token, params, body });
  const unsaid = await site.refuse(switchProvider, change({ on: false, reason: ' ' }));
  expect(unsaid.details).toEqual([{ path: 'reason', message: 'Please say why.' }]);
  const off = await site.call(switchProvider, change({ on: false, reason: 'The bill looks odd.' }));
  expect(off.body.provider).toMatchObject({ on: false, reason: 'The bill looks odd.', cents: 2.5 });
  expect(await replicate()).toMatchObject({ on: false });
  expect((await site.call(switchProvider, change({ on: true }))).body.provider).toMatchObject({
    on: true,
    reason: null,
  });
  const written = await db.select().from(auditLog).where(eq(auditLog.subjectType, 'provider'));
  expect(written.map(({ action, actorId, reason }) => [action, actorId, reason])).toEqual([
    ['switched-off', admin.userId, 'The bill looks odd.'],
    ['switched-on', admin.userId, ''],
  ]);
  const stranger = { token: creator.token, params, body: { on: false, reason: 'x' } };
  expect((await site.refuse(switchProvider, stranger)).code).toBe('forbidden');
});
