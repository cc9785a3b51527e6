import { providerOf } from '@panelwise/contracts/domain/provider';
import { type DomainError, toDomainError } from '@panelwise/contracts/errors/domain-error';
import type { ProviderMetrics, RequestOutcome } from '../metrics/provider-metrics.ts';
import type { Outcome, PaidCallOrder, PaidEngine, Sent } from './paid-engine.ts';
import { ReplyLost } from './reply-lost.ts';
import { StillAtIt } from './still-at-it.ts';

type Settled = { outcome: RequestOutcome; error?: DomainError };

/** The engine with its requests counted and timed: those that order something, and those that wait for it. */
export function watched<T>(
  engine: PaidEngine<T>,
  order: Pick<PaidCallOrder, 'provider' | 'kind'>,
  metrics: ProviderMetrics | undefined,
): PaidEngine<T> {
  if (!metrics) return engine;
  const provider = providerOf(order);
  const time = async <R>(
    signal: AbortSignal,
    request: () => Promise<R>,
    settledOf: (reply: R) => Settled,
  ): Promise<R> => {
    const startedAt = performance.now();
    const note = ({ outcome, error }: Settled) => {
      metrics.asked(provider, outcome, (performance.now() - startedAt) / 1_000);
      if (error) metrics.failed(provider, error.code);
    };
    try {
      const reply = await request();
      note(settledOf(reply));
      return reply;
    } catch (error) {
      if (signal.aborted) note({ outcome: 'stopped' });
      else if (error instanceof ReplyLost) note({ outcome: 'lost', error: toDomainError(error.reason) });
      // The request before it is under way: nothing was refused.
      else if (!(error instanceof StillAtIt)) note({ outcome: 'failed', error: toDomainError(error) });
      throw error;
    }
  };
  const { resume } = engine;
  return {
    ...engine,
    send: (sending) => time(sending.signal, () => engine.send(sending), settledBySending),
    ...(resume && { resume: (id, signal) => time(signal, () => resume(id, signal), settledBy) }),
  };
}

function settledBySending({ outcome }: Sent): Settled {
  return outcome ? settledBy(outcome) : { outcome: 'accepted' };
}

function settledBy(outcome: Outcome): Settled {
  if (!('failure' in outcome)) return { outcome: 'succeeded' };
  const { failure } = outcome;
  return failure.code === 'cancelled' ? { outcome: 'stopped' } : { outcome: 'failed', error: failure };
}
