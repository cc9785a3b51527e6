import {
  clearReports,
  decideSubmission,
  getSubmission,
  getSubmissions,
  undoDecision,
} from '@panelwise/contracts/http/admin';
import { getClassComic, makeClassLink, reportClassComic } from '@panelwise/contracts/http/class-links';
import { getComic } from '@panelwise/contracts/http/comics';
import { getLibrary, getPublicComic, reportComic } from '@panelwise/contracts/http/library';
import { getNotices } from '@panelwise/contracts/http/notices';
import { comics } from '@panelwise/db/schema/comics';
import { notices } from '@panelwise/db/schema/notices';
import { comicReports } from '@panelwise/db/schema/reports';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createComic, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let desk: TestApp;
/** Another process on the same database: what readers ask. */
let shop: TestApp;
let admin: TestUser;
let ada: TestUser;
let reader: TestUser;
beforeAll(async () => {
  desk = await startTestApp();
  shop = await startTestApp({}, { beside: desk });
  [admin, ada, reader] = [
    await createUser(desk, 'admin'),
    await createUser(desk),
    await createUser(desk, 'Student'),
  ];
});
afterAll(async () => {
  await shop?.close();
  await desk?.close();
});

const db = () => desk.deps.database.db;
let homes = 0;
const anotherHome = () => `203.0.113.${++homes}`;
const from = (address: string, id: string, body: object = { reason: 'unkind' }) =>
  shop.call(reportComic, { params: { id }, body, address });
async function reportThrice(id: string) {
  for (let n = 0; n < 3; n++) await from(anotherHome(), id);
}
const open = async (id: string) =>
  (await desk.call(getSubmission, { token: admin.token, params: { id } })).body;
const decline = (id: string) =>
  desk.call(decideSubmission, { token: admin.token, body: { id, status: 'rejected', reason: 'It scares.' } });
const fine = (id: string) => desk.call(clearReports, { token: admin.token, params: { id } });
async function inLibrary(title: string) {
  const comic = await createComic(desk, ada.userId, { title, approved: true });
  await desk.deps.store.put(`comics/${comic}/pdf/f.pdf`, Buffer.from('pdf'), 'application/pdf');
  return comic;
}
/** What a visitor gets of it through the other process: found by its name, opened, and its PDF. */
async function seen(title: string, id: string) {
  const list = await shop.call(getLibrary, { query: { search: title } });
  const page = await shop.app.inject({ url: `/api/library/${id}` });
  const pdf = await shop.app.inject({ url: `/media/comics/${id}/pdf/f.pdf` });
  return [list.body.total, page.statusCode, pdf.statusCode];
}
const everywhere = [1, 200, 200];
const nowhere = [0, 404, 404];
const shows = (title: string, id: string, wanted: unknown) =>
  vi.waitFor(async () => expect(await seen(title, id)).toEqual(wanted), { interval: 10, timeout: 60_000 });

test('three readers take a comic out of library, search, reader and media of every process at once', async () => {
  const title = 'Reported by three';
  const id = await inLibrary(title);
  await from(anotherHome(), id);
  await from(anotherHome(), id);
  expect(await seen(title, id)).toEqual(everywhere);
  await from(anotherHome(), id);
  await shows(title, id, nowhere);
  const { code, message } = await shop.refuse(getPublicComic, { params: { id } });
  expect({ code, message }).toEqual({
    code: 'comic-hidden',
    message:
      'Somebody is taking a look at this comic, so it is not shown at the moment. Please come back later.',
  });
});

test('one reader counts once, whatever they send: by their account, else by their address', async () => {
  const id = await inLibrary('One reader');
  const home = anotherHome();
  for (const reason of ['unkind', 'wrong', 'frightening', 'personal-data']) await from(home, id, { reason });
  for (const address of [anotherHome(), anotherHome(), anotherHome()])
    await shop.call(reportComic, {
      params: { id },
      body: { reason: 'wrong' },
      address,
      token: reader.token,
    });
  // A home has many addresses of IPv6.
  for (const n of [1, 2, 3]) await from(`2001:db8:1:2::${n}`, id);
  const kept = await db().select().from(comicReports).where(eq(comicReports.comicId, id));
  expect(kept).toHaveLength(3);
  const text = JSON.stringify(kept);
  for (const told of [home, reader.userId, '2001:db8', reader.email]) expect(text).not.toContain(told);
});

