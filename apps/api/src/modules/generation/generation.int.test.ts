import { randomUUID } from 'node:crypto';
import { conceptKey } from '@panelwise/contracts/domain/series';
import {
  acceptedSchema,
  cancelRun,
  getRun,
  getRunEvents,
  listRuns,
  retryRun,
  stepEndpoint,
} from '@panelwise/contracts/http/runs';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { replaceFaqs } from '@panelwise/db/repositories/learning';
import { startRun } from '@panelwise/db/repositories/runs';
import { styles, subjects } from '@panelwise/db/schema/catalogue';
import { comics, series } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startStubWorker } from '../../testing/stub-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
let subjectId: string;
let stopWorker: (() => Promise<void>) | undefined;

beforeAll(async () => {
  api = await startTestApp({ RUNS_PER_MINUTE: '1000' });
  [ada, bob] = [await createUser(api), await createUser(api)];
  const [subject] = await api.deps.database.db.select().from(subjects).where(eq(subjects.name, 'Biology'));
  subjectId = subject!.id;
});
afterEach(async () => {
  await stopWorker?.();
  stopWorker = undefined;
});
afterAll(() => api.close());

const async = { prefer: 'respond-async' };
const runRows = () => api.deps.database.db.select().from(runs);
const refine = (changes: Record<string, unknown> = {}) => ({
  title: 'The Green Kitchen',
  story: 'A leaf cooks sugar.',
  concept: `concept ${randomUUID()}`,
  subjectId,
  grade: '5',
  country: 'IN',
  ...changes,
});
const questions = [
  { question: 'Why?', options: ['a', 'b'], correctAnswer: 'a', difficulty: 'easy' as const },
];

async function orderAsync(step: StepName, body: unknown, headers: Record<string, string> = {}, user = ada) {
  const {
    status,
    body: answer,
    headers: sent,
  } = await api.call(stepEndpoint(step), { token: user.token, body, headers: { ...async, ...headers } });
  return { ...acceptedSchema.parse(answer).data, status, headers: sent };
}

test('respond-async answers 202 at once with the run to follow', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const { status, headers, runId } = await orderAsync('generate-comic', { comicId });
  expect(status).toBe(202);
  expect(headers).toMatchObject({
    location: `/api/user/runs/${runId}`,
    'preference-applied': 'respond-async',
  });
  const { body } = await api.call(getRun, { token: ada.token, params: { id: runId } });
  expect(body.data).toMatchObject({ _id: runId, step: 'generate-comic', comicId, status: 'queued', seq: 1 });
  expect(
    (await api.call(getRunEvents, { token: ada.token, params: { id: runId } })).body.events,
  ).toMatchObject([{ seq: 1, type: 'run:queued' }]);
  const listed = await api.call(listRuns, { token: ada.token, query: { comicId, active: 'true' } });
  expect(listed.body.runs.map((run) => run._id)).toEqual([runId]);
});

test('without a preference the answer waits for the result, with addresses that work', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const page = (n: number) => ({
    pageNumber: n,
    imageUrl: `comics/${comicId}/pages/${n}-f.webp`,
    thumbnailUrl: `comics/${comicId}/thumbnails/${n}-f.webp`,
  });
  stopWorker = await startStubWorker(api, async () => ({
    status: 'succeeded',
    result: { images: [page(1), page(2)], leaked: 'x' },
  }));
  const { status, body } = await api.call(stepEndpoint('generate-comic'), {
    token: ada.token,
    body: { comicId, pages: script },
  });
  expect(status).toBe(200);
  if (!('images' in body)) throw new Error('images were expected');
  expect(body.images).toHaveLength(2);
  expect(body.images[0]?.imageUrl).toMatch(/\?exp=\d+&by=[sl]\.[\w-]+&sig=/);
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/user/generate-comic',
    headers: { authorization: `Bearer ${ada.token}` },
    payload: { comicId },
  });
  expect(response.json()).not.toHaveProperty('leaked');
});

test('a failed run answers with its own error, a cancelled one says so', async () => {
  const [failing, cancelled] = [
    await createComic(api, ada.userId, { script: true }),
    await createComic(api, ada.userId, { script: true }),
  ];
  stopWorker = await startStubWorker(api, async (run) =>
    run.comicId === failing
      ? { status: 'failed', code: 'provider-refused', message: 'Page 1 stopped at panel 2.' }
      : { status: 'cancelled' },
  );
  expect(
    await api.refuse(stepEndpoint('generate-comic'), { token: ada.token, body: { comicId: failing } }),
  ).toMatchObject({ status: 502, code: 'provider-refused', message: 'Page 1 stopped at panel 2.' });
  expect(
    await api.refuse(stepEndpoint('generate-comic'), { token: ada.token, body: { comicId: cancelled } }),
  ).toMatchObject({ status: 409, code: 'cancelled' });
});

