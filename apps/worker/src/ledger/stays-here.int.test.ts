import { startRun } from '@panelwise/db/repositories/runs';
import { users } from '@panelwise/db/schema/accounts';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseEngines } from '../engines/choose-engines.ts';
import { mayLeaveBy } from '../engines/firewall.ts';
import { newBrief } from '../engines/openai/testing/new-brief.ts';
import { makePanelOrder } from '../engines/testing/panel-order.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider/fake-provider.ts';
import { plenty } from '../testing/plenty.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
  // Long enough for an account to be changed while an answer is on its way, on a busy machine too.
  provider = await startFakeProvider({ textMs: 3_000 });
});
afterAll(async () => {
  await provider.close();
  await Promise.all([database.drop(), store.drop()]);
});

const child = { userType: 'Student', birthYear: new Date().getUTCFullYear() - 10, country: 'US' } as const;
const engines = () =>
  chooseEngines(
    {
      openai: { apiKey: 'sk-test', baseUrl: `${provider.url()}/v1`, textModel: 't', imageModel: 'i' },
      replicate: { apiToken: 'r8-test', baseUrl: provider.url(), imageModel: 'fake/model' },
      outputHosts: [],
    },
    { db: database.db, store, budget: plenty },
  );
async function newRun(over: Parameters<typeof insertUser>[1] = {}) {
  const owner = await insertUser(database.db, over);
  const { run } = await startRun(database.db, { step: 'refine-prompt', ownerId: owner.id, input: {} });
  return { ownerId: owner.id, run };
}
const context = (runId: string) => ({ runId, signal: new AbortController().signal });

test('an age that becomes known between two requests stops the second, and the house goes on', async () => {
  const { ownerId, run } = await newRun();
  const { writer, artist } = await engines().of(run);
  expect([writer.name, artist.name]).toEqual(['openai', 'replicate']);
  // The first answer cannot be used, so it would be sent back with what is wrong with it.
  provider.setFaults([{ place: 'chat', kind: 'invalid', first: 1 }]);
  const writing = writer.breakdown(newBrief('one story'), context(run.id));
  await expect.poll(() => provider.chats.length).toBe(1);
  await database.db.update(users).set(child).where(eq(users.id, ownerId));
  const parts = await writing;
  expect(provider.chats).toHaveLength(1);
  const { writer: own } = await engines().of(run);
  expect(own.name).toBe('builtin');
  expect(parts).toEqual(await own.breakdown(newBrief('one story'), context(run.id)));

  // Engines that were handed out before draw here too.
  const art = await artist.draw(makePanelOrder(), context(run.id));
  expect(art.contentType).toBe('image/jpeg');
  expect(provider.predictions).toEqual([]);
});

test('a run that is not there counts as a child’s', async () => {
  const mayLeave = mayLeaveBy(database.db);
  expect(await mayLeave(v7())).toBe(false);
  expect(await mayLeave((await newRun(child)).run.id)).toBe(false);
  expect(await mayLeave((await newRun({ userType: 'Student' })).run.id)).toBe(false);
  expect(await mayLeave((await newRun()).run.id)).toBe(true);
  expect(await mayLeave((await newRun({ ...child, birthYear: 1990 })).run.id)).toBe(true);
});
