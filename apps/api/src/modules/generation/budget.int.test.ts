import { budgetDayMs } from '@panelwise/contracts/domain/budget';
import { limits } from '@panelwise/contracts/domain/limits';
import { saveCast } from '@panelwise/contracts/http/cast';
import { cancelRun, retryRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import {
  acceptProviderCall,
  claimProviderCall,
  openProviderCall,
} from '@panelwise/db/repositories/provider-calls';
import { cancelRun as endRun, startRun } from '@panelwise/db/repositories/runs';
import { panelDraws, providerSendings, runs } from '@panelwise/db/schema/runs';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApp({
    RUNS_PER_MINUTE: '1000',
    BUDGET_PANELS_PER_ACCOUNT: '3',
    BUDGET_CENTS_PER_ACCOUNT: '10',
    BUDGET_CENTS_TOTAL: '15',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  ada = await createUser(api);
  await db().update(providerSendings).set({ sentAt: sql`now() - interval '2 days'` });
});

const db = () => api.deps.database.db;
const headers = { prefer: 'respond-async' };
const newComic = (of = ada) => createComic(api, of.userId, { script: true });
const draw = async (of = ada, body: object = {}) => ({
  token: of.token,
  headers,
  body: { comicId: await newComic(of), ...body },
});
const openRuns = async (of = ada) =>
  (await db().select({ n: count() }).from(runs).where(eq(runs.ownerId, of.userId)))[0]!.n;

/** Panels of an account, drawn so many hours ago. */
const drew = (hoursAgo: number[], of = ada) =>
  db()
    .insert(panelDraws)
    .values(
      hoursAgo.map((hours) => ({ ownerId: of.userId, createdAt: sql`now() - ${hours} * interval '1 hour'` })),
    );

/** Something that was bought for an account just now. */
async function bought(kind: string, costMicroUsd: number | null, of = ada) {
  const { run } = await startRun(db(), { step: 'print-kit', ownerId: of.userId, input: {} });
  const order = { stepKey: crypto.randomUUID(), provider: 'openai', model: 'm', kind, runId: run.id };
  const call = await openProviderCall(db(), order);
  const sending = (await claimProviderCall(db(), { id: call.id, fence: 0, runId: run.id }))!;
  await acceptProviderCall(db(), sending, 'there');
  await db().update(providerSendings).set({ costMicroUsd }).where(eq(providerSendings.callId, call.id));
  await endRun(db(), run.id);
}

test('who has drawn the panels of a day is told so and when there are more, and nothing is ordered', async () => {
  await drew([23, 2, 1]);
  const refused = await api.refuse(stepEndpoint('generate-comic'), await draw());
  expect(refused).toMatchObject({ status: 429, code: 'budget-used' });
  expect(refused.message).toBe(
    'Your account has drawn as many panels as it can within a day. Please come back in about an hour. Everything that is there is kept.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  expect(await openRuns()).toBe(0);
  // What is not drawn can be made all the same, and so can the comics of others.
  const body = { comicId: await newComic() };
  expect((await api.call(stepEndpoint('generate-quiz'), { token: ada.token, headers, body })).status).toBe(
    202,
  );
  expect((await api.call(stepEndpoint('generate-comic'), await draw(await createUser(api)))).status).toBe(
    202,
  );
});

test('the day slides: what is older than 24 hours counts no more', async () => {
  await drew([budgetDayMs / 3_600_000 + 0.01, 2, 1]);
  expect((await api.call(stepEndpoint('generate-comic'), await draw())).status).toBe(202);
});

test('a retry and a redraw do not go round it, and a retry that is refused leaves the run as it was', async () => {
  const asked = await draw();
  await api.call(stepEndpoint('generate-comic'), asked);
  const [run] = await db().select().from(runs).where(eq(runs.ownerId, ada.userId));
  await api.call(cancelRun, { token: ada.token, params: { id: run!.id } });
  await drew([3, 2, 1]);
  const retried = await api.refuse(retryRun, { token: ada.token, params: { id: run!.id } });
  expect(retried).toMatchObject({ status: 429, code: 'budget-used' });
  const [now] = await db().select().from(runs).where(eq(runs.id, run!.id));
  expect(now?.status).toBe('cancelled');
  const redraw = { ...asked, body: { ...asked.body, redraw: { page: 1, panel: 1 } } };
  expect((await api.refuse(stepEndpoint('generate-comic'), redraw)).code).toBe('budget-used');
});

test('retries are counted with the other calls of a minute', async () => {
  const slow = await startTestApp({ RUNS_PER_MINUTE: '3' });
  const user = await createUser(slow);
  const { run } = await startRun(slow.deps.database.db, {
    step: 'print-kit',
    ownerId: user.userId,
    input: {},
  });
  await endRun(slow.deps.database.db, run.id);
  const given = { token: user.token, params: { id: run.id } };
  await slow.call(retryRun, given);
  for (const code of ['nothing-to-retry', 'nothing-to-retry', 'rate-limited'])
    expect((await slow.refuse(retryRun, given)).code).toBe(code);
  await slow.close();
});

test('money counts by what the ledger booked, with a guess where the price is not known', async () => {
  await bought('panel', 60_000);
  expect((await api.call(stepEndpoint('generate-comic'), await draw())).status).toBe(202);
  await bought('panel', null);
  const refused = await api.refuse(stepEndpoint('generate-comic'), await draw());
  expect(refused).toMatchObject({ status: 429, code: 'budget-used' });
  expect(refused.message).toContain('Your account has used what it can spend');
  expect(refused.message).toContain('in about 24 hours');
  // Texts are the studio's here: nobody bought any.
  const body = { comicId: await newComic() };
  expect((await api.call(stepEndpoint('generate-quiz'), { token: ada.token, headers, body })).status).toBe(
    202,
  );
});

test('the budget of the site ends what is paid for everybody, and nothing for children', async () => {
  await bought('quiz', 90_000);
  await bought('quiz', 70_000, await createUser(api));
  const other = await createUser(api);
  const quiz = async (of: TestUser) => ({ token: of.token, headers, body: { comicId: await newComic(of) } });
  const refused = await api.refuse(stepEndpoint('generate-quiz'), await quiz(other));
  expect(refused.message).toContain('Panelwise has used what it can spend');
  const child = await createUser(api, 'Student', {
    birthYear: new Date().getUTCFullYear() - 10,
    country: 'US',
  });
  expect((await api.call(stepEndpoint('generate-quiz'), await quiz(child))).status).toBe(202);
});

test('an account has so many runs open and no more, by order, retry or the scripts of a cast', async () => {
  const order = (input: object) => ({ step: 'print-kit' as const, ownerId: ada.userId, input });
  const { run: old } = await startRun(db(), order({ n: 0 }));
  await endRun(db(), old.id);
  for (let n = 1; n < limits.openRunsMax; n++) await startRun(db(), order({ n }));
  const asked = await Promise.all(Array.from({ length: 4 }, () => draw()));
  const answers = await Promise.all(
    asked.map((one) =>
      api.call(stepEndpoint('generate-comic'), one).then(
        () => 'ordered',
        () => 'refused',
      ),
    ),
  );
  expect(answers.toSorted()).toEqual(['ordered', 'refused', 'refused', 'refused']);
  const refused = await api.refuse(stepEndpoint('generate-comic'), asked[answers.indexOf('refused')]);
  expect(refused).toMatchObject({ status: 429, code: 'too-many-runs' });
  expect(refused.message).toContain('100 things are being made for your account already.');
  expect((await api.refuse(retryRun, { token: ada.token, params: { id: old.id } })).code).toBe(
    'too-many-runs',
  );
  // Whoever asks for what is being made joins it.
  expect((await api.call(stepEndpoint('generate-comic'), asked[answers.indexOf('ordered')])).status).toBe(
    202,
  );
  await startRun(db(), order({ n: 'one too many' }));
  const cast = { token: ada.token, params: { id: asked[0]!.body.comicId }, body: { cast: [] } };
  expect((await api.refuse(saveCast, cast)).code).toBe('too-many-runs');
});