test('a wait that takes too long becomes a 202, and the run goes on', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const { status, body } = await api.call(stepEndpoint('generate-quiz'), {
    token: ada.token,
    body: { comicId },
    headers: { prefer: 'wait=1' },
  });
  expect(status).toBe(202);
  expect(acceptedSchema.parse(body).data.status).toBe('queued');
});

test('a caller who hangs up stops the waiting, not the run', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  const asked = fetch(`${url}/api/user/generate-faqs`, {
    method: 'POST',
    signal: hangUp.signal,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ comicId }),
  });
  const [run] = await vi.waitFor(async () => {
    const found = await api.deps.database.db.select().from(runs).where(eq(runs.comicId, comicId));
    expect(found).toHaveLength(1);
    return found;
  });
  hangUp.abort();
  await expect(asked).rejects.toThrow();
  stopWorker = await startStubWorker(api, async () => ({
    status: 'succeeded',
    result: { faqs: [{ question: 'Why?', answer: 'So.' }] },
  }));
  await vi.waitFor(
    async () => {
      const { body } = await api.call(getRun, { token: ada.token, params: { id: run!.id } });
      expect(body.data.status).toBe('succeeded');
    },
    { timeout: 60_000 },
  );
});

test('refine-prompt waits for the scripts of its parts too', async () => {
  const seriesId = randomUUID();
  const comicId = randomUUID();
  const part = { part: 1, title: 'Light', keyTerms: [], start: 'a', end: 'b' };
  stopWorker = await startStubWorker(api, async (run) => {
    const { db } = api.deps.database;
    if (run.step === 'write-script') {
      await db.update(comics).set({ prompt: '[]' }).where(eq(comics.id, comicId));
      return { status: 'succeeded', result: { comicId, prompt: '[]' } };
    }
    const [style] = await db.select().from(styles).limit(1);
    const place = { ownerId: ada.userId, subjectId, grade: '5', country: 'IN', concept: 'c', title: 't' };
    await db.insert(series).values({
      ...place,
      id: seriesId,
      conceptKey: conceptKey('c'),
      story: 's',
      styleId: style!.id,
      parts: [part],
    });
    await db.insert(comics).values({ ...place, id: comicId, seriesId, partNumber: 1 });
    const child = await startRun(db, {
      step: 'write-script',
      ownerId: ada.userId,
      comicId,
      parentId: run.id,
      input: { comicId },
    });
    await api.deps.queue.enqueue('text', [{ wake: { runId: child.run.id } }]);
    const parts = [{ ...part, comicId, completed: false, hasScript: false }];
    return {
      status: 'succeeded',
      result: { alreadyExists: false, series: { _id: seriesId, title: 't', concept: 'c', parts }, parts },
    };
  });
  const { body } = await api.call(stepEndpoint('refine-prompt'), { token: ada.token, body: refine() });
  expect(body).toMatchObject({ alreadyExists: false, parts: [{ comicId, hasScript: true }] });
});

test('a concept that exists is answered with what there is, unless a new one is asked for', async () => {
  const eve = await createUser(api);
  const comicId = await createComic(api, eve.userId, { printed: true });
  const before = (await runRows()).length;
  const body = refine({ concept: '  Photo\n synthesis '.replace('\n ', '') });
  const existing = await api.call(stepEndpoint('refine-prompt'), { token: eve.token, body, headers: async });
  expect(existing.status).toBe(200);
  expect(existing.body).toMatchObject({
    alreadyExists: true,
    parts: [],
    series: { _id: comicId, subject: 'Biology', grade: '5' },
  });
  expect(await runRows()).toHaveLength(before);
  expect((await orderAsync('refine-prompt', { ...body, again: true }, {}, eve)).status).toBe(202);
});

test('results that are there are answered without a run, unless asked for again', async () => {
  const comicId = await createComic(api, ada.userId, { drawn: true });
  const faqs = [{ question: 'Why green?', answer: 'Chlorophyll.' }];
  await replaceFaqs(api.deps.database.db, comicId, faqs);
  const there = await api.call(stepEndpoint('generate-faqs'), {
    token: ada.token,
    body: { comicId, story: 'x\u0000' },
    headers: async,
  });
  expect([there.status, there.body]).toMatchObject([200, { faqs }]);
  expect((await orderAsync('generate-faqs', { comicId, again: true })).status).toBe(202);
  const written = await api.call(stepEndpoint('write-script'), { token: ada.token, body: { comicId } });
  expect(written.body).toMatchObject({ comicId, prompt: JSON.stringify(script) });
});

