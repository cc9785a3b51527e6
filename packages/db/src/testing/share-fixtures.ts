import { randomUUID } from 'node:crypto';
import type { Queryable } from '../client.ts';
import { approve } from '../repositories/editions.ts';
import { classes, classMembers } from '../schema/classes.ts';
import { attempts, readings } from '../schema/learning.ts';
import { insertComic, insertUser } from './fixtures.ts';

/** Long before every month of a test, so that classes are old enough. */
const longAgo = new Date('2023-01-01');

export const insertTeacher = async (db: Queryable): Promise<string> =>
  (await insertUser(db, { userType: 'Teacher' })).id;

export const insertPupils = (db: Queryable, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await insertUser(db, { userType: 'Student' })).id));

export async function insertPublicComic(db: Queryable, ownerId: string, title = 'Leaves'): Promise<string> {
  const comic = await insertComic(db, ownerId, { title });
  await approve(db, [comic.id]);
  return comic.id;
}

/** A class that is there for long. @param joinedAt when these pupils have come to it */
export async function insertOldClass(
  db: Queryable,
  ownerId: string,
  members: readonly string[],
  joinedAt = longAgo,
): Promise<string> {
  const [made] = await db
    .insert(classes)
    .values({ ownerId, name: '6B', grade: '6', createdAt: longAgo })
    .returning();
  const classId = made!.id;
  if (members.length > 0)
    await db.insert(classMembers).values(members.map((userId) => ({ classId, userId, joinedAt })));
  return classId;
}

/** These people read this comic to its end, and answer so many of its questions at human speed. */
export async function insertReads(
  db: Queryable,
  readers: readonly string[],
  comicId: string,
  finishedAt: Date,
  answers = 3,
): Promise<void> {
  await db
    .insert(readings)
    .values(readers.map((userId) => ({ userId, comicId, panels: 6, panelsRead: 6, finishedAt })))
    .onConflictDoNothing();
  const given = {
    comicId,
    hardcore: false,
    context: 'reader',
    answer: 'A',
    isRight: true,
    ms: 9_000,
  } as const;
  const rows = readers.flatMap((userId) =>
    Array.from({ length: answers }, (_, i) => ({
      ...given,
      userId,
      itemKey: `${comicId} ${i}`,
      eventId: randomUUID(),
      isFirst: true,
      counts: true,
      createdAt: finishedAt,
    })),
  );
  if (rows.length > 0) await db.insert(attempts).values(rows);
}
