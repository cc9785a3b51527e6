import {
  createPostgresBackend,
  type JobProgress,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
  Queue,
  Worker,
} from 'bullmq';
import pg from 'pg';
import type { Wake } from '../port.ts';
import { type BackendRole, type QueueBackend, queueName, queueOptions, workerOptions } from './port.ts';

/** BullMQ on Postgres, all lanes on one pool; a worker holds one of its connections to listen. */
export function openPostgresBackend(
  url: string,
  role: BackendRole,
  onError: (error: Error) => void,
): QueueBackend {
  const pool = new pg.Pool({
    connectionString: url,
    options: '-c search_path=bullmq',
    max: role === 'worker' ? 4 : 3,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  // Nobody listens to a connection inside a transaction, and an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Every queue and worker listens to the pool's errors.
  pool.setMaxListeners(0);
  let closed: Promise<void> | undefined;
  return {
    makeQueue: (lane) =>
      new Queue(
        queueName(lane),
        { connection: pool, ...queueOptions },
        createPostgresBackend,
      ) as unknown as Queue<Wake>,
    makeWorker: (lane, process, concurrency) =>
      new Worker<Wake, void, string, PostgresQueueBackend, JobProgress, PostgresConnectionOptions>(
        queueName(lane),
        process,
        { connection: pool, concurrency, ...workerOptions },
        createPostgresBackend,
      ) as unknown as Worker<Wake>,
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}
