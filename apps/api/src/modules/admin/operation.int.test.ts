import { getQueues, pauseLane } from '@panelwise/contracts/http/admin';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { claimRun } from '@panelwise/db/repositories/runs';
import { requeue } from '@panelwise/db/repositories/work-leases';
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
