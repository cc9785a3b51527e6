import { describeWaitForBudget } from '@panelwise/contracts/domain/budget';
import { isHeldCode, isOutageCode } from '@panelwise/contracts/domain/outage';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { bookPanel, unbookPanel } from '@panelwise/db/repositories/budgets';
import type { TaskContext } from '../step.ts';

/**
 * Draws a panel when the day of its account has one left. Each try counts, also one that failed; one that never began,
 * because a service is away or nothing is to be bought, is given back.
 * @throws DomainError `budget-used`
 */
export async function withinPanelBudget<T>(
  { db, deps, run }: Pick<TaskContext, 'db' | 'deps' | 'run'>,
  draw: () => Promise<T>,
): Promise<T> {
  const booked = await bookPanel(db, deps.budget, run.ownerId);
  if ('what' in booked)
    throw new DomainError('budget-used', {
      message: describeWaitForBudget(booked),
      ...(booked.freeInMs !== null && { retryAfterMs: booked.freeInMs }),
    });
  try {
    return await draw();
  } catch (error) {
    if (error instanceof DomainError && !error.workWasDone && isPutOff(error.code))
      await unbookPanel(db, booked.id);
    throw error;
  }
}

function isPutOff(code: DomainError['code']): boolean {
  return isHeldCode(code) || isOutageCode(code) || code === 'provider-unknown';
}
