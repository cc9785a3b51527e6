import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjects } from '@panelwise/db/schema/catalogue';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { smallOf } from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawMissingSubjectPictures } from './subject-pictures.ts';

let database: TestDatabase;
let dir: string;
let store: ObjectStore;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'panelwise subjects '));
  store = await openStore({ kind: 'files', dir });
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

test('every subject that the studio knows gets its picture in two sizes; others and chosen ones stay as they are', async () => {
  const { db } = database;
  const names = ['Art', 'Math', 'Alchemy'];
  await db.delete(subjects).where(inArray(subjects.name, names));
  await db
    .insert(subjects)
    .values([{ name: 'Art' }, { name: 'Math', imageKey: 'subjects/own.webp' }, { name: 'Alchemy' }]);
  expect(await drawMissingSubjectPictures({ database, store })).toBeGreaterThan(0);
  const rows = await db.select().from(subjects).where(inArray(subjects.name, names));
  const keyOf = (name: string) => rows.find((row) => row.name === name)!.imageKey;
  expect([keyOf('Math'), keyOf('Alchemy')]).toEqual(['subjects/own.webp', null]);
  const widthOf = async (key: string) => (await sharp(await store.readAll(key)).metadata()).width;
  expect([await widthOf(keyOf('Art')!), await widthOf(smallOf(keyOf('Art')!))]).toEqual([960, 320]);
  expect(await drawMissingSubjectPictures({ database, store })).toBe(0);
});
