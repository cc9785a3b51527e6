import { randomUUID } from 'node:crypto';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { attempts } from '@panelwise/db/schema/learning';
import { asked } from '../modules/learn/testing-learner.ts';
import { createUser, type TestUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** A class of this teacher with so many pupils, named by their number. */
export async function createTaughtClass(
  test: TestApp,
  ownerId: string,
  pupilCount = 2,
): Promise<{ classId: string; pupils: TestUser[] }> {
  const { db } = test.deps.database;
  const [room] = await db.insert(classes).values({ ownerId, name: '6B', grade: '6' }).returning();
  const pupils: TestUser[] = [];
  for (let i = 0; i < pupilCount; i++) {
    const pupil = await createUser(test, 'Student', { firstname: 'Pupil', lastname: String(i + 1) });
    await db.insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
    pupils.push(pupil);
  }
  return { classId: room!.id, pupils };
}

/** An assignment of this comic for a class, with its quiz. */
export async function createAssignment(test: TestApp, classId: string, comicId: string): Promise<string> {
  const { db } = test.deps.database;
  const [made] = await db
    .insert(assignments)
    .values({ classId, goal: 'read-and-quiz', tries: 2 })
    .returning();
  await db.insert(assignmentComics).values({ assignmentId: made!.id, comicId, position: 0 });
  return made!.id;
}

/** What somebody answered in an assignment, kept as it would be; the last one is the newest. */
export async function insertAnswers(
  test: TestApp,
  { userId, comicId, assignmentId }: { userId: string; comicId: string; assignmentId: string },
  name: keyof typeof asked,
  given: { answer: string; ms?: number; counts?: boolean }[],
): Promise<void> {
  const itemKey = itemKeyOf(comicId, false, asked[name]);
  const now = Date.now();
  await test.deps.database.db.insert(attempts).values(
    given.map(({ answer, ms = 9_000, counts }, i) => ({
      ...{ userId, comicId, assignmentId, itemKey, answer, ms },
      hardcore: false,
      context: 'assignment' as const,
      eventId: randomUUID(),
      isRight: answer === asked[name].correctAnswer,
      isFirst: i === 0,
      counts: counts ?? i === 0,
      createdAt: new Date(now + i),
    })),
  );
}
