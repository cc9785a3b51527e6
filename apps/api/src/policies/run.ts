import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findRun, type RunRow } from '@panelwise/db/repositories/runs';
import type { Caller } from '../http/register-endpoint.ts';

/** A run that the caller may see: its owner, or an admin. Another's looks like none. @throws DomainError `run-not-found` */
export async function getReadableRun(db: Queryable, caller: Caller, runId: string): Promise<RunRow> {
  const run = await findRun(db, runId);
  if (!run || (run.ownerId !== caller.userId && caller.userType !== 'admin'))
    throw new DomainError('run-not-found');
  return run;
}
