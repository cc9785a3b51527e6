import { and, asc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { refreshTokens, users } from '../schema/accounts.ts';
import { comics, comicViews, quizAttempts, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { deleteRuns, isWriting } from './run-deletion.ts';
import { cancelRun } from './runs.ts';

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
    return ids;
  });
  const open = await db
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.ownerId))
    .where(and(inArray(runs.status, ['queued', 'running']), sql`${users.deletedAt} is not null`));
  for (const { id } of open) await cancelRun(db, id).catch(() => undefined);
  return { userIds, runIds: open.map(({ id }) => id) };
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
 * Deletes a closed account: `removeObjects` gets the ids of all its comics, and when it is through the rows
 * go. Fails as a whole and can be called again. False when there is nothing to do, or another worker is at it.
 */
export async function deleteClosedAccount(
  db: Database,
  userId: string,
  removeObjects: (comicIds: string[]) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), sql`${users.deletedAt} is not null`))
      .for('update', { skipLocked: true });
    if (!mine) return false;
    const owned = await tx.select({ id: comics.id }).from(comics).where(eq(comics.ownerId, userId));
    await removeObjects(owned.map(({ id }) => id));
    await deleteRows(tx, userId);
    return true;
  });
}

/** Pages, panels, learning content, tasks, events, sessions and codes go with the rows that they hang on. */
async function deleteRows(tx: Transaction, userId: string): Promise<void> {
  await deleteRuns(tx, eq(runs.ownerId, userId));
  await tx.delete(comics).where(eq(comics.ownerId, userId));
  await tx.delete(series).where(eq(series.ownerId, userId));
  // What they read of others still counts, without their name on it.
  await tx.update(comicViews).set({ userId: null }).where(eq(comicViews.userId, userId));
  await tx.update(quizAttempts).set({ userId: null }).where(eq(quizAttempts.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
