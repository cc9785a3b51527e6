import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { limits } from '@panelwise/contracts/domain/limits';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import {
  forgetCharacter,
  getCharacters,
  keepCharacter,
  saveCast,
  savePartWishes,
} from '@panelwise/contracts/http/cast';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { saveScript as storeScript } from '@panelwise/db/repositories/comics';
import { runs } from '@panelwise/db/schema/runs';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

const db = () => api.deps.database.db;
const biscuit: CastChoices = [{ name: 'Biscuit', kind: 'dog' }];
const save = (id: string, cast: CastChoices) =>
  api.call(saveCast, { token: ada.token, params: { id }, body: { cast } });
const writing = (comicId: string) =>
  db()
    .select({ id: runs.id, status: runs.status })
    .from(runs)
    .where(and(eq(runs.comicId, comicId), eq(runs.step, 'write-script')))
    .orderBy(asc(runs.createdAt));

test('who is in a comic is kept, and its untouched script is written anew', async () => {
  const id = await createComic(api, ada.userId);
  await storeScript(db(), id, '[]', undefined, 'builtin');
  expect((await save(id, biscuit)).body).toMatchObject({ cast: biscuit, rewriting: [id] });
  const { body } = await api.call(getComic, { token: ada.token, params: { id } });
  expect(body.comic.cast).toEqual(biscuit);
  expect(await writing(id)).toMatchObject([{ status: 'queued' }]);
});

test('a script that is being written with the cast of before is stopped', async () => {
  const id = await createComic(api, ada.userId);
  await save(id, biscuit);
  await save(id, [{ name: 'Biscuit', kind: 'cat' }]);
  expect((await writing(id)).map(({ status }) => status)).toEqual(['cancelled', 'queued']);
});

test('what somebody has typed stays, and so does what is drawn', async () => {
  const typed = await createComic(api, ada.userId);
  await storeScript(db(), typed, '[]', undefined, 'builtin');
  await api.call(saveScript, { token: ada.token, params: { id: typed }, body: { prompt: 'my own words' } });
  expect((await save(typed, biscuit)).body.rewriting).toEqual([]);
  const drawn = await createComic(api, ada.userId, { printed: true });
  expect((await save(drawn, biscuit)).body.rewriting).toEqual([]);
  expect((await writing(drawn)).concat(await writing(typed))).toEqual([]);
});

test('nobody decides for somebody else, and what makes no sense is told', async () => {
  const id = await createComic(api, ada.userId);
  const refuse = (token: string, cast: unknown) =>
    api.refuse(saveCast, { token, params: { id }, body: { cast } as never });
  expect(await refuse(bob.token, biscuit)).toMatchObject({ status: 404, code: 'comic-not-found' });
  for (const wrong of [
    [{ name: 'Biscuit', kind: 'unicorn' }],
    [{ name: '' }],
    [{ name: 'Nia', look: { skin: 9 } }],
    [{ name: 'Nia' }, { name: ' nia ' }],
    Array.from({ length: limits.castChoicesMax + 1 }, (_, i) => ({ name: `Child ${i}` })),
  ])
    expect(await refuse(ada.token, wrong)).toMatchObject({ status: 400, code: 'bad-input' });
});

test('how long a part shall be and where it plays is kept, and only its untouched script is written anew', async () => {
  const id = await createComic(api, ada.userId);
  await storeScript(db(), id, '[]', undefined, 'builtin');
  const wish = (wishes: PartWishes) =>
    api.call(savePartWishes, { token: ada.token, params: { id }, body: { wishes } });
  const wishes: PartWishes = [
    { part: 1, pageCount: 2, opensAt: 'park', moves: [{ from: 'kitchen', to: 'lab' }] },
  ];
  expect((await wish(wishes)).body).toMatchObject({ wishes, rewriting: [id] });
  const { body } = await api.call(getComic, { token: ada.token, params: { id } });
  expect(body.comic.partWishes).toEqual(wishes);
  // The same again changes nothing.
  expect((await wish(wishes)).body.rewriting).toEqual([]);
  expect((await wish([{ part: 1, pageCount: 3 }])).body.rewriting).toEqual([id]);
  expect((await writing(id)).map(({ status }) => status)).toEqual(['cancelled', 'queued']);
});

test('a wish changes no typed script and no drawn one', async () => {
  const typed = await createComic(api, ada.userId);
  await api.call(saveScript, { token: ada.token, params: { id: typed }, body: { prompt: 'my own words' } });
  const drawn = await createComic(api, ada.userId, { printed: true });
  for (const id of [typed, drawn]) {
    const body = { wishes: [{ part: 1, pageCount: 1 }] };
    const answer = await api.call(savePartWishes, { token: ada.token, params: { id }, body });
    expect(answer.body.rewriting).toEqual([]);
    expect(await writing(id)).toEqual([]);
  }
});

test('a wish has its bounds, and is for one’s own comics', async () => {
  const id = await createComic(api, ada.userId);
  const refuse = (token: string, wishes: unknown) =>
    api.refuse(savePartWishes, { token, params: { id }, body: { wishes } as never });
  expect(await refuse(bob.token, [])).toMatchObject({ status: 404, code: 'comic-not-found' });
  for (const wrong of [
    [{ part: 1, pageCount: limits.pagesWishedMax + 1 }],
    [{ part: 1, pageCount: 0 }],
    [{ part: 1, pageCount: 1.5 }],
    [{ part: 1, opensAt: 'moon-base' }],
    [{ part: 1, opensAt: 'board' }],
    [
      {
        part: 1,
        moves: [
          { from: 'park', to: 'lab' },
          { from: 'park', to: 'gym' },
        ],
      },
    ],
    [{ part: 1 }, { part: 1 }],
    [{ part: 2, pageCount: 1 }],
  ])
    expect(await refuse(ada.token, wrong)).toMatchObject({ status: 400, code: 'bad-input' });
});

