import { randomUUID } from 'node:crypto';
import type { QuizQuestion } from '@panelwise/contracts/domain/learning';
import {
  getAssignable,
  getResults,
  listMyAssignments,
  makeAssignment,
} from '@panelwise/contracts/http/assignments';
import { answerAsLearner, getAssignedComic, getReview } from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { getLiveRoom, openLive } from '@panelwise/contracts/http/live';
import {
  decidePulledItem,
  getPulledItems,
  type PulledItemDecision,
} from '@panelwise/contracts/http/pulled-items';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { findComic } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { countItems } from '@panelwise/db/repositories/item-counts';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { keepItemDraft, pullWeakItems } from '@panelwise/db/repositories/pulled-items';
import { listPublicItems, listWorkingItems } from '@panelwise/db/repositories/quiz-items';
import { classes } from '@panelwise/db/schema/classes';
import { reviewCards } from '@panelwise/db/schema/learning';
import { insertWeakAnswers } from '@panelwise/db/testing/weak-answers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shownTo } from '../../presenters/fewer-options.ts';
import { createAssignment, createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { poolOf } from '../battles/items.ts';
import { readPackContent } from '../class-packs/pack-content.ts';
import { readGameComic } from '../learn/games/read-game-comic.ts';

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let classId: string;
let pupil: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  comicId = await createComic(api, teacher.userId, { published: true });
  await replaceQuiz(db(), comicId, quiz, false);
  await approve(db(), [comicId]);
  const room = await createTaughtClass(api, teacher.userId, 1);
  classId = room.classId;
  pupil = room.pupils[0]!;
});
const db = () => api.deps.database.db;

const quiz: QuizQuestion[] = ['light', 'water', 'air', 'soil', 'time'].map((need, n) => ({
  question: `What does a leaf do with ${need}?`,
  options: ['It uses it', 'It fears it', `It sells ${need}`],
  correctAnswer: 'It uses it',
  difficulty: 'easy',
  taughtAt: { page: 1, panel: 1 + (n % 2) },
}));
const weak = quiz[1]!;
const weakKey = () => itemKeyOf(comicId, false, weak);
const others = quiz.filter((one) => one !== weak).map(({ question }) => question);
const draft = {
  ...weak,
  question: 'What climbs the stem?',
  options: ['Water', 'Ants'],
  correctAnswer: 'Water',
};

/** Lets the second question rest, as the hourly look does. */
async function pull(): Promise<void> {
  const items = (await listPublicItems(db(), [comicId])).get(comicId)!;
  await insertWeakAnswers(db(), comicId, items, [1]);
  await db().transaction((tx) => countItems(tx, comicId));
  const { items: pulled } = await db().transaction((tx) => pullWeakItems(tx, comicId));
  expect(pulled.map(({ question }) => question)).toEqual([weak.question]);
}
const keepDraft = () =>
  db().transaction((tx) =>
    keepItemDraft(tx, comicId, weakKey(), { kind: 'quiz', item: draft, writtenBy: 'builtin', risk: 0 }),
  );
const decide = (decision: PulledItemDecision) =>
  api.call(decidePulledItem, {
    token: teacher.token,
    params: { id: comicId },
    body: { key: weakKey(), decision },
  });
const resting = async () =>
  (await api.call(getPulledItems, { token: teacher.token, params: { id: comicId } })).body.items;
const read = async () =>
  (await api.call(getPublicComic, { params: { id: comicId } })).body.questions.map(
    ({ question }) => question,
  );
const working = async () => (await listWorkingItems(db(), comicId))!.map(({ question }) => question);

