import type { Aid } from '@panelwise/contracts/domain/evidence';
import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { assignmentPupils, assignments, classes, classMembers, pictureLogins } from '../schema/classes.ts';
import { avatars, learnerAids } from '../schema/learning.ts';
import { type Closed, closeAccount, withdrawSchoolConsent } from './account-deletion.ts';
import { brokenConstraint } from './broken-constraint.ts';
import type { PictureLoginRow } from './picture-logins.ts';

/** Somebody who learns in a class. `login` is there where they log in by the pictures of this class. */
export type Member = {
  userId: string;
  name: string;
  joinedAt: Date;
  login: PictureLoginRow | null;
  avatar: string | null;
  aids: Aid[];
  /** What is switched off for them alone. */
  offParts: PlayPart[];
};

const isThere = isNull(users.deletedAt);

/** Who learns in a class, by name; one of them where an id is given. */
export async function listMembers(db: Queryable, classId: string, userId?: string): Promise<Member[]> {
  const name = sql<string>`coalesce(${pictureLogins.nickname}, trim(${users.firstname} || ' ' || ${users.lastname}))`;
  const rows = await db
    .select({
      userId: users.id,
      name,
      joinedAt: classMembers.joinedAt,
      login: pictureLogins,
      avatar: avatars.code,
      aids: learnerAids.aids,
      offParts: classMembers.offParts,
    })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .leftJoin(
      pictureLogins,
      and(eq(pictureLogins.userId, users.id), eq(pictureLogins.classId, classMembers.classId)),
    )
    .leftJoin(learnerAids, eq(learnerAids.userId, users.id))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(
      and(eq(classMembers.classId, classId), isThere, userId ? eq(classMembers.userId, userId) : undefined),
    )
    .orderBy(asc(sql`lower(${name})`), asc(users.id));
  return rows.map((row) => ({ ...row, aids: row.aids ?? [] }));
}

export async function countMembers(db: Queryable, classId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), isThere));
  return row?.n ?? 0;
}

/** The classes that somebody learns in, archived ones apart, the newest first. */
export async function listJoined(db: Queryable, userId: string) {
  return db
    .select({
      class: classes,
      joinedAt: classMembers.joinedAt,
      firstname: users.firstname,
      lastname: users.lastname,
      homeId: pictureLogins.classId,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(users, eq(users.id, classes.ownerId))
    .leftJoin(pictureLogins, eq(pictureLogins.userId, classMembers.userId))
    .where(and(eq(classMembers.userId, userId), isNull(classes.archivedAt)))
    .orderBy(sql`${classMembers.joinedAt} desc`);
}

/** Lets somebody learn in a class; who is in it already stays as they are. */
export async function insertMember(db: Queryable, classId: string, userId: string): Promise<void> {
  await db.insert(classMembers).values({ classId, userId }).onConflictDoNothing();
}

/** Switches parts of play off for one pupil of a class, and those that are not among them on. */
export async function saveOffParts(
  db: Queryable,
  classId: string,
  userId: string,
  offParts: readonly PlayPart[],
): Promise<void> {
  await db
    .update(classMembers)
    .set({ offParts: [...new Set(offParts)] })
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
}

/** Takes somebody out of a class, and out of what is for them alone in it. False where they were not in it. */
export async function removeMember(tx: Transaction, classId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
    .returning({ userId: classMembers.userId });
  await forgetNamed(tx, classId, userId);
  return gone.length > 0;
}

/** An assignment for some pupils names this one no more; one for them alone goes, since it would be for everybody then. */
async function forgetNamed(tx: Transaction, classId: string, userId: string): Promise<void> {
  const named = await tx
    .delete(assignmentPupils)
    .where(
      and(
        eq(assignmentPupils.userId, userId),
        sql`${assignmentPupils.assignmentId} in (select id from ${assignments} where class_id = ${classId})`,
      ),
    )
    .returning({ assignmentId: assignmentPupils.assignmentId });
  for (const { assignmentId } of named) {
    const left = await tx.$count(assignmentPupils, eq(assignmentPupils.assignmentId, assignmentId));
    if (left === 0) await tx.delete(assignments).where(eq(assignments.id, assignmentId));
  }
}

/**
 * Moves somebody to another class, with their pictures where they log in by those of the old one. False where somebody there has
 * their nickname. Call it in a transaction of its own: a refusal ends it.
 */
export async function moveMember(
  tx: Transaction,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const [member] = await listMembers(tx, from, userId);
  await removeMember(tx, from, userId);
  await insertMember(tx, to, userId);
  if (member) await saveOffParts(tx, to, userId, member.offParts);
  try {
    await tx
      .update(pictureLogins)
      .set({ classId: to })
      .where(and(eq(pictureLogins.userId, userId), eq(pictureLogins.classId, from)));
    return true;
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'unique') return false;
    throw error;
  }
}

/** Closes the account of a pupil who logs in by the pictures of this class: what the school said for them is taken back. */
export async function closePupil(tx: Transaction, classId: string, userId: string): Promise<Closed> {
  await removeMember(tx, classId, userId);
  await withdrawSchoolConsent(tx, userId);
  return closeAccount(tx, userId);
}
