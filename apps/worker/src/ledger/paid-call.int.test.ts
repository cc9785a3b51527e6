import { randomBytes } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  acceptProviderCall,
  claimProviderCall,
  findProviderCall,
  openProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { providerGates, providerSendings, runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { contentHash } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import type { FaultRule } from '../testing/fake-provider/faults.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { buyPicture, type Purchase } from './testing/buy-picture.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));

let stepKey: string;
let baseUrl: string;
/** Lets time pass for what a 429 has closed. */
const openGates = () => database.db.delete(providerGates);
beforeEach(async () => {
  await openGates();
  stepKey = randomBytes(32).toString('hex');
  provider = await startFakeProvider({ imagePixels: 40_000 });
  baseUrl = provider.url();
  return () => provider.close();
});

const buy = (purchase: Partial<Purchase> = {}) =>
  buyPicture({ db: database.db, store }, { baseUrl, stepKey, ...purchase });
const row = async () => (await findProviderCall(database.db, stepKey))!;
const sendings = async () =>
  database.db
    .select()
    .from(providerSendings)
    .where(eq(providerSendings.callId, (await row()).id))
    .orderBy(asc(providerSendings.fence));
const codeOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DomainError);
  return (error as DomainError).code;
};

test('a bought thing is not bought again', async () => {
  const first = await buy();
  expect((await sharp(first).metadata()).format).toBe('webp');
  expect((await buy()).equals(first)).toBe(true);
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 1, inDoubt: 0 });
});

test('fifty callers at once buy one thing, and all get it', async () => {
  provider.options.imageMs = 300;
  const bought = await Promise.all(Array.from({ length: 50 }, () => buy()));
  expect(new Set(bought.map(contentHash)).size).toBe(1);
  expect(provider.bills.all).toHaveLength(1);
});

const lostReplies: FaultRule['kind'][] = ['drop', 'garbage', 'empty', 'gateway'];
test.each(lostReplies)(
  'accepted, and the reply is lost (%s): taken up from the list, one bill',
  async (kind) => {
    provider.setFaults([{ place: 'create', kind }]);
    await buy();
    expect(provider.bills.all).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'succeeded', fence: 1, inDoubt: 0 });
  },
);

test('the list shows new work late: it is waited for, not sent again', async () => {
  provider.options.listLagMs = 1_500;
  provider.setFaults([{ place: 'create', kind: 'drop' }]);
  await buy();
  expect(provider.bills.all).toHaveLength(1);
});

test('work far down the list is found, and its pages are read no further than the time of sending', async () => {
  provider.options.imageMs = 0;
  provider.setFaults([{ place: 'create', kind: 'drop' }]);
  const lost = buy();
  await expect.poll(() => provider.predictions.length).toBe(1);
  const mine = provider.predictions[0]!;
  const others = (count: number, createdAt: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...mine,
      id: `x${createdAt}${n}`,
      createdAt,
      input: { seed: 1 },
    }));
  provider.predictions.unshift(...others(250, Date.now()));
  provider.predictions.push(...others(500, Date.now() - 3_600_000));
  await lost;
  expect(provider.bills.all).toHaveLength(1);
  const pagesPerLook = 4;
  expect(provider.requests.get('GET /v1/predictions')).toBeLessThanOrEqual(pagesPerLook + 1);
});

test('while it is too early to say, nothing is sent and the time to come back is told', async () => {
  await openProviderCall(database.db, { ...place(), stepKey });
  const claim = await claimProviderCall(database.db, { ...(await row()), runId: v7(), taskId: undefined });
  expect(claim?.fence).toBe(1);
  const error = await buy({ graceMs: 10_000 }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'provider-unknown' });
  const { retryAfterMs } = error as DomainError;
  expect(retryAfterMs).toBeGreaterThan(3_000);
  expect(retryAfterMs).toBeLessThan(5_500);
  expect(provider.bills.all).toHaveLength(0);
});

