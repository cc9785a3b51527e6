import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { auditLog, users } from '../schema/accounts.ts';

/** What an admin did to what; `before` and `after` hold the fields that changed. */
export type Deed = {
  actorId: string;
  action: string;
  subjectType: 'comic' | 'contact' | 'subject';
  subjectId: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
};

/** Writes a deed down. It belongs in the transaction that does it. */
export async function recordDeed(db: Queryable, deed: Deed): Promise<void> {
  await db.insert(auditLog).values(deed);
}

/** What was done to one thing, oldest first, with the name of who did it. */
export async function listDeeds(db: Queryable, subjectType: Deed['subjectType'], subjectId: string) {
  return db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      reason: auditLog.reason,
      createdAt: auditLog.createdAt,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId)))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
}
