import { limits } from '@panelwise/contracts/domain/limits';
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { codeGuesses, type OtpPurpose, otps } from '../schema/accounts.ts';

export type OtpRow = typeof otps.$inferSelect;
/** What a code is for: proving the e-mail of a registration, or a new password for an account; or it is sent to nobody. */
export type OtpOwner =
  | { purpose: 'sign-up'; registrationId: string }
  | { purpose: 'reset-password'; userId: string }
  | { purpose: OtpPurpose };
/** Who asks for a code or enters one: a hash of their device, where the account of the e-mail knows it, else of their place. */
export type Asker = { id: string; isKnown: boolean };

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

/** Makes whoever sends or tries codes of this e-mail queue up until the transaction ends, so that counts hold. */
export async function lockOtps(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otps:${email}`}, 0))`);
}

/** How many codes of this kind were sent to an e-mail within a day: asked for by this one, and by all that it does not know. */
export async function countSentOtps(
  db: Queryable,
  email: string,
  purpose: OtpPurpose,
  asker: Asker,
): Promise<{ own: number; ownSince: Date | null; strangers: number }> {
  const [sent] = await db
    .select({
      own: sql<number>`count(*) filter (where ${otps.askedBy} = ${asker.id})::int`,
      ownSince: sql<string | null>`min(${otps.createdAt}) filter (where ${otps.askedBy} = ${asker.id})`,
      strangers: sql<number>`count(*) filter (where not ${otps.askedByKnown})::int`,
    })
    .from(otps)
    .where(and(eq(otps.email, email), eq(otps.purpose, purpose), gt(otps.createdAt, since(dayMs))));
  return { own: 0, strangers: 0, ...sent, ownSince: sent?.ownSince ? new Date(sent.ownSince) : null };
}

/** Stores a code; from now on it is the only one that counts for its registration or account. */
export async function insertOtp(
  db: Queryable,
  otp: OtpOwner & { email: string; codeHash: string },
  asker: Asker,
): Promise<void> {
  const expiresAt = new Date(Date.now() + limits.otpTtlMs);
  await db.insert(otps).values({
    ...otp,
    askedBy: asker.id,
    askedByKnown: asker.isKnown,
    expiresAt,
    // After the lock was waited for: guesses of before are none at this code.
    createdAt: sql`clock_timestamp()`,
  });
}

/**
 * The codes that count for an e-mail, newest first: of each owner the newest one, if it is unused and in time. Of those that
 * were sent to nobody it is the newest of each kind.
 */
export async function listOpenOtps(db: Queryable, email: string): Promise<OtpRow[]> {
  const owner = sql`coalesce(${otps.registrationId}::text, ${otps.userId}::text, ${otps.purpose})`;
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

/** What becomes of a guess: the codes to compare it with, or why there are none. */
export type Guess = { id: string; open: OtpRow[] } | 'none' | 'dead' | 'enough';

/**
 * Takes a guess at the codes that count for an e-mail, because one is compared with all of them. It is written down before
 * that, so that parallel guesses share the few there are; `takeBackGuess` is for one that was right. `dead`: whoever guesses has
 * used up the tries of all codes. `enough`: they have guessed enough for this week.
 */
export async function takeGuess(db: Database, email: string, asker: Asker): Promise<Guess> {
  return db.transaction(async (tx) => {
    await lockOtps(tx, email);
    const open = await listOpenOtps(tx, email);
    if (open.length === 0) return 'none';
    const guesses = await tx
      .select()
      .from(codeGuesses)
      .where(and(eq(codeGuesses.email, email), gt(codeGuesses.createdAt, since(weekMs))));
    const own = guesses.filter(({ guessedBy }) => guessedBy === asker.id);
    const strange = guesses.filter(({ guessedByKnown }) => !guessedByKnown);
    if (own.length >= limits.otpTriesPerWeek) return 'enough';
    if (!asker.isKnown && strange.length >= limits.otpTriesOfStrangersPerWeek) return 'enough';
    const alive = open.filter((otp) => {
      const since = guesses.filter(({ createdAt }) => createdAt >= otp.createdAt);
      const mine = since.filter(({ guessedBy }) => guessedBy === asker.id).length;
      if (mine >= limits.otpTries) return false;
      if (otp.askedBy === asker.id || asker.isKnown) return true;
      const others = since.filter(
        ({ guessedBy, guessedByKnown }) => guessedBy !== otp.askedBy && !guessedByKnown,
      );
      return others.length < limits.otpTriesOfOthers;
    });
    if (alive.length === 0) return 'dead';
    const [guess] = await tx
      .insert(codeGuesses)
      .values({
        email,
        guessedBy: asker.id,
        guessedByKnown: asker.isKnown,
        couldReset: alive.some(({ purpose }) => purpose === 'reset-password'),
        createdAt: sql`clock_timestamp()`,
      })
      .returning({ id: codeGuesses.id });
    return { id: guess!.id, open: alive };
  });
}

/** Forgets a guess that was right: it takes nothing from the tries. */
export async function takeBackGuess(db: Queryable, id: string): Promise<void> {
  await db.delete(codeGuesses).where(eq(codeGuesses.id, id));
}

/**
 * How many wrong codes were compared with codes for a new password in the last `withinMs`, over all e-mails, by those whom the
 * accounts do not know.
 */
export async function countStrangeResetGuesses(db: Queryable, withinMs: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(codeGuesses)
    .where(
      and(
        gt(codeGuesses.createdAt, since(withinMs)),
        eq(codeGuesses.couldReset, true),
        eq(codeGuesses.guessedByKnown, false),
      ),
    );
  return row?.n ?? 0;
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

function since(ms: number) {
  return sql`now() - ${ms} * interval '1 ms'`;
}
