import { decideSubmission, getSubmission, undoDecision } from '@panelwise/contracts/http/admin';
import { getNotices } from '@panelwise/contracts/http/notices';
import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { auditLog } from '@panelwise/db/schema/accounts';
import { comics, editions } from '@panelwise/db/schema/comics';
import { notices } from '@panelwise/db/schema/notices';
import { runs } from '@panelwise/db/schema/runs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let other: TestUser;
let ada: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  [admin, other] = [await createUser(site, 'admin'), await createUser(site, 'admin')];
  ada = await createUser(site);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const submitted = (more = {}) => createComic(site, ada.userId, { published: true, ...more });
async function decide(id: string, status: 'approved' | 'rejected') {
  await site.call(getSubmission, { token: admin.token, params: { id } });
  const reason = status === 'rejected' ? { reason: 'The arrow points the wrong way.' } : {};
  return site.call(decideSubmission, { token: admin.token, body: { id, status, ...reason } });
}
const undo = (id: string, token = admin.token) => site.call(undoDecision, { token, params: { id } });
const refused = (id: string, token = admin.token) => site.refuse(undoDecision, { token, params: { id } });
/** All that is stored of a comic but which versions were opened, as text: no microsecond is lost. */
const stored = async (id: string) => {
  const { rows } = await db().execute(
    sql`select to_jsonb(c) - 'opened_versions' as comic from comics c where id = ${id}`,
  );
  return rows[0]!.comic;
};
const editionsOf = (id: string) => db().select().from(editions).where(eq(editions.comicId, id));
const noticesOf = (id: string) => db().select().from(notices).where(eq(notices.comicId, id));
const cannot = { status: 409, code: 'conflict', message: 'This decision can no longer be taken back.' };

test.each(['approved', 'rejected'] as const)(
  'what was %s by mistake is as it was, and the history says both',
  async (status) => {
    const id = await submitted();
    const before = await stored(id);
    await decide(id, status);
    expect(await stored(id)).not.toEqual(before);
    const { body } = await undo(id);
    expect(body.comic).toMatchObject({ status: 'pending', comicStatus: 'published', isLive: false });
    expect(await stored(id)).toEqual(before);
    expect(await editionsOf(id)).toEqual([]);
    expect(await noticesOf(id)).toEqual([]);
    const { history } = (await site.call(getSubmission, { token: admin.token, params: { id } })).body;
    expect(history.map(({ action }) => action)).toEqual([status, 'taken-back']);
    // It is decided on again as if nothing had been.
    expect((await decide(id, 'approved')).body.comic.status).toBe('approved');
  },
);

test('readers keep the edition that they had, and the one that was taken back is gone', async () => {
  const id = await submitted();
  await approve(db(), [id]);
  const [first] = await editionsOf(id);
  await noteComicChange(db(), id, 'learning');
  const before = await stored(id);
  await decide(id, 'approved');
  expect(await editionsOf(id)).toHaveLength(2);
  await undo(id);
  expect(await stored(id)).toEqual(before);
  expect(await editionsOf(id)).toEqual([first]);
  const [comic] = await db().select().from(comics).where(eq(comics.id, id));
  expect(comic?.publicEditionId).toBe(first!.id);
});

test('only who decided can take it back, once, for ten seconds, while nothing else has happened', async () => {
  const id = await submitted();
  expect(await refused(id)).toMatchObject(cannot);
  await decide(id, 'rejected');
  expect(await refused(id, other.token)).toMatchObject(cannot);
  expect(await refused(id, ada.token)).toMatchObject({ status: 403 });
  await undo(id);
  expect(await refused(id)).toMatchObject(cannot);

  const late = await submitted();
  await decide(late, 'approved');
  const tenSecondsAgo = sql`now() - interval '10.5 seconds'`;
  await db().update(auditLog).set({ createdAt: tenSecondsAgo }).where(eq(auditLog.subjectId, late));
  await db()
    .update(comics)
    .set({ reviewedAt: sql`(select created_at from audit_log where subject_id = ${late})` })
    .where(eq(comics.id, late));
  expect(await refused(late)).toMatchObject(cannot);

  const changed = await submitted();
  await decide(changed, 'rejected');
  await noteComicChange(db(), changed, 'learning');
  expect(await refused(changed)).toMatchObject(cannot);

  const working = await submitted();
  await decide(working, 'approved');
  await db()
    .insert(runs)
    .values({ step: 'generate-quiz', lane: 'text', ownerId: ada.userId, comicId: working, input: {} });
  expect(await refused(working)).toMatchObject(cannot);
});

test('of two calls that come together one takes it back', async () => {
  const id = await submitted();
  await decide(id, 'approved');
  const inject = () =>
    site.app.inject({
      method: 'POST',
      url: `/api/admin/comics/${id}/undo`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
  const statuses = (await Promise.all([inject(), inject(), inject()])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

test('no mail goes before the ten seconds are over, and none of what was taken back', async () => {
  const bea = await createUser(site);
  const [kept, undone] = [
    await createComic(site, bea.userId, { published: true, title: 'Rivers' }),
    await createComic(site, bea.userId, { published: true, title: 'Lakes' }),
  ];
  await decide(kept, 'approved');
  await decide(undone, 'rejected');
  const [row] = await noticesOf(kept);
  const { rows } = await db().execute(
    sql`select extract(epoch from mail_due_at - created_at) as s from notices where id = ${row!.id}`,
  );
  expect(Number(rows[0]!.s)).toBe(10);
  await undo(undone);
  expect((await site.call(getNotices, { token: bea.token })).body.notices).toMatchObject([
    { kind: 'accepted' },
  ]);
  expect(await readMails(site, bea.email)).toEqual([]);
  await db().update(notices).set({ mailDueAt: sql`now()` }).where(eq(notices.comicId, kept));
  await expect.poll(async () => (await readMails(site, bea.email)).length).toBe(1);
  expect((await readMails(site, bea.email))[0]?.subject).toBe('“Rivers” is in the library');
});
