import { pagesOpenedBy } from '@panelwise/contracts/domain/card-opens';
import type { CardRank } from '@panelwise/contracts/domain/rewards';
import { getCards, getScene } from '@panelwise/contracts/http/learn';
import { comics } from '@panelwise/db/schema/comics';
import { familyControls } from '@panelwise/db/schema/families';
import { comicCards, readings } from '@panelwise/db/schema/learning';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser } from '../../testing/fixtures.ts';
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

test('three cards of gold open unread comics of the grade above, of what the parents show and where rewards are on', async () => {
  const teacher = await createUser(api, 'Teacher');
  const make = () => createComic(api, teacher.userId, { approved: true });
  const comicIds = [await make(), await make(), await make()];
  // One is read, one is new, and one was reported.
  const above = [await make(), await make(), await make()];
  await db().update(comics).set({ grade: '6' }).where(inArray(comics.id, above));
  await db().update(comics).set({ hiddenAt: new Date() }).where(eq(comics.id, above[2]!));
  const done = { panelsRead: 4, panels: 4, finishedAt: new Date() };
  const birthYear = new Date().getUTCFullYear() - 12;
  /** What opens to somebody with these cards, and with these limits. */
  const aheadOf = async (ranks: CardRank[], limits: Partial<typeof familyControls.$inferInsert> = {}) => {
    const { userId, token } = await createUser(api, 'Student', { birthYear });
    const read = [...comicIds, above[0]!].map((comicId) => ({ userId, comicId, ...done }));
    await db().insert(readings).values(read);
    await db()
      .insert(comicCards)
      .values(ranks.map((rank, n) => ({ userId, comicId: comicIds[n]!, rank })));
    await db()
      .insert(familyControls)
      .values({ childId: userId, ...limits });
    return (await api.call(getCards, { token })).body.ahead;
  };
  const ready: CardRank[] = ['gold', 'gold', 'platinum'];
  expect(await aheadOf(['gold', 'gold', 'silver'])).toEqual([
    { subject: 'Biology', grade: '6', cardsLeft: 1, comics: [] },
  ]);
  const [opened] = (await aheadOf(ready))!;
  expect(opened).toMatchObject({ grade: '6', cardsLeft: 0 });
  expect(opened!.comics.map(({ _id }) => _id)).toEqual([above[1]]);
  expect(await aheadOf(ready, { highestGrade: '5' })).toEqual([]);
  expect(await aheadOf(ready, { offParts: ['rewards'] })).toBeUndefined();
});

test('each rank opens at least as many pages as the one below it', () => {
  expect(
    [null, 'bronze', 'silver', 'gold', 'platinum', 'diamond'].map((rank) => pagesOpenedBy(rank as never, 33)),
  ).toEqual([0, 0, 1, 4, 10, 33]);
});
