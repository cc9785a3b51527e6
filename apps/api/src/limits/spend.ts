import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyRequest } from 'fastify';
import type { AttemptCounter } from './attempt-counter.ts';
import type { ChallengedCall, Challenges } from './challenge.ts';

/**
 * How often something may be done within a time. One that is `soft` never stops anybody, because others share it: whoever
 * comes once it is nearly used up has a challenge to solve, and no more.
 */
export type Budget = { key: string; max: number; windowMs: number; soft?: true };

/** The part of a budget from which on each call needs a solved challenge. */
const challengedFrom = 0.7;

/**
 * Takes one from each of these budgets, for a call that anybody may make. A refused call takes nothing.
 * @throws DomainError `challenge-needed`, `rate-limited`
 */
export async function spend(
  { attempts, challenges }: { attempts: AttemptCounter; challenges: Challenges },
  request: FastifyRequest,
  call: ChallengedCall,
  budgets: Budget[],
): Promise<void> {
  const used = await Promise.all(budgets.map(({ key }) => attempts.count(key)));
  const isEmpty = budgets.some(({ max, soft }, i) => !soft && used[i]! >= max);
  const isLow = budgets.some(({ max }, i) => used[i]! >= challengedFrom * max);
  if (isLow && !isEmpty && !(await challenges.take(request, call)))
    throw new DomainError('challenge-needed', { challenge: await challenges.make(call) });
  const spent = await Promise.all(
    budgets.map(async (budget) => ({ ...budget, ...(await attempts.hit(budget.key, budget.windowMs)) })),
  );
  const over = spent.filter(({ count, max, soft }) => !soft && count > max);
  if (over.length > 0)
    throw new DomainError('rate-limited', { retryAfterMs: Math.max(...over.map(({ resetMs }) => resetMs)) });
}
