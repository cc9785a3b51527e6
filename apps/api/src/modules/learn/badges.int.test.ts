import { randomUUID } from 'node:crypto';
import { badgeIds } from '@panelwise/contracts/domain/badges';
import { getBadges, getLearnHome, tellReading } from '@panelwise/contracts/http/learn';
import { awardBadges, countForBadges } from '@panelwise/db/repositories/badges';
import { mergeLearning } from '@panelwise/db/repositories/merged-pupils';
import { familyControls } from '@panelwise/db/schema/families';
import { gameRounds, type StoredPiece } from '@panelwise/db/schema/games';
import { attempts, comicCards, readingDays, readings } from '@panelwise/db/schema/learning';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, createQuizComic, letTimePass } from './testing-learner.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let api: TestApp;
let comicIds: string[];
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  const { userId } = await createUser(api, 'Teacher');
  comicIds = [];
  for (let n = 0; n < 5; n++) comicIds.push(await createQuizComic(api, userId));
});
afterAll(() => api.close());
beforeEach(async () => {
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 30 * dayMs) });
});

const db = () => api.deps.database.db;
const hasRead = (...ids: string[]) =>
  db()
    .insert(readings)
    .values(
      ids.map((comicId) => ({
        ...{ userId: pupil.userId, comicId, panelsRead: 2, panels: 2 },
        finishedAt: sql`now()`,
      })),
    );
const list = async () => (await api.call(getBadges, { token: pupil.token })).body;
const counts = async () => Object.fromEntries(await countForBadges(db(), pupil.userId));
const attempt = (itemKey: string, daysAgo: number, more: Partial<typeof attempts.$inferInsert> = {}) => ({
  ...{ userId: pupil.userId, comicId: comicIds[0]!, itemKey, hardcore: false, context: 'reader' as const },
  ...{ eventId: randomUUID(), answer: 'A', isRight: true, isFirst: true, ms: 9_000, counts: true },
  createdAt: new Date(Date.now() - daysAgo * dayMs),
  ...more,
});

test('a badge comes once, with the answer or reading that brought it, and says what it came with', async () => {
  const tell = (page: number) =>
    api.call(tellReading, {
      token: pupil.token,
      body: { comicId: comicIds[0]!, page, panel: 1, ms: minuteMs },
    });
  await tell(1);
  await db()
    .update(readings)
    .set({ updatedAt: sql`${readings.updatedAt} - interval '2 minutes'` });
  expect((await tell(2)).body.earned).toMatchObject({ badges: ['first-comic'] });
  const answer = answerOf(api, pupil, comicIds[0]!);
  expect((await answer('light')).earned).toMatchObject({ badges: [] });
  await answer('sun');
  const eventId = randomUUID();
  const verdicts = await Promise.all(Array.from({ length: 4 }, () => answer('water', 'Water', { eventId })));
  expect(verdicts.flatMap(({ earned }) => earned?.badges ?? [])).toEqual(['first-silver']);
  const { earned, open } = await list();
  expect(earned.map(({ id }) => id)).toEqual(['first-silver', 'first-comic']);
  expect(earned[1]).toMatchObject({ comic: { _id: comicIds[0] } });
  expect(open).toHaveLength(badgeIds.length - 2);
  expect(open).toContainEqual({ id: 'five-comics', have: 1, of: 5 });
  expect((await api.call(getLearnHome, { token: pupil.token })).body.badges).toEqual({
    ...{ have: 2, of: 41, newest: 'first-silver' },
  });
});

test('who learnt before there were badges gets theirs with the next answer, and keeps them whatever comes', async () => {
  await hasRead(...comicIds);
  expect((await list()).earned).toEqual([]);
  const { earned } = await answerOf(api, pupil, comicIds[0]!)('light');
  expect(earned?.badges).toEqual(['first-comic', 'five-comics', 'science']);
  await db().delete(readings).where(eq(readings.userId, pupil.userId));
  await letTimePass(api, dayMs);
  await answerOf(api, pupil, comicIds[0]!)('light', 'Mice');
  expect((await list()).earned.map(({ id }) => id).sort()).toEqual(['first-comic', 'five-comics', 'science']);
});

