import { randomUUID } from 'node:crypto';
import { noControls } from '@panelwise/contracts/domain/family';
import * as contract from '@panelwise/contracts/http/families';
import { answerQuestion } from '@panelwise/contracts/http/learn';
import * as library from '@panelwise/contracts/http/library';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { users } from '@panelwise/db/schema/accounts';
import { subjects } from '@panelwise/db/schema/catalogue';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { familyControls } from '@panelwise/db/schema/families';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked } from '../learn/testing-learner.ts';
import { createChild, createParentOf } from './testing/family.ts';

/** Two processes: what is decided in one holds in the other at once. */
let site: TestApp;
let beside: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  beside = await startTestApp({}, { beside: site });
  teacher = await createUser(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const db = () => site.deps.database.db;
/** A word that only these comics have: what other tests put into the library does not count. */
const word = `word${randomUUID().slice(0, 8)}`;
async function aComic(change: Partial<typeof comics.$inferInsert>) {
  const id = await createComic(site, teacher.userId, { published: true, title: `${word} ${randomUUID()}` });
  await replaceQuiz(db(), id, [asked.light], false);
  await approve(db(), [id]);
  await db().update(comics).set(change).where(eq(comics.id, id));
  return id;
}
const subjectId = async (name: string) =>
  (await db().select().from(subjects).where(eq(subjects.name, name)))[0]!.id;
/** Resolves once every process has heard of it, which takes some milliseconds. */
async function decide(parent: TestUser, child: TestUser, body: object) {
  const heard = [site, beside].map(
    ({ deps }) =>
      new Promise<void>((resolve) => {
        const stop = deps.bus.listen((message) => {
          if (message.topic !== 'account-changed' || message.userId !== child.userId) return;
          stop();
          resolve();
        });
      }),
  );
  await site.call(contract.setControls, { token: parent.token, params: { id: child.userId }, body });
  await Promise.all(heard);
}
const listed = async (app: TestApp, user?: TestUser) =>
  (
    await app.call(library.getLibrary, { token: user?.token, query: { search: word, limit: '48' } })
  ).body.comics.map(({ _id }) => _id);

const readerCalls = [
  library.getPublicComic,
  library.getComicFaqs,
  library.getComicFacts,
  library.viewComic,
  answerQuestion,
] as const;
const reading = (user: TestUser | undefined, id: string) => ({
  token: user?.token,
  params: { id, comicId: id },
  body: { key: itemKeyOf(id, false, asked.light), answer: asked.light.correctAnswer },
});

test('what is beyond the limits is in no answer of the library, on every device, whatever is asked for', async () => {
  const low = await aComic({ grade: '3' });
  const high = await aComic({ grade: '9' });
  const hidden = await aComic({ grade: '3', subjectId: await subjectId('Physics') });
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  expect((await listed(site, child)).sort()).toEqual([low, high, hidden].sort());

  await decide(parent, child, { highestGrade: '5', hiddenSubjects: ['Physics'] });
  for (const app of [site, beside]) {
    expect(await listed(app, child)).toEqual([low]);
    const asked: Record<string, string>[] = [
      { grade: '9' },
      { subject: 'Physics' },
      { search: word, grade: '9' },
      { page: '2' },
    ];
    for (const query of asked) {
      const { body } = await app.call(library.getLibrary, { token: child.token, query });
      expect(body.comics.map(({ _id }) => _id)).not.toContain(high);
      expect(body.comics.map(({ _id }) => _id)).not.toContain(hidden);
    }
    const { body } = await app.call(library.getLibraryChoices, { token: child.token });
    expect(body.grades.map(({ value }) => value)).not.toContain('9');
    expect(body.subjects.map(({ value }) => value)).not.toContain('Physics');
    for (const beyond of [high, hidden])
      for (const endpoint of readerCalls)
        expect(await app.refuse(endpoint, reading(child, beyond))).toMatchObject({
          status: 404,
          code: 'comic-not-found',
        });
    for (const endpoint of readerCalls) await app.call(endpoint, reading(child, low));
  }
  // Everybody else reads on, at the same time.
  expect((await listed(site)).sort()).toEqual([low, high, hidden].sort());
  for (const endpoint of readerCalls) await site.call(endpoint, reading(undefined, high));
  const other = await createChild(site);
  expect(await listed(site, other)).toContain(high);

  await decide(parent, child, { highestGrade: null, hiddenSubjects: [] });
  expect((await listed(beside, child)).sort()).toEqual([low, high, hidden].sort());
});

test('parts of a series beyond the limits are not offered', async () => {
  const first = await aComic({ grade: '3' });
  const [row] = await db().select().from(comics).where(eq(comics.id, first));
  const second = await aComic({ grade: '9', seriesId: row!.seriesId, partNumber: 2 });
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const parts = async () =>
    (await site.call(library.getPublicComic, reading(child, first))).body.parts.map(({ _id }) => _id);
  expect(await parts()).toEqual([first, second]);
  await decide(parent, child, { highestGrade: '3' });
  expect(await parts()).toEqual([first]);
});

test('a token that is no longer good is not taken for a visitor’s', async () => {
  const id = await aComic({ grade: '9' });
  for (const endpoint of [library.getLibrary, library.getLibraryChoices, ...readerCalls])
    expect(
      await site.refuse(endpoint, {
        params: { id, comicId: id },
        body: { key: itemKeyOf(id, false, asked.light), answer: asked.light.correctAnswer },
        headers: { authorization: 'Bearer abc.def.ghi' },
      }),
    ).toMatchObject({ status: 401, code: 'unauthorized' });
});

test('what a school has assigned is open to its pupil, and to nobody else', async () => {
  const high = await aComic({ grade: '9' });
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  await decide(parent, child, { highestGrade: '3' });
  expect((await site.refuse(library.getPublicComic, reading(child, high))).status).toBe(404);
  const [made] = await db()
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '4B', grade: '4' })
    .returning();
  const [work] = await db()
    .insert(assignments)
    .values({ classId: made!.id, madeBy: teacher.userId, goal: 'read' })
    .returning();
  await db().insert(assignmentComics).values({ assignmentId: work!.id, comicId: high, position: 1 });
  expect((await site.refuse(library.getPublicComic, reading(child, high))).status).toBe(404);
  await db().insert(classMembers).values({ classId: made!.id, userId: child.userId });
  for (const endpoint of readerCalls) await site.call(endpoint, reading(child, high));
  expect(await listed(site, child)).not.toContain(high);
});

