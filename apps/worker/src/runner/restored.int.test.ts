import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '@panelwise/backup/restore-backup';
import { writeBackup } from '@panelwise/backup/write-backup';
import { findRun } from '@panelwise/db/repositories/runs';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { createTestDatabase } from '@panelwise/db/testing/test-database';
import { migrateQueue, type QueueConnection } from '@panelwise/queue/connection';
import { afterEach, expect, test } from 'vitest';
import { openTestDeps, openWorkerHarness, scriptOf } from '../testing/worker-harness.ts';
import { startLanes } from './start-lanes.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

test('a comic that was being drawn when it was backed up is drawn to its end after a restore, with an empty queue', async () => {
  const before = await openWorkerHarness({ concurrency: { image: 1, render: 1 } });
  cleanups.push(() => before.close());
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise restored '));
  cleanups.push(() => rm(dir, { recursive: true, force: true }));
  const comic = await before.newComic(scriptOf(2, 2, 'Kept'));
  const run = await before.order('generate-comic', comic.id);
  await before.event(run.id, ({ type, panelState }) => type === 'panel:changed' && panelState === 'done');
  // Its worker goes on meanwhile; the rows are of the moment in which the first panels were there.
  const { store } = before.deps;
  const backup = await writeBackup({ databaseUrl: before.database.url, store, to: dir, version: 'test' });

  const database = await createTestDatabase({ empty: true });
  cleanups.push(() => database.drop());
  const connection: QueueConnection = { kind: 'postgres', url: database.url };
  const deps = await openTestDeps(database, connection, { storeDir: path.join(dir, 'objects') });
  const openTarget = async () => ({ databaseUrl: database.url, store: deps.store });
  expect(await restoreBackup({ from: backup.dir, openTarget })).toMatchObject({ openRuns: 1 });
  const restored = await findRun(database.db, run.id);
  expect(restored?.status).toBe('running');
  // Its time stood still while it was a backup.
  const source = await findRun(before.database.db, run.id);
  expect(restored!.deadlineAt!.getTime()).toBeGreaterThan(source!.deadlineAt!.getTime());

  await migrateQueue(connection);
  const lanes = startLanes(deps, {
    connection,
    concurrency: { text: 1, image: 2, render: 1 },
    leaseMs: 2_000,
  });
  cleanups.push(async () => {
    await lanes.stop({ timeoutMs: 2_000 });
    await Promise.all([deps.queue.close(), deps.bus.close(), deps.pdf.close()]);
  });
  await expect
    .poll(async () => (await findRun(database.db, run.id))?.status, { timeout: 120_000 })
    .toBe('succeeded');
  const tasks = await listTasks(database.db, run.id);
  expect(tasks.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'succeeded'));
});
