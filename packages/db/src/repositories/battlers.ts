import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { battleRatings } from '../schema/battles.ts';
import { classes, classMembers } from '../schema/classes.ts';
import { familyControls } from '../schema/families.ts';

/** What decides whether somebody may battle, and with whom. */
export async function findBattler(db: Queryable, userId: string) {
  const [user] = await db
    .select({ userType: users.userType, birthYear: users.birthYear, country: users.country })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  const learnsIn = await db
    .select({ id: classes.id, grade: classes.grade, mayBattle: classes.mayBattle })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.userId, userId), isNull(classes.archivedAt)));
  const [controls] = await db
    .select({ mayBattle: familyControls.mayBattle })
    .from(familyControls)
    .where(eq(familyControls.childId, userId));
  return user && { ...user, classes: learnsIn, byParent: controls?.mayBattle ?? null };
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
