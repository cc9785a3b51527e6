import { limits } from '@panelwise/contracts/domain/limits';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { type OtpPurpose, otps, users } from '../schema/accounts.ts';

export type OtpRow = typeof otps.$inferSelect;

/**
 * Stores a code; from now on it is the only one that counts for this user and purpose. False, and nothing
 * stored, when the account has had its codes for the day.
 */
export async function issueOtp(
  db: Database,
  otp: { userId: string; purpose: OtpPurpose; codeHash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock makes requests of one account queue up, so that many at once cannot pass the count together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, otp.userId)).for('update');
    const [sent] = await tx
      .select({ n: count() })
      .from(otps)
      .where(and(eq(otps.userId, otp.userId), gt(otps.createdAt, sql`now() - interval '1 day'`)));
    if ((sent?.n ?? 0) >= limits.otpSendsPerDay) return false;
    const expiresAt = new Date(Date.now() + limits.otpTtlMs);
    await tx.insert(otps).values({ ...otp, triesLeft: limits.otpTries, expiresAt });
    return true;
  });
}

/**
 * Takes one try of the newest code. The try is gone before the code is compared, so that parallel guesses
 * share the few there are. Gives the code to compare with, `dead` when its tries are used up, or `none`
 * when there is no code that is unused and in time.
 */
export async function takeOtpTry(
  db: Queryable,
  userId: string,
  purpose: OtpPurpose,
): Promise<OtpRow | 'dead' | 'none'> {
  const [newest] = await db
    .select()
    .from(otps)
    .where(and(eq(otps.userId, userId), eq(otps.purpose, purpose)))
    .orderBy(desc(otps.id))
    .limit(1);
  if (!newest) return 'none';
  const [taken] = await db
    .update(otps)
    .set({ triesLeft: sql`${otps.triesLeft} - 1` })
    .where(
      and(eq(otps.id, newest.id), gt(otps.triesLeft, 0), isNull(otps.usedAt), gt(otps.expiresAt, sql`now()`)),
    )
    .returning();
  if (taken) return taken;
  return newest.usedAt || newest.expiresAt <= new Date() ? 'none' : 'dead';
}

/** Uses a code up. False when somebody else has just done so. */
export async function consumeOtp(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(otps)
    .set({ usedAt: sql`now()` })
    .where(and(eq(otps.id, id), isNull(otps.usedAt)))
    .returning({ id: otps.id });
  return rows.length > 0;
}

/** How many wrong codes were tried, over all accounts, on codes sent in the last `withinMs`. */
export async function countWrongOtps(db: Queryable, withinMs: number): Promise<number> {
  const [row] = await db
    .select({
      n: sql<number>`coalesce(sum(${limits.otpTries} - ${otps.triesLeft} - (${otps.usedAt} is not null)::int), 0)::int`,
    })
    .from(otps)
    .where(gt(otps.createdAt, new Date(Date.now() - withinMs)));
  return row?.n ?? 0;
}

/** A code that was right; it sets a new password once, while `withinMs` have not passed. */
export async function takeReset(
  db: Queryable,
  otpId: string,
  withinMs: number,
): Promise<{ userId: string } | undefined> {
  const [row] = await db
    .update(otps)
    .set({ resetAt: sql`now()` })
    .where(
      and(
        eq(otps.id, otpId),
        eq(otps.purpose, 'reset-password'),
        gt(otps.usedAt, new Date(Date.now() - withinMs)),
        isNull(otps.resetAt),
      ),
    )
    .returning({ userId: otps.userId });
  return row;
}

/** What the newest code of a user was sent for; undefined when none was sent. */
export async function findNewestPurpose(db: Queryable, userId: string): Promise<OtpPurpose | undefined> {
  const [row] = await db
    .select({ purpose: otps.purpose })
    .from(otps)
    .where(eq(otps.userId, userId))
    .orderBy(desc(otps.id))
    .limit(1);
  return row?.purpose;
}
