import { microUsdPerUsd } from '@panelwise/contracts/domain/budget';
import { type Provider, providers } from '@panelwise/contracts/domain/provider';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { Usage } from '@panelwise/db/repositories/provider-calls';
import { Counter, Histogram, type Registry } from 'prom-client';

/**
 * How a request to a provider ended. `accepted` is done in the background, and waited for by the next one; of a `lost` one
 * nobody knows what became of it; `stopped` was given up from our side.
 */
const outcomes = ['succeeded', 'accepted', 'failed', 'lost', 'stopped'] as const;
export type RequestOutcome = (typeof outcomes)[number];

export type ProviderMetrics = {
  /** A request was answered, or given up. */
  asked(provider: Provider, outcome: RequestOutcome, seconds: number): void;
  /** A request has failed with an error of the catalogue. */
  failed(provider: Provider, code: string): void;
  /** What the ledger has booked for a sending. */
  booked(provider: Provider, usage: Usage): void;
};

/** What requests fail with, as a rule. */
const codes = Object.keys(errorCatalog).filter((code) => code.startsWith('provider-'));

/** What a worker tells of what it buys. */
export function addProviderMetrics(registry: Registry): ProviderMetrics {
  const registers = [registry];
  const requests = new Histogram({
    name: 'panelwise_provider_request_seconds',
    help: 'Time of a request to a provider, and of the wait for what it makes in the background, by outcome',
    labelNames: ['provider', 'outcome'],
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 90, 300],
    registers,
  });
  const errors = new Counter({
    name: 'panelwise_provider_errors_total',
    help: 'Requests to a provider that failed, by error code',
    labelNames: ['provider', 'code'],
    registers,
  });
  const tokens = new Counter({
    name: 'panelwise_provider_tokens_total',
    help: 'Tokens that the ledger has booked, in and out',
    labelNames: ['provider', 'direction'],
    registers,
  });
  const cost = new Counter({
    name: 'panelwise_provider_cost_usd_total',
    help: 'List prices that the ledger has booked, in US dollars; models without one count nothing',
    labelNames: ['provider'],
    registers,
  });
  // From 0, so that the first request is seen as an increase.
  for (const provider of providers) {
    for (const outcome of outcomes) requests.zero({ provider, outcome });
    for (const direction of ['in', 'out']) tokens.inc({ provider, direction }, 0);
    cost.inc({ provider }, 0);
    for (const code of codes) errors.inc({ provider, code }, 0);
  }
  return {
    asked: (provider, outcome, seconds) => requests.observe({ provider, outcome }, seconds),
    failed: (provider, code) => errors.inc({ provider, code }),
    booked: (provider, { tokensIn = 0, tokensOut = 0, costMicroUsd = 0 }) => {
      tokens.inc({ provider, direction: 'in' }, tokensIn);
      tokens.inc({ provider, direction: 'out' }, tokensOut);
      cost.inc({ provider }, costMicroUsd / microUsdPerUsd);
    },
  };
}
