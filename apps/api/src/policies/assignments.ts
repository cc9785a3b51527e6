import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { type AssignmentRow, findAssignment } from '@panelwise/db/repositories/assignments';
import type { Caller } from '../http/register-endpoint.ts';
import { getTaughtClass } from './classes.ts';

/**
 * An assignment of a class that the caller teaches. Another's looks like none.
 * @throws DomainError `class-not-found`, `classes-for-teachers`, `assignment-not-found`
 */
export async function getAssignmentOf(
  db: Queryable,
  caller: Caller,
  { id, assignmentId }: { id: string; assignmentId: string },
): Promise<AssignmentRow> {
  await getTaughtClass(db, caller, id);
  const found = await findAssignment(db, id, assignmentId);
  if (!found) throw new DomainError('assignment-not-found');
  return found;
}
