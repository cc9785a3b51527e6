import { randomUUID } from 'node:crypto';
import type { Aid } from '@panelwise/contracts/domain/evidence';
import { getProfile } from '@panelwise/contracts/http/account';
import { changeAssignment, getResults, listAssignments } from '@panelwise/contracts/http/assignments';
import { setAids } from '@panelwise/contracts/http/classes';
import * as families from '@panelwise/contracts/http/families';
import * as contract from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes } from '@panelwise/db/schema/classes';
import { attempts } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownTo as drawBy } from '../../presenters/fewer-options.ts';
import { type ClassThings, createClass, createPupil } from '../../testing/class-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { connected, listen, openSocket } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createChild, createParentOf } from '../families/testing/family.ts';
import { letTimePass } from './testing-learner.ts';

/** Questions enough that which options go can be told from which are right. The right one stands anywhere. */
const quiz = Array.from({ length: 12 }, (_, n) => ({
  question: `What is number ${n}?`,
  options: ['A', 'B', 'C', 'D'].map((letter) => `${letter}${n}`),
  correctAnswer: `${'ABCD'[n % 4]}${n}`,
  difficulty: 'easy' as const,
}));

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let ours: ClassThings;
let assignmentId: string;
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.deps.database;
  teacher = await createUser(api, 'Teacher');
  comicId = await createComic(api, teacher.userId, { published: true });
  await replaceQuiz(db, comicId, quiz, false);
  await approve(db, [comicId]);
  ours = await createClass(api, teacher.userId);
  const [set] = await db
    .insert(assignments)
    .values({ classId: ours.id, madeBy: teacher.userId, goal: 'read-and-quiz', tries: 2 })
    .returning();
  assignmentId = set!.id;
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db.update(users).set({ verifiedAt: anHourAgo }).where(eq(users.id, ours.pupil.userId));
  await db.insert(assignmentComics).values({ assignmentId, comicId, position: 0 });
});
afterAll(() => api.close());

/** Makes a change, and waits until it is told: until then a session is known from a moment ago. */
async function told(change: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = api.deps.bus.listen(({ topic }) => topic === 'account-changed' && resolve());
  await change();
  await promise;
  stop();
}
const help = (aids: Aid[]) =>
  told(() =>
    api.call(setAids, {
      token: teacher.token,
      params: { id: ours.id, pupil: ours.pupil.userId },
      body: { aids },
    }),
  );
const shownTo = async (token: string | undefined, id = comicId) =>
  (await api.call(getPublicComic, { params: { id }, ...(token && { token }) })).body.questions;
const assignedTo = async ({ token }: TestUser) =>
  (await api.call(contract.getAssignedComic, { token, params: { id: assignmentId, comicId } })).body
    .questions;
const keptOf = (userId: string) =>
  api.deps.database.db.select().from(attempts).where(eq(attempts.userId, userId)).orderBy(attempts.createdAt);
const answer = async (n: number, given: string, token = ours.pupil.token) => {
  const body = {
    comicId,
    key: itemKeyOf(comicId, false, quiz[n]!),
    answer: given,
    eventId: randomUUID(),
    ms: 9_000,
    context: 'assignment' as const,
    assignmentId,
  };
  return (await api.call(contract.answerAsLearner, { token, body })).body.verdict;
};

test('fewer options: the right one stays, the same ones go for ever and for everybody, and nobody can work out why', async () => {
  const all = await shownTo(undefined);
  await help(['fewer-options']);
  const fewer = await assignedTo(ours.pupil);
  expect(fewer.map(({ options }) => options.length)).toEqual(quiz.map(() => 2));
  for (const [n, { options }] of fewer.entries()) expect(options).toContain(quiz[n]!.correctAnswer);
  // A reload, the library and another learner show the same: what is always there would be what is right.
  expect(await assignedTo(ours.pupil)).toEqual(fewer);
  expect(await shownTo(ours.pupil.token)).toEqual(fewer);
  const other = await createUser(api, 'Student');
  await told(() => api.call(contract.setOwnAids, { token: other.token, body: { aids: ['fewer-options'] } }));
  expect(await shownTo(other.token)).toEqual(fewer);
  // It is drawn with a key of the server: with another one other options of the same questions go.
  const items = (await listPublicItems(api.deps.database.db, [comicId])).get(comicId)!;
  const drawnWith = (options: Buffer) =>
    items.map(drawBy({ options }, ['fewer-options'])).map(({ options }) => options);
  expect(drawnWith(api.deps.keys.options)).toEqual(fewer.map(({ options }) => options));
  expect(drawnWith(Buffer.alloc(32))).not.toEqual(drawnWith(api.deps.keys.options));
  expect(all.map(({ options }) => options.length)).toEqual(quiz.map(() => 4));
  expect(JSON.stringify(fewer)).not.toContain('correctAnswer');
});

