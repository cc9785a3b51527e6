import { limits } from '@panelwise/contracts/domain/limits';
import {
  describeOutage,
  describeWaiting,
  isHeldCode,
  isOutageCode,
} from '@panelwise/contracts/domain/outage';
import { type DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepDefinition } from '@panelwise/contracts/steps/define-step';
import type { RunRow } from '@panelwise/db/repositories/runs';
import type { OutageAge, TryCounts } from '@panelwise/db/repositories/work-leases';

/** Work whose worker has died this often is taken for the cause. High, because workers also die of other things. */
export const crashesMax = 10;

/** What people read while work waits for another worker because its own was stopped. */
export const restartMessage = 'We are restarting. This goes on by itself in a moment.';

/** While a service is away its work looks again at least this often, in ms. */
const outagePauseMaxMs = 60_000;

/** What is held looks again at least this often, in ms: a budget may have been raised meanwhile. */
const heldPauseMaxMs = 10 * 60_000;

export type Verdict = {
  error: DomainError;
  retry: boolean;
  counts: TryCounts;
  delayMs: number;
  /** What people read: of the failure, or of what is waited for. */
  message: string;
};

type Try = Pick<RunRow, 'attempt' | 'lane'> & OutageAge;

/**
 * Decides what becomes of a failed try: again later, or never.
 *
 * A service that is away fails every try, so such tries are not counted; instead there is a time, `limits.outageMaxMs`,
 * for which it is waited for. Neither is counted a paid call whose outcome is unknown: trying again means looking it up.
 * What is held, because a budget is used up or a provider is switched off, waits for as long as that takes.
 * Everything else has the step's number of tries.
 *
 * The pause doubles from try to try, and with the length of an outage. It is jittered by up to a quarter, so that many
 * tasks which failed together do not come back together (exponential backoff with jitter). A provider's Retry-After is
 * kept to.
 */
export function judgeFailure(
  thrown: unknown,
  step: Pick<StepDefinition, 'attempts' | 'backoffMs' | 'failMessage'>,
  { attempt, lane, outageMs }: Try,
  random = Math.random,
): Verdict {
  const error = toDomainError(thrown);
  const pause = (ms: number) => Math.round(error.retryAfterMs ?? ms * (1 + random() / 4));
  if (isHeldCode(error.code))
    return {
      error,
      retry: true,
      counts: 'held',
      delayMs: Math.min(pause(heldPauseMaxMs), heldPauseMaxMs),
      message: error.message,
    };
  if (isOutageCode(error.code) && !error.workWasDone) {
    const retry = (outageMs ?? 0) < limits.outageMaxMs;
    return {
      error,
      retry,
      counts: 'outage',
      delayMs: pause(Math.min(Math.max(step.backoffMs, outageMs ?? 0), outagePauseMaxMs)),
      message: retry ? describeWaiting(error.code, lane) : describeOutage(error.code, lane),
    };
  }
  const counts = error.code === 'provider-unknown' ? 'nothing' : 'try';
  return {
    error,
    retry: error.retryable && (counts === 'nothing' || attempt + 1 < step.attempts),
    counts,
    delayMs: pause(step.backoffMs * 2 ** attempt),
    message: error.code === 'internal' ? step.failMessage : error.message,
  };
}
