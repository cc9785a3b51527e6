import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { comics, panels } from '../schema/comics.ts';
import { runs, tasks } from '../schema/runs.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { putPages, savePanelArt } from './drawn-pages.ts';
import { appendEvent, listEvents } from './run-events.ts';
import { cancelRun, claimRun, endRun, findRun, parkRun, retryRun, startRun } from './runs.ts';
import { addTasks, claimTask, endTask, listTasks, measurePace } from './tasks.ts';
import { holdTask, LeaseLost, renewLeases } from './work-leases.ts';

const leaseMs = 60_000;
let database: TestDatabase;
let ownerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = (await insertUser(database.db)).id;
});
afterAll(() => database.drop());

const page = {
  pageNumber: 1,
  panels: [1, 2].map((n) => ({ scene: `Scene ${n}`, caption: `Caption ${n}`, dialogue: [] })),
};

/** A comic of one page with two panels whose pages are being drawn by a run that waits for its tasks. */
async function drawing() {
  const { db } = database;
  const comic = await insertComic(db, ownerId);
  const { run } = await startRun(db, {
    step: 'generate-comic',
    ownerId,
    comicId: comic.id,
    input: { comicId: comic.id },
  });
  const claimed = await claimRun(db, run.id, leaseMs);
  await db.transaction((tx) => putPages(tx, comic.id, [page], undefined));
  await addTasks(db, run.id, [
    { kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 1 },
    { kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 2 },
    { kind: 'page', lane: 'render', pageNumber: 1, status: 'blocked' },
  ]);
  return { db, comic, run: claimed! };
}

const versionOf = async (comicId: string) =>
  (await database.db.select().from(comics).where(eq(comics.id, comicId)))[0]!.version;
const setStates = (comicId: string, state: 'drawing' | 'checking') =>
  database.db.update(panels).set({ state }).where(eq(panels.comicId, comicId));
const statesOf = async (comicId: string) =>
  (
    await database.db.select().from(panels).where(eq(panels.comicId, comicId)).orderBy(panels.panelNumber)
  ).map((panel) => panel.state);

test('after the end of a run nothing happens in it, until a retry opens it again', async () => {
  const { db, run } = await drawing();
  await endRun(db, run.id, { status: 'succeeded', result: {} }, run.fence);
  for (const type of ['run:queued', 'run:started', 'run:progress', 'panel:changed', 'page:done'] as const)
    expect(await appendEvent(db, { id: run.id }, { type }, 40)).toBeUndefined();
  expect((await listEvents(db, run.id, 0)).at(-1)).toMatchObject({ type: 'run:ended', percent: 100 });
  expect(await findRun(db, run.id)).toMatchObject({ percent: 100, seq: 2 });
});

test('whoever has lost a run writes no events to it, neither after another lease nor after a retry', async () => {
  const { db, run } = await drawing();
  await cancelRun(db, run.id);
  await retryRun(db, run.id);
  const late = { type: 'run:progress', message: 'late' } as const;
  expect(await appendEvent(db, run, late, 40)).toBeUndefined();
  await claimRun(db, run.id, leaseMs);
  expect(await appendEvent(db, run, late, 40)).toBeUndefined();
  expect((await findRun(db, run.id))?.percent).toBe(0);
});

test('an event that cannot be stored leaves no gap', async () => {
  const { db, run } = await drawing();
  const before = (await findRun(db, run.id))!.seq;
  const unstorable = { type: 'run:progress', message: 'NUL: \u0000' } as const;
  await expect(appendEvent(db, { id: run.id }, unstorable)).rejects.toThrow();
  expect((await appendEvent(db, { id: run.id }, { type: 'run:progress' }))?.seq).toBe(before + 1);
});

test('a task is held by whoever has its lease, and only while its run goes on', async () => {
  const { db, run } = await drawing();
  const [first] = await listTasks(db, run.id);
  const hold = (task: { fence: number }) =>
    db.transaction((tx) => holdTask(tx, { id: first!.id, runId: run.id, fence: task.fence }));
  const claimed = (await claimTask(db, first!.id, leaseMs))!;
  await hold(claimed);
  await db
    .update(tasks)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(tasks.id, claimed.id));
  const heir = (await claimTask(db, first!.id, leaseMs))!;
  await expect(hold(claimed)).rejects.toThrow(LeaseLost);
  await hold(heir);
  await cancelRun(db, run.id);
  await expect(hold(heir)).rejects.toThrow(LeaseLost);
});

