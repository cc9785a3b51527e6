import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import {
  auditLog,
  codeGuesses,
  consents,
  contacts,
  otps,
  refreshTokens,
  registrations,
  users,
} from '../schema/accounts.ts';
import { assignmentPupils, assignments, classes, classTeachers, pictureLogins } from '../schema/classes.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { forgetAuditWords } from './audit.ts';
import { partFromChildren } from './family-children.ts';
import {
  deleteRuns,
  isFreeToRemove,
  isWriting,
  listOwnBought,
  type ObjectRemover,
  removingUntil,
} from './run-deletion.ts';
import { cancelRun, endRun } from './runs.ts';

/**
 * Closes the accounts whose day has come: nobody can log in or keep them any more, their runs stop, and what
 * they own waits to be removed. Gives the accounts and the runs that were stopped just now.
 */
export async function closeDueAccounts(db: Database): Promise<{ userIds: string[]; runIds: string[] }> {
  const userIds = await db.transaction(async (tx) => {
    const closed = await tx
      .update(users)
      .set({ deletedAt: sql`now()` })
      .where(and(lte(users.deleteAt, sql`now()`), isNull(users.deletedAt)))
      .returning({ id: users.id });
    const ids = closed.map(({ id }) => id);
    await tx.delete(refreshTokens).where(inArray(refreshTokens.userId, ids));
    const pupilIds: string[] = [];
    for (const id of ids) pupilIds.push(...(await passClassesOn(tx, id)).pupilIds);
    return [...ids, ...pupilIds];
  });
  const open = await db
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.ownerId))
    .where(and(inArray(runs.status, ['queued', 'running']), sql`${users.deletedAt} is not null`));
  for (const { id } of open) await cancelRun(db, id).catch(() => undefined);
  return { userIds, runIds: open.map(({ id }) => id) };
}

/** What has come of closing accounts, for whoever tells other processes. */
export type Closed = {
  runIds: string[];
  liveComicIds: string[];
  /** Pupils whose account was closed with that of their teacher. */
  pupilIds: string[];
};

/**
 * Closes an account at this moment, whatever its day is: nobody can log in or keep it any more, its runs stop, and nothing
 * of it is shown. Gives the runs that were stopped, and its comics that readers saw.
 */
export async function closeAccount(tx: Transaction, userId: string): Promise<Closed> {
  // Runs are locked before comics, as their ends are written.
  const open = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.ownerId, userId), inArray(runs.status, ['queued', 'running'])))
    .orderBy(runs.id);
  for (const { id } of open) await endRun(tx, id, { status: 'cancelled' });
  await tx
    .update(users)
    .set({ deleteAt: sql`least(${users.deleteAt}, now())`, deletedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
  const live = await tx
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.ownerId, userId), isNull(comics.deletedAt), isNotNull(comics.publicEditionId)));
  await tx
    .update(comics)
    .set({ deletedAt: sql`now()`, version: sql`${comics.version} + 1` })
    .where(and(eq(comics.ownerId, userId), isNull(comics.deletedAt)));
  const passed = await passClassesOn(tx, userId);
  return {
    runIds: [...open.map(({ id }) => id), ...passed.runIds],
    liveComicIds: [...live.map(({ id }) => id), ...passed.liveComicIds],
    pupilIds: passed.pupilIds,
  };
}

/**
 * What becomes of the classes of somebody who leaves: the teacher who has been with a class longest owns it from then on. A class
 * that has no other goes, and the accounts of those who logged in by its pictures are closed with it: nobody is left who
 * speaks for them.
 */
