import { type ReleaseState, releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import * as contract from '@panelwise/contracts/http/admin';
import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getLibrary } from '@panelwise/contracts/http/library';
import { acceptedSchema, cancelRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { comics } from '@panelwise/db/schema/comics';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { connected, listen, openSocket } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let other: TestUser;
let creator: TestUser;

beforeAll(async () => {
  site = await startTestApp();
  [admin, other, creator] = [
    await createUser(site, 'admin'),
    await createUser(site, 'admin'),
    await createUser(site),
  ];
});
afterAll(() => site.close());

const list = (query: Record<string, string> = {}) =>
  site.call(contract.getSubmissions, { token: admin.token, query }).then(({ body }) => body);
const open = async (by: TestUser, id: string) =>
  (await site.call(contract.getSubmission, { token: by.token, params: { id } })).body.comic;
/** Opens a comic and decides about it. */
const decideAs = async (
  by: TestUser,
  body: { id: string; status: string; reason?: string; place?: { page: number; panel: number } },
) => {
  await open(by, body.id);
  const { body: answer } = await site.call(contract.decideSubmission, { token: by.token, body });
  return answer.comic;
};
const refusedDecision = async (by: TestUser, body: object) =>
  (await site.refuse(contract.decideSubmission, { token: by.token, body })).code;
const change = (id: string, to: Partial<typeof comics.$inferInsert>) =>
  site.deps.database.db.update(comics).set(to).where(eq(comics.id, id));

describe('the list of submissions', () => {
  test('finds by title, subject, first name, e-mail and kind of creator, whatever the case', async () => {
    const id = await createComic(site, creator.userId, { title: 'Rivers of 100% gold', published: true });
    for (const search of ['RIVERS', 'biolog', 'ada', creator.email.toUpperCase(), 'teacher', '100% g'])
      expect((await list({ search })).comics.map((comic) => comic._id)).toContain(id);
    for (const search of ['oceans', '100_', '%x%']) expect((await list({ search })).comics).toEqual([]);
  });

  test('pages and sorts without showing one twice, and counts every state', async () => {
    const owner = await createUser(site);
    for (const n of [3, 1, 2, 5, 4])
      await createComic(site, owner.userId, { title: `Sorted ${n}`, published: true });
    const seen: string[] = [];
    for (const page of ['1', '2', '3']) {
      const body = await list({ search: 'Sorted', sort: 'title', order: 'asc', limit: '2', page });
      expect(body).toMatchObject({ total: 5, totalPages: 3, page: Number(page) });
      seen.push(...body.comics.map((comic) => comic.title));
    }
    expect(seen).toEqual(['Sorted 1', 'Sorted 2', 'Sorted 3', 'Sorted 4', 'Sorted 5']);
    const byCreator = await list({ search: 'Sorted', sort: 'creator', limit: '3' });
    expect(byCreator.comics).toHaveLength(3);
  });

  test('counts move with decisions', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const before = await freshCounts();
    await decideAs(admin, { id, status: 'approved' });
    expect(await freshCounts()).toEqual({
      ...before,
      pending: before.pending - 1,
      approved: before.approved + 1,
    });
  });

  /** The tiles may be half a second old. */
  async function freshCounts(): Promise<SubmissionCounts> {
    const rows = await site.deps.database.db.select().from(comics).where(isNull(comics.deletedAt));
    const of = (state: ReleaseState) => rows.filter((row) => releaseStateOf(row) === state).length;
    const drafts = of('draft');
    const want = {
      pending: of('in-review'),
      approved: of('approved'),
      rejected: of('declined'),
      drafts,
      total: rows.length - drafts,
    };
    await expect.poll(async () => (await list({ limit: '1' })).counts).toEqual(want);
    return want;
  }

  test('holds submissions; drafts are counted apart and shown only where they are asked for', async () => {
    const owner = await createUser(site);
    const title = 'Clouds of counting';
    const draft = await createComic(site, owner.userId, { title, printed: true });
    const waiting = await createComic(site, owner.userId, { title, published: true });
    const ids = async (query: Record<string, string>) =>
      (await list({ search: 'Clouds of counting', ...query })).comics.map((comic) => comic._id);
    expect(await ids({})).toEqual([waiting]);
    expect(await ids({ status: 'pending' })).toEqual([waiting]);
    expect(await ids({ comicStatus: 'draft' })).toEqual([draft]);
    expect(await ids({ comicStatus: 'published' })).toEqual([waiting]);
    const counts = await freshCounts();
    expect(counts.total).toBe(counts.pending + counts.approved + counts.rejected);
    expect((await list({ limit: '1' })).total).toBe(counts.total);
    expect((await list({ limit: '1', status: 'pending' })).total).toBe(counts.pending);
  });

  test('is for admins only', async () => {
    for (const token of [creator.token, undefined])
      expect((await site.refuse(contract.getSubmissions, { token })).status).toBe(token ? 403 : 401);
  });
});

