import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingLines, bookings } from '../schema/bookings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type BookingLine, balanceOf, book, NotEnough } from './bookings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const unit = 'coin';
const move = (from: string, to: string, amount: number): BookingLine[] => [
  { account: from, unit, amount: -amount },
  { account: to, unit, amount },
];
const bookNow = (eventId: string, lines: BookingLine[]) =>
  database.db.transaction((tx) => book(tx, { reason: 'A test', eventId, ruleVersion: 'test', lines }));

test('an event is booked once, however often and at once it is told', async () => {
  const told = await Promise.all(
    Array.from({ length: 8 }, () => bookNow('once', move('system:rewards', 'learner:once', 5))),
  );
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await balanceOf(database.db, 'learner:once', unit)).toBe(5);
});

test('nobody spends what they do not have, and of two who spend the last coin at once one is refused', async () => {
  await bookNow('given', move('system:rewards', 'learner:poor', 3));
  const spend = (eventId: string, amount: number) =>
    bookNow(eventId, move('learner:poor', 'system:shop', amount));
  await expect(spend('too-much', 4)).rejects.toBeInstanceOf(NotEnough);
  const both = await Promise.allSettled([spend('first', 2), spend('second', 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await balanceOf(database.db, 'learner:poor', unit)).toBe(1);
  // What was refused was not booked, so it may be asked for again.
  expect(await bookNow('too-much', move('learner:poor', 'system:shop', 1))).toBe(true);
});

test('lines that do not add up are refused, by us and by the database', async () => {
  const lines = [{ account: 'system:rewards', unit, amount: 5 }];
  await expect(bookNow('lame', lines)).rejects.toThrow('do not add up');
  const twoUnits = [...lines, { account: 'system:shop', unit: 'gem', amount: -5 }];
  await expect(bookNow('mixed', twoUnits)).rejects.toThrow('do not add up');
  const past = database.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(bookings)
      .values({ reason: 'x', eventId: 'past', ruleVersion: 'x' })
      .returning();
    await tx.insert(bookingLines).values({ bookingId: made!.id, account: 'system:shop', unit, amount: 5 });
  });
  await expect(past).rejects.toMatchObject({ cause: { message: expect.stringContaining('add up to zero') } });
});

test('what is booked is neither changed nor deleted', async () => {
  await bookNow('stays', move('system:rewards', 'learner:stays', 1));
  const { db } = database;
  const refused = { cause: { message: expect.stringContaining('never changed') } };
  await expect(db.delete(bookings).where(eq(bookings.eventId, 'stays'))).rejects.toMatchObject(refused);
  await expect(db.update(bookingLines).set({ amount: 9 })).rejects.toMatchObject(refused);
  await expect(db.delete(bookingLines)).rejects.toMatchObject(refused);
});

test('after two hundred random movements everything adds up to zero, and no account of a person is below it', async () => {
  const random = mulberry32(12);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const accounts = ['system:rewards', 'system:shop', 'learner:a', 'learner:b', 'learner:c', 'learner:d'];
  const balances = new Map<string, number>();
  // Ten at once: they meet on the same accounts.
  for (let round = 0; round < 20; round++)
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => {
        const from = pick(accounts);
        const to = pick(accounts.filter((one) => one !== from));
        return bookNow(
          `random-${Math.floor(random() * 150)}-${round % 3}-${i % 2}`,
          move(from, to, 1 + Math.floor(random() * 20)),
        );
      }),
    );
  for (const account of accounts) balances.set(account, await balanceOf(database.db, account, unit));
  for (const [account, balance] of balances)
    if (account.startsWith('learner:')) expect(balance, account).toBeGreaterThanOrEqual(0);
  const { rows } = await database.db.execute(
    sql`select unit, sum(amount)::int as sum from booking_lines group by unit`,
  );
  expect(rows).toEqual([{ unit, sum: 0 }]);
});
