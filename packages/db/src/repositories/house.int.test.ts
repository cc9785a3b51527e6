import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comics } from '../schema/comics.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeDeletedComic } from './comic-deletion.ts';
import { approve } from './editions.ts';
import { listSettledLessons } from './house.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a lesson is settled when its first part is in the library, was deleted, or is gone for good', async () => {
  const { db } = database;
  const house = await insertUser(db);
  const part = (lesson: string) => insertComic(db, house.id, { lesson, comicStatus: 'published' });
  const remove = (id: string) => db.update(comics).set({ deletedAt: new Date() }).where(eq(comics.id, id));
  await part('begun');
  const accepted = await part('accepted');
  const deleted = await part('deleted');
  const acceptedAndDeleted = await part('accepted-and-deleted');
  const gone = await part('gone');
  await approve(db, [accepted.id, acceptedAndDeleted.id]);
  for (const one of [deleted, acceptedAndDeleted, gone]) await remove(one.id);
  // Its second part is still there.
  await db.insert(comics).values({ ...gone, id: undefined, deletedAt: null, partNumber: 2 });
  const nothing = { comics: async () => undefined, bought: async () => undefined };
  expect(await removeDeletedComic(db, gone.id, nothing)).toBe(true);
  const others = await insertUser(db);
  const theirs = await insertComic(db, others.id, { lesson: 'somebody-elses' });
  await approve(db, [theirs.id]);

  const settled = await listSettledLessons(db, house.id);
  expect([...settled].sort()).toEqual(['accepted', 'accepted-and-deleted', 'deleted', 'gone']);
});
