import { randomBytes } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { findProviderCall } from '@panelwise/db/repositories/provider-calls';
import { runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { buyPicture, type Purchase } from './testing/buy-picture.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
let stepKey: string;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  stepKey = randomBytes(32).toString('hex');
  provider = await startFakeProvider({ imageMs: 60_000, imagePixels: 40_000 });
  return () => provider.close();
});

/** A pupil's run that buys the picture, and how to cancel it as the API does. */
async function startBuyer(purchase: Partial<Purchase> = {}) {
  const { id: ownerId } = await insertUser(database.db);
  const [run] = await database.db
    .insert(runs)
    .values({ step: 'generate-comic', lane: 'render', ownerId, input: {}, status: 'running' })
    .returning();
  const buy = (more: Partial<Purchase> = {}) => {
    const controller = new AbortController();
    const bought = buyPicture(
      { db: database.db, store },
      {
        baseUrl: provider.url(),
        stepKey,
        runId: run!.id,
        signal: controller.signal,
        ...purchase,
        ...more,
      },
    );
    bought.catch(() => undefined);
    const cancel = async () => {
      await database.db.update(runs).set({ status: 'cancelled' }).where(eq(runs.id, run!.id));
      controller.abort(new DomainError('cancelled'));
      await expect(bought).rejects.toMatchObject({ code: 'cancelled' });
    };
    return { bought, cancel };
  };
  const retry = async () => {
    await database.db.update(runs).set({ status: 'running' }).where(eq(runs.id, run!.id));
    return buy().bought;
  };
  return { ...buy(), retry };
}
const row = async () => (await findProviderCall(database.db, stepKey))!;
const letGo = () => {
  provider.options.imageMs = 0;
  for (const one of provider.predictions) one.readyAt = Date.now();
};

test('two pupils wait for the same picture and one cancels: the other one gets it, for one bill', async () => {
  const first = await startBuyer();
  await expect.poll(() => provider.predictions.length).toBe(1);
  const second = await startBuyer();
  await expect.poll(() => provider.requests.get('GET /v1/predictions/:id') ?? 0).toBeGreaterThan(0);
  await first.cancel();
  expect(provider.predictions[0]!.end).toBe('succeeded');
  letGo();
  await second.bought;
  expect(provider.bills.all).toHaveLength(1);
});

test('cancelled, and the provider cannot be asked just now: a retry takes the work up and pays nothing', async () => {
  const buyer = await startBuyer();
  await expect.poll(() => provider.predictions.length).toBe(1);
  provider.setFaults([{ place: 'list', kind: 'error' }]);
  await buyer.cancel();
  provider.setFaults([]);
  letGo();
  await buyer.retry();
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 1 });
});

test('cancelled work that is bought again counts: the bill of the first one may stand', async () => {
  const buyer = await startBuyer();
  await expect.poll(() => provider.predictions.length).toBe(1);
  await buyer.cancel();
  expect(provider.predictions[0]!.end).toBe('canceled');
  expect(await row()).toMatchObject({ status: 'failed', errorCode: 'cancelled', inDoubt: 1 });
  letGo();
  await buyer.retry();
  expect(provider.bills.all).toHaveLength(2);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 2, inDoubt: 1 });
});

test('cancelled when the picture was just done: it is kept, and a retry pays nothing', async () => {
  const buyer = await startBuyer();
  await expect.poll(() => provider.predictions.length).toBe(1);
  provider.setFaults([{ place: 'picture', kind: 'error', first: 1 }]);
  provider.predictions[0]!.readyAt = Date.now();
  await buyer.cancel();
  expect(await row()).toMatchObject({ status: 'succeeded', inDoubt: 0 });
  await buyer.retry();
  expect(provider.bills.all).toHaveLength(1);
});

test('stopped at the provider by somebody else: whoever still wants it buys it again', async () => {
  const buyer = await startBuyer();
  await expect.poll(() => provider.predictions.length).toBe(1);
  provider.options.imageMs = 0;
  const { id } = provider.predictions[0]!;
  await fetch(`${provider.url()}/v1/predictions/${id}/cancel`, { method: 'POST' });
  provider.predictions[0]!.onGo();
  await buyer.bought;
  expect(provider.bills.all).toHaveLength(2);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 2, inDoubt: 1 });
});
