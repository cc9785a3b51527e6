import { randomUUID } from 'node:crypto';
import {
  getComic,
  getMyComics,
  saveScript,
  setAuthor,
  setComicStatus,
  withdrawComic,
} from '@panelwise/contracts/http/comics';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { approve } from '@panelwise/db/repositories/editions';
import { comics, pages, panels } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob, admin] = [await createUser(api), await createUser(api), await createUser(api, 'admin')];
});
afterAll(() => api.close());

const row = async (id: string) =>
  (await api.deps.database.db.select().from(comics).where(eq(comics.id, id)))[0];
const publish = (comicId: string) => ({ comicId, comicStatus: 'published' });

test('the creator sees a comic with its pages, panels and parts, every address signed', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const { body } = await api.call(getComic, { token: ada.token, params: { id } });
  expect(body.comic).toMatchObject({
    _id: id,
    subject: 'Biology',
    comicStatus: 'draft',
    status: 'pending',
    ...{ partCount: 1, partTitle: null },
  });
  expect(body.comic.images).toHaveLength(2);
  expect(body.pages.map((page) => page.panels.length)).toEqual([2, 1]);
  expect(body.parts).toMatchObject([{ part: 1, comicId: id, completed: true, hasScript: true }]);
  const addresses = [...JSON.stringify(body).matchAll(/\/media\/[^"]*/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect(address).toMatch(/\?exp=\d+&by=[sl]\.[\w-]+&sig=[\w-]{43}$/);
});

test("another's comic looks exactly like one that does not exist", async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const strip = ({ requestId: _, headers: __, ...rest }: Awaited<ReturnType<TestApp['refuse']>>) => rest;
  const ask = async (comicId: string) => [
    strip(await api.refuse(getComic, { token: bob.token, params: { id: comicId } })),
    strip(
      await api.refuse(saveScript, { token: bob.token, params: { id: comicId }, body: { prompt: '[]' } }),
    ),
    strip(await api.refuse(setComicStatus, { token: bob.token, body: publish(comicId) })),
  ];
  const answers = await ask(id);
  expect(answers).toEqual(await ask(randomUUID()));
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'comic-not-found' });
  expect((await row(id))?.prompt).toBe(JSON.stringify(script));
});

test('an admin may read it, but not write in it', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  await api.call(getComic, { token: admin.token, params: { id } });
  expect(
    (await api.refuse(saveScript, { token: admin.token, params: { id }, body: { prompt: '' } })).status,
  ).toBe(404);
});

test('my comics are mine alone', async () => {
  const eve = await createUser(api);
  const id = await createComic(api, eve.userId, { drawn: true });
  const { body } = await api.call(getMyComics, { token: eve.token });
  expect(body.comics.map((comic) => comic._id)).toEqual([id]);
  // A list of hundreds would carry every script; the comic itself has it.
  expect(body.comics[0]?.prompt).toBe('');
  expect(body.comics[0]?.images).toHaveLength(2);
});

test('my comics are found by their words, state and part, page by page', async () => {
  const eve = await createUser(api);
  for (const [title, published] of [
    ['Rivers', true],
    ['Lakes', false],
    ['River mouths', false],
  ] as const)
    await createComic(api, eve.userId, { title, published });
  const read = async (query: Record<string, string>) =>
    (await api.call(getMyComics, { token: eve.token, query })).body;
  expect(await read({})).toMatchObject({ total: 3, counts: { pending: 1, drafts: 2, total: 3 } });
  expect((await read({ status: 'pending' })).comics.map(({ title }) => title)).toEqual(['Rivers']);
  expect((await read({ comicStatus: 'draft' })).total).toBe(2);
  const found = async (search: string) =>
    (await read({ search })).comics.map(({ title }) => title).toSorted();
  expect(await found('RIVER')).toEqual(['River mouths', 'Rivers']);
  expect(await found('draft')).toEqual(['Lakes', 'River mouths']);
  expect(await found('biology')).toHaveLength(3);
  // Not of a series, so not "Part 1".
  expect(await found('part 1')).toEqual([]);
  const second = await read({ sort: 'title', order: 'asc', limit: '2', page: '2' });
  expect(second).toMatchObject({ page: 2, totalPages: 2, comics: [{ title: 'Rivers' }] });
  expect((await read({ status: 'approved' })).total).toBe(0);
});

