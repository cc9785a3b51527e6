import { getShort, getShorts } from '@panelwise/contracts/http/shorts';
import { familyControls } from '@panelwise/db/schema/families';
import { readings } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createGameComic } from '../learn/games/testing-games.ts';

let api: TestApp;
let comicId: string;
let pupil: TestUser;
const db = () => api.deps.database.db;
beforeAll(async () => {
  api = await startTestApp();
  comicId = await createGameComic(api, (await createUser(api, 'Teacher')).userId);
  pupil = await createUser(api, 'Student');
});
afterAll(() => api.close());

const short = async (token?: string) =>
  (await api.call(getShort, { ...(token && { token }), params: { id: comicId } })).body.short;
const feed = async (query: { subject?: string } = {}) =>
  (await api.call(getShorts, { token: pupil.token, query })).body;

test('a public comic is played by anybody: its panels in their order, with pictures that need no signature', async () => {
  const { plan, pages, language } = (await short())!;
  expect(plan.shots.map(({ page, panel }) => [page, panel])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
  ]);
  expect(plan.shots[0]!.lines.map(({ speaker }) => speaker)).toEqual([null, 'Nia', 'Ray']);
  expect(plan.shots[0]!.lines[0]!.text).toBe('A leaf catches the light of the sun.');
  expect(pages).toMatchObject([{ page: 1, imageUrl: expect.not.stringContaining('sig=') }]);
  expect(language).toBe('en');
});

test('what nobody reviewed is no short', async () => {
  const id = await createComic(api, pupil.userId);
  const refused = await api.refuse(getShort, { token: pupil.token, params: { id } });
  expect(refused.code).toBe('comic-not-found');
});

test('a feed has ten at most, those that one knows first, of one subject or of all', async () => {
  const teacher = await createUser(api, 'Teacher');
  for (let i = 0; i < 11; i++) await createGameComic(api, teacher.userId);
  await db()
    .insert(readings)
    .values({
      ...{ userId: pupil.userId, comicId, panelsRead: 4, panels: 4 },
      finishedAt: new Date(),
    });
  const { shorts, isOff } = await feed();
  expect([isOff, shorts.length]).toEqual([false, 10]);
  expect(shorts[0]).toMatchObject({ comic: { _id: comicId }, isRead: true });
  expect(shorts[0]!.ms).toBe((await short())!.plan.ms);
  expect(await feed()).toMatchObject({ shorts });
  const subject = shorts[0]!.comic.subject!;
  expect((await feed({ subject })).shorts.length).toBe(10);
  expect((await feed({ subject: 'No such subject' })).shorts).toEqual([]);
});

test('where a parent has switched shorts off there is no trace of them, for that child alone', async () => {
  const { userId: childId } = pupil;
  await db()
    .insert(familyControls)
    .values({ childId, offParts: ['shorts'] });
  expect(await short(pupil.token)).toBeNull();
  expect(await feed()).toMatchObject({ isOff: true, shorts: [] });
  expect(await short()).not.toBeNull();
  // What a parent does not let it read it does not watch either.
  await db()
    .update(familyControls)
    .set({ offParts: [], highestGrade: 'K' })
    .where(eq(familyControls.childId, childId));
  await api.deps.bus.publish({ topic: 'account-changed', userId: childId });
  await expect.poll(async () => (await feed()).shorts).toEqual([]);
});
