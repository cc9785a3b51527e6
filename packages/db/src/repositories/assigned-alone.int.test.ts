import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignmentPupils, assignments, classes, classMembers } from '../schema/classes.ts';
import { insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { closeAccount, deleteClosedAccount } from './account-deletion.ts';
import { isAssignedTo } from './relations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('what was assigned to one pupil alone goes with them, and becomes nobody else’s', async () => {
  const { db } = database;
  const teacher = await insertUser(db, { userType: 'Teacher' });
  const [leaving, staying] = [
    await insertUser(db, { userType: 'Student' }),
    await insertUser(db, { userType: 'Student' }),
  ];
  const [room] = await db.insert(classes).values({ ownerId: teacher.id, name: '6B', grade: '6' }).returning();
  const classId = room!.id;
  await db.insert(classMembers).values([leaving, staying].map(({ id: userId }) => ({ classId, userId })));
  const assignTo = async (pupils: string[], note: string) => {
    const [made] = await db
      .insert(assignments)
      .values({ classId, madeBy: teacher.id, goal: 'read', note })
      .returning();
    if (pupils.length > 0)
      await db.insert(assignmentPupils).values(pupils.map((userId) => ({ assignmentId: made!.id, userId })));
  };
  await assignTo([leaving.id], 'alone');
  await assignTo([leaving.id, staying.id], 'both');
  await assignTo([], 'everybody');
  const assigned = async () =>
    (await db.select().from(assignments).where(isAssignedTo(db, staying.id))).map(({ note }) => note).sort();
  expect(await assigned()).toEqual(['both', 'everybody']);
  await db.transaction((tx) => closeAccount(tx, leaving.id));
  const nothingStored = { comics: async () => undefined, bought: async () => undefined };
  expect(await deleteClosedAccount(db, leaving.id, nothingStored)).toBe(true);
  expect(await assigned()).toEqual(['both', 'everybody']);
  expect(await db.select().from(assignments).where(eq(assignments.note, 'alone'))).toEqual([]);
});