test('the answer is judged by what was shown, and holds what helped; the teacher sees it', async () => {
  await help(['fewer-options', 'more-time', 'dyslexia-type']);
  const [first, , third] = await assignedTo(ours.pupil);
  const wrong = first!.options.find((option) => option !== quiz[0]!.correctAnswer)!;
  // Of two options the other one would be given away by a second try.
  expect(await answer(0, wrong)).toMatchObject({ isRight: false, isSettled: true, correctAnswer: 'A0' });
  expect(await answer(1, 'B1')).toMatchObject({ isRight: true });
  // Shown before the aid was set: it counts as what it is, an answer among four.
  const gone = quiz[2]!.options.find((option) => !third!.options.includes(option))!;
  expect(await answer(2, gone)).toMatchObject({ isRight: false, isSettled: false, correctAnswer: null });
  expect((await keptOf(ours.pupil.userId)).map(({ aids }) => aids)).toEqual([
    ['fewer-options', 'dyslexia-type'],
    ['fewer-options', 'dyslexia-type'],
    ['dyslexia-type'],
  ]);
  const params = { id: ours.id, assignmentId };
  const { results } = (await api.call(getResults, { token: teacher.token, params })).body;
  expect(results.pupils).toMatchObject([{ helpedBy: ['fewer-options', 'dyslexia-type'] }]);
});

test('what an assignment carries helps everybody with it, beside what is their own, and nowhere else', async () => {
  const params = { id: ours.id, assignmentId };
  const plan = { dueAt: null, tries: 2 as const, pupils: [], word: '' };
  const carry = (aids: ('fewer-options' | 'read-aloud')[]) =>
    api.call(changeAssignment, { token: teacher.token, params, body: { ...plan, aids } });
  const other = await createPupil(api, ours.id, teacher, 'Wren');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await api.deps.database.db.update(users).set({ verifiedAt: anHourAgo }).where(eq(users.id, other.userId));
  await told(() =>
    api.call(setAids, {
      token: teacher.token,
      params: { id: ours.id, pupil: other.userId },
      body: { aids: ['dyslexia-type'] },
    }),
  );
  expect((await assignedTo(other)).map(({ options }) => options.length)).toEqual(quiz.map(() => 4));
  await carry(['fewer-options', 'read-aloud']);
  const read = { token: other.token, params: { id: assignmentId, comicId } };
  const { aids, questions } = (await api.call(contract.getAssignedComic, read)).body;
  expect(aids).toEqual(['fewer-options', 'read-aloud']);
  expect(questions.map(({ options }) => options.length)).toEqual(quiz.map(() => 2));
  expect((await shownTo(other.token)).map(({ options }) => options.length)).toEqual(quiz.map(() => 4));
  // Of two options a second try would tell.
  const wrong = questions[0]!.options.find((option) => option !== quiz[0]!.correctAnswer)!;
  expect(await answer(0, wrong, other.token)).toMatchObject({ isSettled: true, correctAnswer: 'A0' });
  expect((await keptOf(other.userId)).map((one) => one.aids)).toEqual([
    ['read-aloud', 'fewer-options', 'dyslexia-type'],
  ]);
  const listed = (await api.call(listAssignments, { token: teacher.token, params: { id: ours.id } })).body;
  expect(listed.assignments).toMatchObject([{ aids: ['fewer-options', 'read-aloud'] }]);
  // Nothing in it has a time, so that nothing about time would help.
  const timed = { ...plan, aids: ['more-time' as never] };
  const refused = await api.refuse(changeAssignment, { token: teacher.token, params, body: timed });
  expect(refused.code).toBe('bad-input');
  await carry([]);
  expect((await assignedTo(other)).map(({ options }) => options.length)).toEqual(quiz.map(() => 4));
});

