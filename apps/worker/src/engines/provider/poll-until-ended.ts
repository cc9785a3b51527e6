import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { abortError } from '../../ledger/abort-error.ts';
import type { Outcome } from '../../ledger/paid-engine.ts';

/**
 * Looks at work of a provider until it has ended. The pauses, in ms, grow from `minMs` to `maxMs`. A look that fails for
 * a passing reason is repeated, five times in a row at most.
 *
 * @param look how the work has ended; undefined while it has not
 * @throws what the last look threw, or the signal's own error when it aborts
 */
export async function pollUntilEnded(
  look: () => Promise<Outcome | undefined>,
  { minMs, maxMs }: { minMs: number; maxMs: number },
  signal: AbortSignal,
): Promise<Outcome> {
  let pauseMs = minMs;
  for (let failures = 0; ; ) {
    try {
      const outcome = await look();
      if (outcome) return outcome;
      failures = 0;
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      if (!(error instanceof DomainError)) throw error;
      // The id is unknown there: nothing will ever come of it, whatever it cost.
      if (error.code === 'provider-rejected')
        return { failure: new DomainError('provider-failed', { cause: error }), inDoubt: true };
      if (!error.retryable || ++failures >= 5) throw error;
      pauseMs = Math.max(pauseMs, error.retryAfterMs ?? 0);
    }
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw abortError(signal);
    pauseMs = Math.min(pauseMs * 1.5, maxMs);
  }
}
