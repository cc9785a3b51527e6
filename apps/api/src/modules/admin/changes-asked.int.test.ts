import {
  decideSubmission,
  getSubmission,
  getSubmissions,
  undoDecision,
} from '@panelwise/contracts/http/admin';
import { getComic, saveScript, setComicStatus } from '@panelwise/contracts/http/comics';
import { getNotices } from '@panelwise/contracts/http/notices';
import { comics } from '@panelwise/db/schema/comics';
import { notices } from '@panelwise/db/schema/notices';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  [admin, ada] = [await createUser(site, 'admin'), await createUser(site)];
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const submitted = () => createComic(site, ada.userId, { published: true });
const reason = 'The arrows point the wrong way.';
const changes = [{ page: 1, panel: 2 }, { page: 2 }];
const asking = (id: string, more: object = { changes }) => ({
  token: admin.token,
  body: { id, status: 'rejected' as const, reason, ...more },
});
const opened = (id: string) => site.call(getSubmission, { token: admin.token, params: { id } });
const seen = async (id: string) =>
  (await site.call(getComic, { token: ada.token, params: { id } })).body.comic;

test('changes are asked for with a reason and every panel that is meant, and that is no decline', async () => {
  const id = await submitted();
  await opened(id);
  expect(await site.refuse(decideSubmission, asking(id, { changes, reason: ' ' }))).toMatchObject({
    status: 400,
    details: [{ path: 'reason' }],
  });
  expect(
    await site.refuse(decideSubmission, asking(id, { changes: [...changes, { page: 7 }] })),
  ).toMatchObject({ code: 'place-not-found' });
  const { body } = await site.call(decideSubmission, asking(id));
  expect(body).toMatchObject({ message: 'Changes asked.', comic: { changesAsked: changes } });
  // What the specification names stays as it is.
  expect(await seen(id)).toMatchObject({
    ...{ status: 'rejected', comicStatus: 'published', rejectionReason: reason },
    ...{ rejectionPlace: changes[0], changesAsked: changes },
  });
  const { history } = (await opened(id)).body;
  expect(history).toMatchObject([{ action: 'changes-asked', reason }]);
  const listed = await site.call(getSubmissions, { token: admin.token, query: { status: 'rejected' } });
  expect(listed.body.comics).toMatchObject([{ _id: id, changesAsked: changes }]);
});

test('its creator hears of it by bell and mail, and it waits again once it was changed', async () => {
  const bea = await createUser(site);
  const id = await createComic(site, bea.userId, { published: true, title: 'Rivers' });
  await opened(id);
  await site.call(decideSubmission, asking(id));
  expect((await site.call(getNotices, { token: bea.token })).body.notices).toMatchObject([
    { kind: 'changes-asked', reason, place: changes[0] },
  ]);
  await db().update(notices).set({ mailDueAt: sql`now()` }).where(eq(notices.comicId, id));
  await expect.poll(async () => (await readMails(site, bea.email)).length).toBe(1);
  const [mail] = await readMails(site, bea.email);
  expect(mail?.subject).toBe('“Rivers” needs a few changes');
  for (const line of [reason, '    page 1, panel 2', '    page 2']) expect(mail?.text).toContain(line);

  const read = async () => (await site.call(getComic, { token: bea.token, params: { id } })).body.comic;
  const { prompt } = await read();
  await site.call(saveScript, { token: bea.token, params: { id }, body: { prompt: `${prompt} ` } });
  expect(await read()).toMatchObject({ status: 'rejected', changesAsked: changes });
  await site.call(setComicStatus, { token: bea.token, body: { comicId: id, comicStatus: 'published' } });
  expect(await read()).toMatchObject({ status: 'pending', comicStatus: 'published', changesAsked: null });
  // What was asked then says nothing of a later decline.
  await opened(id);
  await site.call(decideSubmission, asking(id, {}));
  expect(await read()).toMatchObject({ status: 'rejected', changesAsked: null, rejectionPlace: null });
});

test('what was asked by mistake can be taken back, and the comic as a whole can be meant', async () => {
  const id = await submitted();
  const stored = async () => (await db().select().from(comics).where(eq(comics.id, id)))[0];
  await opened(id);
  const before = await stored();
  await site.call(decideSubmission, asking(id, { changes: [] }));
  expect(await seen(id)).toMatchObject({ changesAsked: [], rejectionPlace: null });
  await site.call(undoDecision, { token: admin.token, params: { id } });
  expect(await stored()).toEqual(before);
  expect((await opened(id)).body.history.map(({ action }) => action)).toEqual([
    'changes-asked',
    'taken-back',
  ]);
});
