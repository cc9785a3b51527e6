import { budgetOf, describeUsedUp, type UsedUp } from '@panelwise/contracts/domain/budget';
import { isMinor } from '@panelwise/contracts/domain/consent';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type StepInput, type StepName, steps } from '@panelwise/contracts/steps/registry';
import type { Queryable } from '@panelwise/db/client';
import {
  type Buying,
  countOpenRuns,
  findMoneyUsedUp,
  findPanelsUsedUp,
} from '@panelwise/db/repositories/budgets';
import { findUser } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';

/**
 * Asked in the transaction that orders a run or opens it again, after that was written. The workers ask again, panel by
 * panel and before each request that is paid for.
 * @throws DomainError `too-many-runs`, or `budget-used` with what is used up and when there is more
 */
export async function mustHaveBudget(
  tx: Queryable,
  env: Deps['env'],
  { ownerId, step, input }: { ownerId: string; step: StepName; input?: unknown },
): Promise<void> {
  if ((await countOpenRuns(tx, ownerId)) > limits.openRunsMax) throw new DomainError('too-many-runs');
  const budget = budgetOf(env);
  const usedUp =
    (draws(step, input) && (await findPanelsUsedUp(tx, budget, ownerId))) ||
    (await findMoney(tx, budget, ownerId, step));
  if (usedUp) throw used(usedUp);
}

/** A picture that is brought back is not drawn, nor is one that gets other words. */
function draws(step: StepName, input: unknown): boolean {
  const order = input as StepInput<'generate-comic'> | undefined;
  return step === 'generate-comic' && !order?.redraw?.versionId && !order?.letter;
}

async function findMoney(
  tx: Queryable,
  budget: ReturnType<typeof budgetOf>,
  ownerId: string,
  step: StepName,
): Promise<UsedUp | undefined> {
  const buying: Buying | undefined =
    step === 'generate-comic' ? 'pictures' : steps[step].lane === 'text' ? 'text' : undefined;
  const usedUp = buying && (await findMoneyUsedUp(tx, budget, ownerId, buying));
  if (!usedUp) return undefined;
  // What a child makes is made here, and costs nothing.
  const owner = await findUser(tx, ownerId);
  return owner && isMinor(owner, new Date()) ? undefined : usedUp;
}

function used(usedUp: UsedUp): DomainError {
  const { freeInMs } = usedUp;
  return new DomainError('budget-used', {
    message: describeUsedUp(usedUp),
    ...(freeInMs !== null && { retryAfterMs: freeInMs }),
  });
}
