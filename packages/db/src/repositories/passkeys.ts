import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { type PasskeyPurpose, passkeyChallenges, passkeys } from '../schema/accounts.ts';
import { recordAudit } from './audit.ts';
import { countRecoveryCodes, removeFactor, replaceRecoveryCodes } from './second-factors.ts';
import { lockUser } from './users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Pick<
  PasskeyRow,
  'userId' | 'name' | 'credentialId' | 'publicKey' | 'signCount' | 'transports'
>;

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/**
 * Adds a passkey. The account is locked, so that several at once do not get past `max` together.
 * @param codeHashes of the recovery codes for an account that has none left
 * @returns whether these are its codes now
 * @throws DomainError `passkeys-full`, `passkey-known`
 */
export async function addPasskey(
  db: Database,
  passkey: NewPasskey,
  { max, codeHashes }: { max: number; codeHashes: string[] },
): Promise<{ codesWereNeeded: boolean }> {
  const { userId } = passkey;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [there] = await tx.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((there?.n ?? 0) >= max) throw new DomainError('passkeys-full');
    const added = await tx
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new DomainError('passkey-known');
    const codesWereNeeded = (await countRecoveryCodes(tx, userId)) === 0;
    if (codesWereNeeded) await replaceRecoveryCodes(tx, userId, codeHashes);
    await recordAudit(tx, {
      actorId: userId,
      action: 'added-passkey',
      subjectType: 'user',
      subjectId: userId,
    });
    return { codesWereNeeded };
  });
}

/**
 * Takes a passkey of an account away. False where the account has none by this id.
 * @throws DomainError `second-factor-required`
 */
export async function removePasskey(
  db: Database,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
  { mayBeLast }: { mayBeLast: boolean },
): Promise<boolean> {
  return removeFactor(db, userId, { mayBeLast, action: 'removed-passkey' }, async (tx) => {
    const mine = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    return (await tx.delete(passkeys).where(mine).returning({ id: passkeys.id })).length > 0;
  });
}

/**
 * Notes that a passkey was used, and what its device has counted. False where it is gone, or has counted as far already:
 * of a passkey and a copy of it only one goes on.
 */
export async function takeSignCount(db: Queryable, id: string, signCount: number): Promise<boolean> {
  const goesOn = signCount === 0 ? eq(passkeys.signCount, 0) : lt(passkeys.signCount, signCount);
  const rows = await db
    .update(passkeys)
    .set({ signCount, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Who is to sign something, what for, and which session or log-in it is made for. */
export type ChallengeFor = { userId: string; purpose: PasskeyPurpose; madeFor: string };

/** Keeps what is to be signed next, in place of what was to be signed before. */
export async function keepPasskeyChallenge(
  db: Queryable,
  whom: ChallengeFor,
  { challenge, lifeMs }: { challenge: string; lifeMs: number },
): Promise<void> {
  const expiresAt = sql`now() + ${lifeMs} * interval '1 ms'`;
  await db
    .insert(passkeyChallenges)
    .values({ ...whom, challenge, expiresAt })
    .onConflictDoUpdate({
      target: [passkeyChallenges.userId, passkeyChallenges.purpose, passkeyChallenges.madeFor],
      set: { challenge, expiresAt },
    });
}

/** Takes what was to be signed, which is gone with that. Undefined where there is nothing, or it is too old. */
export async function takePasskeyChallenge(
  db: Queryable,
  { userId, purpose, madeFor }: ChallengeFor,
): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.madeFor, madeFor),
      ),
    )
    .returning({
      challenge: passkeyChallenges.challenge,
      isGood: sql<boolean>`${passkeyChallenges.expiresAt} > now()`,
    });
  return row?.isGood ? row.challenge : undefined;
}
