import * as contract from '@panelwise/contracts/http/battles';
import { putRating } from '@panelwise/db/repositories/battlers';
import { leagueSeats } from '@panelwise/db/schema/battles';
import { classes, classMembers } from '@panelwise/db/schema/classes';
import { familyControls } from '@panelwise/db/schema/families';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBattleComic, createBattler } from './testing-battles.ts';

let api: TestApp;
let comicId: string;
const db = () => api.deps.database.db;
beforeAll(async () => {
  api = await startTestApp();
  comicId = await createBattleComic(api, (await createUser(api, 'Teacher')).userId);
});
beforeEach(() => db().delete(leagueSeats));
afterAll(() => api.close());

const thisYear = new Date().getUTCFullYear();
const rate = ({ userId }: TestUser, rating: number, subject = 'Science') =>
  db().transaction((tx) => putRating(tx, userId, subject, { rating, deviation: 80, volatility: 0.06 }));
const look = async ({ token }: TestUser) => (await api.call(contract.getBattles, { token })).body.leagues;
const choose = async ({ token }: TestUser, choice: 'on' | 'paused' | 'off') =>
  (await api.call(contract.chooseLeagues, { token, body: { choice } })).body.leagues;
/** Somebody of this strength who has joined. */
async function joined(rating: number, more?: Parameters<typeof createBattler>[2]): Promise<TestUser> {
  const user = await createBattler(api, comicId, more);
  // Of a child a parent has said that it may battle.
  if (more) await db().insert(familyControls).values({ childId: user.userId, mayBattle: true });
  await rate(user, rating);
  await choose(user, 'on');
  return user;
}

test('nobody is in a league who has not said so; one sees the own place of the upper half, and nobody else’s', async () => {
  const [best, middle, last] = [await joined(1_600), await joined(1_550), await joined(1_500)];
  const outside = await createBattler(api, comicId);
  await rate(outside, 1_900);
  expect(await look(outside)).toMatchObject({ choice: 'off', leagues: [] });
  expect((await look(best))!.leagues).toEqual([{ subject: 'Science', people: 3, place: 1 }]);
  expect((await look(middle))!.leagues).toEqual([{ subject: 'Science', people: 3, place: 2 }]);
  expect((await look(last))!.leagues).toEqual([{ subject: 'Science', people: 3, place: null }]);
  // What is sent names nobody.
  const sent = JSON.stringify(await look(best));
  for (const { userId } of [middle, last]) expect(sent).not.toContain(userId);
  await rate(last, 1_700);
  expect((await look(last))!.leagues).toEqual([{ subject: 'Science', people: 3, place: 1 }]);
  expect((await look(middle))!.leagues).toEqual([{ subject: 'Science', people: 3, place: null }]);
});

test('a league has ten people of one age who are about as strong, and one for each subject', async () => {
  const people = [];
  for (let i = 0; i < 11; i++) people.push(await joined(1_500 + i));
  const far = await joined(2_200);
  const young = await joined(1_500, { birthYear: thisYear - 15, country: 'US' });
  const sizes = async () => {
    const rows = await db()
      .select({ people: sql<number>`count(*)`.mapWith(Number) })
      .from(leagueSeats)
      .groupBy(leagueSeats.leagueId);
    return rows.map((row) => row.people).sort((a, b) => a - b);
  };
  expect(await sizes()).toEqual([1, 1, 1, 10]);
  for (const one of [far, young, people[10]!]) expect((await look(one))!.leagues[0]!.people).toBe(1);
  await rate(far, 1_500, 'Maths');
  expect((await look(far))!.leagues.map(({ subject }) => subject)).toEqual(['Maths', 'Science']);
});

test('who rests or leaves is in none, and comes back at once; a new week begins with new leagues, and nobody goes up or down', async () => {
  const [one, two] = [await joined(1_500), await joined(1_500)];
  expect(await choose(one, 'paused')).toMatchObject({ choice: 'paused', leagues: [] });
  expect((await look(two))!.leagues[0]!.people).toBe(1);
  expect((await choose(one, 'on')).leagues[0]!.people).toBe(2);
  await db().update(leagueSeats).set({ week: '2026-01-05' });
  expect((await look(two))!.leagues[0]!.people).toBe(1);
  expect((await look(one))!.leagues[0]!.people).toBe(2);
  expect(await choose(one, 'off')).toMatchObject({ choice: 'off', leagues: [] });
  expect((await look(two))!.leagues[0]!.people).toBe(1);
});

test('there are none for children under 13, nor where a parent or a teacher has switched them off', async () => {
  const refused = ({ token }: TestUser) =>
    api.refuse(contract.chooseLeagues, { token, body: { choice: 'on' } });
  const inClass = async (birthYear: number, offParts: ('leagues' | 'games')[] = []) => {
    const user = await createBattler(api, comicId, { birthYear, country: 'US' });
    const teacher = await createUser(api, 'Teacher');
    const [room] = await db()
      .insert(classes)
      .values({ ownerId: teacher.userId, name: '6B', grade: '6', mayBattle: true, offParts })
      .returning();
    await db().insert(classMembers).values({ classId: room!.id, userId: user.userId });
    return user;
  };
  const child = await inClass(thisYear - 12);
  const byTeacher = await inClass(thisYear - 16, ['leagues']);
  const byParent = await inClass(thisYear - 16);
  expect(await choose(byParent, 'on')).toMatchObject({ choice: 'on' });
  await db()
    .insert(familyControls)
    .values({ childId: byParent.userId, offParts: ['leagues'] });
  for (const one of [child, byTeacher, byParent]) {
    expect(await look(one)).toBeNull();
    expect(await refused(one)).toMatchObject({ status: 404, code: 'leagues-off' });
  }
  const free = await inClass(thisYear - 16, ['games']);
  expect(await look(free)).toMatchObject({ choice: 'off' });
});
