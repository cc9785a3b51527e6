import { decideSubmission, getSubmission, undoDecision } from '@panelwise/contracts/http/admin';
import { getComic } from '@panelwise/contracts/http/comics';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { publishComic } from '@panelwise/db/repositories/comics';
import { comics } from '@panelwise/db/schema/comics';
import { notices } from '@panelwise/db/schema/notices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let iris: TestUser;
let ray: TestUser;
let ada: TestUser;
beforeAll(async () => {
  site = await startTestApp({ REVIEWERS_FOR_YOUNG: '2' });
  iris = await createUser(site, 'admin', { firstname: 'Iris' });
  ray = await createUser(site, 'admin', { firstname: 'Ray' });
  ada = await createUser(site);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const submitted = () => createComic(site, ada.userId, { published: true });
const open = async (id: string, admin: TestUser) =>
  (await site.call(getSubmission, { token: admin.token, params: { id } })).body;
async function decide(id: string, admin: TestUser, status: 'approved' | 'rejected' = 'approved') {
  await open(id, admin);
  const body = { id, status, ...(status === 'rejected' && { reason: 'No.' }) };
  return (await site.call(decideSubmission, { token: admin.token, body })).body.comic;
}
const isPublic = async (id: string) =>
  (await site.app.inject({ url: `/api/library/${id}` })).statusCode === 200;

test('the first accept is noted, and the second of another admin lets it in', async () => {
  const id = await submitted();
  const first = await decide(id, iris);
  expect(first).toMatchObject({ status: 'pending', acceptedOnce: true, firstAccept: { name: 'Iris Park' } });
  expect(await isPublic(id)).toBe(false);
  expect((await site.call(getComic, { token: ada.token, params: { id } })).body.comic.acceptedOnce).toBe(
    true,
  );
  expect(await db().select().from(notices).where(eq(notices.comicId, id))).toEqual([]);
  const again = { token: iris.token, body: { id, status: 'approved' } };
  expect(await site.refuse(decideSubmission, again)).toMatchObject({
    status: 409,
    code: 'second-admin-needed',
  });
  expect(await decide(id, ray)).toMatchObject({ status: 'approved', isLive: true, firstAccept: null });
  expect((await site.call(getPublicComic, { params: { id } })).body.isReviewed).toBe(true);
  const { history } = await open(id, ray);
  expect(history.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
    'Iris Park: accepted-first',
    'Ray Park: approved',
  ]);
});

test('a change clears the first accept, and so does a decline', async () => {
  const changed = await submitted();
  await decide(changed, iris);
  await noteComicChange(db(), changed, 'pages');
  await publishComic(db(), changed, 0);
  expect(await decide(changed, ray)).toMatchObject({ status: 'pending', firstAccept: { name: 'Ray Park' } });
  expect(await isPublic(changed)).toBe(false);

  const declined = await submitted();
  await decide(declined, iris);
  await decide(declined, ray, 'rejected');
  await publishComic(db(), declined, 0);
  expect(await decide(declined, ray)).toMatchObject({ status: 'pending', firstAccept: { name: 'Ray Park' } });
});

test('both accepts can be taken back for ten seconds, each by who made it', async () => {
  const id = await submitted();
  const undo = (admin: TestUser) => ({ token: admin.token, params: { id } });
  await decide(id, iris);
  expect((await site.refuse(undoDecision, undo(ray))).code).toBe('conflict');
  expect((await site.call(undoDecision, undo(iris))).body.comic.firstAccept).toBeNull();
  await decide(id, iris);
  await decide(id, ray);
  const { comic } = (await site.call(undoDecision, undo(ray))).body;
  expect(comic).toMatchObject({ status: 'pending', firstAccept: { name: 'Iris Park' } });
  expect(await isPublic(id)).toBe(false);
  // The first stands, and is too far back now.
  expect((await site.refuse(undoDecision, undo(iris))).code).toBe('conflict');
});

test('of two admins at the same moment one is the first, and both together let it in', async () => {
  const id = await submitted();
  await open(id, iris);
  await open(id, ray);
  const accept = (admin: TestUser) =>
    site.call(decideSubmission, { token: admin.token, body: { id, status: 'approved' } });
  const answers = await Promise.all([accept(iris), accept(ray)]);
  expect(answers.map(({ body }) => body.comic.status).sort()).toEqual(['approved', 'pending']);
});

test('for older grades one admin is enough, and so it is everywhere unless it is set', async () => {
  const id = await submitted();
  await db().update(comics).set({ grade: '6' }).where(eq(comics.id, id));
  expect((await decide(id, iris)).status).toBe('approved');
  const plain = await startTestApp();
  try {
    const admin = await createUser(plain, 'admin');
    const other = await createComic(plain, admin.userId, { published: true });
    await plain.call(getSubmission, { token: admin.token, params: { id: other } });
    const body = { id: other, status: 'approved' };
    const decided = await plain.call(decideSubmission, { token: admin.token, body });
    expect(decided.body.comic.status).toBe('approved');
  } finally {
    await plain.close();
  }
});
