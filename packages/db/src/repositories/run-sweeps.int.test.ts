import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tasks } from '../schema/runs.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isAnythingUnfinished } from './run-sweeps.ts';
import { claimRun, endRun, startRun } from './runs.ts';
import { addTasks } from './tasks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('something is unfinished from the order of a run until it has ended, and while a task of an ended one is left', async () => {
  const { db } = database;
  expect(await isAnythingUnfinished(db)).toBe(false);
  const user = await insertUser(db);
  const comic = await insertComic(db, user.id);
  const input = { comicId: comic.id };
  const { run } = await startRun(db, { step: 'generate-comic', ownerId: user.id, comicId: comic.id, input });
  expect(await isAnythingUnfinished(db)).toBe(true);
  await claimRun(db, run.id, 60_000);
  expect(await isAnythingUnfinished(db)).toBe(true);
  await endRun(db, run.id, { status: 'cancelled' });
  expect(await isAnythingUnfinished(db)).toBe(false);

  await addTasks(db, run.id, [{ kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 1 }]);
  expect(await isAnythingUnfinished(db)).toBe(true);
  await db.update(tasks).set({ status: 'cancelled' }).where(eq(tasks.runId, run.id));
  expect(await isAnythingUnfinished(db)).toBe(false);
});
