import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { buyPowerUp, buyWeekShield, getLearnHome, getReview } from '@panelwise/contracts/http/learn';
import { countForBadges } from '@panelwise/db/repositories/badges';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { buyPowerUp as sellPowerUp } from '@panelwise/db/repositories/power-ups';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { classMembers } from '@panelwise/db/schema/classes';
import { familyControls } from '@panelwise/db/schema/families';
import { attempts, readingDays, reviewCards } from '@panelwise/db/schema/learning';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssignment, createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, asked, createQuizComic, letTimePass } from './testing-learner.ts';

const dayMs = 24 * 3_600_000;
let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
});
afterAll(() => api.close());
beforeEach(async () => {
  comicId = await createQuizComic(api, teacher.userId);
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 9 * dayMs) });
  await answerOf(api, pupil, comicId)('light');
  await letTimePass(api, 4 * dayMs);
});

const db = () => api.deps.database.db;
const keyOf = (name: keyof typeof asked) => itemKeyOf(comicId, false, asked[name]);
const buying = (name: keyof typeof asked = 'light') => ({
  token: pupil.token,
  body: { comicId, key: keyOf(name), kind: 'fifty-fifty' as const },
});
const refused = async (name?: keyof typeof asked) => (await api.refuse(buyPowerUp, buying(name))).code;
const earns = (coins: number, of = 'x') =>
  db().transaction((tx) =>
    bookReward(tx, pupil.userId, { reason: 'deck', of, reward: { xp: 0, coins, gems: 0 } }),
  );
const coins = async () => (await readPurse(db(), pupil.userId)).coins;
const review = async () => (await api.call(getReview, { token: pupil.token })).body;

test('wrong answers step back once for coins, stay away after a reload, and what is right then counts as hard', async () => {
  await earns(60);
  expect((await review()).coins).toBe(60);
  const bought = await Promise.all([api.call(buyPowerUp, buying()), api.call(buyPowerUp, buying())]);
  for (const { body } of bought) {
    expect(body.coins).toBe(40);
    expect(body.question.options).toHaveLength(2);
    expect(body.question.options).toContain(asked.light.correctAnswer);
  }
  const [item] = (await review()).items;
  expect(item!.question).toEqual(bought[0]!.body.question);
  expect(await answerOf(api, pupil, comicId)('light', undefined, { context: 'review' })).toMatchObject({
    isRight: true,
  });
  const [, helped] = await db()
    .select()
    .from(attempts)
    .where(eq(attempts.userId, pupil.userId))
    .orderBy(asc(attempts.createdAt));
  expect(helped).toMatchObject({ aids: ['fewer-options'], isRight: true, counts: true });
  // Somebody who answers the same by themselves remembers it for longer.
  const [hard] = await db().select().from(reviewCards).where(eq(reviewCards.userId, pupil.userId));
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 9 * dayMs) });
  await answerOf(api, pupil, comicId)('light');
  await letTimePass(api, 4 * dayMs);
  await answerOf(api, pupil, comicId)('light', undefined, { context: 'review' });
  const [good] = await db().select().from(reviewCards).where(eq(reviewCards.userId, pupil.userId));
  expect(hard!.stability).toBeLessThan(good!.stability);
});

test('of two that are left a wrong one settles it, and the next time it is asked whole', async () => {
  await earns(20);
  const { body } = await api.call(buyPowerUp, buying());
  const wrong = body.question.options.find((option) => option !== asked.light.correctAnswer)!;
  const verdict = await answerOf(api, pupil, comicId)('light', wrong, { context: 'review' });
  expect(verdict).toMatchObject({ isRight: false, isSettled: true });
  await letTimePass(api, 4 * dayMs);
  expect((await review()).items[0]!.question.options).toHaveLength(3);
});

test('not without the coins, not for what was never met, not for what is assigned, and not where rewards are off', async () => {
  await earns(19);
  expect(await refused()).toBe('coins-missing');
  expect(await refused('water')).toBe('question-changed');
  await earns(1, 'y');
  const { classId } = await createTaughtClass(api, teacher.userId, 0);
  await db().insert(classMembers).values({ classId, userId: pupil.userId });
  await createAssignment(api, classId, comicId);
  expect(await refused()).toBe('power-up-not-here');
  expect(await coins()).toBe(20);
  await db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['rewards'] });
  expect(await refused()).toBe('rewards-off');
  expect(await review()).not.toHaveProperty('coins');
});

test('the panel that teaches it is shown before one answers, and what is right then counts as hard', async () => {
  await earns(15);
  const { body } = await api.call(buyPowerUp, {
    token: pupil.token,
    body: { comicId, key: keyOf('light'), kind: 'show-me' },
  });
  expect(body).toMatchObject({ shownAt: asked.light.taughtAt, coins: 0 });
  expect(body).not.toHaveProperty('question.correctAnswer');
  expect((await review()).items[0]).toMatchObject({ shownAt: asked.light.taughtAt, offers: ['fifty-fifty'] });
  await answerOf(api, pupil, comicId)('light', undefined, { context: 'review' });
  const helped = (await db().select().from(attempts).where(eq(attempts.userId, pupil.userId))).at(-1);
  expect(helped).toMatchObject({ aids: ['shown-where'], isRight: true });
});

test('a day has room for so much help and no more, and with power-ups switched off there is none', async () => {
  await earns(200);
  await db().transaction(async (tx) => {
    for (let n = 0; n < powerUps.most.day; n++)
      await sellPowerUp(tx, pupil.userId, 'show-me', `another question:${n}`);
  });
  expect(await refused()).toBe('power-ups-used');
  await db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['power-ups'] });
  expect(await refused()).toBe('rewards-off');
  const { items, ...rest } = await review();
  expect(items.flatMap(({ offers }) => offers)).toEqual([]);
  expect(rest).not.toHaveProperty('coins');
});

test('a shield stands in for one day of a week, once in four weeks, and reward and badge call the same a week', async () => {
  const read = (day: number) =>
    db()
      .insert(readingDays)
      .values({
        ...{ userId: pupil.userId, comicId, ms: 60_000 },
        day: sql`date_trunc('week', now() at time zone 'UTC')::date + ${day}::int`,
      });
  const shield = () => api.call(buyWeekShield, { token: pupil.token });
  const home = async () => (await api.call(getLearnHome, { token: pupil.token })).body;
  const weeks = async () => (await countForBadges(db(), pupil.userId)).get('weeks');
  await db().delete(attempts).where(eq(attempts.userId, pupil.userId));
  for (const day of [0, 1, 2]) await read(day);
  expect(await home()).not.toHaveProperty('weekShield');
  await earns(45);
  expect(await home()).toMatchObject({ weekShield: 'offered' });
  expect(await weeks()).toBe(0);
  // Forty for the shield, and fifteen of the week that it has made full.
  expect((await shield()).body.coins).toBe(20);
  expect((await shield()).body.coins).toBe(20);
  expect(await weeks()).toBe(1);
  expect(await home()).toMatchObject({ weekShield: 'on', purse: { gems: 1 } });
});
