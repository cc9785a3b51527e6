import { getClassConcepts } from '@panelwise/contracts/http/assignments';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { classMembers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssignment, createTaughtClass, insertAnswers } from '../../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';

let api: TestApp;
let teacher: TestUser;
let classId: string;
let pupils: TestUser[];
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId, 3));
});
const db = () => api.deps.database.db;
const concepts = async () =>
  (await api.call(getClassConcepts, { token: teacher.token, params: { id: classId } })).body.concepts;

/** What a pupil answered in an assignment, with its cards, reviewed just now or long ago. */
async function answers(
  pupil: number,
  about: { comicId: string; assignmentId: string },
  given: Partial<Record<keyof typeof asked, string>>,
  daysAgo = 0,
): Promise<void> {
  const { userId } = pupils[pupil]!;
  for (const [name, answer] of Object.entries(given) as [keyof typeof asked, string][]) {
    await insertAnswers(api, { userId, ...about }, name, [{ answer }]);
    const reviewed = new Date(Date.now() - daysAgo * 86_400_000);
    await db()
      .insert(reviewCards)
      .values({
        ...{
          userId,
          comicId: about.comicId,
          itemKey: itemKeyOf(about.comicId, false, asked[name]),
          hardcore: false,
        },
        ...{
          dueAt: reviewed,
          lastReviewAt: reviewed,
          stability: 3,
          difficulty: 5,
          state: 2,
          reps: 1,
          lapses: 0,
        },
        ...{ learningSteps: 0, scheduledDays: 3, wasRight: answer === asked[name].correctAnswer },
      });
  }
}

test('a class without assignments has no concepts; whose it is not sees none', async () => {
  expect(await concepts()).toEqual([]);
  const stranger = await createUser(api, 'Teacher');
  const refused = await api.refuse(getClassConcepts, { token: stranger.token, params: { id: classId } });
  expect(refused.code).toBe('class-not-found');
});

test('each concept tells how it is known now, how it went at first, and who needs help; the least known comes first', async () => {
  const made = [];
  for (const concept of ['Light', 'Water', 'Air']) {
    const comicId = await createQuizComic(api, teacher.userId);
    await db().update(comics).set({ concept }).where(eq(comics.id, comicId));
    made.push({ comicId, assignmentId: await createAssignment(api, classId, comicId) });
  }
  const [light, water] = made as [(typeof made)[0], (typeof made)[0]];
  // Once more for the class: it is one concept all the same.
  await createAssignment(api, classId, light.comicId);
  await answers(0, light, { light: 'Light', sun: 'The sun' });
  await answers(1, light, { light: 'Light', sun: 'The soil' });
  await answers(0, water, { light: 'Mice' });
  await answers(2, water, { light: 'Light' }, 400);
  await db()
    .insert(readings)
    .values({
      ...{ userId: pupils[0]!.userId, comicId: light.comicId, panels: 3, panelsRead: 3 },
      finishedAt: new Date(),
    });
  const [first, second, third, ...more] = await concepts();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ concept: 'Water', begun: 2, pupils: 3, firstTry: { right: 1, of: 2 } });
  expect(first!.needHelp.map(({ name }) => name)).toEqual(['Pupil 1', 'Pupil 3']);
  expect(first!.needHelp[0]!.known).toBe(0);
  expect(second).toMatchObject({
    ...{ concept: 'Light', comicId: light.comicId, begun: 2, read: 1, firstTry: { right: 3, of: 4 } },
    known: expect.closeTo(0.75),
    needHelp: [{ _id: pupils[1]!.userId, name: 'Pupil 2', known: expect.closeTo(0.5) }],
  });
  expect(third).toMatchObject({
    concept: 'Air',
    begun: 0,
    known: null,
    firstTry: { right: 0, of: 0 },
    needHelp: [],
  });

  // Whoever leaves the class is in nothing of it.
  await db().delete(classMembers).where(eq(classMembers.userId, pupils[1]!.userId));
  const now = (await concepts()).find(({ concept }) => concept === 'Light');
  expect(now).toMatchObject({ pupils: 2, begun: 1, firstTry: { right: 2, of: 2 }, needHelp: [] });
});
