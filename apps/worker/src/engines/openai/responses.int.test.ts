import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { scriptSchema } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  providerCallOrders,
  providerCalls,
  providerGates,
  providerSendings,
  runs,
} from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePlaces } from '../../housekeeping/close-places.ts';
import { allMayLeave } from '../../ledger/testing/all-may-leave.ts';
import { listLeftConversations } from '../../testing/fake-provider/conversations.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import type { FaultKind, FaultRule } from '../../testing/fake-provider/faults.ts';
import { createTestStore, type TestStore } from '../../testing/test-store.ts';
import { createGate } from '../provider/gate.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import type { CallContext } from '../writer.ts';
import { conversationCloser } from './conversations.ts';
import { createOpenAiArtist } from './openai-artist.ts';
import type { OpenAiApi } from './openai-client.ts';
import { createOpenAiWriter } from './openai-writer.ts';
import { newBrief } from './testing/new-brief.ts';

let database: TestDatabase;
let store: TestStore;
let provider: FakeProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));
beforeEach(async () => {
  await openGates();
  provider = await startFakeProvider();
  return () => provider.close();
});

/** Lets time pass for what a 429 has closed. */
const openGates = () => database.db.delete(providerGates);
const context = (more: Partial<CallContext> = {}): CallContext => ({
  runId: v7(),
  signal: new AbortController().signal,
  ...more,
});
const config = (api: OpenAiApi) => ({
  apiKey: 'sk-test',
  baseUrl: `${provider.url()}/v1`,
  api,
  textModel: 'gpt-5-mini',
  imageModel: 'gpt-image-1-mini',
});
const deps = (graceMs: number) => ({
  ...allMayLeave,
  db: database.db,
  store,
  gate: createGate(database.db, 'openai'),
  graceMs,
});
const makeWriter = (graceMs = 30_000, api: OpenAiApi = 'responses') =>
  createOpenAiWriter(config(api), deps(graceMs));
const makeArtist = () => createOpenAiArtist({ openai: config('responses'), outputHosts: [] }, deps(30_000));

/** The call of a run, and what was sent for it. */
async function booksOf(runId: string) {
  const [row] = await database.db
    .select({ call: providerCalls, sending: providerSendings })
    .from(providerSendings)
    .innerJoin(providerCalls, eq(providerSendings.callId, providerCalls.id))
    .where(eq(providerSendings.runId, runId));
  return { ...row?.call, ...row?.sending };
}

test('asks in the background, with a marker and a strict schema, and the story as JSON of the user', async () => {
  const brief = newBrief();
  const parts = await makeWriter().breakdown(brief, context());
  expect(parts[0]).toMatchObject({ part: 1, title: 'Understanding photosynthesis' });
  const { body, id } = provider.responses[0]!;
  expect(body).toMatchObject({ background: true, store: true, model: 'gpt-5-mini' });
  expect(body.metadata?.step).toMatch(/^[0-9a-f]{64}\.1$/);
  expect(body.text?.format).toMatchObject({ type: 'json_schema', name: 'breakdown', strict: true });
  expect(body.input.map((one) => one.role)).toEqual(['system', 'user']);
  expect(JSON.parse(body.input[1]!.content).material.story).toBe(brief.story);
  expect(body.input[0]!.content).not.toContain(brief.story);
  expect(id).toMatch(/^resp_/);
});

test('tells how far it is while the answer comes in', async () => {
  provider.options.textMs = 300;
  const heard: number[] = [];
  const script = await makeWriter().script(
    newBrief(),
    [],
    1,
    context({ onProgress: (done) => heard.push(done) }),
  );
  expect(scriptSchema.parse(script)).toHaveLength(2);
  expect(heard.length).toBeGreaterThan(10);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(provider.requests.get('GET /v1/responses/resp_:id')).toBe(1);
});

test('the same question is bought once, with its id, its tokens and its price in the ledger', async () => {
  const [brief, runId] = [newBrief(), v7()];
  await makeWriter().breakdown(brief, context({ runId }));
  await makeWriter().breakdown(brief, context());
  expect(provider.bills.all).toHaveLength(1);
  const books = await booksOf(runId);
  expect(books).toMatchObject({ status: 'succeeded', outcome: 'succeeded', tokensIn: 900 });
  expect(books.externalId).toBe(provider.responses[0]!.id);
  expect(books.costMicroUsd).toBeGreaterThan(0);
});

const breaks: FaultRule[] = [
  { place: 'stream', kind: 'refused' },
  { place: 'stream', kind: 'cut' },
];
test.each(breaks)(
  'a stream that does not hold ($kind) costs nothing: the answer is asked for',
  async (fault) => {
    provider.setFaults([fault, { place: 'get', kind: 'error', first: 1 }]);
    expect(await makeWriter().breakdown(newBrief(), context())).toHaveLength(1);
    expect(provider.bills.all).toHaveLength(1);
  },
);

