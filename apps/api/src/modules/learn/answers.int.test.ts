import { randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { attempts, reviewCards } from '@panelwise/db/schema/learning';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, asked, createQuizComic, letTimePass } from './testing-learner.ts';

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupil: TestUser;
let answer: ReturnType<typeof answerOf>;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  pupil = await createUser(api, 'Student', { verifiedAt: anHourAgo });
  answer = answerOf(api, pupil, comicId);
});

const keptOf = ({ userId }: TestUser) =>
  api.deps.database.db
    .select()
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.createdAt), asc(attempts.id));
const cardsOf = ({ userId }: TestUser) =>
  api.deps.database.db.select().from(reviewCards).where(eq(reviewCards.userId, userId));

/** The comic with its quiz, for a class of this pupil alone. */
async function assignTo({ userId }: TestUser, tries: number) {
  const { db } = api.deps.database;
  const [room] = await db
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db.insert(classMembers).values({ classId: room!.id, userId });
  const [set] = await db
    .insert(assignments)
    .values({ classId: room!.id, madeBy: teacher.userId, goal: 'read-and-quiz', tries })
    .returning();
  await db.insert(assignmentComics).values({ assignmentId: set!.id, comicId, position: 0 });
  return { classId: room!.id, assignmentId: set!.id };
}

test('readers get questions without what is right, or where it is taught', async () => {
  const { body } = await api.call(getPublicComic, { params: { id: comicId } });
  const [first] = body.questions;
  expect(Object.keys(first!).sort()).toEqual(['difficulty', 'key', 'options', 'question']);
  expect(JSON.stringify(body)).not.toMatch(/correctAnswer|taughtAt|factId|explanation/);
});

test('a wrong answer opens its panel, a second one settles it, and then one like it is proposed', async () => {
  const { earned: _, ...first } = await answer('light', 'Mice');
  expect(first).toEqual({
    isRight: false,
    isSettled: false,
    taughtAt: { page: 1, panel: 1 },
    correctAnswer: null,
    explanation: null,
    sibling: null,
  });
  expect(await answer('light', 'Light', { tried: ['Mice'] })).toMatchObject({
    isRight: true,
    isSettled: true,
    correctAnswer: 'Light',
    sibling: itemKeyOf(comicId, false, asked.sun),
  });
  expect(await answer('water')).toMatchObject({ isRight: true, isSettled: true, sibling: null });
  expect((await keptOf(pupil)).map(({ isRight, isFirst, counts }) => [isRight, isFirst, counts])).toEqual([
    [false, true, true],
    [true, false, false],
    [true, true, true],
  ]);
});

test('visitors are told the same, and nothing of them is kept', async () => {
  const before = await api.deps.database.db.$count(attempts);
  const key = itemKeyOf(comicId, false, asked.light);
  const ask = (given: string, tried: string[] = []) =>
    api.call(contract.answerQuestion, { params: { id: comicId }, body: { key, answer: given, tried } });
  expect((await ask('Mice')).body.verdict).toMatchObject({ isRight: false, correctAnswer: null });
  expect((await ask('Wind', ['Mice'])).body.verdict).toMatchObject({
    isRight: false,
    correctAnswer: 'Light',
  });
  expect(await api.deps.database.db.$count(attempts)).toBe(before);
});

test('an event counts once, and cannot be used to try other answers', async () => {
  const eventId = randomUUID();
  const { earned: _, ...first } = await answer('light', 'Mice', { eventId });
  expect(await answer('light', 'Mice', { eventId })).toEqual(first);
  // The answer that was kept is the one that is judged.
  expect(await answer('light', 'Light', { eventId })).toMatchObject({ isRight: false, correctAnswer: null });
  const another = randomUUID();
  const many = await Promise.all(
    Array.from({ length: 6 }, () => answer('water', 'Water', { eventId: another })),
  );
  expect(new Set(many.map(({ earned: _, ...verdict }) => JSON.stringify(verdict))).size).toBe(1);
  expect(await keptOf(pupil)).toHaveLength(2);
});