test('only evidence is counted: what was read, answered in earnest, repaired, and reviewed on another day', async () => {
  await hasRead(comicIds[0]!);
  const wrong = { isRight: false };
  await db()
    .insert(attempts)
    .values([
      attempt('repaired', 9, wrong),
      attempt('repaired', 8),
      attempt('repaired', 7),
      attempt('still wrong', 6, wrong),
      attempt('in a game', 5, { ...wrong, context: 'game' }),
      attempt('in a game', 5, { context: 'game' }),
      attempt('too fast', 4, wrong),
      attempt('too fast', 3, { counts: false }),
      attempt('hard', 3, { hardcore: true }),
      attempt('hard', 2, { hardcore: true, context: 'review' }),
      attempt('at once', 2, { context: 'review' }),
      attempt('not read', 1, { comicId: comicIds[1]!, hardcore: true }),
      attempt('live', 1, { comicId: comicIds[1]!, context: 'live' }),
    ]);
  await db().insert(comicCards).values({ userId: pupil.userId, comicId: comicIds[0]!, rank: 'gold' });
  const day = { userId: pupil.userId, comicId: comicIds[0]! };
  await db()
    .insert(readingDays)
    .values([
      { ...day, day: '2020-01-06', ms: minuteMs },
      { ...day, day: '2020-01-07', ms: minuteMs },
      { ...day, day: '2020-01-08', ms: minuteMs },
      { ...day, day: '2020-01-12', ms: minuteMs },
      { ...day, day: '2020-01-13', ms: 1_000 },
    ]);
  expect(await counts()).toMatchObject({
    ...{ comics: 1, subjects: 1, repaired: 1, reviews: 1, hardcore: 1, live: 1 },
    ...{ 'ranked silver': 1, 'ranked gold': 1, 'ranked platinum': 0, 'clean-games': 0 },
  });
  expect((await counts()).days).toBe(4 + 8);
  expect((await counts()).weeks).toBeGreaterThanOrEqual(1);
});

test('a game counts that ended without a miss and without help', async () => {
  const piece = (tried: number, isHelped = false) =>
    ({ id: 'a', tried: Array.from({ length: tried }, () => 'x'), isHelped }) as unknown as StoredPiece;
  const round = { userId: pupil.userId, comicId: comicIds[0]!, level: 1 as const, seed: 1, spots: [] };
  const finishedAt = new Date();
  await db()
    .insert(gameRounds)
    .values([
      { ...round, game: 'terms', pieces: [piece(1), piece(1)], finishedAt },
      { ...round, game: 'terms', pieces: [piece(1)], finishedAt },
      { ...round, game: 'myths', pieces: [piece(1), piece(2)], finishedAt },
      { ...round, game: 'order', pieces: [piece(1, true)], finishedAt },
      { ...round, game: 'label', pieces: [piece(1)] },
    ]);
  expect(await counts()).toMatchObject({ 'clean-games': 1 });
  await db().transaction((tx) => awardBadges(tx, pupil.userId, comicIds[0]!));
  expect((await list()).earned.map(({ id }) => id)).toEqual(['clean-game']);
  // Where games are switched off, nothing speaks of them.
  await db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['games'] });
  const { earned, open } = await list();
  expect(earned).toEqual([]);
  expect(open).toHaveLength(39);
});

test('where rewards are switched off there is no trace of badges, and none is earned', async () => {
  await hasRead(...comicIds);
  await db()
    .insert(familyControls)
    .values({ childId: pupil.userId, offParts: ['rewards'] });
  expect((await answerOf(api, pupil, comicIds[0]!)('light')).earned).toBeUndefined();
  expect(await list()).toMatchObject({ earned: [], open: [] });
  expect((await api.call(getLearnHome, { token: pupil.token })).body.badges).toBeUndefined();
  await db().delete(familyControls).where(eq(familyControls.childId, pupil.userId));
  expect((await list()).earned).toEqual([]);
});

test('the badges of two accounts of one pupil become one set, each as it was first earned', async () => {
  await hasRead(comicIds[0]!);
  await db().transaction((tx) => awardBadges(tx, pupil.userId, comicIds[0]!));
  const first = (await list()).earned;
  const other = pupil;
  pupil = await createUser(api, 'Student');
  await hasRead(...comicIds);
  await db().transaction((tx) => awardBadges(tx, pupil.userId, comicIds[1]!));
  await db().transaction((tx) => mergeLearning(tx, other.userId, pupil.userId));
  const { earned } = await list();
  expect(earned.map(({ id }) => id).sort()).toEqual(['first-comic', 'five-comics', 'science']);
  expect(earned.find(({ id }) => id === 'first-comic')).toEqual(first[0]);
});
