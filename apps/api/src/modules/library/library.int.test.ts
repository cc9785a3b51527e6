import { randomUUID } from 'node:crypto';
import type { TextPlace } from '@panelwise/contracts/domain/comic';
import { readScript } from '@panelwise/contracts/domain/read-script';
import {
  getComicFacts,
  getComicFaqs,
  getLibrary,
  getLibraryChoices,
  getPublicComic,
} from '@panelwise/contracts/http/library';
import { approve } from '@panelwise/db/repositories/editions';
import { houseEmail } from '@panelwise/db/repositories/house';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceFacts, replaceFaqs, replaceQuiz } from '@panelwise/db/repositories/learning';
import { comics, pages } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { insertUser } from '@panelwise/db/testing/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  ada = await createUser(api);
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) => (await api.call(getLibrary, { query })).body;

test('an empty library has one empty page', async () => {
  expect(await list()).toMatchObject({ comics: [], page: 1, totalPages: 1, total: 0, drawing: false });
});

test('an empty library tells that the house is drawing for it while it does', async () => {
  const { db } = api.deps.database;
  const order = { step: 'generate-comic', lane: 'image', input: {} } as const;
  const drawing = async (expected: boolean | undefined, query = {}) =>
    vi.waitFor(async () => expect((await list(query)).drawing).toBe(expected), { timeout: 60_000 });
  await db.insert(runs).values({ ...order, ownerId: ada.userId });
  const house = await insertUser(db, { email: houseEmail });
  const longAgo = new Date(Date.now() - 3_600_000);
  const ours = { ...order, ownerId: house.id, createdAt: longAgo };
  const [run] = await db
    .insert(runs)
    .values({ ...ours, status: 'succeeded' })
    .returning();
  await drawing(false, { limit: '5' });
  await db.update(runs).set({ status: 'running' }).where(eq(runs.id, run!.id));
  await drawing(true, { limit: '6' });
  await drawing(undefined, { search: 'nothing' });
  await db.update(runs).set({ status: 'succeeded', createdAt: new Date() }).where(eq(runs.id, run!.id));
  await drawing(true, { limit: '7' });
  await db.delete(runs);
});

test('only what was approved is shown, with addresses that need no signature', async () => {
  const shown = await createComic(api, ada.userId, { approved: true, title: 'Shown' });
  const hidden = [
    await createComic(api, ada.userId, { printed: true, title: 'Draft' }),
    await createComic(api, ada.userId, { published: true, title: 'Pending' }),
  ];
  const deleted = await createComic(api, ada.userId, { approved: true, title: 'Deleted' });
  await api.deps.database.db.update(comics).set({ deletedAt: new Date() }).where(eq(comics.id, deleted));
  const page = await vi.waitFor(
    async () => {
      const found = await list();
      expect(found.comics.map((comic) => comic._id)).toEqual([shown]);
      return found;
    },
    { timeout: 60_000 },
  );
  expect(page.comics[0]?.pdfUrl).toBe(`/media/comics/${shown}/pdf/f.pdf`);
  expect(JSON.stringify(page)).not.toMatch(/sig=|prompt|ownerId|story/);

  const { body } = await api.call(getPublicComic, { params: { id: shown } });
  expect(body.pages).toHaveLength(2);
  for (const id of [...hidden, deleted, randomUUID()]) {
    expect((await api.refuse(getPublicComic, { params: { id } })).code).toBe('comic-not-found');
    expect((await api.refuse(getComicFaqs, { params: { comicId: id } })).code).toBe('comic-not-found');
    expect((await api.refuse(getComicFacts, { params: { comicId: id } })).code).toBe('comic-not-found');
  }
});

test('a comic to read brings its words, both quizzes and the public parts of its series', async () => {
  const { db } = api.deps.database;
  const [comicId, second, draft] = [
    await createComic(api, ada.userId, { published: true, title: 'Part one' }),
    await createComic(api, ada.userId, { approved: true, title: 'Part two' }),
    await createComic(api, ada.userId, { printed: true, title: 'Part three' }),
  ];
  const dialogue = [{ speaker: 'Maya', text: 'It has *chlorophyll*!' }];
  const [drawn] = readScript([
    { panels: [{ scene: 'A leaf.', caption: 'Why green?', title: 'Leaf', dialogue }] },
  ]);
  await db.delete(pages).where(and(eq(pages.comicId, comicId), eq(pages.pageNumber, 2)));
  await db.update(pages).set({ drawn }).where(eq(pages.comicId, comicId));
  const [first] = await db.select().from(comics).where(eq(comics.id, comicId));
  for (const [index, id] of [second, draft].entries())
    await db
      .update(comics)
      .set({ seriesId: first!.seriesId, partNumber: index + 2 })
      .where(eq(comics.id, id));
  const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 'a', difficulty: 'hard' as const };
  await replaceQuiz(db, comicId, [question], false);
  await replaceQuiz(db, comicId, [{ ...question, explanation: 'So.' }], true);
  await approve(db, [comicId]);
  const { body } = await api.call(getPublicComic, { params: { id: comicId } });
  expect(body.texts).toEqual([
    {
      page: 1,
      panel: 1,
      scene: 'A leaf.',
      lines: [
        { kind: 'title', speaker: null, text: 'Leaf' },
        { kind: 'caption', speaker: null, text: 'Why green?' },
        { kind: 'dialogue', speaker: 'Maya', text: 'It has chlorophyll!' },
      ],
    },
  ]);
  // What is right, and why, is told to whoever has answered.
  const { correctAnswer: _, ...shown } = question;
  expect(body.questions).toEqual([{ ...shown, key: itemKeyOf(comicId, false, question) }]);
  expect(body.hardcoreQuestions).toEqual([{ ...shown, key: itemKeyOf(comicId, true, question) }]);
  expect(body.parts).toEqual([
    { _id: comicId, part: 1, title: 'Part one' },
    { _id: second, part: 2, title: 'Part two' },
  ]);
});

