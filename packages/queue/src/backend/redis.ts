import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Wake } from '../port.ts';
import { type BackendRole, type QueueBackend, queueName, queueOptions, workerOptions } from './port.ts';

/** How long a first connection may take before it counts as refused, in ms. */
const connectMs = 1_000;

/** BullMQ on Redis, all lanes on one connection; each worker adds one for its blocking read. */
export function openRedisBackend(
  url: string,
  role: BackendRole,
  onError: (error: Error) => void,
): QueueBackend {
  const connection = new Redis(url, {
    maxRetriesPerRequest: null,
    enableOfflineQueue: role === 'worker',
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  connection.on('error', onError);
  return {
    makeQueue: (lane) => new Queue<Wake>(queueName(lane), { connection, ...queueOptions }),
    makeWorker: (lane, process, concurrency) =>
      new Worker<Wake>(queueName(lane), process, { connection, concurrency, ...workerOptions }),
    ping: async () => {
      if (connection.status !== 'ready')
        await once(connection, 'ready', { signal: AbortSignal.timeout(connectMs) });
      await connection.ping();
    },
    close: async () => connection.disconnect(),
  };
}
