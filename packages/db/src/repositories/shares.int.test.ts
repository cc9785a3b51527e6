import { defaultShareRule } from '@panelwise/contracts/domain/shares';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { classTeachers } from '../schema/classes.ts';
import { readings } from '../schema/learning.ts';
import { shareStatements } from '../schema/shares.ts';
import { insertUser } from '../testing/fixtures.ts';
import {
  insertOldClass,
  insertPublicComic,
  insertPupils,
  insertReads,
  insertTeacher,
} from '../testing/share-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { closeAccount, deleteClosedAccount } from './account-deletion.ts';
import { balanceOf } from './bookings.ts';
import {
  closeShareMonth,
  findShareMonth,
  listStatementsOf,
  payShare,
  previewShares,
  putShareMonth,
} from './shares.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How many teachers it takes is a matter of `share-farming.int.test.ts`. */
const rule = { ...defaultShareRule, teachers: 1 };

/** Each test has a month of its own, long over. */
let month: string;
let n = 0;
beforeEach(async () => {
  month = `2024-${String(++n).padStart(2, '0')}`;
  await putShareMonth(database.db, { month, poolCents: 10_000, currency: 'USD', rule });
});

const teacher = () => insertTeacher(database.db);
const pupils = (count: number) => insertPupils(database.db, count);
const publicComic = (ownerId: string, title?: string) => insertPublicComic(database.db, ownerId, title);
const classOf = (ownerId: string, members: string[]) => insertOldClass(database.db, ownerId, members);

/** These people read this comic to its end within the month. */
const read = (readers: string[], comicId: string, day = '10T12:00:00Z') =>
  insertReads(database.db, readers, comicId, new Date(`${month}-${day}`));

const close = () => database.db.transaction((tx) => closeShareMonth(tx, month));
const earned = async (creatorId: string) =>
  (await listStatementsOf(database.db, creatorId)).find((one) => one.month === month)?.cents ?? 0;

test('a pool is shared by what the pupils of others read to the end', async () => {
  const [ada, bob, reading] = [await teacher(), await teacher(), await teacher()];
  const [first, second, third] = await pupils(3);
  const invented = (await insertUser(database.db, { userType: 'Student', isDemo: true })).id;
  await classOf(reading, [first!, second!, third!, invented]);
  await read([first!, second!, third!, invented], await publicComic(ada, 'Leaves'));
  await read([first!], await publicComic(bob));
  // Not read to the end, and read in another month.
  await database.db.insert(readings).values({ userId: second!, comicId: await publicComic(bob), panels: 6 });
  await read([third!], await publicComic(bob), '01T00:00:00+01:00');
  expect(await close()).toBeUndefined();
  expect(await earned(ada)).toBe(7_500);
  expect(await earned(bob)).toBe(2_500);
  const [statement] = await listStatementsOf(database.db, ada);
  expect(statement).toMatchObject({
    month,
    allReads: 4,
    lines: [{ title: 'Leaves', reads: 3, cents: 7_500 }],
    unpaid: { ownClasses: 0, overCap: 0, noClass: 0 },
    paidAt: null,
  });
});

test('closed twice, at once or later, a month is booked once and stays as it is', async () => {
  const [ada, other] = [await teacher(), await teacher()];
  const readers = await pupils(2);
  await classOf(other, readers);
  const comic = await publicComic(ada);
  await read(readers.slice(0, 1), comic);
  const before = await balanceOf(database.db, 'system:share-pool', 'USD');
  const closings = await Promise.all(Array.from({ length: 5 }, close));
  expect(closings.toSorted()).toEqual(['closed', 'closed', 'closed', 'closed', undefined]);
  await read(readers, comic);
  expect(await close()).toBe('closed');
  expect(
    await putShareMonth(database.db, { month, poolCents: 1, currency: 'EUR', rule: defaultShareRule }),
  ).toBeUndefined();
  expect(await earned(ada)).toBe(10_000);
  expect(await balanceOf(database.db, `teacher:${ada}:share`, 'USD')).toBe(10_000);
  expect(await balanceOf(database.db, 'system:share-pool', 'USD')).toBe(before - 10_000);
});

