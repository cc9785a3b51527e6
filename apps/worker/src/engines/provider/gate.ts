import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { ReplyLost } from '../../ledger/reply-lost.ts';

/** Failures in a row after which a provider counts as down. */
const failuresToClose = 5;
const firstPauseMs = 15_000;
const longestPauseMs = 5 * 60_000;
/** While one call tries whether the provider is back, the others look again after this, in ms. */
const othersWaitMs = 1_000;

export type ProviderGate = {
  /** Runs a request, or refuses at once with `provider-busy` and the time to come back. */
  run<T>(request: () => Promise<T>): Promise<T>;
};

/**
 * One provider's gate in this process. It closes for as long as a 429 asks, and for growing pauses when the
 * provider is down; then a single call tries, and only when it gets through is the gate open to all again.
 * `clock` gives monotonic ms.
 */
export function createGate(clock: () => number = () => performance.now()): ProviderGate {
  let closedUntil = 0;
  let trying: 'nobody' | 'next' | 'now' = 'nobody';
  let failures = 0;
  let pauseMs = firstPauseMs;

  function enter(): void {
    const waitMs = closedUntil - clock();
    if (waitMs > 0) throw new DomainError('provider-busy', { retryAfterMs: Math.ceil(waitMs) });
    if (trying === 'now') throw new DomainError('provider-busy', { retryAfterMs: othersWaitMs });
    if (trying === 'next') trying = 'now';
  }

  function close(ms: number): void {
    closedUntil = Math.max(closedUntil, clock() + ms);
    trying = 'next';
  }

  function open(): void {
    trying = 'nobody';
    failures = 0;
    pauseMs = firstPauseMs;
  }

  function note(error: unknown): void {
    const reason = error instanceof ReplyLost ? error.reason : error;
    const code = reason instanceof DomainError ? reason.code : undefined;
    if (code === 'provider-busy') {
      close((reason as DomainError).retryAfterMs ?? othersWaitMs);
    } else if (code === 'provider-failed' || code === 'provider-timeout') {
      failures += 1;
      if (trying !== 'now' && failures < failuresToClose) return;
      close(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } else if (!code?.startsWith('provider-')) {
      // Stopped from our side: says nothing about the provider.
      if (trying === 'now') trying = 'next';
    } else open();
  }

  return {
    run: async (request) => {
      enter();
      try {
        const reply = await request();
        if (clock() >= closedUntil) open();
        return reply;
      } catch (error) {
        note(error);
        throw error;
      }
    },
  };
}
