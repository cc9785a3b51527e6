import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** Why an aborted signal was aborted, as an error to throw: its own DomainError, else `timeout`. */
export function abortError(signal: AbortSignal): DomainError {
  return signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('timeout', { cause: signal.reason });
}
