import type { AttemptAid } from '@panelwise/contracts/domain/evidence';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { subjects } from '../schema/catalogue.ts';
import { assignmentComics, assignments, classes } from '../schema/classes.ts';
import { comics, editions } from '../schema/comics.ts';
import { attempts, readingDays, readings, reviewCards } from '../schema/learning.ts';
import type { ReviewCardRow } from './attempts.ts';
import { isPublic } from './library.ts';
import { isAssignedTo, isByTeacherOf } from './relations.ts';

/** For how long a child read which comic on which day, from a day on. */
export async function listReadingDays(db: Queryable, userId: string, fromDay: string) {
  return db
    .select({ day: readingDays.day, comicId: readingDays.comicId, ms: readingDays.ms })
    .from(readingDays)
    .where(and(eq(readingDays.userId, userId), gte(readingDays.day, fromDay)))
    .orderBy(asc(readingDays.day));
}

/** How far a child has read these comics. */
export async function listReadings(db: Queryable, userId: string, comicIds: string[]) {
  return db
    .select()
    .from(readings)
    .where(and(eq(readings.userId, userId), inArray(readings.comicId, comicIds)))
    .orderBy(desc(readings.updatedAt));
}

/** How many answers of a child since a day had help, of how many, and by which aids. */
export async function countHelped(db: Queryable, userId: string, fromDay: string) {
  const [row] = await db
    .select({
      answers: sql<number>`count(*) filter (where jsonb_array_length(${attempts.aids}) > 0)`.mapWith(Number),
      of: sql<number>`count(*)`.mapWith(Number),
      aids: sql<AttemptAid[][]>`coalesce(jsonb_agg(distinct ${attempts.aids}), '[]'::jsonb)`,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), sql`${attempts.createdAt} at time zone 'UTC' >= ${fromDay}`));
  const { aids, ...counts } = row!;
  return { ...counts, aids: [...new Set(aids.flat())] };
}

/** The review cards of a child. */
export async function listReviewCards(db: Queryable, userId: string): Promise<ReviewCardRow[]> {
  return db.select().from(reviewCards).where(eq(reviewCards.userId, userId));
}

/** What these comics are called, deleted ones left out, and whether the library has them. */
export async function listComicsShown(db: Queryable, ids: string[]) {
  return db
    .select({
      id: comics.id,
      title: comics.title,
      partNumber: comics.partNumber,
      subject: subjects.name,
      thumbnailKey: editions.thumbnailKey,
      isPublic: sql<boolean>`${comics.publicEditionId} is not null and ${comics.hiddenAt} is null`,
    })
    .from(comics)
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(inArray(comics.id, ids), isNull(comics.deletedAt)));
}

/** What a child has to do for its classes, what is due first at the head. */
export async function listSchoolWork(db: Queryable, userId: string) {
  return db
    .select({
      assignmentId: assignments.id,
      className: classes.name,
      teacher: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`,
      title: sql<string>`string_agg(${comics.title}, ', ' order by ${assignmentComics.position})`,
      goal: assignments.goal,
      dueAt: assignments.dueAt,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(users, eq(users.id, classes.ownerId))
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .innerJoin(comics, and(eq(comics.id, assignmentComics.comicId), isNull(comics.deletedAt)))
    .where(
      and(
        isAssignedTo(db, userId),
        isNull(assignments.endedAt),
        or(isPublic, isByTeacherOf(db, assignments.classId)),
      ),
    )
    .groupBy(assignments.id, classes.name, users.firstname, users.lastname)
    .orderBy(sql`${assignments.dueAt} asc nulls last`, asc(assignments.createdAt))
    .limit(50);
}
