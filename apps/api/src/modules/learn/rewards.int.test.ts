import { randomUUID } from 'node:crypto';
import { rewardRules } from '@panelwise/contracts/domain/rewards';
import { answerAsLearner, getCards, getLearnHome, tellReading } from '@panelwise/contracts/http/learn';
import { putRank } from '@panelwise/db/repositories/comic-cards';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { mergeLearning } from '@panelwise/db/repositories/merged-pupils';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { bookingLines } from '@panelwise/db/schema/bookings';
import { classes, classMembers } from '@panelwise/db/schema/classes';
import { familyControls } from '@panelwise/db/schema/families';
import { comicCards, readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic, letTimePass } from './testing-learner.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - dayMs) });
  await hasReadIt(pupil);
});

const db = () => api.deps.database.db;
const hasReadIt = ({ userId }: TestUser, read = comicId) =>
  db().insert(readings).values({ userId, comicId: read, panelsRead: 2, panels: 2, finishedAt: sql`now()` });
const answer = async (
  name: keyof typeof asked,
  given = asked[name].correctAnswer,
  more: { ms?: number; context?: 'reader' | 'review'; eventId?: string } = {},
) => {
  const body = { comicId, key: itemKeyOf(comicId, false, asked[name]), answer: given, eventId: randomUUID() };
  return (
    await api.call(answerAsLearner, {
      token: pupil.token,
      body: { ms: 9_000, context: 'reader' as const, ...body, ...more },
    })
  ).body.verdict.earned;
};
const purse = () => readPurse(db(), pupil.userId);
const { each } = rewardRules;

test('what is right at first pays once, right again pays half once, and then nothing', async () => {
  expect(await answer('light')).toMatchObject({ xp: 10, coins: 2, gems: 0 });
  await letTimePass(api, 11 * minuteMs);
  expect(await answer('light')).toMatchObject(each.again);
  await letTimePass(api, 11 * minuteMs);
  expect(await answer('light')).toMatchObject({ xp: 0, coins: 0, gems: 0 });
  expect(await purse()).toEqual({ xp: 15, coins: 3, gems: 0 });
});

test('what proves nothing pays nothing: too fast, just seen, or of a comic that was not read', async () => {
  expect(await answer('light', 'Light', { ms: 300 })).toMatchObject({ xp: 0, coins: 0 });
  expect(await answer('light')).toMatchObject({ xp: 0, coins: 0 });
  await db().update(readings).set({ finishedAt: null }).where(eq(readings.userId, pupil.userId));
  expect(await answer('water')).toMatchObject({ xp: 0, coins: 0 });
  expect(await purse()).toEqual({ xp: 0, coins: 0, gems: 0 });
});

test('a mistake that is repaired pays most: by another question of its panel, or by the same one later', async () => {
  expect(await answer('light', 'Mice')).toMatchObject({ xp: 0 });
  // At once it may be guessed from what is left.
  expect(await answer('light')).toMatchObject({ xp: 0 });
  await letTimePass(api, dayMs);
  expect(await answer('light', 'Light', { context: 'review' })).toMatchObject(each.repaired);
  await answer('sun', 'The sea');
  await letTimePass(api, 11 * minuteMs);
  // Right again for half, and the mistake in the other question of the same panel is repaired.
  expect(await answer('light')).toMatchObject({ xp: 5 + 15, coins: 1 + 4 });
  await letTimePass(api, 11 * minuteMs);
  expect(await answer('light')).toMatchObject({ xp: 0 });
});

test('a review pays on its day, and for the deck once nothing is due', async () => {
  for (const name of ['light', 'sun', 'water'] as const) await answer(name);
  const before = await purse();
  await letTimePass(api, 10 * dayMs);
  const { gems: _, ...review } = each.review;
  expect(await answer('light', 'Light', { context: 'review' })).toMatchObject(review);
  expect(await answer('sun', 'The sun', { context: 'review' })).toMatchObject(review);
  expect(await answer('water', 'Water', { context: 'review' })).toMatchObject({
    xp: each.review.xp + each.deck.xp,
    coins: each.review.coins + each.deck.coins,
  });
  expect((await purse()).xp).toBe(before.xp + 3 * each.review.xp + each.deck.xp);
});

test('a comic pays when it is read to its end, once', async () => {
  const another = await createQuizComic(api, teacher.userId);
  const tell = (page: number) =>
    api.call(tellReading, {
      token: pupil.token,
      body: { comicId: another, page, panel: 1, ms: 60_000 },
    });
  const back = () =>
    db()
      .update(readings)
      .set({ updatedAt: sql`${readings.updatedAt} - interval '2 minutes'` })
      .where(eq(readings.userId, pupil.userId));
  expect((await tell(1)).body).toMatchObject({ isFinished: false });
  await back();
  const last = (await tell(2)).body;
  expect(last).toMatchObject({ isFinished: true, earned: { xp: 20, coins: 5, rank: 'bronze' } });
  await back();
  expect((await tell(2)).body.earned).toBeUndefined();
  expect(await purse()).toEqual({ xp: 20, coins: 5, gems: 0 });
});

