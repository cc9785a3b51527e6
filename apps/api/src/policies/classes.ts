import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { listMembers, type Member } from '@panelwise/db/repositories/class-members';
import type { ClassRow } from '@panelwise/db/repositories/classes';
import { findTaughtClass } from '@panelwise/db/repositories/relations';
import type { Caller } from '../http/register-endpoint.ts';

/** Classes are for grown-ups who teach. @throws DomainError `classes-for-teachers` */
export function mustBeTeacher({ userType, isMinor }: Caller): void {
  if (!classTeacherTypes.includes(userType) || isMinor) throw new DomainError('classes-for-teachers');
}

/** A class that the caller teaches. Another's looks like none. @throws DomainError `class-not-found`, `classes-for-teachers` */
export async function getTaughtClass(db: Queryable, caller: Caller, classId: string): Promise<ClassRow> {
  mustBeTeacher(caller);
  const found = await findTaughtClass(db, caller.userId, classId);
  if (!found) throw new DomainError('class-not-found');
  return found;
}

/** A class that the caller owns. @throws DomainError `class-not-found`, `class-owner-only`, `classes-for-teachers` */
export async function getOwnClass(db: Queryable, caller: Caller, classId: string): Promise<ClassRow> {
  const found = await getTaughtClass(db, caller, classId);
  if (found.ownerId !== caller.userId) throw new DomainError('class-owner-only');
  return found;
}

/** Somebody who learns in a class. @throws DomainError `pupil-not-found` */
export async function getMember(db: Queryable, classId: string, pupilId: string): Promise<Member> {
  const [member] = await listMembers(db, classId, pupilId);
  if (!member) throw new DomainError('pupil-not-found');
  return member;
}
