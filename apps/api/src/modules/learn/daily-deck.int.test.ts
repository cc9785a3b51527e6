import { randomUUID } from 'node:crypto';
import { evidenceRules, expectedAnswerMs } from '@panelwise/contracts/domain/evidence';
import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import { answerAsLearner, getLearnHome, getReview } from '@panelwise/contracts/http/learn';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { attempts, pulledItems, readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isDeckDone } from './rewards.ts';

const dayMs = 24 * 3_600_000;
/** Questions of twenty words each, more of them than anybody is asked on a day. */
const words = Array.from({ length: 17 }, (_, n) => `word${n}`).join(' ');
const quiz: QuizQuestion[] = Array.from({ length: 60 }, (_, n) => ({
  question: `${n} ${words}?`,
  options: [`Yes ${n}`, `No ${n}`],
  correctAnswer: `Yes ${n}`,
  difficulty: 'easy',
  taughtAt: { page: 1, panel: 1 + (n % 2) },
}));
const eachMs = expectedAnswerMs(quiz[0]!);

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
  comicId = await createComicAsking(quiz);
});
afterAll(() => api.close());
beforeEach(async () => {
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - dayMs) });
});

const db = () => api.deps.database.db;
async function createComicAsking(questions: QuizQuestion[]): Promise<string> {
  const id = await createComic(api, teacher.userId, { published: true });
  await replaceQuiz(db(), id, questions, false);
  await approve(db(), [id]);
  return id;
}
const review = async (more = false) =>
  (await api.call(getReview, { token: pupil.token, query: more ? { more: 'true' } : {} })).body;
const isDone = () => db().transaction((tx) => isDeckDone(tx, pupil.userId));
const home = async () => (await api.call(getLearnHome, { token: pupil.token })).body.review;
const born = (yearsAgo: number) =>
  db()
    .update(users)
    .set({ birthYear: new Date().getUTCFullYear() - yearsAgo })
    .where(eq(users.id, pupil.userId));
/** Cards that are due, of all questions. */
const makeDue = () =>
  db()
    .insert(reviewCards)
    .values(
      quiz.map((one, n) => ({
        userId: pupil.userId,
        itemKey: itemKeyOf(comicId, false, one),
        comicId,
        hardcore: false,
        dueAt: new Date(Date.now() - dayMs + n),
        stability: 3,
        difficulty: 5,
        state: 2,
        reps: 1,
        lapses: 0,
        learningSteps: 0,
        scheduledDays: 3,
        lastReviewAt: new Date(Date.now() - 4 * dayMs),
        wasRight: true,
      })),
    );
const answer = (key: string, of = comicId, given = 'Yes') => {
  const asked = quiz.find((one) => itemKeyOf(of, false, one) === key)!;
  const n = quiz.indexOf(asked);
  return api.call(answerAsLearner, {
    token: pupil.token,
    body: {
      comicId: of,
      key,
      answer: `${given} ${n}`,
      eventId: randomUUID(),
      ms: 5_000,
      context: 'review',
    },
  });
};
/** Has read a comic to its end, so many days ago. */
const hasRead = (id: string, days: number) =>
  db()
    .insert(readings)
    .values({
      userId: pupil.userId,
      comicId: id,
      panels: 3,
      panelsRead: 3,
      finishedAt: new Date(Date.now() - days * dayMs),
    });
/** All that was done lies a day longer ago. */
const passDay = () =>
  db()
    .update(attempts)
    .set({ createdAt: new Date(Date.now() - dayMs) })
    .where(eq(attempts.userId, pupil.userId));

test('the time of a day is by age: five, eight or ten minutes', async () => {
  await makeDue();
  for (const [yearsAgo, band] of [
    [8, 'under-9'],
    [12, '9-12'],
    [15, '13-17'],
    [30, 'adult'],
  ] as const) {
    await born(yearsAgo);
    const { items, enough } = await review();
    expect(items).toHaveLength(Math.floor(evidenceRules.deckMs[band] / eachMs));
    expect(enough).toBeUndefined();
  }
  expect(Object.values(evidenceRules.deckMs).map((ms) => ms / 60_000)).toEqual([5, 8, 10, 10]);
});

