import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { scriptSchema } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { providerCallOrders, runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import type { FaultKind, FaultRule } from '../../testing/fake-provider/faults.ts';
import { createTestStore, type TestStore } from '../../testing/test-store.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import type { OpenAiApi } from './openai-client.ts';
import { newBrief } from './testing/new-brief.ts';
import { callContext as context, openAiBench } from './testing/open-ai-bench.ts';

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

const bench = () => openAiBench({ database, store, provider });
const openGates = () => bench().openGates();
const makeWriter = (graceMs?: number, api?: OpenAiApi) => bench().makeWriter(graceMs, api);
const makeArtist = () => bench().makeArtist();
const booksOf = (runId: string) => bench().booksOf(runId);

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
  await expect.poll(() => provider.requests.get('GET /v1/responses/resp_:id')).toBe(1);
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
  await expect.poll(() => provider.requests.get('GET /v1/responses/resp_:id')).toBe(2);
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
