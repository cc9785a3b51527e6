import { type ConsentKind, type ConsentState, consentStateOf } from '@panelwise/contracts/domain/consent';
import { consentRuleOf } from '@panelwise/contracts/domain/consent-rules';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { consents } from '../schema/accounts.ts';
import type { UserRow } from './users.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** What an account has of the consent that it needs, as everybody who decides by it asks. */
export async function getConsentState(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'userType' | 'birthYear' | 'country'>,
): Promise<ConsentState> {
  const today = new Date();
  if (consentRuleOf(user, today) === 'none') return 'none';
  return consentStateOf(user, await listGivenKinds(db, user.id), today);
}

/** The kinds of consent that count for a child now. */
async function listGivenKinds(db: Queryable, childId: string): Promise<ConsentKind[]> {
  const rows = await db
    .selectDistinct({ kind: consents.kind })
    .from(consents)
    .where(and(eq(consents.childId, childId), isNotNull(consents.confirmedAt), isNull(consents.withdrawnAt)));
  return rows.map(({ kind }) => kind);
}

/** What an adult was last asked for a child, answered or not. */
export async function findNewestConsent(db: Queryable, childId: string): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.childId, childId), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.requestedAt), desc(consents.id))
    .limit(1);
  return row;
}
