import { deleteComic } from '@panelwise/contracts/http/admin';
import { logout } from '@panelwise/contracts/http/auth';
import { endClassLink, makeClassLink } from '@panelwise/contracts/http/class-links';
import { comics } from '@panelwise/db/schema/comics';
import { smallOf } from '@panelwise/storage/keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMediaUrls, linkHolder, sessionHolder } from '../../media/media-urls.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let owner: TestUser;
let draftId: string;
let publicId: string;
const bytes = Buffer.from('0123456789');
const pdfKey = (id: string) => `comics/${id}/pdf/f.pdf`;

beforeAll(async () => {
  api = await startTestApp();
  owner = await createUser(api);
  const { userId } = owner;
  [draftId, publicId] = [
    await createComic(api, userId, { printed: true }),
    await createComic(api, userId, { approved: true }),
  ];
  for (const id of [draftId, publicId]) await api.deps.store.put(pdfKey(id), bytes, 'application/pdf');
  await api.deps.store.put('styles/s/a.webp', bytes, 'image/webp');
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers });
const signed = (key: string, sessionId = owner.sessionId) =>
  api.deps.media.heldBy(sessionHolder(sessionId)).url(key, { public: false });

test('a draft is served to a signed address and to no other', async () => {
  const good = await get(signed(pdfKey(draftId)));
  expect(good.statusCode).toBe(200);
  expect(good.rawPayload).toEqual(bytes);
  expect(good.headers['cache-control']).toMatch(/^private, max-age=\d+/);
  const late = createMediaUrls(api.deps.keys.media, () => Date.now() - 3 * 3_600_000)
    .heldBy(sessionHolder(owner.sessionId))
    .url(pdfKey(draftId), { public: false });
  const foreign = signed(pdfKey(publicId)).replace(publicId, draftId);
  for (const url of [`/media/${pdfKey(draftId)}`, late, foreign, `${signed(pdfKey(draftId))}x`]) {
    const refused = await get(url);
    expect({ url, status: refused.statusCode, code: refused.json().code }).toEqual({
      url,
      status: 404,
      code: 'not-found',
    });
  }
});

test('an address ends with the session that it was made for, with the link of a class, and with its comic', async () => {
  const mine = await createUser(api);
  const comicId = await createComic(api, mine.userId, { printed: true });
  await api.deps.store.put(pdfKey(comicId), bytes, 'application/pdf');
  const login = await createUser(api);
  const addresses = {
    session: signed(pdfKey(comicId), login.sessionId),
    other: signed(pdfKey(comicId), mine.sessionId),
  };
  const { body } = await api.call(makeClassLink, { token: mine.token, params: { id: comicId } });
  const link = api.deps.media.heldBy(linkHolder(body.link.token)).url(pdfKey(comicId), { public: false });
  for (const url of [...Object.values(addresses), link]) expect((await get(url)).statusCode).toBe(200);
  const ends = (url: string) => vi.waitFor(async () => expect((await get(url)).statusCode).toBe(404));

  await api.call(logout, { token: login.token });
  await ends(addresses.session);
  await api.call(endClassLink, { token: mine.token, params: { id: comicId } });
  await ends(link);
  expect((await get(addresses.other)).statusCode).toBe(200);
  await api.call(deleteComic, { token: mine.token, body: { id: comicId } });
  await ends(addresses.other);
});

test('public work and catalogue pictures need no signature, until the work is taken back', async () => {
  const comic = await get(`/media/${pdfKey(publicId)}`);
  expect(comic.statusCode).toBe(200);
  expect(comic.headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/media/styles/s/a.webp')).headers['cache-control']).toContain('immutable');
  await api.deps.database.db.update(comics).set({ deletedAt: new Date() }).where(eq(comics.id, publicId));
  await api.deps.bus.publish({ topic: 'library-changed', comicId: publicId });
  await vi.waitFor(async () => expect((await get(`/media/${pdfKey(publicId)}`)).statusCode).toBe(404));
  await api.deps.database.db.update(comics).set({ deletedAt: null }).where(eq(comics.id, publicId));
  await api.deps.bus.publish({ topic: 'library-changed', comicId: publicId });
  await vi.waitFor(async () => expect((await get(`/media/${pdfKey(publicId)}`)).statusCode).toBe(200));
});

test('of a comic in the library only what was reviewed needs no signature, small pictures with their large ones', async () => {
  const page = `comics/${publicId}/pages/1-f.webp`;
  const [small, unseen] = [smallOf(page), `comics/${publicId}/pages/1-drawn-since.webp`];
  for (const key of [page, small, unseen]) await api.deps.store.put(key, bytes, 'image/webp');
  for (const key of [page, small]) expect((await get(`/media/${key}`)).statusCode).toBe(200);
  for (const key of [unseen, smallOf(unseen)]) expect((await get(`/media/${key}`)).statusCode).toBe(404);
  expect((await get(signed(unseen))).statusCode).toBe(200);
});

test('type, sandbox and nosniff are ours', async () => {
  const { headers } = await get('/media/styles/s/a.webp');
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

test('ranges, entity tags and HEAD', async () => {
  const url = signed(pdfKey(draftId));
  const whole = await get(url);
  const etag = String(whole.headers.etag);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
  const part = await get(url, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual(
    [206, '234', 'bytes 2-4/10', '3'],
  );
  expect((await get(url, { range: 'bytes=-2' })).body).toBe('89');
  const outside = await get(url, { range: 'bytes=10-' });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect((await get(url, { range: 'bytes=2-4', 'if-range': etag })).statusCode).toBe(206);
  expect((await get(url, { range: 'bytes=2-4', 'if-range': '"older"' })).body).toBe('0123456789');
  const same = await get(url, { 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  const head = await get(url, {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
});

test('no key leads out of the store', async () => {
  for (const key of [
    '../jwt-secret',
    '%2e%2e/jwt-secret',
    '..%2fjwt-secret',
    'styles/%00.webp',
    'styles\\..\\x.webp',
    '/etc/passwd',
    'styles//a.webp',
    'styles/s/a.exe',
    '%',
    '',
  ])
    expect({ key, status: (await get(`/media/${key}`)).statusCode }).toEqual({ key, status: 404 });
});

test('a small picture that was never made is the large one, for whoever may see that', async () => {
  await api.deps.store.put('styles/s/b.webp', bytes, 'image/webp');
  expect((await get('/media/styles/s/small-b.webp')).rawPayload).toEqual(bytes);
  await api.deps.store.put('styles/s/small-b.webp', Buffer.from('small'), 'image/webp');
  expect((await get('/media/styles/s/small-b.webp')).body).toBe('small');
  expect((await get('/media/styles/s/small-c.webp')).statusCode).toBe(404);
  expect((await get(`/media/comics/${draftId}/pdf/small-f.pdf`)).statusCode).toBe(404);
});
