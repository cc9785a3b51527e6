import type { Aid } from '@panelwise/contracts/domain/evidence';
import { isYoungLearner, maySetOwnAids } from '@panelwise/contracts/domain/help';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
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
  const grades = await listGrades(db, id);
  return { aids, avatar, isYoung: isYoungLearner({ grades, birthYear }, new Date()) };
}

/** The grades of the classes in which somebody learns. */
async function listGrades(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ grade: classes.grade })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.userId, userId), isNull(classes.archivedAt)));
  return rows.map(({ grade }) => grade);
}

/** True for a child whose account a teacher or parent made, as long as these say what helps it. */
export async function isLookedAfter(db: Queryable, userId: string): Promise<boolean> {
  const [child] = await db
    .select({ birthYear: users.birthYear })
    .from(pictureLogins)
    .innerJoin(users, eq(users.id, pictureLogins.userId))
    .where(eq(pictureLogins.userId, userId));
  if (!child) return false;
  return !maySetOwnAids({ grades: await listGrades(db, userId), ...child }, new Date());
}