async function passClassesOn(tx: Transaction, userId: string): Promise<Closed> {
  const closed: Closed = { runIds: [], liveComicIds: [], pupilIds: [] };
  const own = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(eq(classes.ownerId, userId))
    .for('update');
  for (const { id } of own) {
    const [heir] = await tx
      .select({ userId: classTeachers.userId })
      .from(classTeachers)
      .innerJoin(users, eq(users.id, classTeachers.userId))
      .where(and(eq(classTeachers.classId, id), isNull(users.deletedAt)))
      .orderBy(asc(classTeachers.createdAt), asc(classTeachers.userId))
      .limit(1);
    if (heir) {
      await tx.update(classes).set({ ownerId: heir.userId }).where(eq(classes.id, id));
      await tx
        .delete(classTeachers)
        .where(and(eq(classTeachers.classId, id), eq(classTeachers.userId, heir.userId)));
      continue;
    }
    const pupils = await tx
      .select({ userId: pictureLogins.userId })
      .from(pictureLogins)
      .where(and(eq(pictureLogins.classId, id), ne(pictureLogins.userId, userId)));
    for (const pupil of pupils) {
      await withdrawSchoolConsent(tx, pupil.userId);
      const { runIds, liveComicIds } = await closeAccount(tx, pupil.userId);
      closed.runIds.push(...runIds);
      closed.liveComicIds.push(...liveComicIds);
      closed.pupilIds.push(pupil.userId);
    }
    await tx.delete(classes).where(eq(classes.id, id));
  }
  return closed;
}

/** What a school said for a pupil is taken back. */
export async function withdrawSchoolConsent(tx: Transaction, childId: string): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(consents.childId, childId), eq(consents.kind, 'school'), isNull(consents.withdrawnAt)));
}

/** Closed accounts that nothing is written for any more, oldest first. */
export async function listClosedAccounts(db: Queryable): Promise<string[]> {
  const writing = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.ownerId, users.id), isWriting()));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.deletedAt} is not null`, notExists(writing)))
    .orderBy(asc(users.deletedAt));
  return rows.map(({ id }) => id);
}

/**
 * Deletes a closed account: `remove` is given what it has in the store, and when that is through the rows
 * go. Objects may take long, so no transaction waits for them: the row says that one worker is at it. Fails as a whole and
 * can be called again. False when there is nothing to do, or another worker is at it.
 */
export async function deleteClosedAccount(
  db: Database,
  userId: string,
  remove: ObjectRemover,
): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ removingUntil: removingUntil() })
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt), isFreeToRemove(users.removingUntil)))
    .returning({ id: users.id });
  if (claimed.length === 0) return false;
  try {
    const owned = await db.select({ id: comics.id }).from(comics).where(eq(comics.ownerId, userId));
    await remove.comics(owned.map(({ id }) => id));
    await remove.bought(await listOwnBought(db, eq(runs.ownerId, userId)));
    return await db.transaction((tx) => deleteRows(tx, userId));
  } catch (error) {
    await db.update(users).set({ removingUntil: null }).where(eq(users.id, userId));
    throw error;
  }
}

/** Pages, panels, learning content, tasks, events, sessions and codes go with the rows that they hang on, sign-ups and messages with the e-mail. */
async function deleteRows(tx: Transaction, userId: string): Promise<boolean> {
  await deleteRuns(tx, eq(runs.ownerId, userId));
  const own = tx.select({ id: comics.id }).from(comics).where(eq(comics.ownerId, userId));
  await forgetAuditWords(
    tx,
    or(eq(auditLog.subjectId, userId), eq(auditLog.actorId, userId), inArray(auditLog.subjectId, own)),
  );
  await partFromChildren(tx, userId, closeAccount);
  await tx.delete(comics).where(eq(comics.ownerId, userId));
  await tx.delete(series).where(eq(series.ownerId, userId));
  await deleteAssignmentsFor(tx, userId);
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  if (user) {
    await tx.delete(registrations).where(eq(registrations.email, user.email));
    await tx.delete(otps).where(eq(otps.email, user.email));
    await tx.delete(codeGuesses).where(eq(codeGuesses.email, user.email));
    await tx.delete(contacts).where(sql`lower(${contacts.email}) = ${user.email}`);
    // A teacher who spoke for pupils: that it was said stays with each pupil, who said it does not.
    await tx
      .update(consents)
      .set({ adultEmail: '' })
      .where(and(eq(consents.kind, 'school'), eq(consents.adultEmail, user.email)));
  }
  return user !== undefined;
}

/** What was assigned to them alone: without anybody who is named it would be for the whole class. */
async function deleteAssignmentsFor(tx: Transaction, userId: string): Promise<void> {
  const theirs = tx
    .select({ id: assignmentPupils.assignmentId })
    .from(assignmentPupils)
    .groupBy(assignmentPupils.assignmentId)
    .having(sql`bool_and(${assignmentPupils.userId} = ${userId})`);
  await tx.delete(assignments).where(inArray(assignments.id, theirs));
}