describe('a decision', () => {
  test('approving puts a published comic into the library', async () => {
    const id = await createComic(site, creator.userId, { title: 'To the library', published: true });
    const comic = await decideAs(admin, { id, status: 'approved' });
    expect(comic).toMatchObject({
      status: 'approved',
      subjectId: { name: 'Biology' },
      user_id: { email: creator.email },
    });
    const { body } = await site.call(getLibrary, { query: { search: 'To the library' } });
    expect(body.comics.map((one) => one._id)).toEqual([id]);
  });

  test('rejecting tells the creator why', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    await decideAs(admin, { id, status: 'rejected', reason: 'Panel 2 says the opposite.' });
    const { body } = await site.call(getComic, { token: creator.token, params: { id } });
    expect(body.comic).toMatchObject({ status: 'rejected', rejectionReason: 'Panel 2 says the opposite.' });
  });

  test('rejecting takes a reason, and a page or panel that the comic has', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    await open(admin, id);
    const refused = (body: object) =>
      site.refuse(contract.decideSubmission, {
        token: admin.token,
        body: { id, status: 'rejected', ...body } as never,
      });
    for (const reason of [undefined, '  '])
      expect((await refused({ reason })).details).toEqual([
        { path: 'reason', message: 'Please say what is to be changed: the creator reads it.' },
      ]);
    for (const place of [{ page: 3 }, { page: 1, panel: 3 }])
      expect((await refused({ reason: 'No.', place })).code).toBe('place-not-found');
    const place = { page: 1, panel: 2 };
    await decideAs(admin, { id, status: 'rejected', reason: 'No.', place });
    const { body } = await site.call(getComic, { token: creator.token, params: { id } });
    expect(body.comic.rejectionPlace).toEqual(place);
    expect(Date.parse(body.comic.reviewedAt!)).toBeGreaterThan(0);
  });

  test('two admins never overwrite each other', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const bodies = [
      { id, status: 'approved' },
      { id, status: 'rejected', reason: 'No.' },
    ];
    const answers = await Promise.allSettled([decideAs(admin, bodies[0]!), decideAs(other, bodies[1]!)]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    expect(await refusedDecision(other, bodies[1]!)).toBe('already-reviewed');
  });

  test('on a draft is refused, whatever becomes of it', async () => {
    const id = await createComic(site, creator.userId, { printed: true });
    await open(admin, id);
    for (const status of ['approved', 'rejected']) {
      const body = { id, status, reason: 'No.' };
      expect(await site.refuse(contract.decideSubmission, { token: admin.token, body })).toMatchObject({
        status: 409,
        code: 'not-submitted',
      });
    }
    await site.call(setComicStatus, {
      token: creator.token,
      body: { comicId: id, comicStatus: 'published' },
    });
    const { body } = await site.call(getComic, { token: creator.token, params: { id } });
    expect(body.comic).toMatchObject({ status: 'pending', comicStatus: 'published', isLive: false });
  });

  test('without a version counts for the one that this admin has opened last', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const body = { id, status: 'approved' };
    expect(await refusedDecision(admin, body)).toBe('not-opened');
    const ahead = { token: admin.token, params: { id }, query: { ahead: 'true' } };
    await site.call(contract.getSubmission, ahead);
    expect(await refusedDecision(admin, body)).toBe('not-opened');
    await open(admin, id);
    expect(await refusedDecision(other, body)).toBe('not-opened');
    const { version } = await open(other, id);
    await change(id, { version: version + 1 });
    expect(await refusedDecision(admin, body)).toBe('conflict');
    await open(admin, id);
    expect(await refusedDecision(other, body)).toBe('conflict');
    const { body: answer } = await site.call(contract.decideSubmission, { token: admin.token, body });
    expect(answer.comic).toMatchObject({ status: 'approved', isLive: true, version: version + 1 });
  });

  test('waits until nothing of the comic is being made', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const { body: ordered } = await site.call(stepEndpoint('generate-comic'), {
      token: creator.token,
      body: { comicId: id },
      headers: { prefer: 'respond-async' },
    });
    await open(admin, id);
    for (const status of ['approved', 'rejected'])
      expect(await refusedDecision(admin, { id, status, reason: 'No.' })).toBe('still-working');
    await site.call(cancelRun, {
      token: creator.token,
      params: { id: acceptedSchema.parse(ordered).data.runId },
    });
    expect(await decideAs(admin, { id, status: 'approved' })).toMatchObject({ status: 'approved' });
  });

  test('against a new version leaves the approved one in the library', async () => {
    const title = 'Still in the library';
    const id = await createComic(site, creator.userId, { title, approved: true });
    await change(id, { status: 'pending', version: 2 });
    const comic = await decideAs(admin, { id, status: 'rejected', reason: 'No.' });
    expect(comic).toMatchObject({ status: 'rejected', isLive: true, rejectionReason: 'No.' });
    const { body } = await site.call(getLibrary, { query: { search: title } });
    expect(body.comics.map((one) => one._id)).toEqual([id]);
  });

  test('on a version that has changed since is refused', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const { version } = await open(admin, id);
    await change(id, { version: version + 1 });
    expect(await refusedDecision(admin, { id, status: 'approved', version })).toBe('conflict');
  });

  test('is written down, with who and why', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    await decideAs(admin, { id, status: 'rejected', reason: 'Too small.' });
    const { history } = (await site.call(contract.getSubmission, { token: other.token, params: { id } }))
      .body;
    expect(history).toMatchObject([{ action: 'rejected', actor: 'Ada Park', reason: 'Too small.' }]);
  });
});

