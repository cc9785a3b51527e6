import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { authenticators, passkeys, recoveryCodes, users } from '../schema/accounts.ts';
import { recordAudit } from './audit.ts';
import { lockUser } from './users.ts';

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** The authenticator app of an account, set up or only offered. */
export async function findAuthenticator(
  db: Queryable,
  userId: string,
): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row;
}

/** Offers a secret, in place of one that was offered before. False where an app is set up already. */
export async function offerAuthenticator(
  db: Queryable,
  userId: string,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .insert(authenticators)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(authenticators.setUpAt),
    })
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** Sets the offered app up, with new recovery codes. False where it is set up already. */
export async function setUpAuthenticator(
  db: Database,
  userId: string,
  { usedStep, codeHashes }: { usedStep: number; codeHashes: string[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(authenticators)
      .set({ setUpAt: sql`now()`, usedStep })
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.setUpAt)))
      .returning({ userId: authenticators.userId });
    if (rows.length === 0) return false;
    await replaceRecoveryCodes(tx, userId, codeHashes);
    await recordAudit(tx, {
      actorId: userId,
      action: 'set-up-second-factor',
      subjectType: 'user',
      subjectId: userId,
    });
    return true;
  });
}

/** Notes that the code of a period was used. False where it, or one after it, was used before. */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ usedStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.usedStep, step)))
    .returning({ userId: authenticators.userId });
  return rows.length > 0;
}

/** Gives an account these recovery codes in place of those that it had. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  codeHashes: string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up. False where there is none that is unused. */
export async function takeRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.n ?? 0;
}

/**
 * Takes the app away, and the recovery codes where nothing is left that they stand in for.
 * @throws DomainError `second-factor-required`
 */
export async function removeAuthenticator(
  db: Database,
  userId: string,
  { mayBeLast }: { mayBeLast: boolean },
): Promise<boolean> {
  return removeFactor(db, userId, { mayBeLast, action: 'removed-second-factor' }, async (tx) => {
    const mine = and(eq(authenticators.userId, userId), isNotNull(authenticators.setUpAt));
    return (await tx.delete(authenticators).where(mine).returning()).length > 0;
  });
}

/**
 * Takes one factor of an account away, and writes it down. False where it is not there. The account is locked, so that of two
 * which are taken away at once one is the last.
 * @throws DomainError `second-factor-required` where it is the last one, and may not be
 */
export async function removeFactor(
  db: Database,
  userId: string,
  { mayBeLast, action }: { mayBeLast: boolean; action: string },
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await remove(tx))) return false;
    if (!(await hasAnyFactor(tx, userId))) {
      // Rolls back what was removed.
      if (!mayBeLast) throw new DomainError('second-factor-required');
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    }
    await recordAudit(tx, { actorId: userId, action, subjectType: 'user', subjectId: userId });
    return true;
  });
}

/** Takes all second factors of an account away, as an operator. False where there are none. */
export async function resetFactors(db: Database, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const apps = await tx.delete(authenticators).where(eq(authenticators.userId, userId)).returning();
    const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
    if (apps.length + keys.length === 0) return false;
    await recordAudit(tx, {
      actorId: null,
      action: 'reset-second-factor',
      subjectType: 'user',
      subjectId: userId,
    });
    return true;
  });
}

/** Seals the secret of every app anew. `reseal` gives undefined where it is to stay as it is. */
export async function resealSecrets(
  db: Database,
  reseal: (sealed: string, userId: string) => string | undefined,
): Promise<number> {
  let resealed = 0;
  for (const { userId, sealedSecret } of await db.select().from(authenticators)) {
    const anew = reseal(sealedSecret, userId);
    if (anew === undefined) continue;
    const isSame = and(eq(authenticators.userId, userId), eq(authenticators.sealedSecret, sealedSecret));
    await db.update(authenticators).set({ sealedSecret: anew }).where(isSame);
    resealed++;
  }
  return resealed;
}

/** True where an account has a second factor that is asked for. For a subquery beside `users`. */
export function hasSecondFactor(db: Queryable) {
  const app = db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.userId, users.id), isNotNull(authenticators.setUpAt)));
  const passkey = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, users.id));
  return sql<boolean>`(exists (${app}) or exists (${passkey}))`;
}

/** Whether an account has an app that is set up, or a passkey. */
export async function hasAnyFactor(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ has: hasSecondFactor(db) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.has ?? false;
}