test('of two parents the last one counts, and both see who changed what', async () => {
  const child = await createChild(site);
  const first = await createParentOf(site, child);
  const second = await createParentOf(site, child);
  await db().update(users).set({ firstname: 'Kofi' }).where(eq(users.id, second.userId));
  await decide(first, child, { highestGrade: '5', breakAfterMinutes: 30 });
  await decide(second, child, { highestGrade: '7' });
  await decide(second, child, { highestGrade: '7' });
  for (const parent of [first, second]) {
    const { body } = await site.call(contract.getChild, {
      token: parent.token,
      params: { id: child.userId },
    });
    expect(body.controls).toEqual({ ...noControls, highestGrade: '7', breakAfterMinutes: 30 });
    expect(body.changes.map(({ by, what }) => [by, what])).toEqual([
      ['Kofi', ['comics up to 7th Grade']],
      ['Ada', ['comics up to 5th Grade', 'a break after 30 minutes']],
    ]);
  }
  const { body } = await site.call(contract.getOwnFamily, { token: child.token });
  expect(body.controls.breakAfterMinutes).toBe(30);
});

test('from 18 on nobody decides any more', async () => {
  const high = await aComic({ grade: '9' });
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  await decide(parent, child, { highestGrade: '3' });
  expect(await listed(site, child)).not.toContain(high);
  await db().update(users).set({ birthYear: 1990 }).where(eq(users.id, child.userId));
  await site.deps.bus.publish({ topic: 'account-changed', userId: child.userId });
  await expect.poll(() => listed(site, child)).toContain(high);
});

test('a choice that nothing obeys is none: leagues go by their own switch, and leader boards are not asked', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const params = { id: child.userId };
  await db().insert(familyControls).values({ childId: child.userId, mayRank: true });
  const told = { token: parent.token, params, body: { mayRank: false } as object };
  const { controls, changes } = (await site.call(contract.setControls, told)).body;
  expect(controls).toEqual(noControls);
  expect(Object.keys(controls)).not.toContain('mayRank');
  expect(changes).toEqual([]);
  // A note of before, when it was stored, has nothing to say.
  await recordAudit(db(), {
    actorId: parent.userId,
    action: 'family-controls',
    subjectType: 'user',
    subjectId: child.userId,
    after: { mayRank: true },
  });
  expect((await site.call(contract.setControls, { ...told, body: {} })).body.changes).toEqual([]);
});
