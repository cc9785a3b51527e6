import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { restoreBackup } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';

const cleanups: (() => unknown)[] = [];

/** Removes all that was opened since it was last called. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

export type House = { database: TestDatabase; databaseUrl: string; store: ObjectStore; dir: string };

/** A database, a store and a data folder of its own, until the next `cleanUp`. */
export async function openHouse(options?: { empty: boolean }): Promise<House> {
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise backup '));
  cleanups.push(() => rm(dir, { recursive: true, force: true }));
  const database = await createTestDatabase(options);
  cleanups.push(() => database.drop());
  const store = await openStore({ kind: 'files', dir: path.join(dir, 'objects') });
  return { database, databaseUrl: database.url, store, dir };
}

/** Backs a house up into its own folder. */
export const backUp = (house: House, more: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({ ...house, to: path.join(house.dir, 'backups'), version: 'test', ...more });

/** Restores a backup into a house. */
export const restore = (target: House, options: Omit<Parameters<typeof restoreBackup>[0], 'openTarget'>) =>
  restoreBackup({ ...options, openTarget: async () => target });
