import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { battleRatings } from '../schema/battles.ts';
import { classes, classMembers } from '../schema/classes.ts';
import { familyControls } from '../schema/families.ts';

/** What decides whether somebody may battle, and with whom. */
export async function findBattler(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      userType: users.userType,
      birthYear: users.birthYear,
      country: users.country,
      classes: sql<Pick<typeof classes.$inferSelect, 'id' | 'grade' | 'mayBattle'>[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${classes.id}, 'grade', ${classes.grade}, 'mayBattle', ${classes.mayBattle})), '[]')
        from ${classMembers} join ${classes} on ${classes.id} = ${classMembers.classId}
        where ${classMembers.userId} = ${users.id} and ${classes.archivedAt} is null)`,
      byParent: familyControls.mayBattle,
    })
    .from(users)
    .leftJoin(familyControls, eq(familyControls.childId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

/** Those of these people who learn in a class with this one. */
export async function listClassmates(db: Queryable, userId: string, of: string[]): Promise<Set<string>> {
  if (of.length === 0) return new Set();
  const other = alias(classMembers, 'other');
  const rows = await db
    .selectDistinct({ userId: other.userId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(other, eq(other.classId, classMembers.classId))
    .where(and(eq(classMembers.userId, userId), isNull(classes.archivedAt), inArray(other.userId, of)));
  return new Set(rows.map((row) => row.userId));
}

export type Rating = { rating: number; deviation: number; volatility: number };
/** Of whoever has not played yet, as the paper has it. */
export const firstRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How strong these people are in a subject; those who have not played are left out. */
export async function listRatings(
  db: Queryable,
  subject: string,
  userIds: readonly string[],
): Promise<Map<string, Rating>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(battleRatings)
    .where(and(eq(battleRatings.subject, subject), inArray(battleRatings.userId, [...userIds])));
  return new Map(
    rows.map(({ userId, rating, deviation, volatility }) => [userId, { rating, deviation, volatility }]),
  );
}

export async function putRating(
  tx: Transaction,
  userId: string,
  subject: string,
  now: Rating,
): Promise<void> {
  const set = { ...now, updatedAt: new Date() };
  await tx
    .insert(battleRatings)
    .values({ userId, subject, ...set })
    .onConflictDoUpdate({ target: [battleRatings.userId, battleRatings.subject], set });
}
