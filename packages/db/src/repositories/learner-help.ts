import type { Aid } from '@panelwise/contracts/domain/evidence';
import { isYoungLearner } from '@panelwise/contracts/domain/help';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { classes, classMembers, pictureLogins } from '../schema/classes.ts';
import { learnerAids } from '../schema/learning.ts';
import { findAvatar } from './avatars.ts';
import type { UserRow } from './users.ts';

/** What makes reading and answering easier for somebody, as it is set. */
export async function findAids(db: Queryable, userId: string): Promise<Aid[]> {
  const [row] = await db
    .select({ aids: learnerAids.aids })
    .from(learnerAids)
    .where(eq(learnerAids.userId, userId));
  return row?.aids ?? [];
}

/** Sets what makes reading and answering easier for somebody. */
export async function saveAids(db: Queryable, userId: string, aids: readonly Aid[]): Promise<void> {
  const set = { aids: [...new Set(aids)] };
  await db
    .insert(learnerAids)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: learnerAids.userId, set: { ...set, updatedAt: sql`now()` } });
}

/**
 * How screens show themselves to somebody: the aids that are set, the character that stands for them, and whether they are so
 * young that they may not read yet.
 */
export async function findHelp(
  db: Queryable,
  { id, userType, birthYear }: Pick<UserRow, 'id' | 'userType' | 'birthYear'>,
): Promise<{ aids: Aid[]; avatar: string | null; isYoung: boolean }> {
  const [aids, avatar] = await Promise.all([findAids(db, id), findAvatar(db, id)]);
  if (userType !== 'Student') return { aids, avatar, isYoung: false };
  const rows = await db
    .select({ grade: classes.grade })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.userId, id), isNull(classes.archivedAt)));
  const grades = rows.map(({ grade }) => grade);
  return { aids, avatar, isYoung: isYoungLearner({ grades, birthYear }, new Date()) };
}

/** True for a child whose account a teacher or parent made: they say what helps it. */
export async function isLookedAfter(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(pictureLogins).where(eq(pictureLogins.userId, userId));
  return row !== undefined;
}
