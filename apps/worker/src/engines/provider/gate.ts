import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { closeGate, findGate, handOnTry, openGate, takeTry } from '@panelwise/db/repositories/provider-gates';
import type { ProviderGate } from '../../ledger/paid-engine.ts';
import { ReplyLost } from '../../ledger/reply-lost.ts';

/** Failures in a row of one process after which a provider counts as down. */
const failuresToClose = 5;
const firstPauseMs = 15_000;
const longestPauseMs = 60_000;
/** Nobody is told to stay away for longer than this, in ms: whoever comes back earlier is told again. */
const longestWaitMs = 60_000;
/** While one call tries whether the provider is back, the others look again after this, in ms. */
const othersWaitMs = 1_000;
/** After this a try counts as given up, in ms: its process has died, or the provider is silent. */
const tryMs = 30_000;

/**
 * One provider's gate, the same for all processes, by the database's clock. It closes for as long as a 429 asks, and for
 * growing pauses when the provider is down; then a single call tries, and only when it gets through is the gate open to
 * all again. It is looked at before every request that is paid for.
 */
export function createGate(db: Database, provider: string): ProviderGate {
  let failures = 0;
  let pauseMs = firstPauseMs;

  /** @returns the token of a try; undefined when the gate is open */
  async function enter(): Promise<Date | undefined> {
    const state = await findGate(db, provider);
    if (state === 'open') return undefined;
    if (state !== 'due') throw busy(state.closedMs);
    const token = await takeTry(db, provider, tryMs);
    if (!token) throw busy(othersWaitMs);
    return token;
  }

  async function noteSuccess(token: Date | undefined): Promise<void> {
    failures = 0;
    pauseMs = firstPauseMs;
    if (token) await openGate(db, provider, token);
  }

  async function noteFailure(error: unknown, token: Date | undefined): Promise<void> {
    const reason = error instanceof ReplyLost ? error.reason : error;
    const code = reason instanceof DomainError ? reason.code : undefined;
    if (code === 'provider-busy') {
      await closeGate(db, provider, (reason as DomainError).retryAfterMs ?? othersWaitMs);
    } else if (code === 'provider-failed' || code === 'provider-timeout') {
      failures += 1;
      if (!token && failures < failuresToClose) return;
      await closeGate(db, provider, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } else if (code?.startsWith('provider-')) {
      await noteSuccess(token);
    } else if (token) {
      // Stopped from our side: says nothing about the provider.
      await handOnTry(db, provider, token);
    }
  }

  return {
    run: async (request) => {
      const token = await enter();
      try {
        const reply = await request();
        await noteSuccess(token).catch(() => undefined);
        return reply;
      } catch (error) {
        await noteFailure(error, token).catch(() => undefined);
        throw isLongBusy(error) ? busy(longestWaitMs, error) : error;
      }
    },
  };
}

function busy(retryAfterMs: number, cause?: unknown): DomainError {
  return new DomainError('provider-busy', { retryAfterMs: Math.min(retryAfterMs, longestWaitMs), cause });
}

function isLongBusy(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    error.code === 'provider-busy' &&
    (error.retryAfterMs ?? 0) > longestWaitMs
  );
}
