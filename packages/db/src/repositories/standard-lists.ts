import type { ClassCurriculum } from '@panelwise/contracts/domain/curriculum';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { classes } from '../schema/classes.ts';
import { comicStandards, type ListedStandard, standardLists } from '../schema/curricula.ts';

export type StandardListRow = typeof standardLists.$inferSelect;

/** Somebody's own lists with all that is in them, the newest first. */
export async function listStandardLists(db: Queryable, ownerId: string): Promise<StandardListRow[]> {
  return db
    .select()
    .from(standardLists)
    .where(eq(standardLists.ownerId, ownerId))
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
