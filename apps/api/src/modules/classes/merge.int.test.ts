import { randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/classes';
import { users } from '@panelwise/db/schema/accounts';
import { comics } from '@panelwise/db/schema/comics';
import { attempts, readingDays, readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClassThings, createClass } from '../../testing/class-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
let ours: ClassThings;
beforeAll(async () => {
  site = await startTestApp();
  [ada, bob] = [await createUser(site), await createUser(site)];
  ours = await createClass(site, ada.userId);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;

test('what a doubled pupil learnt and made goes to their own account, and the further row stays', async () => {
  const uma = await createUser(site, 'Student', { firstname: 'Uma', lastname: 'Rao' });
  await site.call(contract.joinClass, { token: uma.token, params: { code: ours.code } });
  const [finch, own] = [ours.pupil.userId, uma.userId];
  const comicId = await createComic(site, finch, { script: true });
  const far = await createComic(site, bob.userId, { script: true });
  const card = {
    hardcore: false,
    comicId: far,
    difficulty: 5,
    state: 2,
    reps: 1,
    lapses: 0,
    learningSteps: 0,
  };
  const times = { dueAt: new Date(), scheduledDays: 1, lastReviewAt: new Date(), wasRight: true };
  await db()
    .insert(reviewCards)
    .values([
      { ...card, ...times, userId: finch, itemKey: 'longer', stability: 9 },
      { ...card, ...times, userId: own, itemKey: 'longer', stability: 2 },
      { ...card, ...times, userId: finch, itemKey: 'shorter', stability: 1 },
      { ...card, ...times, userId: own, itemKey: 'shorter', stability: 3 },
      { ...card, ...times, userId: finch, itemKey: 'alone', stability: 4 },
    ]);
  await db()
    .insert(readings)
    .values([
      { userId: finch, comicId: far, panelsRead: 4, panels: 9 },
      { userId: own, comicId: far, panelsRead: 7, panels: 9 },
    ]);
  await db()
    .insert(readingDays)
    .values([finch, own].map((userId) => ({ userId, comicId: far, day: '2026-11-24', ms: 1_000 })));
  const answer = {
    comicId: far,
    itemKey: 'longer',
    hardcore: false,
    context: 'reader' as const,
    answer: 'A',
  };
  const scored = { isRight: true, isFirst: true, ms: 3_000, counts: true, eventId: randomUUID() };
  await db()
    .insert(attempts)
    .values([finch, own].map((userId) => ({ ...answer, ...scored, userId })));

  const merge = (pupil: string, into: string) => ({
    token: ada.token,
    params: { id: ours.id, pupil },
    body: { into },
  });
  expect((await site.refuse(contract.mergePupil, merge(own, finch))).code).toBe('pupil-has-account');
  expect((await site.refuse(contract.mergePupil, merge(finch, bob.userId))).code).toBe('pupil-not-found');
  await site.call(contract.mergePupil, merge(finch, own));
  const cards = await db().select().from(reviewCards).where(eq(reviewCards.comicId, far));
  expect(cards.map(({ userId, itemKey, stability }) => [userId, itemKey, stability]).sort()).toEqual([
    [own, 'alone', 4],
    [own, 'longer', 9],
    [own, 'shorter', 3],
  ]);
  expect(await db().select().from(readings).where(eq(readings.comicId, far))).toMatchObject([
    { userId: own, panelsRead: 7 },
  ]);
  expect(await db().select().from(readingDays).where(eq(readingDays.comicId, far))).toMatchObject([
    { userId: own, ms: 2_000 },
  ]);
  expect(await db().select().from(attempts).where(eq(attempts.comicId, far))).toMatchObject([
    { userId: own },
  ]);
  const [comic] = await db().select().from(comics).where(eq(comics.id, comicId));
  expect(comic).toMatchObject({ ownerId: own, deletedAt: null });
  const { pupils } = (await site.call(contract.listPupils, { token: ada.token, params: { id: ours.id } }))
    .body;
  expect(pupils).toMatchObject([{ name: 'Uma Rao' }]);
  const [closed] = await db().select().from(users).where(eq(users.id, finch));
  expect(closed!.deletedAt).not.toBeNull();
});
