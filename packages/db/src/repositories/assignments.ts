import type { ClassPupil } from '@panelwise/contracts/domain/class-results';
import type { AssignmentPlan } from '@panelwise/contracts/http/assignments';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import {
  assignmentComics,
  assignmentPupils,
  assignments,
  classes,
  classMembers,
  pictureLogins,
} from '../schema/classes.ts';
import { comics, editions, pages, panels, series } from '../schema/comics.ts';
import { attempts, learnerAids, readings } from '../schema/learning.ts';
import { isPublic } from './library.ts';
import { isTaughtBy } from './relations.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

/** Who learns in these classes, by name, with what makes it easier for them. */
export async function listPupilsOf(db: Queryable, classIds: string[]): Promise<Map<string, ClassPupil[]>> {
  if (classIds.length === 0) return new Map();
  const name = sql<string>`coalesce(${pictureLogins.nickname}, trim(${users.firstname} || ' ' || ${users.lastname}))`;
  const rows = await db
    .select({ classId: classMembers.classId, _id: users.id, name, aids: learnerAids.aids })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .leftJoin(
      pictureLogins,
      and(eq(pictureLogins.userId, users.id), eq(pictureLogins.classId, classMembers.classId)),
    )
    .leftJoin(learnerAids, eq(learnerAids.userId, users.id))
    .where(and(inArray(classMembers.classId, classIds), isNull(users.deletedAt)))
    .orderBy(asc(sql`lower(${name})`), asc(users.id));
  const pupils = rows.map(({ aids, ...row }) => ({ ...row, aids: aids ?? [] }));
  const byClass = Map.groupBy(pupils, ({ classId }) => classId);
  return new Map(
    classIds.map((id) => [id, (byClass.get(id) ?? []).map(({ classId: _, ...pupil }) => pupil)]),
  );
}

/** The classes that somebody teaches and has not put away, the newest first. */
export async function listOpenClasses(db: Queryable, userId: string) {
  return db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(and(isTaughtBy(db, userId), isNull(classes.archivedAt)))
    .orderBy(desc(classes.createdAt), desc(classes.id));
}

/** Holds a class until the transaction ends, so that two assignments at once are both counted. */
export async function countAssignments(
  tx: Transaction,
  classId: string,
): Promise<{ all: number; running: number }> {
  await tx.select({ id: classes.id }).from(classes).where(eq(classes.id, classId)).for('update');
  const [row] = await tx
    .select({
      all: count(),
      running: sql<number>`count(*) filter (where ${assignments.endedAt} is null)`.mapWith(Number),
    })
    .from(assignments)
    .where(eq(assignments.classId, classId));
  return row!;
}

/** Comics of a series that can be assigned together, in their order: what is public, and what of it is this person's and drawn. */
export async function listAssignableParts(db: Queryable, userId: string, seriesId: string) {
  const drawn = db
    .select({ one: sql`1` })
    .from(pages)
    .where(and(eq(pages.comicId, comics.id), isNotNull(pages.imageKey)));
  return db
    .select({ id: comics.id, isPublic: sql<boolean>`${isPublic}` })
    .from(comics)
    .where(
      and(
        eq(comics.seriesId, seriesId),
        isNull(comics.deletedAt),
        isNull(comics.hiddenAt),
        sql`(${isPublic} or (${comics.ownerId} = ${userId} and exists ${drawn}))`,
      ),
    )
    .orderBy(asc(comics.partNumber), asc(comics.createdAt));
}

/** How many panels a comic has now. */
export async function countPanels(db: Queryable, comicId: string): Promise<number> {
  return db.$count(panels, eq(panels.comicId, comicId));
}

export async function insertAssignment(
  tx: Transaction,
  made: { classId: string; madeBy: string; goal: AssignmentRow['goal']; comicIds: string[] },
  { dueAt, tries, aids, word, pupils }: AssignmentPlan,
): Promise<string> {
  const { comicIds, ...rest } = made;
  const [row] = await tx
    .insert(assignments)
    .values({ ...rest, dueAt: dueAt === null ? null : new Date(dueAt), tries, aids, note: word })
    .returning();
  const assignmentId = row!.id;
  await tx
    .insert(assignmentComics)
    .values(comicIds.map((comicId, position) => ({ assignmentId, comicId, position })));
  await putPupils(tx, assignmentId, pupils);
  return assignmentId;
}