test('after the grace period it is sent again, and that is counted', async () => {
  await openProviderCall(database.db, { ...place(), stepKey });
  await claimProviderCall(database.db, { ...(await row()), runId: v7(), taskId: undefined });
  await buy({ graceMs: 400 });
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 2, inDoubt: 1 });
});

test('the provider cannot be asked whether it has the work: nothing is sent, even after the grace period', async () => {
  await openProviderCall(database.db, { ...place(), stepKey });
  await claimProviderCall(database.db, { ...(await row()), runId: v7(), taskId: undefined });
  provider.setFaults([{ place: 'list', kind: 'error' }]);
  await expect.poll(async () => (await row()).silentMs).toBeGreaterThan(1_100);
  expect(await codeOf(buy({ graceMs: 1_050 }))).toBe('provider-failed');
  expect(provider.bills.all).toHaveLength(0);
});

test('a process that stood still between announcing and sending does not send; the next look announces anew', async () => {
  const times = [0, 700, 1_000, 1_001];
  await buy({ clock: () => times.shift() ?? 2_000 });
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 2, inDoubt: 0 });
});

const refusals: [FaultRule['kind'], string][] = [
  ['busy', 'provider-busy'],
  ['error', 'provider-failed'],
  ['auth', 'provider-auth'],
  ['quota', 'provider-quota'],
  ['refused', 'provider-refused'],
];
test.each(refusals)(
  'refused (%s): told as %s, nothing billed, and free to be sent again',
  async (kind, code) => {
    provider.setFaults([{ place: 'create', kind, first: 1 }]);
    expect(await codeOf(buy())).toBe(code);
    expect(await row()).toMatchObject({ status: 'failed', errorCode: code });
    expect(provider.bills.all).toHaveLength(0);
    await openGates();
    await buy();
    expect(provider.bills.all).toHaveLength(1);
  },
);

test('nobody listens: certainly not sent, so no grace period', async () => {
  await provider.close();
  expect(await codeOf(buy())).toBe('provider-failed');
  expect(await row()).toMatchObject({ status: 'failed' });
});

test('the work fails at the provider: told, and the next call buys anew under a new marker', async () => {
  provider.setFaults([{ place: 'create', kind: 'fail', first: 1 }]);
  expect(await codeOf(buy())).toBe('provider-failed');
  await buy();
  const [second, first] = provider.predictions;
  expect((await sendings()).map((one) => [one.outcome, one.externalId])).toEqual([
    ['failed', first!.id],
    ['succeeded', second!.id],
  ]);
  expect(second!.input.seed).not.toBe(first!.input.seed);
});

test('the second sending is lost too: the first, failed one is not taken for it', async () => {
  provider.setFaults([
    { place: 'create', kind: 'fail', first: 1 },
    { place: 'create', kind: 'drop', every: 1 },
  ]);
  await codeOf(buy());
  await buy();
  expect((await row()).externalId).toBe(provider.predictions[0]!.id);
});

test('an accepted call is taken up by its id, through trouble with the reading', async () => {
  provider.options.imageMs = 100;
  const id = await startWork();
  provider.setFaults([{ place: 'get', kind: 'error', first: 2 }]);
  await buy();
  expect((await row()).externalId).toBe(id);
  expect(provider.bills.all).toHaveLength(1);
});

test('an id that the provider does not know comes to nothing, and the next call buys', async () => {
  await openProviderCall(database.db, { ...place(), stepKey });
  const claim = await claimProviderCall(database.db, { ...(await row()), runId: v7(), taskId: undefined });
  await acceptProviderCall(database.db, claim!, 'unknown');
  expect(await codeOf(buy())).toBe('provider-failed');
  await buy();
  expect(provider.bills.all).toHaveLength(1);
});

