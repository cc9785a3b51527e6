import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type AttemptCounter, memoryAttemptCounter } from './attempt-counter.ts';

/** Counts in Redis, for all API processes together. While Redis is away, each process counts for itself. */
export function redisAttemptCounter(redis: Redis): AttemptCounter {
  const fallback = memoryAttemptCounter();
  return {
    hit: async (key, windowMs) => {
      const name = nameOf(key);
      const replies = await redis
        .multi()
        .incr(name)
        .pexpire(name, windowMs, 'NX')
        .pttl(name)
        .exec()
        .catch(() => null);
      const [count, , ttl] = (replies ?? []).map(([, value]) => Number(value));
      if (count === undefined || ttl === undefined) return fallback.hit(key, windowMs);
      return { count, resetMs: Math.max(0, ttl) };
    },
    count: async (key) => {
      const [here, there] = await Promise.all([
        fallback.count(key),
        redis.get(nameOf(key)).catch(() => null),
      ]);
      return Math.max(here, Number(there ?? 0));
    },
    clear: async (key) => {
      await Promise.all([redis.del(nameOf(key)).catch(() => undefined), fallback.clear(key)]);
    },
  };
}

/** Keys hold e-mails, which are not to lie about in Redis. */
function nameOf(key: string): string {
  return `panelwise:attempts:${createHash('sha256').update(key).digest('base64url')}`;
}