test('stopped on the way: the work goes on, and whoever comes next takes it up', async () => {
  provider.options.textMs = 500;
  const [brief, runId, controller] = [newBrief(), v7(), new AbortController()];
  const stopped = makeWriter().breakdown(brief, context({ runId, signal: controller.signal }));
  const told = expect(stopped).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(async () => (await booksOf(runId)).status).toBe('accepted');
  controller.abort(new DomainError('unavailable'));
  await told;
  expect(await makeWriter().breakdown(brief, context())).toHaveLength(1);
  expect(provider.bills.all).toHaveLength(1);
});

test('a writer is killed in the middle of its answer: the next one takes it up, one bill', async () => {
  provider.options.textMs = 1_500;
  const script = path.join(import.meta.dirname, 'testing/writer-process.ts');
  const args = [script, database.url, store.dir, `${provider.url()}/v1`, 'killed'];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: 'inherit' });
  const gone = once(child, 'exit');
  await expect.poll(() => provider.requests.get('GET /v1/responses/resp_:id'), { timeout: 40_000 }).toBe(1);
  child.kill('SIGKILL');
  await gone;
  await makeWriter().breakdown(newBrief('killed'), context());
  expect(provider.bills.all).toHaveLength(1);
});

const certain: [FaultKind, string][] = [
  ['busy', 'provider-busy'],
  ['error', 'provider-failed'],
  ['auth', 'provider-auth'],
  ['quota', 'provider-quota'],
  ['refused', 'provider-refused'],
  ['fail', 'provider-failed'],
];
test.each(certain)('%s is told as %s, and can be tried again at once', async (kind, code) => {
  const brief = newBrief();
  provider.setFaults([{ place: 'responses', kind, first: 1 }]);
  await expect(makeWriter().breakdown(brief, context())).rejects.toMatchObject({ code });
  expect(provider.requests.get('POST /v1/responses')).toBe(1);
  await openGates();
  expect(await makeWriter().breakdown(brief, context())).toHaveLength(1);
});

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

test('OpenAI is busy when it is asked again: the answer that is being made is waited for all the same', async () => {
  const brief = newBrief();
  provider.options.textMs = 3_000;
  provider.setFaults([
    { place: 'responses', kind: 'drop', first: 1 },
    { place: 'responses', kind: 'busy', first: 1 },
  ]);
  await expect(breakDownAtLast(brief, 500)).rejects.toMatchObject({ code: 'provider-busy' });
  await openGates();
  await breakDownAtLast(brief, 500);
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

test('what cannot be deleted at once is deleted by the housekeeping, and so is what nobody waits for any more', async () => {
  const runId = v7();
  await makeWriter().breakdown(newBrief(), context());
  await expect.poll(left).toEqual([]);
  provider.setFaults([{ place: 'responses', kind: 'drop', first: 1 }]);
  const warned = Promise.withResolvers<void>();
  const log = { warn: (_fields: object, message: string) => /not deleted/.test(message) && warned.resolve() };
  provider.options.listLagMs = 300;
  const writer = createOpenAiWriter(config('responses'), { ...deps(30_000), log });
  const asked = writer.breakdown(newBrief(), context({ runId }));
  await expect.poll(() => provider.responses.length).toBe(2);
  provider.options.deletesConversations = false;
  await asked;
  await warned.promise;
  expect(await left()).toHaveLength(1);
  provider.options.deletesConversations = true;
  await closePlaces({ database, closePlace: conversationCloser(config('responses')) });
  expect(await left()).toEqual([]);
  expect((await booksOf(runId)).placeClosedAt).not.toBeNull();
});

const unknown: FaultKind[] = ['drop', 'gateway', 'garbage', 'empty'];
test.each(unknown)(
  'from a server without conversations the id never came back (%s): nothing is sent before the grace period, and then in doubt',
  async (kind) => {
    provider.options.hasConversations = false;
    const [brief, runId] = [newBrief(), v7()];
    provider.setFaults([{ place: 'responses', kind, first: 1 }]);
    const error = await makeWriter()
      .breakdown(brief, context({ runId }))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'provider-unknown' });
    expect((error as DomainError).retryAfterMs).toBeGreaterThan(20_000);
    expect(provider.bills.all).toHaveLength(1);
    await makeWriter(1).breakdown(brief, context());
    expect(provider.bills.all).toHaveLength(2);
    expect(await booksOf(runId)).toMatchObject({ outcome: 'lost', inDoubt: true });
  },
);

test('a server that takes no background response for a conversation is asked without one', async () => {
  provider.options.takesConversations = false;
  expect(await makeWriter().breakdown(newBrief(), context())).toHaveLength(1);
  expect(provider.responses[0]!.body.conversation).toBeUndefined();
  expect(provider.bills.all).toHaveLength(1);
});