test('by which picture a key term is shown is kept, and has its script written anew', async () => {
  const id = await createComic(api, ada.userId);
  await storeScript(db(), id, '[]', undefined, 'builtin');
  const wishes: PartWishes = [
    {
      part: 1,
      pictures: [
        { term: 'leaf', picture: 'x-leaf' },
        { term: 'sugar', picture: null },
      ],
    },
  ];
  const call = { token: ada.token, params: { id } };
  expect((await api.call(savePartWishes, { ...call, body: { wishes } })).body).toMatchObject({
    wishes,
    rewriting: [id],
  });
  expect((await api.call(getComic, call)).body.comic.partWishes).toEqual(wishes);
  expect((await api.call(savePartWishes, { ...call, body: { wishes } })).body.rewriting).toEqual([]);
  expect((await api.call(savePartWishes, { ...call, body: { wishes: [] } })).body.rewriting).toEqual([id]);
});

test('a picture that the studio does not have is refused, and so is a term that no child should read', async () => {
  const id = await createComic(api, ada.userId);
  const refuse = (pictures: unknown) =>
    api.refuse(savePartWishes, {
      token: ada.token,
      params: { id },
      body: { wishes: [{ part: 1, pictures }] } as never,
    });
  expect(await refuse([{ term: 'leaf', picture: 'moon-base' }])).toMatchObject({
    status: 400,
    code: 'bad-input',
    message: 'There is no picture called “moon-base”. Choose another one for leaf.',
    details: [{ path: 'wishes.0.pictures.0.picture' }],
  });
  expect(await refuse([{ term: 'Kill yourself, kid', picture: null }])).toMatchObject({
    status: 422,
    code: 'content-refused',
    details: [{ path: 'wishes.0.pictures.0.term' }],
  });
  for (const wrong of [
    [{ term: 'leaf', picture: '__proto__' }],
    [{ term: 'leaf', picture: '' }],
    [{ term: 'leaf' }],
    [{ term: '', picture: null }],
    [
      { term: 'leaf', picture: null },
      { term: ' LEAF', picture: null },
    ],
    Array.from({ length: limits.termPicturesMax + 1 }, (_, i) => ({ term: `term ${i}`, picture: null })),
  ])
    expect(await refuse(wrong)).toMatchObject({ status: 400, code: 'bad-input' });
});

test('another name is kept, and one that is taken is told at its field', async () => {
  const id = await createComic(api, ada.userId);
  const cast: CastChoices = [{ name: 'Biscuit', called: 'Zorro', kind: 'dog' }];
  expect((await save(id, cast)).body.cast).toEqual(cast);
  const refused = (wrong: CastChoices) =>
    api.refuse(saveCast, { token: ada.token, params: { id }, body: { cast: wrong } });
  const at = (path: string) => ({ status: 400, code: 'bad-input', details: [{ path }] });
  expect(await refused([{ name: 'Nia' }, { name: 'Biscuit', called: ' nia' }])).toMatchObject(
    at('cast.1.called'),
  );
  expect(await refused([{ name: 'Biscuit', called: 'leaf' }])).toMatchObject(at('cast.0.called'));
  expect(await refused([{ name: 'Biscuit', called: '*Bo*' }])).toMatchObject(at('cast.0.called'));
});

test('nobody orders scripts without end by changing who is in them', async () => {
  const eve = await createUser(api);
  const id = await createComic(api, eve.userId);
  const { attempts, env } = api.deps;
  for (let i = 0; i < env.RUNS_PER_MINUTE; i++) await attempts.hit(`runs:${eve.userId}`, 60_000);
  const call = { token: eve.token, params: { id }, body: { cast: biscuit } };
  expect(await api.refuse(saveCast, call)).toMatchObject({ status: 429, code: 'rate-limited' });
  expect(await writing(id)).toEqual([]);
});

test('a creator keeps people for later, as many as there is room for, and sees nobody else’s', async () => {
  const keep = (token: string, name: string, look = {}) =>
    api.call(keepCharacter, { token, body: { name, kind: 'girl', look } });
  const kept = async (token: string) => (await api.call(getCharacters, { token })).body.characters;
  await keep(ada.token, 'Nia', { glasses: true });
  await keep(ada.token, 'NIA', { hair: 'afro' });
  expect(await kept(ada.token)).toEqual([{ name: 'NIA', kind: 'girl', look: { hair: 'afro' } }]);
  expect(await kept(bob.token)).toEqual([]);
  await api.call(forgetCharacter, { token: bob.token, query: { name: 'Nia' } });
  expect(await kept(ada.token)).toHaveLength(1);
  await api.call(forgetCharacter, { token: ada.token, query: { name: 'nia' } });
  expect(await kept(ada.token)).toEqual([]);
  for (let i = 0; i < limits.keptCharactersMax; i++) await keep(bob.token, `Child ${i}`);
  const body = { name: 'One more' };
  expect(await api.refuse(keepCharacter, { token: bob.token, body })).toMatchObject({
    status: 409,
    code: 'too-many-characters',
  });
  await keep(bob.token, 'Child 7', { beard: false });
});