test('what is too fast, or was just seen answered, is kept and proves nothing', async () => {
  await answer('light', 'Light', { ms: 300 });
  await answer('water', 'Ants');
  await answer('water', 'Water');
  expect((await keptOf(pupil)).map(({ counts }) => counts)).toEqual([false, true, false]);
  const cards = await cardsOf(pupil);
  expect(cards.map(({ itemKey, wasRight, reps }) => [itemKey, wasRight, reps])).toEqual([
    [itemKeyOf(comicId, false, asked.water), true, 1],
  ]);
  await letTimePass(api, 11 * 60_000);
  await answer('water', 'Water');
  expect((await keptOf(pupil)).at(-1)!.counts).toBe(true);
});

test('answers cannot be said to have taken longer than there was time', async () => {
  const young = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - 15_000) });
  const answerNow = answerOf(api, young, comicId);
  // Fifteen seconds for three answers of nine: the second does not fit.
  for (const name of ['light', 'water', 'sun'] as const) await answerNow(name);
  expect((await keptOf(young)).map(({ counts }) => counts)).toEqual([true, false, false]);
  // Three answers given without a network within an hour do.
  for (const name of ['light', 'water', 'sun'] as const) await answer(name);
  expect((await keptOf(pupil)).map(({ counts }) => counts)).toEqual([true, true, true]);
});

test('answers that were kept on a device and are sent twice, in whatever order, count once', async () => {
  const queue = (['light', 'water'] as const).map((name) => ({ name, eventId: randomUUID() }));
  const send = async (name: 'light' | 'water', eventId: string) =>
    answer(name, name === 'water' ? 'Ants' : 'Light', { eventId, arrival: 'later' });
  for (const { name, eventId } of queue) await send(name, eventId);
  const [first, cards] = [await keptOf(pupil), await cardsOf(pupil)];
  expect(first.map(({ arrival, counts }) => [arrival, counts])).toEqual([
    ['later', true],
    ['later', true],
  ]);
  for (const { name, eventId } of queue.toReversed()) await send(name, eventId);
  expect([await keptOf(pupil), await cardsOf(pupil)]).toEqual([first, cards]);
});

test('what was wrong comes back tomorrow, what was right later', async () => {
  await answer('light', 'Mice');
  await answer('water');
  const days = new Map((await cardsOf(pupil)).map(({ itemKey, scheduledDays }) => [itemKey, scheduledDays]));
  expect(days.get(itemKeyOf(comicId, false, asked.light))).toBe(1);
  expect(days.get(itemKeyOf(comicId, false, asked.water))).toBeGreaterThan(1);
});

test('answers to something else are refused in words', async () => {
  const body = {
    comicId,
    key: 'x'.repeat(22),
    answer: 'Light',
    eventId: randomUUID(),
    ms: 9_000,
    context: 'reader' as const,
  };
  const call = (changes: object) =>
    api.refuse(contract.answerAsLearner, { token: pupil.token, body: { ...body, ...changes } });
  expect(await call({})).toMatchObject({ status: 409, code: 'question-changed' });
  const key = itemKeyOf(comicId, false, asked.light);
  expect(await call({ key, answer: 'Cheese' })).toMatchObject({ status: 422, code: 'answer-unknown' });
  const draft = await createComic(api, teacher.userId, { drawn: true });
  await replaceQuiz(api.deps.database.db, draft, Object.values(asked), false);
  const ofDraft = { comicId: draft, key: itemKeyOf(draft, false, asked.light) };
  expect(await call(ofDraft)).toMatchObject({ status: 404 });
  expect(await call({ ...ofDraft, context: 'assignment' })).toMatchObject({ status: 404 });
  expect(await call({ ...ofDraft, context: 'assignment', assignmentId: randomUUID() })).toMatchObject({
    status: 404,
  });
  expect(await keptOf(pupil)).toEqual([]);
});

