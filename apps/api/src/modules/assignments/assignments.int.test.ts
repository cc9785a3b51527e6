import { randomUUID } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import * as contract from '@panelwise/contracts/http/assignments';
import { getGames } from '@panelwise/contracts/http/games';
import { answerAsLearner, getAssignedComic } from '@panelwise/contracts/http/learn';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { assignments, classes, classMembers, classTeachers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, asked, createQuizComic } from '../learn/testing-learner.ts';

let api: TestApp;
let teacher: TestUser;
let libraryComic: string;
let classId: string;
let pupils: TestUser[];
beforeAll(async () => {
  api = await startTestApp();
  libraryComic = await createQuizComic(api, (await createUser(api, 'Teacher')).userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId));
});

const plan = { dueAt: null, tries: 2 as const, pupils: [] as string[], word: '' };
type More = Partial<{
  comicId: string;
  wholeSeries: boolean;
  goal: 'read' | 'read-and-quiz' | 'read-and-hardcore-quiz';
  dueAt: string | null;
  tries: 1 | 2 | null;
  pupils: string[];
  word: string;
}>;
const assign = (more: More = {}, who = teacher, id = classId) =>
  api.call(contract.makeAssignment, {
    token: who.token,
    params: { id },
    body: { comicId: libraryComic, goal: 'read-and-quiz', ...plan, ...more },
  });
/** The code by which it is refused. */
const refused = async (more: More = {}, who = teacher) =>
  (
    await api.refuse(contract.makeAssignment, {
      token: who.token,
      params: { id: classId },
      body: { comicId: libraryComic, goal: 'read-and-quiz', ...plan, ...more },
    })
  ).code;
const list = async (who = teacher) =>
  (await api.call(contract.listAssignments, { token: who.token, params: { id: classId } })).body;
const mine = async ({ token }: TestUser) =>
  (await api.call(contract.listMyAssignments, { token })).body.assigned;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a comic of the library is assigned to a class, answered by a pupil and listed with how far they are', async () => {
  const { body } = await assign({ dueAt: inDays(3), word: 'Before our walk to the river.' });
  expect(await mine(pupils[0]!)).toMatchObject([
    { assignmentId: body.assignmentId, comicId: libraryComic, questions: 3, answered: 0, isRead: false },
  ]);
  const answer = answerOf(api, pupils[0]!, libraryComic);
  const at = { context: 'assignment' as const, assignmentId: body.assignmentId };
  await answer('light', 'Mice', at);
  expect((await mine(pupils[0]!))[0]).toMatchObject({ answered: 1, note: 'Before our walk to the river.' });
  const { assignments: listed, pupils: members } = await list();
  expect(listed).toMatchObject([
    {
      state: 'running',
      goal: 'read-and-quiz',
      tries: 2,
      pupils: [],
      count: { pupils: 2, read: 0, answering: 1 },
      comics: [{ _id: libraryComic }],
    },
  ]);
  expect(members.map(({ name }) => name)).toEqual(['Pupil 1', 'Pupil 2']);
});

test('one’s own comic may be assigned unreviewed once it is drawn and fit to read; a colleague’s draft is not there', async () => {
  const draft = await createComic(api, teacher.userId, { script: true });
  expect(await refused({ comicId: draft, goal: 'read' })).toBe('not-generated');
  const drawn = await createComic(api, teacher.userId, { drawn: true });
  const { body } = await assign({ comicId: drawn, goal: 'read' });
  const pupil = pupils[0]!;
  const params = { id: body.assignmentId, comicId: drawn };
  const read = await api.call(getAssignedComic, { token: pupil.token, params });
  expect(read.body).toMatchObject({ isPublic: false, goal: 'read' });
  const another = await createUser(api, 'Teacher');
  const theirs = await createComic(api, another.userId, { drawn: true });
  expect(await refused({ comicId: theirs, goal: 'read' })).toBe('comic-not-found');
  const unfit = await createComic(api, teacher.userId, { drawn: true });
  await api.deps.database.db
    .update(comics)
    .set({ title: 'How to make a bomb at home' })
    .where(eq(comics.id, unfit));
  expect(await refused({ comicId: unfit, goal: 'read' })).toBe('content-refused');
});

