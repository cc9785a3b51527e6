import { defaultShareRule } from '@panelwise/contracts/domain/shares';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { classes, classMembers, classTeachers } from '../schema/classes.ts';
import {
  insertOldClass,
  insertPublicComic,
  insertPupils,
  insertReads,
  insertTeacher,
} from '../testing/share-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { mergeLearning } from './merged-pupils.ts';
import { closeShareMonth, listStatementsOf, putShareMonth } from './shares.ts';

/*
 * Ways to earn without being read by others' pupils. Each earns nothing, or no more than is stated; beside each an honest
 * creator earns what is theirs.
 */
let database: TestDatabase;
let month: string;
let n = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const db = () => database.db;
const teacher = () => insertTeacher(db());
const pupils = (count: number) => insertPupils(db(), count);
const comicsOf = (ownerId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => insertPublicComic(db(), ownerId)));
const read = (readers: readonly string[], comicId: string, answers?: number, day = 20) =>
  insertReads(db(), readers, comicId, new Date(`${month}-${day}T12:00:00Z`), answers);

let farmer: string;
let honest: string;
/** Each test has a month of its own, and an honest creator whom pupils of three other teachers read, four each. */
beforeEach(async () => {
  month = `2024-${String(++n).padStart(2, '0')}`;
  const terms = { month, poolCents: 12_000, currency: 'USD', rule: defaultShareRule } as const;
  await putShareMonth(db(), terms);
  [farmer, honest] = [await teacher(), await teacher()];
  const [good] = await comicsOf(honest, 1);
  for (let i = 0; i < 3; i++) {
    const theirs = await pupils(4);
    await insertOldClass(db(), await teacher(), theirs);
    await read(theirs, good!);
  }
});

async function closeAndRead(creatorId: string) {
  await db().transaction((tx) => closeShareMonth(tx, month));
  const [statement] = await listStatementsOf(db(), creatorId);
  return statement;
}
const nothing = {
  ...{ ownClasses: 0, noClass: 0, newPupil: 0, unanswered: 0 },
  ...{ overCap: 0, overTeacher: 0, fewTeachers: 0 },
};

test('a second account with made-up pupils earns nothing, and neither do two', async () => {
  const comics = await comicsOf(farmer, 6);
  for (let account = 0; account < 2; account++) {
    const invented = await pupils(60);
    await insertOldClass(db(), await teacher(), invented);
    for (const comic of comics) await read(invented, comic);
  }
  expect(await closeAndRead(farmer)).toMatchObject({
    cents: 0,
    lines: [],
    unpaid: { ...nothing, overCap: 240, overTeacher: 420, fewTeachers: 60 },
  });
  expect((await closeAndRead(honest))!.cents).toBe(12_000);
});

test('with as many accounts as it takes, each account of a teacher brings no more than its cap, whoever earns it', async () => {
  const second = await teacher();
  const comics = [...(await comicsOf(farmer, 2)), ...(await comicsOf(second, 2))];
  for (let account = 0; account < 3; account++) {
    const invented = await pupils(60);
    await insertOldClass(db(), await teacher(), invented);
    for (const comic of comics) await read(invented, comic);
  }
  const readsOf = (statement: Awaited<ReturnType<typeof closeAndRead>>) =>
    statement!.lines.reduce((sum, { reads }) => sum + reads, 0);
  const both = readsOf(await closeAndRead(farmer)) + readsOf(await closeAndRead(second));
  expect(both).toBeLessThanOrEqual(3 * defaultShareRule.readsPerTeacher);
});

test('own pupils stay own pupils: by leaving, handing the class over, moving or deleting it nobody makes them others', async () => {
  const comics = await comicsOf(farmer, 1);
  const friends = await Promise.all([teacher(), teacher(), teacher(), teacher()]);
  const groups = await Promise.all(friends.map(() => pupils(5)));
  const rooms = await Promise.all(groups.map((group) => insertOldClass(db(), farmer, group)));
  // Handed over and left before anybody has read.
  await db().update(classes).set({ ownerId: friends[0]! }).where(eq(classes.id, rooms[0]!));
  await db().insert(classTeachers).values({ classId: rooms[0]!, userId: farmer });
  await db()
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, rooms[0]!), eq(classTeachers.userId, farmer)));
  for (const [i, group] of groups.entries()) {
    if (i > 0) await insertOldClass(db(), friends[i]!, group);
    await read(group, comics[0]!);
  }
  // After they have read: handed over, taken out, deleted.
  await db().update(classes).set({ ownerId: friends[1]! }).where(eq(classes.id, rooms[1]!));
  await db().delete(classMembers).where(eq(classMembers.classId, rooms[2]!));
  await db().delete(classes).where(eq(classes.id, rooms[3]!));
  // An account that was made one with another takes its classes along.
  const [kept] = await pupils(1);
  await insertOldClass(db(), friends[0]!, [kept!]);
  await db().transaction((tx) => mergeLearning(tx, groups[2]![0]!, kept!));
  expect(await closeAndRead(farmer)).toMatchObject({
    cents: 0,
    lines: [],
    unpaid: { ...nothing, ownClasses: 20 },
  });
});

test('accounts that come to other teachers’ classes to read earn nothing: new ones, nor ones that answer nothing', async () => {
  const [answered, unanswered] = await comicsOf(farmer, 2);
  for (let room = 0; room < 3; room++) {
    const [fresh, silent] = [await pupils(10), await pupils(10)];
    const owner = await teacher();
    await insertOldClass(db(), owner, fresh, new Date(`${month}-10T12:00:00Z`));
    await insertOldClass(db(), owner, silent);
    await read(fresh, answered!);
    await read(silent, unanswered!, 2);
  }
  expect(await closeAndRead(farmer)).toMatchObject({
    cents: 0,
    lines: [],
    unpaid: { ...nothing, newPupil: 30, unanswered: 30 },
  });
});

test('a pupil who has left since counts by the class that they were in when they read', async () => {
  const [comic] = await comicsOf(farmer, 1);
  for (let room = 0; room < 3; room++) {
    const theirs = await pupils(2);
    const classId = await insertOldClass(db(), await teacher(), theirs);
    await read(theirs, comic!);
    await db().delete(classMembers).where(eq(classMembers.classId, classId));
  }
  expect(await closeAndRead(farmer)).toMatchObject({ lines: [{ reads: 6 }], unpaid: nothing, cents: 4_000 });
});