test('in an assignment the server counts the tries, also of a comic that nobody has reviewed', async () => {
  const { db } = api.deps.database;
  const draft = await createComic(api, teacher.userId, { drawn: true });
  await replaceQuiz(db, draft, Object.values(asked), false);
  const [room] = await db
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db.insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
  const [set] = await db
    .insert(assignments)
    .values({ classId: room!.id, madeBy: teacher.userId, goal: 'read-and-quiz', tries: 1 })
    .returning();
  await db.insert(assignmentComics).values({ assignmentId: set!.id, comicId: draft, position: 0 });
  const inClass = answerOf(api, pupil, draft);
  const at = { context: 'assignment' as const, assignmentId: set!.id };
  expect(await inClass('light', 'Mice', at)).toMatchObject({ isSettled: true, correctAnswer: 'Light' });
  await expect(inClass('light', 'Light', at)).rejects.toThrow('tries-used');
  // Whoever is not in the class answers nothing.
  const stranger = await createUser(api, 'Student');
  await expect(answerOf(api, stranger, draft)('light', 'Mice', at)).rejects.toThrow('comic-not-found');
  // Nor anybody once it has ended.
  await db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, set!.id));
  await expect(inClass('water', 'Water', at)).rejects.toThrow('comic-not-found');
  const kept = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.assignmentId, set!.id)));
  expect(kept).toMatchObject([{ context: 'assignment', isFirst: true, isRight: false }]);
});

test('what was tried before is what the server has kept, whatever a device says', async () => {
  // Nothing was tried before this: nothing is told.
  const made = { tried: ['Wind', 'Water'] };
  expect(await answer('light', 'Mice', made)).toMatchObject({ isSettled: false, correctAnswer: null });
  // Sent again, the same answer is still the first one.
  const eventId = randomUUID();
  expect(await answer('sun', undefined, { eventId })).toMatchObject({ isRight: true });
  const { db } = api.deps.database;
  const { classId, assignmentId } = await assignTo(pupil, 2);
  const at = { context: 'assignment' as const, assignmentId };
  const wrong = { ...at, eventId: randomUUID() };
  expect(await answer('water', 'Ants', wrong)).toMatchObject({ isSettled: false, correctAnswer: null });
  const again = await answer('water', 'Ants', { ...wrong, tried: ['Wind', 'Light'] });
  expect(again).toMatchObject({ isSettled: false, correctAnswer: null });
  expect(await answer('water', 'Water', at)).toMatchObject({ isRight: true, isSettled: true });
  // What was the first of two answers is told as that ever after.
  expect(await answer('water', 'Ants', wrong)).toMatchObject({ isSettled: false, correctAnswer: null });
  await db.delete(classes).where(eq(classes.id, classId));
});

test('while the quiz of a comic is assigned and not done, the reader’s quiz is the assignment', async () => {
  const { assignmentId } = await assignTo(pupil, 1);
  // In the reader there would be a second try; here is one, and it is the assignment's.
  expect(await answer('light', 'Mice')).toMatchObject({ isSettled: true, correctAnswer: 'Light' });
  await expect(answer('light', 'Light', { context: 'assignment', assignmentId })).rejects.toThrow(
    'tries-used',
  );
  // A review of what was never asked is no way round either.
  expect(await answer('water', 'Ants', { context: 'review' })).toMatchObject({ isSettled: true });
  // What is settled there is anybody's to practise, and its review stays a review.
  expect(await answer('light', 'Light')).toMatchObject({ isRight: true });
  expect(await answer('water', 'Water', { context: 'review' })).toMatchObject({ isRight: true });
  expect((await keptOf(pupil)).map(({ context, isRight, isFirst }) => [context, isRight, isFirst])).toEqual([
    ['assignment', false, true],
    ['assignment', false, true],
    ['reader', true, true],
    ['review', true, true],
  ]);
  // Whoever it is not assigned to answers in the reader, and so does everybody once it has ended.
  const other = await createUser(api, 'Student');
  await answerOf(api, other, comicId)('light');
  expect(await keptOf(other)).toMatchObject([{ context: 'reader', assignmentId: null }]);
  const { db } = api.deps.database;
  await db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, assignmentId));
  await answer('sun');
  expect((await keptOf(pupil)).at(-1)).toMatchObject({ context: 'reader', assignmentId: null });
});

test('an account and what it answered go together', async () => {
  await answer('light');
  await api.deps.database.db.delete(users).where(eq(users.id, pupil.userId));
  expect(await keptOf(pupil)).toEqual([]);
  expect(await cardsOf(pupil)).toEqual([]);
});
