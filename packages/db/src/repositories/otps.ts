import { limits } from '@panelwise/contracts/domain/limits';
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { type OtpPurpose, otps } from '../schema/accounts.ts';

export type OtpRow = typeof otps.$inferSelect;
/** What a code is for: proving the e-mail of a registration, or a new password for an account. */
export type OtpOwner =
  | { purpose: 'sign-up'; registrationId: string }
  | { purpose: 'reset-password'; userId: string };

/** Makes whoever sends or tries codes of this e-mail queue up until the transaction ends, so that counts hold. */
export async function lockOtps(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otps:${email}`}, 0))`);
}

/** How many codes of this kind were sent to an e-mail within a day. */
export async function countSentOtps(db: Queryable, email: string, purpose: OtpPurpose): Promise<number> {
  const [sent] = await db
    .select({ n: count() })
    .from(otps)
    .where(
      and(
        eq(otps.email, email),
        eq(otps.purpose, purpose),
        gt(otps.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return sent?.n ?? 0;
}

/** Stores a code; from now on it is the only one that counts for its registration or account. */
export async function insertOtp(
  db: Queryable,
  otp: OtpOwner & { email: string; codeHash: string },
): Promise<void> {
  const expiresAt = new Date(Date.now() + limits.otpTtlMs);
  await db.insert(otps).values({ ...otp, triesLeft: limits.otpTries, expiresAt });
}

/** The codes that count for an e-mail, newest first: of each owner the newest one, if it is unused and in time. */
export async function listOpenOtps(db: Queryable, email: string): Promise<OtpRow[]> {
  const owner = sql`coalesce(${otps.registrationId}, ${otps.userId})`;
  const newest = db
    .selectDistinctOn([owner], { id: otps.id })
    .from(otps)
    .where(eq(otps.email, email))
    .orderBy(owner, desc(otps.id));
  return db
    .select()
    .from(otps)
    .where(and(inArray(otps.id, newest), isNull(otps.usedAt), gt(otps.expiresAt, sql`now()`)))
    .orderBy(desc(otps.id));
}

/**
 * Takes one try of every code that counts for an e-mail, because one guess is compared with all of them. The tries
 * are gone before that, so that parallel guesses share the few there are. Gives the codes to compare with, `dead`
 * when their tries are used up, or `none` when there is no code that is unused and in time.
 */
export async function takeOtpTries(db: Database, email: string): Promise<OtpRow[] | 'dead' | 'none'> {
  return db.transaction(async (tx) => {
    await lockOtps(tx, email);
    const open = await listOpenOtps(tx, email);
    if (open.length === 0) return 'none';
    const alive = open.filter((otp) => otp.triesLeft > 0);
    if (alive.length === 0) return 'dead';
    const ids = alive.map(({ id }) => id);
    await tx
      .update(otps)
      .set({ triesLeft: sql`${otps.triesLeft} - 1` })
      .where(inArray(otps.id, ids));
    return alive;
  });
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

/** How many wrong codes were tried, over all e-mails, on codes sent in the last `withinMs`. */
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
  return row?.userId ? { userId: row.userId } : undefined;
}
