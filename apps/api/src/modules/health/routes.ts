import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Readiness } from '@panelwise/contracts/http/health';
import { addPoolMetrics } from '@panelwise/db/pool-metrics';
import { answerWithin } from '@panelwise/queue/answer-within';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from '../../env.ts';
import { isFromThisMachine } from '../../http/this-machine.ts';
import { addHttpMetrics } from '../../metrics/http-metrics.ts';
import { addReadGauge } from '../../metrics/read-gauge.ts';
import { addSpendMetrics } from '../../metrics/spend-metrics.ts';
import { addWorkMetrics } from '../../metrics/work-metrics.ts';

const checkTimeoutMs = 2_000;
const hidden = { schema: { hide: true } as object };

/** Liveness, readiness and metrics, for whoever runs the product. Outside of /api. */
export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  const checks = {
    database: () => deps.database.db.execute(sql`select 1`),
    queue: () => deps.queue.ping(),
    store: () => deps.store.ping(),
  };
  const checkAll = async (): Promise<Readiness['checks']> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await timed(check)] as const),
      ),
    );
  app.get('/healthz', hidden, async () => ({ ok: true }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const results = await checkAll();
    const ready = Object.values(results).every(({ ok }) => ok);
    const readiness: Readiness = { ready, checks: results };
    return reply.code(ready ? 200 : 503).send(readiness);
  });

  const { registry } = deps;
  collectDefaultMetrics({ register: registry });
  addPoolMetrics(registry, deps.database.pool);
  addHttpMetrics(registry, app);
  addWorkMetrics(registry, deps);
  addSpendMetrics(registry, deps);
  addReadGauge(
    registry,
    { name: 'panelwise_ready', help: '1 while a part answers: database, queue, store', labelNames: ['part'] },
    async () => Object.entries(await checkAll()).map(([part, { ok }]) => [{ part }, ok ? 1 : 0]),
  );
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, deps.env)) throw new DomainError('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function timed(check: () => Promise<unknown>): Promise<Readiness['checks'][string]> {
  const startedAt = performance.now();
  const ms = () => Math.round((performance.now() - startedAt) * 10) / 10;
  try {
    await answerWithin(checkTimeoutMs, check());
    return { ok: true, ms: ms() };
  } catch {
    // Only that it fails: addresses and user names of the inner network are for the log.
    return { ok: false, ms: ms(), message: 'No answer.' };
  }
}

/**
 * With a token whoever has it. Without one only this machine itself and not through a proxy on it, and in production
 * nobody: there a proxy that sends no header looks like this machine.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { METRICS_TOKEN: token, NODE_ENV }: Pick<ApiEnv, 'METRICS_TOKEN' | 'NODE_ENV'>,
): boolean {
  if (token) {
    const expected = Buffer.from(`Bearer ${token}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  return NODE_ENV !== 'production' && isFromThisMachine(request);
}