test('a month that is not over is not closed, and one without a pool neither', async () => {
  const { db } = database;
  const now = new Date().toISOString().slice(0, 7);
  await putShareMonth(db, { month: now, poolCents: 1, currency: 'USD', rule: defaultShareRule });
  expect(await db.transaction((tx) => closeShareMonth(tx, now))).toBe('not-over');
  expect(await db.transaction((tx) => closeShareMonth(tx, '2019-01'))).toBe('unknown');
});

test('paid is paid once', async () => {
  const [ada, other] = [await teacher(), await teacher()];
  const readers = await pupils(1);
  await classOf(other, readers);
  await read(readers, await publicComic(ada));
  await close();
  const pay = () => database.db.transaction((tx) => payShare(tx, month, ada));
  expect((await Promise.all([pay(), pay(), pay()])).filter(Boolean)).toHaveLength(1);
  expect(await pay()).toBe(false);
  expect(await balanceOf(database.db, `teacher:${ada}:share`, 'USD')).toBe(0);
  expect((await listStatementsOf(database.db, ada))[0]!.paidAt).not.toBeNull();
});

test('the account of a creator goes with its statements, and the books still add up', async () => {
  const [ada, other] = [await teacher(), await teacher()];
  const readers = await pupils(1);
  await classOf(other, readers);
  await read(readers, await publicComic(ada));
  await close();
  const { db } = database;
  await db.transaction((tx) => closeAccount(tx, ada));
  const nothingStored = { comics: async () => undefined, bought: async () => undefined };
  expect(await deleteClosedAccount(db, ada, nothingStored)).toBe(true);
  expect(await db.select().from(shareStatements).where(eq(shareStatements.creatorId, ada))).toEqual([]);
  expect(await balanceOf(db, `teacher:${ada}:share`, 'USD')).toBe(10_000);
});

test('who farms earns nothing, beside an honest teacher', async () => {
  const { db } = database;
  const [farmer, honest, other, friend] = [
    await teacher(),
    await teacher(),
    await teacher(),
    await teacher(),
  ];
  const comics = await Promise.all(Array.from({ length: 6 }, () => publicComic(farmer)));
  // Oneself, and pupils of one's own class, also of one that a colleague owns.
  const [own, shared, bots, theirs] = await Promise.all([pupils(5), pupils(5), pupils(30), pupils(3)]);
  await classOf(farmer, own);
  const together = await classOf(friend, shared);
  await db.insert(classTeachers).values({ classId: together, userId: farmer });
  // Own pupils sit in another class as well.
  await classOf(friend, own);
  for (const comic of comics) {
    await read([farmer, ...own, ...shared], comic);
    // Accounts that are in no class, as many as one likes.
    await read(bots, comic);
  }
  // Reading the same comic again and again is one read.
  await classOf(other, theirs);
  const good = await publicComic(honest);
  for (let i = 0; i < 10; i++) await read(theirs, good, `1${i}T12:00:00Z`);
  const { shares } = await previewShares(db, (await findShareMonth(db, month))!);
  const farm = shares.find(({ creatorId }) => creatorId === farmer);
  expect(farm).toMatchObject({ lines: [], unpaid: { ownClasses: 60, overCap: 0, noClass: 180 }, cents: 0 });
  await close();
  expect(await earned(farmer)).toBe(0);
  expect(await earned(honest)).toBe(10_000);
});

test('of one pupil so many reads of a month count as the rule says', async () => {
  const [many, other] = [await teacher(), await teacher()];
  const [eager] = await pupils(1);
  await classOf(other, [eager!]);
  for (let day = 11; day <= 17; day++) await read([eager!], await publicComic(many), `${day}T12:00:00Z`);
  await close();
  const [statement] = await listStatementsOf(database.db, many);
  expect(statement).toMatchObject({ allReads: 4, unpaid: { overCap: 3 } });
  expect(statement!.lines.map(({ reads }) => reads)).toEqual([1, 1, 1, 1]);
});