test('work that OpenAI does not know any more is bought anew, and that is kept as in doubt', async () => {
  const [brief, runId] = [newBrief(), v7()];
  provider.options.textMs = 60_000;
  const controller = new AbortController();
  const stopped = makeWriter().breakdown(brief, context({ runId, signal: controller.signal }));
  const told = expect(stopped).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(async () => (await booksOf(runId)).status).toBe('accepted');
  controller.abort(new DomainError('unavailable'));
  await told;
  provider.options.textMs = 5;
  provider.responses.splice(0);
  await expect(makeWriter().breakdown(brief, context())).rejects.toMatchObject({ code: 'provider-failed' });
  expect(await booksOf(runId)).toMatchObject({ outcome: 'failed', inDoubt: true });
  await makeWriter().breakdown(brief, context());
  expect(provider.bills.all).toHaveLength(2);
});

/** A run that asks for a text, and how to cancel it as the API does. */
async function startRun(brief: BriefWithLesson, api: OpenAiApi = 'responses') {
  const { id: ownerId } = await insertUser(database.db);
  const [run] = await database.db
    .insert(runs)
    .values({ step: 'refine-prompt', lane: 'text', ownerId, input: {}, status: 'running' })
    .returning();
  const controller = new AbortController();
  const asked = makeWriter(30_000, api).breakdown(
    brief,
    context({ runId: run!.id, signal: controller.signal }),
  );
  asked.catch(() => undefined);
  const cancel = async () => {
    await database.db.update(runs).set({ status: 'cancelled' }).where(eq(runs.id, run!.id));
    controller.abort(new DomainError('cancelled'));
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  };
  return { runId: run!.id, asked, cancel };
}

test('the last creator who waits has the work stopped', async () => {
  provider.options.textMs = 60_000;
  const brief = newBrief();
  const [first, second] = [await startRun(brief), await startRun(brief)];
  await expect.poll(() => provider.requests.get('GET /v1/responses/resp_:id'), { timeout: 5_000 }).toBe(2);
  await first.cancel();
  expect(provider.responses[0]!.end).toBe('completed');
  await second.cancel();
  expect(provider.responses[0]!.end).toBe('cancelled');
  expect(provider.bills.summary()).toMatchObject({ total: 1, cancelled: 1, doubled: {} });
  const books = [await booksOf(first.runId), await booksOf(second.runId)];
  expect(books.map((one) => one.outcome).filter(Boolean)).toEqual(['cancelled']);
});

test('cancelled before the id came: it is waited for, and the work stopped', async () => {
  Object.assign(provider.options, { textMs: 60_000, replyMs: 500 });
  const run = await startRun(newBrief());
  await expect.poll(() => provider.responses.length).toBe(1);
  await run.cancel();
  expect(provider.responses[0]!.end).toBe('cancelled');
  expect(await booksOf(run.runId)).toMatchObject({
    outcome: 'cancelled',
    externalId: provider.responses[0]!.id,
  });
});

test('a chat goes on for the others when the creator who had it sent cancels', async () => {
  provider.options.textMs = 500;
  const brief = newBrief();
  const first = await startRun(brief, 'chat');
  await expect.poll(() => provider.chats.length).toBe(1);
  const second = await startRun(brief, 'chat');
  const waits = () => database.db.$count(providerCallOrders, eq(providerCallOrders.runId, second.runId));
  await expect.poll(waits).toBe(1);
  await first.cancel();
  expect(await second.asked).toHaveLength(1);
  expect(provider.bills.all).toHaveLength(1);
});

let scenes = 0;
const newOrder = () => makePanelOrder({ scene: `Ada counts to ${++scenes}.` });

test('a picture comes from the image tool, and is kept in our store', async () => {
  const [order, runId] = [newOrder(), v7()];
  const art = await makeArtist().draw(order, context({ runId }));
  expect((await sharp(art.bytes).metadata()).format).toBe('webp');
  const { body } = provider.responses[0]!;
  expect(body.tools).toMatchObject([{ type: 'image_generation', model: 'gpt-image-1-mini' }]);
  expect(body).toMatchObject({ background: true, model: 'gpt-5-mini' });
  const books = await booksOf(runId);
  expect(books.result).toBeNull();
  expect(await store.head(books.objectKey!)).toBeDefined();
  expect(books.costMicroUsd).toBeGreaterThan(11_000);
  expect((await makeArtist().draw(order, context())).bytes.equals(art.bytes)).toBe(true);
  expect(provider.bills.all).toHaveLength(1);
});

test('a picture is taken up after a stop, and not drawn twice', async () => {
  provider.options.imageMs = 500;
  const [order, runId, controller] = [newOrder(), v7(), new AbortController()];
  const stopped = makeArtist().draw(order, context({ runId, signal: controller.signal }));
  const told = expect(stopped).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(async () => (await booksOf(runId)).status).toBe('accepted');
  controller.abort(new DomainError('unavailable'));
  await told;
  await makeArtist().draw(order, context());
  expect(provider.bills.all).toHaveLength(1);
});

test('a picture whose id never came back is found in its conversation, and not drawn twice', async () => {
  provider.setFaults([{ place: 'responses', kind: 'drop', first: 1 }]);
  await makeArtist().draw(newOrder(), context());
  expect(provider.bills.all).toHaveLength(1);
  await expect.poll(left).toEqual([]);
});