test('a flood from one address is stopped, and hides nothing', async () => {
  const address = anotherHome();
  const ids = [await inLibrary('Flooded one'), await inLibrary('Flooded two')];
  for (let n = 0; n < 20; n++) await from(address, ids[n % 2]!);
  const refused = await shop.refuse(reportComic, {
    params: { id: ids[0]! },
    body: { reason: 'unkind' },
    address,
  });
  expect(refused).toMatchObject({ status: 429, code: 'rate-limited' });
  expect(await seen('Flooded one', ids[0]!)).toEqual(everywhere);
});

test('who says “other” says what; what is too long, or of nothing that is shown, is refused', async () => {
  const id = await inLibrary('Other');
  const refuse = (body: object, of = id) =>
    shop.refuse(reportComic, { params: { id: of }, body, address: anotherHome() });
  expect(await refuse({ reason: 'other' })).toMatchObject({
    status: 400,
    details: [{ message: 'Please say in a few words what is wrong.' }],
  });
  expect((await refuse({ reason: 'wrong', note: 'x'.repeat(501) })).status).toBe(400);
  expect((await refuse({ reason: 'boring' })).status).toBe(400);
  const draft = await createComic(desk, ada.userId, { published: true });
  expect(await refuse({ reason: 'wrong' }, draft)).toMatchObject({ status: 404, code: 'comic-not-found' });
  await from(anotherHome(), id, { reason: 'other', note: ' <b>Spinne</b> ' });
  expect((await open(id)).reports).toMatchObject([{ reason: 'other', note: '<b>Spinne</b>' }]);
});

