import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { pageRendererAddress } from './page-renderer.ts';

const minuteMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The limit of calls that everybody may make and that only read. */
    openReads: Limited;
  }
}

/** Lets routes limit their callers; counts in Redis where there is one. A route says so with `perAddress`. */
export async function addRateLimits(
  app: FastifyInstance,
  redis: Redis | undefined,
  readsPerMinute: number,
): Promise<void> {
  app.decorate('openReads', perAddress(readsPerMinute));
  await app.register(rateLimit, {
    global: false,
    ...(redis ? { redis } : {}),
    // The page renderer asks for whoever opens a page, and each page only once a second.
    allowList: (request) => request.raw.socket.remoteAddress === pageRendererAddress,
    // A limit that cannot be counted must not take the product down.
    skipOnError: true,
    nameSpace: 'panelwise:rate:',
    errorResponseBuilder: (_request, context) =>
      new DomainError('rate-limited', { retryAfterMs: context.ttl }),
  });
}

type Limited = { config: { rateLimit: RateLimitOptions } };

/** At most `max` calls from one address in `windowMs`. */
export function perAddress(max: number, windowMs = minuteMs): Limited {
  return { config: { rateLimit: { max, timeWindow: windowMs } } };
}
