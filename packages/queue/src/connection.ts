/** Where the queue and the bell live: Redis, or the Postgres that the product has anyway. */
export type QueueConnection = { kind: 'redis'; url: string } | { kind: 'postgres'; url: string };

/** Redis wherever its URL is set, else Postgres. */
export function chooseConnection(env: { redisUrl?: string | undefined; databaseUrl: string }): QueueConnection {
  return env.redisUrl ? { kind: 'redis', url: env.redisUrl } : { kind: 'postgres', url: env.databaseUrl };
}