async function putPupils(tx: Transaction, assignmentId: string, pupils: string[]): Promise<void> {
  await tx.delete(assignmentPupils).where(eq(assignmentPupils.assignmentId, assignmentId));
  if (pupils.length > 0)
    await tx.insert(assignmentPupils).values(pupils.map((userId) => ({ assignmentId, userId })));
}

export async function updateAssignment(
  tx: Transaction,
  id: string,
  { dueAt, tries, aids, word, pupils }: AssignmentPlan,
): Promise<void> {
  await tx
    .update(assignments)
    .set({ dueAt: dueAt === null ? null : new Date(dueAt), tries, aids, note: word })
    .where(eq(assignments.id, id));
  await putPupils(tx, id, pupils);
}

/** Ends an assignment; one that has ended keeps its day. */
export async function endAssignment(db: Queryable, id: string): Promise<void> {
  await db
    .update(assignments)
    .set({ endedAt: sql`coalesce(${assignments.endedAt}, now())` })
    .where(eq(assignments.id, id));
}

/** An assignment of this class. */
export async function findAssignment(
  db: Queryable,
  classId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  const [row] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.classId, classId)));
  return row;
}

/**
 * Assignments of a class with their comics and how far its pupils are: what has not ended first, the newest first.
 * @param only one of them
 */
export async function listAssignments(db: Queryable, classId: string, only?: string) {
  const forThem = sql`(
    not exists (select 1 from ${assignmentPupils} p where p.assignment_id = ${assignments.id})
    or exists (select 1 from ${assignmentPupils} p where p.assignment_id = ${assignments.id} and p.user_id = m.user_id))`;
  const members = sql`${classMembers} m join ${users} u on u.id = m.user_id
    where m.class_id = ${assignments.classId} and u.deleted_at is null and ${forThem}`;
  const unread = sql`(
    select 1 from ${assignmentComics} c
    left join ${readings} r on r.comic_id = c.comic_id and r.user_id = m.user_id
    where c.assignment_id = ${assignments.id} and r.finished_at is null)`;
  const answered = sql`(
    select 1 from ${attempts} a where a.assignment_id = ${assignments.id} and a.user_id = m.user_id)`;
  const rows = await db
    .select({
      row: assignments,
      isOver: sql<boolean>`coalesce(${assignments.dueAt} < now(), false)`,
      pupils: sql<
        string[]
      >`array(select p.user_id from ${assignmentPupils} p where p.assignment_id = ${assignments.id})`,
      pupilCount: sql<number>`(select count(*) from ${members})`.mapWith(Number),
      read: sql<number>`(select count(*) from ${members} and not exists ${unread})`.mapWith(Number),
      answering: sql<number>`(select count(*) from ${members} and exists ${answered})`.mapWith(Number),
    })
    .from(assignments)
    // The columns are named with their tables so, which the parts of the query ask for.
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(eq(assignments.classId, classId), only ? eq(assignments.id, only) : undefined))
    .orderBy(sql`${assignments.endedAt} is not null`, desc(assignments.createdAt), desc(assignments.id));
  const listed = await listComicsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((one) => ({ ...one, comics: listed.get(one.row.id) ?? [] }));
}
export type ListedAssignment = Awaited<ReturnType<typeof listAssignments>>[number];

async function listComicsOf(db: Queryable, assignmentIds: string[]) {
  const rows = await db
    .select({
      assignmentId: assignmentComics.assignmentId,
      id: comics.id,
      title: comics.title,
      partNumber: comics.partNumber,
      partCount: sql<number>`jsonb_array_length(${series.parts})`,
      isPublic: sql<boolean>`${isPublic}`,
      thumbnailKey: sql<string | null>`coalesce(${editions.thumbnailKey}, ${comics.thumbnailKey})`,
    })
    .from(assignmentComics)
    .innerJoin(comics, eq(comics.id, assignmentComics.comicId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .leftJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(inArray(assignmentComics.assignmentId, assignmentIds))
    .orderBy(asc(assignmentComics.position));
  return Map.groupBy(rows, ({ assignmentId }) => assignmentId);
}
