import { limits } from '@panelwise/contracts/domain/limits';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { type OtpPurpose, otps } from '../schema/accounts.ts';

export type OtpRow = typeof otps.$inferSelect;

/** Stores a code; from now on it is the only one that counts for this user and purpose. */
export async function insertOtp(
  db: Queryable,
  otp: { userId: string; purpose: OtpPurpose; codeHash: string },
): Promise<void> {
  await db.insert(otps).values({
    ...otp,
    triesLeft: limits.otpTries,
    expiresAt: new Date(Date.now() + limits.otpTtlMs),
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

/** How many codes an account was sent in the last `withinMs`. */
export async function countOtpsSent(db: Queryable, userId: string, withinMs: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(otps)
    .where(and(eq(otps.userId, userId), gt(otps.createdAt, new Date(Date.now() - withinMs))));
  return row?.n ?? 0;
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
