import { randomUUID } from 'node:crypto';
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
import { subjects } from '@panelwise/db/schema/catalogue';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
let subjectId: string;

beforeAll(async () => {
  api = await startTestApp({ RUNS_PER_MINUTE: '1000' });
  [ada, bob] = [await createUser(api), await createUser(api)];
  const [subject] = await api.deps.database.db.select().from(subjects).where(eq(subjects.name, 'Biology'));
  subjectId = subject!.id;
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

async function orderAsync(step: StepName, body: unknown, headers: Record<string, string> = {}, user = ada) {
  const {
    status,
    body: answer,
    headers: sent,
  } = await api.call(stepEndpoint(step), { token: user.token, body, headers: { ...async, ...headers } });
  return { ...acceptedSchema.parse(answer).data, status, headers: sent };
}

test("on another's comic every call answers 404 and leaves no run, job or change", async () => {
  const comicId = await createComic(api, ada.userId, { drawn: true });
  const before = await runRows();
  const names: StepName[] = [
    'write-script',
    'generate-comic',
    'generate-pdf',
    'generate-quiz',
    'generate-hardcore-quiz',
    'generate-faqs',
    'generate-didyouknow',
  ];
  for (const step of names) {
    const ask = async (id: string) => {
      const {
        requestId: _,
        headers: __,
        ...rest
      } = await api.refuse(stepEndpoint(step), { token: bob.token, body: { comicId: id, pages: script } });
      return rest;
    };
    const foreign = await ask(comicId);
    expect(foreign).toMatchObject({ status: 404, code: 'comic-not-found' });
    expect(foreign).toEqual(await ask(randomUUID()));
  }
  expect(await runRows()).toEqual(before);
});

test("another's run can be neither seen, cancelled nor retried", async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const { runId } = await orderAsync('generate-comic', { comicId });
  for (const endpoint of [getRun, getRunEvents, cancelRun, retryRun])
    for (const id of [runId, randomUUID()])
      expect(await api.refuse(endpoint, { token: bob.token, params: { id } })).toMatchObject({
        status: 404,
        code: 'run-not-found',
      });
  expect((await api.call(listRuns, { token: bob.token, query: { comicId } })).body.runs).toEqual([]);
});

test('a comic that is being drawn is not drawn differently at the same time', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  await orderAsync('generate-comic', { comicId });
  expect((await orderAsync('generate-comic', { comicId, pages: script })).status).toBe(202);
  const redraw = { comicId, redraw: { page: 1, panel: 1 } };
  expect(await api.refuse(stepEndpoint('generate-comic'), { token: ada.token, body: redraw })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

test('choices that are gone are named; nothing is written', async () => {
  const before = await runRows();
  const gone = {
    'subject-not-found': { subjectId: randomUUID() },
    'theme-not-found': { themeId: randomUUID() },
    'style-not-found': { styleId: randomUUID() },
  };
  for (const [code, change] of Object.entries(gone))
    expect(
      await api.refuse(stepEndpoint('refine-prompt'), { token: ada.token, body: refine(change) }),
    ).toMatchObject({ status: 422, code });
  for (const change of [
    { grade: '13' },
    { country: 'India' },
    { title: '  ' },
    { story: '\u0000' },
    { story: 'x'.repeat(20_001) },
    { subjectId: 'x' },
  ])
    expect(
      await api.refuse(stepEndpoint('refine-prompt'), { token: ada.token, body: refine(change) }),
    ).toMatchObject({ status: 400, code: 'bad-input' });
  expect(await runRows()).toEqual(before);
});

test('a script that cannot be drawn is refused with the place, and nothing is written', async () => {
  const empty = await createComic(api, ada.userId);
  const comicId = await createComic(api, ada.userId, { script: true });
  const before = await runRows();
  const draw = (body: object) => api.refuse(stepEndpoint('generate-comic'), { token: ada.token, body });
  expect(await draw({ comicId: empty })).toMatchObject({ status: 422, code: 'script-empty' });
  expect(await draw({ comicId, pages: [] })).toMatchObject({ status: 422, code: 'script-empty' });
  const page = { panels: [{ scene: '', caption: '' }] };
  expect(await draw({ comicId, pages: Array.from({ length: 1_000 }, () => page) })).toMatchObject({
    status: 422,
    code: 'bad-script',
  });
  const huge = await draw({
    comicId,
    pages: [page, { panels: [{ scene: '', caption: 'x'.repeat(100_000) }] }],
  });
  expect(huge).toMatchObject({ status: 422, code: 'bad-script' });
  expect(huge.details?.[0]?.message).toMatch(/^page 2, panel 1, caption/);
  expect((await draw({ comicId, redraw: { page: 9, panel: 1 } })).status).toBe(400);
  for (const step of [
    'generate-quiz',
    'generate-hardcore-quiz',
    'generate-faqs',
    'generate-didyouknow',
  ] as const)
    expect(
      await api.refuse(stepEndpoint(step), { token: ada.token, body: { comicId: empty } }),
    ).toMatchObject({ status: 422, code: 'script-empty' });
  expect(
    await api.refuse(stepEndpoint('generate-pdf'), { token: ada.token, body: { comicId } }),
  ).toMatchObject({ status: 409, code: 'not-generated' });
  expect(await runRows()).toEqual(before);
});

test('a comic in the library can be drawn again: its readers see what was approved', async () => {
  const comicId = await createComic(api, ada.userId, { approved: true });
  expect((await orderAsync('generate-comic', { comicId })).status).toBe(202);
});

test('a PDF of these pages that is there is the answer', async () => {
  const comicId = await createComic(api, ada.userId, { printed: true });
  const before = await runRows();
  const { status, body } = await api.call(stepEndpoint('generate-pdf'), {
    token: ada.token,
    body: { comicId },
  });
  expect([status, 'pdfUrl' in body && body.pdfUrl]).toEqual([
    200,
    expect.stringMatching(`^/media/comics/${comicId}/pdf/f.pdf\\?exp=`),
  ]);
  expect(await runRows()).toEqual(before);
});

test('an account that orders too much in a minute is slowed down, others are not', async () => {
  const strict = await startTestApp({ RUNS_PER_MINUTE: '3' });
  try {
    const [busy, calm] = [await createUser(strict), await createUser(strict)];
    const comicId = await createComic(strict, busy.userId, { script: true });
    const ask = (user: TestUser, step: StepName) =>
      strict.app.inject({
        method: 'POST',
        url: `/api${stepEndpoint(step).path}`,
        headers: { authorization: `Bearer ${user.token}`, ...async },
        payload: { comicId },
      });
    const statuses = [];
    for (const step of ['generate-quiz', 'generate-faqs', 'generate-comic', 'generate-didyouknow'] as const)
      statuses.push((await ask(busy, step)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await ask(calm, 'generate-quiz')).statusCode).toBe(404);
  } finally {
    await strict.close();
  }
});
