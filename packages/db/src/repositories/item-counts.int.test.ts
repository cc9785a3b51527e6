import { randomUUID } from 'node:crypto';
import type { AttemptAid, AttemptContext } from '@panelwise/contracts/domain/evidence';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../schema/accounts.ts';
import { attempts } from '../schema/learning.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countItems, listComicsToCount, listItemCounts } from './item-counts.ts';

let database: TestDatabase;
let ownerId: string;
let comicId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = (await insertUser(database.db)).id;
});
afterAll(() => database.drop());
beforeEach(async () => {
  comicId = (await insertComic(database.db, ownerId)).id;
});

type Given = {
  right: boolean;
  answer?: string;
  context?: AttemptContext;
  aids?: AttemptAid[];
  counts?: boolean;
  minute?: number;
};
const given = (userId: string, itemKey: string, { right, minute = 0, ...rest }: Given) => ({
  ...{ userId, comicId, itemKey, hardcore: false, isRight: right, isFirst: true, ms: 9_000 },
  ...{ answer: right ? 'Yes' : 'No', context: 'reader' as const, counts: true, ...rest },
  eventId: randomUUID(),
  createdAt: new Date(Date.now() + minute * 60_000),
});
async function people(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const username = randomUUID();
    return {
      firstname: 'P',
      lastname: '',
      email: '',
      username,
      userType: 'Student' as const,
      passwordHash: '',
      verifiedAt: new Date(),
    };
  });
  return (await database.db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}
async function counted(key: string) {
  await database.db.transaction((tx) => countItems(tx, comicId));
  return (await listItemCounts(database.db, [comicId])).get(key);
}

const items = ['a', 'b', 'c', 'd', 'e', 'f'];
/** People who know more or less; to item `odd` everybody guesses. */
async function answersOf(count: number): Promise<void> {
  const random = mulberry32(7);
  const rows = (await people(count)).flatMap((id) => {
    const ability = random();
    return [
      ...items.map((item) => given(id, item, { right: random() < ability })),
      given(id, 'odd', { right: random() < 0.5 }),
    ];
  });
  await database.db.insert(attempts).values(rows);
}

test('of an item under thirty first tries no discrimination is told', async () => {
  await answersOf(29);
  expect(await counted('a')).toMatchObject({ answers: 29, discrimination: null });
  const [last] = await people(1);
  await database.db
    .insert(attempts)
    .values(items.map((item, n) => given(last!, item, { right: n % 2 === 0 })));
  expect((await counted('a'))!.discrimination).not.toBeNull();
});

test('an item that follows ability tells those who know from those who do not; a guessed one does not', async () => {
  await answersOf(400);
  const a = await counted('a');
  expect(a!.discrimination).toBeGreaterThan(0.4);
  expect(Math.abs((await counted('odd'))!.discrimination!)).toBeLessThan(0.1);
  expect(a!.isRight / a!.answers).toBeCloseTo(0.5, 1);
});

test('the figures are those of a small table worked by hand', async () => {
  // Fifteen who know all, fifteen who know nothing: item and rest go together wholly.
  const who = await people(30);
  await database.db
    .insert(attempts)
    .values(who.flatMap((id, n) => ['a', 'b'].map((key) => given(id, key, { right: n < 15 }))));
  expect(await counted('a')).toMatchObject({
    ...{ answers: 30, isRight: 15, chosen: { Yes: 15, No: 15 } },
    discrimination: expect.closeTo(1),
  });
  // Where everybody answers alike there is nothing to tell apart.
  await database.db.update(attempts).set({ isRight: true }).where(sql`comic_id = ${comicId}`);
  expect(await counted('a')).toMatchObject({ answers: 30, isRight: 30, discrimination: null });
});

test('of each person the very first try counts, wherever it was; help, games, made-up pupils and the creator count nothing', async () => {
  const [twice, unproven, helped, played] = await people(4);
  const invented = (await insertUser(database.db, { userType: 'Student', isDemo: true })).id;
  await database.db.insert(attempts).values([
    given(twice!, 'a', { right: false, context: 'assignment' }),
    given(twice!, 'a', { right: true, context: 'review', minute: 20 }),
    // Who was too fast at first has seen it when they answer again.
    given(unproven!, 'a', { right: true, counts: false }),
    given(unproven!, 'a', { right: true, minute: 20 }),
    given(helped!, 'a', { right: true, aids: ['fewer-options'] }),
    given(played!, 'a', { right: true, context: 'game', answer: 'true' }),
    given(played!, 'a', { right: true, minute: 20 }),
    given(invented, 'a', { right: true }),
    given(ownerId, 'a', { right: true }),
  ]);
  expect(await counted('a')).toMatchObject({ answers: 1, isRight: 0, chosen: { No: 1 } });
});

test('a comic is counted anew when it was answered since, and when answers have gone', async () => {
  const [one, other] = await people(2);
  const waits = async () => (await listComicsToCount(database.db)).includes(comicId);
  expect(await waits()).toBe(false);
  await database.db.insert(attempts).values(given(one!, 'a', { right: true }));
  expect(await waits()).toBe(true);
  await counted('a');
  expect(await waits()).toBe(false);
  await database.db.insert(attempts).values(given(other!, 'a', { right: true }));
  expect(await waits()).toBe(true);
  await counted('a');
  await database.db.delete(users).where(sql`id = ${other}`);
  expect(await waits()).toBe(true);
  expect(await counted('a')).toMatchObject({ answers: 1 });
});
