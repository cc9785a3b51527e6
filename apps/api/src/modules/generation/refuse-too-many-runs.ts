import type { Deps } from '../../deps.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';

/** Counts one more thing that an account has made or ordered. @throws DomainError `rate-limited` */
export function refuseTooManyRuns(
  { attempts, env }: Pick<Deps, 'attempts' | 'env'>,
  userId: string,
): Promise<void> {
  return refuseTooMany(attempts, `runs:${userId}`, env.RUNS_PER_MINUTE);
}
