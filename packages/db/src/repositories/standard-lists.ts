import type { ClassCurriculum } from '@panelwise/contracts/domain/curriculum';
import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { classes } from '../schema/classes.ts';
import { comicStandards, type ListedStandard, listedComics, standardLists } from '../schema/curricula.ts';
import { isTaughtBy } from './relations.ts';

export type StandardListRow = typeof standardLists.$inferSelect;

/** The lists that somebody uses, with all that is in them: their own, and those that a class follows which they teach; the newest first. */
export async function listStandardLists(db: Queryable, userId: string): Promise<StandardListRow[]> {
  const followed = db
    .select({ one: sql`1` })
    .from(classes)
    .where(
      and(sql`${classes.curriculum} ->> 'curriculum' = ${standardLists.id}::text`, isTaughtBy(db, userId)),
    );
  return db
    .select()
    .from(standardLists)
    .where(or(eq(standardLists.ownerId, userId), exists(followed)))
    .orderBy(desc(standardLists.createdAt), desc(standardLists.id));
}

export async function countStandardLists(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(standardLists, eq(standardLists.ownerId, ownerId));
}

export async function insertStandardList(
  tx: Transaction,
  made: { ownerId: string; name: string; standards: ListedStandard[] },
): Promise<StandardListRow> {
  const [row] = await tx.insert(standardLists).values(made).returning();
  return row!;
}

/** Lists by their ids, whoever has them. */
export async function findStandardLists(db: Queryable, ids: readonly string[]): Promise<StandardListRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(standardLists)
    .where(inArray(standardLists.id, [...ids]));
}

/** Deletes somebody's own list; comics lose its tags, and classes follow it no more. False where there is none. */
export async function deleteStandardList(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(standardLists)
    .where(and(eq(standardLists.id, id), eq(standardLists.ownerId, ownerId)))
    .returning({ id: standardLists.id });
  if (gone.length === 0) return false;
  await tx.delete(comicStandards).where(eq(comicStandards.curriculum, id));
  await tx
    .update(classes)
    .set({ curriculum: null })
    .where(sql`${classes.curriculum} ->> 'curriculum' = ${id}`);
  return true;
}

/** Keeps what a class follows. */
export async function setClassCurriculum(
  db: Queryable,
  classId: string,
  chosen: ClassCurriculum | null,
): Promise<void> {
  await db.update(classes).set({ curriculum: chosen }).where(eq(classes.id, classId));
}

/** Names a comic of the library at a standard of a list, or takes it away from there. False where there are `most` already. */
export async function putListedComic(
  tx: Transaction,
  at: { listId: string; code: string; comicId: string },
  on: boolean,
  most: number,
): Promise<boolean> {
  const { listId, code, comicId } = at;
  const there = and(eq(listedComics.listId, listId), eq(listedComics.code, code));
  if (!on) {
    await tx.delete(listedComics).where(and(there, eq(listedComics.comicId, comicId)));
    return true;
  }
  if ((await tx.$count(listedComics, there)) >= most) return false;
  await tx.insert(listedComics).values(at).onConflictDoNothing();
  return true;
}
