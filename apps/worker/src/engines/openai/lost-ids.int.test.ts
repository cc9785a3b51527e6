import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { providerSendings } from '@panelwise/db/schema/runs';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePlaces } from '../../housekeeping/close-places.ts';
import { StillAtIt } from '../../ledger/still-at-it.ts';
import { listLeftConversations } from '../../testing/fake-provider/conversations.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import type { FaultKind } from '../../testing/fake-provider/faults.ts';
import { createTestStore, type TestStore } from '../../testing/test-store.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import { conversationCloser } from './conversations.ts';
import { openAiClient } from './openai-client.ts';
import { newBrief } from './testing/new-brief.ts';
import { callContext as context, openAiBench } from './testing/open-ai-bench.ts';
import { textResponse } from './text-response.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  provider = await startFakeProvider();
  await openGates();
  return () => provider.close();
});

const bench = () => openAiBench({ database, store, provider });
const openGates = () => bench().openGates();
const makeWriter = (graceMs?: number) => bench().makeWriter(graceMs);
const booksOf = (runId: string) => bench().booksOf(runId);

/** What is left of people's words at the provider, beside the responses that it keeps for some time. */
const left = () => listLeftConversations(provider);

const lostReplies: FaultKind[] = ['drop', 'gateway', 'garbage', 'empty'];
test.each(lostReplies)(
  'the id never came back (%s): the answer is found in its conversation, one bill, and nothing is left there',
  async (kind) => {
    const runId = v7();
    provider.options.textMs = 300;
    provider.setFaults([{ place: 'responses', kind, first: 1 }]);
    expect(await makeWriter().breakdown(newBrief(), context({ runId }))).toHaveLength(1);
    expect(provider.bills.all).toHaveLength(1);
    expect(await booksOf(runId)).toMatchObject({
      outcome: 'succeeded',
      inDoubt: false,
      place: provider.conversations[0]!.id,
    });
    await expect.poll(left).toEqual([]);
    await expect.poll(async () => (await booksOf(runId)).placeClosedAt).not.toBeNull();
  },
);

/** Asks as a worker does that is told to come back. */
async function breakDownAtLast(brief: BriefWithLesson, graceMs: number, runId = v7()) {
  for (;;) {
    try {
      return await makeWriter(graceMs).breakdown(brief, context({ runId }));
    } catch (error) {
      if ((error as DomainError).code !== 'provider-unknown') throw error;
    }
  }
}

test('an answer that takes longer than the grace period is waited for: a second request is refused meanwhile', async () => {
  const runId = v7();
  provider.options.textMs = 4_000;
  provider.setFaults([{ place: 'responses', kind: 'drop', first: 1 }]);
  await breakDownAtLast(newBrief(), 500, runId);
  expect(provider.requests.get('POST /v1/responses')).toBeGreaterThan(2);
  expect(provider.bills.all).toHaveLength(1);
  expect(await booksOf(runId)).toMatchObject({ fence: 1, outcome: 'succeeded', inDoubt: false });
});

test('a process that stood still and was taken for dead is refused too, when it sends at last', async () => {
  provider.options.textMs = 60_000;
  const client = await openAiClient(bench().config('responses'))();
  const order = { model: 'fake', messages: [], schema: { name: 'breakdown', schema: {} } };
  const engine = textResponse(client, order, { gate: { run: (request) => request() }, graceMs: 1 });
  const { signal } = new AbortController();
  const place = await engine.openPlace!('step.1', signal);
  const sending = { place, alive: () => undefined, signal };
  await engine.send({ ...sending, marker: 'step.2', isAgain: true });
  const late = engine.send({ ...sending, marker: 'step.1', isAgain: false });
  await expect(late).rejects.toBeInstanceOf(StillAtIt);
  expect(provider.bills.all).toHaveLength(1);
});

test('OpenAI is busy when it is asked again: the answer that is being made is waited for all the same', async () => {
  const brief = newBrief();
  provider.options.textMs = 60_000;
  provider.setFaults([
    { place: 'responses', kind: 'drop', first: 1 },
    { place: 'responses', kind: 'busy', first: 1 },
  ]);
  await expect(breakDownAtLast(brief, 500)).rejects.toMatchObject({ code: 'provider-busy' });
  await openGates();
  // Ready only now, so that a slow machine cannot have it ready between the two requests above.
  provider.responses[0]!.readyAt = Date.now() + 300;
  await breakDownAtLast(brief, 3_000);
  expect(provider.bills.summary()).toMatchObject({ total: 1, doubled: {} });
  expect(provider.bills.all).toHaveLength(1);
});

test('an answer that ends between the last look and the second request: the second one is stopped', async () => {
  Object.assign(provider.options, { textMs: 300, listLagMs: 2_500 });
  provider.setFaults([{ place: 'responses', kind: 'drop', first: 1 }]);
  const brief = newBrief();
  const asked = breakDownAtLast(brief, 1_500);
  await expect.poll(() => provider.responses.length).toBe(1);
  Object.assign(provider.options, { textMs: 60_000, replyMs: 1_500 });
  expect(await asked).toHaveLength(1);
  expect(provider.bills.summary()).toMatchObject({ total: 2, cancelled: 1, doubled: {} });
});

test('the answer to what was sent back is found, not the one that was in it', async () => {
  provider.setFaults([
    { place: 'responses', kind: 'invalid', first: 1 },
    { place: 'responses', kind: 'drop', every: 1 },
  ]);
  expect(await makeWriter().breakdown(newBrief(), context())).toHaveLength(1);
  expect(provider.bills.all).toHaveLength(2);
});

test('what cannot be deleted at once is deleted by the housekeeping', async () => {
  const runId = v7();
  const warned = Promise.withResolvers<void>();
  const log = { warn: (_fields: object, message: string) => /not deleted/.test(message) && warned.resolve() };
  provider.options.deletesConversations = false;
  await bench().makeWriter(30_000, 'responses', log).breakdown(newBrief(), context({ runId }));
  await warned.promise;
  expect(await left()).toHaveLength(1);
  provider.options.deletesConversations = true;
  await closePlaces({ database, closePlace: conversationCloser(bench().config('responses')) });
  expect(await left()).toEqual([]);
  expect((await booksOf(runId)).placeClosedAt).not.toBeNull();
});

test('what nobody waits for any more is deleted after a day', async () => {
  const [runId, controller] = [v7(), new AbortController()];
  Object.assign(provider.options, { textMs: 300, replyMs: 60_000 });
  const asked = makeWriter().breakdown(newBrief(), context({ runId, signal: controller.signal }));
  asked.catch(() => undefined);
  await expect.poll(left).toHaveLength(1);
  controller.abort(new DomainError('unavailable'));
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  const keep = async () => {
    await closePlaces({ database, closePlace: conversationCloser(bench().config('responses')) });
    return (await left()).length;
  };
  expect(await keep()).toBe(1);
  await database.db
    .update(providerSendings)
    .set({ sentAt: sql`now() - interval '25 hours'` })
    .where(eq(providerSendings.runId, runId));
  expect(await keep()).toBe(0);
});

test('a picture whose id never came back is found in its conversation, and not drawn twice', async () => {
  provider.setFaults([{ place: 'responses', kind: 'drop', first: 1 }]);
  await bench()
    .makeArtist()
    .draw(makePanelOrder({ scene: 'Ada counts leaves.' }), context());
  expect(provider.bills.all).toHaveLength(1);
  await expect.poll(left).toEqual([]);
});
