import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Tells how long calls take, by route and status. */
export function addHttpMetrics(registry: Registry, app: FastifyInstance): void {
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
}
