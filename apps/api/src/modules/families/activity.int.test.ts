import { randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/families';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { readingDays, readings, reviewCards } from '@panelwise/db/schema/learning';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createChild, createParentOf } from './testing/family.ts';

let site: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  site = await startTestApp();
  teacher = await createUser(site, 'Teacher', { firstname: 'Iris', lastname: 'Sen' });
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const see = async (parent: TestUser, child: TestUser) =>
  (await site.call(contract.getChild, { token: parent.token, params: { id: child.userId } })).body;

/** What the evidence part writes of an item. */
const card = (userId: string, comicId: string, more: Partial<typeof reviewCards.$inferInsert> = {}) =>
  db()
    .insert(reviewCards)
    .values({
      userId,
      comicId,
      itemKey: randomUUID().slice(0, 22),
      hardcore: false,
      dueAt: new Date(),
      stability: 30,
      difficulty: 5,
      state: 2,
      reps: 1,
      lapses: 0,
      learningSteps: 0,
      scheduledDays: 10,
      lastReviewAt: daysAgo(1),
      wasRight: true,
      ...more,
    });

test('of a child of whom nothing is known nothing is said', async () => {
  const child = await createChild(site);
  const body = await see(await createParentOf(site, child), child);
  expect(body).toMatchObject({ read: [], knowsWell: [], shaky: [], school: [], changes: [] });
  expect(body.days).toHaveLength(7);
  expect(body.days.every(({ minutes }) => minutes === 0)).toBe(true);
  expect(body.days.at(-1)!.day).toBe(dayOf(new Date()));
});

test('a parent sees comics and minutes of seven days, what is known well, and what is shaky', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const [moon, cells] = [
    await createComic(site, teacher.userId, { approved: true, title: 'The Moon' }),
    await createComic(site, teacher.userId, { approved: true, title: 'Cells' }),
  ];
  const old = await createComic(site, teacher.userId, { approved: true, title: 'Long ago' });
  const { userId } = child;
  await db()
    .insert(readingDays)
    .values([
      { userId, day: dayOf(new Date()), comicId: moon, ms: 7 * 60_000 },
      { userId, day: dayOf(daysAgo(2)), comicId: moon, ms: 5 * 60_000 },
      { userId, day: dayOf(daysAgo(2)), comicId: cells, ms: 60_000 },
      { userId, day: dayOf(daysAgo(8)), comicId: old, ms: 60 * 60_000 },
    ]);
  await db()
    .insert(readings)
    .values({ userId, comicId: moon, panels: 3, panelsRead: 3, finishedAt: new Date() });
  await card(userId, moon, { stability: 60 });
  await card(userId, cells, { wasRight: false });
  await card(userId, cells);

  const body = await see(parent, child);
  expect(body.read).toMatchObject([
    { title: 'The Moon', minutes: 12, panelsRead: 3, panels: 3, isFinished: true, isPublic: true },
    { title: 'Cells', minutes: 1, panelsRead: 0, isFinished: false },
  ]);
  expect(body.days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 6, 0, 7]);
  expect(body.knowsWell).toMatchObject([{ title: 'The Moon', days: 60 }]);
  expect(body.shaky).toMatchObject([{ title: 'Cells', items: 2, shakyItems: 1, unrepairedItems: 1 }]);
  const { minutesToday } = (await site.call(contract.getOwnFamily, { token: child.token })).body;
  expect(minutesToday).toBe(7);
});

test('what the school has set is there by class, with its teacher, and goes when it has ended', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const comicId = await createComic(site, teacher.userId, { approved: true, title: 'Water' });
  const [made] = await db()
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db().insert(classMembers).values({ classId: made!.id, userId: child.userId });
  const dueAt = daysAgo(-2);
  const [work, ended] = await db()
    .insert(assignments)
    .values([
      { classId: made!.id, goal: 'read-and-quiz', dueAt },
      { classId: made!.id, goal: 'read', endedAt: new Date() },
    ])
    .returning();
  for (const { id } of [work!, ended!])
    await db().insert(assignmentComics).values({ assignmentId: id, comicId, position: 1 });
  const body = await see(parent, child);
  expect(body.school).toEqual([
    {
      assignmentId: work!.id,
      className: '6B',
      teacher: 'Iris Sen',
      title: 'Water',
      goal: 'read-and-quiz',
      dueAt: dueAt.toISOString(),
    },
  ]);
  expect(body.child.classes).toEqual(['6B']);
});

test('read together, the answer comes after a guess, to a linked parent alone, and nothing is kept', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const id = await createComic(site, teacher.userId, { published: true });
  const ask = (question: string, panel: number) => ({
    question,
    options: ['Sugar', 'Salt'],
    correctAnswer: 'Sugar',
    difficulty: 'easy' as const,
    taughtAt: { page: 1, panel },
  });
  await replaceQuiz(db(), id, [ask('What is made?', 2), ask('What is cooked?', 1)], false);
  await approve(db(), [id]);
  const about = { params: { id: child.userId, comicId: id } };
  const { body } = await site.call(contract.getTogether, { token: parent.token, ...about });
  expect(body.questions.map(({ question }) => question)).toEqual(['What is cooked?', 'What is made?']);
  expect(JSON.stringify(body)).not.toContain('correctAnswer');
  const guess = (guessed: string, question = 'What is made?') => ({
    ...about,
    body: { question, guess: guessed },
  });
  expect(
    (await site.call(contract.guessTogether, { token: parent.token, ...guess('Salt') })).body,
  ).toMatchObject({
    isRight: false,
    correctAnswer: 'Sugar',
  });
  for (const wrong of [guess('Pepper'), guess('Sugar', 'What else?')])
    expect((await site.refuse(contract.guessTogether, { token: parent.token, ...wrong })).code).toBe(
      'item-changed',
    );
  const stranger = await createUser(site, 'Parent');
  for (const user of [stranger, child, teacher])
    expect((await site.refuse(contract.guessTogether, { token: user.token, ...guess('Salt') })).status).toBe(
      404,
    );
});
