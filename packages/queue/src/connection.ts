import { runMigrations } from 'bullmq';
import pg from 'pg';

/** Where the queue and the notification bus live: Redis, or the Postgres that the product has anyway. */
export type QueueConnection = { kind: 'redis'; url: string } | { kind: 'postgres'; url: string };

/** Redis wherever its URL is set, else Postgres. */
export function chooseConnection(env: {
  redisUrl?: string | undefined;
  databaseUrl: string;
}): QueueConnection {
  return env.redisUrl ? { kind: 'redis', url: env.redisUrl } : { kind: 'postgres', url: env.databaseUrl };
}

/** Makes BullMQ's own tables (schema "bullmq") on Postgres; safe to call from several processes. Redis needs none. */
export async function migrateQueue(connection: QueueConnection): Promise<void> {
  if (connection.kind === 'redis') return;
  const client = new pg.Client({ connectionString: connection.url });
  await client.connect();
  try {
    // Where commits may be lost in a crash, these must not: they are not made a second time.
    await client.query('set synchronous_commit = on');
    await runMigrations(client);
  } finally {
    await client.end();
  }
}
