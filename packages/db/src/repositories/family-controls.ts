import { type FamilyControls, noControls } from '@panelwise/contracts/domain/family';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { auditLog, users } from '../schema/accounts.ts';
import { familyControls } from '../schema/families.ts';
import { recordAudit } from './audit.ts';
import { lockUser } from './users.ts';

/** What parents have decided for a child. */
export async function findControls(db: Queryable, childId: string): Promise<FamilyControls> {
  const [row] = await db.select().from(familyControls).where(eq(familyControls.childId, childId));
  if (!row) return noControls;
  const { childId: _, updatedAt: __, mayRank: ___, ...controls } = row;
  return controls;
}

/** Decides something for a child, and notes who did. Of two parents the last one counts. */
export async function changeControls(
  tx: Transaction,
  parentId: string,
  childId: string,
  change: Partial<FamilyControls>,
): Promise<FamilyControls> {
  // Of two changes at once each sees the other, so that the notes tell how one led to the next.
  await lockUser(tx, childId);
  const before = await findControls(tx, childId);
  const after = { ...before, ...change };
  const names = (Object.keys(after) as (keyof FamilyControls)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  if (names.length === 0) return after;
  await tx
    .insert(familyControls)
    .values({ childId, ...after })
    .onConflictDoUpdate({
      target: familyControls.childId,
      set: { ...after, updatedAt: sql`now()` },
    });
  const only = (controls: FamilyControls) => Object.fromEntries(names.map((name) => [name, controls[name]]));
  await recordAudit(tx, {
    actorId: parentId,
    action: 'family-controls',
    subjectType: 'user',
    subjectId: childId,
    before: only(before),
    after: only(after),
  });
  return after;
}

/** Who changed what when, newest first. */
export async function listControlChanges(db: Queryable, childId: string, newest = 10) {
  return db
    .select({
      at: auditLog.createdAt,
      after: sql<Partial<FamilyControls> | null>`${auditLog.after}`,
      firstname: users.firstname,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, 'user'),
        eq(auditLog.subjectId, childId),
        eq(auditLog.action, 'family-controls'),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(newest);
}
