import { retention } from '@panelwise/contracts/domain/retention';
import { findProviderCall } from '@panelwise/db/repositories/provider-calls';
import { providerCalls, providerSendings, runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { boughtKey, contentHash } from '@panelwise/storage/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { removeOldBought } from './remove-bought.ts';
import { buyPicture } from './testing/buy-picture.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
  provider = await startFakeProvider({ imageMs: 0, imagePixels: 40_000 });
});
afterAll(() => Promise.all([database.drop(), store.drop(), provider.close()]));

const ago = (ms: number) => new Date(Date.now() - ms);
const longAgo = ago(retention.boughtMs + 60_000);

/** A run that has bought a picture; the same name is the same picture. */
async function buyIn(finishedAt: Date | null, name: string): Promise<string> {
  const { id: ownerId } = await insertUser(database.db);
  const status = finishedAt ? ('succeeded' as const) : ('running' as const);
  const [run] = await database.db
    .insert(runs)
    .values({ step: 'generate-comic', lane: 'render', ownerId, input: {}, status, finishedAt })
    .returning();
  const stepKey = contentHash(name);
  const deps = { db: database.db, store };
  await buyPicture(deps, { baseUrl: provider.url(), stepKey, runId: run!.id });
  return stepKey;
}

test('originals go when all their runs have ended long enough ago, and only then', async () => {
  const old = await buyIn(longAgo, 'old');
  const shared = await buyIn(longAgo, 'shared');
  await buyIn(ago(60_000), 'shared');
  const open = await buyIn(null, 'open');
  await database.db.update(providerCalls).set({ createdAt: longAgo });
  await database.db.update(providerSendings).set({ sentAt: longAgo, finishedAt: longAgo });
  const young = await buyIn(ago(60_000), 'young');

  expect(await removeOldBought({ database, store })).toBe(1);

  expect(await store.head(boughtKey(old, 'webp'))).toBeUndefined();
  for (const key of [shared, open, young]) expect(await store.head(boughtKey(key, 'webp'))).toBeDefined();
  expect(await findProviderCall(database.db, old)).toMatchObject({ status: 'new', objectKey: null });
  expect(provider.bills.all).toHaveLength(4);
  await buyIn(null, 'old');
  expect(provider.bills.all).toHaveLength(5);
  expect(await removeOldBought({ database, store })).toBe(0);
});
