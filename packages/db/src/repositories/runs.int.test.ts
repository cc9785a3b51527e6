import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { series } from '../schema/comics.ts';
import { runs, type tasks } from '../schema/runs.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { appendEvent, listEvents } from './run-events.ts';
import { cancelRun, claimRun, endRun, findRun, parkRun, type RunOrder, retryRun, startRun } from './runs.ts';
import { snapshotRuns } from './snapshots.ts';
import { addTasks, claimTask, endTask, listTasks, releasePage } from './tasks.ts';
import { renewLeases, requeue, takeOverdue } from './work-leases.ts';

const leaseMs = 60_000;
let database: TestDatabase;
let order: RunOrder;

beforeAll(async () => {
  database = await createTestDatabase();
  const user = await insertUser(database.db);
  const comic = await insertComic(database.db, user.id);
  order = { step: 'generate-comic', ownerId: user.id, comicId: comic.id, input: { comicId: comic.id } };
});
afterAll(() => database.drop());

async function newRun(over: Partial<RunOrder> = {}) {
  return (await startRun(database.db, { ...order, ...over })).run;
}

/** Lets a lease run out without waiting for it. */
async function expireLease(table: typeof runs | typeof tasks, id: string): Promise<void> {
  await database.db
    .update(table)
    .set({ leaseUntil: new Date(Date.now() - 1_000) })
    .where(eq(table.id, id));
}

test('50 clicks at once start one run', async () => {
  const started = await Promise.all(
    Array.from({ length: 50 }, () => startRun(database.db, { ...order, activeKey: 'double-click' })),
  );
  expect(started.filter((one) => one.created)).toHaveLength(1);
  expect(new Set(started.map((one) => one.run.id)).size).toBe(1);
});