test('a script is kept as typed, readable or not, without what the database cannot hold', async () => {
  const id = await createComic(api, ada.userId);
  const typed = '[ { "panels": [ half a script \u0000 \ud800 😀';
  const { body } = await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt: typed } });
  expect(Date.parse(body.savedAt)).toBeGreaterThan(0);
  expect((await row(id))?.prompt).toBe('[ { "panels": [ half a script  � 😀');
  const tooLong = { prompt: 'x'.repeat(400_001) };
  expect((await api.refuse(saveScript, { token: ada.token, params: { id }, body: tooLong })).status).toBe(
    400,
  );
});

test('a script that was changed elsewhere is not overwritten by whoever has not seen it', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const params = { id };
  const save = async (prompt: string, basedOn?: number) =>
    (await api.call(saveScript, { token: ada.token, params, body: { prompt, basedOn } })).body.revision;
  const read = async () => (await api.call(getComic, { token: ada.token, params })).body.comic;
  const first = (await read()).scriptRevision;
  expect(await save('from the desk', first)).toBe(first + 1);
  const before = await row(id);
  // The answer was lost on the way: the same text once more is no other text, whatever it was based on.
  expect(await save('from the desk', first)).toBe(first + 1);
  expect(await save('from the desk')).toBe(first + 1);
  expect(await row(id)).toEqual(before);
  const body = { prompt: 'from the phone', basedOn: first };
  expect(await api.refuse(saveScript, { token: ada.token, params, body })).toMatchObject({
    status: 409,
    code: 'script-changed',
  });
  expect(await read()).toMatchObject({ prompt: 'from the desk', scriptRevision: first + 1 });
  expect(await save('from the phone', first + 1)).toBe(first + 2);
  expect(await save('says nothing of a revision')).toBe(first + 3);
  expect((await row(id))?.version).toBe(before!.version + 2);
  for (const basedOn of [-1, 1.5, 2 ** 40, '1'])
    expect(
      (await api.refuse(saveScript, { token: ada.token, params, body: { prompt: 'x', basedOn } })).status,
    ).toBe(400);
});

test('of two who save at once only one is taken', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const answers = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((prompt) =>
      api.call(saveScript, { token: ada.token, params: { id }, body: { prompt, basedOn: 0 } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await row(id))?.scriptRevision).toBe(1);
});

test('publishing takes a PDF and pages that passed the lettering check', async () => {
  const bare = await createComic(api, ada.userId, { drawn: true });
  expect(await api.refuse(setComicStatus, { token: ada.token, body: publish(bare) })).toMatchObject({
    status: 409,
    code: 'pdf-missing',
  });
  const failed = await createComic(api, ada.userId, { printed: true });
  await api.deps.database.db
    .update(panels)
    .set({
      verdict: {
        ok: false,
        smallestPt: 4,
        problems: [{ code: 'too-small', message: 'The text is too small.', panel: 2 }],
      },
    })
    .where(and(eq(panels.comicId, failed), eq(panels.panelNumber, 2)));
  const refusal = await api.refuse(setComicStatus, { token: ada.token, body: publish(failed) });
  expect(refusal).toMatchObject({
    status: 409,
    code: 'not-publishable',
    details: [{ path: 'pages.1.panels.2', message: 'The text is too small.' }],
  });
  expect((await row(failed))?.comicStatus).toBe('draft');
  const good = await createComic(api, ada.userId, { printed: true });
  const { body } = await api.call(setComicStatus, { token: ada.token, body: publish(good) });
  expect(body.comic).toMatchObject({ comicStatus: 'published', status: 'pending' });
});

