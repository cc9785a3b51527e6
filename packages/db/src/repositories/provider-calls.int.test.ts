import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { providerSendings } from '../schema/runs.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  acceptProviderCall,
  claimProviderCall,
  failProviderCall,
  findProviderCall,
  openProviderCall,
  rejectProviderResult,
  type Sending,
  succeedProviderCall,
  touchProviderCall,
} from './provider-calls.ts';

let database: TestDatabase;
let stepKey: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  stepKey = randomBytes(32).toString('hex');
});

const call = async () => (await findProviderCall(database.db, stepKey))!;
const usage = { tokensIn: 900, tokensOut: 100, costMicroUsd: 500 };

/** Announces the next sending of the call. */
async function send(lostAfterMs?: number): Promise<Sending> {
  const runId = v7();
  await openProviderCall(database.db, { stepKey, provider: 'fake', model: 'm', kind: 'text', runId });
  return (await claimProviderCall(database.db, { ...(await call()), runId, lostAfterMs }))!;
}

const succeed = (sending: Sending, text: string) =>
  succeedProviderCall(
    database.db,
    { ...sending, stepKey },
    { bought: { result: { text } }, usage, externalId: text },
  );

async function sendings() {
  const { id } = await call();
  return database.db
    .select()
    .from(providerSendings)
    .where(eq(providerSendings.callId, id))
    .orderBy(asc(providerSendings.fence));
}

test('every sending keeps what it cost: an answer that is refused, and the next one', async () => {
  await succeed(await send(), 'first');
  await rejectProviderResult(database.db, stepKey, 'provider-garbage');
  await succeed(await send(), 'second');
  expect(await call()).toMatchObject({ status: 'succeeded', fence: 2, result: { text: 'second' } });
  expect(await sendings()).toMatchObject([
    { fence: 1, outcome: 'unusable', costMicroUsd: 500, externalId: 'first', inDoubt: false },
    { fence: 2, outcome: 'succeeded', costMicroUsd: 500, externalId: 'second', inDoubt: false },
  ]);
});

test('a late result of a lost sending is kept, because it is paid for; both cost', async () => {
  const first = await send();
  const second = await send(0);
  expect(second.fence).toBe(2);
  expect(await sendings()).toMatchObject([
    { outcome: 'lost', inDoubt: true },
    { outcome: null, inDoubt: false },
  ]);
  expect(await acceptProviderCall(database.db, first, 'late')).toBe(false);
  expect(await succeed(first, 'late')).toBe(true);
  expect(await call()).toMatchObject({ status: 'succeeded', result: { text: 'late' } });
  expect(await sendings()).toMatchObject([
    { outcome: 'succeeded', inDoubt: false, costMicroUsd: 500 },
    { outcome: null, inDoubt: true },
  ]);
  expect(await succeed(second, 'second')).toBe(false);
  expect(await call()).toMatchObject({ result: { text: 'late' } });
  expect((await sendings()).map((one) => one.costMicroUsd)).toEqual([500, 500]);
});

test('a failure of an older sending says nothing about the call', async () => {
  const first = await send();
  await send(0);
  expect(await failProviderCall(database.db, first, { errorCode: 'provider-refused' })).toBe(false);
  expect(await call()).toMatchObject({ status: 'sent', fence: 2 });
  expect((await sendings())[0]).toMatchObject({ outcome: 'failed', inDoubt: false });
});

test('a sign of life starts the silence anew, for the newest sending only', async () => {
  const first = await send();
  await expect.poll(async () => (await call()).silentMs).toBeGreaterThan(100);
  expect(await touchProviderCall(database.db, first)).toBe(true);
  expect((await call()).silentMs).toBeLessThan(100);
  expect(await claimProviderCall(database.db, { ...first, runId: v7(), lostAfterMs: 5_000 })).toBeUndefined();
  expect(await touchProviderCall(database.db, { ...first, fence: 7 })).toBe(false);
});

test('of ten that claim at once one gets it', async () => {
  await succeed(await send(), 'first');
  await rejectProviderResult(database.db, stepKey, 'provider-garbage');
  const before = await call();
  const claims = Array.from({ length: 10 }, () => claimProviderCall(database.db, { ...before, runId: v7() }));
  expect((await Promise.all(claims)).filter(Boolean)).toEqual([{ id: before.id, fence: 2 }]);
  const lost = Array.from({ length: 10 }, () =>
    claimProviderCall(database.db, { id: before.id, fence: 2, runId: v7(), lostAfterMs: 0 }),
  );
  expect((await Promise.all(lost)).filter(Boolean)).toEqual([{ id: before.id, fence: 3 }]);
  expect(await call()).toMatchObject({ inDoubt: 1, fence: 3 });
});