test('what rests is asked by nothing that begins from then on, and by nothing less than before that began earlier', async () => {
  const { token } = pupil;
  const running = await createAssignment(api, classId, comicId);
  await db()
    .insert(reviewCards)
    .values(
      quiz.map((question) => ({
        ...{ userId: pupil.userId, comicId, itemKey: itemKeyOf(comicId, false, question), hardcore: false },
        ...{ dueAt: new Date(0), lastReviewAt: new Date(0), stability: 1, difficulty: 5, state: 2, reps: 1 },
        ...{ lapses: 0, learningSteps: 0, scheduledDays: 1, wasRight: true },
      })),
    );
  expect(await read()).toHaveLength(5);
  await pull();
  expect(await read()).toEqual(others);
  const review = await api.call(getReview, { token });
  expect(review.body.items.map(({ question }) => question.question).sort()).toEqual([...others].sort());

  // Live, in battles and games.
  const { sessionId } = (
    await api.call(openLive, {
      token: teacher.token,
      params: { id: classId },
      body: { comicId, hardcore: false, timer: null },
    })
  ).body;
  const room = (await api.call(getLiveRoom, { token: teacher.token, params: { id: classId, sessionId } }))
    .body;
  expect(JSON.stringify(room)).not.toContain(weak.question);
  const comic = (await findLibraryComic(db(), comicId))!;
  expect(poolOf(comicId, comic).map(({ question }) => question)).toEqual(others);
  const played = await readGameComic(db(), pupil.userId, { comicId });
  expect(played.items.map(({ question }) => question)).toEqual(others);

  // What is assigned now leaves it out; what ran before asks it to its end.
  const { assignmentId } = (
    await api.call(makeAssignment, {
      token: teacher.token,
      params: { id: classId },
      body: {
        comicId,
        wholeSeries: false,
        goal: 'read-and-quiz',
        dueAt: null,
        tries: 2,
        pupils: [],
        word: '',
      },
    })
  ).body;
  const assigned = async (id: string) =>
    (await api.call(getAssignedComic, { token, params: { id, comicId } })).body.questions.map(
      ({ question }) => question,
    );
  expect(await assigned(assignmentId)).toEqual(others);
  expect(await assigned(running)).toHaveLength(5);
  const mine = (await api.call(listMyAssignments, { token })).body.assigned;
  expect(new Map(mine.map((one) => [one.assignmentId, one.questions]))).toEqual(
    new Map([
      [running, 5],
      [assignmentId, 4],
    ]),
  );
  const assignable = await api.call(getAssignable, { token: teacher.token, params: { id: comicId } });
  expect(assignable.body.comic.questions).toBe(4);
  const columns = async (id: string) =>
    (
      await api.call(getResults, { token: teacher.token, params: { id: classId, assignmentId: id } })
    ).body.results.items.map(({ question, rest }) => [question, rest]);
  expect(await columns(assignmentId)).toEqual(others.map((question) => [question, null]));
  expect(await columns(running)).toEqual(
    quiz.map(({ question }) => [question, question === weak.question ? 'rests' : null]),
  );

  const [room6b] = await db().select().from(classes).where(eq(classes.id, classId));
  const { content } = await readPackContent(
    db(),
    { keys: api.deps.keys.packs, show: (aids) => shownTo(api.deps.keys, aids) },
    room6b!,
    'en',
  );
  const packed = content.comics.map((one) => [one.assignmentId, one.questions.length]);
  expect(new Map(packed as [string, number][])).toEqual(
    new Map([
      [running, 5],
      [assignmentId, 4],
    ]),
  );

  // Whoever had it before them may still answer.
  const body = { comicId, key: weakKey(), answer: 'It uses it', eventId: randomUUID(), ms: 9_000 };
  const answered = await api.call(answerAsLearner, { token, body: { ...body, context: 'reader' } });
  expect(answered.body.verdict.isRight).toBe(true);
});

test('a creator takes the draft: the comic changes and waits for review, and readers get it after that', async () => {
  await pull();
  expect(await resting()).toMatchObject([
    {
      key: weakKey(),
      item: { kind: 'quiz', question: weak.question },
      answers: 32,
      draft: null,
      mayDraft: true,
    },
  ]);
  await keepDraft();
  expect((await resting())[0]!.draft).toEqual({
    kind: 'quiz',
    question: draft.question,
    options: draft.options,
    correctAnswer: 'Water',
  });
  expect(await working()).not.toContain(draft.question);
  await decide('take-draft');
  expect(await working()).toEqual([...others, draft.question]);
  expect(await findComic(db(), comicId)).toMatchObject({ status: 'pending' });
  expect(await read()).toEqual(others);
  expect(await resting()).toEqual([]);
  await approve(db(), [comicId]);
  expect(await read()).toEqual([...others, draft.question]);
});

test('a creator refuses the draft, which is not brought again, and may ask for another one', async () => {
  await pull();
  await keepDraft();
  await decide('refuse-draft');
  expect((await resting())[0]!.draft).toBeNull();
  expect((await findComic(db(), comicId))!.droppedItems.quiz).toEqual([draft.question.toLowerCase()]);
  const again = { token: teacher.token, params: { id: comicId } };
  const refused = await api.refuse(decidePulledItem, {
    ...again,
    body: { key: weakKey(), decision: 'take-draft' },
  });
  expect(refused.code).toBe('item-changed');
  const order = stepEndpoint('another-item');
  const ordered = await api.call(order, {
    token: teacher.token,
    body: { comicId, kind: 'quiz', instead: weakKey() },
    headers: { prefer: 'respond-async' },
  });
  expect(ordered.status).toBe(202);
  // Nothing rests under another key.
  const wrong = { comicId, kind: 'quiz' as const, instead: itemKeyOf(comicId, false, quiz[0]!) };
  expect((await api.refuse(order, { token: teacher.token, body: wrong })).code).toBe('item-changed');
});

test('a creator has a question asked again; it is not pulled a second time, and nobody else decides', async () => {
  await pull();
  const body = { key: weakKey(), decision: 'put-back' as const };
  const stranger = await createUser(api, 'Teacher');
  expect(
    (await api.refuse(decidePulledItem, { token: stranger.token, params: { id: comicId }, body })).code,
  ).toBe('comic-not-found');
  await decide('put-back');
  expect(await read()).toHaveLength(5);
  expect(await resting()).toEqual([]);
  expect(await db().transaction((tx) => pullWeakItems(tx, comicId))).toMatchObject({ items: [] });
  const running = await createAssignment(api, classId, comicId);
  const { items } = (
    await api.call(getResults, { token: teacher.token, params: { id: classId, assignmentId: running } })
  ).body.results;
  expect(items[1]).toMatchObject({
    rest: 'put-back',
    statistics: { answers: 32, discrimination: expect.closeTo(0) },
  });
});
