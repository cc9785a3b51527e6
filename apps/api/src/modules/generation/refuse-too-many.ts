import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Deps } from '../../deps.ts';

/**
 * Counts one more thing that an account has made or ordered.
 * @throws DomainError `rate-limited` when it is more in a minute than it may
 */
export async function refuseTooMany(
  { attempts, env }: Pick<Deps, 'attempts' | 'env'>,
  userId: string,
): Promise<void> {
  const { count, resetMs } = await attempts.hit(`runs:${userId}`, 60_000);
  if (count > env.RUNS_PER_MINUTE) throw new DomainError('rate-limited', { retryAfterMs: resetMs });
}
