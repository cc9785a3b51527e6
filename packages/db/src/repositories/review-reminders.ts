import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { familyControls, familyLinks, reviewReminders } from '../schema/families.ts';
import { attempts } from '../schema/learning.ts';

export type ReminderRow = typeof reviewReminders.$inferSelect;

export async function findReminder(db: Queryable, userId: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reviewReminders).where(eq(reviewReminders.userId, userId));
  return row;
}

/**
 * Wants reminders from now on; what was unanswered before is forgotten.
 * @param hour of their own questions; null where parents have said when, undefined to leave it as it is
 */
export async function wantReminder(
  db: Queryable,
  { userId, unsubscribeHash, hour }: { userId: string; unsubscribeHash: string; hour?: number | null },
): Promise<void> {
  const set = { unsubscribeHash, unanswered: 0, ...(hour !== undefined && { hour }) };
  await db
    .insert(reviewReminders)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: reviewReminders.userId, set });
}

export async function endReminder(db: Queryable, userId: string): Promise<void> {
  await db.delete(reviewReminders).where(eq(reviewReminders.userId, userId));
}

/** Ends reminders by the link in one. False where there is none. */
export async function endReminderByLink(db: Queryable, unsubscribeHash: string): Promise<boolean> {
  const gone = await db
    .delete(reviewReminders)
    .where(eq(reviewReminders.unsubscribeHash, unsubscribeHash))
    .returning({ userId: reviewReminders.userId });
  return gone.length > 0;
}

/** Whoever wants reminders, has an e-mail and an account that stays. */
export async function listReminders(db: Queryable) {
  return db
    .select({
      reminder: reviewReminders,
      user: {
        id: users.id,
        email: users.email,
        firstname: users.firstname,
        userType: users.userType,
        birthYear: users.birthYear,
        country: users.country,
        language: users.language,
      },
    })
    .from(reviewReminders)
    .innerJoin(users, eq(users.id, reviewReminders.userId))
    .where(and(isNull(users.deletedAt), isNull(users.deleteAt), ne(users.email, '')));
}

/** The children of a parent for whom reminders are switched on. */
export async function listRemindedChildren(db: Queryable, parentId: string) {
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      userType: users.userType,
      birthYear: users.birthYear,
      country: users.country,
      language: users.language,
      hour: sql<number>`${familyControls.reminderHour}`,
    })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.childId))
    .innerJoin(familyControls, eq(familyControls.childId, users.id))
    .where(
      and(
        eq(familyLinks.parentId, parentId),
        isNull(users.deletedAt),
        sql`${familyControls.reminderHour} is not null`,
      ),
    );
}

/** True where one of these people has answered something since then. */
export async function hasAnsweredSince(db: Queryable, userIds: string[], since: Date): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(inArray(attempts.userId, userIds), gt(attempts.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

/**
 * Takes a reminder to send. Of several processes one gets it, and once a day: false for the others.
 * @param notSince the mail before has to be older than this
 */
export async function takeReminder(
  db: Queryable,
  take: { userId: string; unsubscribeHash: string; unanswered: number; now: Date; notSince: Date },
): Promise<boolean> {
  const { userId, unsubscribeHash, unanswered, now, notSince } = take;
  const notToday = or(isNull(reviewReminders.lastSentAt), lt(reviewReminders.lastSentAt, notSince));
  const taken = await db
    .update(reviewReminders)
    .set({ lastSentAt: now, unsubscribeHash, unanswered })
    .where(and(eq(reviewReminders.userId, userId), notToday))
    .returning({ userId: reviewReminders.userId });
  return taken.length > 0;
}