test('a page brings the places of its words, and one that was drawn before they were kept does without', async () => {
  const comicId = await createComic(api, ada.userId, { published: true });
  const balloon = { panel: 1, line: 0, x: 0.1, y: 0.2, width: 0.25, height: 0.05, curve: 2.7 };
  const tail: [number, number][] = [
    [0.15, 0.25],
    [0.16, 0.3],
    [0.17, 0.25],
  ];
  const textPlaces = [
    { ...balloon, tail },
    { ...balloon, line: 1 },
  ] as TextPlace[];
  await api.deps.database.db
    .update(pages)
    .set({ textPlaces })
    .where(and(eq(pages.comicId, comicId), eq(pages.pageNumber, 1)));
  await approve(api.deps.database.db, [comicId]);
  const { body } = await api.call(getPublicComic, { params: { id: comicId } });
  expect(body.pages[0]?.textPlaces).toEqual(textPlaces);
  expect(body.pages[1]).not.toHaveProperty('textPlaces');
});

test('FAQs and facts of a public comic are for everybody', async () => {
  const comicId = await createComic(api, ada.userId, { published: true });
  const faqs = [{ question: 'Why green?', answer: 'Chlorophyll.' }];
  await replaceFaqs(api.deps.database.db, comicId, faqs);
  await replaceFacts(api.deps.database.db, comicId, [{ fact: 'Leaves breathe.' }]);
  await approve(api.deps.database.db, [comicId]);
  expect((await api.call(getComicFaqs, { params: { comicId } })).body.faqs).toEqual(faqs);
  expect((await api.call(getComicFacts, { params: { comicId } })).body.didYouKnow).toEqual([
    { fact: 'Leaves breathe.' },
  ]);
});

test('pages are of the size asked for, newest first, without overlap', async () => {
  const mine = await createUser(api);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++)
    ids.push(await createComic(api, mine.userId, { approved: true, title: `paging ${i}` }));
  const found = [];
  for (const page of ['1', '2', '3']) found.push(await list({ search: 'paging', limit: '2', page }));
  expect(found.flatMap((page) => page.comics.map((comic) => comic._id))).toEqual(ids.toReversed());
  expect(found.map(({ page, totalPages, total }) => [page, totalPages, total])).toEqual([
    [1, 3, 5],
    [2, 3, 5],
    [3, 3, 5],
  ]);
  expect((await list({ search: 'paging', page: '9999' })).comics).toEqual([]);
});

test('a search takes its words literally', async () => {
  await createComic(api, ada.userId, { approved: true, title: '100 % _juice_ \\ squeezed' });
  for (const search of ['100 %', '_juice_', '\\ squee', 'JUICE'])
    expect({ search, total: (await list({ search })).total }).toEqual({ search, total: 1 });
  for (const search of ['%', '_', '\\'])
    expect({ search, total: (await list({ search })).total }).toEqual({ search, total: 1 });
  for (const search of ["' or '1'='1", '"; drop table comics; --', '%%%', '\u0000', '\ud800'])
    expect({ search, total: (await list({ search: `${search}zzz` })).total }).toEqual({ search, total: 0 });
  expect((await list({ subject: 'Biology' })).total).toBeGreaterThan(0);
  expect((await list({ subject: 'Bio%' })).total).toBe(0);
  expect((await list({ grade: '5', subject: 'Math' })).total).toBe(0);
});

test('a page, limit or search out of bounds is refused', async () => {
  const bad: Record<string, string>[] = [
    { page: '-1' },
    { page: '0' },
    { page: 'NaN' },
    { page: '1.5' },
    { limit: '1000000' },
    { limit: '0' },
    { search: 'x'.repeat(101) },
  ];
  for (const query of bad)
    expect(await api.refuse(getLibrary, { query })).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
});

test('what the library can be filtered by is what it has comics of, each with their number', async () => {
  await createComic(api, ada.userId, { published: true, title: 'Not yet' });
  const { body } = await api.call(getLibraryChoices);
  const numbers = [body.subjects, body.grades, body.countries, body.languages].map((choices) =>
    choices.map(({ comics }) => comics),
  );
  for (const some of numbers.flat()) expect(some).toBeGreaterThan(0);
  // The page of the list is kept for a moment, from before the test above took comics into the library.
  await vi.waitFor(async () => {
    const { total } = await list();
    for (const of of numbers) expect(of.reduce((sum, some) => sum + some, 0)).toBe(total);
  });
  const [subject] = body.subjects;
  expect((await list({ subject: subject!.value })).total).toBe(subject!.comics);
});

test('a language has what is written in it, and English what was never translated', async () => {
  const id = await createComic(api, ada.userId, { approved: true, title: 'El agua' });
  await api.deps.database.db.update(comics).set({ language: 'es' }).where(eq(comics.id, id));
  await vi.waitFor(async () =>
    expect((await list({ language: 'es' })).comics.map(({ title }) => title)).toEqual(['El agua']),
  );
  const english = await list({ language: 'en' });
  expect(english.total).toBeGreaterThan(0);
  expect(english.comics.map(({ title }) => title)).not.toContain('El agua');
  expect(await api.refuse(getLibrary, { query: { language: 'xx' as 'en' } })).toMatchObject({
    code: 'bad-input',
  });
});