test('an idempotency key gives the same run even after it has ended, and is refused for another step', async () => {
  const first = await newRun({ idempotencyKey: 'k1' });
  await endRun(database.db, first.id, { status: 'cancelled' });
  expect((await newRun({ idempotencyKey: 'k1' })).id).toBe(first.id);
  await expect(newRun({ idempotencyKey: 'k1', step: 'generate-pdf' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a run is leased to one worker only, and again to another once the lease has run out', async () => {
  const run = await newRun();
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimRun(database.db, run.id, leaseMs)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimRun(database.db, run.id, leaseMs)).toBeUndefined();
  await expireLease(runs, run.id);
  expect((await claimRun(database.db, run.id, leaseMs))?.fence).toBe(2);
});

test('the late result of an older lease is thrown away', async () => {
  const run = await newRun();
  const zombie = await claimRun(database.db, run.id, leaseMs);
  await expireLease(runs, run.id);
  const heir = await claimRun(database.db, run.id, leaseMs);
  const late = { status: 'succeeded' as const, result: { from: 'zombie' } };
  expect(await endRun(database.db, run.id, late, zombie?.fence)).toBeUndefined();
  expect(await endRun(database.db, run.id, { ...late, result: { from: 'heir' } }, heir?.fence)).toBeDefined();
  expect((await findRun(database.db, run.id))?.result).toEqual({ from: 'heir' });
});

test('events are numbered without gaps by many writers at once', async () => {
  const run = await newRun();
  await Promise.all(
    Array.from({ length: 40 }, () => appendEvent(database.db, run, { type: 'run:progress' })),
  );
  const events = await listEvents(database.db, run.id, 0);
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
  expect(await listEvents(database.db, run.id, 39)).toHaveLength(2);
});

test('renewing tells which leases are lost: cancelled, and taken over', async () => {
  const [kept, cancelled, taken] = await Promise.all([newRun(), newRun(), newRun()]);
  const leases = await Promise.all(
    [kept, cancelled, taken].map((run) => claimRun(database.db, run.id, leaseMs)),
  );
  await cancelRun(database.db, cancelled.id);
  await expireLease(runs, taken.id);
  await claimRun(database.db, taken.id, leaseMs);
  const renewed = await renewLeases(
    database.db,
    'run',
    leases.map((run) => ({ id: run!.id, fence: run!.fence })),
    leaseMs,
  );
  expect([...renewed]).toEqual([kept.id]);
});

test('a page is released by the last of its panels, once, also when the last two end at once', async () => {
  for (let round = 0; round < 10; round++) {
    const run = await newRun();
    await claimRun(database.db, run.id, leaseMs);
    await parkRun(database.db, { id: run.id, fence: 1 });
    const panel = { kind: 'panel' as const, lane: 'image' as const, pageNumber: 1 };
    await addTasks(database.db, run.id, [
      { ...panel, panelNumber: 1 },
      { ...panel, panelNumber: 2 },
      { ...panel, kind: 'page', lane: 'render', panelNumber: 0, status: 'blocked' },
    ]);
    const panels = (await listTasks(database.db, run.id)).filter((task) => task.kind === 'panel');
    const released = await Promise.all(
      panels.map(async ({ id }) => {
        const task = await claimTask(database.db, id, leaseMs);
        return database.db.transaction(async (tx) => {
          await appendEvent(tx, { id: run.id }, { type: 'panel:changed' });
          expect(await endTask(tx, task!, { status: 'succeeded' })).toBe(true);
          return releasePage(tx, run.id, 1);
        });
      }),
    );
    expect(released.filter(Boolean)).toHaveLength(1);
  }
});

test('a cancelled run keeps what is done, drops what is not, and a retry does only the rest', async () => {
  const run = await newRun();
  await claimRun(database.db, run.id, leaseMs);
  await parkRun(database.db, { id: run.id, fence: 1 });
  const panel = { kind: 'panel' as const, lane: 'image' as const, pageNumber: 1 };
  await addTasks(database.db, run.id, [
    { ...panel, panelNumber: 1 },
    { ...panel, panelNumber: 2 },
    { ...panel, kind: 'page', lane: 'render', panelNumber: 0, status: 'blocked' },
  ]);
  const [first, second] = await listTasks(database.db, run.id);
  const done = await claimTask(database.db, first!.id, leaseMs);
  await endTask(database.db, done!, { status: 'succeeded' });
  const working = await claimTask(database.db, second!.id, leaseMs);

  await cancelRun(database.db, run.id);
  expect(await endTask(database.db, working!, { status: 'succeeded' })).toBe(false);
  expect((await listTasks(database.db, run.id)).map((task) => task.status)).toEqual([
    'succeeded',
    'cancelled',
    'cancelled',
  ]);
  await expect(cancelRun(database.db, run.id)).rejects.toMatchObject({ code: 'run-finished' });

  const retried = await retryRun(database.db, run.id);
  expect(retried.wakes).toEqual([{ lane: 'render', wake: { runId: run.id } }]);
  expect((await listTasks(database.db, run.id)).map((task) => task.status)).toEqual([
    'succeeded',
    'queued',
    'blocked',
  ]);
  await expect(retryRun(database.db, run.id)).rejects.toMatchObject({ code: 'nothing-to-retry' });
  const [snapshot] = await snapshotRuns(database.db, [(await findRun(database.db, run.id))!]);
  expect(snapshot!.panels.map((one) => one.state)).toEqual(['done', 'waiting']);
});

test('a page that was stopped while it was put together is ready at once after a retry', async () => {
  const run = await newRun();
  await claimRun(database.db, run.id, leaseMs);
  await parkRun(database.db, { id: run.id, fence: 1 });
  const panel = { kind: 'panel' as const, lane: 'image' as const, pageNumber: 1 };
  await addTasks(database.db, run.id, [
    { ...panel, panelNumber: 1, status: 'succeeded' },
    { ...panel, kind: 'page', lane: 'render', panelNumber: 0, status: 'running' },
    { ...panel, pageNumber: 2, panelNumber: 1 },
    { ...panel, pageNumber: 2, kind: 'page', lane: 'render', panelNumber: 0, status: 'blocked' },
  ]);
  await cancelRun(database.db, run.id);
  await retryRun(database.db, run.id);
  const rows = await listTasks(database.db, run.id);
  expect(rows.map((task) => task.status)).toEqual(['succeeded', 'queued', 'queued', 'blocked']);
});

test('the sweep finds lost and abandoned work, once, and leaves alone what is due later or being done', async () => {
  const [lost, abandoned, later, busy] = await Promise.all([newRun(), newRun(), newRun(), newRun()]);
  const longAgo = new Date(Date.now() - 60_000);
  await database.db.update(runs).set({ wokenAt: longAgo });
  await claimRun(database.db, abandoned.id, leaseMs);
  await expireLease(runs, abandoned.id);
  const claimed = await claimRun(database.db, later.id, leaseMs);
  await requeue(database.db, 'run', claimed!, {
    delayMs: 60_000,
    counts: 'try',
    code: 'provider-busy',
    message: 'busy',
  });
  await claimRun(database.db, busy.id, leaseMs);

  const sweep = async (losing: readonly Lane[]) =>
    (await takeOverdue(database.db, lanes, losing, { lostMs: 3_000, longMs: 600_000 })).map(({ wake }) =>
      'runId' in wake ? wake.runId : wake.taskId,
    );
  expect(await sweep([])).toEqual([abandoned.id]);
  await database.db.update(runs).set({ wokenAt: longAgo });
  const found = await sweep(lanes);
  expect(found).toContain(lost.id);
  expect(found).toContain(abandoned.id);
  expect(found).not.toContain(later.id);
  expect(found).not.toContain(busy.id);
  expect(await sweep(lanes)).toEqual([]);
});

test('a run says what it is about: the comic and its part, or the series as long as there are no parts', async () => {
  const { db } = database;
  const user = await insertUser(db);
  const comic = await insertComic(db, user.id, { title: 'Magnets' });
  const about = async (over: Partial<RunOrder>) => {
    const [snapshot] = await snapshotRuns(db, [await newRun({ ownerId: user.id, ...over })]);
    return { title: snapshot!.title, partNumber: snapshot!.partNumber };
  };
  expect(await about({ comicId: comic.id })).toEqual({ title: 'Magnets', partNumber: null });
  const plan = { part: 1, title: 'Poles', keyTerms: [], start: '', end: '' };
  await db
    .update(series)
    .set({ parts: [plan, { ...plan, part: 2 }] as never })
    .where(eq(series.id, comic.seriesId));
  expect(await about({ comicId: comic.id })).toEqual({ title: 'Magnets', partNumber: 1 });
  const refine = { step: 'refine-prompt' as const, comicId: undefined, seriesId: comic.seriesId };
  expect(await about(refine as Partial<RunOrder>)).toEqual({ title: 'Magnets', partNumber: null });
});
