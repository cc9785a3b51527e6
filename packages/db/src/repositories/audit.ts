import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { auditLog, users } from '../schema/accounts.ts';

/** Who did what to what; `before` and `after` hold the fields that changed. */
export type AuditRecord = {
  /** Null for what an operator does on the command line. */
  actorId: string | null;
  action: string;
  subjectType: 'class' | 'comic' | 'contact' | 'provider' | 'share-month' | 'subject' | 'user';
  subjectId: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
};

/** Writes an audit record. It belongs in the transaction that does it. */
export async function recordAudit(db: Queryable, entry: AuditRecord): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Leaves of these records who did what to what, as ids, and no words of or about anybody. */
export async function forgetAuditWords(db: Queryable, which: SQL | undefined): Promise<void> {
  await db.update(auditLog).set({ before: null, after: null, reason: null }).where(which);
}

/** What was done to one thing, oldest first, with the name of who did it. */
export async function listAuditRecords(
  db: Queryable,
  subjectType: AuditRecord['subjectType'],
  subjectId: string,
) {
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