test('a day that is done deals no other deck, says what comes tomorrow, and goes on by one’s own wish', async () => {
  await makeDue();
  await born(8);
  const { items } = await review();
  for (const { question } of items.slice(1)) await answer(question.key);
  // What is left of today's time holds the last one, and no more.
  expect((await review()).items).toHaveLength(1);
  expect(await isDone()).toBe(false);
  await answer(items[0]!.question.key, comicId, 'No');
  // It brings what a finished deck brings, though more is due.
  expect(await isDone()).toBe(true);
  const done = await review();
  expect(done).toMatchObject({ items: [], enough: { tomorrow: items.length } });
  expect(await home()).toMatchObject({ items: 0, enough: { tomorrow: items.length } });
  const more = await review(true);
  expect(more.items).toHaveLength(items.length);
  expect(more.enough).toBeUndefined();
  // It is evidence like any other answer, and is not asked for.
  const [first] = more.items;
  await answer(first!.question.key);
  const kept = await db().select().from(attempts).where(eq(attempts.itemKey, first!.question.key));
  expect(kept.filter(({ userId }) => userId === pupil.userId)).toMatchObject([
    { context: 'review', isRight: true },
  ]);
  expect((await review()).items).toEqual([]);
  await passDay();
  expect((await review()).items).toHaveLength(items.length);
});

test('a slow day ends, too: what a question has really taken counts where that is longer', async () => {
  await makeDue();
  await born(8);
  const { items } = await review();
  const [one, two, three] = items.map(({ question }) => question.key);
  for (const key of [one!, two!, three!]) await answer(key);
  await db().update(attempts).set({ ms: 3_600_000 }).where(eq(attempts.userId, pupil.userId));
  // Three questions that were left open take two minutes each, and five were there.
  expect(await review()).toMatchObject({ items: [], enough: {} });
});

test('a comic that was read without its quiz brings a few new questions a day, from the day after', async () => {
  const id = await createComicAsking(quiz.slice(0, 6));
  await hasRead(id, 0);
  expect(await review()).toEqual(expect.objectContaining({ items: [] }));
  await db().delete(readings).where(eq(readings.userId, pupil.userId));
  await hasRead(id, 1);
  const { items } = await review();
  expect(items.map(({ comicId: of }) => of)).toEqual([id, id, id, id]);
  for (const { question } of items) await answer(question.key, id);
  // No more of them today; the others come on another day, and nothing is said to be left.
  const done = await review();
  expect(done.items).toEqual([]);
  expect(done.enough).toBeUndefined();
  await passDay();
  const { items: others } = await review();
  expect(others).toHaveLength(2);
  // What rests is not asked.
  const { key: itemKey, question } = others[0]!.question;
  await db()
    .insert(pulledItems)
    .values({ comicId: id, itemKey, hardcore: false, question, answers: 30, discrimination: 0 });
  expect((await review()).items.map((one) => one.question.key)).toEqual([others[1]!.question.key]);
});

test('new questions come after what is due, and never of a comic whose quiz was begun or is asked by a teacher', async () => {
  const [begun, asked, free] = [
    await createComicAsking(quiz.slice(0, 3)),
    await createComicAsking(quiz.slice(0, 3)),
    await createComicAsking(quiz.slice(0, 1)),
  ];
  for (const id of [begun, asked, free]) await hasRead(id, 2);
  const [room] = await db()
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db().insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
  const [set] = await db()
    .insert(assignments)
    .values({ classId: room!.id, madeBy: teacher.userId, goal: 'read-and-quiz' })
    .returning();
  await db().insert(assignmentComics).values({ assignmentId: set!.id, comicId: asked, position: 0 });
  await api.call(answerAsLearner, {
    token: pupil.token,
    body: {
      comicId: begun,
      key: itemKeyOf(begun, false, quiz[0]!),
      answer: 'Yes 0',
      eventId: randomUUID(),
      ms: 5_000,
      context: 'reader',
    },
  });
  expect((await review()).items.map(({ comicId: of }) => of)).toEqual([free]);
  await makeDue();
  const { items } = await review();
  expect(items.length).toBeGreaterThan(1);
  expect(items.every(({ comicId: of }) => of === comicId)).toBe(true);
});