test('pages that show other words than the script are not published', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const refused = async () => {
    const { status, code } = await api.refuse(setComicStatus, { token: ada.token, body: publish(id) });
    return [status, code];
  };
  const behind = async () => (await api.call(getComic, { token: ada.token, params: { id } })).body.behind;
  expect(await behind()).toBeNull();
  const save = (prompt: string) =>
    api.call(saveScript, { token: ada.token, params: { id }, body: { prompt } });
  const edited = structuredClone(script);
  edited[1]!.panels[0]!.caption = 'Sugar is made.';
  await save(JSON.stringify(edited));
  expect([await behind(), await refused()]).toEqual(['pages', [409, 'pages-behind']]);
  await save('[ { half a script');
  expect([await behind(), await refused()]).toEqual(['pages', [422, 'bad-script']]);
  // The same words in another form are no other words.
  await save(JSON.stringify(script, null, 4));
  expect(await behind()).toBeNull();

  const { db } = api.deps.database;
  const second = and(eq(panels.comicId, id), eq(panels.pageNumber, 2));
  await db.update(panels).set({ caption: 'Of a drawing that was stopped.' }).where(second);
  expect([await behind(), await refused()]).toEqual(['pages', [409, 'pages-behind']]);
  await db.update(panels).set({ caption: script[1]!.panels[0]!.caption }).where(second);
  await db.update(pages).set({ imageKey: null }).where(eq(pages.comicId, id));
  expect(await behind()).toBe('pages');
  await db
    .update(pages)
    .set({ imageKey: `comics/${id}/pages/1-f.webp` })
    .where(eq(pages.comicId, id));
  await db.update(comics).set({ pdfKey: null }).where(eq(comics.id, id));
  expect([await behind(), await refused()]).toEqual(['pdf', [409, 'pdf-missing']]);
  const printing = {
    step: 'generate-pdf',
    lane: 'render',
    ownerId: ada.userId,
    comicId: id,
    input: {},
  } as const;
  const [run] = await db.insert(runs).values(printing).returning();
  expect(await refused()).toEqual([409, 'still-working']);
  await db.update(runs).set({ status: 'succeeded' }).where(eq(runs.id, run!.id));
  expect(await refused()).toEqual([409, 'pdf-behind']);
});

test('what is published and unchanged stays as it is, and a changed comic waits again while the old one is read', async () => {
  const id = await createComic(api, ada.userId, { approved: true });
  const state = async () => {
    const { comic } = (await api.call(getComic, { token: ada.token, params: { id } })).body;
    return [comic.status, comic.comicStatus, comic.isLive, comic.version];
  };
  await api.call(setComicStatus, { token: ada.token, body: publish(id) });
  await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt: JSON.stringify(script) } });
  expect(await state()).toEqual(['approved', 'published', true, 1]);

  const prompt = JSON.stringify(script, null, 1);
  await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt } });
  expect(await state()).toEqual(['pending', 'draft', true, 2]);
  for (let i = 0; i < 2; i++) await api.call(setComicStatus, { token: ada.token, body: publish(id) });
  expect(await state()).toEqual(['pending', 'published', true, 2]);
});

test('a name on the cover is its creator’s, is printed and reviewed again, and readers keep the one before', async () => {
  const id = await createComic(api, ada.userId, { approved: true });
  const name = (author: string, { token } = ada) => ({ token, params: { id }, body: { author } });
  const state = async () => {
    const { comic, behind } = (await api.call(getComic, { token: ada.token, params: { id } })).body;
    return [comic.author, comic.status, comic.comicStatus, comic.version, behind];
  };
  await api.call(setAuthor, name('  '));
  expect(await state()).toEqual(['', 'approved', 'published', 1, null]);
  expect(await api.refuse(setAuthor, name('Bob', bob))).toMatchObject({ code: 'comic-not-found' });
  expect(await api.refuse(setAuthor, name('ada@example.org'))).toMatchObject({
    status: 400,
    details: [{ path: 'author', message: 'Please write a name here, not an address.' }],
  });

  await api.call(setAuthor, name(' Ada P. '));
  expect(await state()).toEqual(['Ada P.', 'pending', 'draft', 2, 'pdf']);
  const read = async () => (await api.call(getPublicComic, { params: { id } })).body.author;
  expect(await read()).toBe('');
  await approve(api.deps.database.db, [id]);
  expect(await read()).toBe('Ada P.');
});

