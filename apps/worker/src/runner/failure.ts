import { type DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepDefinition } from '@panelwise/contracts/steps/define-step';

/** A lease lost this often belongs to work that ends the process that does it. */
export const leasesPerTry = 12;

export type Verdict = { error: DomainError; retry: boolean; countTry: boolean; delayMs: number };

/**
 * Decides what becomes of a failed try: again later, or never. The pause doubles from try to try and is
 * jittered by up to a quarter, so that many tasks which failed together do not come back together
 * (exponential backoff with jitter); a provider's Retry-After is kept to. While a paid call's outcome is
 * unknown, trying again means looking it up, so it costs no try.
 */
export function judgeFailure(
  thrown: unknown,
  step: Pick<StepDefinition, 'attempts' | 'backoffMs'>,
  attempt: number,
  random = Math.random,
): Verdict {
  const error = toDomainError(thrown);
  const countTry = error.code !== 'provider-unknown';
  const retry = error.retryable && (!countTry || attempt + 1 < step.attempts);
  const backoffMs = step.backoffMs * 2 ** attempt * (1 + random() / 4);
  return { error, retry, countTry, delayMs: Math.round(error.retryAfterMs ?? backoffMs) };
}