test('a card rises with what is known, a gem comes with the rank, and no mistake takes it away', async () => {
  await answer('light');
  await answer('sun');
  expect(await answer('water')).toMatchObject({ rank: 'silver', gems: 1 });
  await db()
    .update(reviewCards)
    .set({ stability: 8, dueAt: sql`now()`, lastReviewAt: sql`now() - interval '8 days'` })
    .where(eq(reviewCards.userId, pupil.userId));
  await letTimePass(api, 11 * minuteMs);
  expect(await answer('light', 'Light', { context: 'review' })).toMatchObject({ rank: 'gold', gems: 2 });
  await letTimePass(api, 30 * dayMs);
  await answer('sun', 'The sea', { context: 'review' });
  expect((await api.call(getLearnHome, { token: pupil.token })).body.shelf).toMatchObject([{ rank: 'gold' }]);
  expect((await purse()).gems).toBe(3);
  const [card] = (await api.call(getCards, { token: pupil.token })).body.cards;
  expect(card).toMatchObject({
    comic: { _id: comicId },
    rank: 'gold',
    next: { rank: 'platinum', toRead: false, itemsLeft: 0, hardcoreLeft: 0, days: 21 },
  });
  expect(new Date(card!.dueAt!).getTime()).toBeLessThan(Date.now() + 2 * dayMs);
});

test('the same event pays once, however often and however many at a time it is sent', async () => {
  const eventId = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => answer('light', 'Light', { eventId })));
  expect(await purse()).toEqual({ xp: 10, coins: 2, gems: 0 });
});

test('a day has its cap', async () => {
  const of = (n: number) => ({
    reason: 'comic-read' as const,
    of: String(n),
    reward: { xp: 90, coins: 30, gems: 1 },
  });
  for (let n = 0; n < 8; n++) await db().transaction((tx) => bookReward(tx, pupil.userId, of(n)));
  expect(await purse()).toEqual({ xp: 400, coins: 200, gems: 8 });
  expect(await answer('light')).toMatchObject({ xp: 0, coins: 0 });
  // What the cap has left nothing of is not paid the next day either.
  expect(await db().transaction((tx) => bookReward(tx, pupil.userId, of(7)))).toBeUndefined();
});

test('a new level is told when it is reached', async () => {
  const almost = { reason: 'comic-read' as const, of: 'x', reward: { xp: 95, coins: 0, gems: 0 } };
  await db().transaction((tx) => bookReward(tx, pupil.userId, almost));
  expect(await answer('light')).toMatchObject({ level: 1 });
  expect(await answer('sun')).toMatchObject({ level: null });
  expect((await api.call(getLearnHome, { token: pupil.token })).body.purse).toEqual({
    xp: 115,
    coins: 4,
    gems: 0,
    level: 1,
    levelXp: 100,
    nextLevelXp: 300,
  });
});

test.each(['class', 'parent'])(
  'what a %s has switched off earns nothing and is not spoken of',
  async (by) => {
    await answer('light');
    await answer('sun');
    await answer('water');
    if (by === 'parent')
      await db()
        .insert(familyControls)
        .values({ childId: pupil.userId, offParts: ['rewards'] });
    else {
      const made = { ownerId: teacher.userId, name: '6B', grade: '6', offParts: ['rewards' as const] };
      const [room] = await db().insert(classes).values(made).returning();
      await db().insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
    }
    await letTimePass(api, 11 * minuteMs);
    const before = await purse();
    expect(await answer('light')).toBeUndefined();
    const home = (await api.call(getLearnHome, { token: pupil.token })).body;
    expect(home.purse).toBeUndefined();
    expect(home.shelf).toMatchObject([{ rank: null }]);
    expect((await api.call(getCards, { token: pupil.token })).body.cards).toMatchObject([
      { rank: null, next: null },
    ]);
    expect(await purse()).toEqual(before);
  },
);

test('what two accounts of one pupil have becomes one', async () => {
  await answer('light');
  const other = pupil;
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - dayMs) });
  await hasReadIt(pupil);
  await answer('water');
  await db().transaction((tx) => putRank(tx, other.userId, comicId, 'gold'));
  await db().transaction((tx) => putRank(tx, pupil.userId, comicId, 'silver'));
  await db().transaction((tx) => mergeLearning(tx, other.userId, pupil.userId));
  expect(await purse()).toEqual({ xp: 20, coins: 4, gems: 0 });
  expect(await readPurse(db(), other.userId)).toEqual({ xp: 0, coins: 0, gems: 0 });
  expect(await db().select().from(comicCards).where(eq(comicCards.userId, pupil.userId))).toMatchObject([
    { rank: 'gold' },
  ]);
});

test('all that was booked here adds up to zero', async () => {
  const sums = await db()
    .select({ unit: bookingLines.unit, sum: sql<number>`sum(${bookingLines.amount})`.mapWith(Number) })
    .from(bookingLines)
    .groupBy(bookingLines.unit);
  expect(sums.length).toBeGreaterThan(2);
  expect(sums.map(({ sum }) => sum)).toEqual(sums.map(() => 0));
});
