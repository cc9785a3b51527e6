import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { AttemptCounter } from './attempt-counter.ts';

const minuteMs = 60_000;

/**
 * Counts one more of what an account does.
 * @param key what is counted, and of whom
 * @throws DomainError `rate-limited` when there were more than `max` in a minute
 */
export async function refuseTooMany(attempts: AttemptCounter, key: string, max: number): Promise<void> {
  const { count, resetMs } = await attempts.hit(key, minuteMs);
  if (count > max) throw new DomainError('rate-limited', { retryAfterMs: resetMs });
}