describe('reviewing', () => {
  const claimAs = (by: TestUser, id: string) =>
    site
      .call(contract.claimSubmission, { token: by.token, params: { id } })
      .then(({ body }) => body.reviewing._id);

  test('whoever opens a comic first has it, until they let it go', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    expect(await claimAs(admin, id)).toBe(admin.userId);
    expect(await claimAs(other, id)).toBe(admin.userId);
    await site.call(contract.releaseSubmission, { token: other.token, params: { id } });
    expect(await claimAs(other, id)).toBe(admin.userId);
    await site.call(contract.releaseSubmission, { token: admin.token, params: { id } });
    expect(await claimAs(other, id)).toBe(other.userId);
  });

  test('whoever has gone away has it no more', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    await claimAs(admin, id);
    const longAgo = new Date(Date.now() - 3_600_000);
    await site.deps.database.db.update(comics).set({ reviewingAt: longAgo }).where(eq(comics.id, id));
    expect(await claimAs(other, id)).toBe(other.userId);
  });

  test('admins hear of it at once, others do not', async () => {
    const id = await createComic(site, creator.userId, { published: true });
    const url = await listen(site);
    const [theirs, mine] = await Promise.all(
      [creator, other].map(({ token }) => connected(openSocket(url, token))),
    );
    let heard = 0;
    theirs!.on('submissions:changed', () => heard++);
    const told = new Promise<void>((resolve) => mine!.once('submissions:changed', resolve));
    await decideAs(admin, { id, status: 'approved' });
    await told;
    expect(heard).toBe(0);
    theirs!.close();
    mine!.close();
  });
});

describe('deleting a comic', () => {
  const deleteAs = (by: TestUser, id: string) =>
    site.call(contract.deleteComic, { token: by.token, body: { id } }).then(({ status }) => status);
  const refusal = (by: TestUser, id: string) =>
    site.refuse(contract.deleteComic, { token: by.token, body: { id } }).then(({ code }) => code);

  test('an admin deletes what is decided, and it is gone from everywhere', async () => {
    const id = await createComic(site, creator.userId, { title: 'Going away', approved: true });
    expect(await deleteAs(admin, id)).toBe(200);
    expect((await list({ search: 'Going away' })).total).toBe(0);
    expect((await site.refuse(getComic, { token: creator.token, params: { id } })).code).toBe(
      'comic-not-found',
    );
    expect(await refusal(admin, id)).toBe('comic-not-found');
  });

  test('a pending one has to be decided first', async () => {
    expect(await refusal(admin, await createComic(site, creator.userId, { published: true }))).toBe(
      'conflict',
    );
  });

  test('a draft is its creator’s, but what is in the library an admin can always take out', async () => {
    const draft = await createComic(site, creator.userId);
    expect(await refusal(admin, draft)).toBe('conflict');
    const changed = await createComic(site, creator.userId, { title: 'Taken out', approved: true });
    await change(changed, { status: 'pending', comicStatus: 'draft', version: 2 });
    expect(await deleteAs(admin, changed)).toBe(200);
    expect((await site.call(getLibrary, { query: { search: 'Taken out' } })).body.total).toBe(0);
  });

  test('creators delete their own, unless it is in the library, and never another’s', async () => {
    expect(await deleteAs(creator, await createComic(site, creator.userId))).toBe(200);
    const approved = await createComic(site, creator.userId, { approved: true });
    expect(await refusal(creator, approved)).toBe('comic-in-library');
    await change(approved, { status: 'pending', comicStatus: 'draft', version: 2 });
    expect(await refusal(creator, approved)).toBe('comic-in-library');
    const theirs = await createComic(site, other.userId);
    expect(await refusal(creator, theirs)).toBe('comic-not-found');
  });
});

test('lists all accounts that are proven, found by username and e-mail', async () => {
  const { body } = await site.call(contract.getUsers, {
    token: admin.token,
    query: { search: creator.email },
  });
  expect(body).toMatchObject({
    success: true,
    total: 1,
    data: [{ email: creator.email, userType: 'Teacher' }],
  });
  expect((await site.refuse(contract.getUsers, { token: creator.token })).code).toBe('forbidden');
});
