import { budgetOf, centsPerUsd, microUsdPerUsd } from '@panelwise/contracts/domain/budget';
import { listClosedGates } from '@panelwise/db/repositories/provider-gates';
import { listProviders } from '@panelwise/db/repositories/provider-switches';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { addReadGauge, shared } from './read-gauge.ts';

/** Gates are kept by whom a key belongs to: OpenAI's is one for writing and drawing. */
const gatekeepers = ['openai', 'replicate'] as const;

/** Tells who may be bought from, and what the last day has cost by the ledger. */
export function addSpendMetrics(registry: Registry, { database: { db }, env }: Deps): void {
  const readProviders = shared(() => listProviders(db));
  addReadGauge(
    registry,
    {
      name: 'panelwise_provider_closed',
      help: '1 while nothing is sent to a provider, because it is down or has asked for less',
      labelNames: ['provider'],
    },
    async () => {
      const closed = await listClosedGates(db);
      return gatekeepers.map((provider) => [
        { provider },
        closed.some((one) => one.provider === provider) ? 1 : 0,
      ]);
    },
  );
  addReadGauge(
    registry,
    {
      name: 'panelwise_provider_switched_off',
      help: '1 while an operator has switched the provider off',
      labelNames: ['provider'],
    },
    async () => (await readProviders()).map(({ provider, isOff }) => [{ provider }, isOff ? 1 : 0]),
  );
  addReadGauge(
    registry,
    {
      name: 'panelwise_day_cost_usd',
      help: 'What the ledger has booked within the last 24 hours, in US dollars, with a guess for what has no price',
      labelNames: ['provider'],
    },
    async () =>
      (await readProviders()).map(({ provider, microUsd }) => [{ provider }, microUsd / microUsdPerUsd]),
  );
  addReadGauge(
    registry,
    { name: 'panelwise_day_budget_usd', help: 'What 24 hours may cost together, in US dollars' },
    async () => [[{}, budgetOf(env).centsTotal / centsPerUsd]],
  );
}