test('a beat that comes after a run was parked does not lease it again', async () => {
  const { db, run } = await drawing();
  await parkRun(db, run);
  expect(await renewLeases(db, 'run', [run], leaseMs)).toEqual(new Set());
  expect((await findRun(db, run.id))?.leaseUntil).toBeNull();
});

test('a cancel sets back the panels of its own run, and no others', async () => {
  const { db, run, comic } = await drawing();
  await setStates(comic.id, 'checking');
  const { run: quiz } = await startRun(db, {
    step: 'generate-quiz',
    ownerId,
    comicId: comic.id,
    input: { comicId: comic.id },
  });
  await cancelRun(db, quiz.id);
  expect(await statesOf(comic.id)).toEqual(['checking', 'checking']);
  await cancelRun(db, run.id);
  expect(await statesOf(comic.id)).toEqual(['waiting', 'waiting']);
});

test('the pace of a retry is its own: hours before it do not count, and neither does what was done then', async () => {
  const { db, run } = await drawing();
  const [first, second] = await listTasks(db, run.id);
  const finish = async (id: string) =>
    endTask(db, (await claimTask(db, id, leaseMs))!, { status: 'succeeded' });
  await finish(first!.id);
  await db.update(tasks).set({ finishedAt: sql`now() - interval '5 hours'` }).where(eq(tasks.id, first!.id));
  await db.update(runs).set({ startedAt: sql`now() - interval '6 hours'` }).where(eq(runs.id, run.id));
  await cancelRun(db, run.id);
  await retryRun(db, run.id);
  await claimRun(db, run.id, leaseMs);
  expect(await measurePace(db, run.id, 'panel')).toMatchObject({ done: 0, left: 1 });
  await finish(second!.id);
  const pace = await measurePace(db, run.id, 'panel');
  expect(pace).toMatchObject({ done: 1, left: 0 });
  expect(pace.ms).toBeLessThan(60_000);
});

test('a process whose clock is an hour ahead writes the times of the database, and its work is due at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    const { db, run, comic } = await drawing();
    const [first] = await listTasks(db, run.id);
    await parkRun(db, run);
    const task = (await claimTask(db, first!.id, leaseMs))!;
    await endTask(db, task, { status: 'failed', code: 'internal', message: 'No.' });
    await db.transaction((tx) =>
      savePanelArt(
        tx,
        comic.id,
        { page: 1, panel: 1 },
        { artKey: 'a', artHash: 'a', drawnBy: null, isNew: true },
      ),
    );
    await cancelRun(db, run.id);
    await retryRun(db, run.id);
    expect(await claimRun(db, run.id, leaseMs)).toBeDefined();
    expect(await claimTask(db, first!.id, leaseMs)).toBeDefined();
    const { rows } = await db.execute(sql`
      select 1 from runs where id = ${run.id} and greatest(available_at, woken_at, started_at, created_at) > now()
      union all select 1 from tasks where run_id = ${run.id} and greatest(available_at, woken_at, finished_at) > now()
      union all select 1 from panels where comic_id = ${comic.id} and updated_at > now()
      union all select 1 from comics where id = ${comic.id} and updated_at > now()
      union all select 1 from run_events where run_id = ${run.id} and (event->>'at')::timestamptz > now()`);
    expect(rows).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('the version of a comic grows with what a reader would see, and with nothing else', async () => {
  const { db, comic } = await drawing();
  const grows = async (work: (tx: Parameters<typeof putPages>[0]) => Promise<void>) => {
    const before = await versionOf(comic.id);
    await db.transaction(work);
    return (await versionOf(comic.id)) - before;
  };
  const art = (artKey: string, isNew = true) => ({ artKey, artHash: artKey, drawnBy: null, isNew });
  const place = { page: 1, panel: 1 };
  expect(await grows((tx) => putPages(tx, comic.id, [page], undefined))).toBe(0);
  expect(await grows((tx) => savePanelArt(tx, comic.id, place, art('a')))).toBe(1);
  expect(await grows((tx) => savePanelArt(tx, comic.id, place, art('a', false)))).toBe(0);
  expect(await grows((tx) => savePanelArt(tx, comic.id, place, art('b')))).toBe(1);
  expect(await grows((tx) => savePanelArt(tx, comic.id, place, art('a', false)))).toBe(1);
  const shorter = { ...page, panels: page.panels.slice(0, 1) };
  expect(await grows((tx) => putPages(tx, comic.id, [shorter], undefined))).toBe(1);
  const [left] = await db
    .select()
    .from(panels)
    .where(and(eq(panels.comicId, comic.id), eq(panels.panelNumber, 2)));
  expect(left).toBeUndefined();
});
