import { decideSubmission, deleteComic, getSubmission } from '@panelwise/contracts/http/admin';
import { getNotices, readNotices } from '@panelwise/contracts/http/notices';
import { notices as noticeRows } from '@panelwise/db/schema/notices';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { connected, listen, openSocket } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createUser(site, 'admin');
});
afterAll(() => site.close());

const notices = async ({ token }: TestUser) => (await site.call(getNotices, { token })).body;
async function decide(id: string, decision: object) {
  await site.call(getSubmission, { token: admin.token, params: { id } });
  await site.call(decideSubmission, { token: admin.token, body: { id, ...decision } as never });
}
const declined = {
  status: 'rejected',
  reason: 'The arrow points the wrong way.',
  place: { page: 1, panel: 2 },
};

test('a decision reaches its creator by a notice on every screen and by mail', async () => {
  const ada = await createUser(site);
  const accepted = await createComic(site, ada.userId, { published: true, title: 'Rivers' });
  const sentBack = await createComic(site, ada.userId, { published: true, title: 'Lakes' });
  expect(await notices(ada)).toMatchObject({ notices: [], unread: 0 });
  const socket = await connected(openSocket(await listen(site), ada.token));
  const told = new Promise<void>((resolve) => socket.once('notices:changed', resolve));
  await decide(accepted, { status: 'approved' });
  await told;
  socket.close();
  await decide(sentBack, declined);
  const { notices: list, unread } = await notices(ada);
  expect(unread).toBe(2);
  expect(list).toMatchObject([
    { kind: 'declined', comicId: sentBack, title: 'Lakes', reason: declined.reason, place: declined.place },
    { kind: 'accepted', comicId: accepted, title: 'Rivers', reason: null, place: null, isRead: false },
  ]);
  // Its ten seconds are over.
  const { db } = site.deps.database;
  await db.update(noticeRows).set({ mailDueAt: sql`now()` }).where(eq(noticeRows.userId, ada.userId));
  await expect.poll(async () => (await readMails(site, ada.email)).length).toBe(2);
  const mails = await readMails(site, ada.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '“Lakes” needs a change',
    '“Rivers” is in the library',
  ]);
  const text = mails.find(({ subject }) => subject.includes('Lakes'))!.text;
  expect(text).toContain('asks for a change on page 1, panel 2:');
  expect(text).toContain(declined.reason);
});

test('what was read stays read, nobody reads for another, and a deleted comic is no news', async () => {
  const [ada, bob] = [await createUser(site), await createUser(site)];
  const id = await createComic(site, ada.userId, { published: true });
  await decide(id, declined);
  const ids = (await notices(ada)).notices.map(({ _id }) => _id);
  await site.call(readNotices, { token: bob.token, body: { ids } });
  expect((await notices(ada)).unread).toBe(1);
  await site.call(readNotices, { token: ada.token, body: { ids } });
  expect(await notices(ada)).toMatchObject({ unread: 0, notices: [{ isRead: true }] });
  expect((await notices(bob)).notices).toEqual([]);
  await site.call(deleteComic, { token: ada.token, body: { id } });
  expect((await notices(ada)).notices).toEqual([]);
});