test('cancelled while the reply is held back: the work is found, and stopped at the provider', async () => {
  provider.options.imageMs = 60_000;
  const run = await addCancelledRun();
  const controller = new AbortController();
  const bought = buy({ signal: controller.signal, runId: run });
  const code = codeOf(bought);
  await expect.poll(() => provider.predictions.length).toBe(1);
  const started = performance.now();
  controller.abort(new Error('The lease was taken away.'));
  expect(await code).toBe('timeout');
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(provider.predictions[0]!.end).toBe('canceled');
  expect(await row()).toMatchObject({ status: 'failed', errorCode: 'cancelled' });
});

test('cancelled while accepted work is waited for: stopped at the provider', async () => {
  provider.options.imageMs = 60_000;
  const id = await startWork();
  const controller = new AbortController();
  const code = codeOf(buy({ signal: controller.signal, runId: await addCancelledRun() }));
  await expect.poll(() => provider.requests.get('GET /v1/predictions/:id')).toBeGreaterThan(0);
  controller.abort(new DomainError('cancelled'));
  expect(await code).toBe('cancelled');
  expect(provider.predictions.find((one) => one.id === id)!.end).toBe('canceled');
  expect(await row()).toMatchObject({ status: 'failed', errorCode: 'cancelled' });
});

test('stopped by a shutdown: the work goes on, and the next process takes it up', async () => {
  provider.options.imageMs = 700;
  const controller = new AbortController();
  const code = codeOf(buy({ signal: controller.signal }));
  await expect.poll(() => provider.predictions.length).toBe(1);
  controller.abort(new DomainError('unavailable'));
  expect(await code).toBe('unavailable');
  await buy();
  expect((await row()).externalId).toBe(provider.predictions[0]!.id);
  expect(provider.bills.all).toHaveLength(1);
});

function place() {
  return { provider: 'replicate', model: 'fake/model', kind: 'panel', runId: v7() };
}

/** Work that is accepted under an id and not yet done. */
async function startWork(): Promise<string> {
  await openProviderCall(database.db, { ...place(), stepKey });
  const claim = await claimProviderCall(database.db, { ...(await row()), runId: v7(), taskId: undefined });
  const reply = await fetch(`${provider.url()}/v1/models/fake/model/predictions`, {
    method: 'POST',
    body: JSON.stringify({ input: { prompt: 'x' } }),
  });
  const { id } = (await reply.json()) as { id: string };
  await acceptProviderCall(database.db, claim!, id);
  return id;
}

async function addCancelledRun(): Promise<string> {
  const { id: ownerId } = await insertUser(database.db);
  const run = { step: 'generate-comic', lane: 'render', ownerId, input: {}, status: 'cancelled' } as const;
  const [added] = await database.db.insert(runs).values(run).returning();
  return added!.id;
}

test('a retry long after the address has died reads our own store', async () => {
  const first = await buy();
  provider.setFaults([{ place: 'picture', kind: 'gone' }]);
  expect((await buy()).equals(first)).toBe(true);
  expect(provider.bills.all).toHaveLength(1);
  const { objectKey, objectHash, result } = await row();
  expect(contentHash(await store.readAll(objectKey!))).toBe(objectHash);
  expect(result).toBeNull();
});

const losses: [string, (objectKey: string) => Promise<unknown>][] = [
  ['gone', (objectKey) => store.remove([objectKey])],
  ['damaged', (objectKey) => store.put(objectKey, Buffer.from('half a picture'), 'image/webp')],
];
test.each(losses)('an object that is %s in our store is bought anew, and both cost', async (_name, lose) => {
  await buy();
  await lose((await row()).objectKey!);
  await buy();
  expect(provider.bills.all).toHaveLength(2);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 2, inDoubt: 0 });
});

test('the store restarts just when the picture comes: it is kept all the same', async () => {
  let refusals = 2;
  const restarting: ObjectStore = {
    ...store,
    put: (...object) =>
      refusals-- > 0 ? Promise.reject(new DomainError('unavailable')) : store.put(...object),
  };
  await buyPicture({ db: database.db, store: restarting }, { baseUrl, stepKey });
  expect(await store.head((await row()).objectKey!)).toBeDefined();
  expect(provider.bills.all).toHaveLength(1);
});
