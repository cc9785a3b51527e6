import { consentRuleOf } from '@panelwise/contracts/domain/consent-rules';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import {
  agreedBy,
  type ChildRow,
  listChildren,
  listStandingConsents,
} from '@panelwise/db/repositories/family-links';
import { isParentOf } from '@panelwise/db/repositories/relations';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { Caller } from '../http/register-endpoint.ts';

/** Students of any age, and everybody under 18, are children here. @throws DomainError `grown-ups-only` */
export function mustBeGrownUp({ userType, isMinor }: Caller): void {
  if (userType === 'Student' || isMinor) throw new DomainError('grown-ups-only');
}

/** A child may be linked with parents; from 18 on people decide for themselves. @throws DomainError `not-a-child` */
export function mustBeChild({ userType, isMinor }: Caller): void {
  if (userType !== 'Student' || !isMinor) throw new DomainError('not-a-child');
}

/** A child that the caller is linked with. Another's looks like none. @throws DomainError `child-not-found` */
export async function getLinkedChild(db: Queryable, caller: Caller, childId: string): Promise<ChildRow> {
  if (!(await isParentOf(db, caller.userId, childId))) throw new DomainError('child-not-found');
  const [child] = await listChildren(db, caller.userId, childId);
  if (!child) throw new DomainError('child-not-found');
  return child;
}

/** Who may say what becomes of a child's account. */
export async function whoSpeaksFor(db: Queryable, childId: string, parent: Pick<UserRow, 'id' | 'email'>) {
  const standing = await listStandingConsents(db, childId);
  const own = standing.find((consent) => agreedBy(consent, parent));
  if (own) return { by: 'you' as const, teacher: null, agreedAt: own.confirmedAt };
  const school = standing.find(({ kind }) => kind === 'school');
  if (school) return { by: 'school' as const, teacher: school.teacher, agreedAt: school.confirmedAt };
  return { by: 'other' as const, teacher: null, agreedAt: standing[0]?.confirmedAt ?? null };
}

/**
 * A child for whose account the caller agreed, and may see and delete everything. For a class pupil the school speaks.
 * @throws DomainError `child-not-found`, `not-yours-to-decide`
 */
export async function getChildOfConsent(
  db: Queryable,
  caller: Caller,
  childId: string,
): Promise<{ child: UserRow; parent: UserRow }> {
  await getLinkedChild(db, caller, childId);
  const [child, parent] = await Promise.all([findUser(db, childId), findUser(db, caller.userId)]);
  if (!child || !parent) throw new DomainError('child-not-found');
  const { by, teacher } = await whoSpeaksFor(db, childId, parent);
  if (by === 'school')
    throw new DomainError('not-yours-to-decide', {
      message: `The school agreed to this account, so the school decides about it. Please ask ${teacher ?? 'the teacher'}.`,
    });
  if (by === 'other') throw new DomainError('not-yours-to-decide');
  return { child, parent };
}

/**
 * A child may end a link from the age at which it may agree to its account alone. Before that a child of seven could not be
 * looked after: the parent ends it, or the teacher who made the account.
 */
export function mayUnlinkAlone(child: Pick<UserRow, 'userType' | 'birthYear' | 'country'>): boolean {
  return consentRuleOf(child, new Date()) !== 'consent';
}
