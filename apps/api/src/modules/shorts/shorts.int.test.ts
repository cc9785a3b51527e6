import { cancelRun, getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
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

test('a grown-up has what the library shows filmed, each for themselves; pupils do not, and nobody what is only a draft', async () => {
  const film = stepEndpoint('generate-short');
  const [iris, omar] = [await createUser(api, 'Teacher'), await createUser(api, 'Parent')];
  const order = async ({ token }: TestUser) =>
    (
      await api.app.inject({
        method: 'POST',
        url: `/api${film.path}`,
        headers: { prefer: 'respond-async', authorization: `Bearer ${token}` },
        payload: { comicId, shape: 'wide', of: 'library' },
      })
    ).json().data?.runId as string;
  const ofIris = await order(iris);
  expect(ofIris).toBeDefined();
  expect(await order(iris)).toBe(ofIris);
  const ofOmar = await order(omar);
  expect(ofOmar).not.toBe(ofIris);
  await api.call(cancelRun, { token: omar.token, params: { id: ofOmar } });
  const left = await api.call(getRun, { token: iris.token, params: { id: ofIris } });
  expect(left.body.data.status).not.toBe('cancelled');

  const body = { comicId, shape: 'wide' as const, of: 'library' as const };
  expect((await api.refuse(film, { token: pupil.token, body })).code).toBe('grown-ups-only');
  const draft = { ...body, comicId: await createComic(api, omar.userId, { drawn: true }) };
  for (const { token } of [iris, omar])
    expect((await api.refuse(film, { token, body: draft })).code).toBe('comic-not-found');
  // What its pages are now is its creator's alone.
  expect((await api.refuse(film, { token: iris.token, body: { ...body, of: 'own' } })).code).toBe(
    'comic-not-found',
  );
});
