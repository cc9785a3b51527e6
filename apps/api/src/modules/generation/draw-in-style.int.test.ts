import type { CardRank } from '@panelwise/contracts/domain/card-ranks';
import { getCards } from '@panelwise/contracts/http/learn';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { comics } from '@panelwise/db/schema/comics';
import { familyControls } from '@panelwise/db/schema/families';
import { comicCards, readings } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createGameComic } from '../learn/games/testing-games.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('a card of gold opens a page in another style; a lower one, a comic that is gone and rewards off open nothing', async () => {
  const { db } = api.deps.database;
  const comicId = await createGameComic(api, (await createUser(api, 'Teacher')).userId);
  const { userId, token } = await createUser(api, 'Student');
  const step = stepEndpoint('draw-in-style');
  const body = { comicId, style: 'papercut' as const };
  const refused = async () => (await api.refuse(step, { token, body })).code;
  const order = async () =>
    (
      await api.app.inject({
        method: 'POST',
        url: `/api${step.path}`,
        headers: { prefer: 'respond-async', authorization: `Bearer ${token}` },
        payload: body,
      })
    ).json();
  const styles = async () => (await api.call(getCards, { token })).body.cards[0]!.styles;
  const rankIs = (rank: CardRank) => db.update(comicCards).set({ rank });
  await db.insert(readings).values({ userId, comicId, panelsRead: 4, panels: 4, finishedAt: new Date() });
  expect(await refused()).toBe('scene-closed');
  await db.insert(comicCards).values({ userId, comicId, rank: 'silver' });
  expect(await refused()).toBe('scene-closed');
  expect(await styles()).toEqual({ isOpen: false });
  await rankIs('gold');
  expect(await styles()).toEqual({ isOpen: true });
  expect(await order()).toMatchObject({ data: { runId: expect.any(String) } });
  await rankIs('diamond');
  expect(await order()).toMatchObject({ data: { runId: expect.any(String) } });
  await db.insert(familyControls).values({ childId: userId, offParts: ['rewards'] });
  expect(await refused()).toBe('scene-closed');
  expect(await styles()).toBeUndefined();
  await db.delete(familyControls).where(eq(familyControls.childId, userId));
  await db.update(comics).set({ deletedAt: new Date() }).where(eq(comics.id, comicId));
  expect(await refused()).toBe('comic-not-found');
});
