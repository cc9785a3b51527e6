import { randomUUID } from 'node:crypto';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { listRuns, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepInput } from '@panelwise/contracts/steps/registry';
import { insertSeries } from '@panelwise/db/repositories/new-series';
import { findRun, startRun } from '@panelwise/db/repositories/runs';
import { addTasks, listTasks } from '@panelwise/db/repositories/tasks';
import { styles, subjects } from '@panelwise/db/schema/catalogue';
import { series } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import type { Notification } from '@panelwise/queue/notifications/port';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startStubWorker } from '../../testing/stub-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let stopWorker: (() => Promise<void>) | undefined;
beforeAll(async () => {
  api = await startTestApp({ RUNS_PER_MINUTE: '1000' });
  ada = await createUser(api);
});
afterAll(async () => {
  await stopWorker?.();
  await api.close();
});

const db = () => api.deps.database.db;

async function startDrawing(ownerId: string, comicId: string) {
  const order = { step: 'generate-comic', ownerId, comicId, input: { comicId } } as const;
  const { run } = await startRun(db(), order);
  await addTasks(db(), run.id, [{ kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 1 }]);
  return run;
}

test('deleting a comic cancels what is being made for it, and tells workers and screens', async () => {
  const comicId = await createComic(api, ada.userId, { script: true });
  const run = await startDrawing(ada.userId, comicId);
  const heard: Notification[] = [];
  const stop = api.deps.bus.listen((message) => void heard.push(message));
  await api.call(deleteComic, { token: ada.token, body: { id: comicId } });
  expect((await findRun(db(), run.id))?.status).toBe('cancelled');
  expect((await listTasks(db(), run.id)).map((task) => task.status)).toEqual(['cancelled']);
  await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'cancel', runId: run.id }));
  await vi.waitFor(() =>
    expect(heard).toContainEqual(
      expect.objectContaining({ topic: 'run-event', event: expect.objectContaining({ type: 'run:ended' }) }),
    ),
  );
  stop();
});

test('a comic that may not be deleted goes on being drawn', async () => {
  const admin = await createUser(api, 'admin');
  const comicId = await createComic(api, ada.userId, { published: true });
  const run = await startDrawing(ada.userId, comicId);
  await api.refuse(deleteComic, { token: admin.token, body: { id: comicId } });
  expect((await findRun(db(), run.id))?.status).toBe('queued');
});

async function refineBody() {
  const [subject] = await db().select().from(subjects).limit(1);
  const concept = `concept ${randomUUID()}`;
  return { title: 'T', story: 'S', concept, subjectId: subject!.id, grade: '5' as const, country: 'IN' };
}

/** Makes the series that a run was to make. */
async function makeSeries(input: StepInput<'refine-prompt'>, ownerId: string) {
  const [style] = await db().select().from(styles).limit(1);
  const part = { part: 1, title: 'All', keyTerms: [], start: '', end: '', comicId: randomUUID() };
  const { title, story, subjectId, grade, country, concept = title } = input;
  await db().transaction((tx) =>
    insertSeries(tx, {
      ...{ title, story, subjectId, grade, country, concept },
      ...{
        id: randomUUID(),
        ownerId,
        author: '',
        themeId: null,
        styleId: style!.id,
        castNames: {},
        cast: [],
        partWishes: [],
        lesson: null,
      },
      parts: [part],
    }),
  );
}

const click = (body: Awaited<ReturnType<typeof refineBody>>) =>
  api.call(stepEndpoint('refine-prompt'), { token: ada.token, body, headers: { prefer: 'respond-async' } });

test('fifty clicks on "refine" make one series, however quickly it is there', async () => {
  stopWorker = await startStubWorker(api, async (run) => {
    await makeSeries(run.input as StepInput<'refine-prompt'>, run.ownerId);
    return { status: 'succeeded', result: {} };
  });
  const body = await refineBody();
  await Promise.all(Array.from({ length: 50 }, () => click(body)));
  await vi.waitFor(async () => {
    const mine = and(eq(runs.step, 'refine-prompt'), inArray(runs.status, ['queued', 'running']));
    expect(await db().select().from(runs).where(mine)).toEqual([]);
  });
  expect(await db().select().from(series).where(eq(series.concept, body.concept))).toHaveLength(1);
});

test('clicks that were on their way while the same run ended find its series, and order nothing', async () => {
  const body = await refineBody();
  const { pool } = api.deps.database;
  const keeper = await pool.connect();
  await keeper.query('begin');
  await keeper.query('lock table runs in share row exclusive mode');
  const clicks = Promise.all([click(body), click(body), click(body)]);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      // One has come to the table; the others wait for their account, which orders one thing at a time.
      `select 1 from pg_locks join pg_database on pg_database.oid = database
       where not granted and datname = current_database() and (relation = 'runs'::regclass or locktype = 'advisory')`,
    );
    expect(rows).toHaveLength(3);
  });
  await makeSeries(body, ada.userId);
  await keeper.query('commit');
  keeper.release();
  for (const { body: answer } of await clicks) expect(answer).toMatchObject({ alreadyExists: true });
});

test('the list of runs has the panels of those that are going on, and not what went in and came out', async () => {
  const user = await createUser(api);
  for (let i = 0; i < 3; i++)
    await startDrawing(user.userId, await createComic(api, user.userId, { drawn: true }));
  const { body } = await api.call(listRuns, { token: user.token });
  expect(body.runs).toHaveLength(3);
  for (const run of body.runs)
    expect(run).toMatchObject({ title: 'The Green Kitchen', panels: [{ page: 1, panel: 1 }], result: null });
  await db()
    .update(runs)
    .set({ status: 'succeeded', result: { images: [] } })
    .where(eq(runs.ownerId, user.userId));
  const panelsOf = async (query: { comicId?: string }) =>
    (await api.call(listRuns, { token: user.token, query })).body.runs.map((run) => run.panels.length);
  expect(await panelsOf({})).toEqual([0, 0, 0]);
  expect(await panelsOf({ comicId: body.runs[0]!.comicId! })).toEqual([1]);
});
