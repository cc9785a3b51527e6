import { type DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepDefinition } from '@panelwise/contracts/steps/define-step';

/** Work whose worker has died this often is taken for the cause. High, because workers also die of other things. */
export const crashesMax = 10;

export type Verdict = { error: DomainError; retry: boolean; countTry: boolean; delayMs: number };

/**
 * Decides what becomes of a failed try: again later, or never. The pause doubles from try to try and is
 * jittered by up to a quarter, so that many tasks which failed together do not come back together
 * (exponential backoff with jitter); a provider's Retry-After is kept to. Being told to
 * come back later costs no try, and neither does a paid call whose outcome is unknown: trying again means
 * looking it up.
 */
export function judgeFailure(
  thrown: unknown,
  step: Pick<StepDefinition, 'attempts' | 'backoffMs'>,
  attempt: number,
  random = Math.random,
): Verdict {
  const error = toDomainError(thrown);
  const countTry = error.code !== 'provider-unknown' && error.code !== 'provider-busy';
  const retry = error.retryable && (!countTry || attempt + 1 < step.attempts);
  const backoffMs = step.backoffMs * 2 ** attempt * (1 + random() / 4);
  return { error, retry, countTry, delayMs: Math.round(error.retryAfterMs ?? backoffMs) };
}
