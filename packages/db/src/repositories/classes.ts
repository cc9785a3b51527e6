import { limits } from '@panelwise/contracts/domain/limits';
import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { classes, classInvitations, classMembers, classTeachers, loginCodes } from '../schema/classes.ts';
import { renewCode } from './login-codes.ts';
import { isTaughtBy } from './relations.ts';

export type ClassRow = typeof classes.$inferSelect;
export type ClassChange = Partial<
  Pick<ClassRow, 'name' | 'grade' | 'subject' | 'school' | 'isOpen' | 'offParts' | 'mayBattle'>
>;
/** A class with its code, and how many learn in it. */
export type CountedClass = ClassRow & { code: string; pupilCount: number };

/** Makes a class with its code. */
export async function insertClass(
  tx: Transaction,
  made: Pick<ClassRow, 'ownerId' | 'name' | 'grade' | 'subject' | 'school'>,
): Promise<ClassRow> {
  const [row] = await tx.insert(classes).values(made).returning();
  await renewCode(tx, { classId: row!.id });
  return row!;
}

/** How many classes somebody owns, archived ones included. */
export async function countOwnClasses(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(classes, eq(classes.ownerId, ownerId));
}

const pupils = sql<number>`(select count(*)::int from ${classMembers} join ${users} u on u.id = ${classMembers.userId}
  where ${classMembers.classId} = ${classes.id} and u.deleted_at is null)`;

/** The classes that somebody owns or teaches beside their owner, the newest first. */
export async function listTaughtClasses(db: Queryable, userId: string): Promise<CountedClass[]> {
  const rows = await db
    .select({ class: classes, code: loginCodes.code, pupilCount: pupils })
    .from(classes)
    .leftJoin(loginCodes, eq(loginCodes.classId, classes.id))
    .where(isTaughtBy(db, userId))
    .orderBy(desc(classes.createdAt), desc(classes.id));
  return rows.map((row) => ({ ...row.class, code: row.code ?? '', pupilCount: row.pupilCount }));
}

/** A class with its code and the number of its pupils. */
export async function countClass(db: Queryable, row: ClassRow): Promise<CountedClass> {
  const [counted] = await db
    .select({ code: loginCodes.code, pupilCount: pupils })
    .from(classes)
    .leftJoin(loginCodes, eq(loginCodes.classId, classes.id))
    .where(eq(classes.id, row.id));
  return { ...row, code: counted?.code ?? '', pupilCount: counted?.pupilCount ?? 0 };
}

export async function findClass(db: Queryable, id: string): Promise<ClassRow | undefined> {
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  return row;
}

/** Holds a class until the transaction ends: what is counted of it meanwhile stays true. Undefined where it is gone. */
export async function lockClass(tx: Transaction, id: string): Promise<ClassRow | undefined> {
  const [row] = await tx.select().from(classes).where(eq(classes.id, id)).for('update');
  return row;
}

export async function updateClass(db: Queryable, id: string, change: ClassChange): Promise<ClassRow> {
  const [row] = await db.update(classes).set(change).where(eq(classes.id, id)).returning();
  return row!;
}

/** Puts a class away, or brings it back. */
export async function setArchived(db: Queryable, id: string, archived: boolean): Promise<ClassRow> {
  const [row] = await db
    .update(classes)
    .set({ archivedAt: archived ? sql`coalesce(${classes.archivedAt}, now())` : null })
    .where(eq(classes.id, id))
    .returning();
  return row!;
}

/** The teachers of a class: its owner, then the others as they came. */
export async function listTeachers(db: Queryable, { id, ownerId }: Pick<ClassRow, 'id' | 'ownerId'>) {
  const columns = { id: users.id, firstname: users.firstname, lastname: users.lastname };
  const [owner, others] = await Promise.all([
    db.select(columns).from(users).where(eq(users.id, ownerId)),
    db
      .select(columns)
      .from(classTeachers)
      .innerJoin(users, eq(users.id, classTeachers.userId))
      .where(and(eq(classTeachers.classId, id), isNull(users.deletedAt)))
      .orderBy(asc(classTeachers.createdAt)),
  ]);
  return [...owner, ...others];
}

/** True when a row went. */
export async function removeTeacher(db: Queryable, classId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId)))
    .returning({ userId: classTeachers.userId });
  return gone.length > 0;
}

/** Makes another teacher of a class its owner, and the owner another teacher. False where they do not teach it. */
export async function handOver(tx: Transaction, held: ClassRow, userId: string): Promise<boolean> {
  if (!(await removeTeacher(tx, held.id, userId))) return false;
  await tx.update(classes).set({ ownerId: userId }).where(eq(classes.id, held.id));
  await tx.insert(classTeachers).values({ classId: held.id, userId: held.ownerId });
  return true;
}

/** Keeps a link for a colleague. Undefined when enough of them wait; those that have run out or were used go. */
export async function insertInvitation(
  tx: Transaction,
  classId: string,
  tokenHash: string,
): Promise<{ expiresAt: Date } | undefined> {
  await lockClass(tx, classId);
  const ofClass = eq(classInvitations.classId, classId);
  await tx
    .delete(classInvitations)
    .where(
      and(ofClass, sql`(${classInvitations.expiresAt} <= now() or ${classInvitations.usedAt} is not null)`),
    );
  const [waiting] = await tx.select({ n: count() }).from(classInvitations).where(ofClass);
  if ((waiting?.n ?? 0) >= limits.classInvitationsMax) return undefined;
  const [row] = await tx
    .insert(classInvitations)
    .values({
      tokenHash,
      classId,
      expiresAt: sql`now() + ${limits.classInvitationMs} * interval '1 ms'`,
    })
    .returning();
  return row;
}

const isGood = (tokenHash: string) =>
  and(
    eq(classInvitations.tokenHash, tokenHash),
    isNull(classInvitations.usedAt),
    gt(classInvitations.expiresAt, sql`now()`),
  );

/** The class that a link leads to, while it is good. */
export async function findInvited(db: Queryable, tokenHash: string): Promise<ClassRow | undefined> {
  const [row] = await db
    .select({ class: classes })
    .from(classInvitations)
    .innerJoin(classes, eq(classes.id, classInvitations.classId))
    .where(isGood(tokenHash));
  return row?.class;
}

/** Uses a link up: of two who come at once, one is first. False for the other. */
export async function useInvitation(tx: Transaction, tokenHash: string): Promise<boolean> {
  const used = await tx
    .update(classInvitations)
    .set({ usedAt: sql`now()` })
    .where(isGood(tokenHash))
    .returning({ classId: classInvitations.classId });
  return used.length > 0;
}

export async function insertTeacher(tx: Transaction, classId: string, userId: string): Promise<void> {
  await tx.insert(classTeachers).values({ classId, userId });
}
