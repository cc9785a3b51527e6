import { randomUUID } from 'node:crypto';
import { duplicateComic, getComic, getUnfinishedComics } from '@panelwise/contracts/http/comics';
import { comics, panels, series } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp({ RUNS_PER_MINUTE: '3' });
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

const db = () => api.deps.database.db;
const rowOf = async (id: string) => (await db().select().from(comics).where(eq(comics.id, id)))[0]!;
const seriesOf = async (id: string) =>
  (
    await db()
      .select()
      .from(series)
      .where(eq(series.id, (await rowOf(id)).seriesId))
  )[0]!;
const copy = async (user: TestUser, id: string) =>
  (await api.call(duplicateComic, { token: user.token, params: { id } })).body.comicId;

test('a copy has the story, choices, parts and scripts, and nothing that was made from them', async () => {
  const id = await createComic(api, ada.userId, { approved: true, title: 'The Green Kitchen' });
  const { id: seriesId, parts } = await seriesOf(id);
  const changed = {
    castNames: { learner: 'Nia' },
    lesson: 'photosynthesis',
    parts: [...parts, { ...parts[0]!, part: 2 }],
  };
  await db().update(series).set(changed).where(eq(series.id, seriesId));
  const before = await rowOf(id);

  const copied = await copy(ada, id);
  const { body } = await api.call(getComic, { token: ada.token, params: { id: copied } });
  expect(body.comic).toMatchObject({
    title: 'Copy of The Green Kitchen',
    prompt: JSON.stringify(script),
    ...{ concept: 'photosynthesis', lesson: 'photosynthesis', castNames: { learner: 'Nia' }, grade: '5' },
    ...{ status: 'pending', comicStatus: 'draft', isLive: false, version: 1, partNumber: 1, partCount: 2 },
    ...{ images: [], thumbnail: null, pdfUrl: null, hasQuiz: false },
  });
  expect([body.pages, body.questions, body.faqs, body.readers.views]).toEqual([[], [], [], 0]);
  // The comic of the second part was deleted, so there is none in the copy.
  expect(body.parts.map(({ part, hasScript }) => [part, hasScript])).toEqual([[1, true]]);
  const { id: _, title: __, createdAt: ___, ...told } = await seriesOf(copied);
  expect(await seriesOf(id)).toMatchObject(told);
  expect(await rowOf(id)).toEqual(before);
  expect((await rowOf(await copy(ada, copied))).title).toBe('Copy of The Green Kitchen');
});

test("another's comic cannot be copied, and looks like one that does not exist", async () => {
  const id = await createComic(api, ada.userId, { approved: true });
  for (const params of [{ id }, { id: randomUUID() }])
    expect(await api.refuse(duplicateComic, { token: bob.token, params })).toMatchObject({
      status: 404,
      code: 'comic-not-found',
    });
  expect(await db().select().from(comics).where(eq(comics.ownerId, bob.userId))).toEqual([]);
});

test('who copies too much in a minute is slowed down', async () => {
  const eve = await createUser(api);
  const id = await createComic(api, eve.userId, { script: true });
  for (let i = 0; i < 3; i++) await copy(eve, id);
  expect(await api.refuse(duplicateComic, { token: eve.token, params: { id } })).toMatchObject({
    status: 429,
    code: 'rate-limited',
  });
});

test('of each unfinished story the draft that changed last is offered, with how far it is', async () => {
  const eve = await createUser(api);
  const read = async (query = {}) => (await api.call(getUnfinishedComics, { token: eve.token, query })).body;
  expect(await read()).toMatchObject({ comics: [], total: 0 });
  await createComic(api, eve.userId, { published: true });
  await createComic(api, ada.userId);
  const drawn = await createComic(api, eve.userId, { drawn: true, title: 'Drawn' });
  const bare = await createComic(api, eve.userId, { title: 'Bare' });
  const { seriesId, ...second } = await rowOf(bare);
  await db()
    .insert(comics)
    .values({ ...second, seriesId, id: randomUUID(), partNumber: 2 });
  const stopped = and(eq(panels.comicId, drawn), eq(panels.pageNumber, 2));
  await db().update(panels).set({ state: 'failed' }).where(stopped);
  const drawing = { step: 'generate-comic', lane: 'render', input: {} } as const;
  await db()
    .insert(runs)
    .values({ ...drawing, ownerId: eve.userId, comicId: bare });

  const { comics: found, total } = await read();
  expect(total).toBe(2);
  expect(found.map(({ _id }) => _id)).toEqual([bare, drawn]);
  expect(found[0]).toMatchObject({ partNumber: 1, hasScript: false, isMaking: true, panels: [] });
  expect(found[1]).toMatchObject({ title: 'Drawn', partCount: 1, hasScript: true, isMaking: false });
  expect(found[1]?.panels).toEqual([
    { page: 1, panel: 1, state: 'done' },
    { page: 1, panel: 2, state: 'done' },
    { page: 2, panel: 1, state: 'failed' },
  ]);

  await db().update(comics).set({ updatedAt: sql`now() + interval '1 minute'` }).where(eq(comics.id, drawn));
  expect(await read({ limit: '1' })).toMatchObject({ comics: [{ _id: drawn }], total: 2 });
});
