import { addPoolMetrics } from '@panelwise/db/pool-metrics';
import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { addProviderMetrics, type ProviderMetrics } from './provider-metrics.ts';
import { addWorkMetrics, type WorkMetrics } from './work-metrics.ts';

/** All that a worker process tells of itself. */
export type WorkerMetrics = { registry: Registry; work: WorkMetrics; providers: ProviderMetrics };

/** Memory, event loop, connections, work, and what is bought. */
export function openWorkerMetrics(pool: pg.Pool): WorkerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolMetrics(registry, pool);
  return { registry, work: addWorkMetrics(registry), providers: addProviderMetrics(registry) };
}
