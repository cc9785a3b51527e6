import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findTaughtClass } from '@panelwise/db/repositories/relations';
import type { classes } from '@panelwise/db/schema/classes';
import type { Caller } from '../http/register-endpoint.ts';

/** Classes are for grown-ups who teach. @throws DomainError `classes-for-teachers` */
export function mustBeTeacher({ userType, isMinor }: Caller): void {
  if (!classTeacherTypes.includes(userType) || isMinor) throw new DomainError('classes-for-teachers');
}

/** A class that the caller teaches. Another's looks like none. @throws DomainError `class-not-found`, `classes-for-teachers` */
export async function getTaughtClass(
  db: Queryable,
  caller: Caller,
  classId: string,
): Promise<typeof classes.$inferSelect> {
  mustBeTeacher(caller);
  const found = await findTaughtClass(db, caller.userId, classId);
  if (!found) throw new DomainError('class-not-found');
  return found;
}
