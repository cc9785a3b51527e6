import { type Budget, describeWaitForBudget } from '@panelwise/contracts/domain/budget';
import { describeSwitchedOff, providerOf } from '@panelwise/contracts/domain/provider';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { findMoneyUsedUp } from '@panelwise/db/repositories/budgets';
import { isSwitchedOff } from '@panelwise/db/repositories/provider-switches';
import { findRunHead } from '@panelwise/db/repositories/runs';
import type { LedgerDeps } from './paid-engine.ts';

/**
 * Looks at the switches and at what the last day has cost, in the database, so that it is the same for all processes. The
 * look and the announcement are two statements: a day can cost more than its budget by the calls that several processes
 * announce in the same moment, and by no more, because a call counts from its announcement on, with a guess at its price.
 */
export function mustMayBuyBy(db: Database, budget: Budget): LedgerDeps['mustMayBuy'] {
  return async (order) => {
    const provider = providerOf(order);
    if (await isSwitchedOff(db, provider))
      throw new DomainError('switched-off', { message: describeSwitchedOff(provider) });
    const run = await findRunHead(db, order.runId);
    const usedUp = run && (await findMoneyUsedUp(db, budget, run.ownerId));
    if (usedUp)
      throw new DomainError('budget-used', {
        message: describeWaitForBudget(usedUp),
        ...(usedUp.freeInMs !== null && { retryAfterMs: usedUp.freeInMs }),
      });
  };
}
