import { and, count, eq, exists, isNull, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import {
  assignmentComics,
  assignmentPupils,
  assignments,
  classes,
  classMembers,
  classTeachers,
  pictureLogins,
} from '../schema/classes.ts';
import { comics } from '../schema/comics.ts';
import { familyLinks } from '../schema/families.ts';
import { attempts } from '../schema/learning.ts';

/*
 * Who is what to whom: the relations by which one person may see or change what is another's. Each is asked of the
 * database at the moment of the call, so that whoever is taken out of a class sees nothing of it from then on.
 */

/** True for classes that this person owns, or is another teacher of. */
export function isTaughtBy(db: Queryable, userId: string | SQLWrapper): SQL {
  const together = db
    .select({ one: sql`1` })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classes.id), eq(classTeachers.userId, userId)));
  return or(eq(classes.ownerId, userId), exists(together))!;
}

/**
 * True of comics whose author teaches this class. Unreviewed a comic is read by the author's own classes alone, whatever was
 * assigned while it was in the library.
 */
export function isByTeacherOf(db: Queryable, classId: string | SQLWrapper): SQL {
  const taught = db
    .select({ one: sql`1` })
    .from(classes)
    .where(and(sql`${classes.id} = ${classId}`, isTaughtBy(db, comics.ownerId)));
  return exists(taught);
}

/** A class that this person teaches, archived or not; undefined for everybody else. */
export async function findTaughtClass(db: Queryable, userId: string, classId: string) {
  const [found] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), isTaughtBy(db, userId)));
  return found;
}

/** True while this person learns in the class. */
export async function isMember(db: Queryable, classId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  return row !== undefined;
}

/** True while the pupil is in a class of this teacher that is not archived. */
export async function teaches(db: Queryable, teacherId: string, pupilId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.userId, pupilId), isNull(classes.archivedAt), isTaughtBy(db, teacherId)))
    .limit(1);
  return row !== undefined;
}

/** True while the two are linked. */
export async function isParentOf(db: Queryable, parentId: string, childId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(familyLinks)
    .where(and(eq(familyLinks.parentId, parentId), eq(familyLinks.childId, childId)));
  return row !== undefined;
}

/** True for assignments that are this pupil's to do: of a class that they are in, for all in it or for them. */
export function isAssignedTo(db: Queryable, userId: string): SQL {
  const member = db
    .select({ one: sql`1` })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(
      and(
        eq(classMembers.classId, assignments.classId),
        eq(classMembers.userId, userId),
        isNull(classes.archivedAt),
      ),
    );
  const named = db
    .select({ userId: assignmentPupils.userId })
    .from(assignmentPupils)
    .where(eq(assignmentPupils.assignmentId, assignments.id));
  const namesThem = db
    .select({ one: sql`1` })
    .from(assignmentPupils)
    .where(and(eq(assignmentPupils.assignmentId, assignments.id), eq(assignmentPupils.userId, userId)));
  return and(exists(member), or(notExists(named), exists(namesThem)))!;
}

/** An assignment of this comic that is this pupil's to do; undefined for everything else. */
export async function findAssigned(db: Queryable, userId: string, assignmentId: string, comicId: string) {
  const [found] = await db
    .select({ assignment: assignments })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .where(
      and(eq(assignments.id, assignmentId), eq(assignmentComics.comicId, comicId), isAssignedTo(db, userId)),
    );
  return found?.assignment;
}

/**
 * The assignment that asks this pupil this item now and has neither its right answer nor all tries yet, what is due first; undefined
 * where there is none.
 */
export async function findUnsettled(
  db: Queryable,
  userId: string,
  { comicId, itemKey, hardcore }: { comicId: string; itemKey: string; hardcore: boolean },
) {
  const given = and(
    eq(attempts.assignmentId, assignments.id),
    eq(attempts.userId, userId),
    eq(attempts.itemKey, itemKey),
  );
  const right = db.select({ one: sql`1` }).from(attempts).where(and(given, attempts.isRight));
  const used = db.select({ n: count() }).from(attempts).where(given);
  const [found] = await db
    .select({ id: assignments.id, tries: assignments.tries })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .where(
      and(
        eq(assignmentComics.comicId, comicId),
        isNull(assignments.endedAt),
        eq(assignments.goal, hardcore ? 'read-and-hardcore-quiz' : 'read-and-quiz'),
        isAssignedTo(db, userId),
        notExists(right),
        sql`coalesce(${used} < ${assignments.tries}, true)`,
      ),
    )
    .orderBy(sql`${assignments.dueAt} nulls last`, assignments.createdAt)
    .limit(1);
  return found;
}

/** True while this teacher teaches the class that the pupil logs in to: the account is the school's, not the child's own. */
export async function isClassPupilOf(db: Queryable, teacherId: string, pupilId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(pictureLogins)
    .innerJoin(classes, eq(classes.id, pictureLogins.classId))
    .where(and(eq(pictureLogins.userId, pupilId), isTaughtBy(db, teacherId)));
  return row !== undefined;
}

/** True where this comic was assigned to this pupil, whether they still have to do it or not. */
export async function wasAssigned(db: Queryable, userId: string, comicId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(assignments)
    .innerJoin(assignmentComics, eq(assignmentComics.assignmentId, assignments.id))
    .where(and(eq(assignmentComics.comicId, comicId), isAssignedTo(db, userId)))
    .limit(1);
  return row !== undefined;
}
