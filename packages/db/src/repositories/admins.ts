import type { UserType } from '@panelwise/contracts/domain/user';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../client.ts';
import { auditLog, users } from '../schema/accounts.ts';
import { recordAudit } from './audit.ts';
import { resetFactors } from './second-factors.ts';
import { revokeSessionsOf } from './sessions.ts';
import { findUserByEmail, type UserRow } from './users.ts';

/** What came of it: the account is changed, was so already, or there is none with this e-mail. */
export type AdminChange = { result: 'changed' | 'unchanged'; user: UserRow } | { result: 'unknown' };

/** Makes an account an admin, and writes it down. Nobody of the product does this, so the record has no actor. */
export async function grantAdmin(db: Database, email: string): Promise<AdminChange> {
  return change(db, email, 'granted-admin', async () => 'admin');
}

/** Makes an admin what the account was before, and writes it down. */
export async function revokeAdmin(db: Database, email: string): Promise<AdminChange> {
  return change(db, email, 'revoked-admin', async (tx, user) =>
    user.userType === 'admin' ? findTypeBefore(tx, user.id) : user.userType,
  );
}

/** Takes the second factors of somebody who has lost them away, ends their sessions, and writes it down. */
export async function resetSecondFactor(db: Database, email: string): Promise<AdminChange> {
  const user = await findUserByEmail(db, email);
  if (!user) return { result: 'unknown' };
  const isGone = await resetFactors(db, user.id);
  if (!isGone) return { result: 'unchanged', user };
  await revokeSessionsOf(db, user.id);
  return { result: 'changed', user };
}

/** The admins, oldest account first. */
export async function listAdmins(db: Database): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt));
}

async function change(
  db: Database,
  email: string,
  action: string,
  choose: (tx: Transaction, user: UserRow) => Promise<UserType>,
): Promise<AdminChange> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deletedAt)))
      .for('update');
    if (!user) return { result: 'unknown' };
    const userType = await choose(tx, user);
    if (userType === user.userType) return { result: 'unchanged', user };
    await tx.update(users).set({ userType }).where(eq(users.id, user.id));
    await recordAudit(tx, {
      actorId: null,
      action,
      subjectType: 'user',
      subjectId: user.id,
      before: { userType: user.userType },
      after: { userType },
    });
    return { result: 'changed', user: { ...user, userType } };
  });
}

/** What an admin signed up as; an account that was made as an admin becomes a plain user. */
async function findTypeBefore(tx: Transaction, userId: string): Promise<UserType> {
  const [granted] = await tx
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'user'),
        eq(auditLog.subjectId, userId),
        eq(auditLog.action, 'granted-admin'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return (granted?.before as { userType: UserType } | undefined)?.userType ?? 'user';
}