test('its creator is told by bell and mail that somebody looks, and not who said what', async () => {
  const bea = await createUser(desk);
  const id = await createComic(desk, bea.userId, { title: 'Told', approved: true });
  for (const note of ['Frau Schmidt', 'x', 'y'])
    await from(anotherHome(), id, { reason: 'personal-data', note });
  const { body } = await desk.call(getNotices, { token: bea.token });
  expect(body.notices).toMatchObject([{ kind: 'looked-at', comicId: id, reason: null }]);
  expect((await desk.call(getComic, { token: bea.token, params: { id } })).body.comic.isHidden).toBe(true);
  await db().update(notices).set({ mailDueAt: sql`now()` }).where(eq(notices.comicId, id));
  await vi.waitFor(
    async () => {
      const [mail] = await readMails(desk, bea.email);
      expect(mail?.subject).toBe('We are looking at “Told”');
      expect(mail?.text).not.toMatch(/Schmidt|personal/);
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('the desk shows reported comics before all others, with what was said', async () => {
  const waiting = await createComic(desk, ada.userId, { published: true });
  await db().update(comics).set({ contentRisk: 100 }).where(eq(comics.id, waiting));
  const id = await inLibrary('First on the desk');
  await reportThrice(id);
  await from(anotherHome(), id, { reason: 'frightening', note: 'The spider.' });
  const list = async (query: Record<string, string>) =>
    (await desk.call(getSubmissions, { token: admin.token, query })).body;
  const { comics: rows, total } = await list({ waits: 'all', sort: 'risk' });
  expect(rows[0]).toMatchObject({ _id: id, openReports: 4, isHidden: true });
  expect(rows.map(({ _id }) => _id)).toContain(waiting);
  expect(total).toBe(rows.length);
  const reported = await list({ waits: 'reported' });
  expect(reported.comics.every(({ openReports }) => openReports > 0)).toBe(true);
  expect((await open(id)).reports.map(({ reason, note }) => [reason, note])).toEqual([
    ['frightening', 'The spider.'],
    ['unkind', null],
    ['unkind', null],
    ['unkind', null],
  ]);
});

test('“it is fine” shows it again, is written down, and needs three new readers', async () => {
  const title = 'Fine';
  const id = await inLibrary(title);
  const homes = [anotherHome(), anotherHome(), anotherHome()];
  for (const home of homes) await from(home, id);
  await shows(title, id, nowhere);
  const { body } = await fine(id);
  expect(body.comic).toMatchObject({ isHidden: false, isLive: true, openReports: 0, status: 'approved' });
  await shows(title, id, everywhere);
  // Those who were heard are not heard again.
  for (const home of homes) await from(home, id);
  expect((await open(id)).reports).toEqual([]);
  await from(anotherHome(), id);
  await from(anotherHome(), id);
  expect(await seen(title, id)).toEqual(everywhere);
  await from(anotherHome(), id);
  await shows(title, id, nowhere);
  const { history } = await open(id);
  expect(history.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
    'Readers: hidden',
    'Ada Park: found-fine',
    'Readers: hidden',
  ]);
  const { notices: told } = (await desk.call(getNotices, { token: ada.token })).body;
  expect(told.filter(({ comicId }) => comicId === id).map(({ kind }) => kind)).toEqual([
    'looked-at',
    'shown-again',
    'looked-at',
  ]);
});

test('declining takes it out of the library, for good until it is let in anew, and can be undone', async () => {
  const title = 'Declined after reports';
  const id = await inLibrary(title);
  await reportThrice(id);
  await open(id);
  const { body } = await decline(id);
  expect(body.comic).toMatchObject({ status: 'rejected', isLive: false, openReports: 0 });
  expect(await seen(title, id)).toEqual(nowhere);
  expect((await shop.refuse(getPublicComic, { params: { id } })).code).toBe('comic-not-found');
  const undone = await desk.call(undoDecision, { token: admin.token, params: { id } });
  expect(undone.body.comic).toMatchObject({
    status: 'approved',
    isLive: true,
    isHidden: true,
    openReports: 3,
  });
  expect((await open(id)).reports).toHaveLength(3);
  expect((await shop.refuse(getPublicComic, { params: { id } })).code).toBe('comic-hidden');
});

test('what nobody reported is not found fine, and what is in the library is not declined without reports', async () => {
  const id = await inLibrary('Untouched');
  await open(id);
  expect(await desk.refuse(clearReports, { token: admin.token, params: { id } })).toMatchObject({
    status: 409,
    code: 'nothing-reported',
  });
  expect(await desk.refuse(clearReports, { token: ada.token, params: { id } })).toMatchObject({
    status: 403,
  });
  expect(
    await desk.refuse(decideSubmission, {
      token: admin.token,
      body: { id, status: 'rejected', reason: 'No.' },
    }),
  ).toMatchObject({ code: 'already-reviewed' });
});

test('by the link of a class it is reported too, and then neither link nor pictures open', async () => {
  const id = await createComic(desk, ada.userId, { printed: true });
  const { body } = await desk.call(makeClassLink, { token: ada.token, params: { id } });
  const { token } = body.link;
  const read = await shop.call(getClassComic, { params: { token } });
  const address = read.body.pages[0]!.imageUrl!;
  await desk.deps.store.put(address.split('?')[0]!.replace('/media/', ''), Buffer.from('x'), 'image/webp');
  const picture = async () => (await shop.app.inject({ url: address })).statusCode;
  expect(await picture()).toBe(200);
  for (let n = 0; n < 3; n++)
    await shop.call(reportClassComic, {
      params: { token },
      body: { reason: 'frightening' },
      address: anotherHome(),
    });
  expect((await shop.refuse(getClassComic, { params: { token } })).code).toBe('comic-hidden');
  await vi.waitFor(async () => expect(await picture()).toBe(404), { interval: 10, timeout: 60_000 });
  const { comics: rows } = (
    await desk.call(getSubmissions, { token: admin.token, query: { waits: 'reported' } })
  ).body;
  expect(rows.some(({ _id }) => _id === id)).toBe(true);
  await open(id);
  await decline(id);
  // Another link does not go round the decision.
  const again = await desk.call(makeClassLink, { token: ada.token, params: { id } });
  expect((await shop.refuse(getClassComic, { params: { token: again.body.link.token } })).code).toBe(
    'comic-hidden',
  );
});

test('three at the same moment count as three, and hide it once', async () => {
  const id = await inLibrary('At once');
  await Promise.all([1, 2, 3, 4, 5].map(() => from(anotherHome(), id)));
  expect(await open(id)).toMatchObject({ comic: { openReports: 5, isHidden: true } });
  const told = await db().select().from(notices).where(eq(notices.comicId, id));
  expect(told).toHaveLength(1);
});