test('fifty clicks at once make one run', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => orderAsync('generate-comic', { comicId })),
  );
  expect(new Set(answers.map((answer) => answer.runId)).size).toBe(1);
  const body = refine();
  const refined = await Promise.all(Array.from({ length: 10 }, () => orderAsync('refine-prompt', body)));
  expect(new Set(refined.map((answer) => answer.runId)).size).toBe(1);
});

test('an idempotency key gives the same run for ever, and only for its own call', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const key = { 'idempotency-key': randomUUID() };
  const first = await orderAsync('generate-quiz', { comicId }, key);
  stopWorker = await startStubWorker(api, async () => ({ status: 'succeeded', result: { questions } }));
  await vi.waitFor(async () =>
    expect((await orderAsync('generate-quiz', { comicId }, key)).status).toBe(202),
  );
  const waited = await api.call(stepEndpoint('generate-quiz'), {
    token: ada.token,
    body: { comicId },
    headers: key,
  });
  expect(waited.body).toMatchObject({ questions });
  expect((await orderAsync('generate-quiz', { comicId }, key)).runId).toBe(first.runId);
  expect(
    await api.refuse(stepEndpoint('generate-faqs'), { token: ada.token, body: { comicId }, headers: key }),
  ).toMatchObject({ status: 409, code: 'conflict' });
  const long = { 'idempotency-key': 'k'.repeat(201) };
  expect(
    (await api.refuse(stepEndpoint('generate-quiz'), { token: ada.token, body: { comicId }, headers: long }))
      .status,
  ).toBe(400);
  const theirs = await createComic(api, bob.userId, { script: true });
  expect((await orderAsync('generate-quiz', { comicId: theirs }, key, bob)).runId).not.toBe(first.runId);
});

test('pages that come with the call become the stored script; a script that says the same keeps its form', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const prompt = async () =>
    (await api.deps.database.db.select().from(comics).where(eq(comics.id, comicId)))[0]?.prompt;
  await orderAsync('generate-comic', { comicId, pages: script });
  expect(await prompt()).toBe(JSON.stringify(script));
  const { runId } = await orderAsync('generate-comic', { comicId });
  await api.call(cancelRun, { token: ada.token, params: { id: runId } });
  await orderAsync('generate-comic', {
    comicId,
    pages: [{ panels: [{ scene: 'New.', caption: 'Words.' }] }],
  });
  expect(JSON.parse((await prompt()) ?? '')).toMatchObject([
    { pageNumber: 1, panels: [{ scene: 'New.', caption: 'Words.' }] },
  ]);
});

test('cancel and retry move a run on, once each', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const heard: Parameters<Parameters<typeof api.deps.bus.listen>[0]>[0][] = [];
  const stop = api.deps.bus.listen((message) => {
    heard.push(message);
  });
  const { runId } = await orderAsync('generate-comic', { comicId });
  const params = { id: runId };
  // The last news of a run of the test before may come only now.
  const published = () =>
    heard.flatMap((message) =>
      message.topic === 'run-event'
        ? message.event.runId === runId
          ? [message.topic]
          : []
        : message.topic === 'cancel' && message.runId === runId
          ? [message.topic]
          : [],
    );
  // What is told of the order comes on its own time, and must not be taken for news of the cancel.
  await vi.waitFor(() => expect(published()).toEqual(['run-event']));
  heard.length = 0;
  const cancelled = await api.call(cancelRun, { token: ada.token, params });
  expect(cancelled.body.data).toMatchObject({ status: 'cancelled', errorCode: 'cancelled' });
  await vi.waitFor(() => expect(published().toSorted()).toEqual(['cancel', 'run-event']));
  stop();
  expect(await api.refuse(cancelRun, { token: ada.token, params })).toMatchObject({
    status: 409,
    code: 'run-finished',
  });
  const retried = await api.call(retryRun, { token: ada.token, params });
  expect(retried.body.data).toMatchObject({ status: 'queued', errorCode: null });
  expect(await api.refuse(retryRun, { token: ada.token, params })).toMatchObject({
    status: 409,
    code: 'nothing-to-retry',
  });
  stopWorker = await startStubWorker(api, async () => ({
    status: 'failed',
    code: 'timeout',
    message: 'Late.',
  }));
  await vi.waitFor(
    async () =>
      expect((await api.call(getRun, { token: ada.token, params })).body.data.status).toBe('failed'),
    { timeout: 60_000 },
  );
});