test('a comic that readers reported is closed, assigned or not', async () => {
  const own = await createQuizComic(api, teacher.userId);
  const { body } = await assign({ comicId: own });
  await api.deps.database.db.update(comics).set({ hiddenAt: new Date() }).where(eq(comics.id, own));
  expect(await refused({ comicId: own })).toBe('comic-hidden');
  const params = { id: body.assignmentId, comicId: own };
  const read = await api.refuse(getAssignedComic, { token: pupils[0]!.token, params });
  expect(read.status).toBe(404);
  expect(await mine(pupils[0]!)).toEqual([]);
});

test('what its author takes out of the library is closed to other teachers’ classes: nobody has reviewed it as it stands', async () => {
  const { db } = api.deps.database;
  const author = await createUser(api, 'Teacher');
  const theirs = await createQuizComic(api, author.userId);
  const own = await createQuizComic(api, teacher.userId);
  const [first, second] = [(await assign({ comicId: theirs })).body, (await assign({ comicId: own })).body];
  await db
    .update(comics)
    .set({ publicEditionId: null })
    .where(inArray(comics.id, [theirs, own]));
  const pupil = pupils[0]!;
  const params = { id: first.assignmentId, comicId: theirs };
  expect((await api.refuse(getAssignedComic, { token: pupil.token, params })).code).toBe('comic-not-found');
  expect((await mine(pupil)).map(({ comicId }) => comicId)).toEqual([own]);
  const at = { context: 'assignment' as const, assignmentId: first.assignmentId };
  const answer = api.refuse(answerAsLearner, {
    token: pupil.token,
    body: {
      ...at,
      comicId: theirs,
      key: itemKeyOf(theirs, false, asked.light),
      answer: 'Mice',
      tried: [],
      eventId: randomUUID(),
      ms: 9_000,
    },
  });
  expect((await answer).code).toBe('comic-not-found');
  const games = {
    token: pupil.token,
    params: { comicId: theirs },
    query: { assignmentId: first.assignmentId },
  };
  expect((await api.refuse(getGames, games)).code).toBe('comic-not-found');
  for (const id of [theirs, own])
    for (const page of [1, 2])
      await api.deps.store.put(`comics/${id}/pages/${page}-f.webp`, Buffer.from('picture'), 'image/webp');
  const { rawPayload } = await api.app.inject({
    url: `/api/classes/${classId}/pack`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  expect([theirs, own].map((id) => rawPayload.toString().includes(id))).toEqual([false, true]);
  // A teacher answers for what is their own.
  const ofOwn = { id: second.assignmentId, comicId: own };
  expect((await api.call(getAssignedComic, { token: pupil.token, params: ofOwn })).body.isPublic).toBe(false);
});

test('a quiz is asked for only where there is one of its kind', async () => {
  const plain = await createComic(api, teacher.userId, { drawn: true });
  expect(await refused({ comicId: plain })).toBe('assignment-no-questions');
  expect(await refused({ goal: 'read-and-hardcore-quiz' })).toBe('assignment-no-questions');
  await replaceQuiz(api.deps.database.db, plain, [{ ...asked.light, explanation: 'Leaves do.' }], true);
  expect((await assign({ comicId: plain, goal: 'read-and-hardcore-quiz' })).status).toBe(200);
});

test('all parts of a series go together: what is public, and what of it is one’s own and drawn', async () => {
  const { db } = api.deps.database;
  const first = await createComic(api, teacher.userId, { drawn: true });
  const second = await createComic(api, teacher.userId, { drawn: true });
  const undrawn = await createComic(api, teacher.userId, { script: true });
  const [row] = await db.select().from(comics).where(eq(comics.id, first));
  const { seriesId } = row!;
  await db.update(comics).set({ seriesId, partNumber: 2 }).where(eq(comics.id, second));
  await db.update(comics).set({ seriesId, partNumber: 3 }).where(eq(comics.id, undrawn));
  const params = { id: second };
  const { body } = await api.call(contract.getAssignable, { token: teacher.token, params });
  expect(body.comic).toMatchObject({ parts: 2, questions: 0 });
  expect(body.classes).toMatchObject([{ _id: classId, pupils: [{}, {}] }]);
  await assign({ comicId: second, goal: 'read', wholeSeries: true });
  const { assignments: listed } = await list();
  expect(listed[0]!.comics.map(({ _id }) => _id)).toEqual([first, second]);
});

test('it is due in the future, within a year, for pupils of the class, with a word that is fit for them', async () => {
  expect(await refused({ dueAt: inDays(-1) })).toBe('assignment-due-wrong');
  expect(await refused({ dueAt: inDays(400) })).toBe('assignment-due-wrong');
  const stranger = await createUser(api, 'Student');
  expect(await refused({ pupils: [stranger.userId] })).toBe('pupil-not-found');
  expect(await refused({ word: 'Learn how to make a bomb at home.' })).toBe('content-refused');
  expect(await refused({ word: 'a'.repeat(limits.assignmentNoteMax + 1) })).toBe('bad-input');
  expect((await list()).assignments).toEqual([]);
});

test('some pupils get it and the others do not; a change reaches them at once', async () => {
  const [one, two] = pupils as [TestUser, TestUser];
  const { body } = await assign({ pupils: [one.userId] });
  expect([(await mine(one)).length, (await mine(two)).length]).toEqual([1, 0]);
  const params = { id: classId, assignmentId: body.assignmentId };
  const dueAt = inDays(2);
  const change = { ...plan, dueAt, tries: null, pupils: [two.userId], word: 'Now you.' };
  await api.call(contract.changeAssignment, { token: teacher.token, params, body: change });
  expect([(await mine(one)).length, (await mine(two))[0]?.note]).toEqual([0, 'Now you.']);
  // A day that has passed since may stay as it is.
  const past = new Date(Date.now() - 86_400_000);
  await api.deps.database.db
    .update(assignments)
    .set({ dueAt: past })
    .where(eq(assignments.id, body.assignmentId));
  expect((await list()).assignments[0]!.state).toBe('due');
  const kept = { ...change, dueAt: past.toISOString() };
  expect(
    (await api.call(contract.changeAssignment, { token: teacher.token, params, body: kept })).status,
  ).toBe(200);
});

test('one that has ended is nobody’s to do, cannot be changed, and stays in the list', async () => {
  const { body } = await assign();
  const params = { id: classId, assignmentId: body.assignmentId };
  await api.call(contract.endAssignment, { token: teacher.token, params });
  expect(await mine(pupils[0]!)).toEqual([]);
  expect((await list()).assignments[0]!.state).toBe('ended');
  const changed = await api.refuse(contract.changeAssignment, { token: teacher.token, params, body: plan });
  expect(changed).toMatchObject({ code: 'assignment-ended' });
});

test('only teachers of the class see and make assignments, a colleague too; an archived class gets none', async () => {
  const { db } = api.deps.database;
  const colleague = await createUser(api, 'Teacher');
  expect(await refused({}, colleague)).toBe('class-not-found');
  await db.insert(classTeachers).values({ classId, userId: colleague.userId });
  const { body } = await assign({}, colleague);
  const other = await createTaughtClass(api, colleague.userId);
  const elsewhere = { id: other.classId, assignmentId: body.assignmentId };
  const results = await api.refuse(contract.getResults, { token: colleague.token, params: elsewhere });
  expect(results).toMatchObject({ code: 'assignment-not-found' });
  expect(await refused({}, pupils[0]!)).toBe('classes-for-teachers');
  await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
  expect(await refused()).toBe('class-archived');
});

test('a class has so many running assignments and no more, also when two are made at once', async () => {
  const { db } = api.deps.database;
  const rows = Array.from({ length: limits.assignmentsRunning - 1 }, () => ({
    classId,
    goal: 'read' as const,
  }));
  await db.insert(assignments).values(rows);
  const both = await Promise.allSettled([assign(), assign()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refused()).toBe('too-many-assignments');
});

test('who is taken out of the class has nothing to do for it any more', async () => {
  await assign();
  const [one] = pupils as [TestUser];
  await api.deps.database.db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, one.userId)));
  expect(await mine(one)).toEqual([]);
  expect((await list()).assignments[0]!.count.pupils).toBe(1);
});
