import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { assignmentComics, assignmentPupils, assignments, classMembers } from '../schema/classes.ts';
import { comics, editions, series } from '../schema/comics.ts';
import { attempts, readings, reviewCards } from '../schema/learning.ts';
import { isPublic } from './library.ts';

/** The comics that were ever assigned to a class, the latest first. What is gone or hidden is left out. */
export async function listComicsOfClass(db: Queryable, classId: string) {
  return db
    .select({
      id: comics.id,
      title: comics.title,
      concept: comics.concept,
      partNumber: comics.partNumber,
      partCount: sql<number>`jsonb_array_length(${series.parts})`,
      isPublic: sql<boolean>`${isPublic}`,
      thumbnailKey: sql<string | null>`coalesce(${editions.thumbnailKey}, ${comics.thumbnailKey})`,
    })
    .from(assignmentComics)
    .innerJoin(assignments, eq(assignments.id, assignmentComics.assignmentId))
    .innerJoin(comics, eq(comics.id, assignmentComics.comicId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(eq(assignments.classId, classId), isNull(comics.deletedAt), isNull(comics.hiddenAt)))
    .groupBy(comics.id, series.id, editions.id)
    .orderBy(sql`${max(assignments.createdAt)} desc`, asc(comics.id));
}

/**
 * Every pupil of a class with every comic that was assigned to them, in one query: whether it is read, their first answers in these
 * assignments that count and how many are right, and a row for each of their cards of it, or one without.
 */
export async function listConceptStandings(db: Queryable, classId: string) {
  const ofClass = sql`select a.id, a.class_id from ${assignments} a where a.class_id = ${classId}`;
  const given = db
    .selectDistinct({ userId: classMembers.userId, comicId: assignmentComics.comicId })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .innerJoin(classMembers, eq(classMembers.classId, assignments.classId))
    .innerJoin(users, and(eq(users.id, classMembers.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(assignments.classId, classId),
        sql`(not exists (select 1 from ${assignmentPupils} p where p.assignment_id = ${assignments.id})
          or exists (select 1 from ${assignmentPupils} p
            where p.assignment_id = ${assignments.id} and p.user_id = ${classMembers.userId}))`,
      ),
    )
    .as('given');
  const firsts = db
    .selectDistinctOn([attempts.userId, attempts.comicId, attempts.itemKey], {
      userId: attempts.userId,
      comicId: attempts.comicId,
      isRight: attempts.isRight,
      counts: attempts.counts,
    })
    .from(attempts)
    .where(sql`${attempts.assignmentId} in (select own.id from (${ofClass}) own)`)
    .orderBy(attempts.userId, attempts.comicId, attempts.itemKey, attempts.createdAt, attempts.id)
    .as('firsts');
  const counted = db
    .select({
      userId: firsts.userId,
      comicId: firsts.comicId,
      of: sql<number>`count(*)`.mapWith(Number).as('of'),
      right: sql<number>`count(*) filter (where ${firsts.isRight})`.mapWith(Number).as('right'),
    })
    .from(firsts)
    .where(eq(firsts.counts, true))
    .groupBy(firsts.userId, firsts.comicId)
    .as('counted');
  return db
    .select({
      userId: given.userId,
      comicId: given.comicId,
      isRead: sql<boolean>`${readings.finishedAt} is not null`,
      of: sql<number>`coalesce(${counted.of}, 0)`.mapWith(Number),
      right: sql<number>`coalesce(${counted.right}, 0)`.mapWith(Number),
      card: reviewCards,
    })
    .from(given)
    .leftJoin(readings, and(eq(readings.userId, given.userId), eq(readings.comicId, given.comicId)))
    .leftJoin(counted, and(eq(counted.userId, given.userId), eq(counted.comicId, given.comicId)))
    .leftJoin(reviewCards, and(eq(reviewCards.userId, given.userId), eq(reviewCards.comicId, given.comicId)));
}
