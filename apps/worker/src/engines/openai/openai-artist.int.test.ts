import { providerGates } from '@panelwise/db/schema/runs';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allMayLeave } from '../../ledger/testing/all-may-leave.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import { createTestStore, type TestStore } from '../../testing/test-store.ts';
import { createGate } from '../provider/gate.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import { createOpenAiArtist } from './openai-artist.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  await database.db.delete(providerGates);
  provider = await startFakeProvider();
  return () => provider.close();
});

let scenes = 0;
const newOrder = () => makePanelOrder({ scene: `Leo counts to ${++scenes}.` });
const context = () => ({ runId: v7(), signal: new AbortController().signal });
const makeArtist = () =>
  createOpenAiArtist(
    {
      openai: {
        apiKey: 'sk',
        baseUrl: `${provider.url()}/v1`,
        textModel: 't',
        imageModel: 'gpt-image-1-mini',
      },
      outputHosts: [],
    },
    { ...allMayLeave, db: database.db, store, gate: createGate(database.db, 'openai'), graceMs: 120_000 },
  );

test('draws a panel, and gives the same bytes again without another bill', async () => {
  const order = newOrder();
  const art = await makeArtist().draw(order, context());
  expect((await sharp(art.bytes).metadata()).format).toBe('webp');
  expect((await makeArtist().draw(order, context())).bytes.equals(art.bytes)).toBe(true);
  expect(provider.bills.all).toHaveLength(1);
});

test('a refused scene is told as refused, and asked once', async () => {
  provider.setFaults([{ place: 'images', kind: 'refused' }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-refused' });
  expect(provider.requests.get('POST /v1/images/generations')).toBe(1);
});

test('a dropped connection is not repeated', async () => {
  provider.setFaults([{ place: 'images', kind: 'drop' }]);
  await expect(makeArtist().draw(newOrder(), context())).rejects.toMatchObject({ code: 'provider-unknown' });
  expect(provider.bills.all).toHaveLength(1);
});