test('a child’s last name comes on no cover, in whichever way it is written', async () => {
  const year = new Date().getUTCFullYear();
  const child = await createUser(api, 'Student', { birthYear: year - 11, lastname: 'Núñez-Park' });
  const id = await createComic(api, child.userId);
  const name = (author: string) => ({ token: child.token, params: { id }, body: { author } });
  for (const full of ['Ada Núñez-Park', 'ADA NUNEZ PARK', 'nuñez  park, Ada'])
    expect(await api.refuse(setAuthor, name(full))).toMatchObject({
      status: 400,
      code: 'bad-input',
      message: 'Please leave your last name out: everybody who reads the comic would see it.',
      details: [{ path: 'author' }],
    });
  await api.call(setAuthor, name('Ada P.'));
  const { comic } = (await api.call(getComic, { token: child.token, params: { id } })).body;
  expect(comic.author).toBe('Ada P.');
  // A teacher decides about their own name.
  const teacher = await createUser(api, 'Teacher', { lastname: 'Park' });
  const theirs = await createComic(api, teacher.userId);
  await api.call(setAuthor, { token: teacher.token, params: { id: theirs }, body: { author: 'Ada Park' } });
});

test('a declined comic keeps its state while it is changed, and waits again once it is published', async () => {
  const id = await createComic(api, ada.userId, { published: true });
  await api.deps.database.db.update(comics).set({ status: 'rejected' }).where(eq(comics.id, id));
  const prompt = JSON.stringify(script, null, 1);
  await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt } });
  expect(await row(id)).toMatchObject({ status: 'rejected', comicStatus: 'published', version: 2 });
  await api.call(setComicStatus, { token: ada.token, body: publish(id) });
  expect(await row(id)).toMatchObject({ status: 'pending', comicStatus: 'published', version: 2 });
});

test('a comic in review is taken back by its creator alone, and readers keep what they have', async () => {
  const id = await createComic(api, ada.userId, { approved: true });
  const prompt = JSON.stringify(script, null, 1);
  await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt } });
  await api.call(setComicStatus, { token: ada.token, body: publish(id) });
  expect((await row(id))?.submittedAt).not.toBeNull();
  const refusal = await api.refuse(withdrawComic, { token: bob.token, params: { id } });
  expect(refusal.code).toBe('comic-not-found');
  await api.call(withdrawComic, { token: ada.token, params: { id } });
  expect(await row(id)).toMatchObject({ status: 'pending', comicStatus: 'draft', submittedAt: null });
  const { comic } = (await api.call(getComic, { token: ada.token, params: { id } })).body;
  expect(comic).toMatchObject({ isLive: true, submittedAt: null });
  const again = await api.refuse(withdrawComic, { token: ada.token, params: { id } });
  expect(again).toMatchObject({ status: 409, code: 'not-in-review' });
});

test('nobody approves his own comic, and fields beside the call are ignored', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  for (const comicStatus of ['approved', 'draft', ['published']])
    expect(
      (await api.refuse(setComicStatus, { token: ada.token, body: { comicId: id, comicStatus } })).status,
    ).toBe(400);
  const sneaky = {
    ...publish(id),
    status: 'approved',
    user_id: bob.userId,
    ownerId: bob.userId,
    pdfUrl: 'https://example.org/x.pdf',
  };
  await api.call(setComicStatus, { token: ada.token, body: sneaky });
  expect(await row(id)).toMatchObject({
    status: 'pending',
    ownerId: ada.userId,
    pdfKey: `comics/${id}/pdf/f.pdf`,
  });
});

test('an id that is none is refused before the database is asked', async () => {
  for (const id of ['1', 'null', "' or 1=1 --", '%00', `${randomUUID()}x`])
    expect(await api.refuse(getComic, { token: ada.token, params: { id } })).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
});
