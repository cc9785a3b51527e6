import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { authenticators, recoveryCodes, users } from '../schema/accounts.ts';
import { recordAudit } from './audit.ts';

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
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
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

/** Takes the second factor of an account away, and writes down who did. False where there is none. */
export async function removeSecondFactor(
  db: Database,
  userId: string,
  by: { actorId: string | null; action: 'removed-second-factor' | 'reset-second-factor' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const rows = await tx.delete(authenticators).where(eq(authenticators.userId, userId)).returning();
    if (rows.length === 0) return false;
    await recordAudit(tx, { ...by, subjectType: 'user', subjectId: userId });
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
  return sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.userId, users.id), isNotNull(authenticators.setUpAt)))})`;
}
