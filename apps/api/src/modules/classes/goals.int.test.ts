import { randomUUID } from 'node:crypto';
import { classGoalRules } from '@panelwise/contracts/domain/class-goals';
import { giftRules } from '@panelwise/contracts/domain/gifts';
import { endClassGoal, getClassGoal, giveToPupil, setClassGoal } from '@panelwise/contracts/http/class-goals';
import { giveToChild } from '@panelwise/contracts/http/families';
import { getBadges, getLearnHome, tellReading } from '@panelwise/contracts/http/learn';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { bookingLines } from '@panelwise/db/schema/bookings';
import { classes, classGoals, classMembers } from '@panelwise/db/schema/classes';
import { familyControls, familyLinks } from '@panelwise/db/schema/families';
import { attempts, readings } from '@panelwise/db/schema/learning';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, createQuizComic } from '../learn/testing-learner.ts';

const dayMs = 24 * 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupils: [TestUser, TestUser, TestUser];
let classId: string;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
});
afterAll(() => api.close());
const db = () => api.deps.database.db;
const long = { verifiedAt: new Date(Date.now() - 30 * dayMs) };
beforeEach(async () => {
  const student = () => createUser(api, 'Student', long);
  pupils = [await student(), await student(), await student()];
  const [room] = await db()
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  classId = room!.id;
  await db()
    .insert(classMembers)
    .values(pupils.map(({ userId }) => ({ classId, userId, joinedAt: new Date(Date.now() - 20 * dayMs) })));
});

const of = () => ({ token: teacher.token, params: { id: classId } });
const set = (
  target: number,
  kind: 'comics-read' | 'mistakes-repaired' = 'comics-read',
  untilDay = dayIn(7),
) => api.call(setClassGoal, { ...of(), body: { kind, target, untilDay } });
const setAgain = (target: number, untilDay = dayIn(7)) =>
  api.refuse(setClassGoal, { ...of(), body: { kind: 'comics-read', target, untilDay } });
const goal = async () => (await api.call(getClassGoal, of())).body.goal;
const homeOf = async ({ token }: TestUser) => (await api.call(getLearnHome, { token })).body;
const purseOf = ({ userId }: TestUser) => readPurse(db(), userId);
/** The comic is read but for its last panel, for long enough. */
async function readTo(pupil: TestUser) {
  const about = { userId: pupil.userId, comicId, panelsRead: 1, panels: 2 };
  await db()
    .insert(readings)
    .values({ ...about, updatedAt: new Date(Date.now() - 300_000) });
  return () =>
    api.call(tellReading, { token: pupil.token, body: { comicId, page: 2, panel: 1, ms: 200_000 } });
}

test('a class reaches its goal together, and each who took part gets the same, once, even at the same moment', async () => {
  const [first, second, third] = pupils;
  await db()
    .insert(readings)
    .values({
      userId: third.userId,
      comicId,
      panelsRead: 2,
      panels: 2,
      finishedAt: new Date(Date.now() - dayMs),
    });
  await set(2);
  expect((await homeOf(third)).goals).toMatchObject([{ className: '6B', have: 0, target: 2, state: 'open' }]);
  // What was read before the goal was set is not of it. The last two come at once.
  const both = await Promise.all([readTo(first), readTo(second)]);
  await Promise.all(both.map((tell) => tell()));
  expect(await goal()).toMatchObject({ have: 2, state: 'reached' });
  const { coins, gems } = classGoalRules.reward;
  for (const pupil of [first, second])
    expect(await purseOf(pupil)).toEqual({ xp: 20, coins: 5 + coins, gems });
  expect(await purseOf(third)).toEqual({ xp: 0, coins: 0, gems: 0 });
  expect((await homeOf(third)).goals).toMatchObject([{ state: 'reached' }]);
});

test('mistakes that are repaired count, each once; what proves nothing does not', async () => {
  const [pupil] = pupils;
  await db()
    .insert(readings)
    .values({
      userId: pupil.userId,
      comicId,
      panelsRead: 2,
      panels: 2,
      finishedAt: new Date(Date.now() - dayMs),
    });
  const answer = answerOf(api, pupil, comicId);
  await answer('light', 'Mice');
  await answer('water', 'Ants');
  await db()
    .update(attempts)
    .set({ createdAt: sql`${attempts.createdAt} - interval '1 day'` })
    .where(eq(attempts.userId, pupil.userId));
  await set(2, 'mistakes-repaired');
  await answer('light');
  await answer('sun');
  expect(await goal()).toMatchObject({ have: 1, state: 'open' });
  await answer('water', 'Water', { ms: 100 });
  expect(await goal()).toMatchObject({ have: 1, state: 'open' });
  await api.call(endClassGoal, of());
  expect(await goal()).toMatchObject({ have: 1, state: 'over' });
  expect((await homeOf(pupil)).goals).toEqual([]);
});

