import { lanes } from '@panelwise/contracts/steps/define-step';
import { countRunsByStatus } from '@panelwise/db/repositories/run-counts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';

/** Collects what Prometheus asks for: the process, HTTP durations by route, runs by status, queue lengths. */
export function addMetrics(
  app: FastifyInstance,
  deps: Deps,
): { contentType: string; read(): Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'panelwise_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 100],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: ids would make a series of each.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  new Gauge({
    name: 'panelwise_runs',
    help: 'Runs by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      // What can be counted is worth reading while the rest is away.
      const counts = await countRunsByStatus(deps.database.db).catch(() => []);
      this.reset();
      for (const { status, n } of counts) this.set({ status }, n);
    },
  });
  new Gauge({
    name: 'panelwise_queue_jobs',
    help: 'Jobs in the queue by lane and state',
    labelNames: ['lane', 'state'],
    registers: [registry],
    async collect() {
      const counts = await deps.queue.counts().catch(() => undefined);
      this.reset();
      for (const lane of counts ? lanes : [])
        for (const [state, n] of Object.entries(counts?.[lane] ?? {})) this.set({ lane, state }, n);
    },
  });
  return { contentType: registry.contentType, read: () => registry.metrics() };
}
