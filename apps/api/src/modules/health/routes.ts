import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Readiness } from '@panelwise/contracts/http/health';
import { answerWithin } from '@panelwise/queue/answer-within';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from '../../env.ts';
import { isFromThisMachine } from '../../http/this-machine.ts';
import { addMetrics } from './metrics.ts';

const checkTimeoutMs = 2_000;
const hidden = { schema: { hide: true } as object };

/** Liveness, readiness and metrics, for whoever runs the product. Outside of /api. */
export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  const checks = {
    database: () => deps.database.db.execute(sql`select 1`),
    queue: () => deps.queue.ping(),
    store: () => deps.store.ping(),
  };
  app.get('/healthz', hidden, async () => ({ ok: true }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await timed(check)] as const),
    );
    const ready = entries.every(([, result]) => result.ok);
    const readiness: Readiness = { ready, checks: Object.fromEntries(entries) };
    return reply.code(ready ? 200 : 503).send(readiness);
  });

  const metrics = addMetrics(app, deps);
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, deps.env)) throw new DomainError('not-found');
    return reply.type(metrics.contentType).send(await metrics.read());
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
