import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findProviderCall } from '@panelwise/db/repositories/provider-calls';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { buyPicture } from './testing/buy-picture.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
let stepKey: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  stepKey = randomBytes(32).toString('hex');
  provider = await startFakeProvider({ imagePixels: 40_000 });
  return async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await provider.close();
  };
});

type Buyer = { child: ChildProcess; heard(word: string): Promise<void> };

/** Starts a buyer; `heard` waits until it says a word. */
function spawnBuyer(mode: string): Buyer {
  const script = path.join(import.meta.dirname, 'testing/buyer-process.ts');
  const child = spawn(process.execPath, [script, database.url, store.dir, provider.url(), stepKey, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const heard = async (word: string) => {
    for (;;) {
      const line = await lines.next();
      if (line.done) throw new Error(`The buyer ended before it said "${word}".`);
      if (line.value === word) return;
    }
  };
  return { child, heard };
}

async function startBuyer(mode: string, word: string): Promise<Buyer> {
  const buyer = spawnBuyer(mode);
  await buyer.heard(word);
  return buyer;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** What a process that takes over does: it comes back when it is told to. */
async function takeOver(graceMs: number): Promise<Buffer> {
  for (;;) {
    try {
      return await buyPicture({ db: database.db, store }, { baseUrl: provider.url(), stepKey, graceMs });
    } catch (error) {
      if ((error as { code?: string }).code !== 'provider-unknown') throw error;
    }
  }
}

const row = async () => (await findProviderCall(database.db, stepKey))!;

test('killed before the request left: one bill, after the grace period', async () => {
  const { child } = await startBuyer('stop-before-send', 'announced');
  await kill(child);
  await takeOver(1_500);
  expect(provider.bills.all).toHaveLength(1);
  // Whether the request had left could not be known, so it counts as a possible double bill.
  expect(await row()).toMatchObject({ status: 'succeeded', inDoubt: 1 });
});

test('killed after the request left and before the reply: one bill, and the picture of that bill', async () => {
  provider.options.imageMs = 1_000;
  const { child } = await startBuyer('buy', 'announced');
  await expect.poll(() => provider.bills.all.length).toBe(1);
  await kill(child);
  await takeOver(30_000);
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ externalId: provider.predictions[0]!.id, inDoubt: 0 });
});

test('killed after the reply and before its commit: one bill', async () => {
  const { child } = await startBuyer('stop-after-reply', 'replied');
  expect((await row()).status).toBe('sent');
  await kill(child);
  await takeOver(30_000);
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ fence: 1, inDoubt: 0 });
});

test('killed with the picture in hand, before it was in our store: fetched again, one bill', async () => {
  const { child } = await startBuyer('stop-before-store', 'fetched');
  expect(await row()).toMatchObject({ status: 'accepted', externalId: provider.predictions[0]!.id });
  await kill(child);
  await takeOver(30_000);
  expect(provider.deliveries).toBe(2);
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'succeeded', fence: 1, inDoubt: 0 });
});

test('stopped for a second between announcing and sending: takes its announcement back, and one bill in the end', async () => {
  const { child, heard } = await startBuyer('pause-before-send', 'pausing');
  await expect.poll(async () => (await row()).silentMs).toBeGreaterThan(1_000);
  expect(provider.bills.all).toHaveLength(0);
  child.kill('SIGCONT');
  await heard('bought');
  expect(provider.bills.all).toHaveLength(1);
  expect(await row()).toMatchObject({ fence: 2, inDoubt: 0 });
});

test('stopped for longer than the grace period: another process buys, and the one that wakes up does not send', async () => {
  const { child, heard } = await startBuyer('pause-before-send', 'pausing');
  await takeOver(1_200);
  child.kill('SIGCONT');
  await heard('bought');
  expect(provider.bills.all).toHaveLength(1);
  expect((await row()).externalId).toBe(provider.predictions[0]!.id);
});

test('four processes at once, and the one that sends is killed: the others take up its work, one bill', async () => {
  provider.options.imageMs = 2_500;
  const buyers = Array.from({ length: 4 }, () => spawnBuyer('buy'));
  const exits = buyers.map(({ child }) => once(child, 'exit'));
  const sender = await Promise.any(buyers.map((buyer) => buyer.heard('announced').then(() => buyer)));
  await expect.poll(() => provider.bills.all.length).toBe(1);
  await kill(sender.child);
  await Promise.all(exits);
  const others = buyers.filter((buyer) => buyer !== sender);
  expect(others.map(({ child }) => child.exitCode)).toEqual([0, 0, 0]);
  expect(provider.bills.all).toHaveLength(1);
});
