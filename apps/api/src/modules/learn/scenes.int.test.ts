import { pagesOpenedBy } from '@panelwise/contracts/domain/card-opens';
import { getCards, getScene } from '@panelwise/contracts/http/learn';
import { familyControls } from '@panelwise/db/schema/families';
import { comicCards, readings } from '@panelwise/db/schema/learning';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createGameComic } from './games/testing-games.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const db = () => api.deps.database.db;
/** The pixel in the middle of a picture that came as an address. */
async function middleOf(address: string) {
  const [head, data] = address.split(',');
  expect(head).toBe('data:image/webp;base64');
  const picture = sharp(Buffer.from(data!, 'base64'));
  const { width, height } = await picture.metadata();
  const { data: pixel } = await picture
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...pixel];
}

test('a card of silver opens the first page in pencil and ink; a lower one, a higher page and rewards off open nothing', async () => {
  const comicId = await createGameComic(api, (await createUser(api, 'Teacher')).userId);
  const { userId, token } = await createUser(api, 'Student');
  await db().insert(readings).values({ userId, comicId, panelsRead: 4, panels: 4, finishedAt: new Date() });
  const asking = (page: number) => ({ token, params: { comicId, page: String(page) } });
  const scenes = async () => (await api.call(getCards, { token })).body.cards[0]!.scenes;
  const refused = async (page = 1) => (await api.refuse(getScene, asking(page))).code;
  await db().insert(comicCards).values({ userId, comicId, rank: 'bronze' });
  expect(await refused()).toBe('scene-closed');
  expect(await scenes()).toEqual({ pages: 0, next: { rank: 'silver', pages: 1 } });
  await db().update(comicCards).set({ rank: 'silver' });
  expect(await scenes()).toEqual({ pages: 1, next: null });
  const { body } = await api.call(getScene, asking(1));
  expect(body).toMatchObject({ page: 1, pages: 1, colourUrl: expect.stringContaining('/1-f.webp') });
  // Its green is dark: a grey line in ink, and between that and the blue of the under-drawing in pencil.
  const [[r, g, b], pencil] = [await middleOf(body.ink), await middleOf(body.pencil)];
  expect(r).toBe(g);
  expect(g).toBe(b);
  expect(pencil[2]).toBeGreaterThan(pencil[0]!);
  // It is made once, and then known: also without the picture.
  await api.deps.store.remove([`comics/${comicId}/pages/1-f.webp`]);
  expect((await api.call(getScene, asking(1))).body).toMatchObject({ ink: body.ink, pencil: body.pencil });
  expect(await refused(2)).toBe('scene-closed');
  await db()
    .insert(familyControls)
    .values({ childId: userId, offParts: ['rewards'] });
  expect(await refused()).toBe('scene-closed');
  expect(await scenes()).toBeUndefined();
});

test('each rank opens at least as many pages as the one below it', () => {
  expect(
    [null, 'bronze', 'silver', 'gold', 'platinum', 'diamond'].map((rank) => pagesOpenedBy(rank as never, 33)),
  ).toEqual([0, 0, 1, 4, 10, 33]);
});