test('there is one goal at a time, of a day that is not far; where rewards are off there is none', async () => {
  await set(5);
  expect(await setAgain(6)).toMatchObject({ code: 'class-goal-there' });
  await api.call(endClassGoal, of());
  for (const day of [dayIn(-1), dayIn(classGoalRules.daysMax + 1)])
    expect(await setAgain(5, day)).toMatchObject({ code: 'class-goal-day' });
  await set(5);
  // Its day goes by: another one may be set.
  await db()
    .update(classGoals)
    .set({ untilDay: dayIn(-1) })
    .where(eq(classGoals.classId, classId));
  expect(await goal()).toMatchObject({ state: 'over' });
  expect((await set(7)).body).toMatchObject({ goal: { target: 7, state: 'open' } });
  await db()
    .update(classes)
    .set({ offParts: ['rewards'] })
    .where(eq(classes.id, classId));
  expect(await goal()).toBeNull();
  expect(await setAgain(7)).toMatchObject({ code: 'class-rewards-off' });
  expect((await homeOf(pupils[0])).goals).toBeUndefined();
});

test('what a pupil does counts for the class where a parent has switched rewards off, and brings them nothing', async () => {
  const [pupil] = pupils;
  await db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['rewards'] });
  await set(1);
  await (await readTo(pupil))();
  expect(await goal()).toMatchObject({ state: 'reached' });
  expect(await purseOf(pupil)).toEqual({ xp: 0, coins: 0, gems: 0 });
  expect((await homeOf(pupil)).goals).toBeUndefined();
});

test('gifts come once for each event, with what they are for, and not more than the bound of a week from all together', async () => {
  const [child, sibling] = pupils;
  const parent = await createUser(api, 'Parent');
  await db()
    .insert(familyLinks)
    .values([child, sibling].map(({ userId }) => ({ parentId: parent.userId, childId: userId })));
  const body = { coins: 60, reason: 'kept-going' as const, eventId: randomUUID() };
  const ofParent = (more: Partial<typeof body> = {}) => ({
    token: parent.token,
    params: { id: child.userId },
    body: { ...body, ...more },
  });
  const ofTeacher = (coins: number) => ({
    token: teacher.token,
    params: { id: classId, pupil: child.userId },
    body: { coins, reason: 'helped-others' as const, eventId: randomUUID() },
  });
  const byParent = () => api.call(giveToChild, ofParent());
  const same = await Promise.all([byParent(), byParent(), byParent()]);
  expect(same.map((answer) => answer.body)).toMatchObject(same.map(() => ({ leftThisWeek: 40 })));
  await api.call(giveToChild, { ...ofParent(), params: { id: sibling.userId } });
  expect(await purseOf(sibling)).toMatchObject({ coins: 60 });
  const both = await Promise.allSettled([
    api.call(giveToPupil, ofTeacher(30)),
    api.call(giveToChild, ofParent({ coins: 30, eventId: randomUUID() })),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await api.call(giveToPupil, ofTeacher(10))).body).toMatchObject({ leftThisWeek: 0 });
  expect(await api.refuse(giveToPupil, ofTeacher(1))).toMatchObject({ code: 'gift-too-big' });
  expect(await purseOf(child)).toEqual({ xp: 0, coins: giftRules.coinsAWeek, gems: 0 });
  const { gifts } = await homeOf(child);
  expect(gifts).toHaveLength(3);
  expect(gifts).toContainEqual(expect.objectContaining({ from: 'parent', reason: 'kept-going', coins: 60 }));
  // They take no room from what a day of learning may bring.
  const earning = { reason: 'comic-read' as const, of: 'x', reward: { xp: 0, coins: 200, gems: 0 } };
  expect(await db().transaction((tx) => bookReward(tx, child.userId, earning))).toMatchObject({ coins: 200 });
  const sums = await db()
    .select({ sum: sql<number>`sum(${bookingLines.amount})`.mapWith(Number) })
    .from(bookingLines)
    .groupBy(bookingLines.unit);
  expect(sums.map(({ sum }) => sum)).toEqual(sums.map(() => 0));
  await db()
    .insert(familyControls)
    .values({ childId: child.userId, offParts: ['rewards'] });
  expect(await api.refuse(giveToChild, ofParent())).toMatchObject({ code: 'gift-not-here' });
  expect((await homeOf(child)).gifts).toBeUndefined();
});

test('whoever helped a class to its goal has a badge for it, at once or with the next answer, and nobody else', async () => {
  const [first, second, third] = pupils;
  const helped = async ({ token }: TestUser) =>
    (await api.call(getBadges, { token })).body.earned.filter(({ id }) => id === 'helped-goal').length;
  await set(2);
  const [one, two] = [await readTo(first), await readTo(second)];
  await one();
  expect(await helped(first)).toBe(0);
  expect((await two()).body.earned?.badges).toContain('helped-goal');
  await answerOf(api, first, comicId)('light');
  const read = await readTo(third);
  await read();
  expect([await helped(first), await helped(second), await helped(third)]).toEqual([1, 1, 0]);
});