test('the review leaves the same ones out', async () => {
  await letTimePass(api, 48 * 3_600_000);
  const { items } = (await api.call(contract.getReview, { token: ours.pupil.token })).body;
  const asked = new Map((await assignedTo(ours.pupil)).map((question) => [question.key, question]));
  expect(items.length).toBeGreaterThan(0);
  for (const { question } of items) expect(question).toEqual(asked.get(question.key));
});

test('what is set comes with the session, and every screen hears of it at once', async () => {
  const socket = openSocket(await listen(api), ours.pupil.token);
  await connected(socket);
  const heard = new Promise<void>((resolve) => socket.once('account:changed', () => resolve()));
  await help(['high-contrast', 'reduced-motion']);
  await heard;
  socket.disconnect();
  const { data } = (await api.call(getProfile, { token: ours.pupil.token })).body;
  expect(data.aids).toEqual(['high-contrast', 'reduced-motion']);
  // In grade 6 one reads; a class of grade 1 has pictures first.
  expect(data.isYoung).toBeUndefined();
  await api.deps.database.db.update(classes).set({ grade: '1' }).where(eq(classes.id, ours.id));
  expect((await api.call(getProfile, { token: ours.pupil.token })).body.data.isYoung).toBe(true);
});

test('who logs in by pictures sets it from 13 on, and of unknown age from grade 7 on', async () => {
  const { db } = api.deps.database;
  const mine = { token: ours.pupil.token, body: { aids: ['read-aloud' as const] } };
  const born = (birthYear: number | null) =>
    db.update(users).set({ birthYear }).where(eq(users.id, ours.pupil.userId));
  const inGrade = (grade: string) => db.update(classes).set({ grade }).where(eq(classes.id, ours.id));
  await inGrade('6');
  expect((await api.refuse(contract.setOwnAids, mine)).code).toBe('aids-by-grown-up');
  await inGrade('7');
  expect((await api.call(contract.setOwnAids, mine)).body.aids).toEqual(['read-aloud']);
  await born(new Date().getUTCFullYear() - 13);
  expect((await api.refuse(contract.setOwnAids, mine)).code).toBe('aids-by-grown-up');
  await inGrade('1');
  await born(new Date().getUTCFullYear() - 14);
  expect((await api.call(contract.setOwnAids, mine)).body.aids).toEqual(['read-aloud']);
  await born(null);
});

test('who has an account of their own sets it, a parent for a child they agreed for, and nobody for others', async () => {
  const mine = { token: ours.pupil.token, body: { aids: ['read-aloud' as const] } };
  expect((await api.refuse(contract.setOwnAids, mine)).code).toBe('aids-by-grown-up');
  const child = await createChild(api);
  const parent = await createParentOf(api, child);
  const theirs = {
    token: parent.token,
    params: { id: child.userId },
    body: { aids: ['read-aloud' as const] },
  };
  // Linked, but somebody else agreed to this account.
  expect((await api.refuse(families.setChildAids, theirs)).code).toBe('not-yours-to-decide');
  const made = (
    await api.call(families.makeChild, {
      token: parent.token,
      body: { nickname: 'Tobi', birthYear: new Date().getUTCFullYear() - 8, country: 'US', agreed: true },
    })
  ).body.child;
  const onTobi = { token: parent.token, params: { id: made._id } };
  await api.call(families.setChildAids, { ...onTobi, body: { aids: ['read-aloud', 'read-aloud'] } });
  const { aids, helped } = (await api.call(families.getChild, onTobi)).body;
  expect(aids).toEqual(['read-aloud']);
  expect(helped).toEqual({ answers: 0, of: 0, aids: [] });
});
